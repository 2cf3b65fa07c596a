//! The form by which parents and schools enter players, and its private address.

use super::super::events::Event;
use super::super::fault::FormProblem;
use super::super::rate_limit::{Rate, source};
use super::super::{Desk, Fault, secret};
use super::{EventEntry, MOST_ENTRIES, Places, RegistrationPhase, RegistrationSettings};
use crate::formats::Column;
use crate::formats::entrants_csv::{
    ChosenColumns, Layout, ParsedList, ParsedRow, Question, RawRow, ReadOptions, RowState, check,
    is_workbook, read,
};
use crate::store::RegistrationRow;
use crate::tournament::{Gender, Grade, legible};
use chrono::{DateTime, Utc};
use std::net::IpAddr;

/// The largest number of players in one form.
pub const MOST_OF_FORM: usize = 200;
/// The largest list in a form, in bytes.
const LONGEST_LIST: usize = 16 << 10;
/// Length limit of the name of the sender and of the way to reach them, in characters.
const LONGEST_CONTACT: usize = 80;
/// Players whom one source may enter: 400 at once, and one more every three minutes. A school may share one address.
const OF_SOURCE: Rate = Rate::new(400, 180_000);

/// A form as it was sent.
#[derive(Clone, Debug, Default)]
pub struct SentForm {
    /// The single player, if it enters one.
    pub child: Option<RawRow>,
    /// The list of players, if it enters several: one a line.
    pub list: String,
    /// The school of the list.
    pub school: String,
    /// The name of the sender.
    pub contact: String,
    /// Their phone number or e-mail address.
    pub reach: String,
    /// Whether they agreed to the words about consent.
    pub has_agreed: bool,
    /// Whether everybody may see the full name of the single player.
    pub is_public: bool,
}

/// The outcome of a form.
#[derive(Debug)]
pub enum FormOutcome {
    /// It was taken; with the secret part of its private address.
    Taken(String),
    /// These rows are wrong, and nothing was taken.
    Wrong(Vec<ParsedRow>),
}

/// A form that was taken, for its sender.
#[derive(Debug)]
pub struct EntryForm {
    /// The event.
    pub event: Event,
    /// The settings of the organiser.
    pub settings: RegistrationSettings,
    /// Its entries.
    pub entries: Vec<EventEntry>,
    /// The places of the event.
    pub places: Places,
}

impl Desk {
    /// The event whose form has this address, and its settings.
    ///
    /// # Errors
    /// [`Fault::NotFound`], also for a former address.
    pub fn registration_at(
        &self,
        key: &str,
        code: &str,
    ) -> Result<(Event, RegistrationSettings), Fault> {
        let event = self.event(key)?;
        let settings = self.registration_settings(&event)?;
        if self.registration_code(&event, &settings) == code {
            Ok((event, settings))
        } else {
            Err(Fault::NotFound)
        }
    }

    /// Takes a form. It is not compared with the players of the event: the sender does not learn who is entered.
    ///
    /// # Errors
    /// [`Fault::Form`], [`Fault::Import`] for a list that cannot be read; [`Fault::RegistrationClosed`];
    /// [`Fault::TooManyEntries`] of one source, or of the event.
    pub fn register(
        &self,
        (key, code): (&str, &str),
        from: Option<IpAddr>,
        form: &SentForm,
        at: DateTime<Utc>,
    ) -> Result<FormOutcome, Fault> {
        let (event, settings) = self.registration_at(key, code)?;
        if !matches!(settings.phase(&event, at), RegistrationPhase::Open(_)) {
            return Err(Fault::RegistrationClosed);
        }
        let rows = read_rows(form)?;
        check_sender(form, &settings)?;
        if !rows.iter().all(is_right) {
            return Ok(FormOutcome::Wrong(rows));
        }
        if let Some(from) = from {
            let key = format!("entries {}", source(from));
            let count = u32::try_from(rows.len()).unwrap_or(u32::MAX);
            self.rate_limit
                .take_some(&[(key, OF_SOURCE)], count, at)
                .map_err(|_| Fault::TooManyEntries)?;
        }
        let secret = secret::link();
        let digest = secret::digest(&secret);
        let new = RegistrationRow {
            id: None,
            tournament_id: event.id.0,
            form_hash: digest.into(),
            sent_at_ms: at.timestamp_millis(),
            contact: legible(&form.contact),
            reach: legible(&form.reach),
            consent_at_ms: settings.asks_consent.then(|| at.timestamp_millis()),
            is_public: i64::from(form.is_public && form.child.is_some()),
            fee: settings.fee.into(),
            ..empty_row()
        };
        let rows: Vec<RegistrationRow> = rows.iter().map(|row| with_words(&new, row)).collect();
        let added = self
            .store
            .write(move |tx| tx.add_registrations(&rows, MOST_ENTRIES))?;
        if !added {
            return Err(Fault::TooManyEntries);
        }
        Ok(FormOutcome::Taken(secret))
    }

