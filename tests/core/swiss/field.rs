//! Reproducible random fields.

use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{
    Field, PastKind, PastRound, Player, PointSystem, Round, SwissSystem,
};

pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        dice.roll(2);
        dice
    }

    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % sides
    }
}

/// A field of at least `least` players and fewer than `more` above that.
pub fn beginning(dice: &mut Dice, least: u64, more: u64) -> Field {
    let count = least + dice.roll(more);
    let is_accelerated = dice.roll(6) == 0;
    let three_points = dice.roll(5) == 0;
    let player = |number| Player {
        virtual_points: if is_accelerated && number <= count / 2 {
            vec![10, 5]
        } else {
            Vec::new()
        },
        ..Player::new(number as u32)
    };
    let clubs = 2 + dice.roll(count) as usize;
    let all = 0..count as usize;
    let pairs = all.flat_map(|one| (0..one).map(move |other| (one, other)));
    let mates = pairs.filter(|(one, other)| one % clubs == other % clubs);
    let (forbidden, unwanted) = match dice.roll(4) {
        0 if clubs > 2 => (mates.collect(), Vec::new()),
        1 => (Vec::new(), mates.collect()),
        _ => (Vec::new(), Vec::new()),
    };
    Field {
        players: (1..=count).map(player).collect(),
        round: 1,
        rounds: 2 + dice.roll(count.min(9)) as usize,
        worth: PointSystem {
            win: if three_points { 30 } else { 10 },
            draw: if three_points { 10 } else { 5 },
            loss: 0,
        },
        initial: [Side::First, Side::Second][dice.roll(2) as usize],
        forbidden,
        unwanted,
        system: SwissSystem::Dutch,
    }
}

/// Plays a round with games, forfeits, requested byes and absence.
pub fn play(field: &mut Field, round: &Round, dice: &mut Dice) {
    let worth = field.worth;
    let absent = PastRound {
        what: PastKind::NotPaired,
        points: 0,
    };
    let mut now = vec![absent; field.players.len()];
    for (player, now) in field.players.iter().zip(&mut now) {
        if !player.is_here && dice.roll(3) == 0 {
            now.points = worth.draw;
        }
    }
    for (first, second) in &round.pairs {
        let is_played = dice.roll(15) > 0;
        let points = match dice.roll(if is_played { 3 } else { 2 }) {
            0 => (worth.win, 0),
            1 => (0, worth.win),
            _ => (worth.draw, worth.draw),
        };
        let past = |against, side, points| PastRound {
            what: if is_played {
                PastKind::Played { against, side }
            } else {
                PastKind::Forfeit
            },
            points,
        };
        now[*first] = past(*second, Side::First, points.0);
        now[*second] = past(*first, Side::Second, points.1);
    }
    if let Some(bye) = round.bye {
        now[bye] = PastRound {
            what: PastKind::PairingBye,
            points: worth.win,
        };
    }
    for (player, now) in field.players.iter_mut().zip(now) {
        player.past.push(now);
        player.is_here = dice.roll(12) > 0;
    }
    field.round += 1;
}
