//! Line-ups: captains hand them in until a time, organisers at any time before the round is posted.

use super::fault::{Closed, FormProblem};
use super::history::Action;
use super::rights::{Actor, HandInLineUps, PairRounds, Permits, Right};
use super::rounds::draft_of;
use super::{Desk, Fault};
use crate::tournament::pairing::{Team, handed_in, line_up_round, reseated, teams, valid_line_up};
use crate::tournament::{EntrantId, LineUp, LineUpCall, RoundNo, System, Teams, Tournament};
use chrono::{DateTime, TimeDelta, Utc};
use std::ops::RangeInclusive;

/// Minutes for which captains may hand in line-ups.
pub const LINE_UP_MINUTES: RangeInclusive<u16> = 1..=600;
/// The most line-ups of an event that are kept.
const MOST_LINE_UPS: usize = 2_000;

/// The options of teams.
///
/// # Errors
/// [`Fault::NotFound`] in events without teams.
pub fn options_of_teams(tournament: &Tournament) -> Result<Teams, Fault> {
    match tournament.options.system {
        System::Teams(how) => Ok(how),
        _ => Err(Fault::NotFound),
    }
}

/// Whether a person may see and hand in the line-up of a team: every member is among those for whom they act.
pub fn leads(actor: &Actor, tournament: &Tournament, team: &Team) -> bool {
    let mut members = team.members.iter().filter_map(|id| tournament.entrant(*id));
    actor.school().is_none() || members.all(|one| actor.checks_in(one))
}

/// Whether captains may hand in a line-up now: until the time that the organiser has settled for the round.
pub fn is_line_up_open(tournament: &Tournament, at: DateTime<Utc>) -> bool {
    let call = tournament.options.terms.line_up_call;
    let call = call.filter(|call| call.round == line_up_round(tournament));
    call.is_none_or(|call| at.timestamp_millis() < call.closes_at_ms)
}

impl Desk {
    /// Hands in the line-up of a team, by its number from 1, for the next round that is not posted. A draft takes it
    /// over at once.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an unknown team, or one of another school; [`Fault::Closed`] for a captain after
    /// the time; [`Fault::Form`] without a player.
    pub fn hand_in_line_up(
        &self,
        captain: &Right<HandInLineUps>,
        (number, round): (usize, RoundNo),
        asked: &[EntrantId],
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let tournament = self.tournament(captain.event())?;
        let how = options_of_teams(&tournament)?;
        let teams = teams(&tournament);
        let place = number.checked_sub(1).ok_or(Fault::NotFound)?;
        let team = teams.get(place).ok_or(Fault::NotFound)?;
        if !leads(captain, &tournament, team) {
            return Err(Fault::NotFound);
        }
        let is_late = captain.school().is_some() && !is_line_up_open(&tournament, at);
        if is_late || round != line_up_round(&tournament) || captain.event().is_finished {
            return Err(Fault::Closed(Closed::LineUps));
        }
        let players = valid_line_up(team, how, asked);
        let Some(first) = players.first().copied() else {
            return Err(Fault::form("line-up", FormProblem::Missing));
        };
        let was = handed_in(&tournament, team, round).cloned();
        let now = LineUp { round, players };
        if was.as_ref() != Some(&now) {
            let whole = captain.unlimited();
            let audit = captain.audit_entrant(Action::LineUpHandedIn, first, at);
            self.change_settings::<PairRounds>(&whole, audit, move |present| {
                let kept = &mut present.options.terms.line_ups;
                kept.retain(|one| Some(one) != was.as_ref());
                if kept.len() >= MOST_LINE_UPS {
                    kept.remove(0);
                }
                kept.push(now);
                Ok(())
            })?;
        }
        self.seat_in_draft(captain, place, at)
    }

    /// Seats a team in the draft by its line-up.
    fn seat_in_draft(&self, by: &Actor, team: usize, at: DateTime<Utc>) -> Result<(), Fault> {
        let tournament = self.tournament(by.event())?;
        let Some(was) = draft_of(&tournament) else {
            return Ok(());
        };
        let how = options_of_teams(&tournament)?;
        let draft = reseated(&tournament, how, was, team);
        if draft == *was {
            return Ok(());
        }
        self.replace_draft(&by.unlimited(), Action::LineUpSeated, Some(was), draft, at)
    }

    /// Asks captains for line-ups of the next round that is not posted, for a number of minutes; `None` ends it.
    ///
    /// # Errors
    /// [`Fault::NotFound`] in events without teams; [`Fault::Form`] for too many minutes.
    pub fn ask_for_line_ups(
        &self,
        organiser: &impl Permits<PairRounds>,
        minutes: Option<u16>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let tournament = self.tournament(actor.event())?;
        options_of_teams(&tournament)?;
        let round = line_up_round(&tournament);
        let call = match minutes {
            Some(minutes) if !LINE_UP_MINUTES.contains(&minutes) => {
                return Err(Fault::form("line-up-minutes", FormProblem::NotANumber));
            }
            Some(minutes) => Some(LineUpCall {
                round,
                closes_at_ms: (at + TimeDelta::minutes(minutes.into())).timestamp_millis(),
            }),
            None => None,
        };
        let audit = actor.audit_round(Action::LineUpsAsked, round, at);
        self.change_settings(organiser, audit, move |present| {
            present.options.terms.line_up_call = call;
            Ok(())
        })
    }
}
