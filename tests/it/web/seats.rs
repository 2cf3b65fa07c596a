//! Players at their own seats, by HTTP: one device each, own turns only, and a program that is the umpire.

mod cards;

use super::harness::{Client, Page};
use super::umpire::{Hall, Phone};
use inkundla::desk::Desk;
use inkundla::desk::games::RecordedGame;
use inkundla::referee::{Ground, Outcome, Role};
use inkundla::rules::Side;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo};

/// The place of the first board.
pub const FIRST_BOARD: (RoundNo, BoardNo) = (RoundNo(1), BoardNo(1));

/// A player with a device.
pub struct Player {
    pub client: Client,
    pub path: String,
    side: &'static str,
}

impl Player {
    fn seen(&self) -> String {
        self.client.get(&self.path).attributes("#live", "data-seq")[0].clone()
    }

    pub fn sends(&self, seen: &str, form: &[(&str, &str)]) -> Page {
        let form = [&[("seen", seen), ("side", self.side)], form].concat();
        self.client.part(&format!("{}/record", self.path), &form)
    }

    pub fn does(&self, form: &[(&str, &str)]) -> Page {
        self.sends(&self.seen(), form)
    }

    pub fn plays(&self, turn: &str) -> Page {
        self.does(&[("act", "turn"), ("turn", turn)])
    }

    fn is_ready(&self) {
        let answer = self.client.post(&format!("{}/ready", self.path), &[]);
        assert_eq!(answer.status, 303, "{}", answer.text());
    }
}

/// The addresses of the seats at the first board, of the first player and of the second.
pub fn seats(hall: &Hall) -> [String; 2] {
    let (desk, right) = (&hall.app.desk, hall.organiser());
    let board = desk.boards(right.event(), RoundNo(1)).unwrap().remove(0);
    let seats = desk.seats(&right).unwrap();
    [board.pairing.first, board.pairing.second].map(|player| {
        let seat = seats.iter().find(|seat| seat.entrant == player).unwrap();
        format!("/s/{}", seat.code)
    })
}

/// Lets the players of the first board record.
pub fn on_devices(hall: &Hall) {
    let (desk, right) = (&hall.app.desk, hall.organiser());
    desk.put_on_devices(&right, FIRST_BOARD, true, now())
        .unwrap();
}

/// Both players of the first board at their devices.
fn seated(hall: &Hall) -> [Player; 2] {
    on_devices(hall);
    let [first, second] = seats(hall);
    [(first, "first"), (second, "second")].map(|(path, side)| {
        let client = hall.app.visitor();
        let answer = client.post(&format!("{path}/take"), &[]);
        assert_eq!(answer.status, 303, "{}", answer.text());
        Player { client, path, side }
    })
}

/// The same when the game has begun.
pub fn playing(hall: &Hall) -> [Player; 2] {
    let players = seated(hall);
    players.iter().for_each(Player::is_ready);
    players
}

fn record(desk: &Desk, key: &str) -> RecordedGame {
    let context = desk.board_context(key, FIRST_BOARD.0, FIRST_BOARD.1);
    desk.recorded_game(&context.unwrap()).unwrap()
}

#[test]
fn the_first_device_has_the_seat_until_the_organiser_frees_it() {
    let hall = Hall::open();
    on_devices(&hall);
    let [path, _] = seats(&hall);
    let (child, thief) = (hall.app.visitor(), hall.app.visitor());
    let take = format!("{path}/take");
    assert!(child.get(&path).sees("Are you"));
    assert_eq!(child.post(&take, &[]).status, 303);
    assert_eq!(child.get(&path).all("#live svg.board").len(), 1);
    let refused = thief.get(&path);
    assert_eq!(refused.status, 409);
    assert!(
        refused.sees("Another device has this seat."),
        "{}",
        refused.text()
    );
    assert_eq!(thief.post(&take, &[]).status, 409);
    let form = [("seen", "0"), ("act", "turn"), ("turn", "E1")];
    let turn = thief.part(&format!("{path}/record"), &form);
    assert_eq!(turn.status, 409);
    assert!(turn.all("svg.board").is_empty(), "it shows no board");
    assert_eq!(thief.post(&format!("{path}/ready"), &[]).status, 409);

    let teacher = hall.app.signed_in("Ms Khumalo");
    let phones = format!("/e/{}/phones", hall.key);
    let page = teacher.get(&phones);
    assert!(page.sees("taken since"), "{}", page.text());
    let free = page.attributes("#seats form", "action").remove(0);
    assert_eq!(teacher.post(&free, &[]).status, 303);
    assert!(child.get(&path).sees("Are you"), "the seat is free");
    let lost = child.part(&format!("{path}/record"), &form);
    assert!(
        lost.sees("does not have the seat any more"),
        "{}",
        lost.text()
    );
    assert_eq!(thief.post(&take, &[]).status, 303, "whoever comes first");
    // A new link ends the old one.
    assert_eq!(teacher.post(&free, &[("new_code", "1")]).status, 303);
    assert_eq!(thief.get(&path).status, 404);
    assert_eq!(
        child.post("/u", &[("code", &seats(&hall)[0][3..])]).status,
        303
    );
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    for line in [
        "a device took the seat",
        "the seat was freed",
        "has a new link",
    ] {
        assert!(history.sees(line), "{line}: {}", history.text());
    }
}

