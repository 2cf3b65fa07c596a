//! What is wrong with rules and positions that somebody wrote down.

use super::Tongue;
use super::speak::{Sentence, Speak};
use crate::rules::{BadOption, Idle, IllFormed, Part, Side};

impl Speak for BadOption {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        match self {
            BadOption::NoSuchGame(name) => {
                Sentence::plain("badoption-no-such-game").with("name", name.as_str())
            }
            BadOption::NotAnOption(text) => {
                Sentence::plain("badoption-not-an-option").with("text", text.as_str())
            }
            BadOption::NoSuchOption { name, known } => Sentence::plain("badoption-no-such-option")
                .with("name", name.as_str())
                .with("known", known.as_str()),
            BadOption::NoSuchValue {
                name,
                value,
                values,
            } => Sentence::plain("badoption-no-such-value")
                .with("name", *name)
                .with("value", value.as_str())
                .with("values", values.as_str()),
            BadOption::Men(men) => Sentence::plain("badoption-men").with("men", i64::from(*men)),
            BadOption::KindsNotTold => Sentence::plain("badoption-kinds-not-told"),
            BadOption::LosesTooMany { men, most } => Sentence::plain("badoption-loses-too-many")
                .with("men", i64::from(*men))
                .with("most", i64::from(*most)),
            BadOption::CrowdedCastle => Sentence::plain("badoption-crowded-castle"),
            BadOption::Idle { name, why } => Sentence::plain("badoption-idle")
                .with("name", *name)
                .with("why", tongue.speak(why)),
        }
    }
}

impl Speak for Idle {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            Idle::NoCornerLines => "idle-no-corner-lines",
            Idle::NoCentre => "idle-no-centre",
            Idle::NobodyOnThree => "idle-nobody-on-three",
            Idle::NotCounted => "idle-not-counted",
            Idle::NeverFull => "idle-never-full",
            Idle::NoGifts => "idle-no-gifts",
            Idle::NothingToClaim => "idle-nothing-to-claim",
            Idle::NoBan => "idle-no-ban",
            Idle::LinesStand => "idle-lines-stand",
        })
    }
}

impl Speak for IllFormed {
    fn sentence(&self, _: &Tongue) -> Sentence {
        match self {
            IllFormed::Parts(parts) => Sentence::plain("illformed-parts").with("parts", *parts),
            IllFormed::Shape(shape) => Sentence::plain("illformed-shape").with("shape", *shape),
            IllFormed::NoMan(letter) => {
                Sentence::plain("illformed-no-man").with("letter", letter.to_string())
            }
            IllFormed::Rank { rank, text } => Sentence::plain("illformed-rank")
                .with("rank", *rank as i64)
                .with("text", text.as_str()),
            IllFormed::Value { part, text, values } => Sentence::plain("illformed-value")
                .with("part", part_code(*part))
                .with("text", text.as_str())
                .with("values", *values),
            IllFormed::TooManyMen(side) => of("illformed-too-many-men", *side),
            IllFormed::Empty => Sentence::plain("illformed-empty"),
            IllFormed::BothOver => Sentence::plain("illformed-both-over"),
            IllFormed::QuietTooSoon => Sentence::plain("illformed-quiet-too-soon"),
            IllFormed::GiftDue(side) => of("illformed-gift-due", *side),
            IllFormed::CrowdedCastle(side) => of("illformed-crowded-castle", *side),
            IllFormed::Gifts => Sentence::plain("illformed-gifts"),
            IllFormed::NoSuchPoint(point) => {
                Sentence::plain("illformed-no-such-point").with("point", point.as_str())
            }
            IllFormed::Ban(side) => of("illformed-ban", *side),
        }
    }
}

fn of(id: &'static str, side: Side) -> Sentence {
    let player = match side {
        Side::First => "first",
        Side::Second => "second",
    };
    Sentence::plain(id).with("player", player)
}

fn part_code(part: Part) -> &'static str {
    match part {
        Part::ToMove => "to-move",
        Part::Hands => "hands",
        Part::Gifts => "gifts",
        Part::Quiet => "quiet",
        Part::Bans => "bans",
        Part::Turns => "turns",
        Part::CastleMoves => "castle-moves",
    }
}
