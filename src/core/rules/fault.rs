//! What can be wrong with rules and positions that somebody writes down.

use super::Side;

/// Why rules cannot be had so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// No game is called so.
    #[error("there is no ruleset {0}")]
    NoSuchGame(String),
    /// An option is written `name=value`.
    #[error("{0} is not of the form option=value")]
    NotAnOption(String),
    /// The game has no such option.
    #[error("there is no option {name}; there are {known}")]
    NoSuchOption {
        /// What was asked for.
        name: String,
        /// The names of all that there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("{name} cannot be {value}; it can be {values}")]
    NoSuchValue {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What it can be.
        values: String,
    },
    /// The number of men is too small or too large to begin with.
    #[error("a player begins with 4 to 12 men, not {0}")]
    Men(u32),
    /// Herd-boys and warriors in a hand whose kinds are not distinguished.
    #[error("herd-boys and warriors need typed=true")]
    KindsNotTyped,
    /// Two cows can never make a line, so the game must end with them.
    #[error("of {men} men a player can lose at most {most}: set win_lost")]
    LosesTooMany {
        /// With how many a player begins.
        men: u32,
        /// How many can be lost at most.
        most: u32,
    },
    /// Camelot: positions are refused that this game can bring about.
    #[error("setup=reject needs castle_duty=absolute")]
    CrowdedCastle,
    /// A rule was changed that settles nothing beside the others.
    #[error("{name} changes nothing here: {why}")]
    IneffectiveOption {
        /// The option.
        name: &'static str,
        /// Why that is so.
        why: IneffectiveOption,
    },
}

/// Why a rule settles nothing beside the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IneffectiveOption {
    /// Three men along a corner road are nowhere a line.
    #[error("this board has no corner lines")]
    NoCornerLines,
    /// There is no centre for lines to end in.
    #[error("this board has no centre")]
    NoCentre,
    /// A player has lost before only three men are left.
    #[error("nobody plays on with three men")]
    NobodyOnThree,
    /// Turns without a shot are not counted.
    #[error("turns without a shot are not counted")]
    NotCounted,
    /// There are more points than men.
    #[error("the men cannot fill the board")]
    NeverFull,
    /// Nobody gives a man away.
    #[error("there are no gifts")]
    NoGifts,
    /// No counter draws a game.
    #[error("nothing is counted that draws a game")]
    NothingToClaim,
    /// Going back is free.
    #[error("going straight back is not banned")]
    NoBan,
    /// A man in a line is never shot.
    #[error("no shot can break a line")]
    LinesStand,
}

/// Why a text is no position of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPosition {
    /// Too few parts between the blanks, or too many.
    #[error("a position has these parts, divided by single blanks: {0}")]
    Parts(&'static str),
    /// The board has other squares or points than it should.
    #[error("the board is not of the form {0}")]
    Shape(&'static str),
    /// A letter that is no man of the game.
    #[error("{0} is no man of this game")]
    NoMan(char),
    /// A rank of Camelot.
    #[error("rank {rank} cannot be {text}")]
    Rank {
        /// Which, from 1.
        rank: usize,
        /// What was written.
        text: String,
    },
    /// Something that is none of a few.
    #[error("{} cannot be {text}; it can be {values}", .part.name())]
    Value {
        /// What is meant.
        part: PositionField,
        /// What was written.
        text: String,
        /// What it can be.
        values: &'static str,
    },
    /// More men than a player begins with.
    #[error("{} has more men of a kind than a player begins with", player(*.0))]
    TooManyMen(Side),
    /// Nobody has a man.
    #[error("the board is empty")]
    Empty,
    /// Both have lost at once, or won.
    #[error("the game cannot be over for both players")]
    BothOver,
    /// A count of turns without a shot before a player has three men left.
    #[error("turns without a shot are counted only when a player has three men left")]
    QuietTooSoon,
    /// Another player must give.
    #[error("the gift of {} is due", player(*.0))]
    GiftDue(Side),
    /// Gifts that no game brings about.
    #[error("these gifts cannot have been made")]
    Gifts,
    /// Camelot: a side stands on both squares of its own castle.
    #[error("{} cannot stand on both squares of the own castle", player(*.0))]
    CrowdedCastle(Side),
    /// The board has no such point.
    #[error("there is no point {0} on this board")]
    NoSuchPoint(String),
    /// A ban that no move can have left.
    #[error("{} cannot be under this ban", player(*.0))]
    Ban(Side),
}

/// A part of a position's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionField {
    /// Who is to move.
    ToMove,
    /// The men in hand.
    Hands,
    /// How many gifts were made.
    Gifts,
    /// The count of quiet turns.
    Quiet,
    /// The moves that are banned.
    Bans,
    /// How many turns were played.
    Turns,
    /// How often each player has moved in the enemy castle.
    CastleMoves,
}

impl PositionField {
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
