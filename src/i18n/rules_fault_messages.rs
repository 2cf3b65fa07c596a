//! Messages for faults in rules and positions.

use super::Localizer;
use super::localize::{Localize, Message, message_ids};
use inkundla_core::rules::{BadOption, IneffectiveOption, InvalidPosition, PositionField, Side};

message_ids!(BadOption, t {
    NoSuchGame(name) = "badoption-no-such-game" { name },
    NotAnOption(text) = "badoption-not-an-option" { text },
    NoSuchOption { name, known } = "badoption-no-such-option" { name, known },
    NoSuchValue { name, value, values } = "badoption-no-such-value" { name, value, values },
    Men(men) = "badoption-men" { men: i64::from(*men) },
    KindsNotTyped = "badoption-kinds-not-typed",
    LosesTooMany { men, most } = "badoption-loses-too-many" {
        men: i64::from(*men),
        most: i64::from(*most),
    },
    CrowdedCastle = "badoption-crowded-castle",
    IneffectiveOption { name, why } = "badoption-idle" { name, why: t.localize(why) },
});

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

message_ids!(InvalidPosition {
    Parts(parts) = "illformed-parts" { parts },
    Shape(shape) = "illformed-shape" { shape },
    NoMan(letter) = "illformed-no-man" { letter: letter.to_string() },
    Rank { rank, text } = "illformed-rank" { rank: *rank as i64, text },
    Value { part, text, values } = "illformed-value" { part: field_code(*part), text, values },
    TooManyMen(side) => of("illformed-too-many-men", *side),
    Empty = "illformed-empty",
    BothOver = "illformed-both-over",
    QuietTooSoon = "illformed-quiet-too-soon",
    GiftDue(side) => of("illformed-gift-due", *side),
    CrowdedCastle(side) => of("illformed-crowded-castle", *side),
    Gifts = "illformed-gifts",
    NoSuchPoint(point) = "illformed-no-such-point" { point },
    Ban(side) => of("illformed-ban", *side),
});

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
