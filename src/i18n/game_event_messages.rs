//! Messages for the entries of a game's record.

use super::localize::message_ids;
use super::{EndMessage, Localize, Localizer, Message, TurnMessage, time_text};
use inkundla_core::referee::{
    Call, Claim, Consequence, Event, Ground, Incident, Irregularity, Outcome, Pause,
};
use inkundla_core::rules::{Kind, LOST_TURN, Ruleset, Side};

/// Describes an entry of the record.
pub struct EventMessage<'a> {
    /// The rules.
    pub ruleset: &'a Ruleset,
    /// The recorded event.
    pub event: &'a Event,
    /// For a turn, or one that is taken back: the side that played or lost it.
    pub side: Option<Side>,
    /// For a turn: the kind of the man that moved.
    pub man: Option<Kind>,
}

impl Localize for EventMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        match self.event {
            Event::Started { .. } => Message::new("event-started"),
            Event::ClockCalled => Message::new("event-clock-called"),
            Event::TimeAdjusted { side, ms, reason } => {
                adjusted(*ms, reason).with("side", self.of(t, *side))
            }
            Event::Paused { pause, .. } => pause.message(t),
            Event::Resumed => Message::new("event-resumed"),
            Event::DrawClaimed {
                side,
                claim,
                count,
                limit,
            } => claimed(*claim, *count, *limit).with("side", self.of(t, *side)),
            Event::DrawOffered { side } => self.said(t, "event-draw-offered", *side),
            Event::DrawDeclined { side } => self.said(t, "event-draw-declined", *side),
            Event::TakeBackAsked { side } => self.said(t, "event-take-back-asked", *side),
            Event::TakeBackAgreed { side } => self.said(t, "event-take-back-agreed", *side),
            Event::TakeBackDeclined { side } => self.said(t, "event-take-back-declined", *side),
            Event::NoticeGiven { notice } => notice_given(t, notice),
            Event::Ended { outcome, ground } => self.end(t, *outcome, ground),
            Event::ResultAgreed { side } => self.said(t, "event-agreed", *side),
            Event::Reopened { reason } => because("event-reopened", reason),
            Event::TurnPlayed { .. }
            | Event::TurnRestored { .. }
            | Event::TurnLost
            | Event::TurnTakenBack { .. }
            | Event::TurnCorrected { .. }
            | Event::PutRight { .. }
            | Event::PositionSetUp { .. }
            | Event::SetUpTakenBack { .. } => self.on_the_board(t),
            Event::CardShown {
                side,
                card,
                offence,
                skipped,
            } => shown(*skipped)
                .with("side", self.of(t, *side))
                .with("card", t.localize(card))
                .with("why", t.localize(offence)),
            Event::IllegalTurn {
                side,
                what,
                consequence,
                departs,
            } => illegal(*departs)
                .with("side", self.of(t, *side))
                .with("what", t.localize(what))
                .with("consequence", t.localize(consequence)),
            Event::CardTakenBack { side, card, reason } => because("event-card-back", reason)
                .with("side", self.of(t, *side))
                .with("card", t.localize(card)),
            Event::OrganiserCalled { .. }
            | Event::CallAnswered { .. }
            | Event::CallSeen { .. }
            | Event::AppealNoted { .. }
            | Event::AppealWithdrawn { .. }
            | Event::AppealDecided { .. } => self.request(t),
        }
    }
}

fn notice_given(t: &Localizer, notice: &impl Localize) -> Message {
    Message::new("event-notice").with("text", t.localize(notice))
}

