//! The explanations of the tie-breaks below a table.

use crate::i18n::Localizer;
use crate::tournament::{Tiebreak, Tournament};
use crate::view::score_breakdown::{how, name};

/// Name and explanation of a tie-break.
pub(super) struct ColumnHelp {
    pub(super) name: String,
    pub(super) how: String,
}

/// The tie-breaks of the players, in order.
pub(super) fn tiebreaks(t: &Localizer, tournament: &Tournament) -> Vec<ColumnHelp> {
    let tiebreaks = tournament.options.player_tiebreaks().into_iter();
    let tiebreak = |tiebreak: Tiebreak| ColumnHelp {
        name: name(t, tiebreak),
        how: how(t, tiebreak),
    };
    tiebreaks.map(tiebreak).collect()
}
