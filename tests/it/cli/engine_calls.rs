//! Calls as programs make them to a pairing engine.

use super::{Folder, err, out, status};
use std::fs;
use std::path::PathBuf;

fn report(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures/reports")
        .join(name)
}

/// A folder with a report file of five rounds of which one is to be paired.
fn folder() -> Folder {
    let folder = Folder::new();
    fs::copy(report("rank.trf"), folder.path().join("in.trf")).unwrap();
    folder
}

#[test]
fn the_next_round_is_paired_as_by_the_own_command() {
    let folder = folder();
    let own = folder.run(&["pair", "in.trf"]);
    assert_eq!(status(&own), 0, "{}", err(&own));
    for call in [
        &["--dutch", "in.trf", "-p"][..],
        &["in.trf", "-p"],
        &["--dutch", "in.trf", "-p", "-l", "why.txt"],
    ] {
        let done = folder.run(call);
        assert_eq!((status(&done), out(&done)), (0, out(&own)), "{call:?}");
    }
    let why = fs::read_to_string(folder.path().join("why.txt")).unwrap();
    assert!(!why.trim().is_empty());
    for call in [
        &["--dutch", "in.trf", "-p", "out.txt"][..],
        &["in.trf", "-p", "out.txt", "-q", "10000"],
        &["in.trf", "-p", "out.txt", "-w"],
    ] {
        let done = folder.run(call);
        assert_eq!((status(&done), out(&done)), (0, String::new()), "{call:?}");
        let written = fs::read_to_string(folder.path().join("out.txt")).unwrap();
        assert_eq!(written, out(&own), "{call:?}");
        fs::remove_file(folder.path().join("out.txt")).unwrap();
    }
    // A bare name stands beside the input.
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    fs::rename(folder.path().join("in.trf"), inner.join("in.trf")).unwrap();
    let done = folder.run(&["--dutch", "inner/in.trf", "-p", "out.txt"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    assert!(inner.join("out.txt").exists());
    let text = fs::read_to_string(inner.join("in.trf")).unwrap();
    let piped = folder.run_with_input(&["--dutch", "-p"], &text);
    assert_eq!((status(&piped), out(&piped)), (0, out(&own)));
}

#[test]
fn failures_have_the_statuses_and_sentences_that_callers_look_for() {
    let folder = folder();
    let says = |call: &[&str], expected: i32, sentence: &str| {
        let done = folder.run(call);
        assert_eq!(status(&done), expected, "{call:?}: {}", err(&done));
        assert!(err(&done).contains(sentence), "{call:?}: {}", err(&done));
    };
    says(
        &["--dutch", "none.trf", "-p"],
        5,
        "Error reading file none.trf",
    );
    fs::write(folder.path().join("bad.trf"), "001 what is this\n").unwrap();
    says(
        &["--dutch", "bad.trf", "-p"],
        3,
        "Error parsing file bad.trf",
    );
    says(
        &["--dutch", "in.trf", "-p", "no/where/out.txt"],
        5,
        "could not be opened",
    );
    says(
        &["--burstein", "--dubov", "in.trf", "-p"],
        3,
        "-p, -c or -g",
    );
    says(&["--dutch", "in.trf"], 3, "[-r] [SYSTEM] [IN] -p");
    let teams = report("teams_have_met.trf");
    says(
        &["--dubov", teams.to_str().unwrap(), "-p"],
        3,
        "players only",
    );
    let full = report("lichess_13_players.trf");
    let full = full.to_str().unwrap();
    says(&["--dutch", full, "-p"], 1, "No valid pairing exists");
    // Two players who have met have no second round.
    let settings = "PlayersNumber=2\nRoundsNumber=3\n";
    fs::write(folder.path().join("set.txt"), settings).unwrap();
    let made = folder.run(&["-g", "set.txt", "-o", "two.trf", "-s", "1"]);
    assert_eq!(status(&made), 1, "two players meet once: {}", err(&made));
    assert!(
        err(&made).contains("No valid pairing exists for round 2"),
        "{}",
        err(&made)
    );
    says(&["two.trf", "-p"], 1, "No valid pairing exists");
}

#[test]
fn rounds_are_compared_and_tournaments_are_made() {
    let folder = folder();
    fs::write(
        folder.path().join("set.txt"),
        "PlayersNumber=12\nRoundsNumber=4\nDrawPercentage=50\n",
    )
    .unwrap();
    let make = |file: &str| folder.run(&["--dutch", "-g", "set.txt", "-o", file, "-s", "7"]);
    for file in ["made.trf", "again.trf"] {
        let done = make(file);
        assert_eq!(status(&done), 0, "{}", err(&done));
    }
    let text = |file: &str| fs::read_to_string(folder.path().join(file)).unwrap();
    assert_eq!(text("made.trf"), text("again.trf"));
    assert_eq!(text("made.trf").matches("Player 00").count(), 12);
    let done = folder.run(&["-r", "--dutch", "made.trf", "-c", "-l"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let said = out(&done);
    assert!(said.starts_with("Inkundla - version "), "{said}");
    assert!(said.contains("made: Round #4"), "{said}");
    assert!(!said.contains("Checker pairings"), "{said}");
    assert!(text("made.list").starts_with("Round #1\n"));
    let like = folder.run(&["made.trf", "-g", "-o", "like.trf"]);
    assert_eq!(status(&like), 0, "{}", err(&like));
    assert_eq!(text("like.trf").matches("Player 00").count(), 12);
    // A file whose rounds are paired otherwise names the pairs of both.
    let other = report("lichess_13_players.trf");
    let done = folder.run(&["--dutch", other.to_str().unwrap(), "-c"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    assert!(
        out(&done).contains("  Checker pairings        Tournament pairings "),
        "{}",
        out(&done)
    );
}

/// Makes a tournament by a system, and compares its rounds by that system and by the Dutch one.
fn made_by(folder: &Folder, system: &str, titles: &str) {
    fs::write(
        folder.path().join("set.txt"),
        "PlayersNumber=21\nRoundsNumber=7\nPointsForWin=3\nPointsForDraw=1\nPointsForPAB=2\n\
         LowestRating=1500\nHighestRating=1900\n",
    )
    .unwrap();
    let call = [system, "-g", "set.txt", "-o", "made.trf", "-s", "11", "-l"];
    let done = folder.run(&call);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let list = fs::read_to_string(folder.path().join("made.list")).unwrap();
    let last = list.split("Round #7\n").nth(1).unwrap();
    assert_eq!(last.lines().next(), Some(titles), "{list}");
    assert!(last.lines().count() > 15, "{last}");
    let text = fs::read_to_string(folder.path().join("made.trf")).unwrap();
    assert!(text.contains("XXS W=3.0 D=1.0 PAB=2.0"), "{text}");
    for call in [&[system, "made.trf", "-c"][..], &["made.trf", "-c"]] {
        let done = folder.run(call);
        assert!(out(&done).contains("made: Round #7"), "{}", out(&done));
        assert!(!out(&done).contains("Checker pairings"), "{}", out(&done));
    }
    let own = folder.run(&["check", "made.trf"]);
    assert_eq!(status(&own), 0, "{}", out(&own));
    let done = folder.run(&["--dutch", "made.trf", "-c"]);
    assert!(out(&done).contains("Checker pairings"), "{}", out(&done));
    // The last round again: without its column, and without the points.
    let cut = text.split('\r').map(|line| {
        if line.starts_with("001") {
            format!("{}    {}", &line[..80], &line[84..91 + 60])
        } else {
            line.to_owned()
        }
    });
    let cut = cut.collect::<Vec<_>>().join("\n");
    fs::write(folder.path().join("cut.trf"), cut).unwrap();
    let calls = [
        &[system, "cut.trf", "-p"][..],
        &["pair", "cut.trf", "--system", &system[2..]],
    ];
    let [one, other] = calls.map(|call| folder.run(call));
    assert_eq!(status(&one), 0, "{}", err(&one));
    assert_eq!(out(&one), out(&other));
    assert!(out(&one).lines().count() > 8, "{}", out(&one));
}

#[test]
fn the_burstein_and_dubov_systems_pair_compare_and_make_tournaments() {
    let folder = folder();
    let rounds = "    #1    #2    #3    #4    #5    #6";
    let burstein = "  ID    Pts Pref     C2       BH       SB";
    made_by(&folder, "--burstein", &format!("{burstein}{rounds}"));
    let dubov = "  ID    Pts Pref     C2    ARO   UP R-1";
    made_by(&folder, "--dubov", &format!("{dubov}{rounds}"));
    let done = folder.run(&["pair", "cut.trf", "--explain"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    assert!(out(&done).contains("From below: "), "{}", out(&done));
    let done = folder.run(&["--dutch", "in.trf", "-p", "-l", "why.txt"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let list = fs::read_to_string(folder.path().join("why.txt")).unwrap();
    assert!(
        list.starts_with("  ID    Pts Pref     C2  R-1 R-2\n"),
        "{list}"
    );
}

#[test]
fn a_bare_call_without_a_screen_says_what_it_is_and_starts_nothing() {
    let folder = Folder::new();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_inkundla"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"] {
        command.env_remove(name);
    }
    command.env("INKUNDLA_FOLDER", folder.path().join("Inkundla"));
    let done = command.output().unwrap();
    assert_eq!(status(&done), 0, "{}", err(&done));
    assert!(out(&done).contains("inkundla open"), "{}", out(&done));
    assert!(!folder.path().join("Inkundla").exists());
}

#[test]
fn the_engine_plays_by_lines_of_text() {
    let folder = Folder::new();
    let lines = "1 name\nplay E1\nplay E1\ngenmove nodes 2000\nundo\nmoves\nwhat\nvalue nodes 500\nruleset reversi\n\
        set_game Othello\nboardsize 8\nplay white d3\nplay black d3\n7 genmove white\nquit\n";
    let done = folder.run_with_input(&["engine", "umlabalaba"], lines);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let said = out(&done);
    let answers: Vec<&str> = said.split("\n\n").collect();
    assert_eq!(answers[0], "=1 Inkundla");
    assert!(answers[2].starts_with("? illegal move"), "{}", answers[2]);
    assert!(
        answers[3].starts_with("= ") && answers[3].len() > 3,
        "{}",
        answers[3]
    );
    assert!(!answers[5].contains("E1"), "{}", answers[5]);
    assert_eq!(answers[6], "? unknown command");
    assert!(answers[7].starts_with("= value "), "{}", answers[7]);
    assert_eq!(answers[11], "? the other side is to move");
    assert!(answers[13].starts_with("=7 "), "{}", answers[13]);
    let best = folder.run(&["best", "reversi", "--nodes", "2000", "--turns", "d3"]);
    assert_eq!(status(&best), 0, "{}", err(&best));
    assert_eq!(out(&best).lines().count(), 6, "{}", out(&best));
    let over = folder.run(&["best", "umlabalaba", "--turns", "E1 E1"]);
    assert_eq!(status(&over), 2);
    let games = ["match", "umlabalaba", "grade:3", "any", "--games", "4"];
    let games = folder.run(&games);
    assert!(out(&games).starts_with("games 4\nwon "), "{}", out(&games));
    assert_eq!(
        status(&folder.run(&["match", "camelot", "gtp:x", "any"])),
        2
    );
}
