//! An event as a value, and its conversion from a row.

use crate::desk::check_in::CheckInState;
use crate::desk::projector::Screen;
use crate::desk::round_time::RoundTime;
use crate::desk::schedule::Schedule;
use crate::desk::settings_json::{parse_json, parse_or_default, unreadable};
use crate::desk::{Delay, Fault};
use crate::i18n::Language;
use crate::referee::{ClockPolicy, UmpireSettings};
use crate::rules::Ruleset;
use crate::store::{Announcement, MainEvent, TournamentRecord};
use crate::tournament::{Options, TournamentId};
use chrono::{DateTime, Utc};

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
    pub conduct: UmpireSettings,
    /// The delay of its boards for outsiders.
    pub delay: Delay,
    /// The language for visitors who have chosen none.
    pub language: Option<Language>,
    /// Its place and days, and whether lists of events name it.
    pub announcement: Announcement,
    /// The planned start of its rounds.
    pub schedule: Schedule,
    /// The contents of the projectors in its hall.
    pub screen: Screen,
    /// The length of its rounds, and the timer of the posted round.
    pub round_time: RoundTime,
    /// Whether those who arrive are noted, and until when.
    pub check_in: CheckInState,
    /// The event of which it is a section; itself for an event with sections.
    pub main: Option<MainEvent>,
    /// Whether it was declared finished.
    pub is_finished: bool,
    /// When it was.
    pub finished_at: Option<DateTime<Utc>>,
    /// Increases with every change.
    pub change: u64,
}

impl Event {
    /// Whether it has sections, which have its rounds.
    pub fn has_sections(&self) -> bool {
        self.main.as_ref().is_some_and(|main| main.id == self.id)
    }

    /// The event of which it is a section.
    pub fn section_of(&self) -> Option<&MainEvent> {
        self.main.as_ref().filter(|main| main.id != self.id)
    }

    /// Its name; of a section behind the name of the main event.
    pub fn title(&self) -> String {
        match self.section_of() {
            Some(main) => format!("{} · {}", main.name, self.name),
            None => self.name.clone(),
        }
    }

    /// The title with the room, for papers and pages that lead to a board.
    pub fn title_with_room(&self) -> String {
        match self.options.hall.room.trim() {
            "" => self.title(),
            room => format!("{} · {room}", self.title()),
        }
    }
}

pub(super) fn language_of(tag: String) -> Result<Language, Fault> {
    let known = Language::by_tag(&tag);
    Ok(known.ok_or_else(|| unreadable("language", tag))?)
}

impl TryFrom<TournamentRecord> for Event {
    type Error = Fault;
    fn try_from(record: TournamentRecord) -> Result<Event, Fault> {
        let decided = record.settings_row;
        let publish = decided.publish;
        Ok(Event {
            id: record.id,
            key: record.public_key,
            name: decided.name,
            ruleset: Ruleset::from_code(&decided.ruleset)
                .map_err(|why| unreadable("ruleset", why))?,
            options: decided.options,
            clock: parse_json("clock", &decided.clock)?,
            conduct: parse_json("conduct", &decided.conduct)?,
            delay: Delay::from_code(&publish).ok_or_else(|| unreadable("publish", publish))?,
            language: decided.language.map(language_of).transpose()?,
            announcement: decided.announcement,
            schedule: parse_or_default("schedule", record.schedule.as_deref())?,
            screen: parse_or_default("screen", record.screen.as_deref())?,
            round_time: parse_or_default("round time", record.round_time.as_deref())?,
            check_in: parse_or_default("check-in", record.check_in.as_deref())?,
            main: record.main,
            is_finished: record.finished_at_ms.is_some(),
            finished_at: record
                .finished_at_ms
                .and_then(DateTime::from_timestamp_millis),
            change: record.change,
        })
    }
}
