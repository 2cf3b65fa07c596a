//! Errors in rule options and in the text of positions.

use super::Side;
use crate::quoted;

/// An invalid ruleset or option.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// No game has this name.
    #[error("there is no ruleset {}", quoted(.0))]
    NoSuchGame(String),
    /// An option is written `name=value`.
    #[error("{0} is not of the form option=value")]
    NotAnOption(String),
    /// The game has no such option.
    #[error("there is no option {name}; there are {known}")]
    NoSuchOption {
        /// The unknown name.
        name: String,
        /// The names of the existing options.
        known: String,
    },
    /// The option cannot have this value.
    #[error("{name} cannot be {value}; it can be {values}")]
    NoSuchValue {
        /// The option.
        name: &'static str,
        /// The invalid value.
        value: String,
        /// The possible values.
        values: String,
    },
    /// Too few or too many men per player.
    #[error("a player begins with 4 to 12 men, not {0}")]
    Men(u32),
    /// Herd-boys and warriors in a hand whose kinds are not distinguished.
    #[error("herd-boys and warriors need typed=true")]
    KindsNotTyped,
    /// Two cows can never make a line, so the game must end at two.
    #[error("of {men} men a player can lose at most {most}: set win_lost")]
    LosesTooMany {
        /// The number of men of a player at the start.
        men: u32,
        /// The largest possible `win_lost`.
        most: u32,
    },
    /// Camelot: these options would reject positions that the game can reach.
    #[error("setup=reject needs castle_duty=absolute")]
    CrowdedCastle,
    /// The changed option has no effect in combination with the others.
    #[error("{name} changes nothing here: {why}")]
    IneffectiveOption {
        /// The option.
        name: &'static str,
        /// The reason.
        why: IneffectiveOption,
    },
}

impl BadOption {
    pub(super) fn no_such_option(name: &str, known: &[&str]) -> BadOption {
        BadOption::NoSuchOption {
            name: name.to_owned(),
            known: known.join(", "),
        }
    }

    pub(super) fn no_such_value(name: &'static str, value: &str, values: String) -> BadOption {
        BadOption::NoSuchValue {
            name,
            value: value.to_owned(),
            values,
        }
    }
}

/// The reason why an option has no effect in combination with the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IneffectiveOption {
    /// The board has no line of three along a corner road.
    #[error("this board has no corner lines")]
    NoCornerLines,
    /// There is no centre for lines to end in.
    #[error("this board has no centre")]
    NoCentre,
    /// A player loses before being down to three men.
    #[error("nobody plays on with three men")]
    NobodyOnThree,
    /// Turns without a shot are not counted.
    #[error("turns without a shot are not counted")]
    NotCounted,
    /// The board has more points than both players have men.
    #[error("the men cannot fill the board")]
    NeverFull,
    /// No men are given away.
    #[error("there are no gifts")]
    NoGifts,
    /// No counter draws a game.
    #[error("nothing is counted that draws a game")]
    NothingToClaim,
    /// No move back is banned.
    #[error("going straight back is not banned")]
    NoBan,
    /// Men in a line cannot be shot.
    #[error("no shot can break a line")]
    LinesStand,
}

/// The error in a position's text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPosition {
    /// Wrong number of fields.
    #[error("a position has these parts, divided by single blanks: {0}")]
    Parts(&'static str),
    /// Wrong number of squares or points.
    #[error("the board is not of the form {0}")]
    Shape(&'static str),
    /// The letter denotes no man of the game.
    #[error("{0} is no man of this game")]
    NoMan(char),
    /// Camelot: invalid text of a rank.
    #[error("rank {rank} cannot be {text}")]
    Rank {
        /// The number of the rank, from 1.
        rank: usize,
        /// The invalid text.
        text: String,
    },
    /// A field has an invalid value.
    #[error("{} cannot be {text}; it can be {values}", .part.name())]
    Value {
        /// The field.
        part: PositionField,
        /// The invalid text.
        text: String,
        /// The possible values.
        values: &'static str,
    },
    /// More men than a player has at the start.
    #[error("{} has more men of a kind than a player begins with", player(*.0))]
    TooManyMen(Side),
    /// Neither player has a man.
    #[error("the board is empty")]
    Empty,
    /// Both players have lost, or both have won.
    #[error("the game cannot be over for both players")]
    BothOver,
    /// A count of turns without a shot before a player is down to three men.
    #[error("turns without a shot are counted only when a player has three men left")]
    QuietTooSoon,
    /// The other player must give a man first.
    #[error("the gift of {} is due", player(*.0))]
    GiftDue(Side),
    /// No game can lead to these gifts.
    #[error("these gifts cannot have been made")]
    Gifts,
    /// Camelot: a side occupies both squares of its own castle.
    #[error("{} cannot stand on both squares of the own castle", player(*.0))]
    CrowdedCastle(Side),
    /// The board has no such point.
    #[error("there is no point {0} on this board")]
    NoSuchPoint(String),
    /// No move can have caused this ban.
    #[error("{} cannot be under this ban", player(*.0))]
    Ban(Side),
}

/// A field of a position's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionField {
    /// The side to move.
    ToMove,
    /// The men in hand.
    Hands,
    /// The number of gifts made.
    Gifts,
    /// The count of quiet turns.
    Quiet,
    /// The banned moves.
    Bans,
    /// The number of turns played.
    Turns,
    /// The number of moves each player has made in the enemy castle.
    CastleMoves,
}

impl PositionField {
    /// The error for an invalid text of the field.
    pub(super) fn invalid(self, text: &str, values: &'static str) -> InvalidPosition {
        InvalidPosition::Value {
            part: self,
            text: text.to_owned(),
            values,
        }
    }

    fn name(self) -> &'static str {
        match self {
            PositionField::ToMove => "the side to move",
            PositionField::Hands => "the men in hand",
            PositionField::Gifts => "the number of gifts",
            PositionField::Quiet => "the count of quiet turns",
            PositionField::Bans => "the banned moves",
            PositionField::Turns => "the number of turns",
            PositionField::CastleMoves => "the castle moves",
        }
    }
}

fn player(side: Side) -> &'static str {
    match side {
        Side::First => "player 1",
        Side::Second => "player 2",
    }
}
