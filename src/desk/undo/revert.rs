//! Undo of each kind of change, by the function that makes such changes.

use super::preconditions::{draft, posted, result, still_entered};
use super::{
    BeforeAfter, Change, ConsentRecord, DraftParts, EnteredEntrants, EntrantData, RoundStep,
};
use crate::desk::history::Action;
use crate::desk::rights::{
    ChangePlayers, ChangeSettings, CheckIn, EnterResults, PairRounds, Permits, Right, TakeBackOwn,
    Unlimited,
};
use crate::desk::rounds::draft_of;
use crate::desk::schools::broken_match;
use crate::desk::{Desk, Fault};
use crate::store::{Changes, Consent, NewEntrant, StoreError};
use crate::tournament::pairing::{CannotChange, are_matches_whole};
use crate::tournament::{
    BoardNo, Entrant, EntrantId, EntrantName, Presence, RoundNo, Scored, TakenNames, Tournament,
};
use chrono::{DateTime, Utc};

impl Desk {
    /// Undoes the change of a line of the history. `why` is the reason for the history.
    ///
    /// # Errors
    /// The errors of [`Desk::undoable_change`] and of the opposite change.
    pub fn undo(
        &self,
        organiser: &impl Permits<TakeBackOwn>,
        line: i64,
        why: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let found = self.undoable_change(organiser.actor(), line)?;
        let by = &organiser.actor().because(why).unlimited();
        let tournament = &found.tournament;
        match found.change {
            Change::Settings(decided) => {
                let posted = posted(tournament);
                let entered: Vec<EntrantId> =
                    tournament.entrants.iter().map(|one| one.id).collect();
                let audit = by.audit(Action::EventChanged, by.event().name.clone(), at);
                self.change_settings::<ChangeSettings>(by, audit, move |present| {
                    let back = decided.undone_in(present, posted, |who| entered.contains(&who));
                    *present = back.map_err(|_| StoreError::Conflict)?;
                    Ok(())
                })
            }
            Change::Schedule(turned) => self.set_schedule(by, &turned.was, at),
            Change::Screen(turned) => self.set_screen(by, &turned.was, at),
            Change::RoundTime(turned) => self.revert_round_time(by, &turned, at),
            Change::Keeping(turned) => self.keep_names_for(by, turned.was, at),
            Change::Came(who) => {
                let gone: Vec<EntrantId> =
                    still_entered(tournament, &who).map(|one| one.id).collect();
                let subject = format!("{} entrants", gone.len());
                self.remove_entrants(by, (Action::EntrantsTakenBack, subject), gone, at)
            }
            Change::Moved(moves) => self.move_back(by, &moves, at),
            Change::Left(_) => self.restore_entrants(by, found.entrants, at),
            Change::Corrected(entrant, _) => {
                let was = found.entrants.into_iter().next().ok_or(Fault::NotFound)?.1;
                let present = tournament.entrant(entrant).ok_or(Fault::NotFound)?;
                let words = was.with_present_state(present).new_entrant()?;
                self.revert_correction(by, (entrant, words), at)
            }
            Change::Schools(_) => self.set_schools(by, found.schools, at),
            Change::Order(turned) => self.put_order_back(by, turned.was, at),
            Change::Presence(was, _) => self.restore_presence(by, was, at),
            Change::CheckIn(turned, unmarked) => self.revert_check_in(by, &turned, unmarked, at),
            Change::Consent(entrant, turned) => {
                self.note_consent(by, entrant, turned.was.map(ConsentRecord::consent), at)
            }
            Change::Earlier(entrant, turned) => {
                self.set_earlier_rounds(by, entrant, turned.was, at)
            }
            Change::Draft(round, turned) => self.revert_draft(by, tournament, round, &turned, at),
            Change::Results(round, boards) => {
                let was = |(board, turned): &(BoardNo, BeforeAfter<Option<super::Score>>)| {
                    (*board, turned.was.as_ref().and_then(super::Score::scored))
                };
                let boards: Vec<(BoardNo, Option<Scored>)> = boards.iter().map(was).collect();
                self.revert_results(by, tournament, round, &boards, (why, at))
            }
            Change::Round(round, RoundStep::Posted) => self.unpost_round(by, round, why, at),
            Change::Round(round, RoundStep::Unposted) => self.post_round(by, round, why, at),
            Change::Round(round, RoundStep::Closed) => self.reopen_round(by, round, why, at),
            Change::Round(round, RoundStep::Reopened) => self.close_round(by, round, at),
            Change::Finished(true) => self.go_on(by, at),
            Change::Finished(false) => self.finish(by, at),
            Change::Invited(invitation) => self.revoke_invitation(by, invitation, at),
        }
    }

