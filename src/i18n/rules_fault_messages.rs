//! Messages for faults in rules and positions.

use super::Localizer;
use super::localize::{Localize, Message, message_ids};
use inkundla_core::rules::{BadOption, IneffectiveOption, InvalidPosition, PositionField, Side};

impl Localize for BadOption {
    fn message(&self, t: &Localizer) -> Message {
        match self {
            BadOption::NoSuchGame(name) => {
                Message::new("badoption-no-such-game").with("name", name)
            }
            BadOption::NotAnOption(text) => {
                Message::new("badoption-not-an-option").with("text", text)
            }
            BadOption::NoSuchOption { name, known } => Message::new("badoption-no-such-option")
                .with("name", name)
                .with("known", known),
            BadOption::NoSuchValue {
                name,
                value,
                values,
            } => Message::new("badoption-no-such-value")
                .with("name", *name)
                .with("value", value)
                .with("values", values),
            BadOption::Men(men) => Message::new("badoption-men").with("men", i64::from(*men)),
            BadOption::KindsNotTyped => Message::new("badoption-kinds-not-typed"),
            BadOption::LosesTooMany { men, most } => Message::new("badoption-loses-too-many")
                .with("men", i64::from(*men))
                .with("most", i64::from(*most)),
            BadOption::CrowdedCastle => Message::new("badoption-crowded-castle"),
            BadOption::IneffectiveOption { name, why } => Message::new("badoption-idle")
                .with("name", *name)
                .with("why", t.localize(why)),
        }
    }
}

message_ids!(IneffectiveOption {
    NoCornerLines = "idle-no-corner-lines",
    NoCentre = "idle-no-centre",
    NobodyOnThree = "idle-nobody-on-three",
    NotCounted = "idle-not-counted",
    NeverFull = "idle-never-full",
    NoGifts = "idle-no-gifts",
    NothingToClaim = "idle-nothing-to-claim",
    NoBan = "idle-no-ban",
    LinesStand = "idle-lines-stand",
});

impl Localize for InvalidPosition {
    fn message(&self, _: &Localizer) -> Message {
        match self {
            InvalidPosition::Parts(parts) => Message::new("illformed-parts").with("parts", *parts),
            InvalidPosition::Shape(shape) => Message::new("illformed-shape").with("shape", *shape),
            InvalidPosition::NoMan(letter) => {
                Message::new("illformed-no-man").with("letter", letter.to_string())
            }
            InvalidPosition::Rank { rank, text } => Message::new("illformed-rank")
                .with("rank", *rank as i64)
                .with("text", text),
            InvalidPosition::Value { part, text, values } => Message::new("illformed-value")
                .with("part", field_code(*part))
                .with("text", text)
                .with("values", *values),
            InvalidPosition::TooManyMen(side) => of("illformed-too-many-men", *side),
            InvalidPosition::Empty => Message::new("illformed-empty"),
            InvalidPosition::BothOver => Message::new("illformed-both-over"),
            InvalidPosition::QuietTooSoon => Message::new("illformed-quiet-too-soon"),
            InvalidPosition::GiftDue(side) => of("illformed-gift-due", *side),
            InvalidPosition::CrowdedCastle(side) => of("illformed-crowded-castle", *side),
            InvalidPosition::Gifts => Message::new("illformed-gifts"),
            InvalidPosition::NoSuchPoint(point) => {
                Message::new("illformed-no-such-point").with("point", point)
            }
            InvalidPosition::Ban(side) => of("illformed-ban", *side),
        }
    }
}

fn of(id: &'static str, side: Side) -> Message {
    let player = match side {
        Side::First => "first",
        Side::Second => "second",
    };
    Message::new(id).with("player", player)
}

fn field_code(part: PositionField) -> &'static str {
    match part {
        PositionField::ToMove => "to-move",
        PositionField::Hands => "hands",
        PositionField::Gifts => "gifts",
        PositionField::Quiet => "quiet",
        PositionField::Bans => "bans",
        PositionField::Turns => "turns",
        PositionField::CastleMoves => "castle-moves",
    }
}
