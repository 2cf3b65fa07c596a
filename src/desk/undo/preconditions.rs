//! The preconditions of undo. The history shows for each line whether it can be undone, so they
//! are checked without making the opposite change.

use super::blocked::UndoBlocked;
use super::{
    BeforeAfter, Change, ConsentRecord, DraftParts, EnteredEntrants, EntrantData, RoundStep,
    SettingsDiff, UndoStatus, is_in_a_round,
};
use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::schools::SchoolChange;
use crate::store::{Audit, Invitation, Reads};
use crate::tournament::{
    BoardNo, DraftRound, Entrant, EntrantId, RoundNo, Scored, Stage, Tournament,
};

/// The present state of an event, with which changes are compared.
pub(super) struct Present<'a> {
    pub(super) event: &'a Event,
    pub(super) tournament: &'a Tournament,
    pub(super) db: &'a mut dyn Reads,
}

fn is_still<T: PartialEq>(present: &T, made: &T) -> Result<(), UndoBlocked> {
    if present == made {
        Ok(())
    } else {
        Err(UndoBlocked::ChangedSince)
    }
}

/// Number of rounds that have been posted.
pub(super) fn posted(tournament: &Tournament) -> u16 {
    tournament.closed.len() as u16 + u16::from(tournament.posted().is_some())
}

