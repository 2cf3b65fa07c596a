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

const COLUMNS: &str = "rank,player_id,name,school,team,category,points,played,won,drawn,lost,byes";

/// Writes standings, or those of a category with its own places.
pub fn write(tournament: &Tournament, rows: &[Within<'_>], names: Names) -> String {
    let mut csv = CsvWriter::with_commas();
    let tiebreaks = tournament.options.player_tiebreaks().len();
    csv.line(headings(COLUMNS, tiebreaks));
    for one in rows {
        if let Some(entrant) = tournament.entrant(one.row.entrant) {
            csv.line(cells(tournament, one, entrant, names));
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
        csv.line([
            row.place.to_string(),
            guarded(row.school).into_owned(),
            row.score.decimal(),
            row.counted.len().to_string(),
            row.entered.to_string(),
            guarded(&players.join("; ")).into_owned(),
        ]);
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

fn cells(
    tournament: &Tournament,
    one: &Within<'_>,
    entrant: &Entrant,
    names: Names,
) -> Vec<String> {
    let row = one.row;
    let options = &tournament.options;
    let category = if options.categories.is_empty() {
        entrant.grade.map(Grade::code).unwrap_or_default()
    } else {
        guarded(&options.categories_of(entrant, names).join("; ")).into_owned()
    };
    let mut cells = vec![
        if row.is_placed {
            one.place.to_string()
        } else {
            String::new()
        },
        entrant.number.to_string(),
        guarded(&entrant.name.in_file(names)).into_owned(),
        guarded(entrant.school.as_deref().unwrap_or_default()).into_owned(),
        String::new(),
        category,
        row.score.decimal(),
    ];
    cells.extend(
        [row.played, row.won, row.drawn, row.lost, row.byes].map(|number| number.to_string()),
    );
    cells.extend(row.figures.iter().flat_map(figure));
    cells
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
