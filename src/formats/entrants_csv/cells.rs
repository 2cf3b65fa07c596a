//! Parses single cells of a list of players, such as grades and schools.

use super::Consented;
use crate::ImportProblem;
use inkundla_core::tournament::{BadName, EntrantName, Gender, Grade, NameChoice, ShownAs};
use std::ops::RangeInclusive;

/// Words that may come before the number of a grade.
const GRADE_WORDS: [&str; 11] = [
    "grade", "graad", "kelas", "ibanga", "igreyidi", "class", "grd", "gr.", "gr-", "gr", "g",
];

/// A school must be printable and not too long, like a name.
pub(super) fn school(text: &str) -> Result<Option<String>, ImportProblem> {
    if is_nothing(text) {
        return Ok(None);
    }
    match EntrantName::parse(text, "") {
        Ok(name) => Ok(Some(name.given().to_owned())),
        Err(BadName::Empty) => Ok(None),
        Err(why) => Err(ImportProblem::BadText {
            value: shortened(text),
            why,
        }),
    }
}

/// `6`, `Gr 6`, `Graad 6`, `6A` are all grade 6, `R`, `Gr R` and `0` grade R; an empty cell
/// is no grade.
pub(super) fn grade(text: &str) -> Result<Option<Grade>, ImportProblem> {
    let folded = text.to_lowercase();
    if is_nothing(&folded) {
        return Ok(None);
    }
    let words = GRADE_WORDS.iter();
    let bare = words.filter_map(|word| folded.strip_prefix(word)).next();
    let bare = bare.unwrap_or(&folded).trim();
    // The letter of a class within the grade; there is no grade RRR.
    let class = |c: char| c.is_alphabetic() && !bare.starts_with("rrr");
    let without_class = bare.strip_suffix(class).map(str::trim);
    Grade::from_code(bare)
        .or_else(|| Grade::from_code(without_class?))
        .map(Some)
        .ok_or_else(|| ImportProblem::BadGrade {
            value: shortened(text),
        })
}

/// A value shortened for a fault message.
pub(super) fn shortened(value: &str) -> String {
    let printable = value.chars().filter(|c| !c.is_control());
    let mut short = printable.clone().take(40).collect::<String>();
    if printable.count() > 40 {
        short.push('…');
    }
    short
}

/// Valid ratings.
const RATINGS: RangeInclusive<u16> = 1..=4_000;
/// Valid years of birth.
pub(super) const YEARS: RangeInclusive<u16> = 1_900..=2_100;

/// A rating; `None` for an empty cell, and for 0 and a dash, which lists of federations write for
/// players without one.
pub(super) fn rating(text: &str) -> Result<Option<u16>, ImportProblem> {
    if is_nothing(text) || text.chars().all(|letter| letter == '0') {
        return Ok(None);
    }
    number(text, &RATINGS)
}

/// A text that a spreadsheet shows where a formula went wrong. One that found nothing is an empty cell.
pub(super) fn is_cell_error(text: &str) -> bool {
    let errors = [
        "#REF!", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!",
    ];
    errors.contains(&text) || text.starts_with("Err:5")
}

/// An empty cell, or one that says so: `-`, `n/a`.
pub(super) fn is_nothing(text: &str) -> bool {
    let is_dash = |letter: char| matches!(letter, '-' | '–' | '—');
    let none = ["n/a", "na", "none", "nil", "unrated", "unr"];
    text.chars().all(is_dash) || none.contains(&text.to_lowercase().as_str())
}

/// A number within limits; `None` for an empty cell.
pub(super) fn number(
    text: &str,
    limits: &RangeInclusive<u16>,
) -> Result<Option<u16>, ImportProblem> {
    if is_nothing(text) {
        return Ok(None);
    }
    let number = text.parse().ok().filter(|number| limits.contains(number));
    number.map(Some).ok_or_else(|| ImportProblem::BadNumber {
        value: shortened(text),
        least: *limits.start(),
        most: *limits.end(),
    })
}

/// Words of consent, in English, Afrikaans, Indonesian, isiZulu and isiXhosa, and of ticked boxes.
const GIVEN: [&str; 9] = [
    "given", "yes", "gegee", "ja", "ya", "yebo", "ewe", "true", "waar",
];
/// Words of refusal, in the same languages.
const REFUSED: [&str; 9] = [
    "refused", "no", "geweier", "nee", "tidak", "cha", "hayi", "false", "onwaar",
];

/// `given`, `yes`, `refused`, `no`; an empty cell means not asked.
pub(super) fn consent(text: &str) -> Result<Option<Consented>, ImportProblem> {
    let folded = text.to_lowercase();
    match folded.as_str() {
        "" => Ok(None),
        word if GIVEN.contains(&word) => Ok(Some(Consented::Given)),
        word if REFUSED.contains(&word) => Ok(Some(Consented::Refused)),
        _ => Err(ImportProblem::BadConsent {
            value: shortened(text),
        }),
    }
}

/// The words that `shown_as` and the CSV of players have for a player without a name outside.
pub const NOT_SHOWN: &str = "not shown";
/// The same in Afrikaans, Indonesian, isiZulu and isiXhosa, and shorter words.
const NUMBER_ONLY: [&str; 10] = [
    NOT_SHOWN,
    "hidden",
    "number",
    "nie gewys nie",
    "nommer",
    "tidak ditampilkan",
    "nomor",
    "akaboniswa",
    "akakhonjiswa",
    "inombolo",
];
/// Words for a code name that the program chooses.
const ANY_CODE_NAME: [&str; 6] = [
    "code name",
    "codename",
    "kodenaam",
    "nama sandi",
    "igama eliyimfihlo",
    "igama eliyimfihlelo",
];

/// A code name, or the words of [`NUMBER_ONLY`] and [`ANY_CODE_NAME`]; an empty cell and `alias` mean the alias.
pub(super) fn shown_as(text: &str) -> Result<Option<NameChoice>, ImportProblem> {
    let folded = text.to_lowercase();
    if is_nothing(&folded) || folded == "alias" {
        return Ok(None);
    }
    if NUMBER_ONLY.contains(&folded.as_str()) {
        return Ok(Some(NameChoice::Number));
    }
    if ANY_CODE_NAME.contains(&folded.as_str()) {
        return Ok(Some(NameChoice::AnyCodeName));
    }
    match ShownAs::code_name(text) {
        Ok(code_name) => Ok(Some(NameChoice::CodeName(code_name.code().to_owned()))),
        Err(why) => Err(ImportProblem::BadText {
            value: shortened(text),
            why,
        }),
    }
}

/// `f`, `girl`, `m`, `boy`; an empty cell means unknown.
pub(super) fn gender(text: &str) -> Result<Option<Gender>, ImportProblem> {
    if is_nothing(text) {
        return Ok(None);
    }
    let gender = Gender::parse(text).map(Some);
    gender.ok_or_else(|| ImportProblem::BadGender {
        value: shortened(text),
    })
}
