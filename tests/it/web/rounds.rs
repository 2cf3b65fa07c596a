//! Rounds: pairing, manual changes, posting, results, closing, corrections, printing.

mod draft;

use super::harness::{App, Client, Page};
use super::papers::{bytes, codes, read};
use chrono::TimeDelta;
use inkundla::desk::events::EventSettings;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::referee::ClockPolicy;
use inkundla::rules::Ruleset;
use inkundla::store::NewEntrant;
use inkundla::tournament::{About, EntrantName, Options, Presence, RoundNo};

/// A server with an organiser and an event with players, before round 1.
pub struct Hall {
    pub app: App,
    pub organiser: Client,
    pub key: String,
    pub right: Right<Unlimited>,
}

pub const EIGHT: [&str; 8] = [
    "Thandiwe Mkhize",
    "Sipho Zulu",
    "Ayanda Dube",
    "Lerato Aphane",
    "Kagiso Molefe",
    "Naledi Sithole",
    "Pieter Mostert",
    "Annelie Meyer",
];

impl Hall {
    pub fn with(children: &[&str]) -> Hall {
        let app = App::start();
        let organiser = app.organiser();
        let at = inkundla::system_time::now();
        let account = app.desk.account_named("Ms Khumalo").unwrap();
        let plan = EventSettings {
            name: "Zone school cup".to_owned(),
            ruleset: Ruleset::from_code("umlabalaba").unwrap(),
            options: Options::automatic(),
            clock: ClockPolicy::Off,
            conduct: Default::default(),
            language: None,
        };
        let key = app.desk.create_event(&account, &plan, at).unwrap();
        let right = app.desk.organiser(&account, &key).unwrap();
        let child = |(n, name): (usize, &&str)| NewEntrant {
            name: EntrantName::parse_whole(name).unwrap(),
            school: Some(format!("School {}", n % 3 + 1)),
            grade: None,
            presence: Presence::Here,
            about: About::default(),
        };
        let children = children.iter().enumerate().map(child).collect();
        app.desk.enter(&right, children, at).unwrap();
        Hall {
            app,
            organiser,
            key,
            right,
        }
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/e/{}{rest}", self.key)
    }

    pub fn get(&self, rest: &str) -> Page {
        self.organiser.get(&self.path(rest))
    }

    pub fn file(&self, rest: &str) -> Vec<u8> {
        bytes(&self.organiser, &self.path(rest))
    }

    pub fn post(&self, rest: &str, form: &[(&str, &str)]) -> Page {
        self.organiser.post(&self.path(rest), form)
    }

    pub fn post_and_look(&self, rest: &str, form: &[(&str, &str)]) -> Page {
        self.organiser.post_and_look(&self.path(rest), form)
    }

    pub fn run(&self) -> Page {
        self.get("/round-control")
    }

    /// Pairs and posts the next round.
    pub fn next_round(&self, round: u16) {
        let draft = self.post_and_look("/rounds/draft", &[]);
        assert_eq!(draft.status, 200, "{}", draft.body);
        let posted = self.post_and_look(&format!("/rounds/{round}/post"), &[]);
        assert!(posted.sees("The round is posted"), "{}", posted.text());
    }

    pub fn enter(&self, round: u16, board: u16, result: &str) -> Page {
        let rest = format!("/rounds/{round}/boards/{board}/result");
        self.post(&rest, &[("result", result)])
    }

    pub fn white_wins_everywhere(&self, round: u16) {
        for board in 1..=4 {
            let page = self.enter(round, board, "1-0");
            assert_eq!(page.status, 303, "{}", page.text());
        }
    }

    /// The players of the posted round, board by board.
    pub fn pairs_posted(&self, round: u16) -> Vec<Vec<i64>> {
        let event = self.right.event();
        let boards = self.app.desk.boards(event, RoundNo(round)).unwrap();
        let pairs = boards.iter().map(|board| &board.pairing);
        pairs
            .map(|pairing| vec![pairing.first.0, pairing.second.0])
            .collect()
    }

    /// The names in the draft, board by board.
    pub fn pairs(&self, round: u16) -> Vec<Vec<i64>> {
        let number = RoundNo(round);
        let (_, draft) = self.app.desk.draft(&self.right, number).unwrap();
        let pairs = draft.pairings.iter();
        pairs
            .map(|pairing| vec![pairing.first.0, pairing.second.0])
            .collect()
    }
}

