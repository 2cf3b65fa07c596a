//! School grades: RR, R, 1 to 12.

use serde::{Deserialize, Serialize};

/// A school grade: 1 to 12, and the years before grade 1 as South African schools
/// have them, grade R and grade RR.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Grade(i8);

impl Grade {
    /// The reception year, before grade 1.
    pub const R: Grade = Grade(0);
    /// The year before grade R.
    pub const RR: Grade = Grade(-1);

    /// A grade, if the number is one: 1 to 12, 0 for grade R, -1 for grade RR.
    pub fn new(number: i8) -> Option<Grade> {
        (-1..=12).contains(&number).then_some(Grade(number))
    }

    /// The number: 1 to 12, 0 for grade R, -1 for grade RR.
    pub fn number(self) -> i8 {
        self.0
    }

    /// The code on pages and in files: `RR`, `R`, `1` to `12`.
    pub fn code(self) -> String {
        match self {
            Grade::RR => "RR".to_owned(),
            Grade::R => "R".to_owned(),
            Grade(number) => number.to_string(),
        }
    }

    /// The grade of a code, small or capital; `0` and `00` are R and RR.
    pub fn from_code(code: &str) -> Option<Grade> {
        match code.trim().to_lowercase().as_str() {
            "rr" | "00" => Some(Grade::RR),
            "r" | "0" => Some(Grade::R),
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                digits.parse().ok().and_then(Grade::new)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Grade;

    #[test]
    fn a_grade_is_known_by_its_code_and_r_comes_before_1() {
        let all: Vec<Grade> = (-1..=12).filter_map(Grade::new).collect();
        assert_eq!(all.len(), 14);
        assert!(all.is_sorted());
        for grade in &all {
            assert_eq!(Grade::from_code(&grade.code()), Some(*grade));
        }
        assert_eq!(all[..3], [Grade::RR, Grade::R, Grade(1)]);
        assert!(all.iter().map(|grade| grade.number()).eq(-1..=12));
        assert_eq!(Grade::from_code("0"), Some(Grade::R));
        assert_eq!(Grade::from_code("00"), Some(Grade::RR));
        for no_grade in ["13", "-1", "+6", "", "x"] {
            assert_eq!(Grade::from_code(no_grade), None, "{no_grade}");
        }
    }
}
