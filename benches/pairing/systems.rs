//! The time of a round by size, for each system and the hardest fields known.

use super::follow::{self, Decide};
use super::{Dice, millis, play, spent};
use inkundla::rules::Side;
use inkundla::tournament::pairing::pair as pair_event;
use inkundla::tournament::pairing::swiss::{self, Field, SwissSystem};
use inkundla::tournament::{
    About, Entrant, EntrantId, EntrantName, Options, PairingResult, Presence, Scored, System,
    Tournament,
};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const SIZES: [usize; 6] = [50, 100, 500, 1_000, 5_000, 10_000];

/// The rounds of an event.
const ROUNDS: usize = 9;

/// Cells that take longer are stopped.
const PATIENCE: Duration = Duration::from_secs(120);

const KINDS: [(&str, Decide); 4] = [
    ("by chance", super::by_chance),
    ("first mover wins", follow::by_side),
    ("first mover nearly always", follow::by_side_mostly),
    ("all draw", follow::all_draw),
];

/// A line of the table: a system, and how its games end.
#[derive(Clone, Copy)]
struct Line {
    paired: Paired,
    kind: (&'static str, Decide),
    stay_away: bool,
}

#[derive(Clone, Copy)]
enum Paired {
    Swiss(SwissSystem),
    Event(&'static str, System),
}

impl Line {
    fn all() -> Vec<Line> {
        let swiss = SwissSystem::ALL.map(Paired::Swiss);
        let others = [
            Paired::Event("Monrad", System::Monrad),
            Paired::Event("round robin", System::RoundRobin),
        ];
        let systems = swiss.into_iter().chain(others);
        let lines = systems.flat_map(|paired| {
            KINDS.into_iter().flat_map(move |kind| {
                [false, true].map(|stay_away| Line {
                    paired,
                    kind,
                    stay_away,
                })
            })
        });
        let is_for_all = |line: &Line| !line.stay_away || matches!(line.paired, Paired::Swiss(_));
        lines.filter(is_for_all).collect()
    }

    fn name(self) -> String {
        let system = match self.paired {
            Paired::Swiss(rules) => rules.name(),
            Paired::Event(name, _) => name,
        };
        let away = if self.stay_away { ", some absent" } else { "" };
        format!("{system} {}{away}", self.kind.0)
    }

    fn slowest(self, players: usize) -> Option<Duration> {
        match self.paired {
            Paired::Swiss(rules) => swiss_round(rules, players, self.stay_away, self.kind.1),
            Paired::Event(_, system) => event_round(system, players, self.kind.1),
        }
    }
}

/// Prints the slowest round for each system, kind of results and size. Each cell is a process of its own,
/// which ends after [`PATIENCE`].
pub(crate) fn table(only: Option<&str>) {
    let sizes = SIZES.map(|size| format!("  {size:>9}")).concat();
    println!("{:48}{sizes}", format!("slowest round of {ROUNDS}, ms"));
    for line in Line::all() {
        let name = line.name();
        if only.is_some_and(|only| !name.contains(only)) {
            continue;
        }
        print!("{name:48}");
        let mut is_patient = true;
        for players in SIZES {
            let found = is_patient.then(|| measured(&name, players)).flatten();
            is_patient = found.is_some();
            print!("  {:>9}", found.as_deref().unwrap_or("> 120 s"));
            let _shown = std::io::Write::flush(&mut std::io::stdout());
        }
        println!();
    }
}

/// What a process of its own says of a cell; `None` if it takes too long.
fn measured(name: &str, players: usize) -> Option<String> {
    let mut child = Command::new(std::env::current_exe().ok()?)
        .args(["--cell", name, &players.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let started = Instant::now();
    while child.try_wait().ok()?.is_none() {
        if started.elapsed() > PATIENCE {
            child.kill().and_then(|()| child.wait()).ok()?;
            return None;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let output = child.wait_with_output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Prints one cell: milliseconds, or `–` for a size that the system refuses.
pub(crate) fn cell(name: &str, players: &str) {
    let mut lines = Line::all().into_iter();
    let line = lines.find(|line| line.name() == name);
    let time = line.zip(players.parse().ok());
    match time.and_then(|(line, players)| line.slowest(players)) {
        Some(time) => println!("{:.1}", millis(time)),
        None => println!("–"),
    }
}

/// The slowest round of an event by a Swiss system, up to the first one that took too long.
fn swiss_round(
    rules: SwissSystem,
    players: usize,
    stay_away: bool,
    decide: Decide,
) -> Option<Duration> {
    let mut field = Field::beginning(players, ROUNDS);
    field.system = rules;
    for (player, at) in field.players.iter_mut().zip(0..) {
        player.rating = 2_400 - (at * 1_200 / players) as u32;
    }
    let mut dice = Dice(players as u64);
    let mut slowest = Duration::ZERO;
    for _ in 0..ROUNDS {
        let started = spent();
        let paired = swiss::pair(&field);
        slowest = slowest.max(spent().saturating_sub(started));
        let Ok(round) = paired else { break };
        play(&mut field, &round, &mut dice, stay_away, decide);
    }
    Some(slowest)
}

/// The slowest round of an event; `None` if it takes no field of this size.
fn event_round(system: System, players: usize, decide: Decide) -> Option<Duration> {
    let entrants = (1..=players as u16).map(entrant);
    let entrants = entrants.collect::<Option<Vec<Entrant>>>()?;
    let mut event = Tournament {
        options: Options {
            system,
            rounds: ROUNDS as u16,
            avoid_same_school: false,
            automatic: false,
            ..Options::automatic()
        },
        entrants: entrants.into(),
        closed: Vec::new(),
        current: None,
    };
    let mut dice = Dice(players as u64);
    let mut slowest = Duration::ZERO;
    for _ in 0..ROUNDS {
        let started = spent();
        let paired = pair_event(&event);
        slowest = slowest.max(spent().saturating_sub(started));
        let draft = match paired {
            Ok(draft) => draft,
            Err(_) if event.closed.is_empty() => return None,
            Err(_) => break,
        };
        let mut posted = draft.post();
        for (pairing, entered) in &mut posted.boards {
            let place = |id: EntrantId| id.0 as usize;
            let points = decide(place(pairing.first), place(pairing.second), dice.roll(10));
            let result = match points {
                (10, _) => PairingResult::Won(Side::First),
                (5, _) => PairingResult::Drawn,
                _ => PairingResult::Won(Side::Second),
            };
            *entered = Some(Scored { result, shot: None });
        }
        event.closed.push(posted.close().ok()?);
    }
    Some(slowest)
}

fn entrant(number: u16) -> Option<Entrant> {
    Some(Entrant {
        id: EntrantId(number.into()),
        number,
        name: EntrantName::parse("Player", &number.to_string()).ok()?,
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    })
}
