//! The kinds of records: those that a change of an event replaces together.

use super::super::Trf;
use super::super::header;
use super::super::kept_report::{number_of, tag};
use super::super::trf_line::TrfLine;
use super::super::write::{LineEnd, Version, write};
use crate::Faults;
use std::collections::BTreeMap;

/// The lines of a file by kind.
pub(super) type ByKind = BTreeMap<String, Vec<String>>;

/// The kind of comments about departures from the rules.
const DEPARTURES: &str = "### @";

/// The lines that a file is written with.
pub(super) fn by_kind(trf: &Trf, version: Version) -> ByKind {
    let mut kinds = ByKind::new();
    for line in write(trf, version, LineEnd::Lf).lines() {
        kinds.entry(kind(line)).or_default().push(line.to_owned());
    }
    kinds
}

/// The kind of a line: its tag in TRF26, of records 001 and 310 with the number.
pub(super) fn kind(line: &str) -> String {
    let words = || line.split_whitespace().skip(1);
    let kind = match tag(line) {
        "001" => return numbered("001", number_of(line)),
        "310" => return numbered("310", words().next().and_then(|word| word.parse().ok())),
        "###" => return comment(line),
        "XXC" if words().any(|word| matches!(word, "white1" | "black1")) => "152",
        "XXR" => "142",
        "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => "162",
        "XXP" => "260",
        "XXA" => "250",
        "XXZ" => "240",
        other => other,
    };
    kind.to_owned()
}

/// The kind of a record with a number, in the order of numbers.
pub(super) fn numbered(tag: &str, number: Option<u32>) -> String {
    format!("{tag} {:>4}", number.unwrap_or_default())
}

/// The kind of a comment; that of an unknown one is the comment itself.
fn comment(line: &str) -> String {
    let mut read = Trf::default();
    header::record(&TrfLine::new(1, line), &mut read, &mut Faults::default());
    let mut words = line.split_whitespace().skip(1);
    match (words.next(), words.next()) {
        _ if !read.others.is_empty() => line.to_owned(),
        (Some("inkundla:"), Some(kind)) => format!("### {kind}"),
        _ => DEPARTURES.to_owned(),
    }
}

/// Whether records of a kind have numbers of players or teams beside those that are merged by columns.
pub(super) fn has_numbers(kind: &str) -> bool {
    const OURS: [&str; 3] = ["### apart-if-possible", "### settled", "### boards"];
    matches!(
        kind,
        "240" | "250" | "260" | "299" | "300" | "320" | "330" | "013"
    ) || OURS.contains(&kind)
}

/// Whether TRF16 writes a kind in another way than TRF26.
pub(super) fn is_of_dialect(kind: &str) -> bool {
    matches!(
        kind,
        "142" | "152" | "162" | "192" | "202" | "212" | "### system"
    )
}
