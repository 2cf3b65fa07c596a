//! The look back at a finished game: when it opens, and what it shows.

use super::harness::Page;
use super::umpire::{Hall, umpire};
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::desk::games::RecordRequest;
use inkundla::referee::{Card, ClockPolicy, Command, Offence, Pause};
use inkundla::rules::{GameHistory, Ruleset, Side};
use inkundla::system_time::now;
use inkundla::tournament::{Held, PairingResult, RoundNo, Scored};
use inkundla_engine::{Grade, Limits, play};

/// White makes no three in a row with the fifth turn, and loses cows.
const MISSED: [&str; 8] = ["E1", "R5", "E2", "R7", "A8", "R6xE1", "A2", "E3"];

/// Records commands on the first board, each this number of seconds after the one before, up to now.
fn records(hall: &Hall, commands: Vec<(i64, Command)>) {
    let desk = &hall.app.desk;
    let phone = umpire(desk, &hall.codes[0]);
    let all: i64 = commands.iter().map(|(seconds, _)| seconds).sum();
    let mut at: DateTime<Utc> = now() - TimeDelta::seconds(all);
    for (seconds, command) in commands {
        at += TimeDelta::seconds(seconds);
        let seen = desk.recorded_game(phone.board_context()).unwrap().game.seq;
        let request = RecordRequest::now(seen, command);
        desk.submit(&phone, &request, at).unwrap();
    }
}

fn played(turns: &[&str]) -> Vec<(i64, Command)> {
    let turns = turns.iter();
    turns
        .map(|turn| (7, Command::Play((*turn).to_owned())))
        .collect()
}

/// Enters the other result and pairs the next round, which closes the first.
fn close(hall: &Hall) {
    let desk = &hall.app.desk;
    let won = Scored {
        result: PairingResult::Won(Side::First),
        shot: None,
    };
    let place = (RoundNo(1), inkundla::tournament::BoardNo(2));
    desk.enter_result(&hall.organiser(), place, Some(won), "", now())
        .unwrap();
    desk.draft_round(&hall.organiser(), now()).unwrap();
}

fn review(hall: &Hall, query: &str) -> Page {
    let path = format!("/e/{}/boards/1/1/review{query}", hall.key);
    let page = hall.app.visitor().get(&path);
    assert_eq!(page.status, 200, "{path}: {}", page.text());
    page
}

#[test]
fn a_look_back_opens_with_the_end_of_the_round_and_shows_where_it_turned() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    let mut game = played(&MISSED);
    game[3].0 = 41;
    game.insert(
        5,
        (
            5,
            Command::ShowCard(Side::Second, Card::Yellow, Offence::Noise),
        ),
    );
    let pause = Command::Pause(Pause::Umpire {
        reason: String::new(),
    });
    game.insert(7, (1, pause));
    game.insert(8, (90, Command::Resume));
    game.push((3, Command::Resign(Side::First)));
    records(&hall, game);
    let visitor = hall.app.visitor();
    let board = format!("/e/{}/boards/1/1", hall.key);
    let link = format!("{board}/review");
    let leads_there = |page: &Page| page.attributes("a", "href").contains(&link);
    for page in [board.clone(), format!("/e/{}/rounds/1", hall.key)] {
        assert!(
            !leads_there(&visitor.get(&page)),
            "{page}: the round goes on"
        );
    }
    let shut = review(&hall, "");
    assert!(shut.sees("once its round is over"), "{}", shut.text());
    assert!(shut.all(".turnpt, .chart, .tiles, .score").is_empty());
    // Not even for those who run the event: nobody shall help anybody.
    let teacher = hall.app.signed_in("Ms Khumalo");
    assert!(teacher.get(&link).all(".turnpt").is_empty());

    close(&hall);
    for page in [board.clone(), format!("/e/{}/rounds/1", hall.key)] {
        assert!(leads_there(&visitor.get(&page)), "{page}");
    }
    let moments = (1..=3).map(|n| review(&hall, &format!("?n={n}")));
    let missed = |page: &Page| page.sees("A three in a row was missed: E3x");
    let open = moments.into_iter().find(missed).unwrap();
    let turned = open.all(".turnpt").join(" ");
    assert!(turned.to_lowercase().contains("turn 5"), "{turned}");
    assert!(turned.contains("The program thinks so."), "{turned}");
    assert_eq!(open.all(".turnpt .pt.legal").len(), 1, "the better turn");
    let practice = open.attributes(".turnpt a.primary", "href").remove(0);
    let there = visitor.get(&practice);
    assert_eq!(there.status, 200, "{practice}");
    assert!(there.all("form.noscript option").contains(&"A8".to_owned()));
    let text = open.text();
    // The fourth turn took longest; the pause counts for nobody.
    assert!(text.contains("Longest: 0:41"), "{text}");
    assert!(text.contains("turn 4"), "{text}");
    assert!(text.contains("0–1") || text.contains("0 – 1"), "{text}");
    let tiles = open.all(".tiles dd");
    assert_eq!(tiles[0].trim(), "8");
    assert_eq!(tiles[1].trim(), "0–1", "cows shot");
    assert!(tiles[2].trim().starts_with('1'), "{tiles:?}");
    assert_eq!(open.all(".chart").len(), 2);
    assert!(!text.contains("Mokoena"), "aliases only");
}

