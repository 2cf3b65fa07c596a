//! What an umpire's phone sends, made into what the record understands.

use crate::desk::fault::FormProblem;
use crate::desk::games::{BoardContext, RecordRequest};
use crate::desk::{Desk, Fault};
use crate::referee::{
    Ask, Call, Card, Claim, Command, Consequence, Irregularity, Offence, Outcome, Pause,
};
use crate::rules::{Arrangement, Group, Kind, Side};
use crate::web::forms::{reason, side, side_code, wrong};
use chrono::TimeDelta;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// The longest text of a position that anybody types.
const LONGEST_POSITION: usize = 400;
/// Nobody gives or takes more at once, in seconds.
const MOST_SECONDS: i64 = 3600;

/// The longest turns are those of a piece that leaps over many.
const LONGEST_TURN: usize = 320;

/// A form of the board or of one of the sheets beside it, right or wrong.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default)]
pub struct RecordForm {
    /// The number of the last entry that the page showed.
    seen: u32,
    /// How many milliseconds ago it happened, by the steady clock of the phone.
    ago: u32,
    /// The number of the page that sends it, of all that the phone has open.
    pub(super) tab: String,
    pub(super) act: String,
    #[serde(flatten)]
    fields: BTreeMap<String, String>,
}

impl RecordForm {
    /// What somebody typed in a field of a sheet that was refused; empty elsewhere.
    pub(super) fn kept(&self, act: &str, field: &str) -> &str {
        if self.act == act {
            self.field(field)
        } else {
            ""
        }
    }

    /// How long it has waited on the phone.
    pub(super) fn waited(&self) -> Duration {
        Duration::from_millis(u64::from(self.ago))
    }

    /// The turn that it is; `None` for anything else.
    pub(super) fn turn(&self) -> Option<RecordRequest> {
        let is_turn = self.act == "turn";
        is_turn.then(|| self.slip_of(self.played()))
    }

    fn played(&self) -> Command {
        let turn = self.field("turn").trim();
        Command::Play(turn.chars().take(LONGEST_TURN).collect())
    }

    fn slip_of(&self, command: Command) -> RecordRequest {
        RecordRequest {
            ago: TimeDelta::milliseconds(i64::from(self.ago)),
            ..RecordRequest::now(self.seen, command)
        }
    }

    /// What it asks the desk to write down.
    ///
    /// # Errors
    /// When a field is none of the choices, or no number.
    pub(super) fn slip(&self, desk: &Desk, seat: &BoardContext) -> Result<RecordRequest, Fault> {
        let command = match self.act.as_str() {
            "start" => {
                let event = &seat.event;
                Command::Start(event.ruleset.clone(), event.clock, event.conduct)
            }
            "set-up" => Command::SetUp {
                position: self.position(desk, seat)?,
                reason: self.reason()?,
            },
            _ => match self.at_the_board()? {
                Some(command) => command,
                None => self.beside_the_board()?,
            },
        };
        Ok(self.slip_of(command))
    }

    /// What happens again and again; `None` for what has a sheet of its own.
    fn at_the_board(&self) -> Result<Option<Command>, Fault> {
        let side = || side(self.field("side"));
        let reason = self.reason()?;
        Ok(Some(match self.act.as_str() {
            "turn" => self.played(),
            "undo" => Command::TakeBack(reason),
            "redo" => Command::PlayAgain,
            "clock" => Command::CallClock,
            "pause" => Command::Pause(Pause::Umpire { reason }),
            "resume" => Command::Resume,
            "card" => match self.field("card") {
                "yellow" => Command::ShowCard(side()?, Card::Yellow, self.offence()?),
                "red" => Command::ShowCard(side()?, Card::Red, self.offence()?),
                "award" => Command::AwardAgainst(side()?, self.offence()?),
                _ => return Err(wrong("card", FormProblem::NotAChoice)),
            },
            "draw" => Command::AgreeDraw,
            "resign" => Command::Resign(side()?),
            "absent" => Command::Forfeit {
                present: Some(!side()?),
            },
            "both-absent" => Command::Forfeit { present: None },
            "agree" => Command::ConfirmResult(side()?),
            "stopped" => Command::Adjudicate(side().map_or(Outcome::Drawn, Outcome::Won), reason),
            _ => return Ok(None),
        }))
    }

    /// What is needed now and then.
    fn beside_the_board(&self) -> Result<Command, Fault> {
        let side = || side(self.field("side"));
        let reason = self.reason()?;
        let words = self.words()?;
        Ok(match self.act.as_str() {
            "adjust" => Command::AdjustTime {
                side: side()?,
                ms: 1000 * self.seconds()?,
                reason,
            },
            "card-back" => Command::TakeCardBack(side()?, reason),
            "illegal" => Command::ReportIllegal {
                side: side()?,
                what: self.irregularity(words)?,
                consequence: one_of(Consequence::ALL, Consequence::code, "consequence", self)?,
            },
            "claim" => Command::ClaimDraw(
                side()?,
                one_of(Claim::ALL, |one| one.code(), "claim", self)?,
            ),
            "correct" => Command::CorrectTurn {
                number: self.number("number")?,
                turn: self.field("turn").trim().to_owned(),
                dropping: self.number("dropping")? as usize,
                reason,
            },
            "right" => Command::PutRight(self.with_mistakes()),
            "stood" => Command::PlayIrregular(self.with_mistakes()),
            "call" => Command::Ask(Ask::Call(self.call(words)?)),
            "call-done" => Command::Ask(Ask::Answer {
                entry: self.number("entry")?,
                reply: reason,
            }),
            "appeal" => Command::Ask(Ask::Appeal(side()?, words)),
            "withdraw" => Command::Ask(Ask::Withdraw {
                entry: self.number("entry")?,
            }),
            _ => return Err(wrong("act", FormProblem::NotAChoice)),
        })
    }

