//! All that is known of one child, as JSON that its parents can read.

use crate::tournament::{Entrant, Gender, Grade};
use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::json;

/// A game of the child. The other child is a number: its name is its own.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Game {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// `first` or `second`.
    pub side: &'static str,
    /// The start number of the other.
    pub opponent: u16,
    /// The code of the result, from the first side's view.
    pub result: Option<&'static str>,
}

/// What was answered to whether the whole name may be shown.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    /// Whether it was a yes.
    pub is_given: bool,
    /// Who recorded it.
    pub by: &'a str,
    /// When.
    pub at: DateTime<Utc>,
}

/// The text of the file. `event` is its name and its key.
pub fn written(
    (event, key): (&str, &str),
    entrant: &Entrant,
    answer: Option<Answer<'_>>,
    games: &[Game],
) -> String {
    let told = |is_given: bool| {
        let answer = answer.filter(|answer| answer.is_given == is_given)?;
        let at = answer.at.to_rfc3339_opts(SecondsFormat::Secs, true);
        Some(json!({"by": answer.by, "at": at}))
    };
    let child = json!({
        "format": "inkundla child",
        "version": 1,
        "event": {"name": event, "key": key},
        "number": entrant.number,
        "given": entrant.name.given(),
        "family": entrant.name.family(),
        "shown_outside_as": entrant.name.alias(),
        "school": entrant.school,
        "grade": entrant.grade.map(Grade::code),
        "rating": entrant.about.rating,
        "gender": entrant.about.gender.map(Gender::code),
        "born": entrant.about.born,
        "presence": entrant.presence,
        "whole_name_may_be_shown": told(true),
        "whole_name_was_refused": told(false),
        "games": games,
    });
    // Plain values only: writing them as JSON cannot fail.
    serde_json::to_string_pretty(&child).unwrap_or_default() + "\n"
}
