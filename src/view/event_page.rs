//! The announcement of an event in words: days, place, host, contact, description, regulations and
//! sponsors, for its pages and its published folder.

use super::markdown::{self, MarkdownPart};
use crate::desk::event_page::{EventPage, Sponsor, is_web_address};
use crate::desk::events::Event;
use crate::desk::registration::ShownForm;
use crate::i18n::Localizer;
use crate::paths;
use crate::system_time;

/// Regulations of more bytes are folded.
const FOLDED: usize = 1_200;

/// The data of the macros in `templates/macros/event_page.html`.
#[derive(Default)]
pub(crate) struct EventPageView {
    /// Empty where they are not settled.
    pub(crate) days: String,
    pub(crate) place: String,
    pub(crate) directions: String,
    pub(crate) host: String,
    /// The text, and the address of its link; may be empty.
    pub(crate) contact: (String, String),
    pub(crate) description: Vec<MarkdownPart>,
    pub(crate) regulations: Vec<MarkdownPart>,
    /// Whether the regulations are folded.
    pub(crate) is_long: bool,
    pub(crate) sponsors: Vec<Sponsor>,
    /// The form for entries: its address, and until when it takes them.
    pub(crate) form: Option<(String, String)>,
}

impl EventPageView {
    pub(crate) fn of(t: &Localizer, event: &Event, page: EventPage) -> EventPageView {
        let days = event.announcement.days;
        EventPageView {
            days: days.map_or_else(String::new, |days| system_time::days(t, days)),
            place: event.announcement.place.clone(),
            contact: (page.contact.clone(), link_of(&page.contact)),
            directions: page.directions,
            host: page.host,
            description: markdown::parts(&page.description, 3),
            is_long: page.regulations.len() > FOLDED,
            regulations: markdown::parts(&page.regulations, 3),
            sponsors: page.sponsors,
            form: None,
        }
    }

    /// The announcement with the form for entries, while it takes some.
    #[must_use]
    pub(crate) fn with_form(self, t: &Localizer, event: &Event, form: &ShownForm) -> EventPageView {
        let until = match form.closes {
            Some(closes) => {
                let time = system_time::moment(t, closes);
                t.msg_arg("entries-open-until", "time", time)
            }
            None => t.msg("entries-open"),
        };
        let address = form
            .code
            .as_ref()
            .map(|code| paths::of(&event.key).enter(code));
        EventPageView {
            form: address.map(|address| (address, until)),
            ..self
        }
    }

    /// Whether there is a day, a place, or the way to it.
    pub(crate) fn has_place(&self) -> bool {
        !(self.days.is_empty() && self.place.is_empty() && self.directions.is_empty())
    }

    /// Whether there is a host or a contact.
    pub(crate) fn has_people(&self) -> bool {
        !(self.host.is_empty() && self.contact.0.is_empty())
    }

    /// Whether there is anything besides day and place, which stand in the head of the page.
    pub(crate) fn has_texts(&self) -> bool {
        self.has_people()
            || !self.directions.is_empty()
            || !self.description.is_empty()
            || !self.regulations.is_empty()
            || !self.sponsors.is_empty()
    }
}

/// The address of a contact that is a mailbox or a page of the web; empty for any other text.
fn link_of(contact: &str) -> String {
    let is_mailbox = contact
        .split_once('@')
        .is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !host.contains('@'));
    let is_plain = contact
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "@.-_+".contains(c));
    if is_mailbox && is_plain {
        format!("mailto:{contact}")
    } else if is_web_address(contact) {
        contact.to_owned()
    } else {
        String::new()
    }
}
