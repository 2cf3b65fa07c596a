//! Generates random tournaments for testing programs; equal options give equal tournaments.

use super::model::{MOST_PLAYERS, MOST_ROUNDS};
use super::{AnnouncedBye, At, Mark, Prohibition, Trf, TrfEntry, TrfPlayer, TrfScoring};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{self, SwissSystem};
use std::cmp::Reverse;

/// Options of a random tournament. Probabilities are in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GenerateOptions {
    /// Number of players, 2 to 9999.
    pub players: u32,
    /// Number of rounds, 1 to 999.
    pub rounds: u32,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The rules that pair the players.
    pub system: SwissSystem,
    /// The points of results.
    pub worth: TrfScoring,
    /// The lowest and the highest rating.
    pub ratings: [u32; 2],
    /// Probability that a game is drawn.
    pub draws: u32,
    /// Probability that a player is absent from a round.
    pub absences: u32,
    /// Probability that a player asks for a half-point or full-point bye in a round.
    pub byes: u32,
    /// Probability that a game is forfeited.
    pub forfeits: u32,
    /// Probability that a player withdraws at some time.
    pub withdrawals: u32,
    /// Probability that a player enters late.
    pub late: u32,
    /// Number of prohibited pairs.
    pub prohibited: u32,
}

impl GenerateOptions {
    /// Options for a tournament in which a little of everything happens.
    pub fn usual(players: u32, rounds: u32, seed: u64) -> GenerateOptions {
        GenerateOptions {
            players: players.clamp(2, MOST_PLAYERS),
            rounds: rounds.clamp(1, MOST_ROUNDS),
            seed,
            system: SwissSystem::Dutch,
            worth: TrfScoring::default(),
            ratings: [1_000, 2_399],
            draws: 30,
            absences: 3,
            byes: 2,
            forfeits: 3,
            withdrawals: 5,
            late: 5,
            prohibited: players / 10,
        }
    }
}