impl EventMessage<'_> {
    /// The message about a player.
    fn said(&self, t: &Localizer, id: &'static str, side: Side) -> Message {
        Message::new(id).with("side", self.of(t, side))
    }

    /// Events that change the board.
    fn on_the_board(&self, t: &Localizer) -> Message {
        match self.event {
            // By agreement, which is the entry before.
            Event::TurnTakenBack { turn, reason } if reason.is_empty() => {
                Message::new("event-taken-back-plain").with("turn", self.in_words(t, turn))
            }
            Event::TurnTakenBack { turn, reason } => {
                because("event-taken-back", reason).with("turn", self.in_words(t, turn))
            }
            Event::TurnCorrected {
                was,
                turn,
                dropped,
                reason,
                ..
            } => corrected(dropped, reason)
                .with("was", self.in_words(t, was))
                .with("turn", self.in_words(t, turn)),
            Event::PutRight { turn } => {
                Message::new("event-put-right").with("text", t.localize(&self.turn(turn)))
            }
            Event::PositionSetUp { position, reason } => {
                because("event-set-up", reason).with("position", position)
            }
            Event::SetUpTakenBack { reason } => because("event-set-up-back", reason),
            Event::TurnPlayed { turn } | Event::TurnRestored { turn } => self.turn(turn).message(t),
            // `TurnLost`
            _ => self.turn(LOST_TURN).message(t),
        }
    }

    /// Calls and appeals. Free texts are empty in copies of the record for
    /// third parties.
    fn request(&self, t: &Localizer) -> Message {
        match self.event {
            Event::OrganiserCalled {
                about: Call::Other(words),
            } if words.is_empty() => Message::new("event-called-discreetly"),
            Event::OrganiserCalled { about } => {
                Message::new("event-called").with("about", t.localize(about))
            }
            Event::CallAnswered { reply, .. } if reply.is_empty() => {
                Message::new("event-call-answered-discreetly")
            }
            Event::CallAnswered { reply, .. } => {
                Message::new("event-call-answered").with("reply", reply)
            }
            Event::CallSeen { minutes: None, .. } => Message::new("event-call-seen"),
            Event::CallSeen {
                minutes: Some(minutes),
                ..
            } => Message::new("event-call-coming").with("n", *minutes),
            Event::AppealNoted { side, words } => Message::new("event-appeal")
                .with("side", self.of(t, *side))
                .with("words", words),
            Event::AppealDecided {
                allowed, reason, ..
            } => decided(*allowed, reason),
            // `AppealWithdrawn`
            _ => Message::new("event-appeal-withdrawn"),
        }
    }

    fn of(&self, t: &Localizer, side: Side) -> String {
        t.localize(&self.ruleset.colour(side))
    }

    /// A turn as a sentence; its notation where it is not known who played it.
    fn in_words(&self, t: &Localizer, turn: &str) -> String {
        match self.side {
            Some(_) => t.localize(&self.turn(turn)),
            None => turn.to_owned(),
        }
    }

    fn turn<'a>(&'a self, turn: &'a str) -> TurnMessage<'a> {
        TurnMessage {
            ruleset: self.ruleset,
            side: self.side.unwrap_or(Side::First),
            name: None,
            man: self.man,
            turn,
        }
    }

    fn end(&self, t: &Localizer, outcome: Outcome, ground: &Ground) -> Message {
        let winner = match outcome {
            Outcome::Won(side) => t.localize(&self.ruleset.colour(side)),
            Outcome::Drawn | Outcome::NotPlayed => String::new(),
        };
        EndMessage {
            ruleset: self.ruleset,
            outcome,
            ground,
            winner,
        }
        .message(t)
    }
}

fn because(id: &'static str, reason: &str) -> Message {
    Message::new(id).with("reason", reason)
}

fn corrected(dropped: &[String], reason: &str) -> Message {
    let id = if dropped.is_empty() {
        "event-corrected"
    } else {
        "event-corrected-dropped"
    };
    because(id, reason)
        .with("n", dropped.len())
        .with("dropped", dropped.join(", "))
}

fn adjusted(ms: i64, reason: &str) -> Message {
    let sentence = if ms > 0 {
        because("event-time-given", reason)
    } else {
        because("event-time-taken", reason)
    };
    sentence.with("time", time_text(ms.abs()))
}

fn shown(skipped: bool) -> Message {
    Message::new(if skipped {
        "event-card-skipped"
    } else {
        "event-card"
    })
}

fn illegal(departs: bool) -> Message {
    Message::new(if departs {
        "event-illegal-departs"
    } else {
        "event-illegal"
    })
}

fn claimed(claim: Claim, count: u16, limit: u16) -> Message {
    let id = match (claim, count >= limit) {
        (Claim::QuietMoves, true) => "event-claim-quiet-right",
        (Claim::QuietMoves, false) => "event-claim-quiet-wrong",
        (Claim::Repetition, true) => "event-claim-repetition-right",
        (Claim::Repetition, false) => "event-claim-repetition-wrong",
    };
    Message::new(id).with("n", count).with("limit", limit)
}

fn decided(allowed: bool, reason: &str) -> Message {
    if allowed {
        because("event-appeal-allowed", reason)
    } else {
        because("event-appeal-refused", reason)
    }
}

impl Localize for Pause {
    fn message(&self, t: &Localizer) -> Message {
        match self {
            Pause::Umpire { reason } if reason.is_empty() => Message::new("event-paused-plain"),
            Pause::Umpire { reason } => Message::new("event-paused").with("reason", reason),
            Pause::ServerStopped => Message::new("event-paused-server"),
            Pause::ClockJumped { jump_ms } => Message::new(if *jump_ms < 0 {
                "event-paused-jump-back"
            } else {
                "event-paused-jump"
            })
            .with("time", time_text(jump_ms.abs())),
            Pause::Incident { incident } => {
                Message::new("event-paused").with("reason", t.localize(incident))
            }
        }
    }
}

message_ids!(Incident {
    Dispute = "incident-dispute",
    Call = "incident-call",
    Correction = "incident-correction",
    SetUp = "incident-set-up",
    IllegalTurn = "incident-illegal-turn",
    Appeal = "incident-appeal",
});

message_ids!(Irregularity {
    MovedTwice = "irregular-moved-twice",
    WrongStep = "irregular-wrong-step",
    WrongCapture = "irregular-wrong-capture",
    WrongMan = "irregular-wrong-man",
    Other(words) = "irregular-other" { words },
});

message_ids!(Consequence {
    PutBack = "consequence-put-back",
    Warning = "consequence-warning",
    Card = "consequence-card",
    Loss = "consequence-loss",
});

message_ids!(Call {
    Dispute = "call-dispute",
    Rule = "call-rule",
    Missing = "call-missing",
    Unwell = "call-unwell",
    Behaviour = "call-behaviour",
    Phone = "call-phone",
    Other(words) = "call-other" { words },
    RedCards { count, .. } = "call-red-cards" { n: count },
});
