//! The stages of a round: draft, post, close and reopen.

use super::by_the_book::departs_from_proposal;
use super::fault::{Needed, SectionFault};
use super::games::Projection;
use super::history::Action;
use super::rights::{Actor, PairRounds, Permits};
use super::undo::{BeforeAfter, Change, DraftParts};
use super::{Desk, Fault, secret};
use crate::change_feed::Topic;
use crate::store::{Changes, Posting, StoreError};
use crate::tournament::pairing::{
    CannotChange, DraftChange, PairingFault, Severity, Warning, are_matches_whole, change_draft,
    pair, size, warnings,
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
        if actor.event().has_sections() {
            return Err(SectionFault::PairsInSections.into());
        }
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
        let (id, number) = (actor.id(), draft.number);
        let was = draft_of(&tournament);
        let mut audit = actor.audit_round(Action::RoundDrafted, number, at);
        audit.detail = draft_change(was, Some(&draft));
        self.store.change(audit, move |tx, _| {
            let mut row = tx.tournament(id)?.settings_row;
            row.options = options;
            tx.set_event_settings(id, &row)?;
            tx.save_draft(id, &draft)
        })?;
        self.announce_event(id);
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
        change: DraftChange,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (tournament, was) = self.draft(organiser.actor(), round)?;
        let mut draft = was.clone();
        change_draft(&tournament, &mut draft, change)?;
        self.replace_draft(organiser, action, Some(&was), draft, at)
    }

    /// Replaces the draft `was`, or saves the first one.
    pub(super) fn replace_draft(
        &self,
        organiser: &impl Permits<PairRounds>,
        action: Action,
        was: Option<&DraftRound>,
        draft: DraftRound,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let mut audit = organiser.audit_round(action, draft.number, at);
        audit.detail = draft_change(was, Some(&draft));
        let read = was.cloned();
        self.change_event(audit, move |tx, _| {
            expect_draft(tx, id, read.as_ref())?;
            tx.save_draft(id, &draft)
        })
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
        let mut audit = organiser.audit_round(Action::DraftDiscarded, round, at);
        audit.detail = draft_change(Some(&draft), None);
        self.change_event(audit, move |tx, _| {
            expect_draft(tx, id, Some(&draft))?;
            tx.discard_draft(id, round)
        })
    }

    /// Posts the draft: it becomes public, boards get their codes, and games can begin.
    ///
    /// # Errors
    /// [`Fault::ReasonMissing`] when it breaks a rule of the event, or has other pairs than the system
    /// proposes in an event that keeps to the rules, and no reason is given;
    /// [`Fault::Draft`] when it breaks up a match of two teams.
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
        if !are_matches_whole(&tournament, &draft) {
            return Err(CannotChange::BreaksMatch.into());
        }
        let departs = departs_from_proposal(&tournament, &draft);
        let breaks_a_rule = || warnings(&tournament, &draft).iter().any(breaks_a_rule);
        if reason.is_empty() && (departs || breaks_a_rule()) {
            return Err(Fault::ReasonMissing);
        }
        let mut audit = organiser.audit_round(Action::RoundPosted, round, at);
        audit.why = (!reason.is_empty()).then(|| reason.to_owned());
        let (id, secret) = (organiser.id(), self.secret);
        let umpires = self.proposed_umpires(organiser.event(), round, &draft.pairings)?;
        self.store.change(audit, move |tx, _| {
            expect_draft(tx, id, Some(&draft))?;
            let mut row = tx.tournament(id)?.settings_row;
            row.options.umpires_at.retain(|(of, ..)| *of != round);
            let allotted = umpires
                .iter()
                .map(|(board, umpire)| (round, *board, *umpire));
            row.options.umpires_at.extend(allotted);
            row.options.automatic = false;
            // A decider of a knockout adds a round to those announced.
            row.options.rounds = row.options.rounds.max(round.0);
            row.options.by_the_book.note_pairs(departs, round);
            tx.set_event_settings(id, &row)?;
            post(tx, (id, round), &secret, at)
        })?;
        self.sign_log(id, at);
        self.announce_milestone(id);
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
        let mut audit = organiser.audit_round(Action::RoundUnposted, round, at);
        audit.why = Some(required(reason)?);
        let id = organiser.id();
        let boards = self.store.read(move |db| db.boards(id, round))?;
        self.store
            .change(audit, move |tx, _| tx.unpost_round(id, round))
            .map_err(|error| match error {
                StoreError::Refused(_) => Needed::Untouched.of(round),
                other => other.into(),
            })?;
        self.announce_event(id);
        // Tells the phones at the boards at once that their codes have ended.
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
        let signer = self.signer(organiser.event())?;
        let audit = organiser.audit_round(Action::RoundClosed, round, at);
        self.store.change(audit, move |tx, _| {
            tx.close_round(id, round, at.timestamp_millis())?;
            signer.seal(tx, round, at)
        })?;
        self.sign_log(id, at);
        self.announce_milestone(id);
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
        let last = tournament.closed.last().map(|last| last.number);
        if last != Some(round) || tournament.current.is_some() {
            return Err(Needed::LastClosed.of(round));
        }
        let mut audit = organiser.audit_round(Action::RoundReopened, round, at);
        audit.why = Some(required(reason)?);
        let id = organiser.id();
        self.change_event(audit, move |tx, _| tx.reopen_round(id, round))
    }

    /// The draft of a round, with the tournament.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] a draft; [`Fault::NoSuchRound`].
    pub fn draft(
        &self,
        organiser: &Actor,
        round: RoundNo,
    ) -> Result<(Tournament, DraftRound), Fault> {
        let tournament = self.tournament(organiser.event())?;
        let draft = draft_of(&tournament).filter(|draft| draft.number == round);
        let draft = draft.cloned();
        let draft = draft.ok_or_else(|| not_at(&tournament, round, Needed::Draft))?;
        Ok((tournament, draft))
    }

    pub(super) fn posted(&self, organiser: &Actor, round: RoundNo) -> Result<PostedRound, Fault> {
        let tournament = self.tournament(organiser.event())?;
        let posted = tournament.posted().filter(|posted| posted.number == round);
        let posted = posted.cloned();
        posted.ok_or_else(|| not_at(&tournament, round, Needed::Posted))
    }
}

