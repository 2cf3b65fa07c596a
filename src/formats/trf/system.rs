//! Record 192: the pairing system.

use super::{Trf, TrfFault, TrfProblem};
use inkundla_core::tournament::pairing::swiss::SwissSystem;

/// Swiss systems of players that follow the rules in force, with and without `_BAKU`. TRF26 names
/// them 2026; programs that followed its draft named them 2025.
const SWISS: [&str; 3] = ["FIDE_DUTCH_2026", "FIDE_DUTCH_2025", "FIDE_DUTCH"];

/// The other Swiss systems of players, with and without `_BAKU`.
const OTHER_SWISS: [(&str, SwissSystem); 2] = [
    ("FIDE_BURSTEIN", SwissSystem::Burstein),
    ("FIDE_DUBOV", SwissSystem::Dubov),
];

impl Trf {
    /// Checks that the file names no other pairing system than those that are known here.
    ///
    /// # Errors
    /// The unknown code of record 192, with its position. Other editions of the rules, such as
    /// `FIDE_DUTCH_2017`, are unknown too.
    pub fn check_system(&self) -> Result<(), TrfFault> {
        let code = self.header("192").unwrap_or_default();
        if code.is_empty() || is_known(&code.to_ascii_uppercase()) {
            return Ok(());
        }
        let code = code.to_owned();
        Err(self.system_at.fault(TrfProblem::UnknownSystem { code }))
    }

    /// Checks that an event can go on by the file's system. With start groups it is the Dutch one.
    pub(super) fn check_event_system(&self) -> Result<(), TrfFault> {
        if self.system.is_none() || self.swiss_system() == SwissSystem::Dutch {
            return self.check_system();
        }
        let code = self.header("192").unwrap_or_default().to_owned();
        Err(self.system_at.fault(TrfProblem::UnknownSystem { code }))
    }

    /// 192: the rules of a Swiss system for players.
    pub fn swiss_system(&self) -> SwissSystem {
        let code = self.header("192").unwrap_or_default().to_ascii_uppercase();
        let code = code.strip_suffix("_BAKU").unwrap_or(&code);
        let mut others = OTHER_SWISS.iter();
        let other = others.find(|(known, _)| *known == code);
        other.map_or(SwissSystem::Dutch, |(_, system)| *system)
    }

    /// Pairs the rounds by this Swiss system, whatever 192 says of Swiss systems of players. Returns
    /// `false`, and changes nothing, if the tournament is of another kind and the system is not Dutch.
    pub fn pair_by(&mut self, system: SwissSystem) -> bool {
        let is_other = self.system.is_some_and(|system| !system.is_swiss());
        if self.is_of_teams() || self.is_round_robin() || is_other {
            return system == SwissSystem::Dutch;
        }
        if self.swiss_system() != system {
            let code = Trf::swiss_code(system, self.is_baku());
            self.headers.retain(|(tag, _)| tag != "192");
            self.headers.push(("192".to_owned(), code));
        }
        true
    }

    /// The code of 192 for a Swiss system of players.
    pub(super) fn swiss_code(system: SwissSystem, is_accelerated: bool) -> String {
        let mut others = OTHER_SWISS.iter();
        let other = others.find(|(_, known)| *known == system);
        let code = other.map_or(SWISS[0], |(code, _)| code);
        format!("{code}{}", if is_accelerated { "_BAKU" } else { "" })
    }

    /// 192: accelerated by the Baku method.
    pub(super) fn is_baku(&self) -> bool {
        self.header("192")
            .is_some_and(|code| code.to_ascii_uppercase().ends_with("_BAKU"))
    }
}

/// Whether a code in capitals is known.
fn is_known(code: &str) -> bool {
    let code = code.strip_suffix("_BAKU").unwrap_or(code);
    let is_swiss = SWISS.contains(&code) || OTHER_SWISS.iter().any(|(known, _)| *known == code);
    is_swiss || is_round_robin(code) || is_of_teams(code)
}

/// `FIDE_ROUNDROBIN`, `BERGER_DOUBLEROUNDROBIN`, `BERGER_TEAM_ROUNDROBIN_G2` …
fn is_round_robin(code: &str) -> bool {
    let name = code.strip_prefix("FIDE_").or(code.strip_prefix("BERGER_"));
    let name = name.map(|name| name.strip_prefix("TEAM_").unwrap_or(name));
    let games = name.and_then(|name| name.strip_prefix("ROUNDROBIN"));
    games.is_some_and(|games| matches!(games, "" | "_G1" | "_G2"))
        || name == Some("DOUBLEROUNDROBIN")
}

/// `FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP]`
fn is_of_teams(code: &str) -> bool {
    let Some(rest) = code.strip_prefix("FIDE_TEAM") else {
        return false;
    };
    let of_type = rest.strip_prefix("_TYPEA").or(rest.strip_prefix("_TYPEB"));
    let points = of_type.unwrap_or(rest);
    matches!(points, "" | "_MP" | "_GP" | "_MP_GP" | "_GP_MP")
}
