//! Encodes turns compactly: one byte for a point, none for the hyphen between two points.

use super::byte_cursor::{ByteCursor, push_number};

/// The highest number of a point.
const NUMBERS: u8 = 16;
/// The most letters of points; the byte values above them are for other characters.
const MOST: usize = 12;
/// The code of `x`, the usual sign of a capture.
const TAKES: u8 = 0xC0;
/// Escapes any other character.
const OTHER: u8 = 0xC1;

/// The letters of points in the turns of a record, in the order of first use.
pub(super) struct Letters(Vec<u8>);

enum Token {
    Point(u8, u8),
    Other(u8),
}

impl Letters {
    pub(super) fn of<'a>(turns: impl Iterator<Item = &'a str>) -> Letters {
        let mut letters = Vec::new();
        for token in turns.flat_map(tokens) {
            if let Token::Point(letter, _) = token
                && letters.len() < MOST
                && !letters.contains(&letter)
            {
                letters.push(letter);
            }
        }
        Letters(letters)
    }

    pub(super) fn read(cursor: &mut ByteCursor<'_>) -> Option<Letters> {
        let count = usize::try_from(cursor.number()?).ok()?;
        let letters = cursor.bytes(Some(count).filter(|n| *n <= MOST)?)?;
        let is_right = letters.iter().all(u8::is_ascii_alphabetic);
        is_right.then(|| Letters(letters.to_vec()))
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        push_number(bytes, self.0.len() as u64);
        bytes.extend(&self.0);
    }

    pub(super) fn packed(&self, turn: &str) -> Vec<u8> {
        let tokens = tokens(turn);
        let is_point = |at: Option<usize>| {
            let token = at.and_then(|at| tokens.get(at));
            token.is_some_and(|token| self.point(token).is_some())
        };
        let mut bytes = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            match (self.point(token), token) {
                (Some(point), _) => bytes.push(point),
                (None, Token::Other(b'-'))
                    if is_point(at.checked_sub(1)) && is_point(Some(at + 1)) => {}
                (None, Token::Other(b'x')) => bytes.push(TAKES),
                (None, Token::Other(other)) => bytes.extend([OTHER, *other]),
                (None, Token::Point(letter, number)) => {
                    let digits = number.to_string();
                    bytes.extend([OTHER, *letter]);
                    bytes.extend(digits.bytes().flat_map(|digit| [OTHER, digit]));
                }
            }
        }
        bytes
    }

    fn point(&self, token: &Token) -> Option<u8> {
        let Token::Point(letter, number) = token else {
            return None;
        };
        let place = self.0.iter().position(|known| known == letter)?;
        let is_known = (1..=NUMBERS).contains(number);
        is_known.then_some(place as u8 * NUMBERS + number - 1)
    }

    pub(super) fn turn(&self, bytes: &[u8]) -> Option<String> {
        let mut cursor = ByteCursor(bytes);
        let mut turn = String::new();
        let mut is_after_point = false;
        while let Some(byte) = cursor.byte() {
            let was_point = std::mem::replace(&mut is_after_point, byte < TAKES);
            match byte {
                TAKES => turn.push('x'),
                OTHER => turn.push(char::from(cursor.byte().filter(u8::is_ascii_graphic)?)),
                point if point < TAKES => {
                    if was_point {
                        turn.push('-');
                    }
                    turn.push(char::from(*self.0.get(usize::from(point / NUMBERS))?));
                    turn.push_str(&(point % NUMBERS + 1).to_string());
                }
                _ => return None,
            }
        }
        Some(turn)
    }
}

/// Splits a turn into points (a letter and a number) and other characters.
fn tokens(turn: &str) -> Vec<Token> {
    let bytes = turn.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        at += 1;
        let rest = bytes.get(at..).unwrap_or_default();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = turn
            .get(at..at + digits)
            .and_then(|digits| digits.parse().ok());
        let is_plain = rest.first() != Some(&b'0');
        tokens.push(
            match number.filter(|_| byte.is_ascii_alphabetic() && is_plain) {
                Some(number) => {
                    at += digits;
                    Token::Point(*byte, number)
                }
                None => Token::Other(*byte),
            },
        );
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_turn_comes_back_as_it_was() {
        let turns = [
            "E1",
            "E6-A6xR3",
            "E6-A6xR3xR4",
            "d4",
            "--",
            "RC",
            "f5!-g5!+f1",
            "G6-H7-I16=N",
            "E~A6",
            "Z17",
            "A01",
            "x-",
        ];
        let letters = Letters::of(turns.into_iter());
        for turn in turns {
            assert_eq!(letters.turn(&letters.packed(turn)).as_deref(), Some(turn));
        }
        assert_eq!(letters.packed("E6-A6xR3").len(), 4);
    }
}
