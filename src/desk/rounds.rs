//! The stages of a round: draft, post, close and reopen.

use super::events::Plan;
use super::fault::Needed;
use super::games::Projection;
use super::history::Action;
use super::rights::{Actor, PairRounds, Permits};
use super::undo::{BeforeAfter, Change, DraftParts};
use super::{Desk, Fault, secret};
use crate::live::Topic;
use crate::store::{Changes, Posting, StoreError};
use crate::tournament::pairing::{
    CannotChange, Grade, PairingFault, Warning, pair, size, warnings,
};
use crate::tournament::{DraftRound, PostedRound, RoundNo, Stage, Tournament, TournamentId};
use chrono::{DateTime, TimeDelta, Utc};
use std::time::Instant;

/// Lifetime of a board's code after its round was posted. Closing the round ends it as well.
pub(super) const CODE_LIFETIME: TimeDelta = TimeDelta::hours(12);

impl Desk {
    /// Pairs the next round and stores it as a draft, which outsiders do not see. A posted round
    /// with all results is closed first.
    ///
    /// # Errors
    /// [`Fault::MissingResults`], or [`Fault::Pairing`] when no round can be paired.
    pub fn draft_round(
        &self,
        organiser: &impl Permits<PairRounds>,
        at: DateTime<Utc>,
    ) -> Result<RoundNo, Fault> {
        self.propose(organiser, |tournament| Ok(pair(tournament)?), at)
    }

    /// [`Desk::draft_round`] which falls back to the pairing that breaks the rules least where no
    /// legal one is left. Posting that one requires a reason.
    pub fn draft_nearest(
        &self,
        organiser: &impl Permits<PairRounds>,
        at: DateTime<Utc>,
    ) -> Result<RoundNo, Fault> {
        let nearest = |tournament: &Tournament| match pair(tournament) {
            Err(PairingFault::NoLegalPairing { nearest, .. }) => Ok(*nearest),
            found => Ok(found?),
        };
        self.propose(organiser, nearest, at)
    }

    fn propose(
        &self,
        organiser: &impl Permits<PairRounds>,
        pair: impl FnOnce(&Tournament) -> Result<DraftRound, Fault>,
        at: DateTime<Utc>,
    ) -> Result<RoundNo, Fault> {
        let actor = organiser.actor();
        let mut tournament = self.tournament(actor.event())?;
        if let Some(posted) = tournament.posted() {
            self.close_round(organiser, posted.number, at)?;
            tournament = self.tournament(actor.event())?;
        }
        let mut options = tournament.options.clone();
        if tournament.closed.is_empty() {
            options = options.settled_for(size(&tournament));
            tournament.options = options.clone();
        }
        let began = Instant::now();
        let draft = pair(&tournament)?;
        metrics::histogram!("inkundla_pairing_seconds").record(began.elapsed().as_secs_f64());
        let plan = Plan {
            options,
            ..Plan::of(actor.event())
        };
        let particulars = plan.particulars(actor.event().delay)?;
        let (id, number) = (actor.id(), draft.number);
        let was = match &tournament.current {
            Some(Stage::Draft(before)) => Some(before),
            _ => None,
        };
        let mut audit = actor.did(Action::RoundDrafted, format!("round {number}"), at);
        audit.detail = drafted(was, Some(&draft));
        self.store.change(audit, move |tx, _| {
            tx.set_particulars(id, &particulars)?;
            tx.save_draft(id, &draft)
        })?;
        self.tell(id);
        Ok(number)
    }

    /// Changes the draft by hand.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] a draft; [`Fault::Draft`] for an impossible change.
    pub fn change_draft(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        action: Action,
        change: impl FnOnce(&mut DraftRound) -> Result<(), CannotChange>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (_, was) = self.draft(organiser.actor(), round)?;
        let mut draft = was.clone();
        change(&mut draft)?;
        self.keep_draft(organiser, action, Some(&was), draft, at)
    }

    /// Keeps a draft in place of the one that was there.
    pub(super) fn keep_draft(
        &self,
        organiser: &impl Permits<PairRounds>,
        action: Action,
        was: Option<&DraftRound>,
        draft: DraftRound,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let mut audit = organiser.did(action, format!("round {}", draft.number), at);
        audit.detail = drafted(was, Some(&draft));
        let read = was.cloned();
        self.store.change(audit, move |tx, _| {
            expect_draft(tx, id, read.as_ref())?;
            tx.save_draft(id, &draft)
        })?;
        self.tell(id);
        Ok(())
    }

    /// Deletes the draft.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] a draft.
    pub fn discard_draft(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let (_, draft) = self.draft(organiser, round)?;
        let id = organiser.id();
        let mut audit = organiser.did(Action::DraftDiscarded, format!("round {round}"), at);
        audit.detail = drafted(Some(&draft), None);
        self.store.change(audit, move |tx, _| {
            expect_draft(tx, id, Some(&draft))?;
            tx.discard_draft(id, round)
        })?;
        self.tell(id);
        Ok(())
    }

    /// Posts the draft: it becomes public, boards get their codes, and games can begin.
    ///
    /// # Errors
    /// [`Fault::ReasonMissing`] when it breaks a rule of the event and no reason is given.
    pub fn post_round(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let (tournament, draft) = self.draft(organiser, round)?;
        let reason = reason.trim();
        if reason.is_empty() && warnings(&tournament, &draft).iter().any(breaks_a_rule) {
            return Err(Fault::ReasonMissing);
        }
        let mut audit = organiser.did(Action::RoundPosted, format!("round {round}"), at);
        audit.why = (!reason.is_empty()).then(|| reason.to_owned());
        let mut plan = Plan::of(organiser.event());
        plan.options.automatic = false;
        // A decider of a knockout adds a round to those announced.
        plan.options.rounds = plan.options.rounds.max(round.0);
        let particulars = plan.particulars(organiser.event().delay)?;
        let (id, secret) = (organiser.id(), self.secret);
        self.store.change(audit, move |tx, _| {
            expect_draft(tx, id, Some(&draft))?;
            tx.set_particulars(id, &particulars)?;
            post(tx, (id, round), &secret, at)
        })?;
        self.tell_milestone(id);
        Ok(())
    }

