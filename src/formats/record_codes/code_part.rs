//! The parts into which a message is cut, one for each QR code.

use super::CodesPlace;
use super::byte_cursor::ByteCursor;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The prefix of every part; no other QR code of ours has it.
const BEGIN: &[u8] = b"IR1";
/// The most parts of a message.
pub const MOST_PARTS: u8 = 60;
/// Length of the message digest in each part, in bytes.
const DIGEST: usize = 6;

/// The content of one QR code.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CodePart {
    /// The board.
    pub place: CodesPlace,
    /// The beginning of the SHA-256 of the whole message.
    pub digest: [u8; DIGEST],
    /// Number of parts of the message.
    pub of: u8,
    /// The number of this part, from 1.
    pub number: u8,
    /// Its piece of the message.
    pub piece: Vec<u8>,
}

impl CodePart {
    /// Decodes the content of a QR code; `None` for codes of other kinds.
    pub fn read(bytes: &[u8]) -> Option<CodePart> {
        let mut cursor = ByteCursor(bytes.strip_prefix(BEGIN)?);
        let (number, of) = (cursor.byte()?, cursor.byte()?);
        let place = CodesPlace::read(&mut cursor)?;
        let digest = cursor.bytes(DIGEST)?.try_into().ok()?;
        let is_right = (1..=of).contains(&number) && of <= MOST_PARTS && !cursor.0.is_empty();
        is_right.then(|| CodePart {
            place,
            digest,
            of,
            number,
            piece: cursor.0.to_vec(),
        })
    }

    /// [`CodePart::read`] of bytes that are written as hexadecimal digits.
    pub fn of_digits(digits: &str) -> Option<CodePart> {
        let pairs = (0..digits.len())
            .step_by(2)
            .map(|at| digits.get(at..at + 2));
        let byte = |pair: Option<&str>| u8::from_str_radix(pair?, 16).ok();
        CodePart::read(&pairs.map(byte).collect::<Option<Vec<u8>>>()?)
    }

    /// Encodes the content of the QR code.
    pub fn bytes(&self) -> Vec<u8> {
        let counts = [self.number, self.of];
        let place = self.place.bytes();
        [BEGIN, &counts, &place, &self.digest, &self.piece].concat()
    }

    /// Cuts a message into pieces of at most `longest` bytes and of nearly equal length.
    pub fn cut(place: CodesPlace, message: &[u8], longest: usize) -> Vec<CodePart> {
        let of = message.len().div_ceil(longest.max(1)).max(1);
        let pieces = message.chunks(message.len().div_ceil(of).max(1));
        let digest = digest(message);
        let part = |(number, piece): (usize, &[u8])| CodePart {
            place,
            digest,
            of: of as u8,
            number: number as u8,
            piece: piece.to_vec(),
        };
        (1..).zip(pieces).map(part).collect()
    }
}

/// The parts of one message that have been scanned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gathered {
    /// The board.
    pub place: CodesPlace,
    /// Number of parts of the message.
    pub of: u8,
    /// The scanned parts by number, without duplicates.
    pub parts: Vec<CodePart>,
}

impl Gathered {
    /// The numbers of the parts that have not been scanned.
    pub fn missing(&self) -> Vec<u8> {
        let is_read = |number: &u8| self.parts.iter().any(|part| part.number == *number);
        (1..=self.of).filter(|number| !is_read(number)).collect()
    }

    /// The message; `None` while parts are missing, or if the digest does not match.
    pub fn message(&self) -> Option<Vec<u8>> {
        let pieces = self.parts.iter().map(|part| part.piece.as_slice());
        let message: Vec<u8> = pieces.collect::<Vec<_>>().concat();
        let digest = digest(&message);
        let is_whole = self.missing().is_empty();
        (is_whole && self.parts.iter().all(|part| part.digest == digest)).then_some(message)
    }
}

/// Groups parts by message, in any order and without duplicates.
pub fn gathered(parts: impl IntoIterator<Item = CodePart>) -> Vec<Gathered> {
    let mut messages: BTreeMap<(CodesPlace, [u8; DIGEST], u8), BTreeMap<u8, CodePart>> =
        BTreeMap::new();
    for part in parts {
        let message = messages.entry((part.place, part.digest, part.of));
        message.or_default().entry(part.number).or_insert(part);
    }
    let gathered = messages
        .into_iter()
        .map(|((place, _, of), parts)| Gathered {
            place,
            of,
            parts: parts.into_values().collect(),
        });
    gathered.collect()
}

fn digest(message: &[u8]) -> [u8; DIGEST] {
    let mut digest = [0; DIGEST];
    digest.copy_from_slice(&Sha256::digest(message)[..DIGEST]);
    digest
}
