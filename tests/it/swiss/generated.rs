//! Generated tournaments are paired again alike.

use inkundla::formats::trf::generate::{GenerateOptions, generate};
use inkundla::formats::trf::{LineEnd, Mark, Trf, Version, read, write};
use inkundla::tournament::pairing::swiss::{SwissSystem, pair};
use std::collections::BTreeSet;
use std::process::{Command, Output};

/// The pairs of a round in the file, and those of our pairing.
fn pairs(trf: &Trf, round: usize) -> [BTreeSet<(u32, u32)>; 2] {
    let (posted, bye) = trf.pairs_of(round);
    let posted = posted.into_iter().chain(bye.map(|number| (number, 0)));
    let paired = pair(&trf.field(round)).unwrap();
    let number = |place: usize| trf.players[place].number;
    let bye = paired.bye.map(|place| (number(place), 0));
    let pairs = paired.pairs.iter();
    let ours = pairs.map(|(first, second)| (number(*first), number(*second)));
    [posted.collect(), ours.chain(bye).collect()]
}

#[test]
fn generated_tournaments_are_paired_again_alike() {
    let (mut rounds, mut marks) = (0, BTreeSet::new());
    for seed in 0..150_u32 {
        use SwissSystem::{Burstein, Dubov, Dutch};
        let wish = GenerateOptions {
            system: [Dutch, Dutch, Burstein, Dubov][seed as usize % 4],
            ..GenerateOptions::usual(2 + seed % 37, 1 + seed % 9, seed.into())
        };
        for version in [Version::Trf16, Version::Trf26] {
            let text = write(&generate(&wish), version, LineEnd::Cr);
            let trf = read(text.as_bytes()).unwrap();
            for round in 1..=trf.paired_rounds() {
                let [posted, ours] = pairs(&trf, round);
                assert_eq!(posted, ours, "seed {seed}, round {round}");
                rounds += 1;
            }
            let entries = trf.players.iter().flat_map(|player| &player.entries);
            marks.extend(entries.map(|entry| format!("{:?}", entry.mark)));
        }
    }
    assert!(rounds > 800, "only {rounds} rounds");
    let all = [
        Mark::Win,
        Mark::Draw,
        Mark::Loss,
        Mark::ForfeitWin,
        Mark::ForfeitLoss,
        Mark::Half,
        Mark::Full,
        Mark::PairingBye,
        Mark::Zero,
    ];
    for mark in all {
        assert!(marks.contains(&format!("{mark:?}")), "no {mark:?}");
    }
}

fn inkundla(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command.args(words).output().unwrap()
}

#[test]
fn a_seed_determines_the_file_and_check_accepts_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("made.trf");
    let made = |seed: &str| {
        let words = [
            "generate",
            "--players",
            "21",
            "--rounds",
            "6",
            "--seed",
            seed,
        ];
        inkundla(&words).stdout
    };
    let first = made("5");
    assert_eq!(first, made("5"));
    assert_ne!(first, made("6"));
    assert!(!first.contains(&b'\n') && first.ends_with(b"\r"));
    std::fs::write(&file, &first).unwrap();
    let file = file.to_str().unwrap();
    assert_eq!(inkundla(&["check", file]).status.code(), Some(0));
    let many = inkundla(&[
        "generate",
        "--players",
        "20",
        "--rounds",
        "6",
        "--check",
        "20",
    ]);
    assert_eq!(many.status.code(), Some(0));
    assert!(String::from_utf8(many.stdout).unwrap().starts_with("0 of "));
    // Without a seed each call makes another tournament, whose name says which.
    let any = || {
        let made = inkundla(&["generate", "--players", "9", "--rounds", "3"]);
        String::from_utf8(made.stdout).unwrap()
    };
    let one = any();
    assert_ne!(one, any());
    let name = one.strip_prefix("012 Generated 9 3 ").unwrap();
    let seed: String = name.chars().take_while(char::is_ascii_digit).collect();
    let words = [
        "generate",
        "--players",
        "9",
        "--rounds",
        "3",
        "--seed",
        &seed,
    ];
    assert_eq!(inkundla(&words).stdout, one.as_bytes());
    assert_eq!(
        inkundla(&["generate", "--players", "1", "--rounds", "6"])
            .status
            .code(),
        Some(2)
    );
}

#[test]
fn standings_of_a_file_are_csv_with_working() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("made.trf");
    let path = file.to_str().unwrap();
    let made = inkundla(&[
        "generate",
        "--players",
        "8",
        "--rounds",
        "3",
        "--seed",
        "3",
        "-o",
        path,
    ]);
    assert_eq!(made.status.code(), Some(0));
    let words = [
        "standings",
        path,
        "--tiebreaks",
        "BH/C1:GP,DE,LOT/S7",
        "--working",
    ];
    let output = inkundla(&words);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines = text.lines();
    assert_eq!(
        lines.next().unwrap(),
        "rank,number,name,points,BH/C1,BH/C1 working,DE,DE working,LOT/S7,LOT/S7 working"
    );
    assert_eq!(lines.clone().count(), 8);
    assert!(
        lines.all(|line| line.contains('[')),
        "one round is cut of everybody"
    );
    let wrong = inkundla(&["standings", path, "--tiebreaks", "BH/Q"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert_eq!(
        inkundla(&["standings", "/nowhere.trf"]).status.code(),
        Some(2)
    );
}

#[test]
fn standings_of_a_file_follow_its_record_212() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("made.trf");
    let path = file.to_str().unwrap();
    let call = ["generate", "--players", "8", "--rounds", "3", "--seed", "3"];
    let made = inkundla(&[&call[..], &["-o", path]].concat());
    assert_eq!(made.status.code(), Some(0));
    let plain = std::fs::read_to_string(&file).unwrap();
    let header = |record: &str, more: &[&str]| {
        let lines = plain.lines().filter(|line| !line.starts_with("212"));
        let lines: String = lines.map(|line| format!("{line}\n")).collect();
        std::fs::write(&file, format!("{record}\n{lines}")).unwrap();
        let answer = inkundla(&[&["standings", path], more].concat());
        let text = String::from_utf8(answer.stdout).unwrap();
        let wrong = String::from_utf8(answer.stderr).unwrap();
        let first = text.lines().next().unwrap_or_default().to_owned();
        (answer.status.code(), first, wrong)
    };
    let (status, first, _) = header("212 PTS,WIN,SB,BH/C1", &[]);
    assert_eq!(
        (status, first.as_str()),
        (Some(0), "rank,number,name,points,WIN,SB,BH/C1")
    );
    // The option takes precedence over the file.
    let (status, first, _) = header("212 PTS,WIN", &["--tiebreaks", "DE"]);
    assert_eq!(
        (status, first.as_str()),
        (Some(0), "rank,number,name,points,DE")
    );
    let (status, first, wrong) = header("212 PTS,BH,NONE", &[]);
    assert_eq!((status, first.as_str()), (Some(2), ""));
    assert!(
        wrong.contains("record 212: NONE") && wrong.contains("--tiebreaks"),
        "{wrong}"
    );
}
