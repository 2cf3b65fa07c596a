use super::{Card, Clock, Entry, Event, Ground, Outcome, Pause, Step};
use crate::rules::{BySide, Course, IllegalTurn, Ruleset, Side};
use chrono::{DateTime, TimeDelta, Utc};

/// A game as its record tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The number of the last entry; 0 before the first.
    pub seq: u32,
    /// How far it has come.
    pub phase: Phase,
}

/// How far a game has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Not started.
    Scheduled,
    /// Being played.
    Running(Running),
    /// Over.
    Finished(Ended),
}

/// A game being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// The law it is played by.
    pub ruleset: Ruleset,
    /// The board and all turns that stand.
    pub course: Course,
    /// The clock of the player to move.
    pub clock: Clock,
    /// Why play is stopped, if it is.
    pub pause: Option<Pause>,
    /// Cards that stand, in the order shown.
    pub cards: BySide<Vec<Card>>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// What it came to.
    pub outcome: Outcome,
    /// By what.
    pub ground: Ground,
    /// The last state of play; `None` when nobody came.
    pub last: Option<Running>,
}

/// A record that cannot be told: our fault, or the disk's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {seq}: {why}")]
pub struct CorruptRecord {
    /// The first entry that does not fit.
    pub seq: u32,
    /// Why it does not.
    pub why: String,
}

/// Tells a game from its whole record.
///
/// # Errors
/// When an entry does not follow from those before it.
pub fn replay(entries: &[Entry]) -> Result<Game, CorruptRecord> {
    entries.iter().try_fold(Game::scheduled(), Game::apply)
}

impl Game {
    /// A game of which nothing is recorded yet.
    pub fn scheduled() -> Game {
        Game {
            seq: 0,
            phase: Phase::Scheduled,
        }
    }

    /// The game after one more entry.
    ///
    /// # Errors
    /// When the entry does not follow from those before it.
    pub fn apply(self, entry: &Entry) -> Result<Game, CorruptRecord> {
        let corrupt = |why: String| CorruptRecord {
            seq: entry.seq,
            why,
        };
        if entry.seq != self.seq + 1 {
            return Err(corrupt(format!("follows entry {}", self.seq)));
        }
        let phase = self.phase.apply(&entry.event, entry.at).map_err(corrupt)?;
        Ok(Game {
            seq: entry.seq,
            phase,
        })
    }

    /// The board, the turns and the clock, as they are or as they were last.
    pub fn play(&self) -> Option<&Running> {
        match &self.phase {
            Phase::Scheduled => None,
            Phase::Running(running) => Some(running),
            Phase::Finished(ended) => ended.last.as_ref(),
        }
    }
}

impl Phase {
    fn apply(self, event: &Event, at: DateTime<Utc>) -> Result<Phase, String> {
        match (self, event) {
            (Phase::Scheduled, Event::Started { ruleset, clock }) => {
                let law = Ruleset::by_code(ruleset).map_err(|why| why.to_string())?;
                Ok(Phase::Running(Running::start(law, Clock::new(*clock), at)))
            }
            (Phase::Scheduled, Event::Ended { outcome, ground }) => {
                Ok(Phase::ended(*outcome, ground, None))
            }
            (Phase::Running(running), Event::Ended { outcome, ground }) => {
                Ok(Phase::ended(*outcome, ground, Some(running)))
            }
            (Phase::Running(running), event) => running.apply(event, at).map(Phase::Running),
            (Phase::Finished(Ended { last: None, .. }), Event::Reopened { .. }) => {
                Ok(Phase::Scheduled)
            }
            (
                Phase::Finished(Ended {
                    last: Some(mut running),
                    ..
                }),
                Event::Reopened { .. },
            ) => {
                running.clock.next_turn(at);
                Ok(Phase::Running(running))
            }
            (Phase::Scheduled, _) => Err("the game has not begun".to_owned()),
            (Phase::Finished(_), _) => Err("the game is over".to_owned()),
        }
    }

    fn ended(outcome: Outcome, ground: &Ground, last: Option<Running>) -> Phase {
        Phase::Finished(Ended {
            outcome,
            ground: ground.clone(),
            last,
        })
    }
}

impl Running {
    fn start(ruleset: Ruleset, mut clock: Clock, at: DateTime<Utc>) -> Running {
        clock.next_turn(at);
        let course = Course::from(ruleset.start());
        Running {
            ruleset,
            course,
            clock,
            pause: None,
            cards: BySide::default(),
        }
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Side {
        self.course.position().to_move()
    }

    /// The step of the ladder that comes next for a player.
    pub fn next_step(&self, side: Side) -> Step {
        Step::after(self.cards[side].iter().max().copied())
    }

    /// A stored turn tells by its `!` that it stood with its mistakes.
    fn play(&mut self, turn: &str) -> Result<(), IllegalTurn> {
        if turn.contains('!') {
            self.course.play_irregular(turn)
        } else {
            self.course.play(turn)
        }
    }

    fn apply(mut self, event: &Event, at: DateTime<Utc>) -> Result<Running, String> {
        match event {
            Event::TurnPlayed { turn } => {
                self.play(turn).map_err(|illegal| illegal.to_string())?;
                self.clock.next_turn(at);
            }
            Event::TurnTakenBack { turn, .. } => {
                let last = self
                    .course
                    .take_back()
                    .ok_or("there is no turn to take back")?;
                if last != *turn {
                    return Err(format!("the last turn is {last}, not {turn}"));
                }
                self.clock.next_turn(at);
            }
            Event::TurnLost => {
                if !self.course.give_turn() {
                    return Err("there is no turn to give".to_owned());
                }
                self.clock.next_turn(at);
            }
            Event::ClockCalled => self.clock.restart(at),
            Event::Paused { pause, used_ms } => {
                self.clock.pause(TimeDelta::milliseconds(*used_ms));
                self.pause = Some(pause.clone());
            }
            Event::Resumed => {
                self.clock.resume(at);
                self.pause = None;
            }
            Event::CardShown { side, card, .. } => {
                self.cards[*side].push(*card);
                if *card == Card::Yellow
                    && *side == self.to_move()
                    && self.clock.reading(at).is_some()
                {
                    self.clock.restart(at); // §10.3: a new minute for the same player
                }
            }
            Event::CardTakenBack { side, card, .. } => {
                let cards = &mut self.cards[*side];
                let which = cards
                    .iter()
                    .rposition(|shown| shown == card)
                    .ok_or("no such card was shown")?;
                cards.remove(which);
            }
            Event::Started { .. } | Event::Ended { .. } | Event::Reopened { .. } => {
                return Err("it does not belong into a running game".to_owned());
            }
        }
        Ok(self)
    }
}
