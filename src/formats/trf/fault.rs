//! Faults in a tournament report file, each with its line and column.

/// Something in a file that cannot be taken over.
///
/// `Display` is the English sentence: `line 4, column 92: player 17 is not in the file`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct TrfFault {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// What is wrong.
    pub what: TrfProblem,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TrfProblem {
    /// Too much for one file.
    #[error("the file has {bytes} bytes; at most {most} are read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The most there may be.
        most: usize,
    },
    /// A line that is longer than all of ours.
    #[error("the line has more than {most} bytes")]
    LineTooLong {
        /// The most there may be.
        most: usize,
    },
    /// More lines than a tournament has.
    #[error("the file has more than {most} lines")]
    TooManyLines {
        /// The most there may be.
        most: u32,
    },
    /// There is nobody to pair.
    #[error("there is no line 001: the file has no players")]
    NoPlayers,
    /// Something else stands where a number belongs.
    #[error("{text:?} is not a number from {least} to {most}")]
    NotANumber {
        /// What stands there.
        text: String,
        /// The least number.
        least: u32,
        /// The greatest number.
        most: u32,
    },
    /// Something else stands where points belong.
    #[error("{text:?} is no number of points such as 1.0 or 2.5")]
    NotPoints {
        /// What stands there.
        text: String,
    },
    /// Two players have the same number.
    #[error("player {number} stands in line {first} already")]
    Twice {
        /// The number.
        number: u32,
        /// Where it stood first.
        first: u32,
    },
    /// A number that nobody has.
    #[error("player {number} is not in the file")]
    Unknown {
        /// The number.
        number: u32,
    },
    /// A side that is none.
    #[error("{found:?} is no colour: w, b or -")]
    BadColour {
        /// What stands there.
        found: char,
    },
    /// A result that is none.
    #[error("{found:?} is no result: 1 = 0 W D L + - H F U Z")]
    BadResult {
        /// What stands there.
        found: char,
    },
    /// A game without an opponent or a colour, or a bye with an opponent.
    #[error("result {found:?} does not go with this opponent and colour")]
    Contradiction {
        /// The result.
        found: char,
    },
    /// What the opponent's line says of the same round is something else.
    #[error("round {round}: the line of player {other} says something else")]
    NotMirrored {
        /// The round.
        round: usize,
        /// The opponent.
        other: u32,
    },
    /// The points of a player are not those of the rounds.
    #[error("the rounds give {counted} tenths of a point, not {written}")]
    PointsDiffer {
        /// What the rounds give.
        counted: i32,
        /// What stands there.
        written: i32,
    },
    /// A word that means nothing here.
    #[error("{text:?} is not understood here")]
    BadWord {
        /// What stands there.
        text: String,
    },
    /// A record that changes the pairing, and that is not read here.
    #[error("records {tag} are not supported")]
    NotSupported {
        /// The record.
        tag: String,
    },
    /// What an event of ours counts as wins, draws and nothing, counts otherwise.
    #[error(
        "forfeits, byes or unfinished games are worth other points than wins, draws and nothing; an event cannot keep that"
    )]
    OtherPoints,
    /// A code of record 212 that is no tie-break, or none of players in an event of players.
    #[error("{code:?} is no tie-break that is known here")]
    UnknownTiebreak {
        /// The code.
        code: String,
    },
    /// Extra points for the pairing that no event of ours has.
    #[error(
        "these extra points are not those of the Baku method (C.04.7); an event cannot keep them"
    )]
    OtherAcceleration,
    /// More pairs kept apart than an event can hold.
    #[error("{pairs} pairs must not meet; an event can keep {most}")]
    TooManyApart {
        /// How many there are.
        pairs: usize,
        /// How many there may be.
        most: usize,
    },
    /// Teams play, but the file does not say who plays for which.
    #[error("this is a tournament of teams, but there is no record 310: no team is known")]
    NoTeams,
    /// Extra points for the pairing of teams.
    #[error("tournaments of teams with extra points in the first rounds are not supported")]
    AcceleratedTeams,
    /// Two teams have the same number.
    #[error("team {number} stands in line {first} already")]
    TeamTwice {
        /// The number.
        number: u32,
        /// Where it stood first.
        first: u32,
    },
    /// A number that no team has.
    #[error("team {number} is not in the file")]
    UnknownTeam {
        /// The number.
        number: u32,
    },
    /// A match, or the bye of the pairing, is worth other points than an event gives.
    #[error(
        "matches and byes of teams are worth other points than 2, 1 and 0 and a drawn match; an event cannot keep that"
    )]
    OtherTeamPoints,
    /// The points of a team are not those of its matches.
    #[error("the matches give team {number} {counted} tenths of a point, not {written}")]
    TeamPointsDiffer {
        /// The number.
        number: u32,
        /// What the matches give.
        counted: i32,
        /// What stands there.
        written: i32,
    },
}
