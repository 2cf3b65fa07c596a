//! Parses and formats tie-break codes such as `BH/C1:GP/P`.

use super::tiebreak_kind::LAWS;
use super::{Cut, Tiebreak};
use crate::quoted;
use crate::tournament::TeamPoints;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Why a text is not a tie-break code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCode {
    /// No tie-break has this name.
    #[error("there is no tie-break {}", quoted(.0))]
    Unknown(String),
    /// A part of the code is not a modifier.
    #[error("{} in {} is no modifier", quoted(part), quoted(code))]
    BadModifier {
        /// The whole code.
        code: String,
        /// The invalid part.
        part: String,
    },
    /// The tie-break does not take this modifier.
    #[error("{}: {tiebreak} does not take {part}", quoted(code))]
    NotForThis {
        /// The whole code.
        code: String,
        /// Its tie-break.
        tiebreak: &'static str,
        /// The modifier.
        part: String,
    },
    /// A modifier is repeated, or contradicts another one.
    #[error(
        "{} occurs twice in {}, or contradicts another modifier",
        quoted(part),
        quoted(code)
    )]
    Twice {
        /// The whole code.
        code: String,
        /// The invalid part.
        part: String,
    },
    /// Only teams have this tie-break.
    #[error("{} is for teams", quoted(.0))]
    ForTeams(String),
}

/// Names of tie-breaks in data stored before they had codes.
const OLD_NAMES: [(&str, &str); 5] = [
    ("direct-encounter", "DE"),
    ("buchholz", "BH"),
    ("sonneborn-berger", "SB"),
    ("wins", "WIN"),
    ("cow-difference", "CD"),
];

impl FromStr for Tiebreak {
    type Err = BadCode;

    /// Parses a code. Case is ignored; `:MP` and `:GP` may be anywhere after the name.
    fn from_str(text: &str) -> Result<Tiebreak, BadCode> {
        let code = text.trim().to_ascii_uppercase();
        let end = code.find(['/', ':']).unwrap_or(code.len());
        let (name, rest) = code.split_at(end);
        let law = LAWS.iter().find(|law| law.code.eq_ignore_ascii_case(name));
        let law = law.ok_or_else(|| BadCode::Unknown(text.trim().to_owned()))?;
        let mut tiebreak = Tiebreak::plain(law.kind);
        let mut seen = String::new();
        for part in parts(rest) {
            modify(&mut tiebreak, &code, part, &mut seen)?;
        }
        Ok(tiebreak)
    }
}

/// Splits `/C1:GP/P` into `/C1`, `:GP`, `/P`.
fn parts(mut rest: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let end = rest
            .char_indices()
            .skip(1)
            .find(|(_, c)| matches!(c, '/' | ':'))
            .map_or(rest.len(), |(at, _)| at);
        let (part, after) = rest.split_at(end);
        parts.push(part);
        rest = after;
    }
    parts
}

fn modify(
    tiebreak: &mut Tiebreak,
    code: &str,
    part: &str,
    seen: &mut String,
) -> Result<(), BadCode> {
    let bad = || BadCode::BadModifier {
        code: code.to_owned(),
        part: part.to_owned(),
    };
    let modifier = match part {
        ":MP" | ":GP" => part,
        _ => part.strip_prefix('/').ok_or_else(bad)?,
    };
    let letter = modifier.chars().next().ok_or_else(bad)?;
    let number = &modifier[letter.len_utf8()..];
    let law = tiebreak.kind.law();
    if !":CMPFRLUKS".contains(letter) {
        return Err(bad());
    }
    if !law.modifiers.contains(letter) {
        return Err(BadCode::NotForThis {
            code: code.to_owned(),
            tiebreak: law.code,
            part: part.to_owned(),
        });
    }
    let is_cut = |letter| matches!(letter, 'C' | 'M');
    if seen.contains(letter) || is_cut(letter) && seen.contains(is_cut) {
        return Err(BadCode::Twice {
            code: code.to_owned(),
            part: modifier.to_owned(),
        });
    }
    seen.push(letter);
    apply(tiebreak, letter, number).ok_or_else(bad)
}

/// Sets a modifier; `None` if its number is not allowed.
fn apply(tiebreak: &mut Tiebreak, letter: char, number: &str) -> Option<()> {
    let is_bare = number.is_empty();
    let in_range = |least: u32, most: u32| {
        let is_digits = !is_bare && number.bytes().all(|byte| byte.is_ascii_digit());
        let number = number.parse::<u32>().ok().filter(|_| is_digits)?;
        (least..=most).contains(&number).then_some(number)
    };
    match letter {
        'C' => tiebreak.cut.least = in_range(1, 99)? as u8,
        'M' => {
            tiebreak.cut.least = in_range(1, 99)? as u8;
            tiebreak.cut.most = tiebreak.cut.least;
        }
        ':' => {
            tiebreak.of = Some(match number {
                "MP" => TeamPoints::Match,
                _ => TeamPoints::Game,
            });
        }
        'P' if is_bare => tiebreak.forfeits = true,
        'F' if is_bare => tiebreak.fore = true,
        'R' if is_bare => tiebreak.reversed = true,
        'L' => {
            let limit = number.parse::<i8>().ok()?;
            tiebreak.limit = Some(limit).filter(|_| !is_bare && (-98..=98).contains(&limit))?;
        }
        'U' => tiebreak.number = in_range(1, 4_000)?,
        'K' => tiebreak.number = in_range(1, 99)?,
        'S' => tiebreak.number = in_range(0, 999_999)?,
        _ => return None,
    }
    Some(())
}

impl fmt::Display for Tiebreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.law().code)?;
        f.write_str(match self.of {
            None => "",
            Some(TeamPoints::Match) => ":MP",
            Some(TeamPoints::Game) => ":GP",
        })?;
        match self.cut {
            Cut { least: 0, .. } => {}
            Cut { least, most: 0 } => write!(f, "/C{least}")?,
            Cut { least, .. } => write!(f, "/M{least}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        for (is_there, letter) in [
            (self.forfeits, "/P"),
            (self.fore, "/F"),
            (self.reversed, "/R"),
        ] {
            f.write_str(if is_there { letter } else { "" })?;
        }
        if self.number != Tiebreak::plain(self.kind).number {
            let letter = ['U', 'K', 'S'].map(|letter| self.kind.law().modifiers.contains(letter));
            let letter = match letter {
                [true, _, _] => 'U',
                [_, true, _] => 'K',
                _ => 'S',
            };
            write!(f, "/{letter}{}", self.number)?;
        }
        Ok(())
    }
}

impl Tiebreak {
    /// The tie-break for single players, whose only points are game points.
    ///
    /// # Errors
    /// When only teams have this tie-break.
    pub fn of_players(self) -> Result<Tiebreak, BadCode> {
        if self.kind.is_of_teams() || self.of == Some(TeamPoints::Match) {
            return Err(BadCode::ForTeams(self.code()));
        }
        Ok(Tiebreak { of: None, ..self })
    }
}

impl Serialize for Tiebreak {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tiebreak {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiebreak, D::Error> {
        let text = String::deserialize(deserializer)?;
        let old = OLD_NAMES.iter().find(|(name, _)| *name == text);
        let code = old.map_or(text.as_str(), |(_, code)| code);
        code.parse().map_err(serde::de::Error::custom)
    }
}
