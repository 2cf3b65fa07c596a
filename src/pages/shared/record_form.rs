//! The forms of an umpire's phone, and their conversion to requests to record.

use crate::desk::fault::FormProblem;
use crate::desk::games::{BoardContext, GameTerms, RecordRequest};
use crate::desk::{Desk, Fault};
use crate::formats::record_codes::PhoneAction;
use crate::http::request::form_parsing::{reason, side, wrong};
use crate::referee::{
    Call, Card, Claim, Command, Consequence, Incident, Irregularity, Offence, Outcome, Pause,
    RequestCommand,
};
use crate::rules::{Arrangement, Kind, MenGroup, Side};
use actix_web::web::Query;
use chrono::TimeDelta;
use inkundla_core::codes;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

/// The limit of the text of a position.
const LONGEST_POSITION: usize = 400;
/// The limit of a time adjustment, in seconds.
const MAX_SECONDS: i64 = 3600;
/// The limit of a turn; the longest are those of a piece that leaps over many.
const LONGEST_TURN: usize = 320;

/// A form of the board or of one of its sheets. The fields that an action does not need are empty.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default)]
pub struct RecordForm {
    /// The number of the last entry that the page showed.
    seen: u32,
    /// The age of the event in milliseconds, by the monotonic clock of the phone.
    ago: u32,
    /// The id of the tab that sends it.
    pub(crate) tab: String,
    /// The code of a [`RecordAction`].
    pub(crate) act: String,
    pub(crate) side: String,
    pub(crate) reason: String,
    pub(crate) words: String,
    pub(crate) turn: String,
    pub(crate) position: String,
    /// In seconds.
    pub(crate) time: String,
    /// `give` or `take`.
    way: String,
    card: String,
    offence: String,
    pub(crate) what: String,
    consequence: String,
    claim: String,
    /// The number of a turn.
    number: String,
    dropping: String,
    /// The reason of a call.
    about: String,
    /// The number of the answered entry.
    entry: String,
    /// The fields of [`group_fields`].
    #[serde(flatten)]
    groups: BTreeMap<String, String>,
}

codes! {
    /// The action of a form.
    pub enum RecordAction {
        Start = "start",
        SetUp = "set-up",
        Turn = "turn",
        Undo = "undo",
        Redo = "redo",
        Clock = "clock",
        Pause = "pause",
        Resume = "resume",
        Card = "card",
        CardBack = "card-back",
        Draw = "draw",
        Offer = "offer",
        Decline = "decline",
        AskBack = "ask-back",
        DeclineBack = "decline-back",
        AgreeBack = "agree-back",
        Claim = "claim",
        Resign = "resign",
        Absent = "absent",
        BothAbsent = "both-absent",
        Agree = "agree",
        Stopped = "stopped",
        Adjust = "adjust",
        Illegal = "illegal",
        Correct = "correct",
        Right = "right",
        BackTo = "back-to",
        Dispute = "dispute",
        Call = "call",
        CallDone = "call-done",
        Appeal = "appeal",
        Withdraw = "withdraw",
    }
}

impl RecordForm {
    /// The form, if it was sent from this sheet and refused; an empty one for other sheets.
    pub(crate) fn of(&self, act: &str) -> &RecordForm {
        static EMPTY: LazyLock<RecordForm> = LazyLock::new(RecordForm::default);
        if self.act == act { self } else { &EMPTY }
    }

    /// How long it has waited on the phone.
    pub(crate) fn waited(&self) -> Duration {
        Duration::from_millis(u64::from(self.ago))
    }

    /// The form of an action that a phone recorded offline.
    pub(crate) fn of_phone(deed: &PhoneAction) -> Result<RecordForm, Fault> {
        match deed {
            PhoneAction::Turn(turn) => Ok(RecordForm {
                act: RecordAction::Turn.code().to_owned(),
                turn: turn.clone(),
                ..RecordForm::default()
            }),
            PhoneAction::Form(fields) => {
                let form = Query::<RecordForm>::from_query(fields).map(Query::into_inner);
                form.map_err(|_| wrong("act", FormProblem::NotAChoice))
            }
        }
    }

    /// The request of a turn; `None` for any other action.
    pub(crate) fn turn(&self) -> Option<RecordRequest> {
        let is_turn = self.act == RecordAction::Turn.code();
        is_turn.then(|| self.request_for(self.play()))
    }