/// SplitMix64: the same random numbers on every machine and in every version.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `most`.
    fn below(&mut self, most: u32) -> u32 {
        (self.next() % u64::from(most.max(1))) as u32
    }

    fn happens(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

/// The first and the last round of a player.
struct Stay {
    from: u32,
    to: u32,
}

/// Generates a tournament and pairs every round by a Swiss system. It ends
/// early when a round has no legal pairing.
pub fn generate(options: &GenerateOptions) -> Trf {
    let mut chance = Chance(options.seed);
    let mut trf = entered(options, &mut chance);
    let stays: Vec<Stay> = (0..options.players)
        .map(|_| stay(options, &mut chance))
        .collect();
    for round in 1..=options.rounds {
        announce(&mut trf, options, &stays, round, &mut chance);
        let Ok(paired) = swiss::pair(&trf.field(round as usize)) else {
            trf.byes.retain(|bye| bye.round != round);
            break;
        };
        play(&mut trf, options, &paired, &mut chance);
    }
    rank(&mut trf);
    trf
}

fn entered(options: &GenerateOptions, chance: &mut Chance) -> Trf {
    let [lowest, highest] = options.ratings;
    let mut ratings: Vec<u32> = (0..options.players)
        .map(|_| lowest + chance.below(highest.saturating_sub(lowest) + 1))
        .collect();
    ratings.sort_unstable_by_key(|rating| Reverse(*rating));
    let players = (1..).zip(ratings).map(|(number, rating)| TrfPlayer {
        number,
        name: format!("Player {number:04}"),
        rating: Some(rating),
        ..TrfPlayer::default()
    });
    let initial = match chance.below(2) {
        0 => Side::First,
        _ => Side::Second,
    };
    let mut trf = Trf {
        name: format!(
            "Generated {} {} {}",
            options.players, options.rounds, options.seed
        ),
        players: players.collect(),
        rounds: Some(options.rounds),
        initial: Some(initial),
        worth: options.worth,
        ..Trf::default()
    };
    let _of_players = trf.pair_by(options.system);
    for _ in 0..options.prohibited {
        let (one, other) = (
            1 + chance.below(options.players),
            1 + chance.below(options.players),
        );
        if one != other {
            trf.prohibitions.push(Prohibition {
                rounds: 1..=options.rounds as usize,
                players: vec![(At::default(), one), (At::default(), other)],
            });
        }
    }
    trf
}

fn stay(options: &GenerateOptions, chance: &mut Chance) -> Stay {
    let from = if chance.happens(options.late) {
        2 + chance.below(options.rounds.saturating_sub(1))
    } else {
        1
    };
    let to = if chance.happens(options.withdrawals) {
        from + chance.below(options.rounds)
    } else {
        options.rounds
    };
    Stay { from, to }
}

/// Draws the byes and absences of a round.
fn announce(
    trf: &mut Trf,
    options: &GenerateOptions,
    stays: &[Stay],
    round: u32,
    chance: &mut Chance,
) {
    for (player, stay) in trf.players.iter().zip(stays) {
        let is_there = (stay.from..=stay.to).contains(&round);
        let mark = match () {
            () if !is_there || chance.happens(options.absences) => Mark::Zero,
            () if chance.happens(options.byes) => match chance.below(4) {
                0 => Mark::Full,
                _ => Mark::Half,
            },
            () => continue,
        };
        trf.byes.push(AnnouncedBye {
            at: At::default(),
            round,
            number: player.number,
            mark,
        });
    }
}

/// Adds a round with random results. Announced byes move into the players' lines.
fn play(trf: &mut Trf, options: &GenerateOptions, paired: &swiss::Round, chance: &mut Chance) {
    let mut entries = vec![TrfEntry::EMPTY; trf.players.len()];
    for bye in trf.byes.drain(..) {
        if let Some(entry) = entries.get_mut(bye.number as usize - 1) {
            entry.mark = bye.mark;
        }
    }
    for (first, second) in &paired.pairs {
        let rating = |place: usize| {
            let player = trf.players.get(place);
            player.and_then(|player| player.rating).unwrap_or_default()
        };
        let marks = result(options, rating(*first), rating(*second), chance);
        let seats = [
            (*first, *second, Side::First),
            (*second, *first, Side::Second),
        ];
        for ((own, other, side), mark) in seats.into_iter().zip(marks) {
            entries[own] = TrfEntry {
                against: Some(other as u32 + 1),
                side: Some(side),
                mark,
                ..TrfEntry::EMPTY
            };
        }
    }
    if let Some(bye) = paired.bye.and_then(|place| entries.get_mut(place)) {
        bye.mark = Mark::PairingBye;
    }
    for (player, entry) in trf.players.iter_mut().zip(entries) {
        player.entries.push(entry);
    }
}

fn result(options: &GenerateOptions, first: u32, second: u32, chance: &mut Chance) -> [Mark; 2] {
    if chance.happens(options.forfeits) {
        return match chance.below(5) {
            0 => [Mark::ForfeitLoss, Mark::ForfeitLoss],
            1 | 2 => [Mark::ForfeitLoss, Mark::ForfeitWin],
            _ => [Mark::ForfeitWin, Mark::ForfeitLoss],
        };
    }
    if chance.happens(options.draws) {
        return [Mark::Draw, Mark::Draw];
    }
    // Linear from 10 to 90 per cent over 800 rating points.
    let ahead = (i64::from(first) - i64::from(second)).clamp(-400, 400);
    if i64::from(chance.below(1_000)) < 500 + ahead {
        [Mark::Win, Mark::Loss]
    } else {
        [Mark::Loss, Mark::Win]
    }
}

/// Sets points and ranks: more points first, then the lower number.
fn rank(trf: &mut Trf) {
    let rounds = trf.paired_rounds();
    let worth = trf.worth;
    for player in &mut trf.players {
        player.entries.truncate(rounds);
        let marks = player.entries.iter().map(|entry| worth.of(entry.mark));
        player.points = Some(marks.sum());
    }
    let mut order: Vec<usize> = (0..trf.players.len()).collect();
    let points = |place: usize| trf.players.get(place).and_then(|player| player.points);
    order.sort_by_key(|place| (Reverse(points(*place)), *place));
    for (rank, place) in (1..).zip(order) {
        if let Some(player) = trf.players.get_mut(place) {
            player.rank = Some(rank);
        }
    }
}
