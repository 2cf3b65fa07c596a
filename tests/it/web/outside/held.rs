//! What is held back stays private: whatever happens in a round whose results are held changes
//! nothing outside, and all of it is there once it is released.

use super::{CHILDREN, Hall, is_the_same};
use inkundla::rules::Side;
use inkundla::system_time::now;
use inkundla::tournament::{Held, Options, PairingResult, RoundNo, Scored, Tiebreak};
use std::collections::BTreeMap;

fn holds(hall: &Hall, held: &Held) {
    let right = hall.organiser();
    hall.desk.hold_back(&right, held.clone(), now()).unwrap();
}

fn results_after(round: u16) -> Held {
    Held {
        results: Some(RoundNo(round)),
        ..Held::default()
    }
}

/// Enters the results of a posted round.
fn play(hall: &Hall, round: RoundNo) {
    let (desk, right) = (&hall.desk, hall.organiser());
    for (at, board) in desk
        .boards(right.event(), round)
        .unwrap()
        .iter()
        .enumerate()
    {
        let place = (round, board.pairing.board);
        let won = Some(Scored {
            result: PairingResult::Won([Side::First, Side::Second][at % 2]),
            shot: None,
        });
        desk.enter_result(&right, place, won, "", now()).unwrap();
    }
}

fn draft(hall: &Hall) {
    hall.desk.draft_round(&hall.organiser(), now()).unwrap();
}

/// All answers outside but the heads of the log, which count what was done and do not tell what.
fn outside(hall: &Hall) -> BTreeMap<String, String> {
    let mut answers = hall.outside();
    answers.retain(|address, _| !address.contains("/log") && !address.contains("log-head"));
    answers
}

/// Without the lists of events, which tell that an event has begun or is finished.
fn without_lists(mut answers: BTreeMap<String, String>) -> BTreeMap<String, String> {
    let lists = ["/", "/events", "/api/v1/events"];
    answers.retain(|address, _| !lists.contains(&address.as_str()));
    answers
}

/// The addresses of pages that differ.
fn differing(one: &BTreeMap<String, String>, other: &BTreeMap<String, String>) -> Vec<String> {
    let differs = |(address, text): (&String, &String)| {
        (one.get(address) != Some(text)).then(|| address.clone())
    };
    other.iter().filter_map(differs).collect()
}

#[test]
fn results_that_are_held_change_nothing_outside_until_they_are_released() {
    let hall = Hall::in_a_file(Options::automatic());
    hall.enter_children();
    draft(&hall);
    hall.post(RoundNo(1));
    holds(&hall, &results_after(0));
    let before = outside(&hall);
    play(&hall, RoundNo(1));
    is_the_same(&before, &outside(&hall), "results are entered");
    let right = hall.organiser();
    hall.desk.close_round(&right, RoundNo(1), now()).unwrap();
    is_the_same(&before, &outside(&hall), "the round is closed");
    hall.desk.finish(&hall.organiser(), now()).unwrap();
    // The event itself says that it is finished, as the lists do.
    let event = format!("/api/v1/events/{}", hall.key);
    let others = |answers: &BTreeMap<String, String>| {
        let mut answers = without_lists(answers.clone());
        answers.remove(&event);
        answers
    };
    let finished = outside(&hall);
    is_the_same(
        &others(&before),
        &others(&finished),
        "the event is finished",
    );
    hall.desk.go_on(&hall.organiser(), now()).unwrap();

    // The next round is seen, and neither its results nor those of the round before.
    draft(&hall);
    hall.post(RoundNo(2));
    let second = outside(&hall);
    assert!(!differing(&before, &second).is_empty());
    play(&hall, RoundNo(2));
    is_the_same(&second, &outside(&hall), "results of round 2 are entered");
    let standings = format!("/api/v1/events/{}/standings", hall.key);
    let points = |answer: &str| answer.matches("\"won\":1").count();
    assert_eq!(points(&second[&standings]), 0, "{}", second[&standings]);

    holds(&hall, &results_after(1));
    let first = outside(&hall);
    assert_eq!(points(&first[&standings]), usize::from(CHILDREN) / 2);
    holds(&hall, &Held::default());
    let all = outside(&hall);
    assert!(differing(&first, &all).len() > 3);
}

#[test]
fn pairings_that_are_held_change_nothing_outside() {
    let hall = Hall::in_a_file(Options::automatic());
    hall.enter_children();
    let held = Held {
        pairings: Some(RoundNo(0)),
        ..Held::default()
    };
    holds(&hall, &held);
    let outside = |hall: &Hall| without_lists(outside(hall));
    let before = outside(&hall);
    draft(&hall);
    hall.post(RoundNo(1));
    is_the_same(&before, &outside(&hall), "round 1 is posted");
    play(&hall, RoundNo(1));
    let right = hall.organiser();
    hall.desk.close_round(&right, RoundNo(1), now()).unwrap();
    is_the_same(&before, &outside(&hall), "round 1 is closed");
    holds(&hall, &Held::default());
    assert!(differing(&before, &outside(&hall)).len() > 10);
}

#[test]
fn standings_stay_as_they_were_and_a_tie_break_has_no_column() {
    let hall = Hall::in_a_file(Options::automatic());
    hall.enter_children();
    draft(&hall);
    hall.post(RoundNo(1));
    play(&hall, RoundNo(1));
    let right = hall.organiser();
    hall.desk.close_round(&right, RoundNo(1), now()).unwrap();
    draft(&hall);
    hall.post(RoundNo(2));
    let tiebreaks = hall.organiser().event().options.player_tiebreaks();
    let held = Held {
        standings: Some(RoundNo(1)),
        tiebreaks: tiebreaks[..1].to_vec(),
        ..Held::default()
    };
    let csv = format!("/e/{}/standings.csv", hall.key);
    let open = outside(&hall);
    holds(&hall, &held);
    let before = outside(&hall);
    let code = Tiebreak::code(tiebreaks[0])
        .to_lowercase()
        .replace('/', "_");
    let columns = |answer: &BTreeMap<String, String>| {
        let text = &answer[&csv];
        text.lines().nth(1).unwrap_or_default().split(',').count()
    };
    assert_eq!(
        columns(&before) + 2,
        columns(&open),
        "{code}: {}",
        before[&csv]
    );
    play(&hall, RoundNo(2));
    let after = outside(&hall);
    let lists = [
        "standings",
        "standings.csv",
        "standings/schools",
        "standings/cross-table",
    ];
    for list in lists {
        let address = format!("/e/{}/{list}", hall.key);
        // Whether a game is being played stands in the head.
        let list = |all: &BTreeMap<String, String>| {
            let text = all[&address].clone();
            text.split_once("<main")
                .map_or(text.clone(), |(_, main)| main.to_owned())
        };
        assert_eq!(list(&before), list(&after), "{address}");
    }
    // The results themselves are seen.
    let round = format!("/e/{}/rounds", hall.key);
    assert_ne!(before.get(&round), after.get(&round));
}
