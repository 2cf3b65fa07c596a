//! The code of a pairing system in forms, and its name.

use crate::i18n::Localizer;
use crate::tournament::{FirstStage, Options, SwissSystem, System, Teams};

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
        System::Stages(how) => match how.first {
            FirstStage::Swiss => "swiss-finals",
            FirstStage::Monrad => "monrad-finals",
            FirstStage::McMahon(_) => "mcmahon-finals",
        },
        System::Teams(Teams {
            is_swiss: false, ..
        }) => "teams-round-robin",
        System::Teams(Teams { is_swiss: true, .. }) => "teams-swiss",
    }
}

/// The description of the system: its name, a colon, and a few words.
pub(crate) fn system_text(t: &Localizer, options: &Options) -> String {
    let code = system_code(options);
    t.msg(&match options.swiss_rules() {
        rules if code != AUTOMATIC && rules != SwissSystem::Dutch => {
            format!("system-{code}-{}", rules.code())
        }
        _ => format!("system-{code}"),
    })
}
