//! The preconditions of undo. The history shows for each line whether it can be undone, so they
//! are checked without making the opposite change.

use super::blocked::UndoBlocked;
use super::entrant_data::parse_kept;
use super::{
    BeforeAfter, Change, ConsentRecord, DraftParts, EnteredEntrants, EntrantData, Moved, RoundStep,
    Score, SettingsDiff, StartNumbers, UndoStatus, is_in_a_round,
};
use crate::desk::Fault;
use crate::desk::earlier_rounds::half_rounds;
use crate::desk::events::Event;
use crate::desk::schools::SchoolChange;
use crate::store::{Audit, Invitation, Reads};
use crate::tournament::{
    BoardNo, DraftRound, Entrant, EntrantId, RoundNo, Scored, Stage, Tournament, is_same_school,
};
use serde::de::DeserializeOwned;
use std::collections::HashSet;

/// The present state of an event, with which changes are compared.
pub(super) struct Present<'a> {
    pub(super) event: &'a Event,
    pub(super) tournament: &'a Tournament,
    pub(super) db: &'a mut dyn Reads,
}

fn ensure(holds: bool, otherwise: UndoBlocked) -> Result<(), UndoBlocked> {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn is_still<T: PartialEq>(present: &T, made: &T) -> Result<(), UndoBlocked> {
    ensure(present == made, UndoBlocked::ChangedSince)
}

/// Number of rounds that have been posted.
pub(super) fn posted(tournament: &Tournament) -> u16 {
    tournament.closed.len() as u16 + u16::from(tournament.posted().is_some())
}

impl Present<'_> {
    pub(super) fn undo_status(&mut self, line: &Audit) -> Result<UndoStatus, Fault> {
        let change = match Change::of(line) {
            Ok(Some(change)) => change,
            Ok(None) => return Ok(None),
            Err(why) => return Ok(Some(Err(why))),
        };
        match self.allows(&change) {
            Ok(()) => Ok(Some(Ok(()))),
            Err(Fault::CannotTakeBack(why)) => Ok(Some(Err(why))),
            Err(other) => Err(other),
        }
    }

    /// Checks that a change can be undone.
    ///
    /// # Errors
    /// [`Fault::CannotTakeBack`] when it cannot.
    pub(super) fn allows(&mut self, change: &Change) -> Result<(), Fault> {
        match change {
            Change::Settings(decided) => self.settings(decided)?,
            Change::Schedule(turned) => is_still(&self.event.schedule, &turned.now)?,
            Change::Screen(turned) => is_still(&self.event.screen, &turned.now)?,
            Change::RoundTime(turned) => is_still(&self.event.round_time, &turned.now)?,
            Change::Keeping(turned) => {
                let keeping = self.db.keeping(self.event.id)?;
                is_still(&keeping.after_days, &turned.now)?;
            }
            Change::Came(who) => self.came(who)?,
            Change::Left(kept) => self.left(*kept)?,
            Change::Corrected(entrant, kept) => self.corrected(*entrant, *kept)?,
            Change::Schools(kept) => drop(self.schools(*kept)?),
            Change::Order(turned) => self.order(turned)?,
            Change::Presence(was, now) => {
                for (entrant, _) in was {
                    is_still(&self.entrant(*entrant)?.presence, now)?;
                }
            }
            Change::Moved(moves) => self.moved(moves)?,
            Change::CheckIn(turned, _) => is_still(&self.event.check_in, &turned.now)?,
            Change::Consent(entrant, turned) => {
                self.entrant(*entrant)?;
                let consent = self.db.consent(self.event.id, *entrant)?;
                is_still(&consent.as_ref().map(ConsentRecord::of), &turned.now)?;
            }
            Change::Earlier(entrant, turned) => {
                self.entrant(*entrant)?;
                let earlier = self.tournament.earlier_rounds(*entrant);
                ensure(!earlier.is_empty(), UndoBlocked::InARound)?;
                is_still(&half_rounds(&earlier), &turned.now)?;
            }
            Change::Draft(round, turned) => drop(draft(self.tournament, *round, turned)?),
            Change::Results(round, boards) => {
                for (board, result) in boards {
                    let now = result.now.as_ref().and_then(Score::scored);
                    self.result(*round, *board, now, result.was.is_some())?;
                }
            }
            Change::Round(round, step) => self.round(*round, *step)?,
            Change::Invited(invitation) => {
                let invitations = self.db.invitations(self.event.id)?;
                let is_meant = |one: &&Invitation| one.id == *invitation;
                let found = invitations.iter().find(is_meant);
                // Helpers who have used up a link are removed on the staff page instead.
                let is_open = found.is_some_and(|one| one.is_open(i64::MIN));
                ensure(is_open, UndoBlocked::ChangedSince)?;
            }
            Change::Finished(is_finished) => {
                is_still(&self.event.is_finished, is_finished)?;
                let missing = self.tournament.posted().map(|round| round.missing());
                if !is_finished && missing.is_some_and(|boards| !boards.is_empty()) {
                    Err(UndoBlocked::ResultsMissing(self.tournament.round_now().0))?;
                }
            }
        }
        Ok(())
    }

    fn moved(&mut self, moves: &[Moved]) -> Result<(), Fault> {
        for (entrant, _, to) in moves {
            let tournament = self.db.load_tournament(*to)?;
            let is_there = tournament.entrant(*entrant).is_some();
            ensure(is_there, UndoBlocked::NotOnTheList)?;
            let is_paired = is_in_a_round(&tournament, *entrant);
            ensure(!is_paired, UndoBlocked::InARound)?;
        }
        Ok(())
    }

    /// The former data of the children that a change concerns.
    pub(super) fn entrants(
        &mut self,
        change: &Change,
    ) -> Result<Vec<(EntrantId, EntrantData)>, Fault> {
        Ok(match change {
            Change::Left(kept) => self.kept(*kept)?,
            Change::Corrected(_, kept) => {
                let kept: Vec<(_, BeforeAfter<EntrantData>)> = self.kept(*kept)?;
                let was = kept.into_iter().map(|(entrant, data)| (entrant, data.was));
                was.collect()
            }
            _ => Vec::new(),
        })
    }

    /// The data kept under a number; empty once the names were erased.
    fn kept<T: DeserializeOwned>(&mut self, number: u64) -> Result<Vec<(EntrantId, T)>, Fault> {
        let kept = self.db.erasable_words(self.event.id, number)?;
        Ok(parse_kept(kept)?)
    }

    fn entrant(&self, entrant: EntrantId) -> Result<&Entrant, UndoBlocked> {
        let found = self.tournament.entrant(entrant);
        found.ok_or(UndoBlocked::NotOnTheList)
    }

    fn settings(&mut self, decided: &SettingsDiff) -> Result<(), Fault> {
        let present = self.db.tournament(self.event.id)?.settings_row;
        let is_entered = |who| self.tournament.entrant(who).is_some();
        let back = decided.undone_in(&present, posted(self.tournament), is_entered)?;
        match self.tournament.locked_change(&back.options) {
            Some(lock) => Err(UndoBlocked::ByTheBook(lock).into()),
            None => Ok(()),
        }
    }

    fn came(&self, who: &EnteredEntrants) -> Result<(), UndoBlocked> {
        let mut came = still_entered(self.tournament, who).peekable();
        ensure(came.peek().is_some(), UndoBlocked::NotOnTheList)?;
        let is_paired = came.any(|one| is_in_a_round(self.tournament, one.id));
        ensure(!is_paired, UndoBlocked::InARound)
    }

    fn left(&mut self, kept: u64) -> Result<(), Fault> {
        let kept = self.db.erasable_words(self.event.id, kept)?;
        ensure(!kept.is_empty(), UndoBlocked::NamesGone)?;
        let is_here = |(who, _): &(EntrantId, String)| self.tournament.entrant(*who).is_some();
        ensure(!kept.iter().any(is_here), UndoBlocked::ChangedSince)?;
        let is_full = self.tournament.is_full();
        Ok(ensure(!is_full, UndoBlocked::RoundsRest(1))?)
    }

    fn corrected(&mut self, entrant: EntrantId, kept: u64) -> Result<(), Fault> {
        let kept: Vec<(_, BeforeAfter<EntrantData>)> = self.kept(kept)?;
        let (_, turned) = kept.into_iter().next().ok_or(UndoBlocked::NamesGone)?;
        let present = self.entrant(entrant)?;
        let now = turned.now.with_present_state(present);
        Ok(is_still(&EntrantData::of(present, None), &now)?)
    }

    /// The opposite change of schools.
    pub(super) fn schools(&mut self, kept: u64) -> Result<Vec<SchoolChange>, Fault> {
        let kept: Vec<SchoolChange> = self.kept(kept)?;
        ensure(!kept.is_empty(), UndoBlocked::NamesGone)?;
        let mut back = Vec::new();
        for (id, BeforeAfter { was, now }) in kept {
            // The spelling follows the other players of the school.
            let present = self.entrant(id)?.school.as_deref();
            ensure(
                is_same_school(present, now.as_deref()),
                UndoBlocked::ChangedSince,
            )?;
            back.push((id, BeforeAfter { was: now, now: was }));
        }
        Ok(back)
    }

    fn order(&self, turned: &BeforeAfter<StartNumbers>) -> Result<(), UndoBlocked> {
        ensure(!self.tournament.has_begun(), UndoBlocked::RoundsRest(1))?;
        for (entrant, number) in &turned.now {
            is_still(&self.entrant(*entrant)?.number, number)?;
        }
        // Somebody may have been entered since under a number that was free.
        let own: HashSet<EntrantId> = turned.now.iter().map(|(entrant, _)| *entrant).collect();
        let wanted: HashSet<u16> = turned.was.iter().map(|(_, number)| *number).collect();
        let mut others = self.tournament.entrants.iter();
        let is_taken = others.any(|one| !own.contains(&one.id) && wanted.contains(&one.number));
        ensure(!is_taken, UndoBlocked::ChangedSince)
    }

    fn result(
        &self,
        round: RoundNo,
        board: BoardNo,
        made: Option<Scored>,
        was_there_one: bool,
    ) -> Result<(), UndoBlocked> {
        let (now, is_closed) = result(self.tournament, round, board)?;
        is_still(&now, &made)?;
        ensure(
            was_there_one || !is_closed,
            UndoBlocked::RoundWentOn(round.0),
        )
    }

    fn round(&mut self, round: RoundNo, step: RoundStep) -> Result<(), Fault> {
        ensure(!self.event.is_finished, UndoBlocked::Finished)?;
        let tournament = self.tournament;
        let is_posted = tournament.posted().is_some_and(|one| one.number == round);
        let last_closed = tournament.closed.last().map(|one| one.number);
        match (step, &tournament.current) {
            (RoundStep::Posted, _) if is_posted => self.untouched(round),
            (RoundStep::Unposted, Some(Stage::Draft(draft))) if draft.number == round => Ok(()),
            (RoundStep::Closed, None) if last_closed == Some(round) => Ok(()),
            (RoundStep::Closed, Some(_)) if tournament.round_now() == RoundNo(round.0 + 1) => {
                Err(UndoBlocked::RoundsRest(round.0 + 1))?
            }
            (RoundStep::Reopened, Some(Stage::Posted(posted))) if posted.number == round => {
                let is_complete = posted.missing().is_empty();
                Ok(ensure(is_complete, UndoBlocked::ResultsMissing(round.0))?)
            }
            _ => Err(UndoBlocked::RoundWentOn(round.0))?,
        }
    }

    fn untouched(&mut self, round: RoundNo) -> Result<(), Fault> {
        let boards = self.db.boards(self.event.id, round)?;
        let is_touched = boards.iter().any(|board| {
            board.result.is_some() || board.state.as_ref().is_some_and(|state| state.seq > 0)
        });
        Ok(ensure(!is_touched, UndoBlocked::Played(round.0))?)
    }
}

