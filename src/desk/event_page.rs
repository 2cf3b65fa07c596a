//! The page of an event: place, days and texts for everybody, and whether lists of events name it.

use super::events::{Event, check_length};
use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangeSettings, Permits};
use super::settings_json::{parse_json, plain_json};
use super::undo::{Change, SettingsDiff};
use super::{Desk, Fault};
use crate::store::{Announcement, EventSettingsRow, EventTexts};
use crate::tournament::{is_hidden, legible, legible_lines};
use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

/// Length limit of the name of a place, of the host and of the contact, in characters.
pub const LONGEST_LINE: usize = 80;
/// Length limit of the way to the place, in characters.
pub const LONGEST_DIRECTIONS: usize = 400;
/// Length limit of the description, in bytes.
pub const LONGEST_DESCRIPTION: usize = 8 << 10;
/// Length limit of the regulations, in bytes.
pub const LONGEST_REGULATIONS: usize = 24 << 10;
/// Maximum number of sponsors.
pub const MOST_SPONSORS: usize = 12;
/// Length limit of the address of a sponsor, in characters.
pub const LONGEST_LINK: usize = 200;
/// Maximum number of days of an event.
const MOST_DAYS: i64 = 366;

/// The texts of the page of an event; each may be empty. They may name people, and are erased with
/// the names of the event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventPage {
    /// How to find the place.
    pub directions: String,
    /// The host.
    pub host: String,
    /// How to reach the organiser.
    pub contact: String,
    /// The description, as Markdown.
    pub description: String,
    /// The regulations, as Markdown.
    pub regulations: String,
    /// The sponsors.
    pub sponsors: Vec<Sponsor>,
}

/// A sponsor of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sponsor {
    /// The name.
    pub name: String,
    /// The address of a web page; may be empty.
    #[serde(default)]
    pub link: String,
}

impl EventPage {
    /// The texts without invisible characters and superfluous spaces.
    #[must_use]
    pub fn legible(&self) -> EventPage {
        let sponsor = |one: &Sponsor| Sponsor {
            name: legible(&one.name),
            link: legible(&one.link),
        };
        EventPage {
            directions: legible(&self.directions),
            host: legible(&self.host),
            contact: legible(&self.contact),
            description: legible_lines(&self.description),
            regulations: legible_lines(&self.regulations),
            sponsors: self.sponsors.iter().map(sponsor).collect(),
        }
    }

    /// Checks lengths and addresses.
    ///
    /// # Errors
    /// [`Fault::Form`] for the first text that is too long, or an address that is not of the web.
    pub fn check(&self) -> Result<(), Fault> {
        let too_long = |field| Err(Fault::form(field, FormProblem::TooLong));
        let is_long = |text: &str, longest| text.chars().count() > longest;
        if is_long(&self.directions, LONGEST_DIRECTIONS) {
            return too_long("directions");
        }
        if is_long(&self.host, LONGEST_LINE) {
            return too_long("host");
        }
        if is_long(&self.contact, LONGEST_LINE) {
            return too_long("contact");
        }
        if self.description.len() > LONGEST_DESCRIPTION {
            return too_long("description");
        }
        if self.regulations.len() > LONGEST_REGULATIONS {
            return too_long("regulations");
        }
        if self.sponsors.len() > MOST_SPONSORS {
            return Err(Fault::form("sponsors", FormProblem::TooLong));
        }
        for sponsor in &self.sponsors {
            check_length("sponsors", &sponsor.name, LONGEST_LINE)?;
            if is_long(&sponsor.link, LONGEST_LINK) {
                return too_long("sponsors");
            }
            if !sponsor.link.is_empty() && !is_web_address(&sponsor.link) {
                return Err(Fault::form("sponsors", FormProblem::NotAChoice));
            }
        }
        Ok(())
    }

    fn texts(self) -> EventTexts {
        EventTexts {
            sponsors: plain_json(&self.sponsors),
            directions: self.directions,
            host: self.host,
            contact: self.contact,
            description: self.description,
            regulations: self.regulations,
        }
    }
}

impl TryFrom<EventTexts> for EventPage {
    type Error = Fault;
    fn try_from(texts: EventTexts) -> Result<EventPage, Fault> {
        let sponsors = match texts.sponsors.as_str() {
            "" => Vec::new(),
            json => parse_json("sponsors", json)?,
        };
        Ok(EventPage {
            directions: texts.directions,
            host: texts.host,
            contact: texts.contact,
            description: texts.description,
            regulations: texts.regulations,
            sponsors,
        }
        .legible())
    }
}

/// Checks the place and the days of an event.
///
/// # Errors
/// [`Fault::Form`] for a place that is too long, and days in the wrong order or too far apart.
pub(super) fn check_announcement(announced: &Announcement) -> Result<(), Fault> {
    if announced.place.chars().count() > LONGEST_LINE {
        return Err(Fault::form("place", FormProblem::TooLong));
    }
    let days = |(first, last): (NaiveDate, NaiveDate)| (last - first).num_days();
    match announced.days.map(days) {
        Some(days) if !(0..MOST_DAYS).contains(&days) => {
            Err(Fault::form("last-day", FormProblem::NotAChoice))
        }
        _ => Ok(()),
    }
}

/// Whether a text is an address of the web: `http://` or `https://` and a host.
pub fn is_web_address(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let rest = lower
        .strip_prefix("https://")
        .or(lower.strip_prefix("http://"));
    let is_plain =
        |c: char| !c.is_whitespace() && !is_hidden(c) && !matches!(c, '"' | '<' | '>' | '\\');
    rest.is_some_and(|rest| rest.starts_with(char::is_alphanumeric) && rest.chars().all(is_plain))
}

impl Desk {
    /// The texts of the page of an event. Public.
    pub fn event_page(&self, event: &Event) -> Result<EventPage, Fault> {
        // A section has the page of its main event.
        let id = event.main.as_ref().map_or(event.id, |main| main.id);
        self.store.read(move |db| db.event_texts(id))?.try_into()
    }

    /// Replaces place, days, listing and texts of an event. An undo restores the first three; the
    /// history has none of the texts, as they may name people.
    ///
    /// # Errors
    /// [`Fault::Form`] for a text that is too long, impossible days, or an address that is none.
    pub fn save_event_page(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        announced: Announcement,
        page: &EventPage,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        check_announcement(&announced)?;
        let page = page.legible();
        page.check()?;
        let (id, texts) = (actor.id(), page.texts());
        let audit = actor.audit(Action::EventAnnounced, actor.event().name.clone(), at);
        self.store.change(audit, move |tx, line| {
            let was = tx.tournament(id)?.settings_row;
            let now = EventSettingsRow {
                announcement: announced,
                ..was.clone()
            };
            line.detail = Change::Settings(SettingsDiff::between(&was, &now)?).detail();
            tx.set_event_settings(id, &now)?;
            tx.set_event_texts(id, &texts)
        })?;
        self.announce_milestone(id);
        Ok(())
    }
}
