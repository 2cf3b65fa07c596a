//! What an umpire needs now and then, and what the organiser answers, by HTTP
//! and with scripts off.

use super::harness::{Client, Page};
use super::umpire::{Hall, Phone};
use chrono::TimeDelta;
use inkundla::referee::{ClockPolicy, Conduct, Consequence, Event, Ladder};
use inkundla::tournament::RoundNo;
use inkundla::web::clock::now;

impl Phone {
    /// Sends one of the sheets.
    pub fn notes(&self, form: &[(&str, &str)]) -> Page {
        let seen = self.seen();
        let form = [&[("seen", seen.as_str())], form].concat();
        let page = match form.contains(&("act", "set-up")) {
            true => "set-up",
            false => "more",
        };
        self.client.post(&format!("{}/{page}", self.path), &form)
    }

    /// The same, and it is written down.
    pub fn noted(&self, form: &[(&str, &str)]) {
        let answer = self.notes(form);
        assert_eq!(answer.status, 303, "{}", answer.text());
    }

    fn sheet(&self, name: &str) -> Page {
        self.client.get(&format!("{}/{name}", self.path))
    }
}

impl Hall {
    fn control(&self, organiser: &Client) -> Page {
        organiser.get(&format!("/e/{}/run", self.key))
    }

    fn asked(&self) -> String {
        format!("/e/{}/rounds/1/boards/1/asked", self.key)
    }

    fn record(&self) -> Vec<Event> {
        let seat = self
            .app
            .desk
            .seat(&self.key, RoundNo(1), inkundla::tournament::BoardNo(1))
            .unwrap();
        let told = self.app.desk.told(&seat).unwrap();
        told.entries.into_iter().map(|entry| entry.event).collect()
    }
}

#[test]
fn help_is_two_taps_away_and_listed_until_it_is_answered() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    assert!(phone.page().sees("Call, correct, set up"));
    assert!(phone.sheet("more").sees("A child is not well"));
    phone.noted(&[("act", "call"), ("about", "unwell")]);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let control = hall.control(&organiser);
    assert!(
        control.sees("The umpire calls: A child is not well"),
        "{}",
        control.text()
    );
    assert_eq!(
        control.attributes(".plain a.pill.bad", "href"),
        [hall.asked()]
    );

    let page = organiser.get(&hall.asked());
    let entry = page.attributes("input[name=entry]", "value").remove(0);
    let answer = |reason: &str| {
        organiser.post(
            &hall.asked(),
            &[("entry", &entry), ("what", "answer"), ("reason", reason)],
        )
    };
    let refused = answer(" ");
    assert_eq!(refused.status, 422);
    assert!(refused.sees("Say why in a few words."));
    assert_eq!(answer("The nurse is coming").status, 303);
    assert!(hall.control(&organiser).sees("Nothing just now."));
    assert!(matches!(
        hall.record()[..],
        [Event::OrganiserCalled { .. }, Event::CallAnswered { .. },]
    ));
    assert!(
        !hall.board().sees("not well"),
        "calls are not for those who watch"
    );
}

#[test]
fn the_sheets_come_to_the_board_without_their_page() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let path = format!("{}/more", phone.path);
    let (status, part) = phone.client.get_with(&path, ("x-fragment", "1"));
    let part = String::from_utf8(part).unwrap();
    assert_eq!(status, 200, "{part}");
    assert!(
        part.trim_start().starts_with("<div id=\"sheets\""),
        "{part}"
    );
    assert!(part.contains(&format!("action=\"{}/record\"", phone.path)));
}

#[test]
fn an_appeal_waits_even_after_the_round() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "draw")]);
    phone.noted(&[
        ("act", "appeal"),
        ("side", "second"),
        ("words", "I never agreed"),
    ]);
    let other = Phone::recording(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    other.does(&[("act", "both-absent")]);
    let desk = &hall.app.desk;
    desk.close_round(&hall.organiser(), RoundNo(1), now())
        .unwrap();
    let organiser = hall.app.signed_in("Ms Khumalo");
    assert!(
        hall.control(&organiser)
            .sees("Black appeals: I never agreed")
    );
    let page = organiser.get(&hall.asked());
    let entry = page.attributes("input[name=entry]", "value").remove(0);
    let decided = [
        ("entry", entry.as_str()),
        ("what", "refuse"),
        ("reason", "two witnesses"),
    ];
    assert_eq!(organiser.post(&hall.asked(), &decided).status, 303);
    assert!(!hall.control(&organiser).sees("I never agreed"));
    let record = hall.record();
    assert!(matches!(
        record.last(),
        Some(Event::AppealDecided { allowed: false, .. })
    ));
    let tournament = desk.tournament(hall.organiser().event()).unwrap();
    assert_eq!(
        tournament.closed[0].boards[0].1.result.code(),
        "1/2-1/2",
        "the result stays"
    );
}

