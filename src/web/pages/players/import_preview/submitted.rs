//! What comes back from the page of a checked list, and who is entered of it.

use super::similar_schools;
use crate::desk::entrants::NewPlayer;
use crate::desk::rights::{ChangePlayers, Right};
use crate::desk::{Desk, Fault};
use crate::formats::entrants_csv::{ParsedRow, RawRow, State, check};
use crate::tournament::Tournament;
use chrono::{DateTime, Utc};

/// What the page sent back.
#[derive(Default)]
pub(super) struct SubmittedList {
    /// In the order of the list, also those to be passed over.
    rows: Vec<RawRow>,
    kept: Vec<u32>,
    skipped: Vec<u32>,
    /// What was said about schools whose names are near to each other.
    schools: Vec<String>,
}

/// What came of it.
pub(super) struct EnteredList {
    /// How many could be entered.
    pub(super) entered: usize,
    /// Those who could not, looked at anew.
    pub(super) left: Vec<ParsedRow>,
    /// The tournament with those who were.
    pub(super) tournament: Tournament,
}

impl SubmittedList {
    pub(super) fn of(fields: Vec<(String, String)>) -> SubmittedList {
        let mut sent = SubmittedList::default();
        for (name, value) in fields {
            if let Some(row) = name
                .strip_prefix("choice-")
                .and_then(|row| row.parse().ok())
            {
                match value.as_str() {
                    "keep" => sent.kept.push(row),
                    _ => sent.skipped.push(row),
                }
                continue;
            }
            if name.starts_with(similar_schools::ANSWER) {
                sent.schools.push(value);
                continue;
            }
            match (name.as_str(), sent.rows.last_mut()) {
                ("ready", _) => sent.rows.extend(value.lines().filter_map(unpacked)),
                ("row", _) => sent.rows.push(RawRow {
                    row: value.parse().unwrap_or_default(),
                    ..RawRow::default()
                }),
                ("given", Some(typed)) => typed.given = value,
                ("family", Some(typed)) => typed.family = value,
                ("school", Some(typed)) => typed.school = value,
                ("grade", Some(typed)) => typed.grade = value,
                ("rating", Some(typed)) => typed.rating = value,
                ("gender", Some(typed)) => typed.gender = value,
                ("born", Some(typed)) => typed.born = value,
                ("consent", Some(typed)) => typed.consent = value,
                _ => {}
            }
        }
        sent.rows.sort_by_key(|typed| typed.row);
        for answer in &sent.schools {
            similar_schools::rename(&mut sent.rows, answer);
        }
        sent
    }

    /// All rows of the page.
    pub(super) fn all(&self) -> &[RawRow] {
        &self.rows
    }

    /// Those that are not to be passed over.
    fn wanted(&self) -> Vec<RawRow> {
        let is_wanted = |typed: &&RawRow| !self.skipped.contains(&typed.row);
        self.rows.iter().filter(is_wanted).cloned().collect()
    }
}

/// Enters those of whom nothing is to be asked any more.
pub(super) fn enter(
    desk: &Desk,
    organiser: &Right<ChangePlayers>,
    sent: &SubmittedList,
    at: DateTime<Utc>,
) -> Result<EnteredList, Fault> {
    let entered = desk.entrants(organiser)?;
    let mut children = Vec::new();
    let mut left = Vec::new();
    for sighting in check(&sent.wanted(), &entered) {
        let is_sure = match sighting.state {
            State::Ready => true,
            State::Question(_) => sent.kept.contains(&sighting.row),
            State::Error(_) => false,
        };
        match NewPlayer::seen(&sighting).filter(|_| is_sure) {
            Some(child) => children.push(child),
            None => left.push(sighting.typed),
        }
    }
    let entered = children.len();
    if entered > 0 {
        desk.enter(organiser, children, at)?;
    }
    let tournament = desk.tournament(organiser.event())?;
    Ok(EnteredList {
        entered,
        left: check(&left, &tournament.entrants),
        tournament,
    })
}

/// The words of a row in one line, parted by tabs.
pub(super) fn packed(typed: &RawRow) -> String {
    let tidy = typed
        .words()
        .map(|words| words.split_whitespace().collect::<Vec<_>>().join(" "));
    format!("{}\t{}", typed.row, tidy.join("\t"))
}

fn unpacked(line: &str) -> Option<RawRow> {
    let mut cells = line.split('\t');
    let row = cells.next()?.parse().ok()?;
    let mut cell = || cells.next().unwrap_or_default().to_owned();
    Some(RawRow {
        row,
        given: cell(),
        family: cell(),
        school: cell(),
        grade: cell(),
        rating: cell(),
        gender: cell(),
        born: cell(),
        consent: cell(),
    })
}