#[test]
fn a_wrong_code_opens_no_seat() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    let [path, other] = seats(&hall);
    // The secret of one player with the number of another.
    let mixed = format!("{}{}", &path[..11], &other[11..]);
    for wrong in [
        "/s/2",
        "/s/ABCDEFGHJ",
        "/s/ABCDEFGHJZZZZZZZZZZZZZZZ",
        &mixed,
    ] {
        assert_eq!(visitor.get(wrong).status, 404, "{wrong}");
    }
    assert_eq!(visitor.get(&path).status, 200);
}

#[test]
fn two_players_play_from_ready_to_the_result_without_an_umpire() {
    let hall = Hall::open();
    let [first, second] = seated(&hall);
    let before = first.plays("E1");
    assert_eq!(before.status, 422, "nobody is ready");
    first.is_ready();
    assert!(second.client.get(&second.path).sees("is ready. Are you?"));
    assert!(
        first
            .client
            .get(&first.path)
            .sees("You are ready. Wait for")
    );
    assert_eq!(record(&hall.app.desk, &hall.key).game.seq, 0);
    second.is_ready();
    let page = first.client.get(&first.path);
    assert!(page.sees("Your turn: place a cow"), "{}", page.text());
    let turns = |player: &Player| {
        player
            .client
            .get(&player.path)
            .attributes("#live", "data-turns")[0]
            .clone()
    };
    assert_eq!(turns(&first).split(' ').count(), 24);
    assert_eq!(turns(&second), "", "nothing to tap on the other's turn");
    assert_eq!(second.plays("E2").status, 422);
    let played = first.plays("E1");
    assert_eq!(played.header("x-entry"), "2");
    assert!(played.sees("is next."), "{}", played.text());
    assert_eq!(second.plays("E2").header("x-entry"), "3");
    // An offer, and the answer.
    first.does(&[("act", "offer")]);
    let offered = second.client.get(&second.path);
    assert!(offered.sees("offers a draw."), "{}", offered.text());
    second.does(&[("act", "decline")]);
    assert_eq!(
        second.does(&[("act", "draw")]).status,
        422,
        "nothing is offered"
    );
    first.plays("E3");
    first.does(&[("act", "offer")]);
    let agreed = second.does(&[("act", "draw")]);
    assert!(agreed.sees("It is a draw."), "{}", agreed.text());
    let record = record(&hall.app.desk, &hall.key);
    let authors: Vec<Role> = record.entries.iter().map(|entry| entry.by.role).collect();
    let (one, two) = (Role::FirstPlayer, Role::SecondPlayer);
    assert_eq!(authors, [Role::Program, one, two, one, two, one, one, two]);
    assert!(record.entries.iter().all(|entry| entry.by.name.is_empty()));
    let right = hall.organiser();
    let boards = hall.app.desk.boards(right.event(), RoundNo(1)).unwrap();
    assert_eq!(boards[0].result.unwrap().result, PairingResult::Drawn);
    assert!(hall.board().sees("White offers a draw"));
}

/// What only umpires may enter.
const OTHERS: [&[(&str, &str)]; 22] = [
    &[("act", "start")],
    &[("act", "set-up"), ("position", "C"), ("reason", "why")],
    &[("act", "undo"), ("reason", "why")],
    &[("act", "redo")],
    &[("act", "clock")],
    &[("act", "pause"), ("reason", "why")],
    &[("act", "card"), ("card", "yellow"), ("offence", "noise")],
    &[("act", "card"), ("card", "award"), ("offence", "noise")],
    &[("act", "card-back"), ("reason", "why")],
    &[("act", "absent")],
    &[("act", "both-absent")],
    &[("act", "agree")],
    &[("act", "stopped"), ("reason", "why")],
    &[
        ("act", "adjust"),
        ("time", "5"),
        ("way", "give"),
        ("reason", "why"),
    ],
    &[
        ("act", "illegal"),
        ("what", "wrong-step"),
        ("consequence", "put-back"),
    ],
    &[
        ("act", "correct"),
        ("number", "1"),
        ("turn", "E2"),
        ("dropping", "0"),
        ("reason", "why"),
    ],
    &[("act", "right"), ("turn", "d3!-d4")],
    &[("act", "back-to"), ("number", "1"), ("reason", "why")],
    &[("act", "dispute")],
    &[("act", "call-done"), ("entry", "1"), ("reason", "why")],
    &[("act", "appeal"), ("words", "why")],
    &[("act", "withdraw"), ("entry", "1")],
];