/// A game that was given up, and an appeal against that; its entry.
fn appealed(hall: &Hall, organiser: &Client) -> (Phone, String) {
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "second")]);
    phone.noted(&[
        ("act", "appeal"),
        ("side", "second"),
        ("words", "I only pointed"),
    ]);
    let page = organiser.get(&hall.asked());
    assert!(page.sees("The appeal is refused. Nothing changes."));
    let entry = page.attributes("input[name=entry]", "value").remove(0);
    (phone, entry)
}

fn decides(hall: &Hall, organiser: &Client, entry: &str, what: &str) -> Page {
    let form = [("entry", entry), ("what", what), ("reason", "I saw it")];
    organiser.post(&hall.asked(), &form)
}

fn results(hall: &Hall) -> Option<&'static str> {
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    let boards = tournament.posted().unwrap().boards.clone();
    boards[0].1.map(|scored| scored.result.code())
}

#[test]
fn an_appeal_that_is_right_leads_to_its_effect_in_one_step() {
    for (what, result, last) in [
        ("refuse", Some("1-0"), "The appeal was refused: I saw it"),
        ("allow", Some("1-0"), "The appeal was right: I saw it"),
        ("go-on", None, "The result was taken back: I saw it"),
        ("0-1", Some("0-1"), "I saw it"),
    ] {
        let hall = Hall::with(ClockPolicy::Off);
        let organiser = hall.app.signed_in("Ms Khumalo");
        let (phone, entry) = appealed(&hall, &organiser);
        let decided = decides(&hall, &organiser, &entry, what);
        assert_eq!(decided.status, 303, "{what}: {}", decided.text());
        assert_eq!(results(&hall), result, "{what}");
        let board = hall.board();
        assert!(
            board.all(".record li")[0].contains(last),
            "{what}: {}",
            board.text()
        );
        assert!(board.sees("The appeal was"), "{what}");
        let goes_on = phone.plays("E2").status == 200;
        assert_eq!(goes_on, what == "go-on");
        assert_eq!(hall.app.desk.check().unwrap().findings, []);
    }
}

#[test]
fn an_appeal_without_a_decision_or_a_reason_changes_nothing() {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let (_phone, entry) = appealed(&hall, &organiser);
    for (what, reason) in [("", "I saw it"), ("2-0", "I saw it"), ("go-on", " ")] {
        let form = [
            ("entry", entry.as_str()),
            ("what", what),
            ("reason", reason),
        ];
        assert_eq!(organiser.post(&hall.asked(), &form).status, 422, "{what}");
    }
    assert_eq!(results(&hall), Some("1-0"));
    assert!(
        hall.control(&organiser).sees("I only pointed"),
        "it still waits"
    );
}

#[test]
fn after_the_round_the_effect_of_an_appeal_is_shown_before_it_is_done() {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let (_phone, entry) = appealed(&hall, &organiser);
    let other = Phone::recording(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    other.does(&[("act", "both-absent")]);
    let desk = &hall.app.desk;
    desk.close_round(&hall.organiser(), RoundNo(1), now())
        .unwrap();
    assert!(!organiser.get(&hall.asked()).sees("the game goes on"));
    let effect = decides(&hall, &organiser, &entry, "1/2-1/2");
    assert_eq!(effect.status, 200, "{}", effect.text());
    let code = |desk: &inkundla::desk::Desk| {
        let tournament = desk.tournament(hall.organiser().event()).unwrap();
        tournament.closed[0].boards[0].1.result.code()
    };
    assert_eq!(code(desk), "1-0", "not before it is confirmed");
    let correct = format!("/e/{}/rounds/1/correct", hall.key);
    let form = effect.form(&correct);
    let mut form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    form.push(("confirm", "yes"));
    assert_eq!(organiser.post(&correct, &form).status, 303);
    assert_eq!(code(desk), "1/2-1/2");
    assert_eq!(desk.check().unwrap().findings, []);
}

#[test]
fn only_the_recording_phone_may_use_the_sheets() {
    let hall = Hall::open();
    let _umpire = hall.umpire("Ms Naidoo");
    let watcher = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[0]),
    };
    assert!(watcher.sheet("more").sees("Only the phone that records"));
    let answer = watcher.notes(&[("act", "call"), ("about", "rule")]);
    assert_eq!(answer.status, 409);
    assert!(hall.record().is_empty());
}

