//! Standings as CSV, with stable columns:
//! `rank,player_id,name,school,team,category,points,played,won,drawn,lost,byes,tb1_name,tb1,tb2_name,tb2,…`
//!
//! `player_id` is the start number, `category` the categories that the organiser chose, separated by
//! `; `, or if there are none the grade (`R` before 1); `team` is empty.
//! Points and tie-breaks are decimal (`1.5`). Entrants who share a place have
//! the same rank; whoever has played no game has an empty one. A tie-break that does not apply has an empty cell.

use super::{CsvWriter, Names, guarded};
use inkundla_core::tournament::standings::{SchoolRow, Within};
use inkundla_core::tournament::tiebreak::{Figure, Value};
use inkundla_core::tournament::{Entrant, Grade, Tournament};
use serde::Serialize;
use std::borrow::Cow;

const COLUMNS: &str = "rank,player_id,name,school,team,category,points,played,won,drawn,lost,byes";

/// Writes standings, or those of a category with its own places.
pub fn write(tournament: &Tournament, rows: &[Within<'_>], names: Names) -> String {
    let mut csv = CsvWriter::with_commas();
    let tiebreaks = tournament.options.player_tiebreaks().len();
    csv.line(headings(COLUMNS, tiebreaks));
    for one in rows {
        if let Some(entrant) = tournament.entrant(one.row.entrant) {
            let figures: Vec<_> = one.row.figures.iter().map(figure).collect();
            csv.row((PlayerCells::of(tournament, one, entrant, names), figures));
        }
    }
    csv.finish()
}

/// Writes the standings of schools: `rank,school,points,counted,entered,players`.
/// `players` are those whose points count, the best first.
pub fn of_schools(tournament: &Tournament, rows: &[SchoolRow<'_>], names: Names) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(["rank", "school", "points", "counted", "entered", "players"]);
    for row in rows {
        let players = row.counted.iter().filter_map(|one| {
            let entrant = tournament.entrant(one.entrant)?;
            Some(entrant.name.display(names))
        });
        let players: Vec<String> = players.collect();
        csv.row((
            row.place,
            guarded(row.school),
            row.score.decimal(),
            row.counted.len(),
            row.entered,
            guarded(&players.join("; ")),
        ));
    }
    csv.finish()
}

/// A file name for the standings of an event, in ASCII letters and digits only.
pub fn file_name(event: &str, key: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            ' '
        }
    };
    let words = event.chars().take(60).map(plain).collect::<String>();
    let words = words.split_whitespace().collect::<Vec<_>>().join("-");
    match words.as_str() {
        "" => format!("standings-{key}.csv"),
        words => format!("standings-{words}-{key}.csv"),
    }
}

/// The cells of [`COLUMNS`].
#[derive(Serialize)]
struct PlayerCells<'a> {
    rank: Option<u16>,
    player_id: u16,
    #[serde(serialize_with = "crate::serialize_guarded")]
    name: String,
    school: Cow<'a, str>,
    team: &'static str,
    category: String,
    points: String,
    counts: [u16; 5],
}

impl<'a> PlayerCells<'a> {
    fn of(
        tournament: &Tournament,
        one: &Within<'_>,
        entrant: &'a Entrant,
        names: Names,
    ) -> PlayerCells<'a> {
        let row = one.row;
        let options = &tournament.options;
        let category = if options.categories.is_empty() {
            entrant.grade.map(Grade::code).unwrap_or_default()
        } else {
            guarded(&options.categories_of(entrant, names).join("; ")).into_owned()
        };
        PlayerCells {
            rank: row.is_placed.then_some(one.place),
            player_id: entrant.number,
            name: entrant.name.in_file(names),
            school: guarded(entrant.school.as_deref().unwrap_or_default()),
            team: "",
            category,
            points: row.score.decimal(),
            counts: [row.played, row.won, row.drawn, row.lost, row.byes],
        }
    }
}

/// The headings of fixed columns, followed by two for each tie-break.
pub(super) fn headings(columns: &str, tiebreaks: usize) -> Vec<String> {
    let fixed = columns.split(',').map(str::to_owned);
    let of_tiebreaks = (1..=tiebreaks).flat_map(|at| [format!("tb{at}_name"), format!("tb{at}")]);
    fixed.chain(of_tiebreaks).collect()
}

pub(super) fn figure(figure: &Figure) -> [String; 2] {
    [
        figure.tiebreak.code(),
        figure.value.map(Value::decimal).unwrap_or_default(),
    ]
}
