//! Players of an earlier event of the same organiser, entered again.

use super::{App, added, checked, event, with_players};
use crate::web::harness::Client;
use inkundla::desk::rights::{EraseNames, Right, Unlimited};
use inkundla::rules::Side;
use inkundla::store::Consent;
use inkundla::system_time::now;
use inkundla::tournament::{Entrant, PairingResult, RoundNo, Scored};

const LIST: &str = "name,school,grade,gender,rating,born,consent,shown as\n\
    Thandiwe Mokoena,North,5,f,1200,2014,given,\nSipho Dlamini,North,6,m,,,refused,\n\
    Ayanda Nkosi,South,,,,,,Blue Kudu\nDewi Lestari,South,,,,,,not shown";

fn organiser(app: &App, event: &str) -> Right<Unlimited> {
    let account = app.desk.account_named("Ms Khumalo").unwrap();
    let key = event.trim_start_matches("/e/");
    app.desk.organiser(&account, key).unwrap()
}

fn entrants(app: &App, event: &str) -> Vec<Entrant> {
    app.desk.entrants(&organiser(app, event)).unwrap()
}

fn consents(app: &App, event: &str) -> Vec<Option<Consent>> {
    let right = organiser(app, event);
    let all = entrants(app, event).into_iter();
    let child = |one: Entrant| app.desk.child(&right, one.id).unwrap().consent;
    all.map(child).collect()
}

/// Enters all players of a school of the earlier event.
fn picks_school(client: &Client, event: &str, from: &str, school: &str) -> u16 {
    let form = [("from", from.trim_start_matches("/e/")), ("school", school)];
    client
        .post(&format!("{event}/players/earlier"), &form)
        .status
}

#[test]
fn players_of_an_earlier_event_are_entered_with_their_data_and_consent() {
    let app = App::start();
    let client = app.organiser();
    let first = with_players(&client, LIST);
    let second = event(&client);
    let page = client.get(&format!("{second}/players"));
    assert!(
        page.sees("Pick players from earlier events"),
        "{}",
        page.text()
    );
    let page = client.get(&format!("{second}/players/earlier"));
    assert_eq!(
        page.attributes("#earlier input[name=who]", "value").len(),
        4
    );
    assert_eq!(picks_school(&client, &second, &first, "north"), 303);
    let earlier = entrants(&app, &first);
    let form = [
        ("from", first.trim_start_matches("/e/").to_owned()),
        ("who", earlier[2].id.0.to_string()),
        ("who", earlier[3].id.0.to_string()),
        ("who", earlier[0].id.0.to_string()),
    ];
    let form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    let page = client.post(&format!("{second}/players/earlier"), &form);
    let said = "Players entered: 2. On the list already: Thandiwe Mokoena.";
    assert!(page.sees(said), "{}", page.text());
    assert_eq!(
        page.attributes("#earlier input[disabled]", "value").len(),
        4
    );

    let again = entrants(&app, &second);
    let data = |all: &[Entrant]| {
        let one = |one: &Entrant| {
            let names = (one.name.to_string(), one.name.alias());
            (names, one.school.clone(), one.grade, one.about)
        };
        all.iter().map(one).collect::<Vec<_>>()
    };
    assert_eq!(data(&again), data(&earlier));
    assert_eq!(
        consents(&app, &second),
        consents(&app, &first),
        "who noted it, and when"
    );
    let history = client.get(&format!("{second}/history"));
    let undo = history.attributes("a[href$='/undo']", "href").remove(0);
    assert_eq!(client.post(&undo, &[]).status, 303);
    assert_eq!(entrants(&app, &second).len(), 2);
}

#[test]
fn only_own_events_whose_names_are_kept_are_offered() {
    let app = App::start();
    let client = app.organiser();
    let first = with_players(&client, LIST);
    let second = event(&client);
    let other = app.another_organiser("Mr Adams");
    let foreign = event(&other);
    let page = other.get(&format!("{foreign}/players/earlier"));
    assert!(page.sees("You have no earlier event"), "{}", page.text());
    assert_eq!(picks_school(&other, &foreign, &first, "north"), 404);
    assert_eq!(entrants(&app, &second).len(), 0);
    let nobody = client.post(
        &format!("{second}/players/earlier"),
        &[("from", first.trim_start_matches("/e/"))],
    );
    assert_eq!(nobody.status, 422, "{}", nobody.text());

    let account = app.desk.account_named("Ms Khumalo").unwrap();
    let key = first.trim_start_matches("/e/");
    let right = app.desk.right::<EraseNames>(&account, key, now()).unwrap();
    app.desk.erase_names(&right, now()).unwrap();
    let page = client.get(&format!("{second}/players/earlier"));
    assert!(page.sees("You have no earlier event"), "{}", page.text());
    assert_eq!(picks_school(&client, &second, &first, "north"), 404);
}

#[test]
fn the_organiser_sees_what_a_player_reached_at_earlier_events() {
    let app = App::start();
    let client = app.organiser();
    let first = with_players(&client, LIST);
    let right = organiser(&app, &first);
    app.desk.draft_round(&right, now()).unwrap();
    app.desk.post_round(&right, RoundNo(1), "", now()).unwrap();
    for board in app.desk.boards(right.event(), RoundNo(1)).unwrap() {
        let won = Some(Scored {
            result: PairingResult::Won(Side::First),
            shot: None,
        });
        let place = (RoundNo(1), board.pairing.board);
        app.desk
            .enter_result(&right, place, won, "", now())
            .unwrap();
    }
    let second = event(&client);
    let page = checked(
        &client,
        &second,
        "name,school\nThandiwe Mokoena,North\nNomsa Sithole,North",
    );
    assert_eq!(added(&client, &second, &page, &[]).status, 303);
    let [known, new] = &entrants(&app, &second)[..] else {
        panic!("two were entered")
    };
    let place = |one: &Entrant| format!("{second}/players/{}/earlier-events", one.id.0);
    let seen = client.get(&place(known));
    assert!(seen.sees(" of 4"), "{}", seen.text());
    assert!(
        client
            .get(&place(new))
            .sees("No earlier event has this player.")
    );
    assert_ne!(app.visitor().get(&place(known)).status, 200);
}