#[test]
fn time_is_given_with_a_reason_and_what_was_typed_stays() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let adjust = |time: &str, way: &str, reason: &str| {
        phone.notes(&[
            ("act", "adjust"),
            ("side", "second"),
            ("time", time),
            ("way", way),
            ("reason", reason),
        ])
    };
    let refused = adjust("90", "take", "talked to a friend");
    assert_eq!(refused.status, 422);
    assert!(
        refused.sees("So much time cannot be taken"),
        "{}",
        refused.text()
    );
    assert!(
        refused
            .attributes("#adjust input[name=reason]", "value")
            .contains(&"talked to a friend".into())
    );
    assert_eq!(
        refused.attributes("#adjust input[name=time]", "value"),
        ["90"]
    );
    assert!(adjust("many", "give", "bell").sees("Seconds is not a number in range."));
    assert_eq!(adjust("30", "give", "the bell rang").status, 303);
    assert!(hall.board().sees("Black is given 0:30 min: the bell rang"));
    let left = phone.page().attributes(".clock", "data-left-ms").remove(0);
    assert!(left.parse::<i64>().unwrap() > 80_000, "{left}");
}

#[test]
fn a_whole_time_is_a_setting_and_both_see_what_they_have() {
    let clock = ClockPolicy::WholeGame {
        total: 600,
        seconds: 60,
    };
    let hall = Hall::with(clock);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let page = phone.page();
    assert_eq!(
        page.all(".strip .sub")
            .iter()
            .filter(|sub| sub.contains("left of the whole time"))
            .count(),
        2
    );
    let organiser = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/settings", hall.key);
    let settings = organiser.get(&path);
    assert_eq!(
        settings.attributes("select[name=clock] option[selected]", "value"),
        ["whole-game"]
    );
    assert_eq!(settings.attributes("input[name=total]", "value"), ["10"]);
    let mut form = settings.form(&path);
    for (name, value) in &mut form {
        match name.as_str() {
            "total" => *value = "15".into(),
            "card-for-help" => *value = "red".into(),
            "at-illegal-turn" => *value = "card".into(),
            "reds" => *value = "2".into(),
            _ => {}
        }
    }
    let sent: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(organiser.post(&path, &sent).status, 303);
    let event = hall.app.desk.event(&hall.key).unwrap();
    assert_eq!(
        event.clock,
        ClockPolicy::WholeGame {
            total: 900,
            seconds: 60
        }
    );
    let conduct = Conduct {
        help: Ladder::Red,
        at_illegal_turn: Consequence::Card,
        reds_in_event: 2,
        ..Conduct::default()
    };
    assert_eq!(event.conduct, conduct);
    let nonsense = [("total", "1000")];
    let sent: Vec<(&str, &str)> = sent
        .iter()
        .map(|(n, v)| {
            nonsense
                .iter()
                .find(|(m, _)| m == n)
                .map_or((*n, *v), |(m, w)| (*m, *w))
        })
        .collect();
    let refused = organiser.post(&path, &sent);
    assert!(
        refused.sees("Minutes for the whole game is not a number in range."),
        "{}",
        refused.text()
    );
}

#[test]
fn a_turn_against_the_rules_is_noted_with_the_rule_of_the_event() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let sheet = phone.sheet("more");
    assert_eq!(
        sheet.attributes("#illegal input[name=consequence][checked]", "value"),
        ["put-back"]
    );
    let illegal = |what: &str, words: &str| {
        phone.notes(&[
            ("act", "illegal"),
            ("side", "second"),
            ("what", what),
            ("words", words),
            ("consequence", "card"),
        ])
    };
    assert!(illegal("", "").sees("What was wrong is missing. Fill it in."));
    assert_eq!(illegal("other", "hid a cow").status, 303);
    let board = hall.board();
    assert!(
        board.sees("Black, against the rules: hid a cow."),
        "{}",
        board.text()
    );
    assert!(board.sees("(the event’s rule is another)"));
    assert_eq!(
        phone.page().attributes(".strip .cardchip.y", "aria-label"),
        ["yellow card"]
    );
}