impl From<UndoBlocked> for Fault {
    fn from(why: UndoBlocked) -> Fault {
        Fault::CannotTakeBack(why)
    }
}

/// The entrants of a change that are still on the list.
pub(super) fn still_entered<'a>(
    tournament: &'a Tournament,
    who: &'a EnteredEntrants,
) -> impl Iterator<Item = &'a Entrant> {
    let entrants = tournament.entrants.iter();
    entrants.filter(|one| who.has(one))
}

/// The result of a board, and whether its round is closed.
///
/// # Errors
/// [`UndoBlocked::RoundWentOn`] when the board does not exist any more.
pub(super) fn result(
    tournament: &Tournament,
    round: RoundNo,
    board: BoardNo,
) -> Result<(Option<Scored>, bool), UndoBlocked> {
    let posted = tournament.posted().filter(|one| one.number == round);
    let closed = tournament.closed.iter().find(|one| one.number == round);
    let boards = match (posted, closed) {
        (Some(posted), _) => posted.boards.clone(),
        (None, Some(closed)) => closed.all_boards(),
        (None, None) => Vec::new(),
    };
    let found = boards.into_iter().find(|(one, _)| one.board == board);
    let (_, scored) = found.ok_or(UndoBlocked::RoundWentOn(round.0))?;
    Ok((scored, closed.is_some()))
}

/// The draft without a change; `None` if it would be empty.
pub(super) fn draft(
    tournament: &Tournament,
    round: RoundNo,
    before_after: &BeforeAfter<DraftParts>,
) -> Result<Option<DraftRound>, UndoBlocked> {
    let present = match &tournament.current {
        Some(Stage::Draft(draft)) if draft.number == round => DraftParts::of(draft),
        None if tournament.round_now() == round => DraftParts::default(),
        _ => return Err(UndoBlocked::RoundWentOn(round.0)),
    };
    ensure(before_after.now.are_in(&present), UndoBlocked::ChangedSince)?;
    let mut restored = before_after.was.entrants();
    let all_entered = restored.all(|who| tournament.entrant(who).is_some());
    ensure(all_entered, UndoBlocked::NotOnTheList)?;
    let back = present.without(&before_after.now).with(&before_after.was);
    ensure(back.is_valid_round(), UndoBlocked::ChangedSince)?;
    Ok((back != DraftParts::default()).then(|| back.draft(round)))
}
