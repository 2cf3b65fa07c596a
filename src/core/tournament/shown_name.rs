//! The forms in which a name is shown.

use super::legible::legible;
use super::name_text::{BadName, tidy};
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

/// The text that outsiders see instead of an alias, whether or not consent to the full name is recorded: a code name,
/// or a word with the start number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShownAs(String);

/// Stands for the start number.
const NUMBER: char = '#';

impl ShownAs {
    /// The longest code name, in characters.
    pub const LONGEST: usize = 40;

    /// A code name.
    ///
    /// # Errors
    /// [`BadName`] for a text that is no name, is longer than [`ShownAs::LONGEST`] or has the sign `#`, which
    /// stands for a number.
    pub fn code_name(text: &str) -> Result<ShownAs, BadName> {
        let text = tidy(text)?;
        match text.chars().count() {
            0 => Err(BadName::Empty),
            1..=ShownAs::LONGEST if text.contains(NUMBER) => Err(BadName::Unprintable),
            1..=ShownAs::LONGEST => Ok(ShownAs(text)),
            _ => Err(BadName::TooLong),
        }
    }

    /// No name, but a word and the start number: `Player 17`.
    ///
    /// ```
    /// # use inkundla_core::tournament::{EntrantName, ShownAs};
    /// let name = EntrantName::parse_whole("Thandi Mokoena")?;
    /// let name = name.outside(Some(ShownAs::number_after("Player")), 17);
    /// assert_eq!((name.alias(), name.full()), ("Player 17".into(), "Thandi Mokoena".into()));
    /// # Ok::<(), inkundla_core::tournament::BadName>(())
    /// ```
    pub fn number_after(word: &str) -> ShownAs {
        ShownAs(format!("{} {NUMBER}", legible(word).replace(NUMBER, "")))
    }

    /// A text that [`ShownAs::code`] has returned.
    pub fn from_code(code: &str) -> ShownAs {
        ShownAs(legible(code))
    }

    /// The text as stored, with `#` for the start number.
    pub fn code(&self) -> &str {
        &self.0
    }

    /// Whether there is no name, only the start number. Then outsiders see neither school nor grade.
    pub fn is_number(&self) -> bool {
        self.0.ends_with(NUMBER)
    }

    /// The text for a start number.
    pub(super) fn of(&self, number: u16) -> String {
        self.0.replace(NUMBER, &number.to_string())
    }
}

/// An answer to how outsiders see a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum NameChoice {
    /// By the alias, or by the full name with consent.
    #[default]
    Alias,
    /// By this code name.
    CodeName(String),
    /// By a code name that the program chooses.
    AnyCodeName,
    /// Only by the start number.
    Number,
}
