//! Folds a record into the game as it stands.

use super::{Entry, Event, Ground, OpenRequest, Outcome, RequestKind, Running, Seen};
use crate::rules::{BySide, Ruleset};

/// A game as its record gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The number of the last entry; 0 before the first.
    pub seq: u32,
    /// How far it has come.
    pub phase: Phase,
    /// What waits for the organiser, the oldest first.
    pub asked: Vec<OpenRequest>,
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

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// What it came to.
    pub outcome: Outcome,
    /// By what.
    pub ground: Ground,
    /// The last state of play; `None` when nobody came.
    pub last: Option<Running>,
    /// Who has said that the result is right.
    pub agreed: BySide<bool>,
}

/// A record that cannot be replayed: our fault, or the disk's.
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
            asked: Vec::new(),
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
        let mut game = Game {
            seq: entry.seq,
            ..self
        };
        if !game.ask(entry).map_err(corrupt)? {
            game.phase = game.phase.apply(entry).map_err(corrupt)?;
        }
        Ok(game)
    }

    /// Calls and appeals, which may come at any time of a game. `false` if the
    /// entry is something else.
    fn ask(&mut self, entry: &Entry) -> Result<bool, String> {
        match &entry.event {
            Event::OrganiserCalled { about } => self.wait(entry, RequestKind::Call(about.clone())),
            Event::AppealNoted { side, words } => self.wait(
                entry,
                RequestKind::Appeal {
                    side: *side,
                    words: words.clone(),
                },
            ),
            Event::CallAnswered { entry, .. } => {
                self.answer(*entry, |what| matches!(what, RequestKind::Call(_)))?;
            }
            Event::CallSeen {
                entry: call,
                minutes,
            } => self.see(*call, *minutes, entry)?,
            Event::AppealWithdrawn { entry } | Event::AppealDecided { entry, .. } => {
                self.answer(*entry, |what| matches!(what, RequestKind::Appeal { .. }))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn wait(&mut self, entry: &Entry, what: RequestKind) {
        self.asked.push(OpenRequest {
            entry: entry.seq,
            at: entry.at,
            what,
            seen: None,
        });
    }

    fn see(&mut self, call: u32, minutes: Option<u8>, by: &Entry) -> Result<(), String> {
        let is_meant = |asked: &&mut OpenRequest| {
            asked.entry == call && matches!(asked.what, RequestKind::Call(_))
        };
        let asked = self.asked.iter_mut().find(is_meant);
        let asked = asked.ok_or_else(|| format!("nothing waits that entry {call} asked"))?;
        asked.seen = Some(Seen { at: by.at, minutes });
        Ok(())
    }

    fn answer(
        &mut self,
        entry: u32,
        is_meant: impl Fn(&RequestKind) -> bool,
    ) -> Result<(), String> {
        let which = self
            .asked
            .iter()
            .position(|asked| asked.entry == entry && is_meant(&asked.what))
            .ok_or_else(|| format!("nothing waits that entry {entry} asked"))?;
        self.asked.remove(which);
        Ok(())
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
    fn apply(self, entry: &Entry) -> Result<Phase, String> {
        match (self, &entry.event) {
            (
                Phase::Scheduled,
                Event::Started {
                    ruleset,
                    clock,
                    conduct,
                },
            ) => {
                let law = Ruleset::from_code(ruleset).map_err(|why| why.to_string())?;
                Ok(Phase::Running(Running::start(
                    law, *clock, *conduct, entry.at,
                )))
            }
            (Phase::Scheduled, Event::Ended { outcome, ground }) => {
                Ok(Phase::ended(*outcome, ground, None))
            }
            (Phase::Running(running), Event::Ended { outcome, ground }) => {
                Ok(Phase::ended(*outcome, ground, Some(running)))
            }
            (Phase::Running(running), _) => running.apply(entry).map(Phase::Running),
            (Phase::Finished(Ended { last: None, .. }), Event::Reopened { .. }) => {
                Ok(Phase::Scheduled)
            }
            (
                Phase::Finished(Ended {
                    last: Some(mut running),
                    outcome,
                    ..
                }),
                Event::Reopened { .. },
            ) => {
                running.reopened = running.reopened.or(Some(outcome));
                let mover = running.to_move();
                running.clock.begin(mover, entry.at);
                Ok(Phase::Running(running))
            }
            (Phase::Finished(mut ended), Event::ResultAgreed { side }) => {
                ended.agreed[*side] = true;
                Ok(Phase::Finished(ended))
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
            agreed: BySide::default(),
        })
    }
}
