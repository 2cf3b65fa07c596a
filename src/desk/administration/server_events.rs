//! The events of a server, for its operator.

use super::super::events::Event;
use super::super::history::{Action, by_program};
use super::super::rights::{Permission, Right, Unlimited};
use super::super::{Desk, Fault};
use super::Operator;
use crate::change_feed::Topic;
use crate::store::{
    Account, Audit, EventProgress, EventQuery, EventRow, EventScope, Grant, Reads, Role, StoreError,
};
use crate::tournament::{BoardNo, EntrantName, RoundNo};
use chrono::{DateTime, Utc};
use serde::Serialize;

/// A part of the list of events.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ServerEventsQuery {
    /// A text that the name or the place contains; empty for all.
    pub words: String,
    /// Only events in this state.
    pub progress: Option<EventProgress>,
    /// Only events in which this account has a role.
    pub of: Option<Account>,
    /// Number of events before the part.
    pub skip: u32,
    /// Maximum number of events; `None` for all.
    pub most: Option<u32>,
}

/// An event of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ServerEvent {
    /// The key in its addresses.
    pub key: String,
    /// Its name.
    pub name: String,
    /// `finished`, `running` once a round is posted, else `new`; `unreadable` for an event of a newer version.
    pub state: &'static str,
    /// The number of players.
    pub players: usize,
    /// Number of players whose name is not erased.
    pub named: usize,
    /// The number of posted rounds.
    pub rounds: usize,
    /// The names of its organisers and deputies, separated by `; `.
    pub people: String,
}

/// The conditions of the end of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FinishPlan {
    /// Every round is closed.
    Ready,
    /// This posted round is closed first.
    Closes(RoundNo),
    /// Results are missing in a round.
    Missing(RoundNo, Vec<BoardNo>),
    /// It is finished already.
    Finished,
}

/// The state of an event of which only a row is known.
fn server_event(db: &mut dyn Reads, row: EventRow, at_ms: i64) -> Result<ServerEvent, StoreError> {
    let people = db.people(row.id, at_ms)?.into_iter();
    let people = people.filter(|one| one.grant.role.rank() > Role::Helper.rank());
    let people: Vec<String> = people.map(|one| one.name).collect();
    let mut event = ServerEvent {
        key: row.public_key,
        name: row.name,
        state: "unreadable",
        players: 0,
        named: 0,
        rounds: 0,
        people: people.join("; "),
    };
    let record = db.tournament(row.id);
    if !record.is_ok_and(|record| Event::try_from(record).is_ok()) {
        return Ok(event);
    }
    let tournament = match db.load_tournament(row.id) {
        Ok(tournament) => tournament,
        Err(StoreError::Unreadable { .. }) => return Ok(event),
        Err(fault) => return Err(fault),
    };
    let has_name = |name: &EntrantName| !name.is_gone();
    event.players = tournament.entrants.len();
    let named = tournament.entrants.iter().filter(|one| has_name(&one.name));
    event.named = named.count();
    event.rounds = tournament.closed.len() + usize::from(tournament.posted().is_some());
    event.state = match (row.finished_at_ms, event.rounds) {
        (Some(_), _) => EventProgress::Finished,
        (None, 0) => EventProgress::New,
        (None, _) => EventProgress::Running,
    }
    .code();
    Ok(event)
}

impl Desk {
    /// A part of the events of the server, the newest first.
    pub fn server_events(
        &self,
        query: &ServerEventsQuery,
        at: DateTime<Utc>,
    ) -> Result<Vec<ServerEvent>, Fault> {
        let at_ms = at.timestamp_millis();
        let scope = EventScope::All {
            progress: query.progress,
            of: query.of.as_ref().map(|account| (account.id, at_ms)),
        };
        let most = query.most.unwrap_or(i32::MAX.unsigned_abs());
        let query = EventQuery {
            words: query.words.clone(),
            skip: query.skip,
            ..EventQuery::first(most, scope, at.date_naive())
        };
        Ok(self.store.read(move |db| {
            let rows = db.event_list(&query)?.into_iter();
            rows.map(|row| server_event(db, row, at_ms)).collect()
        })?)
    }

    /// The event with a key.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn server_event(&self, key: &str, at: DateTime<Utc>) -> Result<ServerEvent, Fault> {
        let (key, at_ms) = (key.to_owned(), at.timestamp_millis());
        Ok(self.store.read(move |db| {
            let row = db.event_row(&key)?;
            server_event(db, row, at_ms)
        })?)
    }

    /// The operator's right to one kind of action, a dangerous one too.
    pub fn right_of_operator_to<D: Permission>(
        &self,
        operator: &Operator,
        key: &str,
    ) -> Result<Right<D>, Fault> {
        Ok(self.right_of_operator(operator, key)?.narrowed())
    }

    /// Makes an account the organiser of an event, and its organisers deputies.
    pub fn give_event(
        &self,
        right: &Right<Unlimited>,
        to: &Account,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (id, heir, at_ms) = (right.id(), to.id, at.timestamp_millis());
        let audit = right.audit(Action::EventHandedOver, to.name.clone(), at);
        let before = self.store.change(audit, move |tx, _| {
            let people = tx.people(id, at_ms)?.into_iter();
            let organisers: Vec<_> = people
                .filter(|one| one.grant.role == Role::Organiser && one.account != heir)
                .map(|one| one.account)
                .collect();
            let deputy = Grant {
                role: Role::Deputy,
                ..Grant::own(at_ms)
            };
            // Somebody always organises the event.
            tx.grant(heir, id, Some(&Grant::own(at_ms)))?;
            for one in &organisers {
                tx.grant(*one, id, Some(&deputy))?;
            }
            Ok(organisers)
        })?;
        for account in before.into_iter().chain([heir]) {
            self.hub.announce(Topic::Account(account.0));
        }
        self.announce_event(id);
        Ok(())
    }

    /// The conditions under which [`Desk::finish`] ends an event.
    pub fn finish_plan(&self, right: &Right<Unlimited>) -> Result<FinishPlan, Fault> {
        if right.event().is_finished {
            return Ok(FinishPlan::Finished);
        }
        let tournament = self.tournament(right.event())?;
        let mut closed = tournament.closed.iter();
        if let Some(open) = closed.find(|round| !round.postponed.is_empty()) {
            let boards = open.postponed.iter().map(|pairing| pairing.board);
            return Ok(FinishPlan::Missing(open.number, boards.collect()));
        }
        let Some(posted) = tournament.posted() else {
            return Ok(FinishPlan::Ready);
        };
        let missing = posted.missing();
        Ok(if missing.is_empty() {
            FinishPlan::Closes(posted.number)
        } else {
            FinishPlan::Missing(posted.number, missing)
        })
    }

    /// The name of an event, also of one that cannot be read any more.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn event_title(&self, key: &str) -> Result<String, Fault> {
        let key = key.to_owned();
        Ok(self.store.read(move |db| db.tournament_title(&key))?.1)
    }

    /// Deletes an event for the operator, also one that cannot be read any more.
    pub fn delete_any_event(
        &self,
        operator: &Operator,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let owned = key.to_owned();
        let (id, _) = self.store.read(move |db| db.tournament_title(&owned))?;
        let audit = Audit {
            tournament: Some(id),
            who: operator.who().to_owned(),
            account: operator.account().to_owned(),
            subject: key.to_owned(),
            ..by_program(Action::EventDeleted, at.timestamp_millis())
        };
        self.delete(id, audit)
    }
}
