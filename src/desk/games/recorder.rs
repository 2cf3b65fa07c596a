//! The phone that records a board, and its replacement by another one.

use super::{Umpire, closed};
use crate::desk::history::{Action, by_program};
use crate::desk::{Desk, Fault, secret};
use crate::referee::Salt;
use crate::store::{Audit, Recorder, StoreError};
use crate::tournament::legible;
use chrono::{DateTime, Utc};

/// Length limit of an umpire's name, in characters.
const LONGEST_NAME: usize = 60;

impl Desk {
    /// Makes a phone the recorder of a board, and returns the phone's secret.
    ///
    /// # Errors
    /// [`Fault::Taken`] when another phone records and is not to be replaced.
    pub fn start_recording(
        &self,
        umpire: &Umpire,
        name: &str,
        takes_over: bool,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let token = secret::token();
        self.record_with(umpire, name, takes_over, &token, at)?;
        Ok(token)
    }

    /// [`Desk::start_recording`] by a phone that has this secret.
    pub(in crate::desk) fn record_with(
        &self,
        umpire: &Umpire,
        name: &str,
        takes_over: bool,
        token: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if !umpire.board_context.is_open {
            return Err(closed(&umpire.board_context));
        }
        let before = umpire.recorder.as_ref();
        if let Some(other) = before.filter(|_| !takes_over && !umpire.is_recording()) {
            return Err(Fault::Taken {
                name: other.name.clone(),
                since_ms: other.since_ms,
            });
        }
        let at_ms = at.timestamp_millis();
        let claim = Recorder {
            phone: secret::digest(token),
            name: tidy(name),
            salt: Salt(secret::bytes()),
            since_ms: at_ms,
            seen_ms: at_ms,
        };
        let (id, game) = (umpire.board_context.event.id, umpire.board_context.game);
        let instead_of = before.map(|recorder| recorder.phone);
        let audit = claim_audit(umpire, &claim, at);
        self.store
            .change(audit, move |tx, _| {
                tx.claim_recorder(id, game, &claim, instead_of.as_ref())
            })
            .map_err(|error| match error {
                StoreError::Conflict => Fault::Taken {
                    name: String::new(),
                    since_ms: at_ms,
                },
                other => other.into(),
            })?;
        self.announce(&umpire.board_context, false);
        self.warm_caches(umpire, token, at);
        Ok(())
    }

    /// Caches the board for the phone's first turn, as all boards of a round may begin at the same
    /// moment.
    fn warm_caches(&self, umpire: &Umpire, token: &str, at: DateTime<Utc>) {
        let board_context = &umpire.board_context;
        let opened = self.umpire_by(umpire.code, Some(secret::digest(token)), at);
        let known = opened.and_then(|_| self.load(board_context.event.id, board_context.game));
        // A failure does no harm: the first turn reads the board itself.
        if let Err(fault) = known {
            tracing::debug!(%fault, "a board could not be cached");
        }
    }
}

fn tidy(name: &str) -> String {
    legible(name).chars().take(LONGEST_NAME).collect()
}

/// A line of the history about a board in the name of its present umpire.
pub(super) fn umpire_audit(umpire: &Umpire, action: Action, at: DateTime<Utc>) -> Audit {
    let board_context = &umpire.board_context;
    let name = umpire.recorder.as_ref().map(|recorder| &recorder.name);
    Audit {
        tournament: Some(board_context.event.id),
        who: name.cloned().unwrap_or_default(),
        subject: format!(
            "round {} board {}",
            board_context.round, board_context.board
        ),
        role: "umpire".to_owned(),
        ..by_program(action, at.timestamp_millis())
    }
}

/// The line of the history about a new recorder.
fn claim_audit(umpire: &Umpire, claim: &Recorder, at: DateTime<Utc>) -> Audit {
    let before = umpire.recorder.as_ref();
    let from = before.map_or("", |before| before.name.as_str());
    let action = match before {
        Some(_) => Action::BoardTakenOver,
        None => Action::BoardRecorded,
    };
    Audit {
        who: claim.name.clone(),
        detail: serde_json::json!({ "from": from }).to_string(),
        ..umpire_audit(umpire, action, at)
    }
}
