//! A round of the Swiss system: pairs and colours.

use super::burstein;
use super::colour::allocate;
use super::dubov;
use super::field::Field;
use super::prepared::{PreparedField, PreparedPlayer};
use super::solver::{self, Obstacle};
use crate::rules::Side;
use crate::tournament::SwissSystem;
use crate::tournament::pairing::{MovesFirst, Rank};
use std::cmp::Reverse;

/// A paired round. Players are indices into `Field::players`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The pairs in board order (C.04.2:3.6), the player who moves first in front.
    pub pairs: Vec<(usize, usize)>,
    /// The player with the pairing-allocated bye.
    pub bye: Option<usize>,
}

/// Why a round has no legal pairing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoLegalPairing {
    /// Fewer than two take part.
    #[error("fewer than two players take part")]
    TooFew,
    /// The field is odd, and no player may have the bye (C2).
    #[error("somebody must sit out, and nobody may have the bye of the pairing again")]
    NobodyForBye,
    /// A player may not meet any other participant (C1, C3).
    #[error("player {number} may not meet anybody who is here")]
    NobodyToMeet {
        /// The tournament pairing number.
        number: u32,
    },
    /// Every player has a possible opponent, but no complete round exists (C4).
    #[error("the players cannot all be paired at once without a rule being broken")]
    CannotBeCompleted,
}

/// Pairs a round. Deterministic.
///
/// # Errors
/// If every complete round violates one of C1 to C4.
///
/// ```
/// # use inkundla_core::tournament::pairing::swiss::{pair, Field, NoLegalPairing};
/// let round = pair(&Field::beginning(6, 5))?;
/// // Indices of players: the best of the upper half meets the best of the lower half.
/// assert_eq!(round.pairs, [(0, 3), (4, 1), (2, 5)]);
/// assert_eq!(round.bye, None);
/// assert_eq!(pair(&Field::beginning(1, 5)), Err(NoLegalPairing::TooFew));
/// # Ok::<(), NoLegalPairing>(())
/// ```
pub fn pair(field: &Field) -> Result<Round, NoLegalPairing> {
    pair_prepared(field, PreparedField::of(field))
}

/// Pairs a round without unwanted pairs if possible; otherwise with as few as possible, which
/// ranks above C5.
pub(super) fn pair_prepared(field: &Field, ready: PreparedField) -> Result<Round, NoLegalPairing> {
    if field.unwanted.is_empty() {
        return pair_ready(field, &ready);
    }
    pair_ready(field, &ready.without_unwanted(field))
        .or_else(|_| pair_ready(field, &ready.with_unwanted(field)))
}

fn pair_ready(field: &Field, ready: &PreparedField) -> Result<Round, NoLegalPairing> {
    if ready.len() < 2 {
        return Err(NoLegalPairing::TooFew);
    }
    let solution = match field.system_of_round() {
        SwissSystem::Dutch => solver::pair(ready),
        SwissSystem::Burstein => burstein::pair(field, ready),
        SwissSystem::Dubov => dubov::pair(field, ready),
    };
    let solution = solution.map_err(|obstacle| no_legal(field, ready, &obstacle))?;
    Ok(seat_all(field, ready, solution.pairs, solution.bye))
}

/// Puts pairs of ranks in board order and allocates colours.
pub(super) fn seat_all(
    field: &Field,
    ready: &PreparedField,
    mut pairs: Vec<(usize, usize)>,
    bye: Option<usize>,
) -> Round {
    pairs.sort_by_key(|(higher, lower)| {
        let score = |rank: usize| ready.all[rank].score;
        let both = score(*higher) + score(*lower);
        (Reverse(score(*higher)), Reverse(both), *higher)
    });
    let places = colour_ranking(field, ready);
    Round {
        pairs: pairs
            .into_iter()
            .map(|(one, other)| seated(field, ready, &places, (one, other)))
            .collect(),
        bye: bye.map(|rank| ready.all[rank].at),
    }
}

fn no_legal(field: &Field, ready: &PreparedField, obstacle: &Obstacle) -> NoLegalPairing {
    match obstacle {
        Obstacle::NobodyForBye => NoLegalPairing::NobodyForBye,
        Obstacle::CannotBeCompleted => NoLegalPairing::CannotBeCompleted,
        Obstacle::NobodyToMeet(rank) => NoLegalPairing::NobodyToMeet {
            number: field.players[ready.all[*rank].at].number,
        },
    }
}

/// The place of each player in the order that decides who of a pair is the higher ranked one for the
/// allocation of colours; empty if it is that of the ranks.
fn colour_ranking(field: &Field, ready: &PreparedField) -> Vec<usize> {
    match field.system_of_round() {
        SwissSystem::Dutch | SwissSystem::Dubov => Vec::new(),
        SwissSystem::Burstein => burstein::ranking(field, ready),
    }
}

fn seated(
    field: &Field,
    ready: &PreparedField,
    places: &[usize],
    (one, other): (usize, usize),
) -> (usize, usize) {
    let is_turned = places.get(one) > places.get(other);
    let (higher, lower) = if is_turned {
        (other, one)
    } else {
        (one, other)
    };
    let (one, other) = (&ready.all[higher], &ready.all[lower]);
    match side_of_higher(field, places, one, other).0 {
        Side::First => (one.at, other.at),
        Side::Second => (other.at, one.at),
    }
}

/// C.04.3:5.2 the side of the higher ranked of two players, and the reason.
fn side_of_higher(
    field: &Field,
    places: &[usize],
    higher: &PreparedPlayer,
    lower: &PreparedPlayer,
) -> (Side, MovesFirst) {
    let by = if !places.is_empty() {
        Rank::Opposition
    } else if higher.score == lower.score {
        Rank::Number
    } else {
        Rank::Points
    };
    allocate(
        &higher.preference,
        &lower.preference,
        by,
        higher.is_odd,
        field.initial,
    )
}

/// The reason why the first player of each pair moves first; `None` if one of the two does not
/// take part. Pairs are indices into `Field::players`.
pub fn sides(field: &Field, pairs: &[(usize, usize)]) -> Vec<Option<MovesFirst>> {
    let ready = PreparedField::of(field);
    let places = colour_ranking(field, &ready);
    let reason = |(first, second): &(usize, usize)| {
        let (first, second) = (ready.rank_of(*first)?, ready.rank_of(*second)?);
        let place = |one: usize| (places.get(one), one);
        let is_ahead = place(first) < place(second);
        let (higher, lower) = if is_ahead {
            (first, second)
        } else {
            (second, first)
        };
        let (side, reason) = side_of_higher(field, &places, &ready.all[higher], &ready.all[lower]);
        Some(if (side == Side::First) == is_ahead {
            reason
        } else {
            MovesFirst::Changed
        })
    };
    pairs.iter().map(reason).collect()
}
