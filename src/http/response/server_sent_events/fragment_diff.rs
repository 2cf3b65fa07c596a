//! The line diff of two renderings of a fragment.
//!
//! A patch is a list of hunks. Each begins with a line of three numbers, `KEEP DROP ADD`: KEEP
//! lines of the old fragment stay, the next DROP lines are removed, and ADD new lines, which
//! follow, take their place. The rest of the old fragment stays.

use std::fmt::Write;

/// Fragments whose changed parts exceed this product of line counts are sent whole: the diff would take
/// longer.
const MAX_PRODUCT: usize = 1 << 20;

/// The patch from the old text to the new one; `None` if it is not shorter than the new text.
pub(super) fn patch(old: &str, new: &str) -> Option<String> {
    let (old, whole): (Vec<&str>, _) = (old.lines().collect(), new.len());
    let new: Vec<&str> = new.lines().collect();
    let same = |(old, new): &(&&str, &&str)| old == new;
    let head = old.iter().zip(&new).take_while(same).count();
    let (old, new) = (&old[head..], &new[head..]);
    let tail = old
        .iter()
        .rev()
        .zip(new.iter().rev())
        .take_while(same)
        .count();
    let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    if old.len() * new.len() > MAX_PRODUCT {
        return None;
    }
    let text = written(&hunks(old, new), head);
    (text.len() < whole).then_some(text)
}

/// Removed lines, and the lines in their place.
#[derive(Default)]
struct Hunk<'a> {
    keep: usize,
    drop: usize,
    add: Vec<&'a str>,
}

impl Hunk<'_> {
    fn changes(&self) -> bool {
        self.drop > 0 || !self.add.is_empty()
    }
}

fn hunks<'a>(old: &[&str], new: &[&'a str]) -> Vec<Hunk<'a>> {
    let common = common(old, new);
    let left = |i: usize, j: usize| common[i * (new.len() + 1) + j];
    let mut hunks = vec![Hunk::default()];
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        let Some(hunk) = hunks.last_mut() else { break };
        if i < old.len() && j < new.len() && old[i] == new[j] {
            if hunk.changes() {
                hunks.push(Hunk {
                    keep: 1,
                    ..Hunk::default()
                })
            } else {
                hunk.keep += 1
            }
            (i, j) = (i + 1, j + 1);
        } else if j < new.len() && (i == old.len() || left(i, j + 1) >= left(i + 1, j)) {
            hunk.add.push(new[j]);
            j += 1;
        } else {
            hunk.drop += 1;
            i += 1;
        }
    }
    hunks
}

/// Table of the lengths of the longest common subsequences of the line suffixes, row by row.
fn common(old: &[&str], new: &[&str]) -> Vec<u32> {
    let width = new.len() + 1;
    let mut common = vec![0; (old.len() + 1) * width];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i * width + j] = if old[i] == new[j] {
                common[(i + 1) * width + j + 1] + 1
            } else {
                common[(i + 1) * width + j].max(common[i * width + j + 1])
            };
        }
    }
    common
}

fn written(hunks: &[Hunk<'_>], head: usize) -> String {
    let mut text = String::new();
    let mut before = head;
    for Hunk { keep, drop, add } in hunks.iter().filter(|hunk| hunk.changes()) {
        let _a_string_takes_all = writeln!(text, "{} {drop} {}", before + keep, add.len());
        for line in add {
            text.push_str(line);
            text.push('\n');
        }
        before = 0;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::patch;
    use proptest::prelude::*;

    /// The algorithm of `page.js`.
    fn patched(old: &str, patch: &str) -> String {
        let (mut old, mut hunks) = (old.lines(), patch.lines());
        let mut new: Vec<&str> = Vec::new();
        while let Some(hunk) = hunks.next() {
            let numbers: Vec<usize> = hunk.split(' ').map(|n| n.parse().unwrap()).collect();
            new.extend(old.by_ref().take(numbers[0]));
            old.by_ref().take(numbers[1]).for_each(drop);
            new.extend(hunks.by_ref().take(numbers[2]));
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
            old in prop::collection::vec("[a-d]{0,2}", 0..40),
            new in prop::collection::vec("[a-d]{0,2}", 0..40),
        ) {
            let (old, new) = (old.join("\n"), new.join("\n"));
            if let Some(patch) = patch(&old, &new) {
                let lines: Vec<&str> = new.lines().collect();
                prop_assert_eq!(patched(&old, &patch), lines.join("\n"));
            }
        }
    }
}
