//! The lines of a record in words.

use super::{EndTold, Sentence, Speak, Tongue, TurnTold, time_text};
use crate::referee::{Call, Claim, Consequence, Event, Ground, Irregularity, Outcome, Pause};
use crate::rules::{Kind, LOST_TURN, Ruleset, Side};

/// A line of the record in words.
pub struct EventTold<'a> {
    /// The game.
    pub ruleset: &'a Ruleset,
    /// What happened.
    pub event: &'a Event,
    /// For a turn: who played or lost it.
    pub side: Option<Side>,
    /// For a turn: what moved.
    pub man: Option<Kind>,
}

impl Speak for EventTold<'_> {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        match self.event {
            Event::Started { .. } => Sentence::plain("event-started"),
            Event::ClockCalled => Sentence::plain("event-clock-called"),
            Event::TimeAdjusted { side, ms, reason } => {
                adjusted(*ms, reason).with("side", self.of(tongue, *side))
            }
            Event::Paused { pause, .. } => pause.sentence(tongue),
            Event::Resumed => Sentence::plain("event-resumed"),
            Event::DrawClaimed {
                side,
                claim,
                count,
                limit,
            } => claimed(*claim, *count, *limit).with("side", self.of(tongue, *side)),
            Event::Ended { outcome, ground } => self.end(tongue, *outcome, ground),
            Event::ResultAgreed { side } => {
                Sentence::plain("event-agreed").with("side", self.of(tongue, *side))
            }
            Event::Reopened { reason } => because("event-reopened", reason),
            Event::TurnPlayed { .. }
            | Event::TurnRestored { .. }
            | Event::TurnLost
            | Event::TurnTakenBack { .. }
            | Event::TurnCorrected { .. }
            | Event::PutRight { .. }
            | Event::PositionSetUp { .. }
            | Event::SetUpTakenBack { .. } => self.on_the_board(tongue),
            Event::CardShown {
                side,
                card,
                offence,
                skipped,
            } => shown(*skipped)
                .with("side", self.of(tongue, *side))
                .with("card", tongue.speak(card))
                .with("why", tongue.speak(offence)),
            Event::IllegalTurn {
                side,
                what,
                consequence,
                departs,
            } => illegal(*departs)
                .with("side", self.of(tongue, *side))
                .with("what", tongue.speak(what))
                .with("consequence", tongue.speak(consequence)),
            Event::CardTakenBack { side, card, reason } => because("event-card-back", reason)
                .with("side", self.of(tongue, *side))
                .with("card", tongue.speak(card)),
            Event::OrganiserCalled { .. }
            | Event::CallAnswered { .. }
            | Event::AppealNoted { .. }
            | Event::AppealWithdrawn { .. }
            | Event::AppealDecided { .. } => self.asked(tongue),
        }
    }
}

impl EventTold<'_> {
    /// What changes the board.
    fn on_the_board(&self, tongue: &Tongue) -> Sentence {
        match self.event {
            Event::TurnTakenBack { turn, reason } => {
                because("event-taken-back", reason).with("turn", turn.as_str())
            }
            Event::TurnCorrected {
                was,
                turn,
                dropped,
                reason,
                ..
            } => corrected(dropped, reason)
                .with("was", was.as_str())
                .with("turn", turn.as_str()),
            Event::PutRight { turn } => Sentence::plain("event-put-right")
                .with("told", tongue.speak(&self.turn(turn)))
                .with("turn", turn.as_str()),
            Event::PositionSetUp { position, reason } => {
                because("event-set-up", reason).with("position", position.as_str())
            }
            Event::SetUpTakenBack { reason } => because("event-set-up-back", reason),
            Event::TurnPlayed { turn } | Event::TurnRestored { turn } => {
                self.turn(turn).sentence(tongue)
            }
            // `TurnLost`
            _ => self.turn(LOST_TURN).sentence(tongue),
        }
    }

    /// Calls and appeals. What a person said is left out where the record goes
    /// to those whom it does not concern.
    fn asked(&self, tongue: &Tongue) -> Sentence {
        match self.event {
            Event::OrganiserCalled {
                about: Call::Other(words),
            } if words.is_empty() => Sentence::plain("event-called-discreetly"),
            Event::OrganiserCalled { about } => {
                Sentence::plain("event-called").with("about", tongue.speak(about))
            }
            Event::CallAnswered { reply, .. } if reply.is_empty() => {
                Sentence::plain("event-call-answered-discreetly")
            }
            Event::CallAnswered { reply, .. } => {
                Sentence::plain("event-call-answered").with("reply", reply.as_str())
            }
            Event::AppealNoted { side, words } => Sentence::plain("event-appeal")
                .with("side", self.of(tongue, *side))
                .with("words", words.as_str()),
            Event::AppealDecided {
                allowed, reason, ..
            } => decided(*allowed, reason),
            // `AppealWithdrawn`
            _ => Sentence::plain("event-appeal-withdrawn"),
        }
    }

    fn of(&self, tongue: &Tongue, side: Side) -> String {
        tongue.speak(&self.ruleset.colour(side))
    }

    fn turn<'a>(&'a self, turn: &'a str) -> TurnTold<'a> {
        TurnTold {
            ruleset: self.ruleset,
            side: self.side.unwrap_or(Side::First),
            man: self.man,
            turn,
        }
    }

    fn end(&self, tongue: &Tongue, outcome: Outcome, ground: &Ground) -> Sentence {
        let winner = match outcome {
            Outcome::Won(side) => tongue.speak(&self.ruleset.colour(side)),
            Outcome::Drawn | Outcome::NotPlayed => String::new(),
        };
        EndTold {
            ruleset: self.ruleset,
            outcome,
            ground,
            winner,
        }
        .sentence(tongue)
    }
}

