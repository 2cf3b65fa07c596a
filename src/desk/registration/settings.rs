//! What an organiser settles about entries.

use super::super::events::Event;
use super::super::fault::FormProblem;
use super::super::history::Action;
use super::super::rights::{Actor, ChangeSettings, Permits};
use super::super::settings_json::{parse_or_default, plain_json};
use super::super::{Desk, Fault, secret};
use crate::tournament::{legible, legible_lines};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// Length limit of a text of the organiser, in characters.
pub const LONGEST_TEXT: usize = 600;
/// Length limit of the name of a currency, in characters.
pub const LONGEST_CURRENCY: usize = 6;
/// The largest number of places.
pub const MOST_PLACES: u16 = 5_000;
/// The largest fee, in hundredths of the currency: ten million.
const LARGEST_FEE: u32 = 1_000_000_000;

/// The settings of the entries of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct RegistrationSettings {
    /// Whether the form takes entries, between the two times.
    pub is_open: bool,
    /// When it begins to, in milliseconds since 1970.
    pub opens_at_ms: Option<i64>,
    /// When it ends, in milliseconds since 1970.
    pub closes_at_ms: Option<i64>,
    /// Places for players; `None` for any number.
    pub places: Option<u16>,
    /// Places for players of one school.
    pub places_of_school: Option<u16>,
    /// The fee for a player, in hundredths of the currency.
    pub fee: u32,
    /// The currency, as it is written before an amount.
    pub currency: String,
    /// A text of the organiser for those who enter players, for example how to pay.
    pub note: String,
    /// Whether those who enter players have to agree to [`consent_words`](Self::consent_words).
    pub asks_consent: bool,
    /// The words of the organiser about consent; empty for those of the program.
    pub consent_words: String,
    /// Whether the form asks for the grade.
    pub asks_grade: bool,
    /// Whether the form asks for the year of birth.
    pub asks_born: bool,
    /// Whether the form asks for the gender.
    pub asks_gender: bool,
    /// Whether the public page of the event leads to the form while it takes entries.
    pub is_shown: bool,
    /// Increases with each new address of the form, which ends the former one.
    pub link: u32,
}

/// The form of an event as its public pages show it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShownForm {
    /// The secret part of its address, while it takes entries.
    pub code: Option<String>,
    /// When it ends to take entries.
    pub closes: Option<DateTime<Utc>>,
    /// When this changes by itself.
    pub changes_at: Option<DateTime<Utc>>,
}

impl Default for RegistrationSettings {
    fn default() -> RegistrationSettings {
        RegistrationSettings {
            is_open: false,
            opens_at_ms: None,
            closes_at_ms: None,
            places: None,
            places_of_school: None,
            fee: 0,
            currency: String::new(),
            note: String::new(),
            asks_consent: true,
            consent_words: String::new(),
            asks_grade: true,
            asks_born: false,
            asks_gender: false,
            is_shown: true,
            link: 0,
        }
    }
}

/// Whether the form takes entries at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegistrationPhase {
    /// The organiser has not opened it, or has closed it.
    Closed,
    /// It opens later.
    Opens(DateTime<Utc>),
    /// It is open, perhaps until a time.
    Open(Option<DateTime<Utc>>),
    /// It was open until a time, or the event is over.
    Over,
}

impl RegistrationSettings {
    pub(in crate::desk) fn read(kept: Option<&str>) -> Result<RegistrationSettings, Fault> {
        Ok(parse_or_default("registration", kept)?)
    }

    /// Whether the form takes entries.
    pub fn phase(&self, event: &Event, at: DateTime<Utc>) -> RegistrationPhase {
        let time = |ms: Option<i64>| ms.and_then(DateTime::from_timestamp_millis);
        let (opens, closes) = (time(self.opens_at_ms), time(self.closes_at_ms));
        if event.is_finished || closes.is_some_and(|closes| closes <= at) {
            return RegistrationPhase::Over;
        }
        match opens.filter(|opens| *opens > at) {
            _ if !self.is_open => RegistrationPhase::Closed,
            Some(opens) => RegistrationPhase::Opens(opens),
            None => RegistrationPhase::Open(closes),
        }
    }

