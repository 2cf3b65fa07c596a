//! The part of the event form about team events.

use super::fields::{Choice, choices, number};
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::i18n::Localizer;
use crate::tournament::{SidesOfTeams, TeamPoints, Teams};
use crate::web::forms::wrong;
use serde::Deserialize;
use std::ops::RangeInclusive;

const BOARDS: RangeInclusive<u16> = 1..=20;
const TEAM_SIDES: [(SidesOfTeams, &str); 3] = [
    (SidesOfTeams::Simple, "simple"),
    (SidesOfTeams::Graded, "graded"),
    (SidesOfTeams::Ignored, "ignored"),
];
const PRIMARIES: [(TeamPoints, &str); 2] = [
    (TeamPoints::Match, "match-points"),
    (TeamPoints::Game, "game-points"),
];

/// The submitted fields, not yet validated.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct TeamForm {
    /// Boards per match.
    pub boards: String,
    /// Code of the rule by which sides are allocated to teams.
    team_sides: String,
    /// Code of the points that rank first: match points or game points.
    team_primary: String,
}

/// The fields as rendered.
pub(in crate::web) struct TeamFields {
    pub sides: Vec<Choice>,
    pub primaries: Vec<Choice>,
}

impl TeamForm {
    /// The form filled in with the options of an event.
    pub(super) fn of(teams: Teams) -> TeamForm {
        TeamForm {
            boards: teams.boards.to_string(),
            team_sides: code(&TEAM_SIDES, teams.sides),
            team_primary: code(&PRIMARIES, teams.primary),
        }
    }

    pub(super) fn read(&self, is_swiss: bool) -> Result<Teams, Fault> {
        Ok(Teams {
            boards: number("boards", self.boards.trim(), BOARDS)?,
            is_swiss,
            sides: chosen(&TEAM_SIDES, &self.team_sides, "side")?,
            primary: chosen(&PRIMARIES, &self.team_primary, "points")?,
        })
    }
}

impl TeamFields {
    pub(super) fn of(t: &Localizer, form: &TeamForm) -> TeamFields {
        let sides = TEAM_SIDES.map(|(_, code)| (code, t.msg(&format!("team-sides-{code}"))));
        let primaries = PRIMARIES.map(|(_, code)| (code, t.msg(code)));
        TeamFields {
            sides: choices(sides, &form.team_sides),
            primaries: choices(primaries, &form.team_primary),
        }
    }
}

fn code<T: PartialEq + Copy>(known: &[(T, &str)], value: T) -> String {
    let found = known.iter().find(|(one, _)| *one == value);
    found.map_or_else(String::new, |(_, code)| (*code).to_owned())
}

/// The chosen value; the default if nothing was chosen.
fn chosen<T: Copy + Default>(
    known: &[(T, &str)],
    code: &str,
    field: &'static str,
) -> Result<T, Fault> {
    if code.is_empty() {
        return Ok(T::default());
    }
    let found = known.iter().find(|(_, known)| *known == code);
    let (value, _) = found.ok_or_else(|| wrong(field, FormProblem::NotAChoice))?;
    Ok(*value)
}