fn because(id: &'static str, reason: &str) -> Sentence {
    Sentence::plain(id).with("reason", reason)
}

fn corrected(dropped: &[String], reason: &str) -> Sentence {
    let sentence = match dropped.is_empty() {
        true => because("event-corrected", reason),
        false => because("event-corrected-dropped", reason),
    };
    sentence
        .with("n", dropped.len())
        .with("dropped", dropped.join(", "))
}

fn adjusted(ms: i64, reason: &str) -> Sentence {
    let sentence = match ms > 0 {
        true => because("event-time-given", reason),
        false => because("event-time-taken", reason),
    };
    sentence.with("time", time_text(ms.abs()))
}

fn shown(skipped: bool) -> Sentence {
    Sentence::plain(match skipped {
        true => "event-card-skipped",
        false => "event-card",
    })
}

fn illegal(departs: bool) -> Sentence {
    Sentence::plain(match departs {
        true => "event-illegal-departs",
        false => "event-illegal",
    })
}

fn claimed(claim: Claim, count: u16, limit: u16) -> Sentence {
    let id = match (claim, count >= limit) {
        (Claim::QuietMoves, true) => "event-claim-quiet-right",
        (Claim::QuietMoves, false) => "event-claim-quiet-wrong",
        (Claim::Repetition, true) => "event-claim-repetition-right",
        (Claim::Repetition, false) => "event-claim-repetition-wrong",
    };
    Sentence::plain(id).with("n", count).with("limit", limit)
}

fn decided(allowed: bool, reason: &str) -> Sentence {
    match allowed {
        true => because("event-appeal-allowed", reason),
        false => because("event-appeal-refused", reason),
    }
}

impl Speak for Pause {
    fn sentence(&self, _: &Tongue) -> Sentence {
        match self {
            Pause::Umpire { reason } => {
                Sentence::plain("event-paused").with("reason", reason.as_str())
            }
            Pause::ServerStopped => Sentence::plain("event-paused-server"),
            Pause::ClockJumped { jump_ms } => Sentence::plain(match *jump_ms < 0 {
                true => "event-paused-jump-back",
                false => "event-paused-jump",
            })
            .with("time", time_text(jump_ms.abs())),
        }
    }
}

impl Speak for Irregularity {
    fn sentence(&self, _: &Tongue) -> Sentence {
        match self {
            Irregularity::MovedTwice => Sentence::plain("irregular-moved-twice"),
            Irregularity::WrongStep => Sentence::plain("irregular-wrong-step"),
            Irregularity::WrongCapture => Sentence::plain("irregular-wrong-capture"),
            Irregularity::WrongMan => Sentence::plain("irregular-wrong-man"),
            Irregularity::Other(words) => {
                Sentence::plain("irregular-other").with("words", words.as_str())
            }
        }
    }
}

impl Speak for Consequence {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            Consequence::PutBack => "consequence-put-back",
            Consequence::Warning => "consequence-warning",
            Consequence::Card => "consequence-card",
            Consequence::Loss => "consequence-loss",
        })
    }
}

impl Speak for Call {
    fn sentence(&self, _: &Tongue) -> Sentence {
        match self {
            Call::Dispute => Sentence::plain("call-dispute"),
            Call::Rule => Sentence::plain("call-rule"),
            Call::Missing => Sentence::plain("call-missing"),
            Call::Unwell => Sentence::plain("call-unwell"),
            Call::Behaviour => Sentence::plain("call-behaviour"),
            Call::Phone => Sentence::plain("call-phone"),
            Call::Other(words) => Sentence::plain("call-other").with("words", words.as_str()),
            Call::RedCards { count, .. } => Sentence::plain("call-red-cards").with("n", *count),
        }
    }
}