#[test]
fn an_earlier_turn_is_corrected_after_the_effect_was_shown() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    for turn in ["E1", "E2", "E3", "E4"] {
        phone.plays(turn);
    }
    let list = phone.sheet("mend");
    assert!(list.sees("2. Black places a cow on E2"), "{}", list.text());
    assert!(
        phone
            .sheet("mend?n=2")
            .attributes("select[name=turn] option", "value")
            .len()
            <= 23
    );
    let unexplained = phone.sheet("mend?n=2&turn=E3");
    assert_eq!(unexplained.status, 422);
    assert!(unexplained.sees("Say why in a few words."));
    let impossible = phone.sheet("mend?n=2&typed=E1&reason=slip");
    assert!(
        impossible.sees("There is a cow on E1."),
        "{}",
        impossible.text()
    );

    let preview = phone.sheet("mend?n=2&turn=E3&reason=slip");
    assert!(preview.sees("E2 becomes E3."), "{}", preview.text());
    assert!(preview.sees("No later turn stays."));
    assert_eq!(preview.all(".dropped li"), ["E3", "E4"]);
    let path = format!("{}/more", phone.path);
    let form = preview.form(&path);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(phone.client.post(&path, &form).status, 303);
    let board = hall.board();
    assert!(
        board.sees("Corrected: it was not E2 but E3. slip"),
        "{}",
        board.text()
    );
    assert_eq!(
        board.all("s").len(),
        3,
        "the turn and the two after it are struck out"
    );
}

#[test]
fn undo_and_redo_by_buttons() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.plays("E2");
    let undone = phone.does(&[("act", "undo"), ("reason", "look")]);
    assert!(undone.sees("Play E2 again"), "{}", undone.text());
    phone.does(&[("act", "redo")]);
    let page = phone.page();
    assert!(!page.sees("Play E2 again") && page.sees("Undo E2"));
    assert!(hall.board().sees("2. Black places a cow on E2"));
}

#[test]
fn the_board_is_set_up_man_by_man_with_clear_errors() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let set_up = |white: &str, black: &str, reason: &str| {
        phone.notes(&[
            ("act", "set-up"),
            ("on-first-cow", white),
            ("in-first-cow", "0"),
            ("on-second-cow", black),
            ("in-second-cow", "0"),
            ("side", "second"),
            ("reason", reason),
        ])
    };
    let refused = set_up("E1 E9", "A1 A2 A3", "knocked over");
    assert_eq!(refused.status, 422);
    assert!(
        refused.sees("E9: There is no point E9 on this board."),
        "{}",
        refused.text()
    );
    assert_eq!(
        refused.attributes("input[name=on-first-cow]", "value"),
        ["E1 E9"]
    );
    assert!(set_up("E1 E2 E2", "A1", "x").sees("E2: There is a cow on E2."));
    assert!(set_up("E1 E2 E5", "A1 A2 R3", " ").sees("Say why in a few words."));
    assert_eq!(
        set_up("e1, e2 e5", "A1 A2 R3 R5", "knocked over").status,
        303
    );
    let page = phone.page();
    assert_eq!(
        page.all(".pt title")
            .iter()
            .filter(|point| point.ends_with("White"))
            .count(),
        3
    );
    assert!(hall.board().sees("The board was set up: knocked over"));
    phone.does(&[("act", "undo"), ("reason", "wrong board")]);
    assert!(hall.board().sees("The set-up was taken back: wrong board"));
    let text = [
        ("act", "set-up"),
        ("position", "C.C"),
        ("side", "first"),
        ("reason", "late"),
    ];
    assert!(phone.notes(&text).sees("This is no position of this game"));
}

#[test]
fn other_boards_are_set_up_too() {
    for (ruleset, form) in [
        (
            "camelot",
            [
                ("on-first-knight", "C6"),
                ("on-first-man", "D6 E6"),
                ("on-second-knight", "C11"),
                ("on-second-man", "D11"),
            ],
        ),
        (
            "reversi",
            [
                ("on-first-disc", "d4 e5"),
                ("on-second-disc", "d5 E4 f3"),
                ("", ""),
                ("", ""),
            ],
        ),
    ] {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let rest = [
            ("act", "set-up"),
            ("side", "first"),
            ("reason", "recording began late"),
        ];
        phone.noted(&[&form[..], &rest[..]].concat());
        assert!(hall.board().sees("The board was set up"), "{ruleset}");
    }
}

