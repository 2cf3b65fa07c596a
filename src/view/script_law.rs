//! What the scripts of a board know of its law, and the content of a point.

use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Ruleset, Side};
use inkundla_replay::board_svg::spoken;

/// The content of a point: its letter in the text of a position, its man, and its label with a placeholder
/// for the point.
pub(crate) struct PieceSymbol {
    pub(crate) letter: &'static str,
    pub(crate) man: Option<(Colour, Kind)>,
    pub(crate) title: String,
}

/// Camelot's script knows the default options, and gets only the others.
pub(crate) fn law(ruleset: &Ruleset) -> String {
    let is_camelot = matches!(ruleset, Ruleset::Camelot(_));
    let options = ruleset.options();
    let chosen = options
        .iter()
        .filter(|option| !is_camelot || option.value != option.default);
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
    let men = letters(ruleset)
        .iter()
        .map(|(letter, side, kind)| shape(letter, Some((ruleset.colour(*side), *kind))));
    men.chain([shape("none", None)]).collect()
}

pub(crate) fn letters(ruleset: &Ruleset) -> &'static [(&'static str, Side, Kind)] {
    match ruleset {
        Ruleset::Mill(_) if ruleset.start().hand(Side::First).is_empty() => &[
            ("C", Side::First, Kind::Cow),
            ("c", Side::Second, Kind::Cow),
        ],
        Ruleset::Mill(_) => &[
            ("C", Side::First, Kind::Cow),
            ("c", Side::Second, Kind::Cow),
            ("H", Side::First, Kind::HerdBoys),
            ("h", Side::Second, Kind::HerdBoys),
            ("W", Side::First, Kind::Warriors),
            ("w", Side::Second, Kind::Warriors),
        ],
        Ruleset::Camelot(_) => &[
            ("M", Side::First, Kind::Man),
            ("m", Side::Second, Kind::Man),
            ("N", Side::First, Kind::Knight),
            ("n", Side::Second, Kind::Knight),
        ],
        Ruleset::Reversi(_) => &[
            ("X", Side::First, Kind::Disc),
            ("O", Side::Second, Kind::Disc),
        ],
    }
}
