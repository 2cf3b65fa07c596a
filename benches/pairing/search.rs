//! Looks for the events whose rounds take longest to pair, among all kinds of results, absences, byes,
//! forfeits, clubs and accelerations.

use super::follow::{self, Decide};
use super::{Dice, PastKind, PastRound, millis, spent};
use inkundla::rules::Side;
use inkundla::tournament::pairing::swiss::{Field, Round, SwissSystem, pair};
use std::time::Duration;

/// The events that are shown at the end.
const SHOWN: usize = 5;

/// An event, by chance or like another one.
#[derive(Clone, Debug)]
struct Event {
    system: SwissSystem,
    results: &'static str,
    rounds: usize,
    /// One of this number of players is absent from a round; 0 for none.
    absent: u64,
    /// One of this number of games is a forfeit; 0 for none.
    forfeits: u64,
    /// Members of a club do not meet.
    clubs: Option<usize>,
    /// This share of the players, from the top, has a virtual point in the first four rounds.
    accelerated: Option<usize>,
    half_point_byes: bool,
    seed: u64,
}

const RESULTS: [(&str, Decide); 10] = [
    ("the first mover wins", follow::by_side),
    ("the first mover wins, nine of ten", follow::by_side_mostly),
    ("the first mover wins or draws", |_, _, chance| {
        if chance < 5 { (10, 0) } else { (5, 5) }
    }),
    (
        "the first mover of every second number wins",
        |first, _, _| {
            if first % 2 == 0 { (10, 0) } else { (5, 5) }
        },
    ),
    ("the second mover wins", |_, _, _| (0, 10)),
    ("all draw", follow::all_draw),
    ("the higher number wins", follow::by_number),
    ("the lower number wins", follow::by_number_turned),
    ("by a sum", follow::by_sum),
    ("by chance", super::by_chance),
];

impl Event {
    fn by_chance(dice: &mut Dice) -> Event {
        Event {
            system: SwissSystem::ALL[dice.roll(3) as usize],
            results: RESULTS[dice.roll(RESULTS.len() as u64) as usize].0,
            rounds: 5 + dice.roll(7) as usize,
            absent: [0, 10, 30, 50, 200][dice.roll(5) as usize],
            forfeits: [0, 0, 0, 20][dice.roll(4) as usize],
            clubs: [None, None, None, Some(20)][dice.roll(4) as usize],
            accelerated: [None, None, None, Some(2)][dice.roll(4) as usize],
            half_point_byes: dice.roll(2) == 0,
            seed: dice.roll(1 << 40) | 1,
        }
    }

    /// The same event with one difference.
    fn varied(&self, dice: &mut Dice) -> Event {
        let other = Event::by_chance(dice);
        let mut event = Event {
            seed: other.seed,
            ..self.clone()
        };
        match dice.roll(6) {
            0 => event.rounds = other.rounds,
            1 => event.absent = other.absent,
            2 => event.forfeits = other.forfeits,
            3 => event.results = other.results,
            4 => event.system = other.system,
            _ => event.half_point_byes = other.half_point_byes,
        }
        event
    }

    /// The slowest round, and its number.
    fn slowest(&self, players: usize) -> (Duration, usize) {
        let mut field = Field::beginning(players, self.rounds);
        field.system = self.system;
        for (player, at) in field.players.iter_mut().zip(0..) {
            player.rating = 2_400 - (at * 1_200 / players) as u32;
            if let Some(share) = self.accelerated.filter(|share| at < players / share) {
                player.virtual_points = vec![10; 4.min(self.rounds * share)];
            }
        }
        for one in 0..self.clubs.map_or(0, |_| players) {
            let clubs = self.clubs.map_or(1, |size| players.div_ceil(size));
            let mates = (one + clubs..players).step_by(clubs);
            field.forbidden.extend(mates.map(|other| (one, other)));
        }
        let mut dice = Dice(self.seed);
        let mut slowest = (Duration::ZERO, 0);
        for number in 1..=self.rounds {
            let started = spent();
            let paired = pair(&field);
            slowest = slowest.max((spent().saturating_sub(started), number));
            let Ok(round) = paired else { break };
            self.play(&mut field, &round, &mut dice);
        }
        slowest
    }

    fn play(&self, field: &mut Field, round: &Round, dice: &mut Dice) {
        let decide = RESULTS.iter().find(|(name, _)| *name == self.results);
        let decide = decide.map_or(super::by_chance as Decide, |(_, decide)| *decide);
        let bye = if self.half_point_byes { 5 } else { 0 };
        let alone = |what, points| PastRound { what, points };
        let mut now = vec![alone(PastKind::NotPaired, bye); field.players.len()];
        for (first, second) in &round.pairs {
            let (one, other) = decide(*first, *second, dice.roll(10));
            let is_forfeit = self.forfeits > 0 && dice.roll(self.forfeits) == 0;
            let game = |against, side, points| {
                let played = PastKind::Played { against, side };
                alone(
                    if is_forfeit {
                        PastKind::Forfeit
                    } else {
                        played
                    },
                    points,
                )
            };
            now[*first] = game(*second, Side::First, one);
            now[*second] = game(*first, Side::Second, other);
        }
        if let Some(one) = round.bye {
            now[one] = alone(PastKind::PairingBye, 10);
        }
        for (player, now) in field.players.iter_mut().zip(now) {
            player.past.push(now);
            player.is_here = self.absent == 0 || dice.roll(self.absent) > 0;
        }
        field.round += 1;
    }
}

/// Tries this many events: half of them by chance, the others like the slowest so far. Prints the
/// slowest ones.
pub(crate) fn search(players: &str, tries: &str) {
    let (Ok(players), Ok(tries)) = (players.parse::<usize>(), tries.parse::<usize>()) else {
        return println!("--search PLAYERS TRIES");
    };
    let mut dice = Dice(players as u64 * 2 + 1);
    let mut found: Vec<((Duration, usize), Event)> = Vec::new();
    for at in 0..tries {
        let event = match found.first() {
            Some((_, slowest)) if at % 2 == 1 => slowest.varied(&mut dice),
            _ => Event::by_chance(&mut dice),
        };
        found.push((event.slowest(players), event));
        found.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
        found.truncate(SHOWN);
    }
    println!("{tries} events of {players} players; the slowest rounds in ms");
    for ((time, number), event) in found {
        println!("{:9.1}  round {number} of {event:?}", millis(time));
    }
}