#[test]
fn a_claim_is_checked_by_the_record() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let claim = |what| phone.notes(&[("act", "claim"), ("side", "first"), ("claim", what)]);
    assert!(claim("quiet-moves").sees("Turns without a shot do not count here"));
    assert_eq!(claim("repetition").status, 303);
    assert!(
        hall.board().sees(
            "White claims a draw by repetition. Not yet: the position has stood 1 of 3 times"
        )
    );
    assert!(claim("by-magic").sees("The claim: choose one from the list."));
}

#[test]
fn the_umpire_is_warned_two_turns_before_a_draw() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    let near = "C...C.../..C...../c.c.c.c. 1 0/0 0 17 -/- 40";
    phone.noted(&[
        ("act", "set-up"),
        ("position", near),
        ("side", "first"),
        ("reason", "late"),
    ]);
    assert!(!phone.page().sees("more quiet turn"));
    phone.plays("E1-E2");
    let page = phone.page();
    assert!(
        page.sees("2 more quiet turns and the game is a draw."),
        "{}",
        page.text()
    );
    assert!(
        page.sees("2 left, counted since turn 0."),
        "{}",
        page.text()
    );
}

#[test]
fn wrong_discs_are_put_right_in_time_or_stand() {
    let hall = Hall::of("reversi");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("d3");
    let right = |turn: &str| phone.notes(&[("act", "right"), ("turn", turn), ("missed", "d4")]);
    assert_eq!(right("D3").status, 303);
    assert!(
        hall.board().sees("Put right in time (d3!-d4)"),
        "{}",
        hall.board().text()
    );
    phone.plays("c3");
    let late = right("d3");
    assert_eq!(late.status, 422);
    assert!(
        late.sees("The other player has moved since"),
        "{}",
        late.text()
    );
    let preview = phone.sheet("mend?n=1&typed=d3!-d4&reason=nobody+saw+it");
    assert!(preview.sees("d3 becomes d3!-d4."), "{}", preview.text());
}

#[test]
fn the_second_red_card_of_the_event_calls_the_organiser() {
    let conduct = Conduct {
        reds_in_event: 2,
        ..Conduct::default()
    };
    let hall = Hall::under(conduct);
    let phone = hall.umpire("Ms Naidoo");
    let red = [
        ("act", "card"),
        ("side", "first"),
        ("card", "red"),
        ("offence", "noise"),
    ];
    phone.does(&[("act", "start")]);
    assert_eq!(phone.does(&red).status, 200);
    let organiser = hall.app.signed_in("Ms Khumalo");
    assert!(!hall.control(&organiser).sees("red cards of one player"));
    phone.plays("E1");
    assert_eq!(phone.does(&red).status, 200);
    assert!(
        hall.control(&organiser)
            .sees("2 red cards of one player in this event. What now?")
    );
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    let first = tournament.posted().unwrap().boards[0].0.first;
    let player = organiser.get(&format!("/e/{}/players/{}", hall.key, first.0));
    assert!(
        player.sees("Round 1, board 1: red card. Noise that disturbs"),
        "{}",
        player.text()
    );
}

#[test]
fn a_laptop_that_slept_takes_no_time_and_says_so() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let desk = &hall.app.desk;
    assert_eq!(
        desk.beat(now()).unwrap(),
        0,
        "the first beat knows of no gap"
    );
    assert_eq!(desk.beat(now()).unwrap(), 0);
    assert_eq!(desk.beat(now() + TimeDelta::minutes(30)).unwrap(), 1);
    let page = phone.page();
    assert!(
        page.sees("The laptop slept, or its clock was changed."),
        "{}",
        page.text()
    );
    assert!(hall.board().sees("by 30:0"), "{}", hall.board().text());
    let left = page.attributes(".clock", "data-left-ms").remove(0);
    assert!(left.parse::<i64>().unwrap() > 50_000, "{left}");
}

#[test]
fn who_took_a_board_over_stands_in_the_history() {
    let hall = Hall::open();
    let _first = hall.umpire("Ms Naidoo");
    let second = hall.app.visitor();
    let path = format!("/u/{}/start", hall.codes[0]);
    second.post(&path, &[("name", "Mr Botha"), ("take_over", "1")]);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let history = organiser.get(&format!("/e/{}/history", hall.key));
    assert!(
        history.sees("Round 1, board 1: recording began"),
        "{}",
        history.text()
    );
    assert!(history.sees("Round 1, board 1: recording was taken over from Ms Naidoo"));
    assert!(history.sees("Mr Botha"));
}