    fn offence(&self) -> Result<Offence, Fault> {
        one_of(Offence::ALL, Offence::code, "offence", self)
            .map_err(|_| wrong("card", FormProblem::NotAChoice))
    }

    fn reason(&self) -> Result<String, Fault> {
        reason(self.field("reason"))
    }

    fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    fn words(&self) -> Result<String, Fault> {
        reason(self.field("words"))
    }

    fn number(&self, field: &'static str) -> Result<u32, Fault> {
        let number = self.field(field).trim().parse();
        number.map_err(|_| wrong(field, FormProblem::NotANumber))
    }

    fn seconds(&self) -> Result<i64, Fault> {
        let not_a_number = || wrong("time", FormProblem::NotANumber);
        let seconds: i64 = self
            .field("time")
            .trim()
            .parse()
            .ok()
            .filter(|seconds| (0..=MOST_SECONDS).contains(seconds))
            .ok_or_else(not_a_number)?;
        match self.field("way") {
            "give" => Ok(seconds),
            "take" => Ok(-seconds),
            _ => Err(wrong("time", FormProblem::NotAChoice)),
        }
    }

    fn irregularity(&self, words: String) -> Result<Irregularity, Fault> {
        let known = Irregularity::NAMED.into_iter();
        let mut known = known.filter(|one| one.name() == self.field("what"));
        match known.next() {
            Some(named) => Ok(named),
            None if words.is_empty() => Err(wrong("what", FormProblem::Missing)),
            None => Ok(Irregularity::Other(words)),
        }
    }

    fn call(&self, words: String) -> Result<Call, Fault> {
        let mut known = Call::READY
            .into_iter()
            .filter(|one| one.name() == self.field("about"));
        match known.next() {
            Some(ready) => Ok(ready),
            None if words.is_empty() => Err(wrong("words", FormProblem::Missing)),
            None => Ok(Call::Other(words)),
        }
    }

    /// A turn with the discs that were left, or turned, wrongly: `h5!-g5!+f1`.
    fn with_mistakes(&self) -> String {
        let named = |field: &str, sign: &str| -> String {
            let squares = self
                .field(field)
                .split(|c: char| !c.is_ascii_alphanumeric());
            let squares = squares.filter(|square| !square.is_empty());
            let mistakes = squares.map(|square| format!("!{sign}{}", square.to_ascii_lowercase()));
            mistakes.collect()
        };
        let mistakes = named("missed", "-") + &named("extra", "+");
        let turn = self.field("turn").trim().to_ascii_lowercase();
        if mistakes.is_empty() {
            turn + "!"
        } else {
            turn + &mistakes
        }
    }

    /// The text of the position, typed as such or read off the board man by man.
    fn position(&self, desk: &Desk, seat: &BoardContext) -> Result<String, Fault> {
        let text = self.field("position").trim();
        if text.chars().count() > LONGEST_POSITION {
            return Err(wrong("position", FormProblem::TooLong));
        }
        if !text.is_empty() {
            return Ok(text.to_owned());
        }
        let ruleset = &seat.event.ruleset;
        let recorded = desk.recorded_game(seat)?;
        let start = ruleset.start();
        let now = recorded
            .game
            .play()
            .map_or(&start, |play| play.course.position());
        let shown = ruleset.arrangement(now);
        let group = |group: Group| {
            let [points, hand] = group_fields(group.side, group.kind);
            let in_hand = if ruleset.has_hand() {
                self.number_in(&hand)?
            } else {
                0
            };
            Ok(Group {
                points: self.field(&points).to_owned(),
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
            second_moves: side(self.field("side"))? == Side::Second,
        };
        let arranged = ruleset.arranged(&shown, now);
        Ok(arranged.map_err(crate::referee::Refusal::from)?)
    }

    fn number_in(&self, field: &str) -> Result<u8, Fault> {
        let number = self.field(field).trim().parse();
        number.map_err(|_| wrong("hand", FormProblem::NotANumber))
    }
}

/// The fields of a group of men: the points, and how many are in hand.
pub(super) fn group_fields(side: Side, kind: Kind) -> [String; 2] {
    let side = side_code(side);
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

fn one_of<T: Copy, const N: usize>(
    all: [T; N],
    name: impl Fn(T) -> &'static str,
    field: &'static str,
    deed: &RecordForm,
) -> Result<T, Fault> {
    let mut known = all
        .into_iter()
        .filter(|one| name(*one) == deed.field(field));
    known
        .next()
        .ok_or_else(|| wrong(field, FormProblem::NotAChoice))
}