    /// The form with a private address.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn entry_form(&self, key: &str, secret: &str) -> Result<EntryForm, Fault> {
        let event = self.event(key)?;
        let settings = self.registration_settings(&event)?;
        let (id, digest) = (event.id, secret::digest(secret));
        let rows = self
            .store
            .read(move |db| db.registrations_of_form(id, &digest))?;
        if rows.is_empty() {
            return Err(Fault::NotFound);
        }
        let tournament = self.tournament(&event)?;
        let places = self.registration_places(&tournament, &event)?;
        Ok(EntryForm {
            entries: rows.into_iter().map(|row| places.entry(row)).collect(),
            event,
            settings,
            places,
        })
    }

    /// Withdraws entries of a form, those with these numbers. Players stay until the organiser removes them.
    ///
    /// # Errors
    /// [`Fault::NotFound`] if the form has none of them that could be withdrawn.
    pub fn withdraw_entries(&self, key: &str, secret: &str, ids: &[i64]) -> Result<(), Fault> {
        let form = self.entry_form(key, secret)?;
        let mut rows: Vec<RegistrationRow> = form
            .entries
            .into_iter()
            .map(|entry| entry.row)
            .filter(|row| row.state == "received" && ids.contains(&row.id.unwrap_or_default()))
            .collect();
        if rows.is_empty() {
            return Err(Fault::NotFound);
        }
        for row in &mut rows {
            "withdrawn".clone_into(&mut row.state);
        }
        self.store.write(move |tx| tx.set_registrations(&rows))?;
        Ok(())
    }

    /// Changes an entry of a form that the organiser has not accepted or declined yet, while the form is open. Returns
    /// the row if it is wrong.
    ///
    /// # Errors
    /// [`Fault::RegistrationClosed`], also once it was accepted or declined; [`Fault::NotFound`].
    pub fn change_entry(
        &self,
        key: &str,
        secret: &str,
        (id, typed): (i64, RawRow),
        at: DateTime<Utc>,
    ) -> Result<Option<ParsedRow>, Fault> {
        let form = self.entry_form(key, secret)?;
        let entry = form.entries.into_iter().find(|entry| entry.id() == id);
        let entry = entry.ok_or(Fault::NotFound)?;
        let phase = form.settings.phase(&form.event, at);
        if !matches!(phase, RegistrationPhase::Open(_)) || !entry.is_open() {
            return Err(Fault::RegistrationClosed);
        }
        let sent = SentForm {
            child: Some(typed),
            ..SentForm::default()
        };
        let rows = read_rows(&sent)?;
        let Some(row) = rows.first().filter(|row| is_right(row)) else {
            return Ok(rows.into_iter().next());
        };
        let row = with_words(&entry.row, row);
        self.store.write(move |tx| tx.set_registrations(&[row]))?;
        Ok(None)
    }
}