#[test]
fn a_whole_round_is_run_by_forms() {
    let hall = Hall::with(&EIGHT);
    assert!(hall.run().sees("Pair round 1"));
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert_eq!(draft.all("h1").len(), 1);
    assert_eq!(draft.all("table tbody tr:not(.reason)").len(), 4);
    assert!(hall.run().sees("Check the pairings"));
    let run = hall.post_and_look("/rounds/1/post", &[]);
    assert!(run.sees("The round is posted"), "{}", run.text());
    assert_eq!(run.all("tr[data-board]").len(), 4);
    hall.white_wins_everywhere(1);
    let run = hall.run();
    assert!(run.sees("All results are in"), "{}", run.text());
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Draft of round 2"), "{}", draft.text());
    assert!(hall.get("/rounds/1").sees("All results are in."));
}

#[test]
fn the_missing_results_are_named_beside_the_button_that_waits_for_them() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.enter(1, 1, "1-0");
    hall.enter(1, 3, "1/2-1/2");
    let run = hall.run();
    assert!(
        run.sees("2 results are missing: boards 2, 4."),
        "{}",
        run.text()
    );
    assert_eq!(run.all("button[disabled]"), ["Pair round 2"]);
    let refused = hall.post("/rounds/draft", &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.sees("2 results are missing: boards 2, 4."));
    let back = refused.attributes("main a.btn", "href");
    assert_eq!(
        back,
        [hall.path("/round-control")],
        "the way back to the work"
    );
}

#[test]
fn nobody_but_the_organiser_sees_a_draft() {
    let hall = Hall::with(&EIGHT);
    hall.post("/rounds/draft", &[]);
    let visitor = hall.app.visitor();
    assert_eq!(visitor.get(&hall.path("/rounds/1")).status, 404);
    assert_eq!(visitor.get(&hall.path("/rounds/1/draft")).status, 303);
    let other = hall.app.another_organiser("Mr Botha");
    assert_eq!(other.get(&hall.path("/rounds/1/draft")).status, 404);
    assert_eq!(other.get(&hall.path("/round-control")).status, 404);
    assert_eq!(other.get(&hall.path("/history")).status, 404);
    assert_eq!(
        other.get(&hall.path("/rounds/1/print/cards.pdf")).status,
        404
    );
}

#[test]
fn the_public_sees_aliases_and_paper_has_full_names() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let public = hall.app.visitor().get(&hall.path("/rounds/1"));
    assert!(public.sees("Thandiwe M."), "{}", public.text());
    assert!(!public.body.contains("Mkhize"));
    assert!(hall.get("/rounds/1/print/pairings").sees("Thandiwe Mkhize"));
    let sheets = read(&hall.file("/rounds/1/print/sheets.pdf"));
    assert!(sheets.concat().contains("Thandiwe Mkhize"), "{sheets:?}");
}

#[test]
fn a_result_for_a_closed_round_says_what_to_do_instead() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let refused = hall.enter(1, 1, "0-1");
    assert_eq!(refused.status, 409);
    assert!(refused.sees("Round 1 is closed. To change a result, use “Correct” and say why."));
}

#[test]
fn a_result_that_stands_is_changed_only_with_a_reason() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.enter(1, 1, "1-0");
    assert_eq!(
        hall.enter(1, 1, "1-0").status,
        303,
        "the same again is no change"
    );
    let refused = hall.enter(1, 1, "0-1");
    assert_eq!(refused.status, 422);
    assert!(refused.sees("Say why, in a few words."));
    let change = [("result", "0-1"), ("reason", "Clicked the wrong side")];
    let run = hall.post_and_look("/rounds/1/boards/1/result", &change);
    assert!(run.all("tr[data-board=\"1\"] td.res")[0].starts_with("0–1"));
    let back = [("result", ""), ("reason", "Result removed")];
    let run = hall.post_and_look("/rounds/1/boards/1/result", &back);
    assert!(run.sees("4 boards have no result yet"), "{}", run.text());
}

#[test]
fn a_correction_asks_for_a_reason_and_shows_its_effect_first() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let no_reason = hall.post("/rounds/1/correct", &[("board", "1"), ("result", "0-1")]);
    assert_eq!(no_reason.status, 422);
    let form = [
        ("board", "1"),
        ("result", "0-1"),
        ("reason", "umpire's mistake"),
    ];
    let effect = hall.post("/rounds/1/correct", &form);
    assert_eq!(effect.status, 200, "{}", effect.text());
    assert!(effect.sees("1 → 0 points"), "{}", effect.text());
    assert!(effect.sees("0 → 1 points"), "{}", effect.text());
    assert!(effect.sees("Round 2 is already paired. It stays as it is."));
    assert!(hall.get("/rounds/1").all("td.res")[0].starts_with("1–0"));
    let confirmed = [&form[..], &[("confirm", "yes")]].concat();
    let run = hall.post_and_look("/rounds/1/correct", &confirmed);
    assert!(run.sees("The result is corrected"), "{}", run.text());
    let round = hall.get("/rounds/1");
    assert!(
        round.all("td.res")[0].starts_with("0–1"),
        "{}",
        round.text()
    );
    let history = hall.get("/history");
    assert!(
        history.sees("Round 1, board 1: corrected to 0–1"),
        "{}",
        history.text()
    );
    assert!(history.sees("Reason: umpire's mistake"));
}

