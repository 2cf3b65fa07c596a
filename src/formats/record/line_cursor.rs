//! Parses one line of a record from left to right.

use super::encoding::read_time;
use super::{FilePosition, RecordFault, RecordProblem};
use chrono::{DateTime, Utc};
use inkundla_core::referee::Hash;
use serde_json::Value;
use std::str::FromStr;

/// A line and the current position in it.
pub(super) struct LineCursor<'a> {
    line: u32,
    text: &'a str,
    at: usize,
}

impl<'a> LineCursor<'a> {
    pub(super) fn of(line: u32, text: &'a str) -> LineCursor<'a> {
        LineCursor { line, text, at: 0 }
    }

    /// The current position in bytes.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn place(&self) -> FilePosition {
        self.place_at(self.at)
    }

    pub(super) fn place_at(&self, at: usize) -> FilePosition {
        let before = self.text.get(..at).unwrap_or(self.text);
        FilePosition {
            line: self.line,
            column: u32::try_from(before.chars().count() + 1).unwrap_or(u32::MAX),
        }
    }

    /// The text from a position up to the current one.
    pub(super) fn since(&self, from: usize) -> &'a str {
        self.text.get(from..self.at).unwrap_or_default()
    }

    /// The unread rest of the line.
    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn expected(&self, what: &'static str) -> RecordFault {
        self.place().fault(RecordProblem::Expected(what))
    }

    /// Skips a number of bytes and one space after them.
    fn step(&mut self, bytes: usize) {
        self.at += bytes;
        if self.rest().starts_with(' ') {
            self.at += 1;
        }
    }

    /// Reads up to the next space. `what` names the expected item in the fault.
    pub(super) fn word(&mut self, what: &'static str) -> Result<&'a str, RecordFault> {
        let rest = self.rest();
        let word = rest.split(' ').next().unwrap_or_default();
        if word.is_empty() {
            return Err(self.expected(what));
        }
        self.step(word.len());
        Ok(word)
    }

    /// Reads and parses one word.
    pub(super) fn parsed<T>(
        &mut self,
        what: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, RecordFault> {
        let fault = self.expected(what);
        parse(self.word(what)?).ok_or(fault)
    }

    /// Reads a canonical number: no sign, no leading zeros.
    pub(super) fn number<N: FromStr + ToString>(&mut self) -> Result<N, RecordFault> {
        self.parsed("a number", |word| {
            let number: N = word.parse().ok()?;
            (number.to_string() == word).then_some(number)
        })
    }

    pub(super) fn time(&mut self) -> Result<DateTime<Utc>, RecordFault> {
        self.parsed("a time like 2026-11-21T09:00:00.000Z", read_time)
    }

    pub(super) fn hash(&mut self) -> Result<Hash, RecordFault> {
        self.parsed("a hash of 64 digits, 0-9 and a-f", |word| word.parse().ok())
    }

    /// Reads a canonical JSON string.
    pub(super) fn quoted(&mut self) -> Result<String, RecordFault> {
        let fault = self.expected("a text in quotation marks");
        let from = self.at;
        let Value::String(text) = self.json().ok_or(fault.clone())? else {
            return Err(fault);
        };
        let written = Value::String(text.clone()).to_string();
        if self.since(from).trim_end_matches(' ') != written.trim_end_matches(' ') {
            let what = RecordProblem::Otherwise(written);
            return Err(self.place_at(from).fault(what));
        }
        Ok(text)
    }

    /// Reads the name of the next field and skips the `=`.
    pub(super) fn name_of_field(&mut self) -> Option<&'a str> {
        let is_of_name = |letter: char| letter.is_ascii_lowercase() || "_-.".contains(letter);
        let rest = self.rest();
        let end = rest.find(|letter: char| !is_of_name(letter))?;
        let name = &rest[..end];
        if name.is_empty() || !rest[end..].starts_with('=') {
            return None;
        }
        self.at += end + 1;
        Some(name)
    }

    /// Reads a plain word, or JSON.
    pub(super) fn value(&mut self) -> Result<Value, RecordFault> {
        let rest = self.rest();
        let end = rest
            .find(|letter| !is_of_word(letter))
            .unwrap_or(rest.len());
        if is_plain(&rest[..end]) {
            let word = Value::String(rest[..end].to_owned());
            self.step(end);
            return Ok(word);
        }
        let fault = self.expected("a value");
        self.json().ok_or(fault)
    }

    fn json(&mut self) -> Option<Value> {
        let mut values = serde_json::Deserializer::from_str(self.rest()).into_iter();
        let value = values.next()?.ok()?;
        let end = values.byte_offset();
        self.step(end);
        Some(value)
    }

    /// Fails if there is more on the line.
    pub(super) fn end(&self) -> Result<(), RecordFault> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.place().fault(RecordProblem::Trailing))
        }
    }
}

/// Whether a string can be written without quotation marks and is unambiguous.
pub(super) fn is_plain(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_alphabetic() || first == '*')
        && word.chars().all(is_of_word)
        && !["true", "false", "null"].contains(&word)
}

fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-+*.:/!_".contains(letter)
}
