//! The part of the event form about pairing and points.

use super::fields::{Choice, choices, number, required};
use super::form_error::FormError;
use super::stage_options::{StageFields, StageForm};
use super::team_options::{TeamFields, TeamForm};
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::http::request::form_parsing::{side, wrong};
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::tournament::{
    Groups, McMahon, Options, PairingConstraints, Points, RoundNo, Scoring, Stages, SwissSystem,
    System, Teams,
};
use crate::view::system_code::{AUTOMATIC, system_code};
use serde::Deserialize;
use std::ops::RangeInclusive;

const ROUNDS: RangeInclusive<u16> = 1..=60;
const SYSTEMS: [&str; 12] = [
    "swiss",
    "monrad",
    "round-robin",
    "double-round-robin",
    "groups",
    "knockout",
    "swiss-finals",
    "mcmahon",
    "monrad-finals",
    "mcmahon-finals",
    "teams-round-robin",
    "teams-swiss",
];
const GROUPS: RangeInclusive<u16> = 2..=16;
const ADVANCE: RangeInclusive<u16> = 1..=8;
const START_GROUPS: RangeInclusive<u16> = 2..=8;
/// Win and draw in half points; a loss scores 0.
const POINTS: [(&str, u16, u16); 3] = [("one", 2, 1), ("two", 4, 2), ("three", 6, 2)];
const BYES: [&str; 5] = [USUAL_BYE, "win", "draw", "none", "average"];
const USUAL_BYE: &str = "usual";

/// The submitted fields, not yet validated.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct PairingForm {
    /// Code of the system.
    pub system: String,
    /// Number of rounds; empty to derive it from the number of players.
    pub rounds: String,
    /// Non-empty to avoid pairings within a school.
    pub same_school: String,
    /// Last round in which they are avoided; empty for all.
    pub school_rounds: String,
    /// Code of the points for a win and a draw; empty to keep them.
    pub(super) points: String,
    /// Code of the points for the bye.
    pub(super) bye: String,
    /// Side of the top seed in round 1.
    pub(super) initial: String,
    /// Non-empty for an accelerated system: extra points for the upper half in the first rounds.
    pub(super) accelerated: String,
    /// Code of the rules of the Swiss system; empty to keep them.
    pub(super) swiss_rules: String,
    /// Non-empty if a match of a Swiss system or round robin has two games.
    pub(super) match_games: String,
    /// Options of a knockout and of the stage before it.
    #[serde(flatten)]
    pub stages: StageForm,
    /// Number of groups.
    pub groups: String,
    /// Number of players of each group who advance to the finals.
    pub advance: String,
    /// Number of McMahon start groups.
    pub start_groups: String,
    /// Options of team events.
    #[serde(flatten)]
    pub teams: TeamForm,
}

/// The fields as rendered.
pub(crate) struct PairingFields {
    pub systems: Vec<Choice>,
    /// Whether pairings within a school are avoided.
    pub is_apart: bool,
    pub points: Vec<Choice>,
    pub byes: Vec<Choice>,
    pub sides: Vec<Choice>,
    pub teams: TeamFields,
    pub is_accelerated: bool,
    pub swiss_rules: Vec<Choice>,
    /// Whether a match of a Swiss system or round robin has two games.
    pub is_of_matches: bool,
    pub stages: StageFields,
    /// Whether any of the advanced options differs from its default.
    pub is_varied: bool,
}

impl PairingForm {
    /// The defaults of a new event.
    pub(super) fn proposed() -> PairingForm {
        PairingForm::of(&Options::automatic())
    }

    /// The form filled in with the options of an event.
    pub(super) fn of(options: &Options) -> PairingForm {
        let rounds = match options.system {
            System::Stages(how) => how.rounds,
            system if options.automatic || system.has_finals() => 0,
            _ => options.rounds,
        };
        let ticked = |is_on: bool| if is_on { "1" } else { "" }.to_owned();
        let terms = &options.terms;
        let through = terms.schools_apart_through;
        let (mut groups, mut start) = (Groups::default(), McMahon::default());
        let mut teams = Teams::default();
        match options.system.first() {
            System::Groups(how) => groups = how,
            System::McMahon(how) => start = how,
            System::Teams(how) => teams = how,
            _ => {}
        }
        PairingForm {
            system: system_code(options).to_owned(),
            rounds: if rounds == 0 {
                String::new()
            } else {
                rounds.to_string()
            },
            same_school: ticked(options.avoid_same_school),
            school_rounds: through.map_or_else(String::new, |round| round.to_string()),
            points: points_code(&options.scoring).to_owned(),
            bye: bye_code(options).to_owned(),
            initial: terms.initial.code().to_owned(),
            accelerated: ticked(terms.is_accelerated),
            swiss_rules: terms.swiss_rules.code().to_owned(),
            match_games: ticked(terms.two_games),
            stages: StageForm::of(options.system),
            groups: groups.groups.to_string(),
            advance: groups.advance.to_string(),
            start_groups: start.groups.to_string(),
            teams: TeamForm::of(teams),
        }
    }