#[test]
fn a_look_back_waits_until_results_are_released_and_any_number_is_answered() {
    let hall = Hall::open();
    let mut game = played(&MISSED);
    game.push((3, Command::AgreeDraw));
    records(&hall, game);
    close(&hall);
    let desk = &hall.app.desk;
    let held = |results| Held {
        results,
        ..Held::default()
    };
    desk.hold_back(&hall.organiser(), held(Some(RoundNo(0))), now())
        .unwrap();
    let shut = review(&hall, "");
    assert!(shut.sees("once its round is over"), "{}", shut.text());
    desk.hold_back(&hall.organiser(), held(None), now())
        .unwrap();
    for number in ["?n=1", "?n=2", "?n=0", "?n=999999", "?n=x", "?n="] {
        let page = review(&hall, number);
        assert!(!page.all(".tiles").is_empty(), "{number}");
    }
    let none = format!("/e/{}/boards/1/9/review", hall.key);
    assert_eq!(hall.app.visitor().get(&none).status, 404);
}

#[test]
fn a_game_without_a_record_has_no_look_back_to_link_to() {
    let hall = Hall::open();
    let desk = &hall.app.desk;
    let won = Scored {
        result: PairingResult::Won(Side::First),
        shot: None,
    };
    let place = (RoundNo(1), inkundla::tournament::BoardNo(1));
    desk.enter_result(&hall.organiser(), place, Some(won), "", now())
        .unwrap();
    close(&hall);
    let visitor = hall.app.visitor();
    let board = visitor.get(&format!("/e/{}/boards/1/1", hall.key));
    assert!(!board.body.contains("/review"));
    let round = visitor.get(&format!("/e/{}/rounds/1", hall.key));
    assert!(!round.body.contains("/review"));
    assert!(review(&hall, "").sees("No moves of this game were recorded"));
}

#[test]
fn every_game_has_a_look_back() {
    for ruleset in Ruleset::all() {
        let hall = Hall::of(ruleset.name());
        let mut history = GameHistory::from(ruleset.start());
        let limits = Limits {
            nodes: 1_000,
            ..Limits::default()
        };
        let mut game = Vec::new();
        while game.len() < 8 {
            let turn = play(&history, Grade::FIRST, &limits, 3).unwrap().turn;
            history.play(&turn).unwrap();
            game.push((5, Command::Play(turn)));
        }
        game.push((1, Command::AgreeDraw));
        records(&hall, game);
        close(&hall);
        let page = review(&hall, "");
        let text = page.text();
        assert_eq!(page.all(".tiles dd")[0].trim(), "8", "{}", ruleset.name());
        assert!(!text.contains("review-"), "a missing message: {text}");
        // Once found, it is found at once, and the same.
        assert_eq!(review(&hall, "").text(), text);
    }
}

/// The costliest game that we know: longer than the engine looks back, with many turns in each position.
#[test]
fn a_study_of_the_longest_game_is_bounded() {
    let hall = Hall::of("isipowe");
    let ruleset = Ruleset::by_name("isipowe").unwrap();
    let mut history = GameHistory::from(ruleset.start());
    let limits = Limits {
        nodes: 300,
        ..Limits::default()
    };
    let mut game = Vec::new();
    let mut seed = 0;
    while game.len() < 100 {
        seed += 1;
        let Some(chosen) = play(&history, Grade::new(4).unwrap(), &limits, seed) else {
            break;
        };
        history.play(&chosen.turn).unwrap();
        game.push((1, Command::Play(chosen.turn)));
    }
    if history.verdict().is_none() {
        game.push((1, Command::AgreeDraw));
    }
    records(&hall, game);
    close(&hall);
    let began = std::time::Instant::now();
    let page = review(&hall, "");
    assert!(!page.all(".tiles").is_empty());
    assert!(began.elapsed() < super::route_bounds::LONGEST);
}
