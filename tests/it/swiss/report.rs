//! Pairing of tournament report files (TRF).

use inkundla::formats::trf::{TrfProblem, read};
use proptest::prelude::*;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn fixture(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    folder.join("fixtures/pairing/swiss").join(name)
}

fn inkundla(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command.args(words).output().unwrap()
}

/// The count, and the pairs sorted.
fn sorted(text: &str) -> (String, Vec<String>) {
    let mut lines = text.lines().map(str::to_owned);
    let count = lines.next().unwrap();
    let mut pairs = lines.collect::<Vec<_>>();
    pairs.sort();
    (count, pairs)
}

#[test]
fn pair_output_equals_that_of_other_engines() {
    for name in [
        "seed7073463-r8-p9",
        "seed735265-r7-p10",
        "seed8848759-r9-p10",
        "large_300_r8_s22",
    ] {
        let file = fixture(&format!("{name}.trf"));
        let done = inkundla(&["pair", file.to_str().unwrap()]);
        assert_eq!(done.status.code(), Some(0), "{name}");
        let expected = fs::read_to_string(fixture(&format!("{name}.pairs"))).unwrap();
        let found = String::from_utf8(done.stdout).unwrap();
        assert_eq!(sorted(&found), sorted(&expected), "{name}");
    }
}

#[test]
fn pair_writes_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("round.txt");
    let file = fixture("seed735265-r7-p10.trf");
    let done = inkundla(&["pair", file.to_str().unwrap(), "-o", out.to_str().unwrap()]);
    assert_eq!(done.status.code(), Some(0));
    assert!(done.stdout.is_empty());
    assert!(fs::read_to_string(out).unwrap().starts_with("4\n"));
}

#[test]
fn system_option_names_the_systems_that_pair() {
    let file = fixture("seed735265-r7-p10.trf");
    let pair = |system: &[&str]| inkundla(&[&["pair", file.to_str().unwrap()], system].concat());
    let named = pair(&["--system", "dutch"]);
    assert_eq!(named.status.code(), Some(0));
    assert_eq!(named.stdout, pair(&[]).stdout);
    let other = pair(&["--system", "lim"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(
        String::from_utf8(other.stderr)
            .unwrap()
            .contains("[possible values: dutch, burstein, dubov]")
    );
}

#[test]
fn check_accepts_correct_tournaments() {
    for name in ["whole_baku.trf", "whole_pabhalf.trf", "whole_forbidden.trf"] {
        let done = inkundla(&["check", fixture(name).to_str().unwrap()]);
        let text = String::from_utf8(done.stdout).unwrap();
        assert_eq!(done.status.code(), Some(0), "{name}: {text}");
    }
}

#[test]
fn check_lists_differences() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("swapped.trf");
    let line = |number: u32, name: &str, points: &str, rank: u32, round: &str| {
        format!(
            "001 {number:4}      {name:33} {:4} {:3} {:11} {:10} {points:>4} {rank:4}  {round}\r",
            "", "", "", ""
        )
    };
    let lines = [
        line(1, "Nomsa", "1.0", 1, "   2 w 1"),
        line(2, "Pieter", "0.0", 3, "   1 b 0"),
        line(3, "Thandi", "1.0", 2, "   4 w 1"),
        line(4, "Willem", "0.0", 4, "   3 b 0"),
        "XXR 3\r".to_owned(),
    ];
    fs::write(&file, lines.concat()).unwrap();
    let done = inkundla(&["check", file.to_str().unwrap()]);
    let text = String::from_utf8(done.stdout).unwrap();
    assert_eq!(done.status.code(), Some(1), "{text}");
    assert!(text.contains("round 1: - 1 2"), "{text}");
    assert!(text.contains("round 1: + 1 3"), "{text}");
    assert!(text.ends_with("1 of 1 rounds differ.\n"), "{text}");
}

#[test]
fn exit_codes_distinguish_no_legal_pairing_from_an_unreadable_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two.trf");
    let done = |text: &str| {
        fs::write(&file, text).unwrap();
        inkundla(&["pair", file.to_str().unwrap()]).status.code()
    };
    let head =
        |number: u32, points: &str| format!("001 {number:4} {:71}{points:>4} {number:4}  ", "");
    let met = format!(
        "{}   2 w 1\n{}   1 b 0\nXXR 5\n",
        head(1, "1.0"),
        head(2, "0.0")
    );
    assert_eq!(done(&met), Some(1));
    assert_eq!(done("no report"), Some(2));
    assert_eq!(done(&met.replace("w 1", "w x")), Some(2));
    assert_eq!(inkundla(&["check", "/nowhere.trf"]).status.code(), Some(2));
}