impl Present<'_> {
    /// Whether a line can be taken back, if it is about a change.
    ///
    /// # Errors
    /// Those of the store.
    pub(super) fn way_back(&mut self, line: &Audit) -> Result<UndoStatus, Fault> {
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
            Change::Left(words) => self.left(*words)?,
            Change::Corrected(entrant, words) => self.corrected(*entrant, *words)?,
            Change::Schools(words) => drop(self.schools(*words)?),
            Change::Presence(was, now) => {
                for (entrant, _) in was {
                    is_still(&self.entrant(*entrant)?.presence, now)?;
                }
            }
            Change::Consent(entrant, turned) => {
                self.entrant(*entrant)?;
                let consent = self.db.consent(self.event.id, *entrant)?;
                is_still(&consent.as_ref().map(ConsentRecord::of), &turned.now)?;
            }
            Change::Draft(round, turned) => drop(draft(self.tournament, *round, turned)?),
            Change::Results(round, boards) => {
                for (board, result) in boards {
                    let now = result.now.as_ref().and_then(|score| score.scored());
                    self.result(*round, *board, now, result.was.is_some())?;
                }
            }
            Change::Round(round, step) => self.round(*round, *step)?,
            Change::Invited(invitation) => {
                let invitations = self.db.invitations(self.event.id)?;
                let is_meant = |one: &&Invitation| one.id == *invitation;
                let found = invitations.iter().find(is_meant);
                // Who has come by a link that is used up is sent away under People.
                let is_over = found.is_none_or(|one| !one.is_open(i64::MIN));
                is_still(&is_over, &false)?;
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

    /// What was known of the children whom a change is about.
    ///
    /// # Errors
    /// Those of the store.
    pub(super) fn words(
        &mut self,
        change: &Change,
    ) -> Result<Vec<(EntrantId, EntrantData)>, Fault> {
        let id = self.event.id;
        Ok(match change {
            Change::Left(words) => EntrantData::read(self.db.erasable_words(id, *words)?)?,
            Change::Corrected(_, words) => {
                let kept: Vec<(EntrantId, BeforeAfter<EntrantData>)> =
                    EntrantData::read(self.db.erasable_words(id, *words)?)?;
                let was = kept
                    .into_iter()
                    .map(|(entrant, words)| (entrant, words.was));
                was.collect()
            }
            _ => Vec::new(),
        })
    }

    fn entrant(&self, entrant: EntrantId) -> Result<&Entrant, UndoBlocked> {
        let found = self.tournament.entrant(entrant);
        found.ok_or(UndoBlocked::NotOnTheList)
    }

    fn settings(&mut self, decided: &SettingsDiff) -> Result<(), Fault> {
        let present = self.db.tournament(self.event.id)?.particulars;
        let is_entered = |who| self.tournament.entrant(who).is_some();
        decided.back(&present, posted(self.tournament), is_entered)?;
        Ok(())
    }

    fn came(&self, who: &EnteredEntrants) -> Result<(), UndoBlocked> {
        let mut came = came(self.tournament, who).peekable();
        if came.peek().is_none() {
            return Err(UndoBlocked::NotOnTheList);
        }
        if came.all(|one| !is_in_a_round(self.tournament, one.id)) {
            Ok(())
        } else {
            Err(UndoBlocked::InARound)
        }
    }

    fn left(&mut self, words: u64) -> Result<(), Fault> {
        let kept = self.db.erasable_words(self.event.id, words)?;
        let is_here = |(who, _): &(EntrantId, String)| self.tournament.entrant(*who).is_some();
        match kept.iter().any(is_here) {
            _ if kept.is_empty() => Err(UndoBlocked::NamesGone)?,
            true => Err(UndoBlocked::ChangedSince)?,
            false if self.event.options.system.has_finals() && self.tournament.has_begun() => {
                Err(UndoBlocked::RoundsRest(1))?
            }
            false => Ok(()),
        }
    }

    fn corrected(&mut self, entrant: EntrantId, words: u64) -> Result<(), Fault> {
        let kept = EntrantData::read::<BeforeAfter<EntrantData>>(
            self.db.erasable_words(self.event.id, words)?,
        )?;
        let (_, turned) = kept.into_iter().next().ok_or(UndoBlocked::NamesGone)?;
        let present = self.entrant(entrant)?;
        let now = turned.now.where_it_is(present);
        Ok(is_still(&EntrantData::of(present, None), &now)?)
    }

    /// The schools as they go back.
    pub(super) fn schools(&mut self, words: u64) -> Result<Vec<SchoolChange>, Fault> {
        let kept: Vec<SchoolChange> =
            EntrantData::read(self.db.erasable_words(self.event.id, words)?)?;
        if kept.is_empty() {
            Err(UndoBlocked::NamesGone)?;
        }
        let mut back = Vec::new();
        for (id, BeforeAfter { was, now }) in kept {
            is_still(&self.entrant(id)?.school, &now)?;
            back.push((id, BeforeAfter { was: now, now: was }));
        }
        Ok(back)
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
        if is_closed && !was_there_one {
            Err(UndoBlocked::RoundWentOn(round.0))
        } else {
            Ok(())
        }
    }

    fn round(&mut self, round: RoundNo, step: RoundStep) -> Result<(), Fault> {
        if self.event.is_finished {
            Err(UndoBlocked::Finished)?;
        }
        let tournament = self.tournament;
        let is_posted = tournament.posted().is_some_and(|one| one.number == round);
        let went_on = Err(UndoBlocked::RoundWentOn(round.0));
        match (step, &tournament.current) {
            (RoundStep::Posted, _) if is_posted => self.untouched(round),
            (RoundStep::Unposted, Some(Stage::Draft(draft))) if draft.number == round => Ok(()),
            (RoundStep::Closed, None)
                if tournament
                    .closed
                    .last()
                    .is_some_and(|one| one.number == round) =>
            {
                Ok(())
            }
            (RoundStep::Closed, Some(_)) if tournament.round_now() == RoundNo(round.0 + 1) => {
                Err(UndoBlocked::RoundsRest(round.0 + 1))?
            }
            (RoundStep::Reopened, Some(Stage::Posted(posted))) if posted.number == round => {
                if posted.missing().is_empty() {
                    Ok(())
                } else {
                    Err(UndoBlocked::ResultsMissing(round.0))?
                }
            }
            _ => Ok(went_on?),
        }
    }

    fn untouched(&mut self, round: RoundNo) -> Result<(), Fault> {
        let boards = self.db.boards(self.event.id, round)?;
        let is_touched = boards.iter().any(|board| {
            board.result.is_some() || board.state.as_ref().is_some_and(|state| state.seq > 0)
        });
        if is_touched {
            Err(UndoBlocked::Played(round.0))?
        } else {
            Ok(())
        }
    }
}

impl From<UndoBlocked> for Fault {
    fn from(why: UndoBlocked) -> Fault {
        Fault::CannotTakeBack(why)
    }
}

/// Those who came and are on the list.
pub(super) fn came<'a>(
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
    turned: &BeforeAfter<DraftParts>,
) -> Result<Option<DraftRound>, UndoBlocked> {
    let present = match &tournament.current {
        Some(Stage::Draft(draft)) if draft.number == round => DraftParts::of(draft),
        None if tournament.round_now() == round => DraftParts::default(),
        _ => return Err(UndoBlocked::RoundWentOn(round.0)),
    };
    if !turned.now.are_in(&present) {
        return Err(UndoBlocked::ChangedSince);
    }
    if turned
        .was
        .entrants()
        .any(|who| tournament.entrant(who).is_none())
    {
        return Err(UndoBlocked::NotOnTheList);
    }
    let back = present.without(&turned.now).with(&turned.was);
    if !back.make_a_round() {
        return Err(UndoBlocked::ChangedSince);
    }
    Ok((back != DraftParts::default()).then(|| back.draft(round)))
}
