//! An event as a value, and how it is read from its row.

use crate::desk::round_time::RoundTime;
use crate::desk::schedule::Schedule;
use crate::desk::screen::Screen;
use crate::desk::{Delay, Fault};
use crate::i18n::Language;
use crate::referee::{ClockPolicy, Conduct};
use crate::rules::Ruleset;
use crate::store::{StoreError, TournamentRecord};
use crate::tournament::{Options, TournamentId};

/// An event as the organiser set it up.
#[derive(Clone, Debug)]
pub struct Event {
    /// Identity of its tournament.
    pub id: TournamentId,
    /// The short random name in its addresses.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// The law it is played by.
    pub ruleset: Ruleset,
    /// Pairing system, rounds, points, tie-breaks.
    pub options: Options,
    /// The clock.
    pub clock: ClockPolicy,
    /// What umpires do besides.
    pub conduct: Conduct,
    /// How late outsiders see its boards.
    pub delay: Delay,
    /// The language it speaks to those who have chosen none, if it has one.
    pub language: Option<Language>,
    /// When and where its rounds are to be played.
    pub schedule: Schedule,
    /// What the projector in its hall shows.
    pub screen: Screen,
    /// How long its rounds may take, and the timer of the round that is played.
    pub round_time: RoundTime,
    /// Whether the organiser has declared it finished.
    pub is_finished: bool,
    /// Goes up with every change.
    pub change: u64,
}

pub(super) fn language_of(tag: String) -> Result<Language, Fault> {
    let known = Language::by_tag(&tag);
    known.ok_or_else(|| unreadable("language", tag))
}

fn unreadable(what: &'static str, why: String) -> Fault {
    Fault::Store(StoreError::Unreadable { what, why })
}

/// What is kept as JSON, or what it is before anybody has decided.
fn read_json<T: serde::de::DeserializeOwned + Default>(
    what: &'static str,
    json: Option<String>,
) -> Result<T, Fault> {
    let read = |json: String| serde_json::from_str(&json);
    let read = json.map(read).transpose();
    let read = read.map_err(|why| unreadable(what, why.to_string()))?;
    Ok(read.unwrap_or_default())
}

impl TryFrom<TournamentRecord> for Event {
    type Error = Fault;
    fn try_from(record: TournamentRecord) -> Result<Event, Fault> {
        let decided = record.particulars;
        let publish = decided.publish;
        Ok(Event {
            id: record.id,
            key: record.public_key,
            name: decided.name,
            ruleset: Ruleset::from_code(&decided.ruleset)
                .map_err(|why| unreadable("ruleset", why.to_string()))?,
            options: decided.options,
            clock: serde_json::from_str(&decided.clock)
                .map_err(|why| unreadable("clock", why.to_string()))?,
            conduct: serde_json::from_str(&decided.conduct)
                .map_err(|why| unreadable("conduct", why.to_string()))?,
            delay: Delay::from_code(&publish).ok_or_else(|| unreadable("publish", publish))?,
            language: decided.language.map(language_of).transpose()?,
            schedule: read_json("schedule", record.schedule)?,
            screen: read_json("screen", record.screen)?,
            round_time: read_json("round time", record.round_time)?,
            is_finished: record.finished_at_ms.is_some(),
            change: record.change,
        })
    }
}
