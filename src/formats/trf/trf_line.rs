//! Reads one line of a report file by columns and by words.

use super::At;
use super::fault::{TrfFault, TrfProblem};
use super::number::tenths;
use crate::Faults;

pub(super) struct TrfLine {
    /// From 1.
    pub(super) number: u32,
    letters: Vec<char>,
}

/// A word and the column where it begins.
pub(super) struct Word {
    pub(super) column: u32,
    pub(super) text: String,
}

impl TrfLine {
    pub(super) fn new(number: u32, text: &str) -> TrfLine {
        TrfLine {
            number,
            letters: text.chars().collect(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.letters.len()
    }

    /// The character in a column, from 1.
    pub(super) fn letter(&self, column: usize) -> char {
        self.letters.get(column - 1).copied().unwrap_or(' ')
    }

    /// The trimmed text in a range of columns, from 1.
    pub(super) fn part(&self, from: usize, to: usize) -> String {
        let end = to.min(self.letters.len());
        let letters = self.letters.get(from - 1..end).unwrap_or_default();
        letters.iter().collect::<String>().trim().to_owned()
    }

    /// The words from a column on.
    pub(super) fn words(&self, from: usize) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        let mut is_inside = false;
        for (at, letter) in self.letters.iter().enumerate().skip(from - 1) {
            match (letter.is_whitespace(), words.last_mut()) {
                (true, _) => is_inside = false,
                (false, Some(word)) if is_inside => word.text.push(*letter),
                (false, _) => {
                    words.push(Word {
                        column: at as u32 + 1,
                        text: letter.to_string(),
                    });
                    is_inside = true;
                }
            }
        }
        words
    }

    pub(super) fn at(&self, column: usize) -> At {
        At {
            line: self.number,
            column: column as u32,
        }
    }

    /// The text from a column on, including leading spaces.
    pub(super) fn rest(&self, from: usize) -> String {
        let letters = self.letters.get(from - 1..).unwrap_or_default();
        letters.iter().collect()
    }

    pub(super) fn fault(&self, column: usize, what: TrfProblem) -> TrfFault {
        TrfFault {
            line: self.number,
            column: column as u32,
            what,
        }
    }

    pub(super) fn number_in(
        &self,
        word: &Word,
        least: u32,
        most: u32,
        faults: &mut Faults<TrfFault>,
    ) -> Option<u32> {
        let number = word.text.parse().ok();
        let number = number.filter(|number| (least..=most).contains(number));
        if number.is_none() {
            let what = TrfProblem::NotANumber {
                text: word.text.clone(),
                least,
                most,
            };
            faults.push(self.fault(word.column as usize, what));
        }
        number
    }

    pub(super) fn points_in(&self, word: &Word, faults: &mut Faults<TrfFault>) -> Option<i32> {
        let points = tenths(&word.text);
        if points.is_none() {
            let what = TrfProblem::NotPoints {
                text: word.text.clone(),
            };
            faults.push(self.fault(word.column as usize, what));
        }
        points
    }
}
