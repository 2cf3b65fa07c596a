use super::{
    Card, ClockPolicy, CorruptRecord, Entry, Event, Game, Ground, Offence, Official, Outcome,
    Pause, Phase, Running, Step,
};
use crate::rules::{IllegalTurn, LOST_TURN, Played, Ruleset, Side};
use chrono::{DateTime, Utc};

/// What an official wants written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin the game.
    Start(Ruleset, ClockPolicy),
    /// A whole turn, in notation.
    Play(String),
    /// A whole turn that stands on the board with its mistakes, because the
    /// opponent had moved on before they were seen.
    PlayIrregular(String),
    /// Strike out the last turn, for a reason.
    TakeBack(String),
    /// Start the clock for the player to move.
    CallClock,
    /// Stop play.
    Pause(Pause),
    /// Go on after a stop.
    Resume,
    /// Show a card to a player.
    ShowCard(Side, Card, Offence),
    /// Strike out the last card of a player, for a reason.
    TakeCardBack(Side, String),
    /// Award the match *against* a player.
    AwardAgainst(Side, Offence),
    /// Both players agreed on a draw.
    AgreeDraw,
    /// A player gives up.
    Resign(Side),
    /// A player, or nobody (`None`), came to the board; the other or both did not.
    Forfeit {
        /// Who was there.
        present: Option<Side>,
    },
    /// Decide the game without playing on, for a reason.
    Adjudicate(Outcome, String),
    /// Strike out the end of the game, for a reason.
    Reopen(String),
}

/// Why nothing was written down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The turn is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun already.
    #[error("the game has begun already")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// Play is stopped.
    #[error("play is paused")]
    Paused,
    /// Play is not stopped.
    #[error("play is not paused")]
    NotPaused,
    /// There is no turn to strike out.
    #[error("there is no turn to take back")]
    NoTurnToTakeBack,
    /// There is no card to strike out.
    #[error("there is no card to take back")]
    NoCardToTakeBack,
    /// A reason must be given.
    #[error("a reason is needed")]
    ReasonMissing,
    /// The event is played without a clock.
    #[error("this game has no clock")]
    NoClock,
    /// The clock has not been called, so there is no delay yet.
    #[error("call the clock first")]
    ClockNotCalled,
    /// The player still has time.
    #[error("{left_ms} ms are left")]
    StillInTime {
        /// How much, in milliseconds.
        left_ms: i64,
    },
    /// Only the player to move can delay, or lose a turn.
    #[error("it is not this player's turn")]
    NotToMove,
    /// A red card must give the opponent a turn, and there is none to give:
    /// warn or award instead (§10.7).
    #[error("the opponent has no turn to take")]
    NoTurnToGive,
    /// A bug of ours: the entries would not replay.
    #[error(transparent)]
    Bug(#[from] CorruptRecord),
}

/// Entries that follow from a command, and the game after them. They have been
/// folded in already, so what is stored from here can always be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The game with the entries in it.
    pub game: Game,
    /// The new entries, at least one.
    pub entries: Vec<Entry>,
    at: DateTime<Utc>,
    by: Official,
}

impl Draft {
    fn of(game: &Game, at: DateTime<Utc>, by: Official) -> Draft {
        Draft {
            game: game.clone(),
            entries: Vec::new(),
            at,
            by,
        }
    }

    fn record(mut self, event: Event) -> Result<Draft, Refusal> {
        let entry = Entry {
            seq: self.game.seq + 1,
            at: self.at,
            by: self.by.clone(),
            event,
        };
        self.game = self.game.apply(&entry)?;
        self.entries.push(entry);
        Ok(self)
    }

    /// Ends the game if the law has ended it.
    fn record_verdict(self) -> Result<Draft, Refusal> {
        let verdict = match &self.game.phase {
            Phase::Running(running) => running.course.verdict(),
            _ => None,
        };
        let Some(verdict) = verdict else {
            return Ok(self);
        };
        let outcome = verdict.winner.map_or(Outcome::Drawn, Outcome::Won);
        self.record(Event::Ended {
            outcome,
            ground: Ground::Law {
                clause: verdict.reason.name().to_owned(),
            },
        })
    }
}

