//! The explanations of the tie-breaks below a table.

use crate::i18n::Localizer;
use crate::tournament::{Tiebreak, Tournament};
use crate::view::score_breakdown::{how, name};

/// Name and explanation of a tie-break.
pub(super) struct ColumnHelp {
    /// The name without the word of the experts, for children and parents.
    pub(super) heading: String,
    pub(super) name: String,
    pub(super) how: String,
}

/// The tie-breaks of the players, in order.
pub(super) fn tiebreaks(t: &Localizer, tournament: &Tournament) -> Vec<ColumnHelp> {
    let tiebreaks = tournament.options.player_tiebreaks().into_iter();
    let tiebreak = |tiebreak: Tiebreak| {
        let name = name(t, tiebreak);
        // What stands in brackets is the word of the experts, unless the tie-break is modified.
        let plain = name.split_once(" (").map(|(plain, _)| plain.to_owned());
        let is_modified = tiebreak.code().contains('/');
        ColumnHelp {
            heading: plain.filter(|_| !is_modified).unwrap_or(name.clone()),
            how: how(t, tiebreak),
            name,
        }
    };
    tiebreaks.map(tiebreak).collect()
}
