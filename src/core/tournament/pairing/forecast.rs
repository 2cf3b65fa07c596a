//! Checks before the first round whether all announced rounds can be paired.

use crate::tournament::{System, Teams, Tournament};

/// What may become of the announced rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forecast {
    /// All of them can be paired.
    Safe,
    /// The later ones perhaps not, depending on who meets whom.
    Doubtful {
        /// The number of rounds that can be paired whatever happens.
        safe: u16,
    },
    /// There are more than can be played at all.
    Impossible {
        /// The most that can be.
        most: u16,
    },
}

/// What to expect of the rounds that are announced, for those who are here.
pub fn forecast(tournament: &Tournament) -> Forecast {
    let here = super::size(tournament);
    let options = &tournament.options;
    if here < 2 || options.rounds == 0 || options.system.has_finals() {
        return Forecast::Safe;
    }
    let most = options.system.rounds_possible(here);
    let safe = match options.system {
        System::Monrad
        | System::Swiss
        | System::McMahon(_)
        | System::Teams(Teams { is_swiss: true, .. }) => System::rounds_safe(here),
        _ => most,
    };
    match options.rounds {
        rounds if rounds > most => Forecast::Impossible { most },
        rounds if rounds > safe => Forecast::Doubtful { safe },
        _ => Forecast::Safe,
    }
}