/// Answers a command with the entries it causes.
///
/// # Errors
/// Why nothing is written down. [`Refusal::Bug`] is our fault, everything else
/// is for the official.
pub fn decide(
    game: &Game,
    command: Command,
    at: DateTime<Utc>,
    by: Official,
) -> Result<Draft, Refusal> {
    let draft = Draft::of(game, at, by);
    match command {
        Command::Start(ruleset, clock) => match game.phase {
            Phase::Scheduled => draft.record(Event::Started {
                ruleset: ruleset.code(),
                clock,
            }),
            Phase::Running(_) => Err(Refusal::AlreadyStarted),
            Phase::Finished(_) => Err(Refusal::Over),
        },
        Command::Play(turn) => play(draft, in_play(game)?.course.position().play(&turn)?),
        Command::PlayIrregular(turn) => play(
            draft,
            in_play(game)?.course.position().play_irregular(&turn)?,
        ),
        Command::TakeBack(reason) => take_back(draft, game, given(reason)?),
        Command::CallClock => match in_play(game)?.clock.policy() {
            ClockPolicy::Off => Err(Refusal::NoClock),
            _ => draft.record(Event::ClockCalled),
        },
        Command::Pause(pause) => {
            let used_ms = in_play(game)?.clock.used_by(at).num_milliseconds();
            draft.record(Event::Paused { pause, used_ms })
        }
        Command::Resume => match running(game)?.pause {
            Some(_) => draft.record(Event::Resumed),
            None => Err(Refusal::NotPaused),
        },
        Command::ShowCard(side, card, offence) => {
            show_card(draft, in_play(game)?, side, card, offence)
        }
        Command::TakeCardBack(side, reason) => {
            take_card_back(draft, running(game)?, side, given(reason)?)
        }
        Command::AwardAgainst(side, offence) => award(draft, running(game)?, side, offence),
        Command::AgreeDraw => running(game).and(end(draft, Outcome::Drawn, Ground::Agreement)),
        Command::Resign(side) => {
            running(game).and(end(draft, Outcome::Won(!side), Ground::Resignation))
        }
        Command::Forfeit { present } => match game.phase {
            Phase::Finished(_) => Err(Refusal::Over),
            _ => end(
                draft,
                present.map_or(Outcome::NotPlayed, Outcome::Won),
                Ground::Absence,
            ),
        },
        Command::Adjudicate(outcome, reason) => {
            let reason = given(reason)?;
            running(game).and(end(draft, outcome, Ground::Adjudication { reason }))
        }
        Command::Reopen(reason) => match game.phase {
            Phase::Finished(_) => draft.record(Event::Reopened {
                reason: given(reason)?,
            }),
            _ => Err(Refusal::NotOver),
        },
    }
}

fn running(game: &Game) -> Result<&Running, Refusal> {
    match &game.phase {
        Phase::Scheduled => Err(Refusal::NotStarted),
        Phase::Running(running) => Ok(running),
        Phase::Finished(_) => Err(Refusal::Over),
    }
}

fn in_play(game: &Game) -> Result<&Running, Refusal> {
    let running = running(game)?;
    if running.pause.is_some() {
        Err(Refusal::Paused)
    } else {
        Ok(running)
    }
}

fn given(reason: String) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() {
        Err(Refusal::ReasonMissing)
    } else {
        Ok(reason.to_owned())
    }
}

fn end(draft: Draft, outcome: Outcome, ground: Ground) -> Result<Draft, Refusal> {
    draft.record(Event::Ended { outcome, ground })
}

