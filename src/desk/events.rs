//! Events: creation, settings, schedule, end and lookup.

mod ending;
mod event;
mod event_list;

pub use event::Event;
pub use event_list::{EventList, UnreadableEvent};

use super::fault::FormProblem;
use super::history::{Action, by_creator};
use super::limits::Limit;
use super::projector::Screen;
use super::rights::{Actor, ChangeSettings, Permits};
use super::schedule::Schedule;
use super::settings_json::plain_json;
use super::undo::{BeforeAfter, Change, SettingsDiff};
use super::{Delay, Desk, Fault, by_the_book, secret};
use crate::i18n::Language;
use crate::referee::{ClockPolicy, UmpireSettings};
use crate::rules::Ruleset;
use crate::store::{
    Account, AccountId, Announcement, Audit, Changes, Consent, EventSettingsRow, StoreError,
};
use crate::tournament::{Audience, Options, Stage, Tournament, TournamentId, legible};
use chrono::{DateTime, Utc};
use event::language_of;

/// Length limit of the name of an event, in characters.
pub const LONGEST_NAME: usize = 80;

/// The settings of an event, as its forms have them.
#[derive(Clone, Debug)]
pub struct EventSettings {
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
    /// The language for visitors who have chosen none.
    pub language: Option<Language>,
}

impl EventSettings {
    /// The present settings of an event.
    pub(super) fn of(event: &Event) -> EventSettings {
        EventSettings {
            name: event.name.clone(),
            ruleset: event.ruleset.clone(),
            options: event.options.clone(),
            clock: event.clock,
            conduct: event.conduct,
            language: event.language,
        }
    }

    /// The row, for an event that is not announced.
    pub(super) fn settings_row(&self, delay: Delay) -> Result<EventSettingsRow, Fault> {
        let name = legible(&self.name);
        check_length("event-name", &name, LONGEST_NAME)?;
        Ok(EventSettingsRow {
            name,
            ruleset: self.ruleset.code(),
            options: self.options.clone(),
            clock: plain_json(&self.clock),
            conduct: plain_json(&self.conduct),
            publish: delay.code().to_owned(),
            language: self.language.map(|language| language.tag().to_owned()),
            announcement: Announcement::default(),
        })
    }
}

/// Refuses an empty or too long text of a form's field.
pub(super) fn check_length(field: &'static str, text: &str, longest: usize) -> Result<(), Fault> {
    match text.chars().count() {
        0 => Err(Fault::form(field, FormProblem::Missing)),
        long if long > longest => Err(Fault::form(field, FormProblem::TooLong)),
        _ => Ok(()),
    }
}

/// The settings of an event that all its pages need.
#[derive(Clone, Copy, Default)]
pub struct EventWords {
    /// The language for visitors who have chosen none.
    pub language: Option<Language>,
    /// Children or adults.
    pub audience: Audience,
    /// Whether pages of other web sites may show its public pages in a frame.
    pub embedding: bool,
}

impl Desk {
    /// Creates an event with an account as its organiser, and returns its key.
    ///
    /// # Errors
    /// [`Fault::Form`] when the name is missing or too long.
    pub fn create_event(
        &self,
        account: &Account,
        settings: &EventSettings,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        self.create(account, settings, false, at)
    }

    /// [`Desk::create_event`] unless the account has an event of that name.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it has one.
    pub(super) fn create_event_once(
        &self,
        account: &Account,
        settings: &EventSettings,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        self.create(account, settings, true, at)
    }

    fn create(
        &self,
        account: &Account,
        settings: &EventSettings,
        is_once: bool,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let settings_row = settings.settings_row(Delay::None)?;
        let key = secret::public_key();
        let at_ms = at.timestamp_millis();
        let audit = by_creator(account, Action::EventCreated, &key, at);
        let (public_key, organiser) = (key.clone(), account.id);
        let most = self.limits().get(Limit::Events);
        let created = self.store.change(audit, move |tx, _| {
            if is_once {
                let mut known = tx.tournaments_of(organiser, at_ms)?.into_iter();
                if known.any(|(one, _)| one.name == settings_row.name) {
                    return Err(StoreError::Conflict);
                }
            }
            ensure_room(tx, organiser, most)?;
            tx.create_tournament(&public_key, &settings_row, organiser, at_ms)
                .map(drop)
        });
        created.map_err(too_many_events)?;
        Ok(key)
    }

    /// Changes the settings of an event.
    ///
    /// # Errors
    /// [`Fault::Form`] when the name is missing or too long.
    pub fn save_settings(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        settings: &EventSettings,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let event = organiser.actor().event();
        let settings_row = settings.settings_row(event.delay)?;
        let audit = (organiser.actor()).audit(Action::EventChanged, event.name.clone(), at);
        self.change_settings(organiser, audit, move |present| {
            let announcement = present.announcement.clone();
            *present = EventSettingsRow {
                announcement,
                ..settings_row
            };
            Ok(())
        })
    }

