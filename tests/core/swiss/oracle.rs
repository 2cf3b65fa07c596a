//! Whole tournaments, every round of which other engines have paired.

use crate::common::fixtures;
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{
    Field, PastKind, PastRound, Player, PointSystem, SwissSystem, pair,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A field and what is expected of it: pairs and bye, or no legal pairing.
struct Case {
    name: String,
    field: Field,
    expected: Option<Expected>,
}

/// The pairs and the bye.
type Expected = (BTreeSet<(usize, usize)>, Option<usize>);

fn tenths(value: &Value) -> i32 {
    (value.as_f64().unwrap() * 10.0).round() as i32
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap() as usize
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn virtual_points(tournament: &Value, id: usize) -> Vec<i32> {
    let points = |round: usize| {
        list(&tournament["acceleration"])
            .iter()
            .filter(|one| (number(&one["first_id"])..=number(&one["last_id"])).contains(&id))
            .filter(|one| {
                (number(&one["first_round"])..=number(&one["last_round"])).contains(&round)
            })
            .map(|one| tenths(&one["points"]))
            .sum()
    };
    (1..=number(&tournament["rounds_declared"]))
        .map(points)
        .collect()
}

fn forbidden(tournament: &Value, round: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for one in list(&tournament["forbidden"]) {
        if (number(&one["first_round"])..=number(&one["last_round"])).contains(&round) {
            let ids = list(&one["ids"]).iter().map(number).collect::<Vec<_>>();
            for (at, first) in ids.iter().enumerate() {
                pairs.extend(ids[at + 1..].iter().map(|second| (first - 1, second - 1)));
            }
        }
    }
    pairs
}

/// What the round was to everybody.
fn played(tournament: &Value, round: &Value) -> Vec<PastRound> {
    let worth = |name: &str| tenths(&tournament["points"][name]);
    let absent = PastRound {
        what: PastKind::NotPaired,
        points: worth("absent"),
    };
    let mut all = vec![absent; number(&tournament["n"])];
    for bye in list(&round["not_paired"]) {
        all[number(&bye[0]) - 1].points = match bye[1].as_str().unwrap() {
            "H" => worth("draw"),
            "F" => worth("win"),
            _ => worth("absent"),
        };
    }
    if let Some(bye) = round["expected_bye"].as_u64() {
        all[bye as usize - 1] = PastRound {
            what: PastKind::PairingBye,
            points: worth("pab"),
        };
    }
    for (pair, result) in list(&round["expected_pairs"])
        .iter()
        .zip(list(&round["results"]))
    {
        for (me, side) in [(0, Side::First), (1, Side::Second)] {
            let game = PastKind::Played {
                against: number(&pair[1 - me]) - 1,
                side,
            };
            let (what, points) = match result[me].as_str().unwrap() {
                "1" | "W" => (game, worth("win")),
                "=" | "D" => (game, worth("draw")),
                "0" | "L" => (game, worth("loss")),
                "+" => (PastKind::Forfeit, worth("win")),
                "-" => (PastKind::Forfeit, worth("absent")),
                other => panic!("result {other}"),
            };
            all[number(&pair[me]) - 1] = PastRound { what, points };
        }
    }
    all
}

fn cases(tournament: &Value) -> Vec<Case> {
    let n = number(&tournament["n"]);
    let mut past = vec![Vec::new(); n];
    let mut cases = Vec::new();
    let impossible = &tournament["no_valid_pairing"];
    let last = (!impossible.is_null()).then_some(impossible);
    for round in list(&tournament["rounds"]).iter().chain(last) {
        let at = number(&round["round"]);
        let away = list(&round["not_paired"]).iter().map(|one| number(&one[0]));
        let away = away.collect::<BTreeSet<_>>();
        let players = (1..=n).map(|id| Player {
            number: id as u32,
            is_here: !away.contains(&id),
            past: past[id - 1].clone(),
            virtual_points: virtual_points(tournament, id),
            rating: 0,
        });
        let worth = |name: &str| tenths(&tournament["points"][name]);
        let field = Field {
            players: players.collect(),
            round: at,
            rounds: number(&tournament["rounds_declared"]),
            worth: PointSystem {
                win: worth("win"),
                draw: worth("draw"),
                loss: worth("loss"),
            },
            initial: if tournament["initial_colour"] == "W" {
                Side::First
            } else {
                Side::Second
            },
            forbidden: forbidden(tournament, at),
            unwanted: Vec::new(),
            system: SwissSystem::Dutch,
        };
        let expected = round["expected_pairs"].as_array().map(|pairs| {
            let pairs = pairs
                .iter()
                .map(|pair| (number(&pair[0]) - 1, number(&pair[1]) - 1));
            let bye = round["expected_bye"].as_u64().map(|id| id as usize - 1);
            (pairs.collect(), bye)
        });
        cases.push(Case {
            name: format!("{} round {at}", tournament["id"]),
            field,
            expected,
        });
        if round["expected_pairs"].is_array() {
            for (all, now) in past.iter_mut().zip(played(tournament, round)) {
                all.push(now);
            }
        }
    }
    cases
}

/// The number of rounds, and those paired differently.
fn compare(path: &Path) -> (usize, Vec<String>) {
    let text = fs::read_to_string(path).unwrap();
    let mut rounds = 0;
    let mut different = Vec::new();
    for line in text.lines() {
        for case in cases(&serde_json::from_str(line).unwrap()) {
            rounds += 1;
            let found = pair(&case.field).ok();
            let found = found.map(|round| (round.pairs.into_iter().collect(), round.bye));
            if found != case.expected {
                different.push(case.name);
            }
        }
    }
    (rounds, different)
}

#[test]
fn other_engines_pair_the_fixtures_alike() {
    let (rounds, different) = compare(&fixtures::path("pairing/swiss/tournaments.jsonl"));
    assert!(rounds > 400, "{rounds} rounds");
    assert!(different.is_empty(), "{}", different.join("\n"));
}
