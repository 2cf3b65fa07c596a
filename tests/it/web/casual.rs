//! Casual games by HTTP: two devices, a code, no event and no account.

mod limits;

use super::harness::{App, Client, Page};
use super::umpire::Hall;
use chrono::TimeDelta;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::games::GRACE;
use inkundla::formats::record;
use inkundla::referee::{Card, ClockPolicy, Event, Role};
use inkundla::rules::{Ruleset, Side};
use inkundla::store::Store;
use inkundla::system_time::now;

/// A device at a game.
struct Device {
    client: Client,
    path: String,
    side: &'static str,
}

impl Device {
    fn page(&self) -> Page {
        self.client.get(&self.path)
    }

    fn live(&self, name: &str) -> String {
        self.page().attributes("#live", name).remove(0)
    }

    /// Sends an entry that follows all that the page shows.
    fn does(&self, form: &[(&str, &str)]) -> Page {
        let seen = self.live("data-seq");
        let form = [&[("seen", seen.as_str()), ("side", self.side)], form].concat();
        self.client.part(&format!("{}/record", self.path), &form)
    }

    fn plays(&self, turn: &str) -> Page {
        self.does(&[("act", "turn"), ("turn", turn)])
    }

    fn posts(&self, what: &str) -> Page {
        self.client.post(&format!("{}/{what}", self.path), &[])
    }

    fn sees(&self, words: &str) -> bool {
        self.page().sees(words)
    }

    /// The record, as the file that the player may keep.
    fn file(&self) -> record::ParsedRecords {
        let file = self.client.get(&format!("{}/record.txt", self.path));
        assert_eq!(file.status, 200);
        record::read(file.body.as_bytes())
    }

    fn code(&self) -> &str {
        self.path.rsplit('/').next().unwrap()
    }
}

/// The address of a new game that nobody has joined.
pub fn begun(hall: &Hall) -> String {
    let ruleset = Ruleset::by_name("umlabalaba").unwrap();
    let begun =
        hall.app
            .desk
            .begin_casual((None, "a key"), &ruleset, ClockPolicy::Off, None, now());
    format!("/play/{}", begun.unwrap())
}

/// Begins a game and joins it; the first player is the one who began it.
fn joined(app: &App, ruleset: &str, clock: &str) -> [Device; 2] {
    let (one, two) = (app.visitor(), app.visitor());
    let form = [("game", ruleset), ("clock", clock), ("first", "me")];
    let begun = one.post("/play", &form);
    assert_eq!(begun.status, 303, "{}", begun.text());
    let path = begun.header("location");
    let code = path.rsplit('/').next().unwrap();
    // As it is read out.
    let typed = format!("{} {}", &code[..3].to_lowercase(), &code[3..]);
    let found = two.post("/play", &[("code", &typed)]);
    assert_eq!(found.header("location"), path);
    assert!(two.get(&path).sees("invites you to a game"));
    let device = |client, side| Device {
        client,
        path: path.clone(),
        side,
    };
    let devices = [device(one, "first"), device(two, "second")];
    assert!(devices[0].sees("Wait for your friend."));
    assert_eq!(devices[1].posts("take").status, 303);
    devices
}

/// The same when the game has begun.
fn playing(app: &App, ruleset: &str, clock: &str) -> [Device; 2] {
    let devices = joined(app, ruleset, clock);
    assert_eq!(devices[0].posts("ready").status, 303);
    devices
}

/// Both play the last of their legal turns, alternately, at most `most` turns.
fn play_on([one, two]: &[Device; 2], most: usize) {
    for _ in 0..most {
        let both = [one, two].map(|device| (device, device.live("data-turns")));
        let Some((mover, turns)) = both.into_iter().find(|(_, turns)| !turns.is_empty()) else {
            return;
        };
        let turn = turns.split(' ').next_back().unwrap();
        let played = mover.plays(turn);
        assert_eq!(played.status, 200, "{turn}: {}", played.text());
    }
}

#[test]
fn two_devices_play_every_ruleset_and_keep_a_file_that_proves_itself() {
    let app = App::start();
    for ruleset in Ruleset::all() {
        let name = ruleset.name();
        let devices = playing(&app, name, "off");
        play_on(&devices, 9);
        let [one, two] = &devices;
        let seq: u32 = one.live("data-seq").parse().unwrap();
        assert_eq!(seq, 10, "{name}: the start and nine turns");
        let ended = two.does(&[("act", "resign")]);
        assert!(ended.sees("You lost."), "{name}: {}", ended.text());
        assert!(one.sees("You won."), "{name}");
        let file = two.file();
        assert!(file.faults.is_empty(), "{name}: {:?}", file.faults);
        let game = &file.records.events[0].games[0];
        assert_eq!(game.entries.len(), 11, "{name}");
        let played = inkundla::referee::replay(&game.opened()).unwrap();
        let law = played.play().unwrap().ruleset.clone();
        assert_eq!(law, ruleset, "{name}");
        let roles: Vec<Role> = game.entries.iter().map(|one| one.entry.by.role).collect();
        assert_eq!(
            roles[..3],
            [Role::Program, Role::FirstPlayer, Role::SecondPlayer]
        );
    }
}