#[test]
fn all_faults_are_listed_with_line_and_column() {
    let text = fs::read_to_string(fixture("seed735265-r7-p10.trf")).unwrap();
    let text = text.replace('\r', "\n").replace("\n\n", "\n");
    let broken = text.replacen(" w ", " q ", 1).replacen("XXR ", "XXR x", 1);
    let faults = read(broken.as_bytes()).unwrap_err();
    let messages = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert!(
        faults
            .iter()
            .any(|fault| matches!(fault.what, TrfProblem::BadColour { found: 'q' })),
        "{messages:?}"
    );
    assert!(
        faults
            .iter()
            .any(|fault| matches!(fault.what, TrfProblem::NotANumber { .. })),
        "{messages:?}"
    );
    assert!(faults.is_sorted_by_key(|fault| (fault.line, fault.column)));
}

#[test]
fn all_line_endings_are_accepted() {
    let text = fs::read_to_string(fixture("whole_pabhalf.trf")).unwrap();
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let one = read(text.as_bytes()).unwrap();
    assert_eq!(one, read(text.replace('\n', "\r").as_bytes()).unwrap());
    assert_eq!(one, read(text.replace('\n', "\r\n").as_bytes()).unwrap());
}

fn survives(bytes: &[u8]) {
    if let Ok(trf) = read(bytes)
        && trf.players.len() < 50
    {
        for round in 1..=(trf.paired_rounds() + 1).min(20) {
            let _any_answer_will_do = inkundla::tournament::pairing::swiss::pair(&trf.field(round));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn random_bytes_do_not_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        survives(&bytes);
    }

    #[test]
    fn altered_files_do_not_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), prop::sample::select(b"0123456789 wb-+=UZHFX?\r\n.\xff".to_vec())), 1..6)
    ) {
        let mut bytes = fs::read(fixture("whole_pabhalf.trf")).unwrap();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        survives(&bytes);
    }
}

#[test]
fn pair_explain_and_why_not_name_the_reasons() {
    let file = fixture("seed735265-r7-p10.trf");
    let file = file.to_str().unwrap();
    let done = inkundla(&["pair", file, "--explain"]);
    assert_eq!(done.status.code(), Some(0));
    let text = String::from_utf8(done.stdout).unwrap();
    let (pairs, explanation) = text.split_once("\n\n").unwrap();
    let plain = String::from_utf8(inkundla(&["pair", file]).stdout).unwrap();
    assert_eq!(pairs, plain.trim_end());
    for pair in plain.lines().skip(1) {
        let (one, other) = pair.split_once(' ').unwrap();
        let is_about_pair = |line: &str| {
            let has = |number: &str| line.split([' ', ':']).any(|word| word == number);
            has(one) && (has(other) || other == "0")
        };
        assert!(
            explanation.lines().any(is_about_pair),
            "{pair} in {explanation}"
        );
    }
    assert!(
        explanation.contains("Points: ") && explanation.contains("C6 "),
        "{explanation}"
    );
    let (one, other) = plain.lines().nth(1).unwrap().split_once(' ').unwrap();
    let asked = format!("{one}-{other}");
    let done = inkundla(&["pair", file, "--why-not", &asked, "--why-not", "1-77"]);
    let text = String::from_utf8(done.stdout).unwrap();
    assert!(text.contains("are paired."), "{text}");
    assert!(text.contains("not both in this round"), "{text}");
    assert_eq!(
        inkundla(&["pair", file, "--why-not", "1"]).status.code(),
        Some(2)
    );
}
