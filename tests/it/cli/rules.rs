//! The laws of the games on the command line, held to a sample of every table
//! of vectors.

use super::{Folder, err, out, status};
use crate::common::fixtures::law_table;
use inkundla::rules::Ruleset;

/// Trees with more leaves are left to the tests of the laws themselves.
const FEW_LEAVES: u64 = 12_000;

/// What is printed by a call that is carried out.
fn says(args: &[&str]) -> String {
    let done = Folder::new().run(args);
    assert_eq!(status(&done), 0, "{args:?}: {}", err(&done));
    assert_eq!(err(&done), "", "{args:?}");
    out(&done)
}

/// The one line on standard error of a call that is refused.
fn refuses(args: &[&str]) -> String {
    let refused = Folder::new().run(args);
    let said = err(&refused);
    assert_eq!(status(&refused), 2, "{args:?}: {said}");
    assert_eq!(out(&refused), "", "{args:?}");
    assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
    said.trim_end().to_owned()
}

/// Some rows of a table, from all its parts.
fn sample(table: &str, rows: usize) -> Vec<Vec<String>> {
    let all = law_table(table);
    let step = (all.len() / rows).max(1);
    all.into_iter().step_by(step).collect()
}

/// A call with a list of options, as the tables write it.
fn call<'a>(words: &[&'a str], options: &'a str, position: &'a str) -> Vec<&'a str> {
    let mut args = words.to_vec();
    for option in options.split_whitespace() {
        args.extend(["--option", option]);
    }
    if position != "start" {
        args.extend(["--position", position]);
    }
    args
}

fn sorted(turns: &str) -> Vec<&str> {
    let mut turns: Vec<&str> = turns.split_whitespace().collect();
    turns.sort_unstable();
    turns
}

fn lists(rules: &str, position: &str, turns: &str) {
    let said = says(&call(&["moves", rules], "", position));
    let listed: Vec<&str> = said.lines().collect();
    assert_eq!(listed, sorted(turns), "{rules} {position}");
}

fn counts(rules: &str, options: &str, position: &str, depth: &str, leaves: &str) {
    if leaves
        .parse::<u64>()
        .is_ok_and(|leaves| leaves <= FEW_LEAVES)
    {
        let said = says(&call(&["perft", rules, depth], options, position));
        let last = said.lines().last();
        assert_eq!(last, Some(leaves), "{rules} {options} {position} {depth}");
    }
}

/// The last position and the result of a record given on the command line.
fn replays(rules: &str, turns: &str, final_text: &str, result: &str) {
    let said = says(&["replay", rules, "--moves", turns]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[lines.len() - 2..], [final_text, result], "{turns}");
}

fn score(winner: &str) -> &'static str {
    match winner {
        "white" => "1-0",
        "black" => "0-1",
        _ => "1/2-1/2",
    }
}

#[test]
fn every_ruleset_is_named_and_shown() {
    let names = says(&["rules", "list"]);
    let known: Vec<&str> = Ruleset::all().iter().map(Ruleset::name).collect();
    assert_eq!(names.lines().collect::<Vec<_>>(), known);
    for rules in Ruleset::all() {
        let sheet = says(&["rules", "show", rules.name()]);
        let json: serde_json::Value =
            serde_json::from_str(&says(&["rules", "show", rules.name(), "--json"])).unwrap();
        assert_eq!(json["ruleset"], rules.name());
        assert_eq!(json["start"], rules.start().text());
        let points = json["board"]["points"].as_array().unwrap();
        assert_eq!(points.len(), rules.board().points.len());
        for (option, shown) in rules
            .options()
            .iter()
            .zip(json["options"].as_array().unwrap())
        {
            assert_eq!(shown["name"], option.name);
            assert_eq!(shown["value"], option.value.as_str());
            assert!(sheet.contains(&format!("option {}={}\n", option.name, option.value)));
            assert!(sheet.contains(option.meaning));
        }
    }
}

#[test]
fn a_changed_option_is_shown_with_its_default() {
    let sheet = says(&["rules", "show", "isizulu", "--option", "target=strict"]);
    assert!(sheet.contains("code isizulu target=strict\n"), "{sheet}");
    assert!(
        sheet.contains("option target=strict\n  default any\n"),
        "{sheet}"
    );
}

