use super::ClassSearch;
use crate::rules::Side;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::solver::best_candidate::{Way, best};
use crate::tournament::pairing::swiss::solver::bracket::{
    Bracket, BracketPairing, ForcedDown, Scope,
};
use crate::tournament::pairing::swiss::solver::colour_surplus::ColourSurplus;
use crate::tournament::pairing::swiss::solver::cost::Costs;
use crate::tournament::pairing::swiss::solver::priority_weights::PriorityWeights;
use crate::tournament::pairing::swiss::solver::weight::{WeightedSearch, Wide};
use crate::tournament::pairing::swiss::{Field, PastKind, PastRound, Round, pair};

/// Reproducible pseudo-random numbers (xorshift).
pub(in crate::tournament::pairing::swiss) struct Dice(
    pub(in crate::tournament::pairing::swiss) u64,
);

impl Dice {
    pub(in crate::tournament::pairing::swiss) fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

pub(in crate::tournament::pairing::swiss) fn beginning(dice: &mut Dice) -> Field {
    let count = 8 + dice.roll(60);
    let clubs = 2 + dice.roll(40) as usize;
    let all = 0..count as usize;
    let mates = all.flat_map(|one| (0..one).map(move |other| (other, one)));
    Field {
        forbidden: mates
            .filter(|(one, other)| clubs > 20 && one % clubs == other % clubs)
            .collect(),
        ..Field::beginning(count as usize, 6)
    }
}

pub(in crate::tournament::pairing::swiss) fn play(
    field: &mut Field,
    round: &Round,
    dice: &mut Dice,
) {
    let absent = PastRound {
        what: PastKind::NotPaired,
        points: 5,
    };
    let mut now = vec![absent; field.players.len()];
    for (first, second) in &round.pairs {
        let points = [(10, 0), (5, 5), (0, 10)][dice.roll(3) as usize];
        let game = |against, side, points| PastRound {
            what: PastKind::Played { against, side },
            points,
        };
        now[*first] = game(*second, Side::First, points.0);
        now[*second] = game(*first, Side::Second, points.1);
    }
    for (player, now) in field.players.iter_mut().zip(now) {
        player.past.push(now);
        player.is_here = dice.roll(20) > 0;
    }
    field.round += 1;
}

pub(in crate::tournament::pairing::swiss) fn sorted(
    outcome: Option<BracketPairing>,
) -> Option<Vec<(usize, Option<usize>)>> {
    let outcome = outcome?;
    let pairs = outcome
        .pairs
        .into_iter()
        .map(|(one, other)| (one, Some(other)));
    let down = outcome.down.into_iter().map(|one| (one, None));
    let mut all = pairs.chain(down).collect::<Vec<_>>();
    all.sort_unstable();
    Some(all)
}

/// A bracket paired alone.
fn alone<'a>(
    field: &'a PreparedField,
    own: &'a [usize],
    moved: usize,
    suits: &'a [bool],
) -> Bracket<'a> {
    Bracket {
        ready: field,
        scope: Scope::Alone,
        moved,
        own,
        next: &[],
        rest: &[],
        bye: None,
        seeks_bye: false,
        suits_next: suits,
        forced_down: None,
    }
}

/// Compares both ways to pair each bracket of a round. Returns the number of brackets and of
/// those paired by classes.
fn compare(field: &Field, dice: &mut Dice) -> (usize, usize) {
    let ready = PreparedField::of(field);
    let ranks = (0..ready.len()).collect::<Vec<_>>();
    let score = |one: &usize| ready.all[*one].score;
    let mut found = (0, 0);
    let mut own = Vec::new();
    for group in ranks.chunk_by(|one, other| score(one) == score(other)) {
        let moved = own.len();
        own.extend(group);
        let suits = own.iter().map(|_| dice.roll(5) > 0).collect::<Vec<_>>();
        let below = own.last().map_or(0, |last| last + 1);
        let next = ranks[below..]
            .iter()
            .take_while(|one| score(one) == score(&below));
        let (next, rest) = ranks[below..].split_at(next.count());
        let mut bracket = alone(&ready, &own, moved, &suits);
        if dice.roll(2) == 0 {
            bracket.scope = [Scope::Next, Scope::Whole][dice.roll(2) as usize];
            (bracket.next, bracket.suits_next) = (next, &[]);
            bracket.rest = if bracket.scope == Scope::Whole {
                rest
            } else {
                &[]
            };
        }
        if dice.roll(4) == 0 && own.len() > 6 && bracket.scope == Scope::Alone {
            bracket.forced_down = Some(ForcedDown {
                count: 2 + own.len() % 2,
                surplus: ColourSurplus::of(&ready, &own),
            });
        }
        let with_c9 = dice.roll(2) == 0;
        let weights = PriorityWeights::of(&bracket, with_c9, true);
        let costs = Costs::<Wide<16>>::new(&bracket, &weights);
        let quick = sorted(ClassSearch::of(&bracket, with_c9).optimum());
        let thorough = sorted(bracket.search(&costs));
        found.0 += 1;
        if quick.is_some() {
            found.1 += 1;
            assert_eq!(quick, thorough, "round {} of {field:?}", field.round);
        }
        // Move down more players than the downfloaters.
        let thorough = thorough.unwrap_or_default().into_iter();
        own = thorough
            .filter(|(_, other)| other.is_none())
            .map(|(one, _)| one)
            .collect();
        own.extend(&group[..(field.round - 1).min(group.len() / 3)]);
        own.sort_unstable();
        own.dedup();
    }
    found
}

#[test]
fn classes_find_what_the_search_finds() {
    let mut dice = Dice(2026);
    let (mut brackets, mut quick) = (0, 0);
    for _ in 0..60 {
        let mut field = beginning(&mut dice);
        while field.round <= field.rounds {
            let found = compare(&field, &mut dice);
            brackets += found.0;
            quick += found.1;
            let Ok(round) = pair(&field) else {
                break;
            };
            play(&mut field, &round, &mut dice);
        }
    }
    assert!(
        quick > brackets / 2 && quick < brackets,
        "{quick} of {brackets}"
    );
}

#[test]
fn weight_types_are_wide_enough_for_the_criteria() {
    let mut dice = Dice(7);
    let mut widths = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let mut field = beginning(&mut dice);
        for _ in 0..4 {
            let Ok(round) = pair(&field) else { break };
            play(&mut field, &round, &mut dice);
        }
        let ready = PreparedField::of(&field);
        let own = (0..ready.len()).collect::<Vec<_>>();
        // All but the last group count as moved down.
        let score = |one: &usize| ready.all[*one].score;
        let lowest = own.last().map(score);
        let moved = own.iter().filter(|one| Some(score(one)) != lowest).count();
        let suits = vec![true; own.len()];
        let bracket = alone(&ready, &own, moved, &suits);
        let weights = PriorityWeights::of(&bracket, false, true);
        let costs = Costs::<Wide<16>>::new(&bracket, &weights);
        let thorough = sorted(bracket.search(&costs));
        assert_eq!(sorted(best(&bracket, Way::Pairs)), thorough, "{field:?}");
        widths.insert(weights.scale.bits() / 64);
    }
    assert!(widths.len() > 2, "of one, two and more words: {widths:?}");
}