/// The fault that a round is not in a state, or that there is no such round.
fn not_at(tournament: &Tournament, round: RoundNo, needed: Needed) -> Fault {
    let is_closed = tournament.closed.iter().any(|one| one.number == round);
    match (needed, &tournament.current) {
        // Another organiser may just have discarded its draft.
        (Needed::Draft, _) if is_closed || round == tournament.round_now() => needed.of(round),
        (Needed::Posted, Some(Stage::Draft(draft))) if draft.number == round => {
            Needed::Public.of(round)
        }
        _ if is_closed => needed.of(round),
        _ => Fault::NoSuchRound(round.to_string()),
    }
}

/// The draft of the next round, if there is one.
pub(super) fn draft_of(tournament: &Tournament) -> Option<&DraftRound> {
    match &tournament.current {
        Some(Stage::Draft(draft)) => Some(draft),
        _ => None,
    }
}

/// Posts a round whose draft is stored, with a code for each board.
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
    let tournament = tx.load_tournament(id)?;
    let is_same = draft_of(&tournament) == read;
    is_same.then_some(()).ok_or(StoreError::Conflict)
}

/// The detail of a line about a draft: the parts that differ before and after.
fn draft_change(was: Option<&DraftRound>, now: Option<&DraftRound>) -> String {
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
    warning.severity() == Severity::BreaksRule
}

/// A reason without blanks at its ends.
///
/// # Errors
/// [`Fault::ReasonMissing`] when it is empty.
pub(super) fn required(reason: &str) -> Result<String, Fault> {
    match reason.trim() {
        "" => Err(Fault::ReasonMissing),
        reason => Ok(reason.to_owned()),
    }
}
