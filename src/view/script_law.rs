//! What the scripts of a board know of its law, and the content of a point.

use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Ruleset};
use crate::view::games;
use inkundla_replay::board_svg::spoken;

/// The content of a point: its letter in the text of a position, its man, and its label with a placeholder
/// for the point.
pub(crate) struct PieceSymbol {
    pub(crate) letter: &'static str,
    pub(crate) man: Option<(Colour, Kind)>,
    pub(crate) title: String,
}

/// The options for the script of a law; a script that knows the defaults gets only the others.
pub(crate) fn law(ruleset: &Ruleset) -> String {
    let knows_defaults = games::of(ruleset).script_knows_defaults;
    let options = ruleset.options();
    let chosen = options
        .iter()
        .filter(|option| !knows_defaults || option.value != option.default);
    let pairs = chosen.map(|option| format!("{}={}", option.name, option.value));
    pairs.collect::<Vec<_>>().join(" ")
}

/// Every possible content of a point, including none.
pub(crate) fn shapes(t: &Localizer, ruleset: &Ruleset) -> Vec<PieceSymbol> {
    let shape = |letter, man: Option<(Colour, Kind)>| PieceSymbol {
        letter,
        title: spoken(t, man),
        man,
    };
    let men = ruleset
        .letters()
        .map(|(letter, side, kind)| shape(letter, Some((ruleset.colour(side), kind))));
    men.chain([shape("none", None)]).collect()
}