    fn play(&self) -> Command {
        Command::Play(self.turn.trim().chars().take(LONGEST_TURN).collect())
    }

    fn request_for(&self, command: Command) -> RecordRequest {
        RecordRequest {
            ago: TimeDelta::milliseconds(i64::from(self.ago)),
            ..RecordRequest::now(self.seen, command)
        }
    }

    /// The request to the desk.
    ///
    /// # Errors
    /// [`Fault::Form`] with the field that is invalid.
    pub(crate) fn request(
        &self,
        desk: &Desk,
        board_context: &BoardContext,
    ) -> Result<RecordRequest, Fault> {
        match choice("act", RecordAction::from_code(&self.act))? {
            RecordAction::Start => Ok(self.request_for(board_context.start())),
            RecordAction::SetUp => Ok(self.request_for(Command::SetUp {
                position: self.position(desk, board_context)?,
                reason: reason(&self.reason)?,
            })),
            action => self.request_in_play(action),
        }
    }

    /// The request of a player of a game that has begun, which needs no board.
    ///
    /// # Errors
    /// [`Fault::Form`] with the field that is invalid.
    pub(crate) fn request_of_player(&self) -> Result<RecordRequest, Fault> {
        self.request_in_play(choice("act", RecordAction::from_code(&self.act))?)
    }

    fn request_in_play(&self, action: RecordAction) -> Result<RecordRequest, Fault> {
        use RecordAction as A;
        let (reason, words) = (reason(&self.reason)?, reason(&self.words)?);
        let side = || side(&self.side);
        Ok(self.request_for(match action {
            A::Start | A::SetUp => return Err(wrong("act", FormProblem::NotAChoice)),
            A::Turn => self.play(),
            A::Undo => Command::TakeBack(reason),
            A::Redo => Command::PlayAgain,
            A::Clock => Command::CallClock,
            A::Pause => Command::Pause(Pause::Umpire { reason }),
            A::Resume => Command::Resume,
            A::Card => self.card(side()?)?,
            A::CardBack => Command::TakeCardBack(side()?, reason),
            A::Draw => Command::AgreeDraw,
            A::Offer => Command::OfferDraw(side()?),
            A::Decline => Command::DeclineDraw(side()?),
            A::AskBack => Command::AskTakeBack(side()?),
            A::DeclineBack => Command::DeclineTakeBack(side()?),
            A::AgreeBack => Command::AgreeTakeBack(side()?),
            A::Claim => {
                Command::ClaimDraw(side()?, choice("claim", Claim::from_code(&self.claim))?)
            }
            A::Resign => Command::Resign(side()?),
            A::Absent => Command::Forfeit {
                present: Some(!side()?),
            },
            A::BothAbsent => Command::Forfeit { present: None },
            A::Agree => Command::ConfirmResult(side()?),
            A::Stopped => Command::Adjudicate(side().map_or(Outcome::Drawn, Outcome::Won), reason),
            A::Adjust => Command::AdjustTime {
                side: side()?,
                ms: 1000 * self.seconds()?,
                reason,
            },
            A::Illegal => Command::ReportIllegal {
                side: side()?,
                what: self.irregularity(words)?,
                consequence: choice("consequence", Consequence::from_code(&self.consequence))?,
            },
            A::Correct => self.correction(reason)?,
            A::Right => Command::PutRight(self.turn.trim().to_ascii_lowercase()),
            A::BackTo => Command::TakeBackTo {
                number: number("number", &self.number)?,
                reason,
            },
            A::Dispute => Command::Pause(Pause::Incident {
                incident: Incident::Dispute,
            }),
            A::Call => Command::Request(RequestCommand::Call(self.call(words)?)),
            A::CallDone => Command::Request(RequestCommand::Answer {
                entry: number("entry", &self.entry)?,
                reply: reason,
            }),
            A::Appeal => Command::Request(RequestCommand::Appeal(side()?, words)),
            A::Withdraw => Command::Request(RequestCommand::Withdraw {
                entry: number("entry", &self.entry)?,
            }),
        }))
    }

