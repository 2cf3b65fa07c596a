//! `inkundla standings`: the standings of a tournament report file.
//!
//! | status | meaning |
//! |---|---|
//! | 0 | written |
//! | 1 | nowhere to write, or results that are worth no halves of a point |
//! | 2 | the file cannot be read, or a tie-break that is none |

use super::{input_file, output, trf};
use crate::formats::CsvWriter;
use crate::formats::trf::Trf;
use crate::tournament::pairing::{TeamRow, team_standings, team_tiebreaks};
use crate::tournament::standings::Row;
use crate::tournament::tiebreak::{Contribution, ContributionReason, Detail, Figure, Kind, Value};
use crate::tournament::{Edition, Tiebreak};
use anyhow::Context;
use std::collections::HashMap;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub(super) struct Standings {
    /// The report file
    #[arg(value_name = "FILE.trf")]
    file: PathBuf,
    /// The tie-breaks in order: codes of C.07, separated by commas [default: those of record 212;
    /// without it BH/C1,BH,SB,DE, for teams MPvGP,EDE,EMMSB,BC]
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    tiebreaks: Option<Vec<Tiebreak>>,
    /// The edition of C.07 that defines how unplayed rounds count
    #[arg(long, value_name = "YEAR", value_parser = ["2024", "2026"], default_value = "2026")]
    edition: String,
    /// Add a column for each tie-break: the contribution of each round
    #[arg(long)]
    working: bool,
}

pub(super) fn run(asked: &Standings) -> anyhow::Result<ExitCode> {
    let Some(mut trf) = trf::read(&asked.file) else {
        return Ok(ExitCode::from(2));
    };
    let of_file = match &asked.tiebreaks {
        Some(asked_for) => Some(asked_for.clone()),
        None => match trf.tiebreaks() {
            Ok(of_file) => of_file,
            Err(why) => {
                let file = asked.file.display();
                eprintln!("inkundla: {file}: {why}. Give the order with --tiebreaks.");
                return Ok(ExitCode::from(2));
            }
        },
    };
    if trf.is_of_teams() {
        // The order has been read already, or another one is asked for.
        trf.headers
            .retain(|(tag, _)| !matches!(tag.as_str(), "202" | "212"));
        return of_teams(&trf, asked, of_file);
    }
    let asked_for = of_file.unwrap_or_else(usual);
    let tiebreaks = asked_for.iter().map(|one| one.of_players());
    let tiebreaks = match tiebreaks.collect::<Result<Vec<_>, _>>() {
        Ok(tiebreaks) => tiebreaks,
        Err(why) => {
            eprintln!("{why}");
            return Ok(ExitCode::from(2));
        }
    };
    let edition = match asked.edition.as_str() {
        "2024" => Edition::Of2024,
        _ => Edition::Of2026,
    };
    let detail = if asked.working {
        Detail::Working
    } else {
        Detail::Values
    };
    let rows = trf
        .standings(&tiebreaks, edition, detail)
        .context("the standings cannot be counted")?;
    output::print(&table(&trf, rows, &tiebreaks, asked.working))?;
    Ok(ExitCode::SUCCESS)
}

fn usual() -> Vec<Tiebreak> {
    let codes = ["BH/C1", "BH", "SB", "DE"].into_iter();
    codes.filter_map(Tiebreak::from_code).collect()
}

/// Prints `rank,number,name,match_points,game_points` and the tie-breaks.
fn of_teams(
    trf: &Trf,
    asked: &Standings,
    tiebreaks: Option<Vec<Tiebreak>>,
) -> anyhow::Result<ExitCode> {
    let mut tournament = match trf.tournament() {
        Ok(tournament) => tournament,
        Err(faults) => {
            input_file::print_faults(&asked.file, &faults);
            return Ok(ExitCode::from(2));
        }
    };
    if let Some(tiebreaks) = tiebreaks {
        tournament.options.tiebreaks = tiebreaks;
    }
    if asked.edition == "2024" {
        tournament.options.ranking.edition = Edition::Of2024;
    }
    let numbers = &trf.teams.teams;
    let rows = team_standings(&tournament).into_iter().map(|row: TeamRow| {
        let number = numbers.get(usize::from(row.number) - 1);
        let cells = vec![
            row.rank.to_string(),
            number.map_or(0, |team| team.number).to_string(),
            crate::formats::guarded(&row.team.name).into_owned(),
            row.match_points.decimal(),
            row.game_points.decimal(),
        ];
        (cells, row.figures)
    });
    let columns = ["rank", "number", "name", "match_points", "game_points"];
    let tiebreaks = team_tiebreaks(&tournament.options);
    let csv = csv_of(&columns, &tiebreaks, rows, asked.working);
    output::print(&csv)?;
    Ok(ExitCode::SUCCESS)
}

fn table(trf: &Trf, rows: Vec<Row>, tiebreaks: &[Tiebreak], is_working: bool) -> String {
    let names: HashMap<i64, &str> = trf
        .players
        .iter()
        .map(|player| (i64::from(player.number), player.name.as_str()))
        .collect();
    let rows = rows.into_iter().map(|row| {
        let name = names.get(&row.entrant.0).copied().unwrap_or_default();
        let cells = vec![
            row.rank.to_string(),
            row.entrant.0.to_string(),
            crate::formats::guarded(name).into_owned(),
            row.score.decimal(),
        ];
        (cells, row.figures)
    });
    let columns = ["rank", "number", "name", "points"];
    csv_of(&columns, tiebreaks, rows, is_working)
}

/// Writes rows, each followed by its tie-breaks.
fn csv_of(
    columns: &[&str],
    tiebreaks: &[Tiebreak],
    rows: impl Iterator<Item = (Vec<String>, Vec<Figure>)>,
    is_working: bool,
) -> String {
    let mut csv = CsvWriter::with_commas();
    let mut header: Vec<String> = columns.iter().map(|one| (*one).to_owned()).collect();
    for tiebreak in tiebreaks {
        header.push(tiebreak.code());
        header.extend(is_working.then(|| format!("{} working", tiebreak.code())));
    }
    csv.line(header);
    for (mut cells, figures) in rows {
        for figure in &figures {
            cells.push(figure.value.map(Value::decimal).unwrap_or_default());
            cells.extend(is_working.then(|| working(figure)));
        }
        csv.line(cells);
    }
    csv.finish()
}

/// `1: 2.5 (17) 2: [0.5 (4)]`: round, value, opponent; contributions that are cut in brackets.
fn working(figure: &Figure) -> String {
    let part = |part: &Contribution| {
        let opponent = part.opponent.map(|id| format!(" ({})", id.0));
        let at = match (part.round, part.reason) {
            (Some(round), _) => round.to_string(),
            (
                None,
                ContributionReason::Board { board } | ContributionReason::BoardTimes { board, .. },
            ) => {
                format!("board {board}")
            }
            (None, _) => String::new(),
        };
        let value = format!("{}{}", part.value.decimal(), opponent.unwrap_or_default());
        if part.cut {
            format!("{at}: [{value}]")
        } else {
            format!("{at}: {value}")
        }
    };
    let parts: Vec<String> = figure.working.iter().map(part).collect();
    match figure.tiebreak.kind() {
        Kind::Lots => format!("drawn from {}", figure.tiebreak.number()),
        _ => parts.join(" "),
    }
}