#[test]
fn turns_are_listed_sorted() {
    for row in sample("mill_legal.tsv", 20) {
        lists(&row[0], &row[1], &row[2]);
    }
    for row in sample("camelot_legal.tsv", 20)
        .iter()
        .filter(|row| row[2] == "-")
    {
        lists("camelot", &row[1], &row[3]);
    }
    for row in sample("reversi_legal.tsv", 20) {
        lists("reversi", &row[1], &row[2]);
    }
}

#[test]
fn starts_are_counted() {
    for row in law_table("mill_start.tsv") {
        if row[2].parse::<u32>().unwrap() <= 3 {
            let said = says(&["perft", &row[0], &row[2]]);
            assert_eq!(said, format!("{}\n", row[3]), "{} {}", row[0], row[2]);
        }
    }
    for (rules, depth, leaves) in [
        ("camelot", "0", "1"),
        ("camelot", "1", "100"),
        ("camelot", "2", "10026"),
        ("reversi", "1", "4"),
        ("reversi", "2", "12"),
        ("reversi", "3", "56"),
        ("reversi", "6", "8200"),
    ] {
        assert_eq!(says(&["perft", rules, depth]), format!("{leaves}\n"));
    }
}

#[test]
fn positions_and_options_are_counted() {
    for row in sample("mill_perft.tsv", 15) {
        counts(&row[0], "", &row[1], "1", &row[2]);
        counts(&row[0], "", &row[1], "2", &row[3]);
    }
    for row in sample("mill_options.tsv", 40) {
        counts(&row[0], &row[1], &row[2], &row[3], &row[4]);
    }
    for row in sample("camelot_perft.tsv", 15) {
        counts("camelot", "", &row[1], "2", &row[3]);
    }
    for row in sample("reversi_perft.tsv", 15) {
        counts("reversi", "", &row[1], "1", &row[2]);
        counts("reversi", "", &row[1], "5", &row[6]);
    }
}

#[test]
fn a_divided_count_names_every_turn_and_ends_with_the_sum() {
    let said = says(&["perft", "reversi", "3", "--divide"]);
    assert_eq!(said, "c4 14\nd3 14\ne6 14\nf5 14\n56\n");
    assert_eq!(says(&["perft", "reversi", "0", "--divide"]), "1\n");
}

#[test]
fn games_of_the_mill_family_are_replayed() {
    for row in sample("mill_playouts.tsv", 42) {
        let result = format!("result {} {}", row[1], row[2]);
        replays(&row[0], &row[5], &row[4], &result);
    }
}

#[test]
fn games_of_camelot_are_replayed() {
    for row in sample("camelot_playouts.tsv", 40) {
        let result = format!("result {} {}", score(&row[1]), row[2]);
        replays("camelot", &row[5], &row[4], &result);
    }
}

#[test]
fn games_of_reversi_are_replayed_however_they_are_written() {
    let black_begins = |winner: &str| match winner {
        "black" => "1-0",
        "white" => "0-1",
        _ => "1/2-1/2",
    };
    for row in sample("reversi_playouts.tsv", 40) {
        let result = format!("result {} {}", black_begins(&row[1]), row[2]);
        let without_passes = row[7].replace("-- ", "");
        for turns in [
            row[7].clone(),
            without_passes.replace(' ', ""),
            row[7].replace("--", "PA").to_uppercase(),
            row[7].replace("--", "@@").replace(' ', ""),
        ] {
            replays("reversi", &turns, &row[6], &result);
        }
    }
}

#[test]
fn wrongly_turned_discs_are_entered_as_by_the_umpire() {
    for row in sample("reversi_wrong_flips.tsv", 12) {
        let each = |mark: &str, squares: &str| -> String {
            let squares = squares.split(',').filter(|square| !square.is_empty());
            squares.map(|square| format!("!{mark}{square}")).collect()
        };
        let turn = format!("{}{}{}", row[1], each("-", &row[2]), each("+", &row[3]));
        let said = says(&["replay", "reversi", "--position", &row[0], "--moves", &turn]);
        assert_eq!(said.lines().next(), Some(row[5].as_str()), "{turn}");
        lists("reversi", &row[5], &row[6]);
    }
}

