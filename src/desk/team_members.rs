//! Teams with names of their own, and captains.

use super::fault::{Closed, FormProblem};
use super::history::Action;
use super::rights::{ChangePlayers, Permits};
use super::{Desk, Fault};
use crate::tournament::{EntrantId, TeamMember, legible, school_key};
use chrono::{DateTime, Utc};

/// Length limit of the name of a team, in characters.
pub const LONGEST_TEAM: usize = 80;

impl Desk {
    /// Sets the teams and captains of all players. A player with an empty name, or that of the school, plays for the
    /// school.
    ///
    /// # Errors
    /// [`Fault::Closed`] when teams change after the first round is posted; [`Fault::Form`] for a name that is
    /// too long.
    pub fn set_teams(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        teams: Vec<TeamMember>,
        captains: Vec<EntrantId>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let tournament = self.tournament(actor.event())?;
        let mut members = Vec::new();
        for one in teams {
            let Some(entrant) = tournament.entrant(one.entrant) else {
                continue;
            };
            let team = legible(&one.team);
            if team.chars().count() > LONGEST_TEAM {
                return Err(Fault::form("team", FormProblem::TooLong));
            }
            let school = entrant.school.as_deref().unwrap_or_default();
            if !team.is_empty() && school_key(&team) != school_key(school) {
                let entrant = one.entrant;
                members.push(TeamMember { entrant, team });
            }
        }
        let present = &tournament.options.terms.teams;
        let is_same =
            members.len() == present.len() && members.iter().all(|one| present.contains(one));
        let is_paired = tournament.current.is_some() || !tournament.closed.is_empty();
        if !is_same && is_paired {
            return Err(Fault::Closed(Closed::Teams));
        }
        let audit = actor.audit(Action::TeamsChanged, "", at);
        self.change_settings(organiser, audit, move |present| {
            let terms = &mut present.options.terms;
            if !is_same {
                terms.teams = members;
            }
            terms.captains = captains;
            Ok(())
        })
    }
}
