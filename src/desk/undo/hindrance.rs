//! What stands in the way of taking a change back, said so that one knows what
//! to do first.

use super::{Came, Change, Decided, Noted, Pieces, Step, Turned, WayBack, Words, is_in_a_round};
use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::schools::SchoolTurned;
use crate::store::{Audit, Invitation, Reads};
use crate::tournament::{
    BoardNo, DraftRound, Entrant, EntrantId, RoundNo, Scored, Stage, Tournament,
};

/// Why a change cannot be taken back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Hindrance {
    /// Something later has changed the same again.
    #[error("it was changed again since")]
    ChangedSince,
    /// Rounds up to this one were paired with it.
    #[error("round {0} rests on it")]
    RoundsRest(u16),
    /// The round is not at this point any more.
    #[error("round {0} has gone on")]
    RoundWentOn(u16),
    /// Something was played in the round.
    #[error("round {0} has results or moves")]
    Played(u16),
    /// Results of the round are missing.
    #[error("round {0} has boards without a result")]
    ResultsMissing(u16),
    /// The event is finished.
    #[error("the event is finished")]
    Finished,
    /// Players have a place in a round.
    #[error("one of the players is in a round")]
    InARound,
    /// A player is not on the list any more.
    #[error("the player is not on the list")]
    NotOnTheList,
    /// The names were taken away.
    #[error("the names were taken away")]
    NamesGone,
    /// It stands in the record of a game, where it is put right.
    #[error("it is in the record of a game")]
    InARecord,
    /// It gave or took rights.
    #[error("it is about who may do what")]
    Rights,
}

/// What a change is measured by.
pub(super) struct Present<'a> {
    pub(super) event: &'a Event,
    pub(super) tournament: &'a Tournament,
    pub(super) db: &'a mut dyn Reads,
}

fn is_still<T: PartialEq>(present: &T, made: &T) -> Result<(), Hindrance> {
    if present == made {
        Ok(())
    } else {
        Err(Hindrance::ChangedSince)
    }
}

/// How many rounds have been posted.
pub(super) fn posted(tournament: &Tournament) -> u16 {
    tournament.closed.len() as u16 + u16::from(tournament.posted().is_some())
}

