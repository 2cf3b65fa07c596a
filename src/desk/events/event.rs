//! An event as a value, and its conversion from a row.

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
    /// The identity of its tournament.
    pub id: TournamentId,
    /// The short random name in its addresses.
    pub key: String,
    /// Its name.
    pub name: String,
    /// The rules of its game.
    pub ruleset: Ruleset,
    /// Pairing system, rounds, points, tie-breaks.
    pub options: Options,
    /// The clock.
    pub clock: ClockPolicy,
    /// Further duties of umpires.
    pub conduct: Conduct,
    /// The delay of its boards for outsiders.
    pub delay: Delay,
    /// The language for visitors who have chosen none.
    pub language: Option<Language>,
    /// The planned place and start of its rounds.
    pub schedule: Schedule,
    /// The contents of the projectors in its hall.
    pub screen: Screen,
    /// The length of its rounds, and the timer of the posted round.
    pub round_time: RoundTime,
    /// Whether it was declared finished.
    pub is_finished: bool,
    /// Increases with every change.
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
