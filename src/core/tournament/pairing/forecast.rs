//! Checks before the first round whether all planned rounds can be paired.

use crate::tournament::{RoundNo, System, Teams, Tournament};

/// Whether the planned rounds can be paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forecast {
    /// All of them can be paired.
    Safe,
    /// Later rounds may have no legal pairing, depending on the pairings before.
    Doubtful {
        /// The number of rounds that can always be paired.
        safe: u16,
    },
    /// There are more rounds than possible.
    Impossible {
        /// The highest possible number.
        most: u16,
    },
}

/// The forecast for the entrants who are present.
pub fn forecast(tournament: &Tournament) -> Forecast {
    let tournament = &*super::first_stage::stage_of(tournament, RoundNo(1));
    let here = super::size(tournament);
    let options = &tournament.options;
    if here < 2 || options.rounds == 0 || options.system.has_finals() {
        return Forecast::Safe;
    }
    let most = options.rounds_possible(here);
    let safe = match options.system {
        System::Monrad
        | System::Swiss
        | System::McMahon(_)
        | System::Teams(Teams { is_swiss: true, .. }) => {
            System::rounds_safe(here) * options.games_of_a_match()
        }
        _ => most,
    };
    match options.rounds {
        rounds if rounds > most => Forecast::Impossible { most },
        rounds if rounds > safe => Forecast::Doubtful { safe },
        _ => Forecast::Safe,
    }
}