    /// Checks lengths, numbers and the order of the times.
    ///
    /// # Errors
    /// [`Fault::Form`] for the first field that is wrong.
    pub(in crate::desk) fn check(&self) -> Result<(), Fault> {
        let long = |text: &str, most| text.chars().count() > most;
        let fields = [
            ("entries-currency", long(&self.currency, LONGEST_CURRENCY)),
            ("entries-note", long(&self.note, LONGEST_TEXT)),
            ("entries-consent", long(&self.consent_words, LONGEST_TEXT)),
        ];
        if let Some((field, _)) = fields.into_iter().find(|(_, is_long)| *is_long) {
            return Err(Fault::form(field, FormProblem::TooLong));
        }
        let beyond =
            |places: Option<u16>| places.is_some_and(|all| !(1..=MOST_PLACES).contains(&all));
        let numbers = [
            ("entries-places", beyond(self.places)),
            ("entries-of-school", beyond(self.places_of_school)),
            ("entries-fee", self.fee > LARGEST_FEE),
        ];
        if let Some((field, _)) = numbers.into_iter().find(|(_, is_beyond)| *is_beyond) {
            return Err(Fault::form(field, FormProblem::NotANumber));
        }
        match self.opens_at_ms.zip(self.closes_at_ms) {
            Some((opens, closes)) if opens >= closes => {
                Err(Fault::form("entries-closes", FormProblem::NotAChoice))
            }
            _ => Ok(()),
        }
    }
}

impl Desk {
    /// Replaces the settings of the entries; the address of the form stays.
    ///
    /// # Errors
    /// [`Fault::Form`] for a field that is wrong.
    pub fn settle_registration(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        settings: RegistrationSettings,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let settings = RegistrationSettings {
            currency: legible(&settings.currency),
            note: legible_lines(&settings.note),
            consent_words: legible_lines(&settings.consent_words),
            ..settings
        };
        settings.check()?;
        self.change_registration(organiser.actor(), at, move |kept| RegistrationSettings {
            link: kept.link,
            ..settings
        })
    }

    /// Gives the form a new address, and ends the former one.
    pub fn renew_registration_link(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.change_registration(organiser.actor(), at, |kept| RegistrationSettings {
            link: kept.link.wrapping_add(1),
            ..kept
        })
    }

    fn change_registration(
        &self,
        actor: &Actor,
        at: DateTime<Utc>,
        change: impl FnOnce(RegistrationSettings) -> RegistrationSettings + Send + 'static,
    ) -> Result<(), Fault> {
        let id = actor.id();
        let audit = actor.audit(Action::RegistrationSettled, actor.event().name.clone(), at);
        self.change_event(audit, move |tx, _| {
            let kept = tx.registration_settings(id)?;
            let kept = parse_or_default("registration", kept.as_deref())?;
            tx.set_registration_settings(id, &plain_json(&change(kept)))
        })
    }

    /// The form as public pages show it; nothing where the organiser does not show it. Public.
    pub fn shown_form(&self, event: &Event, at: DateTime<Utc>) -> Result<ShownForm, Fault> {
        let settings = self.registration_settings(event)?;
        if !settings.is_shown {
            return Ok(ShownForm::default());
        }
        Ok(match settings.phase(event, at) {
            RegistrationPhase::Opens(opens) => ShownForm {
                changes_at: Some(opens),
                ..ShownForm::default()
            },
            RegistrationPhase::Open(closes) => ShownForm {
                code: Some(self.registration_code(event, &settings)),
                closes,
                changes_at: closes,
            },
            RegistrationPhase::Closed | RegistrationPhase::Over => ShownForm::default(),
        })
    }

    /// The secret part of the address of the form. It is derived, so that the address can be shown and printed again.
    pub fn registration_code(&self, event: &Event, settings: &RegistrationSettings) -> String {
        secret::registration_code(&self.secret, event.id.0, settings.link)
    }
}
