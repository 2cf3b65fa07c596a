//! CPU time to pair a round by the Swiss system, one line for each size. The
//! rounds before it are paired too, and decided by chance: who stands higher
//! wins more often.
use inkundla::rules::Side;
use inkundla::tournament::pairing::swiss::{Field, Happened, Past, Player, Round, Worth, pair};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Players, rounds, and the milliseconds that a round should not take longer than.
const SIZES: [(usize, usize, u64); 5] = [
    (50, 9, 2),
    (200, 9, 10),
    (500, 9, 60),
    (1_000, 9, 200),
    (2_000, 9, 700),
];

fn main() {
    println!("players  rounds   mean ms  worst ms   goal ms");
    for (players, rounds, goal) in SIZES {
        let times = tournament(players, rounds);
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        let worst = times.iter().max().copied().unwrap_or_default();
        println!(
            "{players:7}  {rounds:6}  {:8.1}  {:8.1}  {goal:8}",
            millis(mean),
            millis(worst)
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Plays a tournament and tells how long each round took to pair.
fn tournament(players: usize, rounds: usize) -> Vec<Duration> {
    let player = |number| Player {
        number,
        is_here: true,
        past: Vec::new(),
        virtual_points: Vec::new(),
    };
    let mut field = Field {
        players: (1..=players as u32).map(player).collect(),
        round: 1,
        rounds,
        worth: Worth {
            win: 10,
            draw: 5,
            loss: 0,
        },
        initial: Side::First,
        forbidden: Vec::new(),
    };
    let mut dice = Dice(players as u64);
    let mut times = Vec::new();
    for _ in 0..rounds {
        let started = spent();
        let Ok(round) = black_box(pair(&field)) else {
            break;
        };
        times.push(spent().saturating_sub(started));
        play(&mut field, &round, &mut dice);
    }
    times
}

/// Chance that is the same each time (xorshift).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

fn play(field: &mut Field, round: &Round, dice: &mut Dice) {
    let absent = Past {
        what: Happened::NotPaired,
        points: 0,
    };
    let mut now = vec![absent; field.players.len()];
    for (first, second) in &round.pairs {
        let favourite = if first < second { 6 } else { 2 };
        let (one, other) = match dice.roll(10) {
            8.. => (5, 5),
            roll if roll < favourite => (10, 0),
            _ => (0, 10),
        };
        let game = |against, side, points| Past {
            what: Happened::Played { against, side },
            points,
        };
        now[*first] = game(*second, Side::First, one);
        now[*second] = game(*first, Side::Second, other);
    }
    if let Some(bye) = round.bye {
        now[bye] = Past {
            what: Happened::PairingBye,
            points: 10,
        };
    }
    for (player, now) in field.players.iter_mut().zip(now) {
        player.past.push(now);
        player.is_here = dice.roll(50) > 0;
    }
    field.round += 1;
}

/// The CPU time of this thread where the system tells it, else the time gone by.
fn spent() -> Duration {
    static BEGINNING: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(
        || BEGINNING.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}