impl Present<'_> {
    /// Whether a line can be taken back, if it tells of a change.
    ///
    /// # Errors
    /// Those of the store.
    pub(super) fn way_back(&mut self, line: &Audit) -> Result<WayBack, Fault> {
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

    /// Whether a change can be taken back.
    ///
    /// # Errors
    /// [`Fault::CannotTakeBack`], and those of the store.
    pub(super) fn allows(&mut self, change: &Change) -> Result<(), Fault> {
        match change {
            Change::Settings(decided) => self.settings(decided)?,
            Change::Schedule(turned) => is_still(&self.event.schedule, &turned.now)?,
            Change::Screen(turned) => is_still(&self.event.screen, &turned.now)?,
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
                is_still(&consent.as_ref().map(Noted::of), &turned.now)?;
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
                    Err(Hindrance::ResultsMissing(self.tournament.round_now().0))?;
                }
            }
        }
        Ok(())
    }

    /// What was known of the children whom a change is about.
    ///
    /// # Errors
    /// Those of the store.
    pub(super) fn words(&mut self, change: &Change) -> Result<Vec<(EntrantId, Words)>, Fault> {
        let id = self.event.id;
        Ok(match change {
            Change::Left(words) => Words::read(self.db.erasable_words(id, *words)?)?,
            Change::Corrected(_, words) => {
                let kept: Vec<(EntrantId, Turned<Words>)> =
                    Words::read(self.db.erasable_words(id, *words)?)?;
                let was = kept
                    .into_iter()
                    .map(|(entrant, words)| (entrant, words.was));
                was.collect()
            }
            _ => Vec::new(),
        })
    }

    fn entrant(&self, entrant: EntrantId) -> Result<&Entrant, Hindrance> {
        let found = self.tournament.entrant(entrant);
        found.ok_or(Hindrance::NotOnTheList)
    }

    fn settings(&mut self, decided: &Decided) -> Result<(), Fault> {
        let present = self.db.tournament(self.event.id)?.particulars;
        let is_entered = |who| self.tournament.entrant(who).is_some();
        decided.back(&present, posted(self.tournament), is_entered)?;
        Ok(())
    }

    fn came(&self, who: &Came) -> Result<(), Hindrance> {
        let mut came = came(self.tournament, who).peekable();
        if came.peek().is_none() {
            return Err(Hindrance::NotOnTheList);
        }
        if came.all(|one| !is_in_a_round(self.tournament, one.id)) {
            Ok(())
        } else {
            Err(Hindrance::InARound)
        }
    }

    fn left(&mut self, words: u64) -> Result<(), Fault> {
        let kept = self.db.erasable_words(self.event.id, words)?;
        let is_here = |(who, _): &(EntrantId, String)| self.tournament.entrant(*who).is_some();
        match kept.iter().any(is_here) {
            _ if kept.is_empty() => Err(Hindrance::NamesGone)?,
            true => Err(Hindrance::ChangedSince)?,
            false if self.event.options.system.has_finals() && self.tournament.has_begun() => {
                Err(Hindrance::RoundsRest(1))?
            }
            false => Ok(()),
        }
    }

    fn corrected(&mut self, entrant: EntrantId, words: u64) -> Result<(), Fault> {
        let kept = Words::read::<Turned<Words>>(self.db.erasable_words(self.event.id, words)?)?;
        let (_, turned) = kept.into_iter().next().ok_or(Hindrance::NamesGone)?;
        let present = self.entrant(entrant)?;
        let now = turned.now.where_it_is(present);
        Ok(is_still(&Words::of(present, None), &now)?)
    }

    /// The schools as they go back.
    pub(super) fn schools(&mut self, words: u64) -> Result<Vec<SchoolTurned>, Fault> {
        let kept: Vec<SchoolTurned> = Words::read(self.db.erasable_words(self.event.id, words)?)?;
        if kept.is_empty() {
            Err(Hindrance::NamesGone)?;
        }
        let mut back = Vec::new();
        for (id, Turned { was, now }) in kept {
            is_still(&self.entrant(id)?.school, &now)?;
            back.push((id, Turned { was: now, now: was }));
        }
        Ok(back)
    }

    fn result(
        &self,
        round: RoundNo,
        board: BoardNo,
        made: Option<Scored>,
        was_there_one: bool,
    ) -> Result<(), Hindrance> {
        let (now, is_closed) = result(self.tournament, round, board)?;
        is_still(&now, &made)?;
        if is_closed && !was_there_one {
            Err(Hindrance::RoundWentOn(round.0))
        } else {
            Ok(())
        }
    }

    fn round(&mut self, round: RoundNo, step: Step) -> Result<(), Fault> {
        if self.event.is_finished {
            Err(Hindrance::Finished)?;
        }
        let tournament = self.tournament;
        let is_posted = tournament.posted().is_some_and(|one| one.number == round);
        let went_on = Err(Hindrance::RoundWentOn(round.0));
        match (step, &tournament.current) {
            (Step::Posted, _) if is_posted => self.untouched(round),
            (Step::Unposted, Some(Stage::Draft(draft))) if draft.number == round => Ok(()),
            (Step::Closed, None)
                if tournament
                    .closed
                    .last()
                    .is_some_and(|one| one.number == round) =>
            {
                Ok(())
            }
            (Step::Closed, Some(_)) if tournament.round_now() == RoundNo(round.0 + 1) => {
                Err(Hindrance::RoundsRest(round.0 + 1))?
            }
            (Step::Reopened, Some(Stage::Posted(posted))) if posted.number == round => {
                if posted.missing().is_empty() {
                    Ok(())
                } else {
                    Err(Hindrance::ResultsMissing(round.0))?
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
            Err(Hindrance::Played(round.0))?
        } else {
            Ok(())
        }
    }
}

impl From<Hindrance> for Fault {
    fn from(why: Hindrance) -> Fault {
        Fault::CannotTakeBack(why)
    }
}

/// Those who came and are on the list.
pub(super) fn came<'a>(
    tournament: &'a Tournament,
    who: &'a Came,
) -> impl Iterator<Item = &'a Entrant> {
    let entrants = tournament.entrants.iter();
    entrants.filter(|one| who.has(one))
}

/// The result of a board, and whether its round is closed.
///
/// # Errors
/// [`Hindrance::RoundWentOn`] when there is no such board any more.
pub(super) fn result(
    tournament: &Tournament,
    round: RoundNo,
    board: BoardNo,
) -> Result<(Option<Scored>, bool), Hindrance> {
    let posted = tournament.posted().filter(|one| one.number == round);
    let closed = tournament.closed.iter().find(|one| one.number == round);
    let boards = match (posted, closed) {
        (Some(posted), _) => posted.boards.clone(),
        (None, Some(closed)) => closed.all_boards(),
        (None, None) => Vec::new(),
    };
    let found = boards.into_iter().find(|(one, _)| one.board == board);
    let (_, scored) = found.ok_or(Hindrance::RoundWentOn(round.0))?;
    Ok((scored, closed.is_some()))
}

/// The draft as it would be without a change; `None` if nothing would be left of it.
///
/// # Errors
/// When it was changed again, or is no draft.
pub(super) fn draft(
    tournament: &Tournament,
    round: RoundNo,
    turned: &Turned<Pieces>,
) -> Result<Option<DraftRound>, Hindrance> {
    let present = match &tournament.current {
        Some(Stage::Draft(draft)) if draft.number == round => Pieces::of(draft),
        None if tournament.round_now() == round => Pieces::default(),
        _ => return Err(Hindrance::RoundWentOn(round.0)),
    };
    if !turned.now.are_in(&present) {
        return Err(Hindrance::ChangedSince);
    }
    if turned
        .was
        .entrants()
        .any(|who| tournament.entrant(who).is_none())
    {
        return Err(Hindrance::NotOnTheList);
    }
    let back = present.without(&turned.now).with(&turned.was);
    if !back.make_a_round() {
        return Err(Hindrance::ChangedSince);
    }
    Ok((back != Pieces::default()).then(|| back.draft(round)))
}