    /// Changes the stored settings, and writes the difference to the history.
    pub(super) fn change_settings<D>(
        &self,
        organiser: &impl Permits<D>,
        audit: Audit,
        change: impl FnOnce(&mut EventSettingsRow) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), Fault> {
        let id = organiser.actor().id();
        let tournament = self.tournament(organiser.actor().event())?;
        let agreed = Consent {
            is_given: true,
            by: organiser.actor().who().to_owned(),
            at_ms: audit.at_ms,
        };
        self.change_event(audit, move |tx, line| {
            let was = tx.tournament(id)?.settings_row;
            let mut now = was.clone();
            change(&mut now)?;
            if let Some(lock) = tournament.locked_change(&now.options) {
                return Err(StoreError::Refused(lock.code()));
            }
            for departure in tournament.departures_of(&now.options) {
                now.options
                    .by_the_book
                    .note(departure.kind, departure.round);
            }
            line.detail = Change::Settings(SettingsDiff::between(&was, &now)?).detail();
            tx.set_event_settings(id, &now)?;
            let is_public = now.options.publishes_names();
            if is_public != was.options.publishes_names() {
                publish_names(tx, id, is_public.then_some(&agreed))?;
            }
            Ok(())
        })
        .map_err(by_the_book::lock_of)
    }

    /// Sets the delay of the boards for outsiders.
    pub fn set_delay(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        delay: Delay,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let minutes = delay.minutes().to_string();
        let audit = organiser.actor().audit(Action::EventDelayed, minutes, at);
        self.change_settings(organiser, audit, move |present| {
            present.publish = delay.code().to_owned();
            Ok(())
        })
    }

    /// Replaces the schedule of an event.
    pub fn set_schedule(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        schedule: &Schedule,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let (id, json) = (organiser.id(), plain_json(schedule));
        let change = Change::Schedule(BeforeAfter {
            was: organiser.event().schedule.clone(),
            now: schedule.clone(),
        });
        let audit = audit_event(organiser, Action::EventScheduled, &change, at);
        self.change_event(audit, move |tx, _| tx.set_schedule(id, &json))
    }

    /// Sets the contents of the projectors.
    ///
    /// # Errors
    /// [`Fault::Form`] when the notice, the thanks or a name is too long, or there are too many walls.
    pub fn set_screen(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        screen: &Screen,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        if let Some(field) = screen.too_long() {
            return Err(Fault::form(field, FormProblem::TooLong));
        }
        let (id, json) = (organiser.id(), plain_json(screen));
        let change = Change::Screen(Box::new(BeforeAfter {
            was: organiser.event().screen.clone(),
            now: screen.clone(),
        }));
        let audit = audit_event(organiser, Action::ScreenChosen, &change, at);
        self.change_event(audit, move |tx, _| tx.set_screen(id, &json))
    }

    /// The event with a key. Public: needs no right.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn event(&self, key: &str) -> Result<Event, Fault> {
        let key = key.to_owned();
        Event::try_from(self.store.read(move |db| db.tournament_by_key(&key))?)
    }

    /// The event with a key, if there is one, and the settings that all its pages need. Public.
    pub fn words_of_event(&self, key: &str) -> Result<Option<(TournamentId, EventWords)>, Fault> {
        let key = key.to_owned();
        match self.store.read(move |db| db.tournament_words(&key)) {
            // The tag may be one of a newer version.
            Ok(words) => Ok(Some((
                words.id,
                EventWords {
                    language: words.language.and_then(|tag| language_of(tag).ok()),
                    audience: words.audience,
                    embedding: words.embedding,
                },
            ))),
            Err(StoreError::Missing) => Ok(None),
            Err(fault) => Err(fault.into()),
        }
    }

    /// The tournament of an event as it is now.
    pub fn tournament(&self, event: &Event) -> Result<Tournament, Fault> {
        let id = event.id;
        let mut tournament = self.store.read(move |db| db.load_tournament(id))?;
        if let Some(Stage::Draft(draft)) = &tournament.current {
            // The decider of a knockout counts as a round only once it is posted.
            let rounds = &mut tournament.options.rounds;
            *rounds = draft.number.0.max(*rounds);
        }
        Ok(tournament)
    }
}

const TOO_MANY_EVENTS: &str = "the account organises as many events as it may";

/// Refuses one more event of an account that organises as many as the limit allows.
pub(super) fn ensure_room(
    tx: &mut dyn Changes,
    organiser: AccountId,
    most: u32,
) -> Result<(), StoreError> {
    if tx.count_organised(organiser)? < u64::from(most) {
        Ok(())
    } else {
        Err(StoreError::Refused(TOO_MANY_EVENTS))
    }
}

/// The fault for an event that does not fit.
pub(super) fn too_many_events(error: StoreError) -> Fault {
    match error {
        StoreError::Refused(TOO_MANY_EVENTS) => Fault::TooManyEvents,
        other => other.into(),
    }
}

/// A line about the whole event with the detail of a change.
fn audit_event(organiser: &Actor, action: Action, change: &Change, at: DateTime<Utc>) -> Audit {
    Audit {
        detail: change.detail(),
        ..organiser.audit(action, organiser.event().name.clone(), at)
    }
}

/// Makes the full names public of all entrants who have not answered, or takes back all that are.
fn publish_names(
    tx: &mut dyn Changes,
    id: TournamentId,
    agreed: Option<&Consent>,
) -> Result<(), StoreError> {
    let mut changed = Vec::new();
    for entrant in tx.entrants(id)? {
        let answer = tx.consent(id, entrant.id)?;
        let is_meant = match &answer {
            None => agreed.is_some(),
            Some(answer) => agreed.is_none() && answer.is_given,
        };
        if is_meant && !entrant.name.is_gone() {
            tx.set_consent(id, entrant.id, agreed)?;
            changed.push(entrant.id);
        }
    }
    if changed.is_empty() {
        return Ok(());
    }
    tx.settle_aliases(id, &changed)
}
