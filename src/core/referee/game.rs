//! Folds the entries of a record into the state of the game.

use super::{Entry, Event, GameInProgress, Ground, OpenRequest, Outcome, RequestKind, Seen};
use crate::rules::{BySide, Ruleset};

/// The state of a game after the entries of its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The number of the last entry; 0 before the first.
    pub seq: u32,
    /// The phase with its data.
    pub phase: Phase,
    /// The calls and appeals that await the organiser, oldest first.
    pub open_requests: Vec<OpenRequest>,
}

/// The phase of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Not started.
    Scheduled,
    /// Being played.
    Running(GameInProgress),
    /// Over.
    Finished(Ended),
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The outcome.
    pub outcome: Outcome,
    /// The ground for the outcome.
    pub ground: Ground,
    /// The last state of play; `None` if the game never started.
    pub last: Option<GameInProgress>,
    /// The players who have confirmed the result.
    pub agreed: BySide<bool>,
}

/// A record that cannot be replayed, because of a bug or damaged storage.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {seq}: {why}")]
pub struct CorruptRecord {
    /// The number of the first invalid entry.
    pub seq: u32,
    /// The reason.
    pub why: String,
}

/// The game after all entries of a record.
///
/// # Errors
/// An entry does not follow from those before it.
pub fn replay(entries: &[Entry]) -> Result<Game, CorruptRecord> {
    entries.iter().try_fold(Game::scheduled(), Game::apply)
}

impl Game {
    /// A game without entries.
    pub fn scheduled() -> Game {
        Game {
            seq: 0,
            phase: Phase::Scheduled,
            open_requests: Vec::new(),
        }
    }

    /// The game after another entry, which must follow from those before it.
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
        if !game.apply_request(entry).map_err(corrupt)? {
            game.phase = game.phase.apply(entry).map_err(corrupt)?;
        }
        Ok(game)
    }

    /// Applies an entry about calls and appeals, which may occur in every phase.
    /// Returns `false` for all other entries.
    fn apply_request(&mut self, entry: &Entry) -> Result<bool, String> {
        match &entry.event {
            Event::OrganiserCalled { about } => {
                self.open_request(entry, RequestKind::Call(about.clone()))
            }
            Event::AppealNoted { side, words } => self.open_request(
                entry,
                RequestKind::Appeal {
                    side: *side,
                    words: words.clone(),
                },
            ),
            Event::CallAnswered { entry, .. } => {
                self.close_request(*entry, |what| matches!(what, RequestKind::Call(_)))?;
            }
            Event::CallSeen {
                entry: call,
                minutes,
            } => self.acknowledge(*call, *minutes, entry)?,
            Event::AppealWithdrawn { entry } | Event::AppealDecided { entry, .. } => {
                self.close_request(*entry, |what| matches!(what, RequestKind::Appeal { .. }))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn open_request(&mut self, entry: &Entry, what: RequestKind) {
        self.open_requests.push(OpenRequest {
            entry: entry.seq,
            at: entry.at,
            what,
            seen: None,
        });
    }

    fn acknowledge(&mut self, call: u32, minutes: Option<u8>, by: &Entry) -> Result<(), String> {
        let is_meant = |asked: &&mut OpenRequest| {
            asked.entry == call && matches!(asked.what, RequestKind::Call(_))
        };
        let asked = self.open_requests.iter_mut().find(is_meant);
        let asked = asked.ok_or_else(|| format!("nothing waits that entry {call} asked"))?;
        asked.seen = Some(Seen { at: by.at, minutes });
        Ok(())
    }

    fn close_request(
        &mut self,
        entry: u32,
        is_meant: impl Fn(&RequestKind) -> bool,
    ) -> Result<(), String> {
        let which = self
            .open_requests
            .iter()
            .position(|asked| asked.entry == entry && is_meant(&asked.what))
            .ok_or_else(|| format!("nothing waits that entry {entry} asked"))?;
        self.open_requests.remove(which);
        Ok(())
    }

    /// The current state of play, or the last one of a finished game.
    pub fn play(&self) -> Option<&GameInProgress> {
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
                Ok(Phase::Running(GameInProgress::start(
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
                running.draw_offer = None;
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

    fn ended(outcome: Outcome, ground: &Ground, last: Option<GameInProgress>) -> Phase {
        Phase::Finished(Ended {
            outcome,
            ground: ground.clone(),
            last,
            agreed: BySide::default(),
        })
    }
}