#[test]
fn a_round_is_unposted_only_while_nothing_is_recorded_in_it() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let back = [("number", "1"), ("reason", "Sipho was forgotten")];
    let wrong = hall.post("/rounds/1/unpost", &[("number", "2"), ("reason", "x")]);
    assert_eq!(wrong.status, 422);
    let draft = hall.post_and_look("/rounds/1/unpost", &back);
    assert!(draft.sees("Draft of round 1"), "{}", draft.text());
    hall.post("/rounds/1/post", &[]);
    hall.enter(1, 2, "1-0");
    assert!(!hall.run().sees("Take the round back"));
    let refused = hall.post("/rounds/1/unpost", &back);
    assert_eq!(refused.status, 409);
    assert!(
        refused.sees("It cannot go back to a draft."),
        "{}",
        refused.text()
    );
}

#[test]
fn after_the_last_round_the_event_is_finished_and_may_go_on() {
    let hall = Hall::with(&EIGHT[..2]);
    hall.next_round(1);
    assert!(hall.get("/players").sees("who comes now does not play."));
    assert_eq!(hall.enter(1, 1, "1-0 forfeit").status, 303);
    assert!(hall.run().sees("Finish event"));
    let over = hall.post_and_look("/round-control/finish", &[]);
    assert!(over.sees("The event is finished"), "{}", over.text());
    assert!(over.sees("Reopen the event"));
    let open = hall.post_and_look("/round-control/reopen", &[]);
    assert!(open.sees("All rounds are played"), "{}", open.text());
    let open = hall.post_and_look("/rounds/1/reopen", &[("reason", "an appeal")]);
    assert!(open.sees("The round is open again."));
}

#[test]
fn every_board_has_a_card_with_the_code_that_opens_it() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let codes = codes(&hall.file("/rounds/1/print/cards.pdf"));
    assert_eq!(codes.len(), 4, "{codes:?}");
    let phone = hall.app.visitor().get(&format!("/u/{}", codes[0]));
    assert_eq!(phone.status, 200);
    assert!(phone.sees("Board 1"));
    let sheets = read(&hall.file("/rounds/1/print/sheets.pdf"));
    assert_eq!(sheets.len(), 4, "{sheets:?}");
}

#[test]
fn a_script_gets_a_fragment_of_the_table_and_keeps_the_filter() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.enter(1, 2, "0-1");
    let open = hall.get("/round-control?show=open");
    assert_eq!(
        open.attributes("tr[data-board]", "data-board"),
        ["1", "3", "4"]
    );
    let found = hall.get("/round-control?find=thandiwe");
    assert_eq!(found.all("tr[data-board]").len(), 1, "{}", found.text());
    let accent = hall.get("/round-control?find=Th%C3%A1ndiwe");
    assert_eq!(
        accent.all("tr[data-board]").len(),
        1,
        "an accent is no other letter"
    );
}

#[test]
fn a_board_that_is_recorded_shows_its_turn_and_a_silent_phone() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let code = codes(&hall.file("/rounds/1/print/cards.pdf"))[0].clone();
    let desk = &hall.app.desk;
    let earlier = inkundla::system_time::now() - TimeDelta::minutes(5);
    let umpire = desk.umpire(&code, None, earlier).unwrap();
    let phone = desk
        .start_recording(&umpire, "Mr Nel", false, earlier)
        .unwrap();
    let umpire = desk.umpire(&code, Some(&phone), earlier).unwrap();
    let turn = inkundla::referee::Command::Play("A1".to_owned());
    let slip = inkundla::desk::games::RecordRequest::now(0, turn);
    desk.submit(&umpire, &slip, earlier).unwrap();
    let run = hall.run();
    assert!(run.sees("Turn 1"), "{}", run.text());
    assert!(
        run.sees("No word from this phone for 5 min"),
        "{}",
        run.text()
    );
    assert!(run.sees("1 of 4 boards has a phone."));
    assert!(run.sees("Without a phone: board 2–4."));
}

#[test]
fn the_history_shows_who_did_what() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.enter(1, 1, "1-0");
    let history = hall.get("/history");
    for words in [
        "Round 1, board 1: 1–0 entered",
        "Round 1 was posted",
        "Round 1 was paired as a draft",
        "8 players were entered",
        "Ms Khumalo",
    ] {
        assert!(history.sees(words), "{words}: {}", history.text());
    }
}
