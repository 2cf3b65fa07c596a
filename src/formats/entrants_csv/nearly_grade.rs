//! The grade that a cell means probably, where it cannot be read for sure: to be offered, never to be entered.

use inkundla_core::tournament::Grade;

/// The numbers from 1 to 12 as words, in the languages of the program.
const NUMBERS: [&[&str]; 12] = [
    &["one", "een", "satu", "kunye", "nye", "inye"],
    &[
        "two", "twee", "dua", "kubili", "isibili", "isibini", "mbini",
    ],
    &["three", "drie", "tiga", "kuthathu", "isithathu", "ntathu"],
    &["four", "vier", "empat", "kune", "isine", "ne"],
    &["five", "vyf", "lima", "kuhlanu", "isihlanu", "ntlanu"],
    &[
        "six",
        "ses",
        "enam",
        "isithupha",
        "isithandathu",
        "ntandathu",
    ],
    &["seven", "sewe", "tujuh", "isikhombisa", "isixhenxe"],
    &[
        "eight",
        "agt",
        "ag",
        "delapan",
        "isishiyagalombili",
        "isibhozo",
    ],
    &["nine", "nege", "sembilan", "isishiyagalolunye", "isithoba"],
    &["ten", "tien", "sepuluh", "ishumi"],
    &["eleven", "elf", "sebelas"],
    &["twelve", "twaalf"],
];

const ROMAN: [&str; 12] = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
];

/// The grade of a cell that names exactly one: `6th grade`, `enam`, `Grade VI`, `svven`.
pub fn nearly_grade(cell: &str) -> Option<Grade> {
    let folded: String = cell.chars().take(40).collect::<String>().to_lowercase();
    let digits = folded.split(|sign: char| !sign.is_ascii_digit());
    let digits: Vec<&str> = digits.filter(|run| !run.is_empty()).collect();
    match digits[..] {
        [] => {}
        [one] => return one.parse().ok().filter(|n| *n > 0).and_then(Grade::new),
        _ => return None,
    }
    let words = folded.split(|sign: char| !sign.is_alphabetic());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let named = |is_meant: &dyn Fn(usize, &str) -> bool| {
        let all = 0..NUMBERS.len();
        all.filter(|at| words.iter().any(|word| is_meant(*at, word)))
            .collect::<Vec<usize>>()
    };
    let mut found = named(&|at, word| NUMBERS[at].contains(&word) || ROMAN[at] == word);
    if found.is_empty() {
        found = named(&|at, word| NUMBERS[at].iter().any(|one| is_one_off(one, word)));
    }
    let [at] = found[..] else { return None };
    Grade::new(i8::try_from(at + 1).ok()?)
}

/// Whether one letter of a long word is wrong, missing or too many.
fn is_one_off(word: &str, other: &str) -> bool {
    let (word, other): (Vec<char>, Vec<char>) = (word.chars().collect(), other.chars().collect());
    if word.len() < 4 || word.len().abs_diff(other.len()) > 1 {
        return false;
    }
    let begin = word.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let rest = word.len().max(other.len()).saturating_sub(begin + 1);
    let end = word.iter().rev().zip(other.iter().rev());
    end.take_while(|(a, b)| a == b).count() >= rest
}

#[cfg(test)]
mod tests {
    use super::nearly_grade;
    use inkundla_core::tournament::Grade;

    #[test]
    fn a_cell_that_names_one_grade_offers_it() {
        let offered = |cell: &str| nearly_grade(cell).map(Grade::code);
        for cell in [
            "enam",
            "ses",
            "SIX",
            "Grade VI",
            "6th grade",
            "gr. 6 / b",
            "isithuphaa",
            "ntandathu",
        ] {
            assert_eq!(offered(cell).as_deref(), Some("6"), "{cell}");
        }
        assert_eq!(offered("svven").as_deref(), Some("7"));
        for cell in [
            "13",
            "0",
            "6 or 7",
            "Class Zebra",
            "two three",
            "",
            "2016-05-04",
        ] {
            assert_eq!(offered(cell), None, "{cell}");
        }
    }
}
