//! The lines of a report file that an erasure takes from beside an event.

use super::Names;
use super::names::contains_name;
use crate::formats::trf::KeptLine;
use crate::store::{Reads, ReportLine, StoreError};
use crate::tournament::{EntrantId, TournamentId};

/// A line, and its text afterwards; `None` deletes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LineChange {
    pub(super) number: u32,
    pub(super) was: String,
    pub(super) now: Option<String>,
}

impl LineChange {
    fn without(line: ReportLine) -> LineChange {
        LineChange {
            number: line.number,
            was: line.text,
            now: None,
        }
    }
}

/// The lines that describe a child, and those that name it. Lines of other players stay: a sister has the
/// same family name.
pub(super) fn of_child(
    db: &mut dyn Reads,
    id: TournamentId,
    (entrant, number): (EntrantId, u16),
    names: &Names,
) -> Result<Vec<LineChange>, StoreError> {
    let change = |line: ReportLine| match line.entrant {
        Some(player) if player == entrant => {
            let kept = KeptLine {
                player: line.entrant,
                text: line.text.clone(),
            };
            let now = kept.without_person(number);
            (now.as_ref() != Some(&line.text)).then(|| LineChange {
                now,
                ..LineChange::without(line)
            })
        }
        None if names_child(&line.text, names) => Some(LineChange::without(line)),
        _ => None,
    };
    let lines = db.report_lines(id)?.into_iter();
    Ok(lines.filter_map(change).collect())
}

/// The name of an event or of a team may be the family name of a child, and stays then.
fn names_child(text: &str, names: &Names) -> bool {
    match text.get(..3) {
        Some("012" | "013" | "310") => names.are_whole_in(text),
        _ => names.are_in(text),
    }
}

/// The lines that name a person.
pub(super) fn of_person(
    db: &mut dyn Reads,
    id: TournamentId,
    name: &str,
) -> Result<Vec<LineChange>, StoreError> {
    let lines = db.report_lines(id)?.into_iter();
    let named = lines.filter(|line| line.entrant.is_none() && contains_name(&line.text, name));
    Ok(named.map(LineChange::without).collect())
}
