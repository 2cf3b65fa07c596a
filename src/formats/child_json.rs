//! All data that an event stores about one child, as JSON for the parents.

use chrono::{DateTime, SecondsFormat, Utc};
use inkundla_core::referee::{self, Offence};
use inkundla_core::tournament::{Entrant, Gender, Grade};
use serde_json::json;

/// A game of the child. For privacy the opponent is only a start number.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Game {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// `first` or `second`.
    pub side: &'static str,
    /// The opponent's start number.
    pub opponent: u16,
    /// The code of the result, from the first side's view.
    pub result: Option<&'static str>,
}

/// The recorded answer to whether the full name may be shown.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    /// Whether consent was given.
    pub is_given: bool,
    /// The user who recorded it.
    pub by: &'a str,
    /// The time of recording.
    pub at: DateTime<Utc>,
}

/// A card that was shown to the child.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Card {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The time.
    pub at: String,
    /// Its colour.
    pub card: referee::Card,
    /// The offence.
    pub offence: Offence,
    /// The reason for withdrawing it, if it was withdrawn.
    pub taken_back: Option<String>,
}

/// A free text in the record of one of its games.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Reason {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The time.
    pub at: String,
    /// The text, with other children's names masked.
    pub text: String,
}

/// Pairing constraints on the child.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Wishes {
    /// The rounds in which it sits out.
    pub sits_out: Vec<u16>,
    /// The start numbers of players whom it does not meet.
    pub kept_apart_from: Vec<u16>,
    /// Its fixed board.
    pub board: Option<u16>,
}

/// A line of the history.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct HistoryLine {
    /// The time.
    pub at: String,
    /// The stable code of the action.
    pub what: String,
    /// The reason, where one was given.
    pub why: Option<String>,
}

/// The form that entered the child.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct SentEntry {
    /// The time at which it came.
    pub at: String,
    /// The sender.
    pub by: String,
    /// The sender's phone number or e-mail address.
    pub reach: String,
    /// Whether the sender agreed to the words about consent.
    pub has_agreed: bool,
    /// The fee, in hundredths.
    pub fee: i64,
    /// Whether it was noted as paid.
    pub is_paid: bool,
}

/// Further data about the child.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct About {
    /// Its cards.
    pub cards: Vec<Card>,
    /// Free texts in the records of its games.
    pub reasons: Vec<Reason>,
    /// Pairing constraints.
    pub wishes: Wishes,
    /// Full names before corrections.
    pub former_names: Vec<String>,
    /// The lines of the history about it or its boards.
    pub history: Vec<HistoryLine>,
    /// The entry from which it became a player.
    pub entry: Option<SentEntry>,
    /// Its lines of the report file that the event was made of.
    pub report: Vec<String>,
}

/// Writes the file. The first argument is the name and the key of the event.
pub fn write(
    (event, key): (&str, &str),
    entrant: &Entrant,
    answer: Option<Answer<'_>>,
    games: &[Game],
    about: &About,
) -> String {
    let given_as = |is_given: bool| {
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
        "whole_name_may_be_shown": given_as(true),
        "whole_name_was_refused": given_as(false),
        "games": games,
        "cards": about.cards,
        "reasons": about.reasons,
        "wishes": about.wishes,
        "former_names": about.former_names,
        "history": about.history,
        "entry": about.entry,
        "report": about.report,
    });
    // Plain values only: writing them as JSON cannot fail.
    serde_json::to_string_pretty(&child).unwrap_or_default() + "\n"
}
