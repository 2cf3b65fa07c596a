//! Signatures of events under closed rounds.

use super::events::Event;
use super::{Desk, Fault, secret};
use crate::formats::record::{self, SealLink, SealedBoard, Statement};
use crate::store::{Changes, RoundStage, Seal, StoreError};
use crate::tournament::{RoundNo, TournamentId};
use chrono::{DateTime, Utc};

/// Signs rounds with the key of an event.
pub(super) struct Signer {
    tournament: TournamentId,
    key: String,
    seed: [u8; 32],
}

impl Desk {
    pub(super) fn signer(&self, event: &Event) -> Result<Signer, Fault> {
        Ok(Signer {
            tournament: event.id,
            key: event.key.clone(),
            seed: secret::signing_seed(&self.signing_secret()?, &event.key),
        })
    }

    /// The last signature under a round.
    pub fn last_seal(&self, event: &Event, round: RoundNo) -> Result<Option<record::Seal>, Fault> {
        let id = event.id;
        let seals = self.store.read(move |db| db.seals(id))?;
        let last = seals.into_iter().rfind(|seal| seal.round == round);
        Ok(last.map(signed))
    }

    /// The public key with which the signatures of an event can be checked.
    pub fn public_key(&self, event: &Event) -> Result<[u8; 32], Fault> {
        let secret = self.signing_secret()?;
        Ok(record::public_key(&secret::signing_seed(
            &secret, &event.key,
        )))
    }

    /// [`Desk::public_key`] without making a key: `None` if there is none.
    pub(super) fn present_public_key(
        &self,
        event: Option<&str>,
    ) -> Result<Option<[u8; 32]>, Fault> {
        let secret = self.signing_key.read(&self.secret);
        let secret = secret.map_err(|why| StoreError::Unavailable(why.to_string()))?;
        let event = event.unwrap_or_default();
        let key = |secret: [u8; 32]| record::public_key(&secret::signing_seed(&secret, event));
        Ok(secret.map(key))
    }
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
            link: SealLink::following(last.as_ref().map(|last| last.statement.as_str()), closed),
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
