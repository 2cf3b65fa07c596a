//! An umpire's phone at a board, by HTTP.

use super::harness::{App, Client, PHRASE, Page};
use chrono::TimeDelta;
use inkundla::desk::Desk;
use inkundla::desk::events::{Organiser, Plan};
use inkundla::referee::{ClockPolicy, Conduct};
use inkundla::rules::Ruleset;
use inkundla::store::NewEntrant;
use inkundla::tournament::{About, EntrantName, Options, Presence, RoundNo};
use inkundla::web::clock::now;

/// A posted round of four children.
pub struct Hall {
    pub app: App,
    pub key: String,
    pub codes: Vec<String>,
}

impl Hall {
    pub fn open() -> Hall {
        Hall::with(ClockPolicy::MINUTE)
    }

    pub fn with(clock: ClockPolicy) -> Hall {
        let app = App::start();
        let (key, codes) = post_a_round(&app.desk, clock);
        Hall { app, key, codes }
    }

    /// A hall in which another game is played, without a clock.
    pub fn of(ruleset: &str) -> Hall {
        let app = App::start();
        let ruleset = Ruleset::by_code(ruleset).unwrap();
        let (key, codes) = post_a_round_of(&app.desk, ruleset, ClockPolicy::Off);
        Hall { app, key, codes }
    }

    /// A hall with rules of its own about cards, without a clock.
    pub fn under(conduct: Conduct) -> Hall {
        let app = App::start();
        let ruleset = Ruleset::by_name("umlabalaba").unwrap();
        let (key, codes) = post_by(&app.desk, ruleset, ClockPolicy::Off, conduct);
        Hall { app, key, codes }
    }

    pub fn organiser(&self) -> Organiser {
        organiser(&self.app.desk, &self.key)
    }

    /// Gives the event, a child and its school a text of somebody else for a name.
    pub fn renames(&self, text: &str) {
        let (desk, right) = (&self.app.desk, self.organiser());
        let child = desk.entrants(&right).unwrap().remove(0);
        let name = EntrantName::parse_whole(text).unwrap_or(child.name);
        let new = NewEntrant {
            name,
            school: Some(text.to_owned()),
            grade: None,
            presence: child.presence,
            about: About::default(),
        };
        desk.correct_entrant(&right, child.id, new, now()).unwrap();
        let path = format!("/e/{}/settings", self.key);
        let teacher = self.app.signed_in("Ms Khumalo");
        let mut form = teacher.get(&path).form(&path);
        form.retain(|(name, _)| name != "name");
        form.push(("name".to_owned(), text.to_owned()));
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        assert_eq!(teacher.post(&path, &form).status, 303, "{text}");
    }

    /// A phone that records the first board.
    pub fn umpire(&self, name: &str) -> Phone {
        Phone::recording(self.app.visitor(), &self.codes[0], name)
    }

    /// The first board as spectators see it.
    pub fn board(&self) -> Page {
        self.app
            .visitor()
            .get(&format!("/e/{}/boards/1/1", self.key))
    }
}

/// Sets up an event with a posted round of two boards; its key and their codes.
pub fn post_a_round(desk: &Desk, clock: ClockPolicy) -> (String, Vec<String>) {
    post_a_round_of(desk, Ruleset::by_name("umlabalaba").unwrap(), clock)
}

/// The same of any game.
pub fn post_a_round_of(desk: &Desk, ruleset: Ruleset, clock: ClockPolicy) -> (String, Vec<String>) {
    post_by(desk, ruleset, clock, Conduct::default())
}

fn post_by(
    desk: &Desk,
    ruleset: Ruleset,
    clock: ClockPolicy,
    conduct: Conduct,
) -> (String, Vec<String>) {
    desk.create_account("Ms Khumalo", PHRASE, now()).unwrap();
    let plan = Plan {
        name: "Zone cup".into(),
        ruleset,
        options: Options::automatic(),
        clock,
        conduct,
        language: None,
    };
    let key = desk.create_event(&account(desk), &plan, now()).unwrap();
    let names = [
        "Thandiwe Mokoena",
        "Sipho Dlamini",
        "Ayanda Nkosi",
        "Lerato Zulu",
    ];
    let children = names.map(|name| NewEntrant {
        name: EntrantName::parse_whole(name).unwrap(),
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    });
    desk.enter(&organiser(desk, &key), children.to_vec(), now())
        .unwrap();
    desk.draft_round(&organiser(desk, &key), now()).unwrap();
    desk.post_round(&organiser(desk, &key), RoundNo(1), "", now())
        .unwrap();
    let boards = desk
        .boards(organiser(desk, &key).event(), RoundNo(1))
        .unwrap();
    let codes = boards
        .iter()
        .map(|board| desk.code_of(board).unwrap())
        .collect();
    (key, codes)
}