    /// The options of the form. What the form leaves open is taken from `before`.
    pub(super) fn options(&self, before: &Options) -> Result<Options, FormError> {
        let rounds = self.rounds()?;
        let usual = Options::automatic();
        let proposed = Options {
            system: usual.system,
            rounds: usual.rounds,
            tiebreaks: usual.tiebreaks,
            automatic: usual.automatic,
            avoid_same_school: !self.same_school.is_empty(),
            scoring: self.scoring(&before.scoring)?,
            terms: self.terms(&before.terms)?,
            usual_bye: self.is_usual_bye(before),
            ..before.clone()
        };
        check_matches(&self.system, &proposed.terms)?;
        if self.system == AUTOMATIC {
            return match rounds {
                0 => Ok(proposed),
                _ => Err(FormError::RoundsOfAutomatic),
            };
        }
        let system = self.system(rounds)?;
        let rounds = match system {
            System::Stages(_) => 0,
            system if system.has_finals() && rounds > 0 => return Err(FormError::RoundsOfFinals),
            _ => rounds,
        };
        let chosen = Options {
            system,
            rounds,
            tiebreaks: system.default_tiebreaks(),
            automatic: false,
            ..proposed
        };
        check_rounds_of_matches(&chosen)?;
        Ok(chosen.with_usual_bye())
    }

    /// Whether the bye is worth what is usual in the system; a form without the field changes nothing.
    fn is_usual_bye(&self, before: &Options) -> bool {
        self.bye == USUAL_BYE || (self.bye.is_empty() && before.usual_bye)
    }

    /// The options once `posted` rounds are posted: only some may still change.
    pub(super) fn later(&self, before: &Options, posted: u16) -> Result<Options, FormError> {
        let kept = match before.system {
            System::Stages(how) => how.rounds,
            _ => before.rounds,
        };
        let rounds = match self.rounds()? {
            same if same == 0 || same == kept => kept,
            few if few < posted => return Err(FormError::FewerThanBegun(posted)),
            rounds => rounds,
        };
        let (system, rounds) = match before.system {
            System::Stages(_) if rounds != kept && posted > kept => {
                return Err(FormError::FinalsHaveBegun);
            }
            System::Stages(how) => {
                let all = (before.rounds + rounds).saturating_sub(kept);
                (System::Stages(Stages { rounds, ..how }), all)
            }
            system => (system, rounds),
        };
        let mut terms = before.terms.clone();
        terms.schools_apart_through = self.school_rounds()?;
        let changed = Options {
            system,
            rounds,
            avoid_same_school: !self.same_school.is_empty(),
            terms,
            ..before.clone()
        };
        check_rounds_of_matches(&changed)?;
        Ok(changed)
    }

    fn system(&self, rounds: u16) -> Result<System, FormError> {
        let start = || {
            let groups = number("start-groups", self.start_groups.trim(), START_GROUPS)?;
            Ok(McMahon { groups })
        };
        if let Some(how) = self.stages.stages(&self.system, rounds, start)? {
            return Ok(System::Stages(how));
        }
        Ok(match self.system.as_str() {
            "swiss" => System::Swiss,
            "monrad" => System::Monrad,
            "round-robin" => System::RoundRobin,
            "double-round-robin" => System::DoubleRoundRobin,
            "knockout" => System::Knockout(self.stages.knockout()?),
            "groups" => System::Groups(Groups {
                groups: number("groups", self.groups.trim(), GROUPS)?,
                advance: number("advance", self.advance.trim(), ADVANCE)?,
                finals: self.stages.knockout()?,
            }),
            "mcmahon" => System::McMahon(start()?),
            "teams-round-robin" => System::Teams(self.teams.read(false)?),
            "teams-swiss" => System::Teams(self.teams.read(true)?),
            _ => Err(wrong("system", FormProblem::NotAChoice))?,
        })
    }

    pub(super) fn is_of_teams(&self) -> bool {
        self.system.starts_with("teams")
    }

    fn rounds(&self) -> Result<u16, Fault> {
        match self.rounds.trim() {
            "" => Ok(0),
            text => number("rounds", text, ROUNDS),
        }
    }

    fn school_rounds(&self) -> Result<Option<RoundNo>, Fault> {
        match self.school_rounds.trim() {
            "" => Ok(None),
            text => Ok(Some(RoundNo(number("school-rounds", text, ROUNDS)?))),
        }
    }

