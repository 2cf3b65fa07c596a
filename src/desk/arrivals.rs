//! Check-in: its stages, and the codes by which players are found.

use super::check_in::{CHECK_IN_MINUTES, CheckInStage, CheckInState};
use super::fault::FormProblem;
use super::history::Action;
use super::rights::{CheckIn, PairRounds, Permits};
use super::settings_json::{parse_or_default, plain_json};
use super::undo::{BeforeAfter, Change};
use super::{Desk, Fault, secret};
use crate::store::{Changes, StoreError};
use crate::tournament::{Entrant, EntrantId, Presence, TournamentId};
use chrono::{DateTime, TimeDelta, Utc};

/// The code of a player on the name badge: five letters and digits.
pub fn player_code(event: &str, player: EntrantId) -> String {
    secret::player_code(event, player.0)
}

/// The code in a typed text, or in the address that a name badge holds.
pub fn code_in(text: &str) -> String {
    let code = text.rsplit_once("code=").map_or(text, |(_, code)| code);
    secret::tidy_code(code)
}

impl Desk {
    /// The player with a code, among those whom the person may check in; `None` for an unknown code, and for one that
    /// two players share.
    pub fn player_by_code(
        &self,
        organiser: &impl Permits<CheckIn>,
        code: &str,
    ) -> Result<Option<Entrant>, Fault> {
        let (actor, code) = (organiser.actor(), code_in(code));
        if actor.event().has_sections() {
            // The badges of a section have codes of that section.
            let mut found = Vec::new();
            for section in self.sections(actor.event())? {
                let right = actor.unlimited().at(section)?;
                found.extend(self.player_by_code(&right, &code)?);
            }
            let is_single = found.len() == 1;
            return Ok(found.pop().filter(|_| is_single));
        }
        let key = &actor.event().key;
        let mut players = self.entrants(actor)?;
        players
            .retain(|one| one.presence != Presence::WentHome && player_code(key, one.id) == code);
        let is_single = players.len() == 1;
        Ok(players.pop().filter(|_| is_single))
    }

    /// Opens check-in, closes it, or stops using it. `minutes` is the time for which it is to be open, where that is
    /// settled. When check-in begins, players who are here are not here yet, unless they sit at a board of the posted
    /// round; when it is not used any more, players who are not here yet count as here.
    ///
    /// # Errors
    /// [`Fault::Form`] when the minutes are not in [`CHECK_IN_MINUTES`].
    pub fn set_check_in(
        &self,
        organiser: &impl Permits<PairRounds>,
        (stage, minutes): (CheckInStage, Option<u16>),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if minutes.is_some_and(|minutes| !CHECK_IN_MINUTES.contains(&minutes)) {
            return Err(Fault::form("check-in-minutes", FormProblem::NotANumber));
        }
        let end = minutes.map(|minutes| at + TimeDelta::minutes(minutes.into()));
        let now = CheckInState {
            stage,
            closes_at_ms: end
                .filter(|_| stage == CheckInStage::Open)
                .map(|end| end.timestamp_millis()),
        };
        let everything = organiser.actor().unlimited();
        self.in_all(&everything, |right| {
            self.replace_check_in(right, now, None, at)
        })
    }

    /// Puts a former state back. Of the players who were not marked then, those change back who are still as the
    /// change left them.
    pub(super) fn revert_check_in(
        &self,
        organiser: &impl Permits<PairRounds>,
        before_after: &BeforeAfter<CheckInState>,
        unmarked: Vec<EntrantId>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.replace_check_in(organiser, before_after.was, Some(unmarked), at)
    }

    /// `only`: the players whose presence follows; `None` for everybody who is not at a board.
    fn replace_check_in(
        &self,
        organiser: &impl Permits<PairRounds>,
        now: CheckInState,
        only: Option<Vec<EntrantId>>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let action = match now.stage {
            CheckInStage::NotUsed => Action::CheckInNotUsed,
            CheckInStage::Open => Action::CheckInOpened,
            CheckInStage::Closed => Action::CheckInClosed,
        };
        let audit = organiser.audit(action, "", at);
        self.change_event(audit, move |tx, line| {
            let was = check_in_state(tx, id)?;
            let mut unmarked = Vec::new();
            if was.unmarked() != now.unmarked() {
                unmarked = unmarked_players(tx, id, &was, only.as_deref())?;
                tx.set_presence(id, &unmarked, now.unmarked())?;
            }
            line.detail = Change::CheckIn(BeforeAfter { was, now }, unmarked).detail();
            tx.set_check_in(id, &plain_json(&now))
        })
    }
}

/// The stored state of check-in.
pub(super) fn check_in_state(
    tx: &mut dyn Changes,
    id: TournamentId,
) -> Result<CheckInState, StoreError> {
    let stored = tx.tournament(id)?.check_in;
    parse_or_default("check-in", stored.as_deref())
}

/// The players who have the presence of those without a mark and do not sit at a board of the posted round.
fn unmarked_players(
    tx: &mut dyn Changes,
    id: TournamentId,
    was: &CheckInState,
    only: Option<&[EntrantId]>,
) -> Result<Vec<EntrantId>, StoreError> {
    let tournament = tx.load_tournament(id)?;
    let plays = |one: &Entrant| {
        let posted = tournament.posted();
        posted.is_some_and(|round| round.boards.iter().any(|(pair, _)| pair.has(one.id)))
    };
    let is_meant = |one: &&Entrant| {
        one.presence == was.unmarked()
            && match only {
                Some(only) => only.contains(&one.id),
                None => !(was.stage == CheckInStage::NotUsed && plays(one)),
            }
    };
    let meant = tournament.entrants.iter().filter(is_meant);
    Ok(meant.map(|one| one.id).collect())
}
