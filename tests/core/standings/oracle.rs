//! Tie-breaks compared with those of another program.

use super::{last, row, value};
use crate::common::hall::{round, tournament};
use inkundla_core::tournament::tiebreak::Value;
use inkundla_core::tournament::{System, Tiebreak, Tournament};
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Tournaments with the figures that another program computed for them.
#[derive(Deserialize)]
struct Oracle {
    tournaments: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    system: System,
    entrants: u16,
    rounds: Vec<CaseRound>,
    /// By code, a value for each entrant.
    figures: HashMap<String, Vec<f64>>,
    #[serde(default)]
    ranks: Vec<u16>,
}

#[derive(Deserialize)]
struct CaseRound {
    boards: Vec<(i64, i64, String)>,
    byes: Vec<(i64, String)>,
}

impl Case {
    fn tournament(&self, tiebreaks: Vec<Tiebreak>) -> Tournament {
        let mut made = tournament(self.system, self.entrants);
        made.options.tiebreaks = tiebreaks;
        for (number, played) in (1..).zip(&self.rounds) {
            let boards = played
                .boards
                .iter()
                .map(|(one, two, code)| (*one, *two, code.as_str()))
                .collect::<Vec<_>>();
            let byes = played
                .byes
                .iter()
                .map(|(who, kind)| (*who, kind.as_str()))
                .collect::<Vec<_>>();
            made.closed.push(round(number, &boards, &byes));
        }
        made
    }

    /// The value of the other program for the entrant at a place.
    fn figure(&self, code: &str, at: usize) -> Option<Value> {
        self.figures.get(code).map(|values| quarters(values[at]))
    }

    /// Each entrant's place by points and one tie-break, of which we find less to be better.
    fn places(&self, code: &str) -> Vec<u16> {
        let key = |at| (Reverse(self.figure("PTS", at)), self.figure(code, at));
        let all = 0..usize::from(self.entrants);
        all.clone()
            .map(|at| all.clone().filter(|other| key(*other) < key(at)).count() as u16 + 1)
            .collect()
    }
}

fn oracle() -> Vec<Case> {
    let text = include_str!("../../../fixtures/pairing/tiebreaks.json");
    serde_json::from_str::<Oracle>(text).unwrap().tournaments
}

fn quarters(number: f64) -> Value {
    Value::quarters((number * 4.0).round() as i64)
}

#[test]
fn buchholz_sonneborn_berger_and_wins_are_those_of_another_program() {
    let tiebreaks = [
        Tiebreak::BUCHHOLZ,
        Tiebreak::SONNEBORN_BERGER,
        Tiebreak::WINS,
    ];
    let mut compared = 0;
    for case in oracle() {
        let standings = last(&case.tournament(tiebreaks.to_vec()));
        for at in 0..usize::from(case.entrants) {
            let row = row(&standings, at + 1);
            let context = format!("{} entrant {}", case.id, at + 1);
            assert_eq!(
                Some(Value::from(row.points)),
                case.figure("PTS", at),
                "points, {context}"
            );
            for tiebreak in tiebreaks {
                if let Some(found) = case.figure(&tiebreak.code(), at) {
                    assert_eq!(
                        value(row, tiebreak),
                        Some(found),
                        "{}, {context}",
                        tiebreak.code()
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 1_000, "only {compared} figures compared");
}

#[test]
fn direct_encounter_orders_the_tied_as_another_program_does() {
    for case in oracle() {
        let standings = last(&case.tournament(vec![Tiebreak::DIRECT_ENCOUNTER]));
        let rank = |at: usize| row(&standings, at + 1).rank;
        let all = 0..usize::from(case.entrants);
        let expected = if case.ranks.is_empty() {
            case.places("DE")
        } else {
            case.ranks.clone()
        };
        // The other program's ranks go on with further tie-breaks.
        let codes = if case.ranks.is_empty() {
            &[][..]
        } else {
            &["WIN", "BH/C1", "BH", "SB"]
        };
        let key = |at: usize| {
            let others = codes
                .iter()
                .map(|code| Reverse(case.figure(code, at)))
                .collect::<Vec<_>>();
            (rank(at), others)
        };
        for at in all.clone() {
            let found = all.clone().filter(|other| key(*other) < key(at)).count() as u16 + 1;
            assert_eq!(found, expected[at], "{} entrant {}", case.id, at + 1);
        }
    }
}
