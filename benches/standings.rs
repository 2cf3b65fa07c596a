//! Time to pair rounds by `pairing::pair`, and to compute standings with all tie-breaks, for events
//! of several sizes.
use inkundla::rules::Side;
use inkundla::tournament::pairing::pair;
use inkundla::tournament::{
    About, ClosedRound, Entrant, EntrantId, EntrantName, Options, PairingResult, Presence, RoundNo,
    Scored, System, Tiebreak, Tournament, standings,
};
use std::hint::black_box;
use std::time::Instant;

const SIZES: [u16; 5] = [100, 500, 2_000, 5_000, 10_000];
const ROUNDS: u16 = 9;

fn main() {
    println!("entrants  worst round ms  standings ms  with the working ms");
    for size in SIZES {
        let mut event = beginning(size);
        let mut worst = 0.0_f64;
        for number in 1..=ROUNDS {
            let started = Instant::now();
            let Ok(draft) = pair(&event) else {
                break;
            };
            worst = worst.max(started.elapsed().as_secs_f64());
            let boards = draft.pairings.into_iter().map(|pairing| {
                let result =
                    match (pairing.first.0 * 7 + pairing.second.0 * 13 + i64::from(number)) % 5 {
                        0 | 1 => PairingResult::Won(Side::First),
                        2 | 3 => PairingResult::Won(Side::Second),
                        _ => PairingResult::Drawn,
                    };
                (pairing, Scored { result, shot: None })
            });
            event.closed.push(ClosedRound {
                number: RoundNo(number),
                boards: boards.collect(),
                byes: draft.byes,
                postponed: Vec::new(),
            });
        }
        let after = RoundNo(ROUNDS);
        let values = best(|| standings::of(&event, after));
        let working = best(|| standings::explained(&event, Some(after)));
        println!(
            "{size:8}  {:14.1}  {values:12.1}  {working:19.1}",
            worst * 1_000.0
        );
    }
}

/// The shortest time of five, in milliseconds.
fn best<T>(mut derive: impl FnMut() -> T) -> f64 {
    let times = (0..5).map(|_| {
        let started = Instant::now();
        black_box(derive());
        started.elapsed().as_secs_f64() * 1_000.0
    });
    times.fold(f64::INFINITY, f64::min)
}

fn beginning(size: u16) -> Tournament {
    let entrant = |number: u16| {
        Some(Entrant {
            id: EntrantId(number.into()),
            number,
            name: EntrantName::parse("Player", &number.to_string()).ok()?,
            school: None,
            grade: None,
            presence: Presence::Here,
            about: About::default(),
        })
    };
    Tournament {
        options: Options {
            system: System::Swiss,
            rounds: ROUNDS,
            tiebreaks: Tiebreak::all().collect(),
            automatic: false,
            ..Options::automatic()
        },
        entrants: (1..=size).filter_map(entrant).collect(),
        closed: Vec::new(),
        current: None,
    }
}
