//! Whether the announced rounds can be paired, said before the first is.

use crate::tournament::{System, Teams, Tournament};

/// What may become of the announced rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forecast {
    /// All of them can be paired.
    Safe,
    /// The later ones perhaps not, depending on who meets whom.
    Doubtful {
        /// So many can be paired whatever happens.
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
        | System::Teams(Teams { is_swiss: true, .. }) => safe_rounds(here),
        _ => most,
    };
    match options.rounds {
        rounds if rounds > most => Forecast::Impossible { most },
        rounds if rounds > safe => Forecast::Doubtful { safe },
        _ => Forecast::Safe,
    }
}

/// So many rounds can be paired without a rematch, whoever met before: as long
/// as everybody may still meet half of the field, there is a pairing (a theorem
/// of Dirac). In an odd field somebody sits out, so one place fewer is left.
fn safe_rounds(here: usize) -> u16 {
    let met = (here / 2).saturating_sub(here % 2);
    u16::try_from(met.max(1)).unwrap_or(u16::MAX)
}
