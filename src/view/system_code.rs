//! The code of a pairing system in forms.

use crate::tournament::{Options, System, Teams};

pub(crate) const AUTOMATIC: &str = "automatic";

/// The code of the system, or `automatic` if it follows from the number of players.
pub(crate) fn system_code(options: &Options) -> &'static str {
    match options.system {
        _ if options.automatic => AUTOMATIC,
        System::Swiss => "swiss",
        System::Monrad => "monrad",
        System::RoundRobin => "round-robin",
        System::DoubleRoundRobin => "double-round-robin",
        System::Knockout(_) => "knockout",
        System::Groups(_) => "groups",
        System::McMahon(_) => "mcmahon",
        System::Teams(Teams {
            is_swiss: false, ..
        }) => "teams-round-robin",
        System::Teams(Teams { is_swiss: true, .. }) => "teams-swiss",
    }
}
