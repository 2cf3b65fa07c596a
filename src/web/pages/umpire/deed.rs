//! What the sheets beside the board send, made into what the record understands.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::referee::{Ask, Call, Claim, Command, Consequence, Irregularity};
use crate::rules::{Arrangement, Group, Kind, Position, Ruleset, Side};
use crate::web::forms::{reason, side, wrong};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The longest text of a position that anybody types.
const LONGEST_POSITION: usize = 400;
/// Nobody gives or takes more at once, in seconds.
const MOST_SECONDS: i64 = 3600;

/// A form of one of the sheets, right or wrong.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default)]
pub struct Deed {
    /// The number of the last entry that the page showed.
    pub seen: u32,
    pub(super) act: String,
    #[serde(flatten)]
    fields: BTreeMap<String, String>,
}

impl Deed {
    /// What somebody typed in a field of a sheet that was refused; empty elsewhere.
    pub(super) fn kept(&self, act: &str, field: &str) -> &str {
        match self.act == act {
            true => self.field(field),
            false => "",
        }
    }

    /// The command it means, in a game that stands so.
    ///
    /// # Errors
    /// When a field is none of the choices, or no number.
    pub(super) fn command(&self, ruleset: &Ruleset, now: &Position) -> Result<Command, Fault> {
        let side = || side(self.field("side"));
        let reason = reason(self.field("reason"))?;
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
                consequence: one_of(Consequence::ALL, Consequence::name, "consequence", self)?,
            },
            "claim" => Command::ClaimDraw(
                side()?,
                one_of(Claim::ALL, |one| one.name(), "claim", self)?,
            ),
            "correct" => Command::CorrectTurn {
                number: self.number("number")?,
                turn: self.field("turn").trim().to_owned(),
                dropping: self.number("dropping")? as usize,
                reason,
            },
            "right" => Command::PutRight(self.with_mistakes()),
            "stood" => Command::PlayIrregular(self.with_mistakes()),
            "set-up" => Command::SetUp {
                position: self.position(ruleset, now)?,
                reason,
            },
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
        match mistakes.is_empty() {
            true => turn + "!",
            false => turn + &mistakes,
        }
    }

    /// The text of the position, typed as such or read off the board man by man.
    fn position(&self, ruleset: &Ruleset, now: &Position) -> Result<String, Fault> {
        let text = self.field("position").trim();
        if text.chars().count() > LONGEST_POSITION {
            return Err(wrong("position", FormProblem::TooLong));
        }
        if !text.is_empty() {
            return Ok(text.to_owned());
        }
        let shown = ruleset.arrangement(now);
        let group = |group: Group| {
            let [points, hand] = group_fields(group.side, group.kind);
            let in_hand = match ruleset.has_hand() {
                true => self.number_in(&hand)?,
                false => 0,
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
    let side = match side {
        Side::First => "first",
        Side::Second => "second",
    };
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
    deed: &Deed,
) -> Result<T, Fault> {
    let mut known = all
        .into_iter()
        .filter(|one| name(*one) == deed.field(field));
    known
        .next()
        .ok_or_else(|| wrong(field, FormProblem::NotAChoice))
}
