//! Faults in a tournament report file, each with its line and column.

use super::number::decimal;
use inkundla_core::quoted;

/// A fault in a report file.
///
/// `Display` is the English message: `line 4, column 92: player 17 is not in the file`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct TrfFault {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// The problem.
    pub what: TrfProblem,
}

/// A problem of a report file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TrfProblem {
    /// The file has too many bytes.
    #[error("the file has {bytes} bytes; at most {most} are read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The limit.
        most: usize,
    },
    /// A line has too many bytes.
    #[error("the line has more than {most} bytes")]
    LineTooLong {
        /// The limit.
        most: usize,
    },
    /// The file has too many lines.
    #[error("the file has more than {most} lines")]
    TooManyLines {
        /// The limit.
        most: u32,
    },
    /// No players.
    #[error("there is no line 001: the file has no players")]
    NoPlayers,
    /// Not a number, or out of range.
    #[error("{} is not a number from {least} to {most}", quoted(text))]
    NotANumber {
        /// The text.
        text: String,
        /// The lower limit.
        least: u32,
        /// The upper limit.
        most: u32,
    },
    /// Not a number of points.
    #[error("{} is no number of points such as 1.0 or 2.5", quoted(text))]
    NotPoints {
        /// The text.
        text: String,
    },
    /// Two players have the same number.
    #[error("player {number} stands in line {first} already")]
    Twice {
        /// The number.
        number: u32,
        /// The line of the first one.
        first: u32,
    },
    /// No player has this number.
    #[error("player {number} is not in the file")]
    Unknown {
        /// The number.
        number: u32,
    },
    /// Not a colour.
    #[error("{} is no colour: w, b or -", quoted(found))]
    BadColour {
        /// The character.
        found: char,
    },
    /// Not a result code.
    #[error("{} is no result: 1 = 0 W D L + - H F U Z ?", quoted(found))]
    BadResult {
        /// The character.
        found: char,
    },
    /// A game without an opponent or a colour, or a bye with an opponent.
    #[error("result {} does not go with this opponent and colour", quoted(found))]
    Contradiction {
        /// The result.
        found: char,
    },
    /// The opponent's line contradicts this one.
    #[error("round {round}: the line of player {other} says something else")]
    NotMirrored {
        /// The round.
        round: usize,
        /// The opponent.
        other: u32,
    },
    /// Two results that are not of one game, such as two wins.
    #[error(
        "round {round}: {found} here and {theirs} in the line of player {other} cannot be one game"
    )]
    NoGame {
        /// The round.
        round: usize,
        /// The opponent.
        other: u32,
        /// The result here.
        found: char,
        /// The result in the opponent's line.
        theirs: char,
    },
    /// A game or a pairing-allocated bye after the last announced round.
    #[error("round {round} is played here, but record 142 or XXR announces {rounds}")]
    AfterTheLast {
        /// The round.
        round: u32,
        /// Number of announced rounds.
        rounds: u32,
    },
    /// A pairing system that is not known here.
    #[error(
        "{} is no pairing system that is known here: FIDE_DUTCH_2026, with _BAKU or without, a \
         round robin such as FIDE_ROUNDROBIN, or FIDE_TEAM",
        quoted(code)
    )]
    UnknownSystem {
        /// The code of record 192.
        code: String,
    },
    /// The points of a player are not those of the rounds.
    #[error("the rounds give {} points, not {}", decimal(*counted), decimal(*written))]
    PointsDiffer {
        /// The sum of the rounds, in tenths.
        counted: i32,
        /// The points in the file, in tenths.
        written: i32,
    },
    /// An unexpected word.
    #[error("{} is not understood here", quoted(text))]
    BadWord {
        /// The word.
        text: String,
    },
    /// An unsupported record that affects the pairing.
    #[error("records {tag} are not supported")]
    NotSupported {
        /// The record.
        tag: String,
    },
    /// Forfeits, byes or unfinished games score other points than our events can give.
    #[error(
        "forfeits, byes or unfinished games are worth other points than wins, draws and nothing; an event cannot keep that"
    )]
    OtherPoints,
    /// An unknown tie-break in record 212, or one of teams in an event of players.
    #[error("{} is no tie-break that is known here", quoted(code))]
    UnknownTiebreak {
        /// The code.
        code: String,
    },
    /// Virtual points that no event of ours gives.
    #[error(
        "these extra points are not those of the Baku method (C.04.7); an event cannot keep them"
    )]
    OtherAcceleration,
    /// Too many prohibited pairs.
    #[error("{pairs} pairs must not meet; an event can keep {most}")]
    TooManyApart {
        /// Number of pairs.
        pairs: usize,
        /// The limit.
        most: usize,
    },
    /// An event of teams without team records.
    #[error("this is a tournament of teams, but there is no record 310: no team is known")]
    NoTeams,
    /// Virtual points for teams.
    #[error("tournaments of teams with extra points in the first rounds are not supported")]
    AcceleratedTeams,
    /// Two teams have the same number.
    #[error("team {number} stands in line {first} already")]
    TeamTwice {
        /// The number.
        number: u32,
        /// The line of the first one.
        first: u32,
    },
    /// No team has this number.
    #[error("team {number} is not in the file")]
    UnknownTeam {
        /// The number.
        number: u32,
    },
    /// A match or a bye scores other points than our events can give.
    #[error(
        "matches and byes of teams are worth other points than 2, 1 and 0 and a drawn match; an event cannot keep that"
    )]
    OtherTeamPoints,
    /// The points of a team are not those of its matches.
    #[error(
        "the matches give team {number} {} points, not {}",
        decimal(*counted),
        decimal(*written)
    )]
    TeamPointsDiffer {
        /// The number.
        number: u32,
        /// The sum of the matches, in tenths.
        counted: i32,
        /// The points in the file, in tenths.
        written: i32,
    },
}