#[test]
fn a_third_device_sees_nothing_and_a_wrong_code_opens_nothing() {
    let app = App::start();
    let [one, two] = playing(&app, "umlabalaba", "off");
    let stranger = app.visitor();
    let refused = stranger.get(&one.path);
    assert_eq!(refused.status, 409);
    assert!(refused.sees("Two other devices play this game."));
    assert!(refused.all("svg.board").is_empty());
    for what in ["take", "ready", "again"] {
        let answer = stranger.post(&format!("{}/{what}", one.path), &[]);
        assert_eq!(answer.status, 409, "{what}");
    }
    let turn = [("seen", "1"), ("act", "turn"), ("turn", "E1")];
    assert_eq!(
        stranger.part(&format!("{}/record", one.path), &turn).status,
        409
    );
    assert_eq!(
        stranger.get(&format!("{}/record.txt", one.path)).status,
        409
    );
    assert_eq!(stranger.get(&format!("{}/live", one.path)).status, 409);
    let unknown = stranger.get("/play/AAAAAA");
    assert_eq!(unknown.status, 404);
    assert!(
        unknown.sees("There is no game with this code."),
        "{}",
        unknown.text()
    );
    // The two go on.
    assert_eq!(one.plays("E1").status, 200);
    assert_eq!(two.plays("E2").status, 200);
}

#[test]
fn the_program_refuses_what_a_player_may_not_do() {
    let app = App::start();
    let [one, two] = joined(&app, "umlabalaba", "off");
    assert_eq!(two.plays("E1").status, 422, "the game has not begun");
    one.posts("ready");
    assert_eq!(two.plays("E1").status, 422, "not the own turn");
    assert_eq!(one.plays("E1xE2").status, 422, "not legal");
    assert_eq!(one.plays("E1").status, 200);
    for form in [
        vec![("act", "start")],
        vec![("act", "set-up"), ("position", "C"), ("reason", "why")],
        vec![("act", "undo"), ("reason", "why")],
        vec![("act", "pause"), ("reason", "why")],
        vec![("act", "dispute")],
        vec![("act", "card"), ("card", "award"), ("offence", "noise")],
        vec![("act", "stopped"), ("reason", "why")],
        vec![("act", "call"), ("about", "rule")],
        vec![("act", "absent")],
    ] {
        let answer = two.does(&form);
        assert_eq!(answer.status, 422, "{form:?}");
        assert_eq!(answer.header("x-entry"), "", "{form:?}");
    }
    assert!(two.page().all("#call").is_empty(), "nobody can be called");
    // A lost answer, and a turn after an offer that was not seen yet.
    one.does(&[("act", "offer")]);
    let turn = [
        ("seen", "2"),
        ("side", "second"),
        ("act", "turn"),
        ("turn", "E2"),
    ];
    let record = format!("{}/record", two.path);
    assert_eq!(two.client.part(&record, &turn).header("x-entry"), "4");
    assert_eq!(two.client.part(&record, &turn).header("x-entry"), "4");
    assert_eq!(one.live("data-seq"), "4");
    two.does(&[("act", "offer")]);
    assert!(one.does(&[("act", "draw")]).sees("It is a draw."));
}

#[test]
fn the_clock_shows_cards_and_a_restart_loses_neither_turn_nor_time() {
    let app = App::start();
    let [one, two] = playing(&app, "umlabalaba", "minute");
    assert_eq!(one.plays("E1").status, 200);
    let entries = |device: &Device| device.file().records.events[0].games[0].opened();
    let began = entries(&two)[1].at;
    let over = began + TimeDelta::seconds(60);
    assert_eq!(
        app.desk.show_due_cards(over).unwrap(),
        0,
        "a turn may be on its way"
    );
    assert_eq!(app.desk.show_due_cards(over + GRACE).unwrap(), 1);
    assert_eq!(app.desk.show_due_cards(over + GRACE).unwrap(), 0, "once");
    let card = &entries(&two)[2];
    let yellow = |event: &Event| {
        matches!(
            event,
            Event::CardShown {
                side: Side::Second,
                card: Card::Yellow,
                ..
            }
        )
    };
    assert!(yellow(&card.event) && card.by.role == Role::Program);
    assert!(two.sees("yellow card"));

    // The server stops in the middle of the turn, and another process starts later.
    let store = Store::open(&format!("sqlite:{}", app.database().display())).unwrap();
    let restarted = Desk::open(store, Hub::default()).unwrap();
    let later = over + TimeDelta::minutes(10);
    assert_eq!(restarted.pause_interrupted(later).unwrap(), 1);
    assert_eq!(
        restarted
            .show_due_cards(later + TimeDelta::hours(1))
            .unwrap(),
        0
    );
    let page = two.page();
    assert!(
        page.sees("The laptop stopped for a while."),
        "{}",
        page.text()
    );
    assert_eq!(two.plays("E2").status, 422, "the clock stands");
    assert_eq!(two.does(&[("act", "resume")]).status, 200);
    assert_eq!(two.plays("E2").status, 200);
    assert!(one.file().faults.is_empty());
}