/// The rows of a form, checked among themselves only.
fn read_rows(form: &SentForm) -> Result<Vec<ParsedRow>, Fault> {
    let missing = |field| Err(Fault::form(field, FormProblem::Missing));
    let typed = match &form.child {
        Some(child) if child.given.trim().is_empty() => return missing("entry-given"),
        Some(child) => vec![child.clone()],
        None if form.list.trim().is_empty() => return missing("entry-list"),
        None if form.list.len() > LONGEST_LIST || is_workbook(form.list.as_bytes()) => {
            return Err(Fault::form("entry-list", FormProblem::TooLong));
        }
        None => {
            let list = read_list(&form.list)?;
            if list.rows.len() > MOST_OF_FORM {
                return Err(Fault::form("entry-list", FormProblem::TooLong));
            }
            list.rows.into_iter().map(|row| row.typed).collect()
        }
    };
    let with_school = |row: RawRow| RawRow {
        school: if row.school.trim().is_empty() {
            form.school.clone()
        } else {
            row.school
        },
        consent: String::new(),
        rating: String::new(),
        ..row
    };
    let typed: Vec<RawRow> = typed.into_iter().map(with_school).collect();
    if typed.iter().any(|row| row.school.trim().is_empty()) {
        return missing("entry-school");
    }
    Ok(check(&typed, &[]))
}

/// A list of names and grades; with headings, or with three columns, as an import reads it.
fn read_list(list: &str) -> Result<ParsedList, Fault> {
    let bytes = list.as_bytes();
    let read_by_guess = read(bytes, &[], ReadOptions::default())?;
    if read_by_guess.layout != Layout::NameThenSchool || read_by_guess.columns.len() > 2 {
        return Ok(read_by_guess);
    }
    // The form says that the second column is the grade, also where one is wrong.
    let columns = ChosenColumns {
        has_header: false,
        columns: vec![Some(Column::Name), Some(Column::Grade)],
    };
    let options = ReadOptions {
        columns: Some(columns),
        ..ReadOptions::default()
    };
    Ok(read(bytes, &[], options)?)
}

/// Whether a row can be taken. The organiser sees two of the same name.
fn is_right(row: &ParsedRow) -> bool {
    let is_clear = match row.state {
        RowState::Ready => true,
        RowState::Question(question) => question != Question::NoGivenName,
        RowState::Error(_) => false,
    };
    is_clear && row.name.is_some()
}

fn check_sender(form: &SentForm, settings: &RegistrationSettings) -> Result<(), Fault> {
    for (field, typed) in [
        ("entry-contact", &form.contact),
        ("entry-reach", &form.reach),
    ] {
        if legible(typed).is_empty() {
            return Err(Fault::form(field, FormProblem::Missing));
        }
        if typed.chars().count() > LONGEST_CONTACT {
            return Err(Fault::form(field, FormProblem::TooLong));
        }
    }
    if settings.asks_consent && !form.has_agreed {
        return Err(Fault::form("entry-consent", FormProblem::Missing));
    }
    Ok(())
}

fn empty_row() -> RegistrationRow {
    RegistrationRow {
        id: None,
        tournament_id: 0,
        form_hash: Vec::new(),
        sent_at_ms: 0,
        contact: String::new(),
        reach: String::new(),
        consent_at_ms: None,
        given: String::new(),
        family: String::new(),
        school: None,
        grade: None,
        gender: None,
        born: None,
        is_public: 0,
        fee: 0,
        paid_at_ms: None,
        state: "received".to_owned(),
        reason: String::new(),
        entrant_id: None,
        version: 0,
    }
}

/// A stored row with the words of a parsed one.
fn with_words(stored: &RegistrationRow, parsed: &ParsedRow) -> RegistrationRow {
    let name = parsed.name.as_ref();
    RegistrationRow {
        given: name.map_or_else(String::new, |name| name.given().to_owned()),
        family: name.map_or_else(String::new, |name| name.family().to_owned()),
        school: parsed.school.clone(),
        grade: parsed.grade.map(|grade: Grade| grade.number().into()),
        gender: (parsed.about.gender).map(|gender: Gender| gender.code().to_owned()),
        born: parsed.about.born.map(i64::from),
        ..stored.clone()
    }
}
