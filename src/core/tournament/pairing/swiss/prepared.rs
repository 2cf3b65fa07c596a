//! The players of a round in order of rank, with precomputed input of the criteria.

use super::colour::{Preference, Strength};
use super::field::{Field, PastKind, Player, Tenths};
use super::law::no_second_bye::c2_may_have_bye;
use crate::rules::Side;
use crate::tournament::SwissSystem;
use std::cmp::Reverse;
use std::collections::HashSet;

/// In larger fields the number of unwanted pairs is not minimised, because that takes a
/// search of the whole field for each bracket.
const MOST_WITH_UNWANTED: usize = 600;

/// C.04.3:1.4 the float of a player in a past round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Float {
    None,
    Down,
    Up,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub(super) struct PreparedPlayer {
    /// The index into `Field::players`.
    pub(super) at: usize,
    pub(super) score: Tenths,
    /// C.04.3:5.2.5 whether the pairing number is odd.
    pub(super) is_odd: bool,
    pub(super) preference: Preference,
    /// The floats of the last round and the one before it.
    pub(super) floats: [Float; 2],
    /// C2
    pub(super) may_have_bye: bool,
    /// C.04.3:1.8
    pub(super) is_topscorer: bool,
    /// C9
    pub(super) unplayed: u32,
    /// Whether the opponent is fixed (see [`PreparedField::with_pair`]).
    pub(super) is_settled: bool,
}

/// All players to be paired, the highest first (C.04.3:1.2); an index here is a rank.
#[derive(Clone)]
pub(super) struct PreparedField {
    pub(super) all: Vec<PreparedPlayer>,
    /// The rank of each index into the field; `None` if that player is not to be paired.
    rank: Vec<Option<usize>>,
    /// C1 a bit matrix of the pairs that may not meet, `row` words per player.
    barred: Vec<u64>,
    row: usize,
    /// Pairs of which as few as possible are to meet, in both orders; empty if all of them
    /// can be avoided.
    unwanted: HashSet<(usize, usize)>,
    /// C1 the same pairs as lists: the players whom each player may not meet.
    barred_lists: Vec<Vec<u32>>,
}

impl PreparedField {
    pub(super) fn of(field: &Field) -> PreparedField {
        let odd = odd_numbers(field);
        let mut here = (0..field.players.len())
            .filter(|at| field.players[*at].is_here)
            .collect::<Vec<_>>();
        here.sort_by_key(|at| {
            let player = &field.players[*at];
            (Reverse(player.score_before(field.round)), player.number)
        });
        let all = here
            .iter()
            .map(|at| prepare(field, *at, odd[*at]))
            .collect::<Vec<_>>();
        let mut rank = vec![None; field.players.len()];
        for (place, at) in here.iter().enumerate() {
            rank[*at] = Some(place);
        }
        let row = all.len().div_ceil(64);
        let mut ready = PreparedField {
            rank,
            barred: vec![0; row * all.len()],
            barred_lists: vec![Vec::new(); all.len()],
            unwanted: HashSet::new(),
            all,
            row,
        };
        ready.bar_pairs(field);
        ready
    }

    /// A field in which two players, as indices into it, can only meet each other.
    pub(super) fn with_pair(field: &Field, one: usize, other: usize) -> PreparedField {
        let mut ready = PreparedField::of(field);
        let (Some(one), Some(other)) = (ready.rank_of(one), ready.rank_of(other)) else {
            return ready;
        };
        for (me, mate) in [(one, other), (other, one)] {
            ready.all[me].may_have_bye = false;
            ready.all[me].is_settled = true;
            for third in (0..ready.len()).filter(|third| *third != me && *third != mate) {
                ready.bar_pair(me, third);
            }
        }
        ready
    }

    /// A field in which the unwanted pairs are forbidden.
    pub(super) fn without_unwanted(&self, field: &Field) -> PreparedField {
        let mut ready = self.clone();
        for (one, other) in self.ranks(&field.unwanted) {
            let are_settled = self.all[one].is_settled && self.all[other].is_settled;
            if !are_settled {
                ready.bar_pair(one, other);
            }
        }
        ready
    }

    /// A field in which as few as possible of the unwanted pairs are to meet.
    pub(super) fn with_unwanted(mut self, field: &Field) -> PreparedField {
        if self.len() <= MOST_WITH_UNWANTED {
            let pairs = self.ranks(&field.unwanted).into_iter();
            self.unwanted = pairs
                .flat_map(|(one, other)| [(one, other), (other, one)])
                .collect();
        }
        self
    }

    /// Converts pairs of indices into the field to ranks.
    pub(super) fn ranks(&self, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let both =
            |(one, other): &(usize, usize)| Some((self.rank_of(*one)?, self.rank_of(*other)?));
        pairs.iter().filter_map(both).collect()
    }

    /// Whether two players are to meet only if it cannot be avoided.
    pub(super) fn is_unwanted(&self, one: usize, other: usize) -> bool {
        !self.unwanted.is_empty() && self.unwanted.contains(&(one, other))
    }

    /// The number of unwanted pairs, in both orders.
    pub(super) fn unwanted_pairs(&self) -> usize {
        self.unwanted.len()
    }

    /// Whether some of the unwanted pairs cannot be avoided.
    pub(super) fn has_unwanted(&self) -> bool {
        !self.unwanted.is_empty()
    }