    fn revert_draft(
        &self,
        organiser: &impl Permits<PairRounds>,
        tournament: &Tournament,
        round: RoundNo,
        before_after: &BeforeAfter<DraftParts>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let was = draft_of(tournament);
        let back = draft(tournament, round, before_after)?;
        if back
            .as_ref()
            .is_some_and(|back| !are_matches_whole(tournament, back))
        {
            return Err(CannotChange::BreaksMatch.into());
        }
        match back {
            None => self.discard_draft(organiser, round, at),
            Some(back) if was.is_some() => {
                self.replace_draft(organiser, Action::DraftPutBack, was, back, at)
            }
            Some(back) => self.replace_draft(organiser, Action::RoundDrafted, None, back, at),
        }
    }

    /// Puts removed players back on the list with their former data.
    fn restore_entrants(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        former: Vec<(EntrantId, EntrantData)>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let subject = format!("{} entrants", former.len());
        let audit = organiser.audit(Action::EntrantsBroughtBack, subject, at);
        let consents: Vec<(EntrantId, Consent)> = former
            .iter()
            .filter_map(|(who, data)| Some((*who, data.consent()?)))
            .collect();
        let rows = former
            .iter()
            .map(|(who, data)| Ok((*who, data.number, data.new_entrant()?)))
            .collect::<Result<Vec<_>, StoreError>>()?;
        self.change_event(audit, move |tx, line| {
            let numbers = tx.bring_back(id, &rows)?;
            let who = rows.iter().map(|(who, ..)| *who).zip(numbers);
            line.detail = Change::Came(EnteredEntrants(who.collect())).detail();
            for (who, consent) in &consents {
                tx.set_consent(id, *who, Some(consent))?;
            }
            let answered: Vec<EntrantId> = consents.iter().map(|(who, _)| *who).collect();
            tx.settle_aliases(id, &answered)
        })
    }

    /// Gives an entrant the former data, with the former name for outsiders.
    fn revert_correction(
        &self,
        by: &Right<Unlimited>,
        (entrant, words): (EntrantId, NewEntrant),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let by = Permits::<ChangePlayers>::actor(by);
        let id = by.id();
        let audit = by.audit_entrant(Action::EntrantCorrected, entrant, at);
        let change = move |tx: &mut dyn Changes, _: &Entrant| {
            ensure_free(&tx.entrants(id)?, entrant, &words.name)?;
            Ok(words)
        };
        let changed = self.change_entrant(audit, (id, entrant), change);
        changed.map_err(broken_match)
    }

    /// Sets the former presence of entrants, with one line in the history for each presence.
    fn restore_presence(
        &self,
        organiser: &impl Permits<CheckIn>,
        was: Vec<(EntrantId, Presence)>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        for place in Presence::ALL {
            let there = was.iter().filter(|(_, before)| *before == place);
            let there: Vec<EntrantId> = there.map(|(entrant, _)| *entrant).collect();
            if !there.is_empty() {
                self.set_presence(organiser, there, place, at)?;
            }
        }
        Ok(())
    }

    fn revert_results(
        &self,
        organiser: &Right<Unlimited>,
        tournament: &Tournament,
        round: RoundNo,
        boards: &[(BoardNo, Option<Scored>)],
        (why, at): (&str, DateTime<Utc>),
    ) -> Result<(), Fault> {
        let &[(board, was)] = boards else {
            return self.set_results(organiser, Action::ResultsTakenBack, round, boards, at);
        };
        let (stands, is_closed) = result(tournament, round, board)?;
        let place = (round, board);
        match was {
            Some(scored) if is_closed => self.correct(organiser, place, (stands, scored), why, at),
            was => self.replace_result::<EnterResults>(organiser, place, (stands, was), why, at),
        }
    }
}

/// Refuses a code name that another player has got in the meantime.
fn ensure_free(all: &[Entrant], who: EntrantId, name: &EntrantName) -> Result<(), StoreError> {
    let mut others = TakenNames::of(all.iter().filter(|one| one.id != who));
    match name.shown_as() {
        Some(one) if !one.is_number() && !others.add(one.code()) => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}