fn play(draft: Draft, played: Played) -> Result<Draft, Refusal> {
    // The record keeps the one notation of a turn, however it was typed.
    let turn = played.text().to_owned();
    draft.record(Event::TurnPlayed { turn })?.record_verdict()
}

/// Strikes out the last turn, and with it the end that it brought or the red
/// card that it was lost by.
fn take_back(mut draft: Draft, game: &Game, reason: String) -> Result<Draft, Refusal> {
    let running = match &game.phase {
        Phase::Scheduled => return Err(Refusal::NotStarted),
        Phase::Running(running) => running,
        Phase::Finished(ended) => {
            let last = ended.last.as_ref().ok_or(Refusal::NoTurnToTakeBack)?;
            draft = draft.record(Event::Reopened {
                reason: reason.clone(),
            })?;
            last
        }
    };
    let turn = running
        .course
        .turns()
        .last()
        .ok_or(Refusal::NoTurnToTakeBack)?
        .clone();
    let was_lost = turn == LOST_TURN;
    draft = draft.record(Event::TurnTakenBack {
        turn,
        reason: reason.clone(),
    })?;
    let offender = !running.to_move();
    if was_lost && running.cards[offender].contains(&Card::Red) {
        draft = draft.record(Event::CardTakenBack {
            side: offender,
            card: Card::Red,
            reason,
        })?;
    }
    Ok(draft)
}

fn show_card(
    draft: Draft,
    running: &Running,
    side: Side,
    card: Card,
    offence: Offence,
) -> Result<Draft, Refusal> {
    in_time_for(&draft, running, side, offence)?;
    let skipped = card == Card::Red && running.next_step(side) == Step::Yellow;
    let shown = Event::CardShown {
        side,
        card,
        offence,
        skipped,
    };
    match card {
        Card::Yellow => draft.record(shown),
        // 002:72: the opponent is given the next turn.
        Card::Red if side != running.to_move() => Err(Refusal::NotToMove),
        Card::Red if running.course.position().give_turn().is_none() => Err(Refusal::NoTurnToGive),
        Card::Red => draft
            .record(shown)?
            .record(Event::TurnLost)?
            .record_verdict(),
    }
}

fn take_card_back(
    draft: Draft,
    running: &Running,
    side: Side,
    reason: String,
) -> Result<Draft, Refusal> {
    let card = *running.cards[side]
        .last()
        .ok_or(Refusal::NoCardToTakeBack)?;
    let turn = running
        .course
        .turns()
        .last()
        .filter(|turn| *turn == LOST_TURN)
        .cloned();
    let draft = draft.record(Event::CardTakenBack {
        side,
        card,
        reason: reason.clone(),
    })?;
    match turn {
        // The turn that this card has just cost is given back with it.
        Some(turn) if card == Card::Red && running.to_move() != side => {
            draft.record(Event::TurnTakenBack { turn, reason })
        }
        _ => Ok(draft),
    }
}

fn award(draft: Draft, running: &Running, side: Side, offence: Offence) -> Result<Draft, Refusal> {
    in_time_for(&draft, running, side, offence)?;
    let skipped = running.next_step(side) != Step::Award;
    end(
        draft,
        Outcome::Won(!side),
        Ground::Award { offence, skipped },
    )
}

/// A delay is punished only when the player to move has used up the time.
fn in_time_for(
    draft: &Draft,
    running: &Running,
    side: Side,
    offence: Offence,
) -> Result<(), Refusal> {
    if offence != Offence::Delay {
        return Ok(());
    }
    if side != running.to_move() {
        return Err(Refusal::NotToMove);
    }
    match running.clock.reading(draft.at) {
        Some(reading) if reading.left_ms > 0 => Err(Refusal::StillInTime {
            left_ms: reading.left_ms,
        }),
        None if matches!(running.clock.policy(), ClockPolicy::OnCall { .. }) => {
            Err(Refusal::ClockNotCalled)
        }
        _ => Ok(()), // without a clock the umpire's eye is the clock
    }
}