    /// The rank of an index into the field; `None` if that player is not to be paired.
    pub(super) fn rank_of(&self, at: usize) -> Option<usize> {
        *self.rank.get(at)?
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// C.04.3:1.3 the score groups, as ranks.
    pub(super) fn score_groups(&self) -> Vec<Vec<usize>> {
        let ranks = (0..self.len()).collect::<Vec<_>>();
        ranks
            .chunk_by(|one, other| self.all[*one].score == self.all[*other].score)
            .map(<[usize]>::to_vec)
            .collect()
    }

    fn bar_pairs(&mut self, field: &Field) {
        let mut pairs = field.forbidden.clone();
        for one in &self.all {
            for past in &field.players[one.at].past {
                if let PastKind::Played { against, .. } = past.what {
                    pairs.push((one.at, against));
                }
            }
        }
        for (one, other) in self.ranks(&pairs) {
            self.bar_pair(one, other);
        }
    }

    fn bar_pair(&mut self, one: usize, other: usize) {
        if !self.is_barred(one, other) {
            self.barred[one * self.row + other / 64] |= 1 << (other % 64);
            self.barred[other * self.row + one / 64] |= 1 << (one % 64);
            self.barred_lists[one].push(other as u32);
            self.barred_lists[other].push(one as u32);
        }
    }

    /// C1 whether two players have met or are forbidden to meet.
    pub(super) fn is_barred(&self, one: usize, other: usize) -> bool {
        self.barred[one * self.row + other / 64] & (1 << (other % 64)) != 0
    }

    /// C1 the players whom a player may not meet.
    pub(super) fn barred_from(&self, one: usize) -> impl Iterator<Item = usize> {
        self.barred_lists[one].iter().map(|other| *other as usize)
    }
}

fn prepare(field: &Field, at: usize, is_odd: bool) -> PreparedPlayer {
    let player = &field.players[at];
    let score = player.score_before(field.round);
    let unplayed = player
        .past
        .iter()
        .filter(|past| !matches!(past.what, PastKind::Played { .. }))
        .count();
    PreparedPlayer {
        at,
        score,
        is_odd,
        preference: preference(field, player),
        floats: [float(field, player, 1), float(field, player, 2)],
        may_have_bye: c2_may_have_bye(field, player),
        is_topscorer: is_topscorer(field, score),
        unplayed: unplayed as u32,
        is_settled: false,
    }
}

/// C.04.3:1.7, C.04.4.1:1.6, C.04.4.2:1.5. In the Dubov system players without a game prefer the
/// second side mildly (C.04.4.1:1.6.4).
fn preference(field: &Field, player: &Player) -> Preference {
    let mut preference = Preference::of(player);
    if field.system == SwissSystem::Dubov && preference.side.is_none() {
        preference.side = Some(Side::Second);
        preference.strength = Strength::Mild;
    }
    preference
}

/// C.04.3:5.2.5 whether each player's number is odd, counted among those who have arrived.
fn odd_numbers(field: &Field) -> Vec<bool> {
    let mut order = (0..field.players.len()).collect::<Vec<_>>();
    order.sort_by_key(|at| field.players[*at].number);
    let mut odd = vec![false; field.players.len()];
    let mut next = true;
    for at in order {
        if field.players[at].has_arrived() {
            odd[at] = next;
            next = !next;
        }
    }
    odd
}

/// C.04.3:1.8 in the last round, more than half of the maximum score. Only the Dutch system has
/// topscorers.
fn is_topscorer(field: &Field, score: Tenths) -> bool {
    if field.system_of_round() != SwissSystem::Dutch {
        return false;
    }
    let most = field.worth.win.max(field.worth.draw);
    let before = field.round - 1;
    field.round >= field.rounds && 2 * score > before as Tenths * most
}

/// C.04.3:1.4
fn float(field: &Field, player: &Player, ago: usize) -> Float {
    if field.round <= ago {
        return Float::None;
    }
    let round = field.round - ago;
    let Some(past) = player.past.get(round - 1) else {
        return Float::None;
    };
    match past.what {
        PastKind::Played { against, .. } => {
            let Some(other) = field.players.get(against) else {
                return Float::None;
            };
            match player.score_before(round).cmp(&other.score_before(round)) {
                std::cmp::Ordering::Greater => Float::Down,
                std::cmp::Ordering::Less => Float::Up,
                std::cmp::Ordering::Equal => Float::None,
            }
        }
        _ if past.points > field.worth.loss => Float::Down,
        _ => Float::None,
    }
}

#[cfg(test)]
mod tests {
    use super::PreparedField;
    use crate::tournament::pairing::swiss::law::no_second_meeting::c1_may_meet;
    use crate::tournament::pairing::swiss::solver::tests::game;
    use crate::tournament::pairing::swiss::solver::tests::{many, players};

    /// 140 players need three words per row of the bit matrix.
    #[test]
    fn c1_bit_matrix_agrees_with_the_law_in_a_field_of_140() {
        let mut field = many(players(140, "", 0));
        for at in 0..140 {
            let against = (at * 37 + 11) % 140;
            field.players[at].past.push(game(against, true, 0));
            field.forbidden.push((at, (at * 53 + 7) % 140));
        }
        for at in 0..140 {
            let met = (0..140).filter(|other| (other * 37 + 11) % 140 == at);
            for other in met {
                field.players[at].past.push(game(other, false, 0));
            }
        }
        field.round = 3;
        let ready = PreparedField::of(&field);
        for one in 0..140 {
            for other in (0..140).filter(|other| *other != one) {
                let (first, second) = (ready.all[one].at, ready.all[other].at);
                let may_meet = c1_may_meet(&field, first, second);
                assert_eq!(ready.is_barred(one, other), !may_meet, "{one} {other}");
                let is_listed = ready.barred_from(one).any(|barred| barred == other);
                assert_eq!(is_listed, !may_meet, "{one} {other}");
            }
        }
    }
}
