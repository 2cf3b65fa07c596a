//! Merges records of players, teams and dates of rounds by columns.

use super::super::event_facts::{FIRST_ROUND, ROUND};
use super::super::kept_report::tag;
use super::kinds::ByKind;
use std::ops::RangeInclusive;

/// Columns from 1, as the format counts them.
type Field = RangeInclusive<usize>;

/// 001: number, sex, title, name, rating, federation, id, birth.
const OF_PLAYER: [Field; 8] = [
    5..=8,
    10..=10,
    11..=13,
    15..=47,
    49..=52,
    54..=56,
    58..=68,
    70..=79,
];
/// 001: points and rank, which are written for all players or none.
const STANDING: [Field; 2] = [81..=84, 86..=89];
/// 310: number, name, short name, strength, match points, game points, rank, players.
const OF_TEAM: [Field; 8] = [
    5..=7,
    9..=40,
    42..=46,
    48..=53,
    55..=60,
    62..=67,
    69..=71,
    73..=usize::MAX,
];

/// The lines of the event and of its base, whose columns are compared.
pub(super) struct Columns<'a> {
    base: Option<&'a ByKind>,
    now: &'a ByKind,
    /// Whether numbers are those of today throughout.
    is_forced: bool,
    /// If byes have changed: the number of rounds of the file. What it says of later rounds goes.
    open_from: Option<usize>,
    /// Of [`STANDING`], those in which a player differs.
    standing: [bool; 2],
}

impl<'a> Columns<'a> {
    pub(super) fn new(
        base: Option<&'a ByKind>,
        now: &'a ByKind,
        is_forced: bool,
        open_from: Option<usize>,
    ) -> Columns<'a> {
        let players = now.iter().filter(|(kind, _)| kind.starts_with("001"));
        let differs = |field: &Field| {
            players.clone().any(|(kind, lines)| {
                let before = base.and_then(|base| base.get(kind));
                let [now, before] =
                    [Some(lines), before].map(|lines| lines.and_then(|all| all.first()));
                part(now, field) != part(before, field)
            })
        };
        let standing = STANDING.each_ref().map(differs);
        Columns {
            base,
            now,
            is_forced,
            open_from,
            standing,
        }
    }

    /// Whether records of a kind are merged by columns.
    pub(super) fn has(kind: &str) -> bool {
        matches!(tag(kind), "001" | "310" | "132")
    }

    /// The file's line with what has changed; `None` if the event has no such record any more.
    pub(super) fn merged(&self, kind: &str, line: &str) -> Option<String> {
        let now = self.now.get(kind).and_then(|lines| lines.first());
        if now.is_none() && tag(kind) != "132" {
            return None;
        }
        let base = self.base.and_then(|base| base.get(kind)?.first());
        let mut merged = Line::of(line);
        let fields: &[Field] = match tag(kind) {
            "001" => &OF_PLAYER,
            "310" => &OF_TEAM,
            _ => &[],
        };
        for (at, field) in fields.iter().enumerate() {
            let is_forced = self.is_forced && (at == 0 || *field.end() == usize::MAX);
            if is_forced || self.is_changed(base, now, line, field) {
                merged.put(field, &columns(now, field));
            }
        }
        if tag(kind) == "001" {
            for (field, is_changed) in STANDING.iter().zip(self.standing) {
                if is_changed {
                    merged.put(field, &columns(now, field));
                }
            }
        }
        if tag(kind) != "310" {
            self.put_rounds(&mut merged, base, now, tag(kind) == "001");
        }
        Some(merged.text())
    }

    fn is_changed(
        &self,
        base: Option<&String>,
        now: Option<&String>,
        line: &str,
        field: &Field,
    ) -> bool {
        let today = part(now, field);
        match base {
            Some(_) => part(base, field) != today,
            // Without a base, the file may only know more than the event.
            None => !today.is_empty() && !part(Some(&line.to_owned()), field).starts_with(&today),
        }
    }

    fn put_rounds(
        &self,
        merged: &mut Line,
        base: Option<&String>,
        now: Option<&String>,
        are_results: bool,
    ) {
        let longest = [base, now].into_iter().flatten();
        let longest = longest.map(|line| line.chars().count()).max().unwrap_or(0);
        let open_from = self.open_from.filter(|_| are_results);
        let longest = open_from.map_or(longest, |_| longest.max(merged.letters.len()));
        let rounds = (longest + 3).saturating_sub(FIRST_ROUND).div_ceil(ROUND);
        for round in 0..rounds {
            let from = FIRST_ROUND + ROUND * round;
            let field = from..=from + 7;
            let exact = |line| columns(line, &field);
            let is_open = open_from.is_some_and(|from| round >= from);
            let is_forced = self.is_forced && are_results || is_open;
            if is_forced || base.is_none() && are_results || exact(base) != exact(now) {
                let was = merged.letter(from + 7);
                merged.put(&field, &exact(now));
                merged.keep_unrated(from + 7, was);
            }
        }
    }
}

/// The trimmed text of a field.
fn part(line: Option<&String>, field: &Field) -> String {
    columns(line, field).trim().to_owned()
}

/// The text of a field with its spaces.
fn columns(line: Option<&String>, field: &Field) -> String {
    let letters = line.into_iter().flat_map(|line| line.chars());
    let count = field.end().saturating_sub(*field.start()).saturating_add(1);
    let text: String = letters.skip(field.start() - 1).take(count).collect();
    text.trim_end().to_owned()
}

/// A line whose columns can be replaced.
struct Line {
    letters: Vec<char>,
    is_changed: bool,
}

impl Line {
    fn of(text: &str) -> Line {
        Line {
            letters: text.chars().collect(),
            is_changed: false,
        }
    }

    fn letter(&self, column: usize) -> char {
        let at = column + self.mark() - 1;
        self.letters.get(at).copied().unwrap_or(' ')
    }

    /// 1 if the mark of the encoding stands before the first column.
    fn mark(&self) -> usize {
        usize::from(self.letters.first() == Some(&'\u{feff}'))
    }

    /// Replaces the text of a field.
    fn put(&mut self, field: &Field, text: &str) {
        let from = field.start() - 1 + self.mark();
        let is_open = *field.end() == usize::MAX;
        let end = if is_open {
            self.letters.len().max(from)
        } else {
            field.end() + self.mark()
        };
        self.letters.resize(self.letters.len().max(end), ' ');
        let width = if is_open {
            text.chars().count()
        } else {
            end - from
        };
        let fresh = text.chars().chain(std::iter::repeat(' '));
        let fresh: Vec<char> = fresh.take(width).collect();
        if self.letters[from..end] != fresh {
            self.letters.splice(from..end, fresh);
            self.is_changed = true;
        }
    }

    /// A game that was too short to be rated stays so with another result.
    fn keep_unrated(&mut self, column: usize, was: char) {
        let now = match self.letter(column) {
            '1' => 'W',
            '=' => 'D',
            '0' => 'L',
            _ => return,
        };
        let at = column + self.mark() - 1;
        if matches!(was.to_ascii_uppercase(), 'W' | 'D' | 'L')
            && let Some(letter) = self.letters.get_mut(at)
        {
            *letter = now;
        }
    }

    fn text(self) -> String {
        let text: String = self.letters.into_iter().collect();
        if self.is_changed {
            text.trim_end().to_owned()
        } else {
            text
        }
    }
}