/// An event with a posted round of two boards, without a clock.
pub fn a_posted_round(desk: &Desk) -> (String, Vec<String>) {
    post_a_round(desk, ClockPolicy::Off)
}

/// A phone that records a board, whoever did before.
pub fn umpire(desk: &Desk, code: &str) -> inkundla::desk::games::Umpire {
    let before = desk.umpire(code, None, now()).unwrap();
    let token = desk.start_recording(&before, "Ms Naidoo", true, now());
    desk.umpire(code, Some(&token.unwrap()), now()).unwrap()
}

/// Turns as an umpire records them.
pub fn plays(desk: &Desk, code: &str, turns: &[&str]) {
    let umpire = umpire(desk, code);
    for turn in turns {
        let seen = desk.told(umpire.seat()).unwrap().game.seq;
        let play = inkundla::referee::Command::Play((*turn).to_owned());
        desk.carry_out(
            &umpire,
            &inkundla::desk::games::Slip::now(seen, play),
            now(),
        )
        .unwrap();
    }
}

/// The organiser of an event.
pub fn organiser(desk: &Desk, key: &str) -> Organiser {
    desk.organiser(&account(desk), key).unwrap()
}

fn account(desk: &Desk) -> inkundla::store::Account {
    let token = desk.sign_in("Ms Khumalo", PHRASE, now()).unwrap();
    desk.account_of(&token, now()).unwrap().unwrap()
}

/// A phone at a board.
pub struct Phone {
    pub client: Client,
    pub path: String,
}

impl Phone {
    /// A phone that records a board from now on.
    pub fn recording(client: Client, code: &str, name: &str) -> Phone {
        let path = format!("/u/{code}");
        let answer = client.post(&format!("{path}/start"), &[("name", name)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        Phone { client, path }
    }

    /// The same, whoever recorded it before.
    pub fn recording_over(client: Client, code: &str, name: &str) -> Phone {
        let path = format!("/u/{code}");
        let form = [("name", name), ("take_over", "1")];
        let answer = client.post(&format!("{path}/start"), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
        Phone { client, path }
    }

    pub fn page(&self) -> Page {
        self.client.get(&self.path)
    }

    pub fn seen(&self) -> String {
        self.page().attributes("#live", "data-seq")[0].clone()
    }

    pub fn sends(&self, seen: &str, form: &[(&str, &str)]) -> Page {
        let form = [&[("seen", seen)], form].concat();
        self.client.part(&format!("{}/record", self.path), &form)
    }

    pub fn does(&self, form: &[(&str, &str)]) -> Page {
        self.sends(&self.seen(), form)
    }

    pub fn plays(&self, turn: &str) -> Page {
        self.does(&[("act", "turn"), ("turn", turn)])
    }

    /// All that the page needs, with the sheets that its script fetches: how
    /// many files, and how many bytes over the wire.
    pub fn weight(&self) -> (usize, usize) {
        let page = self.page();
        let mut files = page.attributes("link[rel=stylesheet], link[rel=modulepreload]", "href");
        files.extend(page.attributes("script", "src"));
        files.push(self.path.clone());
        let weigh = |path: &String| {
            let gzip = ("accept-encoding", "gzip");
            self.client.get_with(path, gzip).1.len()
        };
        let each: Vec<usize> = files.iter().map(weigh).collect();
        let bytes: usize = each.iter().sum();
        let sheets = page.attributes("[data-sheets]", "data-sheets").remove(0);
        let headers = [("accept-encoding", "gzip"), ("x-fragment", "1")];
        let sheets = self.client.get_by(&sheets, &headers).1.len();
        (files.len() + 1, bytes + sheets)
    }
}

#[test]
fn a_code_opens_a_board_without_an_account() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    let page = visitor.get(&format!("/u/{}", hall.codes[0]));
    assert_eq!(page.status, 200);
    assert!(page.sees("Board 1 · Round 1") && page.sees("Start recording"));
    assert!(!page.body.contains("Mokoena"), "short names only");
    // Typed by hand: small letters and a dash are as good.
    let typed = format!("{}-{}", &hall.codes[0][..3], &hall.codes[0][3..]).to_lowercase();
    assert_eq!(visitor.post_and_look("/u", &[("code", &typed)]).status, 200);
}

#[test]
fn a_wrong_code_says_what_to_do() {
    let hall = Hall::open();
    let page = hall.app.visitor().get("/u/ZZZZZZ");
    assert_eq!(page.status, 404);
    assert!(page.sees("No board has this code. Look at the card on the table and type it again."));
}

#[test]
fn guessing_codes_is_stopped_and_phones_that_record_go_on() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let guesser = hall.app.visitor();
    let tries = |n: u32| guesser.get(&format!("/u/ZZZZ{n:02}")).status;
    assert!((0..20).all(|n| tries(n) == 404));
    let board = format!("/u/{}", hall.codes[1]);
    assert_eq!(tries(20), 429);
    assert_eq!(guesser.get(&board).status, 429, "a right one tells nothing");
    assert_eq!(phone.plays("E1").status, 200);
}

#[test]
fn the_page_can_be_read_and_used_without_scripts() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let page = phone.page();
    assert!(
        page.sees("Thandiwe M. starts.") || page.sees("starts. Tap the point"),
        "{}",
        page.text()
    );
    assert_eq!(page.all("form.noscript select option").len(), 24);
    let path = format!("{}/record", phone.path);
    let form = [("seen", "0"), ("act", "turn"), ("turn", "E1")];
    let after = phone.client.post_and_look(&path, &form);
    assert_eq!(
        after.attributes("#live", "data-seq"),
        ["2"],
        "begun, and one turn"
    );
    assert_eq!(after.all("form.noscript select option").len(), 23);
}

