//! The men that a player has not placed yet.

use crate::rules;

/// The kind of a man of the family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Cow,
    HerdBoys,
    Warriors,
}

impl Kind {
    pub(super) const ALL: [Kind; 3] = [Kind::Cow, Kind::HerdBoys, Kind::Warriors];
}

impl From<Kind> for rules::Kind {
    fn from(kind: Kind) -> rules::Kind {
        match kind {
            Kind::Cow => rules::Kind::Cow,
            Kind::HerdBoys => rules::Kind::HerdBoys,
            Kind::Warriors => rules::Kind::Warriors,
        }
    }
}

/// The men of one player that are not placed yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Hand {
    pub(super) cows: u8,
    pub(super) herd_boys: u8,
    pub(super) warriors: u8,
}

impl Hand {
    pub(super) const fn of_cows(cows: u8) -> Hand {
        Hand::of_kinds(cows, 0, 0)
    }

    pub(super) const fn of_kinds(cows: u8, herd_boys: u8, warriors: u8) -> Hand {
        Hand {
            cows,
            herd_boys,
            warriors,
        }
    }

    pub(super) fn total(self) -> u8 {
        self.cows + self.herd_boys + self.warriors
    }

    pub(super) fn is_empty(self) -> bool {
        self == Hand::of_cows(0)
    }

    pub(super) fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Cow => self.cows,
            Kind::HerdBoys => self.herd_boys,
            Kind::Warriors => self.warriors,
        }
    }

    /// The hand with one man fewer of a kind, of which there must be one.
    pub(super) fn without(mut self, kind: Kind) -> Hand {
        match kind {
            Kind::Cow => self.cows -= 1,
            Kind::HerdBoys => self.herd_boys -= 1,
            Kind::Warriors => self.warriors -= 1,
        }
        self
    }

    /// Parses `cows.herdboys.warriors`.
    pub(super) fn parse(text: &str) -> Option<Hand> {
        let mut numbers = text.split('.').map(number);
        let hand = Hand {
            cows: numbers.next()??,
            herd_boys: numbers.next()??,
            warriors: numbers.next()??,
        };
        numbers.next().is_none().then_some(hand)
    }

    pub(super) fn text(self) -> String {
        format!("{}.{}.{}", self.cows, self.herd_boys, self.warriors)
    }
}

/// Parses a canonical number: digits only, no leading zero.
pub(super) fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit())
        && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}