    /// Turns a posted round back into a draft.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] untouched, when it has a result or a recorded game.
    pub fn unpost_round(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        self.posted(organiser, round)?;
        let mut audit = organiser.did(Action::RoundUnposted, format!("round {round}"), at);
        audit.why = Some(given(reason)?);
        let id = organiser.id();
        let boards = self.store.read(move |db| db.boards(id, round))?;
        self.store
            .change(audit, move |tx, _| tx.unpost_round(id, round))
            .map_err(|error| match error {
                StoreError::Refused(_) => Fault::RoundIsNot {
                    round,
                    needed: Needed::Untouched,
                },
                other => other.into(),
            })?;
        self.tell(id);
        // Their codes are worth nothing any more: phones hear it at once.
        for board in boards {
            self.hub.announce(Topic::Game(board.game.0));
        }
        Ok(())
    }

    /// Closes a round that has all results, and signs it.
    ///
    /// # Errors
    /// [`Fault::MissingResults`].
    pub fn close_round(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let posted = self.posted(organiser, round)?;
        let missing = posted.missing();
        if !missing.is_empty() {
            return Err(Fault::MissingResults(missing));
        }
        let id = organiser.id();
        let signer = self.signer(organiser.event());
        self.store.change(
            organiser.did(Action::RoundClosed, format!("round {round}"), at),
            move |tx, _| {
                tx.close_round(id, round, at.timestamp_millis())?;
                signer.seal(tx, round, at)
            },
        )?;
        self.tell_milestone(id);
        Ok(())
    }

    /// Reopens the last closed round.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] the last closed one, or a later round is drafted or posted.
    pub fn reopen_round(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let tournament = self.tournament(organiser.event())?;
        let is_last = tournament
            .closed
            .last()
            .is_some_and(|last| last.number == round);
        if !is_last || tournament.current.is_some() {
            return Err(Fault::RoundIsNot {
                round,
                needed: Needed::LastClosed,
            });
        }
        let mut audit = organiser.did(Action::RoundReopened, format!("round {round}"), at);
        audit.why = Some(given(reason)?);
        let id = organiser.id();
        self.store
            .change(audit, move |tx, _| tx.reopen_round(id, round))?;
        self.tell(id);
        Ok(())
    }

    /// The draft of a round, with the tournament.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] a draft.
    pub fn draft(
        &self,
        organiser: &Actor,
        round: RoundNo,
    ) -> Result<(Tournament, DraftRound), Fault> {
        let tournament = self.tournament(organiser.event())?;
        match &tournament.current {
            Some(Stage::Draft(draft)) if draft.number == round => {
                let draft = draft.clone();
                Ok((tournament, draft))
            }
            _ => Err(Fault::RoundIsNot {
                round,
                needed: Needed::Draft,
            }),
        }
    }

    pub(super) fn posted(&self, organiser: &Actor, round: RoundNo) -> Result<PostedRound, Fault> {
        let tournament = self.tournament(organiser.event())?;
        let posted = tournament.posted().filter(|posted| posted.number == round);
        posted.cloned().ok_or(Fault::RoundIsNot {
            round,
            needed: Needed::Posted,
        })
    }
}

/// Posts a round whose draft is saved, with a code for each board.
pub(super) fn post(
    tx: &mut dyn Changes,
    (id, round): (TournamentId, RoundNo),
    secret: &[u8],
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    let boards = tx.boards(id, round)?;
    let codes = boards.iter().map(|board| {
        let code = secret::next_board_code(secret, board);
        (board.pairing.board, secret::digest(&code))
    });
    let posting = Posting {
        at_ms: at.timestamp_millis(),
        codes: codes.collect(),
        codes_expire_at_ms: (at + CODE_LIFETIME).timestamp_millis(),
        projection: Projection::default().text(),
    };
    tx.post_round(id, round, &posting)
}

/// Refuses to go on when the draft is not the one that was read, so that no concurrent change is
/// lost. `bump` locks the tournament's row until the end of the transaction.
fn expect_draft(
    tx: &mut dyn Changes,
    id: TournamentId,
    read: Option<&DraftRound>,
) -> Result<(), StoreError> {
    tx.bump(id)?;
    let stage = tx.load_tournament(id)?.current;
    let now = match &stage {
        Some(Stage::Draft(draft)) => Some(draft),
        _ => None,
    };
    if now == read {
        Ok(())
    } else {
        Err(StoreError::Conflict)
    }
}

/// The particulars of a line about a draft: only what became of it otherwise.
fn drafted(was: Option<&DraftRound>, now: Option<&DraftRound>) -> String {
    let (before, after) = (was.map(DraftParts::of), now.map(DraftParts::of));
    let (before, after) = (before.unwrap_or_default(), after.unwrap_or_default());
    let turned = BeforeAfter {
        was: before.without(&after),
        now: after.without(&before),
    };
    let number = now.or(was).map_or(RoundNo(0), |draft| draft.number);
    Change::Draft(number, turned).detail()
}

fn breaks_a_rule(warning: &Warning) -> bool {
    warning.grade() == Grade::BreaksRule
}

pub(super) fn given(reason: &str) -> Result<String, Fault> {
    match reason.trim() {
        "" => Err(Fault::ReasonMissing),
        reason => Ok(reason.to_owned()),
    }
}