#[test]
fn a_seat_sends_only_what_a_player_may() {
    let hall = Hall::open();
    let [first, second] = playing(&hall);
    first.plays("E1");
    for form in OTHERS {
        let answer = second.does(form);
        assert_eq!(answer.status, 422, "{form:?}");
        assert_eq!(answer.header("x-entry"), "", "{form:?}");
    }
    // In the name of the other player.
    for act in ["resign", "offer", "claim"] {
        let form = [
            ("seen", "2"),
            ("act", act),
            ("side", "first"),
            ("claim", "repetition"),
        ];
        let answer = second
            .client
            .part(&format!("{}/record", second.path), &form);
        assert_eq!(answer.status, 422, "{act}");
    }
    assert_eq!(record(&hall.app.desk, &hall.key).game.seq, 2);
    let ended = second.does(&[("act", "resign")]);
    assert!(ended.sees("You lost."), "{}", ended.text());
    let game = record(&hall.app.desk, &hall.key).game;
    let inkundla::referee::Phase::Finished(end) = game.phase else {
        panic!("it goes on");
    };
    assert_eq!(
        (end.outcome, end.ground),
        (Outcome::Won(Side::First), Ground::Resignation)
    );
}

#[test]
fn an_entry_sent_twice_or_after_words_of_the_opponent_is_recorded_once() {
    let hall = Hall::open();
    let [first, second] = playing(&hall);
    second.does(&[("act", "offer")]);
    // The first player has not seen the offer yet.
    let turn = [("act", "turn"), ("turn", "E1")];
    assert_eq!(first.sends("1", &turn).header("x-entry"), "3");
    assert_eq!(
        first.sends("1", &turn).header("x-entry"),
        "3",
        "the answer was lost"
    );
    assert_eq!(record(&hall.app.desk, &hall.key).game.seq, 3);
    let late = first.sends("1", &[("act", "turn"), ("turn", "E2")]);
    assert_eq!(late.status, 409, "that is another turn");
}

#[test]
fn a_call_stops_play_until_the_organiser_has_answered() {
    let hall = Hall::open();
    let [first, second] = playing(&hall);
    first.plays("E1");
    let called = second.does(&[("act", "call"), ("about", "rule")]);
    assert!(called.sees("The organiser is called."), "{}", called.text());
    assert_eq!(second.plays("E2").status, 422);
    assert_eq!(second.does(&[("act", "resume")]).status, 422);
    let (desk, right) = (&hall.app.desk, hall.organiser());
    let call = record(desk, &hall.key).game.open_requests[0].entry;
    desk.answer_call(&right, FIRST_BOARD, (call, "I came".into()), now())
        .unwrap();
    let page = second.client.get(&second.path);
    assert!(page.sees("I came"), "{}", page.text());
    assert_eq!(second.does(&[("act", "resume")]).status, 200);
    assert_eq!(second.plays("E2").status, 200);
    // An umpire may take the board over at any time.
    let umpire = Phone::recording(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
    umpire.does(&[("act", "pause"), ("reason", "lunch")]);
    assert_eq!(first.plays("E3").status, 422);
    assert_eq!(first.does(&[("act", "resume")]).status, 422);
    umpire.does(&[("act", "resume")]);
    assert_eq!(first.plays("E3").status, 200);
}

#[test]
fn one_event_mixes_tables_and_devices() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let phones = format!("/e/{}/phones", hall.key);
    assert!(teacher.get(&phones).all("#seats").is_empty());
    let settings = format!("/e/{}/settings", hall.key);
    let form = [("part", "devices"), ("devices", "1")];
    assert_eq!(teacher.post(&settings, &form).status, 303);
    assert_eq!(teacher.get(&phones).all("#seats li").len(), 4);
    let by = teacher.get(&phones).attributes("form.by", "action");
    assert_eq!(teacher.post(&by[1], &[("by", "")]).status, 303);
    assert_eq!(teacher.get(&phones).all("#seats li").len(), 2);
    let [first, _] = seats(&hall);
    let child = hall.app.visitor();
    child.post(&format!("{first}/take"), &[]);
    assert_eq!(child.get(&first).all("#ready").len(), 1);
    // The first board goes to the table while the child looks at it; undo brings it back.
    let done = teacher.post_and_look(&by[0], &[("by", "")]);
    let page = child.get(&first);
    assert!(page.sees("An umpire enters the turns."), "{}", page.text());
    assert!(page.sees("at the table"), "{}", page.text());
    let look = done.attributes("#undo a", "href").remove(0);
    let undo = look.split('?').next().unwrap().to_owned();
    let form = teacher.get(&look).form(&undo);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(teacher.post(&undo, &form).status, 303);
    assert_eq!(child.get(&first).all("#ready").len(), 1);
    // Whoever has the board's code still is its umpire.
    assert_eq!(hall.umpire("Ms Naidoo").plays("E1").status, 200);
}
