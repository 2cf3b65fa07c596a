//! Points that the organiser gives a player or takes away.

use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangeSettings, Permits};
use super::{Desk, Fault};
use crate::tournament::pairing::teams;
use crate::tournament::{EntrantId, PointAdjustment, RoundNo, System, Tournament};
use chrono::{DateTime, Utc};

/// Maximum number of adjustments of an event.
pub const MOST_ADJUSTMENTS: usize = 200;
/// The most points that are given or taken at once, in halves.
pub const MOST_HALVES: i16 = 100;
/// Length limit of the reason, in characters.
pub const LONGEST_REASON: usize = 200;

/// A change of the points given or taken.
#[derive(Clone, Debug)]
pub enum AdjustmentChange {
    /// Gives points or takes them away.
    Added(PointAdjustment),
    /// Takes back the adjustment with this index.
    Removed(usize),
}

/// Whether points can be given or taken: round 1 is posted, and points decide the places; in a team event those of
/// teams.
pub fn has_adjustable_points(tournament: &Tournament) -> bool {
    let system = tournament.options.system;
    tournament.has_begun() && !matches!(system, System::Knockout(_))
}

/// The player with a number; in a team event the first member of the team.
fn bearer(tournament: &Tournament, number: u16) -> Option<EntrantId> {
    if let System::Teams(_) = tournament.options.system {
        let place = usize::from(number).checked_sub(1)?;
        return teams(tournament).get(place)?.members.first().copied();
    }
    let mut all = tournament.entrants.iter();
    Some(all.find(|one| one.number == number)?.id)
}

fn check(one: &PointAdjustment, tournament: &Tournament) -> Result<(), Fault> {
    if one.halves == 0 || one.halves.abs() > MOST_HALVES {
        return Err(Fault::form("adjustment-points", FormProblem::NotANumber));
    }
    let posted = tournament.closed.len() as u16 + u16::from(tournament.posted().is_some());
    let rounds = RoundNo(1)..=RoundNo(posted);
    if !rounds.contains(&one.round) {
        return Err(Fault::form("adjustment-round", FormProblem::NotAChoice));
    }
    Ok(())
}

impl Desk {
    /// Gives a player points or takes them away, or takes that back. The reason stands in the history.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an adjustment that there is not, or where no points can be given;
    /// [`Fault::Form`] for an unknown player, no points or too many, a round that is not posted, or a
    /// reason that is missing or too long.
    pub fn adjust_points(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        change: AdjustmentChange,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let tournament = self.tournament(actor.event())?;
        let mut adjustments = actor.event().options.adjustments.clone();
        let number = match change {
            AdjustmentChange::Added(_) if !has_adjustable_points(&tournament) => {
                return Err(Fault::NotFound);
            }
            AdjustmentChange::Added(one) => {
                check(&one, &tournament)?;
                if adjustments.len() >= MOST_ADJUSTMENTS {
                    return Err(Fault::form("adjustments", FormProblem::TooLong));
                }
                if reason.is_empty() {
                    return Err(Fault::form("adjustment-reason", FormProblem::Missing));
                }
                adjustments.push(one);
                one.number
            }
            AdjustmentChange::Removed(index) if index < adjustments.len() => {
                adjustments.remove(index).number
            }
            AdjustmentChange::Removed(_) => return Err(Fault::NotFound),
        };
        if reason.chars().count() > LONGEST_REASON {
            return Err(Fault::form("adjustment-reason", FormProblem::TooLong));
        }
        let player = bearer(&tournament, number);
        let player = player.ok_or(Fault::form("player", FormProblem::NotAChoice))?;
        let because = actor.because(reason);
        let audit = because.audit_entrant(Action::PointsAdjusted, player, at);
        self.change_settings(organiser, audit, move |present| {
            present.options.adjustments = adjustments;
            Ok(())
        })
    }
}
