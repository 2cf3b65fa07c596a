//! The rules of the Swiss systems for players.

use serde::{Deserialize, Serialize};

/// The rules of a Swiss system for players, in the edition of February 2026.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SwissSystem {
    /// FIDE Dutch (C.04.3).
    #[default]
    Dutch,
    /// Burstein (C.04.4.2): equal opposition, by the scores of the opponents.
    Burstein,
    /// Dubov (C.04.4.1): equal opposition, by the ratings of the opponents.
    Dubov,
}

impl SwissSystem {
    /// All of them, the usual one first.
    pub const ALL: [SwissSystem; 3] = [
        SwissSystem::Dutch,
        SwissSystem::Burstein,
        SwissSystem::Dubov,
    ];

    /// The code in forms and message ids.
    pub fn code(self) -> &'static str {
        match self {
            SwissSystem::Dutch => "dutch",
            SwissSystem::Burstein => "burstein",
            SwissSystem::Dubov => "dubov",
        }
    }

    /// The name in report files and other texts that are in English.
    pub fn name(self) -> &'static str {
        match self {
            SwissSystem::Dutch => "Dutch",
            SwissSystem::Burstein => "Burstein",
            SwissSystem::Dubov => "Dubov",
        }
    }

    /// The rules with a code.
    pub fn from_code(code: &str) -> Option<SwissSystem> {
        SwissSystem::ALL.into_iter().find(|one| one.code() == code)
    }
}
