//! Numbers of rows of the preview.

use crate::formats::entrants_csv::{Consented, ParsedRow, RowState};
use crate::i18n::Localizer;

pub(super) struct Pill {
    pub(super) class: &'static str,
    pub(super) text: String,
}

/// Numbers of rows for the bar.
pub(super) struct RowCounts {
    pub(super) ready: usize,
    pub(super) open: usize,
    pub(super) all: usize,
    pub(super) text: String,
}

impl RowCounts {
    pub(super) fn of(t: &Localizer, ready: usize, all: usize) -> RowCounts {
        RowCounts {
            ready,
            open: all - ready,
            all,
            text: t.plural("check-rows-read", all),
        }
    }
}

pub(super) fn pills(t: &Localizer, sightings: &[ParsedRow]) -> Vec<Pill> {
    let count = |is: fn(&RowState) -> bool| sightings.iter().filter(|s| is(&s.state)).count();
    let agreed = sightings.iter().filter(|sighting| {
        sighting.state == RowState::Ready && sighting.consent == Some(Consented::Given)
    });
    let counts = [
        (
            "ok",
            "check-ready",
            count(|state| *state == RowState::Ready),
        ),
        (
            "bad",
            "check-wrong",
            count(|state| matches!(state, RowState::Error(_))),
        ),
        (
            "warn",
            "check-questions",
            count(|state| matches!(state, RowState::Question(_))),
        ),
        ("", "check-consents", agreed.count()),
    ];
    let some = counts.into_iter().filter(|(_, _, n)| *n > 0);
    some.map(|(class, id, n)| Pill {
        class,
        text: t.plural(id, n),
    })
    .collect()
}

/// A sentence with a count; `None` for none.
pub(super) fn some_plural(t: &Localizer, id: &str, count: usize) -> Option<String> {
    (count > 0).then(|| t.plural(id, count))
}
