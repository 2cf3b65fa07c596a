use inkundla::desk::Desk;
use inkundla::desk::events::Plan;
use inkundla::live::Hub;
use inkundla::referee::ClockPolicy;
use inkundla::rules::Ruleset;
use inkundla::store::{NewEntrant, Store};
use inkundla::tournament::{EntrantName, Options, Presence, RoundNo};
use inkundla::web::{Shared, server::Listening};

#[test]
#[ignore]
fn serve_a_board() {
    let _ = std::fs::remove_file("/tmp/board.db");
    let desk = Desk::open(Store::open("sqlite:/tmp/board.db").unwrap(), Hub::default()).unwrap();
    let at = chrono::Utc::now();
    let id = desk
        .create_account("Ms Dlamini", "three red cows", at)
        .unwrap();
    let token = desk.open_session(id, at).unwrap();
    let account = desk.account_of(&token, at).unwrap().unwrap();
    let plan = Plan {
        name: "School cup".into(),
        ruleset: Ruleset::by_name("umlabalaba").unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::MINUTE,
    };
    let key = desk.create_event(&account, &plan, at).unwrap();
    let org = desk.organiser(&account, &key).unwrap();
    let kids = [
        "Thandiwe Mokoena",
        "Sipho Dlamini",
        "Ayanda Nkosi",
        "Lerato Zulu",
    ]
    .map(|n| NewEntrant {
        name: EntrantName::parse_whole(n).unwrap(),
        school: Some("Durban".into()),
        grade: None,
        presence: Presence::Here,
    });
    desk.enter(&org, kids.to_vec(), at).unwrap();
    desk.draft_round(&org, at).unwrap();
    desk.post_round(&org, RoundNo(1), "", at).unwrap();
    let org = desk.organiser(&account, &key).unwrap();
    for b in desk.boards(org.event(), RoundNo(1)).unwrap() {
        println!("/u/{}", desk.code_of(&b).unwrap());
    }
    println!("/e/{key}/boards/1/1 cookie {token}");
    let l = Listening::on("127.0.0.1:8097".parse().unwrap()).unwrap();
    let shared = actix_web::web::Data::new(Shared::new(desk, "X".into()).unwrap());
    actix_web::rt::System::new()
        .block_on(l.serve(shared))
        .unwrap();
}