#[test]
fn the_umpires_page_is_light() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let (files, bytes) = phone.weight();
    assert_eq!(files, 4, "the page, its style, its script, the sheets");
    assert!(bytes <= 25_000, "{bytes} bytes over the wire");
}

#[test]
fn an_illegal_turn_is_told_why_and_nothing_is_lost() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let answer = phone.plays("E1");
    assert_eq!(answer.status, 422);
    assert!(
        answer.sees("E1: There is a cow on E1. Choose an empty point."),
        "{}",
        answer.text()
    );
    assert_eq!(answer.attributes("#live", "data-seq"), ["2"]);
    assert!(hall.board().sees("1. White places a cow on E1"));
}

#[test]
fn a_turn_sent_twice_is_recorded_once_and_answered_as_done() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let seen = phone.seen();
    for _ in 0..3 {
        let answer = phone.sends(&seen, &[("act", "turn"), ("turn", "R4")]);
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert_eq!(answer.attributes("#live", "data-seq"), ["3"]);
    }
}

#[test]
fn the_first_turn_sent_twice_is_recorded_once_too() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    for _ in 0..2 {
        let answer = phone.sends("0", &[("act", "turn"), ("turn", "E1")]);
        assert_eq!(
            (answer.status, answer.attributes("#live", "data-seq")),
            (200, vec!["2".to_owned()])
        );
    }
}

#[test]
fn an_old_page_is_shown_the_true_board() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let seen = phone.seen();
    phone.plays("R4");
    let answer = phone.sends(&seen, &[("act", "turn"), ("turn", "E3")]);
    assert_eq!(answer.status, 409);
    assert!(answer.sees("The record had moved on."));
    assert_eq!(answer.attributes("#live", "data-seq"), ["3"]);
}

#[test]
fn of_two_phones_one_records_and_the_other_is_told() {
    let hall = Hall::open();
    let first = hall.umpire("Ms Naidoo");
    first.plays("E1");
    let path = format!("/u/{}", hall.codes[0]);
    let second = Phone {
        client: hall.app.visitor(),
        path: path.clone(),
    };
    let page = second.page();
    assert!(
        page.sees("Ms Naidoo has recorded this board since"),
        "{}",
        page.text()
    );
    assert!(page.sees("last turn 1") && page.sees("Take over") && page.sees("Watch"));
    let refused = second
        .client
        .post(&format!("{path}/start"), &[("name", "Mr Botha")]);
    assert_eq!(refused.status, 409);

    let form = [("name", "Mr Botha"), ("take_over", "1")];
    assert_eq!(
        second.client.post(&format!("{path}/start"), &form).status,
        303
    );
    assert_eq!(second.plays("R4").status, 200);
    let told = first.plays("E3");
    assert_eq!(told.status, 409);
    assert!(told.sees("Mr Botha records this board. Tap Take over to record here, or watch."));
    assert_eq!(
        told.attributes("#live", "data-seq"),
        ["3"],
        "the true board"
    );
}