#[test]
fn the_two_play_again_with_sides_changed() {
    let app = App::start();
    let [one, two] = playing(&app, "reversi", "off");
    assert_eq!(one.posts("again").status, 422, "the game goes on");
    one.does(&[("act", "resign")]);
    let asked = one.posts("again");
    let next = asked.header("location");
    assert_ne!(next, one.path);
    assert!(two.sees("wants to play again."));
    assert_eq!(one.page().attributes("#next", "href"), [next.as_str()]);
    assert_eq!(two.posts("again").header("location"), next);
    // Whoever was first is second now, and the game has begun.
    let [was_first, was_second] = [one, two].map(|device| device.client.get(&next));
    assert_eq!(was_first.attributes("#live", "data-seq"), ["1"]);
    assert_eq!(was_first.attributes("#live", "data-turns"), [""]);
    assert_ne!(was_second.attributes("#live", "data-turns"), [""]);
}

#[test]
fn a_turn_is_taken_back_if_the_opponent_agrees() {
    let app = App::start();
    let [one, two] = playing(&app, "umlabalaba", "off");
    for (device, turn) in [(&one, "E1"), (&two, "E2")] {
        assert_eq!(device.plays(turn).status, 200);
    }
    // Own turn and answer.
    assert_eq!(one.does(&[("act", "ask-back")]).status, 200);
    assert!(two.sees("asks to take the last turn back."));
    assert_eq!(
        one.does(&[("act", "agree-back")]).status,
        422,
        "not by oneself"
    );
    assert_eq!(two.does(&[("act", "agree-back")]).status, 200);
    assert!(one.sees("Your turn: place a cow"));
    assert_eq!(one.plays("E3").status, 200);
    // The own turn alone; the opponent declines.
    assert_eq!(one.does(&[("act", "ask-back")]).status, 200);
    assert_eq!(two.does(&[("act", "decline-back")]).status, 200);
    assert_eq!(
        one.does(&[("act", "ask-back")]).status,
        422,
        "once for a turn"
    );
    assert_eq!(two.plays("E4").status, 200);
    let file = one.file();
    assert!(file.faults.is_empty(), "{:?}", file.faults);
    let game = inkundla::referee::replay(&file.records.events[0].games[0].opened()).unwrap();
    assert_eq!(game.play().unwrap().history.turns(), ["E3", "E4"]);
}

#[test]
fn the_page_offers_every_game_and_opponent() {
    let app = App::start();
    let visitor = app.visitor();
    let page = visitor.get("/play");
    let codes = Ruleset::all().len() - 1;
    assert_eq!(
        page.attributes("a[href^='/play?game=']", "href").len(),
        codes
    );
    for other in page.attributes("a[href^='/play?game=']", "href") {
        let page = visitor.get(&other);
        assert_eq!(page.status, 200, "{other}");
        let opponents = page.attributes("a[href*='against=']", "href");
        assert_eq!(opponents.len(), 5, "{other}");
        let first = visitor.get(&opponents[0]);
        assert_eq!(first.status, 200, "{other}");
    }
    assert_eq!(visitor.get("/play?game=chess").status, 404);
    for form in [
        [("game", "chess"), ("clock", "off")],
        [("game", "reversi"), ("clock", "hour")],
    ] {
        assert_eq!(visitor.post("/play", &form).status, 422, "{form:?}");
    }
}

#[test]
fn each_learns_whether_the_other_is_connected() {
    let app = App::start();
    let [one, two] = playing(&app, "umlabalaba", "off");
    assert!(one.sees("is not connected."), "no stream is open");
    let stream = two.client.follow(&format!("{}/live?tab=", two.path));
    assert!(!one.sees("is not connected."));
    assert!(two.sees("is not connected."));
    drop(stream);
    crate::multi_process::until("the end of the stream is noticed", || {
        one.sees("is not connected.")
    });
}

#[test]
fn a_game_against_the_program_is_kept_as_a_file() {
    let visitor = App::start().visitor();
    for ruleset in Ruleset::all() {
        let name = ruleset.name();
        let begun = visitor.get(&format!("/practice/{name}?against=1&seed=7"));
        assert!(begun.attributes("a[download]", "href").is_empty(), "{name}");
        let turns = begun.attributes("#live", "data-turns").remove(0);
        let turn = turns.split(' ').next().unwrap();
        let played = visitor.get(&format!("/practice/{name}?against=1&seed=7&turn={turn}"));
        let file = played.attributes("a[download]", "href").remove(0);
        let text = visitor.get(&file);
        let read = record::read(text.body.as_bytes());
        assert!(read.faults.is_empty(), "{name}: {:?}", read.faults);
        let entries = read.records.events[0].games[0].opened();
        let roles: Vec<Role> = entries.iter().map(|entry| entry.by.role).collect();
        assert_eq!(
            roles,
            [Role::Program, Role::FirstPlayer, Role::Program],
            "{name}"
        );
    }
    assert_eq!(visitor.get("/practice/reversi?file=1").status, 404);
}