#[test]
fn a_record_may_come_from_a_file_or_from_standard_input() {
    let folder = Folder::new();
    std::fs::write(
        folder.path().join("game.txt"),
        "\u{feff}E7-E8\r\nD10-B12\n\n",
    )
    .unwrap();
    let file = folder.run(&["replay", "camelot", "game.txt"]);
    let piped = folder.run_with_input(&["replay", "camelot", "-"], "E7-E8 D10-B12");
    assert_eq!(status(&file), 0, "{}", err(&file));
    assert!(
        out(&file).ends_with(" w 00 2 2\nresult * unfinished\n"),
        "{}",
        out(&file)
    );
    assert_eq!(out(&piped), out(&file));
    let nothing = says(&["replay", "camelot"]);
    assert!(
        nothing.ends_with(" w 00 0 1\nresult * unfinished\n"),
        "{nothing}"
    );
}

#[test]
fn turns_lost_by_a_red_card_are_replayed() {
    for (rules, turns) in [("camelot", "--"), ("camelot", "RC"), ("reversi", "RC")] {
        let said = says(&["replay", rules, "--moves", turns]);
        assert!(
            said.contains(" b ") || said.starts_with(&format!("{} O", START)),
            "{said}"
        );
    }
    let said = says(&["replay", "umlabalaba", "--moves", "E1 RC E2"]);
    assert!(
        said.starts_with("CC....../......../........ 2 10/12 0 0 -/- 3"),
        "{said}"
    );
}

const START: &str = "---------------------------OX------XO---------------------------";

#[test]
fn an_illegal_turn_is_named_with_its_number_and_the_reason() {
    for (rules, turns, said) in [
        (
            "reversi",
            "f5a1",
            "turn 2 \"a1\": a disc on a1 outflanks nothing",
        ),
        (
            "reversi",
            "f5 --",
            "turn 2 \"--\": the player can move and may not pass",
        ),
        (
            "reversi",
            "f5é",
            "turn 2 \"é\": this is not the notation of a turn",
        ),
        (
            "camelot",
            "E7-E8 E7-E8",
            "turn 2 \"E7-E8\": no man of the player to move stands on E7",
        ),
        ("umlabalaba", "E1 E1", "turn 2 \"E1\": E1 is not empty"),
        (
            "umlabalaba",
            "--",
            "turn 1 \"--\": the player can move and may not pass",
        ),
    ] {
        assert_eq!(refuses(&["replay", rules, "--moves", turns]), said);
    }
    let over = &law_table("mill_playouts.tsv")[0];
    for more in ["E1", "RC"] {
        let turns = format!("{} {more}", over[5]);
        let number = over[5].split(' ').count() + 1;
        assert_eq!(
            refuses(&["replay", &over[0], "--moves", &turns]),
            format!("turn {number} \"{more}\": the game is over")
        );
    }
}

#[test]
fn a_wrong_call_is_answered_with_one_line() {
    for args in [
        &["rules"][..],
        &["rules", "show"],
        &["rules", "show", "draughts"],
        &["rules", "show", "two\nlines"],
        &["moves"],
        &["moves", "draughts"],
        &["moves", "isizulu", "--option", "target"],
        &["moves", "isizulu", "--option", "target=none"],
        &["moves", "isizulu", "--option", "goal=none"],
        &["moves", "isizulu", "--option", "win_lost=11"],
        &["moves", "camelot", "--option", "material=none"],
        &["moves", "reversi", "--option", "start=none"],
        &["moves", "umlabalaba", "--position", "no\nposition"],
        &["moves", "camelot", "--position", ""],
        &["moves", "reversi", "--position", "---- X"],
        &["moves", "reversi", "--position"],
        &["moves", "reversi", "--depth", "3"],
        &["perft", "reversi"],
        &["perft", "reversi", "deep"],
        &["perft", "reversi", "-1"],
        &["perft", "reversi", "100"],
        &["replay", "reversi", "missing.txt"],
        &["replay", "reversi", "."],
        &["replay", "reversi", "game.txt", "--moves", "f5"],
    ] {
        let said = refuses(args);
        assert!(said.starts_with("inkundla: "), "{said}");
    }
    assert_eq!(
        refuses(&["perft", "reversi", "deep"]),
        "inkundla: invalid value 'deep' for '<DEPTH>': invalid digit found in string"
    );
    assert_eq!(
        refuses(&["moves", "reversi", "--depth", "3"]),
        "inkundla: unexpected argument '--depth' found"
    );
    assert_eq!(
        refuses(&[
            "moves",
            "umlabalaba",
            "--option",
            "quiet_when=none",
            "--option",
            "quiet_moves=20"
        ]),
        "inkundla: quiet_moves changes nothing here: turns without a shot are not counted"
    );
}
