//! Seals: the statement that an event signs about a closed round, and its Ed25519 signature.

use super::encoding::time;
use super::line_cursor::LineCursor;
use super::{RecordFault, RecordProblem, Seal};
use chrono::{DateTime, Utc};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use inkundla_core::referee::Hash;
use inkundla_core::tournament::{BoardNo, PairingResult, RoundNo};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The first line of a statement.
const BEGIN: &str = "inkundla round 2";
/// Written for the number and the hash of a game without entries.
const NOTHING: &str = "-";
/// Written for the result of a game that has not been played.
const OPEN: &str = "*";

/// The statement that an event signs when a round is closed, or a result of a closed round
/// is corrected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The event's key in its URLs.
    pub event: String,
    /// The link to the previous statement.
    pub link: SealLink,
    /// The round.
    pub round: RoundNo,
    /// The time of signing.
    pub at: DateTime<Utc>,
    /// All boards of the round.
    pub boards: Vec<SealedBoard>,
}

/// The link of a statement to the others of its event, by which a missing one
/// is noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealLink {
    /// Its number, from 1.
    pub number: u32,
    /// The SHA-256 of the previous statement; `None` for the first.
    pub before: Option<Hash>,
    /// All rounds that were closed when it was signed.
    pub closed: Vec<RoundNo>,
}

impl SealLink {
    /// The link to the last statement of the event.
    pub fn following(last: Option<&str>, closed: Vec<RoundNo>) -> SealLink {
        let parsed = last.and_then(Statement::parse);
        SealLink {
            number: parsed.as_ref().map_or(1, |last| last.link.number + 1),
            before: last.filter(|_| parsed.is_some()).map(Hash::of),
            closed,
        }
    }
}

/// A board of a closed round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SealedBoard {
    /// The board.
    pub board: BoardNo,
    /// Number and hash of the last entry; `None` for a game without entries.
    pub head: Option<(u32, Hash)>,
    /// Its result; `None` if the game has not been played.
    pub result: Option<PairingResult>,
}

impl Statement {
    /// The text that is signed.
    pub fn text(&self) -> String {
        let SealLink {
            number,
            before,
            closed,
        } = &self.link;
        let before = before.map_or(NOTHING.to_owned(), |before| before.to_string());
        let closed: Vec<String> = closed.iter().map(ToString::to_string).collect();
        let mut text = format!(
            "{BEGIN}\nevent {}\nstatement {number} {before}\nclosed {}\nround {}\nat {}\n",
            self.event,
            closed.join(" "),
            self.round,
            time(self.at)
        );
        for SealedBoard {
            board,
            head,
            result,
        } in &self.boards
        {
            let head = match head {
                Some((seq, hash)) => format!("{seq} {hash}"),
                None => format!("{NOTHING} {NOTHING}"),
            };
            let result = result.map_or(OPEN, PairingResult::code);
            let _text_takes_everything = writeln!(text, "board {board} {head} {result}");
        }
        text
    }

    /// Parses exactly the format of [`Statement::text`].
    pub fn parse(text: &str) -> Option<Statement> {
        let statement = read(text).ok()?;
        (statement.text() == text).then_some(statement)
    }
}

fn read(text: &str) -> Result<Statement, RecordFault> {
    let mut lines = text.lines();
    let mut line = |begin: &str| {
        let rest = lines.next().and_then(|line| line.strip_prefix(begin));
        let missing = super::FilePosition::START.fault(RecordProblem::NoStatement);
        rest.map(|rest| LineCursor::of(1, rest)).ok_or(missing)
    };
    line(BEGIN)?;
    let event = line("event ")?.word("a key")?.to_owned();
    let link = link(line("statement ")?, line("closed ")?)?;
    let round = RoundNo(line("round ")?.number()?);
    let at = line("at ")?.time()?;
    let board = |line: &str| {
        let mut cursor = LineCursor::of(1, line.strip_prefix("board ").unwrap_or_default());
        let board = BoardNo(cursor.number()?);
        let head = if cursor.rest().starts_with(NOTHING) {
            cursor.word(NOTHING)?;
            cursor.word(NOTHING)?;
            None
        } else {
            Some((cursor.number()?, cursor.hash()?))
        };
        let unknown = cursor.place().fault(RecordProblem::NoStatement);
        let result = match cursor.rest() {
            OPEN => None,
            code => Some(PairingResult::from_code(code).ok_or(unknown)?),
        };
        Ok(SealedBoard {
            board,
            head,
            result,
        })
    };
    let boards = lines.map(board).collect::<Result<Vec<SealedBoard>, _>>()?;
    let numbers: BTreeSet<BoardNo> = boards.iter().map(|one| one.board).collect();
    if numbers.len() < boards.len() {
        // A board twice in a statement would have two results.
        return Err(super::FilePosition::START.fault(RecordProblem::NoStatement));
    }
    Ok(Statement {
        event,
        link,
        round,
        at,
        boards,
    })
}

fn link(mut numbered: LineCursor<'_>, mut closed: LineCursor<'_>) -> Result<SealLink, RecordFault> {
    let number = numbered.number()?;
    let before = match numbered.rest() {
        NOTHING => None,
        _ => Some(numbered.hash()?),
    };
    let mut rounds = Vec::new();
    while !closed.rest().is_empty() {
        rounds.push(RoundNo(closed.number()?));
    }
    Ok(SealLink {
        number,
        before,
        closed: rounds,
    })
}

/// Signs a statement with the Ed25519 key of a seed.
pub fn sign(statement: &Statement, seed: &[u8; 32]) -> Seal {
    let key = SigningKey::from_bytes(seed);
    let statement = statement.text();
    let signature = key.sign(statement.as_bytes());
    Seal {
        statement,
        public_key: key.verifying_key().to_bytes(),
        signature: signature.to_bytes(),
    }
}

/// The public key of a seed.
pub fn public_key(seed: &[u8; 32]) -> [u8; 32] {
    SigningKey::from_bytes(seed).verifying_key().to_bytes()
}

impl Seal {
    /// A checksum of the statement as sixteen digits in groups of four:
    /// short enough to read out, or to write on a blackboard.
    pub fn check_number(&self) -> String {
        let digest = Sha256::digest(self.statement.as_bytes());
        let groups: Vec<String> = digest[..8].chunks(2).map(super::hex).collect();
        groups.join(" ")
    }

    /// Whether the signature is valid.
    pub fn is_genuine(&self) -> bool {
        let signature = Signature::from_bytes(&self.signature);
        VerifyingKey::from_bytes(&self.public_key).is_ok_and(|key| {
            key.verify_strict(self.statement.as_bytes(), &signature)
                .is_ok()
        })
    }
}
