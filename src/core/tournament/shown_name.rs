//! The forms in which a name is shown.

use crate::codes;

/// The form of a name that a reader may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// Given and family names: for organisers and paper.
    Full,
    /// The alias: for everybody else.
    Alias,
}

codes!(Names {
    Full = "full",
    Alias = "alias",
});

/// The form that makes an alias unique in the event. An alias shows at most two letters of the
/// family name, and at most half of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum AliasForm {
    /// One letter of the family name: `Sipho D.`
    #[default]
    OneLetter,
    /// Two letters of it: `Sipho Dl.`
    TwoLetters,
    /// One letter and the start number: `Sipho D. (7)`
    Numbered(u16),
}