#[test]
fn somebody_without_the_phone_cannot_record() {
    let hall = Hall::open();
    let _umpire = hall.umpire("Ms Naidoo");
    let stranger = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[0]),
    };
    assert_eq!(stranger.plays("E1").status, 409);
    assert_eq!(stranger.seen(), "0");
}

#[test]
fn cards_and_undo_by_forms() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let delay = |card| {
        [
            ("act", "card"),
            ("side", "second"),
            ("card", card),
            ("offence", "delay"),
        ]
    };
    assert_eq!(
        phone
            .does(&delay("yellow"))
            .attributes(".cardchip.y", "aria-label"),
        ["yellow card"]
    );
    let red = phone.does(&delay("red"));
    assert_eq!(red.status, 200, "{}", red.text());
    assert!(hall.board().sees("Black loses the turn by a red card"));
    let undone = phone.does(&[("act", "undo"), ("reason", "shown to the wrong player")]);
    assert_eq!(
        undone.attributes(".strip .cardchip", "aria-label"),
        ["yellow card"]
    );
    assert_eq!(phone.does(&[("act", "undo"), ("reason", " ")]).status, 422);
    let board = hall.board();
    assert!(board.sees("taken back: shown to the wrong player"));
    assert_eq!(
        board.all("s").len(),
        2,
        "the card and the lost turn are struck out"
    );
    let award = phone.does(&delay("award"));
    assert!(
        award.sees("awarded by the umpire without a red card before"),
        "{}",
        award.text()
    );
}

#[test]
fn the_minute_protects_the_player() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let card = [
        ("act", "card"),
        ("side", "second"),
        ("card", "yellow"),
        ("offence", "delay"),
    ];
    let answer = phone.does(&card);
    assert_eq!(answer.status, 422);
    assert!(answer.sees("The minute is not over:"), "{}", answer.text());
}

#[test]
fn a_result_at_the_board_is_the_result_of_the_round() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let over = phone.does(&[("act", "resign"), ("side", "second")]);
    assert!(
        over.sees("wins: the other player gave up"),
        "{}",
        over.text()
    );
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    let posted = tournament.posted().unwrap();
    assert_eq!(posted.boards[0].1.unwrap().result.code(), "1-0");
    // Undo opens it again, and the result goes with it.
    phone.does(&[("act", "undo"), ("reason", "not yet")]);
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    assert_eq!(tournament.posted().unwrap().boards[0].1, None);
}

#[test]
fn a_closed_round_can_only_be_read() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "draw")]);
    let other = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[1]),
    };
    other
        .client
        .post(&format!("{}/start", other.path), &[("name", "Mr Botha")]);
    other.does(&[("act", "both-absent")]);
    hall.app
        .desk
        .close_round(&hall.organiser(), RoundNo(1), now())
        .unwrap();
    let page = phone.page();
    assert!(page.sees("This round is closed."), "{}", page.text());
    let refused = phone.plays("E2");
    assert_eq!(refused.status, 410);
    assert!(refused.sees("This code was for board 1 in round 1, which is over."));
}

#[test]
fn a_code_of_yesterday_is_worth_nothing() {
    let hall = Hall::open();
    let tomorrow = now() + TimeDelta::hours(13);
    let refused = hall.app.desk.umpire(&hall.codes[0], None, tomorrow);
    assert!(matches!(
        refused,
        Err(inkundla::desk::Fault::OldCode { .. })
    ));
}

#[test]
fn a_turn_arrives_on_the_spectators_page_by_itself() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let mut parts = hall
        .app
        .visitor()
        .follow(&format!("/e/{}/boards/1/1/live", hall.key));
    assert!(
        parts.next().unwrap().contains("data-seq=\"0\""),
        "the present board at once"
    );
    phone.plays("E1");
    let part = parts.next().unwrap();
    assert!(
        part.contains("data-seq=\"2\"") && part.contains("White places a cow on E1"),
        "{part}"
    );
    assert!(!part.contains("Mokoena"));
}
