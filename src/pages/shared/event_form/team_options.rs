//! The part of the event form about team events.

use super::fields::{Choice, by_code, choices, code_of, number};
use crate::desk::Fault;
use crate::i18n::Localizer;
use crate::tournament::{SidesOfTeams, TeamPoints, Teams};
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

const ORDERS: [(bool, &str); 2] = [(false, "fixed"), (true, "free")];

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
    /// Code of the order of boards: fixed or free.
    team_order: String,
}

/// The fields as rendered.
pub(crate) struct TeamFields {
    pub sides: Vec<Choice>,
    pub primaries: Vec<Choice>,
    pub orders: Vec<Choice>,
}

impl TeamForm {
    /// The form filled in with the options of an event.
    pub(super) fn of(teams: Teams) -> TeamForm {
        TeamForm {
            boards: teams.boards.to_string(),
            team_sides: code_of(&TEAM_SIDES, &teams.sides).to_owned(),
            team_primary: code_of(&PRIMARIES, &teams.primary).to_owned(),
            team_order: code_of(&ORDERS, &teams.is_free_order).to_owned(),
        }
    }

    pub(super) fn read(&self, is_swiss: bool) -> Result<Teams, Fault> {
        Ok(Teams {
            boards: number("boards", self.boards.trim(), BOARDS)?,
            is_swiss,
            sides: chosen("side", &TEAM_SIDES, &self.team_sides)?,
            primary: chosen("points", &PRIMARIES, &self.team_primary)?,
            is_free_order: chosen("order", &ORDERS, &self.team_order)?,
        })
    }
}

impl TeamFields {
    pub(super) fn of(t: &Localizer, form: &TeamForm) -> TeamFields {
        let sides = TEAM_SIDES.map(|(_, code)| (code, t.msg(&format!("team-sides-{code}"))));
        let primaries = PRIMARIES.map(|(_, code)| (code, t.msg(code)));
        let orders = ORDERS.map(|(_, code)| (code, t.msg(&format!("team-order-{code}"))));
        TeamFields {
            orders: choices(orders, &form.team_order),
            sides: choices(sides, &form.team_sides),
            primaries: choices(primaries, &form.team_primary),
        }
    }
}

/// The chosen value; the default if nothing was chosen.
fn chosen<T: Copy + Default>(
    field: &'static str,
    codes: &[(T, &str)],
    code: &str,
) -> Result<T, Fault> {
    match code {
        "" => Ok(T::default()),
        code => by_code(field, codes, code),
    }
}
