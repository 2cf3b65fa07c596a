//! Signatures of events under closed rounds.

use super::events::Event;
use super::history::{Action, by_program};
use super::{Desk, Fault, secret};
use crate::formats::record::{self, SealLink, SealedBoard, Statement};
use crate::store::{Audit, Changes, Reads, RoundStage, Seal, StoreError};
use crate::tournament::{RoundNo, TournamentId};
use chrono::{DateTime, Utc};

/// Signs rounds with the key of an event.
pub(super) struct Signer {
    tournament: TournamentId,
    key: String,
    seed: [u8; 32],
}

impl Desk {
    pub(super) fn signer(&self, event: &Event) -> Signer {
        Signer {
            tournament: event.id,
            key: event.key.clone(),
            seed: secret::signing_seed(&self.secret, &event.key),
        }
    }

    /// The last signature under a round.
    pub fn last_seal(&self, event: &Event, round: RoundNo) -> Result<Option<record::Seal>, Fault> {
        let id = event.id;
        let seals = self.store.read(move |db| db.seals(id))?;
        let last = seals.into_iter().rfind(|seal| seal.round == round);
        Ok(last.map(signed))
    }

    /// Signs each closed round again whose last statement has the first form, because its records
    /// were rechained since.
    pub(super) fn sign_rechained(&self) -> Result<(), Fault> {
        for id in self.store.read(|db| db.signed_in_the_first_form())? {
            match self.sign_rechained_event(id) {
                // Other events are signed, and the server starts.
                Err(fault @ Fault::Store(StoreError::Unreadable { .. })) => {
                    tracing::error!(event = id.0, %fault, "an event was not signed again");
                }
                done => done?,
            }
        }
        Ok(())
    }

    fn sign_rechained_event(&self, id: TournamentId) -> Result<(), Fault> {
        let record = match self.store.read(move |db| db.tournament(id)) {
            Err(StoreError::Missing) => return Ok(()),
            record => record?,
        };
        let key = record.public_key;
        let signer = Signer {
            tournament: id,
            seed: secret::signing_seed(&self.secret, &key),
            key,
        };
        let due = self.store.read(move |db| rounds_to_sign(db, id))?;
        let Some((at_ms, rounds)) = due else {
            return Ok(());
        };
        let audit = Audit {
            tournament: Some(id),
            ..by_program(Action::RecordsChainedAnew, at_ms)
        };
        let at = DateTime::from_timestamp_millis(at_ms).unwrap_or_default();
        self.store.change(audit, move |tx, _| {
            let mut rounds = rounds.into_iter();
            rounds.try_for_each(|round| signer.seal(tx, round, at))
        })?;
        Ok(())
    }

    /// The public key with which the signatures of an event can be checked.
    pub fn public_key(&self, event: &Event) -> [u8; 32] {
        record::public_key(&secret::signing_seed(&self.secret, &event.key))
    }
}

/// The closed rounds whose last statement has the first form, if there are any, and when their
/// records were rechained (ms since 1970).
fn rounds_to_sign(
    db: &mut dyn Reads,
    id: TournamentId,
) -> Result<Option<(i64, Vec<RoundNo>)>, StoreError> {
    let seals = db.seals(id)?;
    let (mut due, mut at_ms) = (Vec::new(), 0);
    for round in db.rounds(id)? {
        let last = seals.iter().rfind(|seal| seal.round == round.number);
        let is_old = last
            .and_then(|last| Statement::parse(&last.statement))
            .is_some_and(|last| last.after.is_none());
        if round.stage != RoundStage::Closed || !is_old {
            continue;
        }
        at_ms = at_ms.max(round.closed_at_ms.unwrap_or_default());
        for board in db.boards(id, round.number)? {
            let anew = db.chained(id, board.game)?.rechained;
            at_ms = at_ms.max(anew.map_or(0, |anew| anew.at_ms));
        }
        due.push(round.number);
    }
    Ok((!due.is_empty()).then_some((at_ms, due)))
}

/// A stored signature as the file formats have it.
pub(super) fn signed(seal: Seal) -> record::Seal {
    let Seal {
        statement,
        public_key,
        signature,
        ..
    } = seal;
    record::Seal {
        statement,
        public_key,
        signature,
    }
}

impl Signer {
    /// Signs the present heads of all records and the results of a closed round, and stores the
    /// signature.
    pub(super) fn seal(
        &self,
        tx: &mut dyn Changes,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let last = tx.seals(self.tournament)?.pop();
        let rounds = tx.rounds(self.tournament)?.into_iter();
        let closed = rounds.filter(|one| one.stage == RoundStage::Closed);
        let closed = closed.map(|one| one.number).collect();
        let mut boards = Vec::new();
        for board in tx.boards(self.tournament, round)? {
            let seq = board.state.as_ref().map_or(0, |state| state.seq);
            let head = tx.head(board.game)?.map(|hash| (seq, hash));
            boards.push(SealedBoard {
                board: board.pairing.board,
                head,
                result: board.result.map(|scored| scored.result),
            });
        }
        let statement = Statement {
            event: self.key.clone(),
            after: Some(SealLink::following(
                last.as_ref().map(|last| last.statement.as_str()),
                closed,
            )),
            round,
            at,
            boards,
        };
        let signed = record::sign(&statement, &self.seed);
        let seal = Seal {
            round,
            statement: signed.statement,
            public_key: signed.public_key,
            signature: signed.signature,
        };
        tx.seal(self.tournament, &seal)
    }
}