    fn card(&self, side: Side) -> Result<Command, Fault> {
        let offence = choice("card", Offence::from_code(&self.offence))?;
        match self.card.as_str() {
            "yellow" => Ok(Command::ShowCard(side, Card::Yellow, offence)),
            "red" => Ok(Command::ShowCard(side, Card::Red, offence)),
            "award" => Ok(Command::AwardAgainst(side, offence)),
            _ => Err(wrong("card", FormProblem::NotAChoice)),
        }
    }

    fn correction(&self, reason: String) -> Result<Command, Fault> {
        Ok(Command::CorrectTurn {
            number: number("number", &self.number)?,
            turn: self.turn.trim().to_owned(),
            dropping: number("dropping", &self.dropping)?,
            reason,
        })
    }

    fn seconds(&self) -> Result<i64, Fault> {
        let seconds: i64 = number("time", &self.time)?;
        if !(0..=MAX_SECONDS).contains(&seconds) {
            return Err(wrong("time", FormProblem::NotANumber));
        }
        match self.way.as_str() {
            "give" => Ok(seconds),
            "take" => Ok(-seconds),
            _ => Err(wrong("time", FormProblem::NotAChoice)),
        }
    }

    fn irregularity(&self, words: String) -> Result<Irregularity, Fault> {
        let mut named = Irregularity::NAMED.into_iter();
        match named.find(|one| one.name() == self.what) {
            Some(named) => Ok(named),
            None if words.is_empty() => Err(wrong("what", FormProblem::Missing)),
            None => Ok(Irregularity::Other(words)),
        }
    }

    fn call(&self, words: String) -> Result<Call, Fault> {
        let mut ready = Call::READY.into_iter();
        match ready.find(|one| one.name() == self.about) {
            Some(ready) => Ok(ready),
            None if words.is_empty() => Err(wrong("words", FormProblem::Missing)),
            None => Ok(Call::Other(words)),
        }
    }

    /// The text of the position, typed or composed from the fields of the groups.
    fn position(&self, desk: &Desk, board_context: &BoardContext) -> Result<String, Fault> {
        let text = self.position.trim();
        if text.chars().count() > LONGEST_POSITION {
            return Err(wrong("position", FormProblem::TooLong));
        }
        if !text.is_empty() {
            return Ok(text.to_owned());
        }
        let ruleset = &board_context.event.ruleset;
        let recorded = desk.recorded_game(board_context)?;
        let start = ruleset.start();
        let now = recorded
            .game
            .play()
            .map_or(&start, |play| play.history.position());
        let shown = ruleset.arrangement(now);
        let group = |group: MenGroup| {
            let [points, hand] = group_fields(group.side, group.kind);
            let in_hand = if ruleset.has_hand() {
                number("hand", self.group(&hand))?
            } else {
                0
            };
            Ok(MenGroup {
                points: self.group(&points).to_owned(),
                in_hand,
                ..group
            })
        };
        let shown = Arrangement {
            groups: shown
                .groups
                .into_iter()
                .map(group)
                .collect::<Result<_, Fault>>()?,
            second_moves: side(&self.side)? == Side::Second,
        };
        let arranged = ruleset.arranged(&shown, now);
        Ok(arranged.map_err(crate::referee::Refusal::from)?)
    }

    /// A field of [`group_fields`].
    pub(crate) fn group(&self, field: &str) -> &str {
        self.groups.get(field).map_or("", String::as_str)
    }
}

/// The fields of a group of men: the points, and the number in hand.
pub(crate) fn group_fields(side: Side, kind: Kind) -> [String; 2] {
    let side = side.code();
    let kind = match kind {
        Kind::Cow => "cow",
        Kind::HerdBoys => "herd-boys",
        Kind::Warriors => "warriors",
        Kind::Man => "man",
        Kind::Knight => "knight",
        Kind::Disc => "disc",
    };
    [format!("on-{side}-{kind}"), format!("in-{side}-{kind}")]
}

fn choice<T>(field: &'static str, value: Option<T>) -> Result<T, Fault> {
    value.ok_or_else(|| wrong(field, FormProblem::NotAChoice))
}

fn number<T: FromStr>(field: &'static str, text: &str) -> Result<T, Fault> {
    let number = text.trim().parse();
    number.map_err(|_| wrong(field, FormProblem::NotANumber))
}