    fn scoring(&self, before: &Scoring) -> Result<Scoring, Fault> {
        let (win, draw) = match self.points.as_str() {
            "" => (before.win, before.draw),
            code => {
                let found = POINTS.iter().find(|(known, ..)| *known == code);
                let (_, win, draw) = required("points", found)?;
                (Points::halves(*win), Points::halves(*draw))
            }
        };
        let loss = before.loss;
        let bye = match self.bye.as_str() {
            "" | USUAL_BYE | "win" | "average" => win,
            "draw" => draw,
            "none" => Points::default(),
            _ => return Err(wrong("bye", FormProblem::NotAChoice)),
        };
        Ok(Scoring {
            win,
            draw,
            loss,
            bye,
            average_bye: self.bye == "average",
        })
    }

    fn terms(&self, before: &PairingConstraints) -> Result<PairingConstraints, Fault> {
        let initial = match self.initial.as_str() {
            "" => before.initial,
            code => side(code)?,
        };
        let swiss_rules = match self.swiss_rules.as_str() {
            "" => before.swiss_rules,
            code => required("swiss_rules", SwissSystem::from_code(code))?,
        };
        Ok(PairingConstraints {
            initial,
            swiss_rules,
            two_games: !self.match_games.is_empty(),
            is_accelerated: !self.accelerated.is_empty(),
            schools_apart_through: self.school_rounds()?,
            ..before.clone()
        })
    }
}

/// Checks that matches of two games go with the other options of the system.
fn check_matches(system: &str, terms: &PairingConstraints) -> Result<(), FormError> {
    if !terms.two_games || !matches!(system, AUTOMATIC | "swiss") {
        return Ok(());
    }
    if terms.swiss_rules != SwissSystem::Dutch {
        return Err(FormError::NotWithMatches("swiss_rules"));
    }
    if terms.is_accelerated {
        return Err(FormError::NotWithMatches("accelerated"));
    }
    Ok(())
}

/// Checks that every match of two games has both of its rounds.
fn check_rounds_of_matches(options: &Options) -> Result<(), FormError> {
    if options.rounds.is_multiple_of(options.games_of_a_match()) {
        Ok(())
    } else {
        Err(FormError::OddRoundsOfMatches)
    }
}

impl PairingFields {
    pub(super) fn of(t: &Localizer, form: &PairingForm) -> PairingFields {
        let systems = [AUTOMATIC].into_iter().chain(SYSTEMS);
        let system = |code| (code, t.msg(&format!("system-{code}")));
        let points = POINTS.map(|(code, ..)| (code, t.msg(&format!("points-{code}"))));
        let byes = BYES.map(|code| (code, t.msg(&format!("bye-worth-{code}"))));
        let sides = Side::BOTH.map(Side::code);
        let sides = sides.map(|code| (code, t.msg(&format!("initial-{code}"))));
        let rules = SwissSystem::ALL.map(SwissSystem::code);
        let rules = rules.map(|code| (code, t.msg(&format!("swiss-rules-{code}"))));
        let usual = PairingForm::proposed();
        let more = |form: &PairingForm| {
            [
                &form.school_rounds,
                &form.points,
                &form.bye,
                &form.initial,
                &form.accelerated,
                &form.swiss_rules,
                &form.match_games,
            ]
            .map(String::clone)
        };
        PairingFields {
            systems: choices(systems.map(system), &form.system),
            is_apart: !form.same_school.is_empty(),
            points: choices(points, &form.points),
            byes: choices(byes, &form.bye),
            sides: choices(sides, &form.initial),
            teams: TeamFields::of(t, &form.teams),
            is_accelerated: !form.accelerated.is_empty(),
            swiss_rules: choices(rules, &form.swiss_rules),
            is_of_matches: !form.match_games.is_empty(),
            stages: StageFields::of(t, &form.stages),
            is_varied: more(form) != more(&usual),
        }
    }
}

fn points_code(scoring: &Scoring) -> &'static str {
    let is_it = |(_, win, draw): &&(&str, u16, u16)| {
        (scoring.win.in_halves(), scoring.draw.in_halves()) == (*win, *draw)
    };
    POINTS.iter().find(is_it).map_or("", |(code, ..)| code)
}

fn bye_code(options: &Options) -> &'static str {
    let scoring = &options.scoring;
    match scoring.bye {
        _ if options.usual_bye => USUAL_BYE,
        _ if scoring.average_bye => "average",
        bye if bye == scoring.win => "win",
        bye if bye == scoring.draw => "draw",
        _ => "none",
    }
}
