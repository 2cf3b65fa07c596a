//! The standings of schools as CSV, with stable columns, and the names of files of standings.

use super::{CsvWriter, Names, guarded};
use inkundla_core::tournament::Tournament;
use inkundla_core::tournament::standings::SchoolRow;

/// Writes the standings of schools: `rank,school,points,counted,entered,players`.
/// `players` are those whose points count, the best first.
pub fn of_schools(tournament: &Tournament, rows: &[SchoolRow<'_>], names: Names) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(["rank", "school", "points", "counted", "entered", "players"]);
    for row in rows {
        let players = row.counted.iter().filter_map(|one| {
            let entrant = tournament.entrant(one.entrant)?;
            entrant.shown_school(names)?;
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
