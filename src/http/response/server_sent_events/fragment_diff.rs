//! The line diff of two renderings of a fragment.
//!
//! A patch is a list of hunks. Each begins with a line of three numbers, `KEEP DROP ADD`: KEEP
//! lines of the old fragment stay, the next DROP lines are removed, and ADD new lines, which
//! follow, take their place. The rest of the old fragment stays. A new line that stands somewhere in
//! the old fragment is a mark and its number there, from 0.

use rustc_hash::FxHashMap;
use std::fmt::Write;

/// The most lines that are looked ahead for a line that both texts have. Fragments change in few places, so that
/// an exact diff, which takes the product of both lengths, finds hardly more.
const AHEAD: usize = 80;

/// The mark of a line that the old fragment has; no line of a page begins with it.
const KNOWN: char = '\u{2}';
/// Shorter lines are sent as they are.
const SHORT: usize = 8;

/// The patch from the old text to the new one; `None` if it is not shorter than the new text.
pub(crate) fn patch(old: &str, new: &str) -> Option<String> {
    let (old, whole): (Vec<&str>, _) = (old.lines().collect(), new.len());
    let new: Vec<&str> = new.lines().collect();
    let anchors = Anchors::of(&old, &new);
    let mut text = String::new();
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        let keep = common(old[i..].iter().zip(&new[j..]));
        (i, j) = (i + keep, j + keep);
        if i == old.len() && j == new.len() {
            break;
        }
        let (drop, add) = anchors.next(&old[i..], &new[j..]);
        let _a_string_takes_all = writeln!(text, "{keep} {drop} {add}");
        for line in &new[j..j + add] {
            let _a_string_takes_all = match anchors.place(line) {
                Some(at) => writeln!(text, "{KNOWN}{at}"),
                None => writeln!(text, "{line}"),
            };
        }
        (i, j) = (i + drop, j + add);
        if text.len() >= whole {
            return None;
        }
    }
    (text.len() < whole).then_some(text)
}

/// The number of equal lines at the beginning.
fn common<'a>(lines: impl Iterator<Item = (&'a &'a str, &'a &'a str)>) -> usize {
    lines.take_while(|(old, new)| old == new).count()
}

/// How often a line stands in the old and in the new text, and its first place in the old one.
#[derive(Default)]
struct Occurrences {
    counts: [u32; 2],
    at: usize,
}

/// All lines. One that each text has once shows that both are at the same place again.
struct Anchors<'a>(FxHashMap<&'a str, Occurrences>);

impl<'a> Anchors<'a> {
    fn of(old: &[&'a str], new: &[&'a str]) -> Anchors<'a> {
        let mut lines: FxHashMap<&str, Occurrences> = FxHashMap::default();
        for (at, line) in old.iter().enumerate() {
            let line = lines.entry(line).or_default();
            if line.counts[0] == 0 {
                line.at = at;
            }
            line.counts[0] += 1;
        }
        for line in new {
            lines.entry(line).or_default().counts[1] += 1;
        }
        Anchors(lines)
    }

    /// The place of a long line in the old text.
    fn place(&self, line: &str) -> Option<usize> {
        let known = self.0.get(line).filter(|_| line.len() >= SHORT)?;
        (known.counts[0] > 0).then_some(known.at)
    }

    /// The numbers of lines before the next place that both texts have; all lines if none is near.
    fn next(&self, old: &[&str], new: &[&str]) -> (usize, usize) {
        let is_anchor = |(drop, add): &(usize, usize)| {
            let lines = old.get(*drop).zip(new.get(*add));
            lines.is_some_and(|(old, new)| {
                let is_once = self.0.get(old).is_some_and(|line| line.counts == [1, 1]);
                old == new && is_once
            })
        };
        let pairs = (1..AHEAD).flat_map(|far| (0..=far).map(move |drop| (drop, far - drop)));
        let found = pairs.into_iter().find(is_anchor);
        let (drop, add) = found.unwrap_or((old.len(), new.len()));
        let before = old[..drop].iter().rev().zip(new[..add].iter().rev());
        let same = common(before);
        (drop - same, add - same)
    }
}

#[cfg(test)]
mod tests {
    use super::patch;
    use proptest::prelude::*;

    /// The algorithm of `page.js`.
    fn patched(old: &str, patch: &str) -> String {
        let known: Vec<&str> = old.lines().collect();
        let (mut old, mut hunks) = (old.lines(), patch.lines());
        let mut new: Vec<&str> = Vec::new();
        while let Some(hunk) = hunks.next() {
            let numbers: Vec<usize> = hunk.split(' ').map(|n| n.parse().unwrap()).collect();
            new.extend(old.by_ref().take(numbers[0]));
            old.by_ref().take(numbers[1]).for_each(drop);
            let lines = hunks.by_ref().take(numbers[2]);
            new.extend(lines.map(|line| match line.strip_prefix(super::KNOWN) {
                Some(at) => known[at.parse::<usize>().unwrap()],
                None => line,
            }));
        }
        new.extend(old);
        new.join("\n")
    }

    #[test]
    fn a_patch_has_only_the_lines_that_differ() {
        let old = "board\nE1\nE2 white\nE3\nrecord";
        let new = "board\nE1 black\nE2\nE3\nlost: E2\nrecord";
        let patch = patch(old, new).unwrap();
        assert_eq!(patch, "1 2 2\nE1 black\nE2\n1 0 1\nlost: E2\n");
        assert_eq!(patched(old, &patch), new);
    }

    #[test]
    fn unrelated_texts_have_no_patch() {
        assert_eq!(patch("a\nb", "c\nd"), None);
    }

    proptest! {
        #[test]
        fn applying_a_patch_gives_the_new_text(
            old in prop::collection::vec("[a-d]{0,2}|(aaaa|bbbb){2,3}", 0..40),
            new in prop::collection::vec("[a-d]{0,2}|(aaaa|bbbb){2,3}", 0..40),
        ) {
            let (old, new) = (old.join("\n"), new.join("\n"));
            if let Some(patch) = patch(&old, &new) {
                let lines: Vec<&str> = new.lines().collect();
                prop_assert_eq!(patched(&old, &patch), lines.join("\n"));
            }
        }
    }
}
