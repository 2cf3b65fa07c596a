//! Whether a name is another spelling of a name, so that it names the same person.

use super::EntrantName;
use super::text_folding::plain;

/// Letters of a part of a name for which one more error is a spelling.
const LETTERS_FOR_AN_ERROR: usize = 5;

/// Whether a changed name is another spelling: each part has at most one error, a long one two, and the parts may
/// change places. A part that was missing may be added.
pub fn is_spelling_of(was: &EntrantName, now: &EntrantName) -> bool {
    let parts = |name: &EntrantName| [plain(name.given()), plain(name.family())];
    let (was, [given, family]) = (parts(was), parts(now));
    let is_near = |now: [&str; 2]| {
        let mut pairs = was.iter().zip(now);
        pairs.all(|(was, now)| is_near(was, now))
    };
    is_near([&given, &family]) || is_near([&family, &given])
}

fn is_near(was: &str, now: &str) -> bool {
    let letters = was.chars().count().max(now.chars().count());
    let allowed = (letters / LETTERS_FOR_AN_ERROR).clamp(1, 2);
    was.is_empty() || errors(was, now) <= allowed
}

/// Letters that are missing, added or replaced, or swapped with their neighbour.
fn errors(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for (at, letter) in one.iter().enumerate() {
        let above = &rows[at];
        let mut row = vec![at + 1];
        for (column, known) in other.iter().enumerate() {
            let replaced = above[column] + usize::from(letter != known);
            let mut least = replaced.min(above[column + 1] + 1).min(row[column] + 1);
            let is_swapped =
                at > 0 && column > 0 && one[at - 1] == *known && other[column - 1] == *letter;
            if is_swapped {
                least = least.min(rows[at - 1][column - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_spelling(was: [&str; 2], now: [&str; 2]) -> bool {
        let name = |[given, family]: [&str; 2]| EntrantName::parse(given, family).unwrap();
        is_spelling_of(&name(was), &name(now))
    }

    #[test]
    fn a_slip_is_a_spelling_and_another_child_is_not() {
        for (was, now) in [
            (["Sipho", "Zulu"], ["Sipo", "Zulu"]),
            (["Sipho", "Zulu"], ["Zulu", "Sipho"]),
            (["Thandiwe", "Mkhize"], ["Thandwie", "Mkize"]),
            (["Zoe", "Smit"], ["Zoë", "Smit"]),
            (["Nomfundo", ""], ["Nomfundo", "Zwane"]),
            (["thandeka", "MABIZELA"], ["Thandeka", "Mabizela"]),
        ] {
            assert!(is_spelling(was, now), "{was:?} {now:?}");
        }
        for (was, now) in [
            (["Sipho", "Zulu"], ["Sipho", "Zuma"]),
            (["Sipho", "Zulu"], ["Thabo", "Zulu"]),
            (["Nomfundo", "Zwane"], ["Nomfundo", ""]),
            (["Nomfundo", "Zwane"], ["Nomusa", "Zwane"]),
        ] {
            assert!(!is_spelling(was, now), "{was:?} {now:?}");
        }
    }
}
