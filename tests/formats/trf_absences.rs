//! Who is absent from a round, in the ways that other programs write it.

use crate::{folder, next, paired, posted, report, trf};
use inkundla_core::tournament::tiebreak::Detail;
use inkundla_core::tournament::{ByeKind, Edition, EntrantId, RoundNo, Tiebreak};
use inkundla_formats::trf::generate::{GenerateOptions, generate};
use inkundla_formats::trf::{LineEnd, Trf, Version, write};
use std::fs;

/// Tournaments in which other engines paired every round, with players who were absent from some.
fn whole() -> Vec<(String, String)> {
    let files = fs::read_dir(folder("pairing/whole")).unwrap();
    let mut files = files.map(|file| file.unwrap().path()).collect::<Vec<_>>();
    files.sort();
    let text = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    files.iter().map(text).collect()
}

fn differing(trf: &Trf) -> Vec<usize> {
    let rounds = 1..=trf.paired_rounds();
    rounds
        .filter(|round| posted(trf, *round) != paired(trf, *round))
        .collect()
}

#[test]
fn a_dash_means_absent_in_every_round_of_whole_tournaments() {
    let files = whole();
    assert_eq!(files.len(), 29);
    for (name, text) in files {
        let plain = trf(&text);
        assert!(text.contains("0000 - Z"), "{name}");
        assert_eq!(differing(&plain), [0_usize; 0], "{name}");
        for dash in ["0000 - -", "0000   -", "       -"] {
            let dashed = trf(&text.replace("0000 - Z", dash));
            assert_eq!(
                dashed.paired_rounds(),
                plain.paired_rounds(),
                "{name} {dash:?}"
            );
            assert_eq!(differing(&dashed), [0_usize; 0], "{name} {dash:?}");
        }
        let tournament = |trf: &Trf| trf.tournament().unwrap().closed;
        let dashed = trf(&text.replace("0000 - Z", "0000 - -"));
        if trf(&text).accelerations.is_empty() {
            assert_eq!(tournament(&dashed), tournament(&plain), "{name}");
        }
    }
}

#[test]
fn a_dash_means_absent_in_generated_tournaments() {
    for seed in 0..40_u32 {
        let made = generate(&GenerateOptions::usual(
            2 + seed % 30,
            1 + seed % 9,
            seed.into(),
        ));
        let text = write(&made, Version::Trf16, LineEnd::Lf);
        let dashed = trf(&text.replace("0000 - Z", "0000   -"));
        assert_eq!(differing(&dashed), [0_usize; 0], "seed {seed}");
        assert_eq!(dashed.paired_rounds(), made.paired_rounds(), "seed {seed}");
    }
}

#[test]
fn who_sits_out_in_the_round_to_be_paired_is_not_paired() {
    let expected = [(2, 5), (4, 1)].into();
    for name in [
        "next_F_0",
        "next_F_1",
        "next_H_0",
        "next_H_0_5",
        "next_Z_0",
        "next_dash_0",
        "next_U_0",
        "next_U_1",
    ] {
        let trf = trf(&report(&format!("{name}.trf")));
        assert_eq!(trf.paired_rounds(), 1, "{name}");
        assert_eq!(next(&trf), expected, "{name}");
    }
    for name in ["absent_blank", "absent_blank_side", "absent_dash"] {
        let trf = trf(&report(&format!("{name}.trf")));
        assert_eq!(next(&trf), expected, "{name}");
    }
    let half = report("absent_dash.trf").replace("0000 - -", "0000 - =");
    assert_eq!(next(&trf(&half)), expected);
}

#[test]
fn an_event_from_a_file_keeps_who_sits_out_in_its_next_round() {
    let kinds = [
        ("next_dash_0", ByeKind::Absent),
        ("next_Z_0", ByeKind::Absent),
        ("next_H_0", ByeKind::Half),
        ("next_U_1", ByeKind::Full),
        ("next_F_0", ByeKind::Full),
    ];
    for (name, kind) in kinds {
        let event = trf(&report(&format!("{name}.trf"))).tournament().unwrap();
        assert_eq!(event.closed.len(), 1, "{name}");
        let asked = event.options.terms.bye_of(EntrantId(3), RoundNo(2));
        assert_eq!(asked, Some(kind), "{name}");
    }
}

#[test]
fn nothing_after_the_last_announced_round_is_a_round() {
    let tiebreaks = ["BH", "SB"].map(|code| Tiebreak::from_code(code).unwrap());
    let standings = |name: &str| {
        let trf = trf(&report(name));
        assert_eq!(trf.tournament().unwrap().closed.len(), 2, "{name}");
        let rows = trf.standings(&tiebreaks, Edition::Of2026, Detail::Values);
        let rows = rows.unwrap().into_iter();
        rows.map(|row| (row.rank, row.entrant.0, format!("{:?}", row.figures)))
            .collect::<Vec<_>>()
    };
    assert_eq!(standings("last_extra.trf"), standings("last_control.trf"));
    assert_eq!(
        standings("last_rank_extra.trf"),
        standings("last_rank_control.trf")
    );
    assert_eq!(
        next(&trf(&report("last_lichess_style.trf"))),
        [(2, 5), (4, 1)].into()
    );
}

#[test]
fn a_game_after_the_last_announced_round_is_refused_with_its_place() {
    let text = report("lichess_9_players.trf").replace("XXR 9", "XXR 8");
    let faults = inkundla_formats::trf::read(text.as_bytes()).unwrap_err();
    assert_eq!(
        faults[0].to_string(),
        "line 6, column 172: round 9 is played here, but record 142 or XXR announces 8"
    );
    assert_eq!(faults.len(), 9);
}

#[test]
fn a_round_for_which_everybody_has_a_bye_is_over() {
    let text = report("sides_control.trf").replace("0.0     ", "0.0       0000 - -");
    let trf = trf(&text);
    assert_eq!((trf.paired_rounds(), trf.next_round()), (0, 2));
    assert_eq!(next(&trf), [(1, 3), (4, 2)].into());
}

#[test]
fn who_played_alone_in_the_last_round_has_played() {
    let text = report("last_control.trf")
        .replace("XXR 2", "XXR 4")
        .replace("     2 b 1", "     2 b 1  0000 - Z");
    let text = text
        .replace("     1 w 0", "     1 w 0  0000 - -")
        .replace("0000 - -  0000 - -", "0000 - -  0000 - -  0000 - U");
    let text = text.replace("  1 b 0  0000 - U", "  1 b 0  0000 - U  0000 - Z");
    let text = text.replace(" 0.0    4", " 1.0    4");
    assert_eq!(trf(&text).paired_rounds(), 3, "{text}");
}

#[test]
fn a_side_without_an_opponent_is_no_round() {
    let first = trf(&report("sides_first.trf"));
    assert_eq!((first.paired_rounds(), first.next_round()), (0, 1));
    assert_eq!(next(&first), next(&trf(&report("sides_control.trf"))));
}

#[test]
fn lichess_files_are_read_with_their_absences() {
    for (name, rounds) in [("lichess_13_players.trf", 10), ("lichess_9_players.trf", 9)] {
        let trf = trf(&report(name));
        assert_eq!(trf.paired_rounds(), rounds, "{name}");
        assert_eq!(trf.tournament().unwrap().closed.len(), rounds, "{name}");
    }
}

/// A player who had the bye, or a full point for nothing, does not get the next bye (C2).
#[test]
fn a_point_without_a_game_excludes_from_the_bye() {
    let bye = |name: &str| {
        let pairs = next(&trf(&report(name)));
        pairs.into_iter().find(|(_, other)| *other == 0).unwrap().0
    };
    assert_eq!(
        ["bye_U.trf", "bye_F.trf", "bye_H.trf", "bye_plus.trf"].map(bye),
        [4, 4, 5, 4]
    );
}

#[test]
fn lines_in_another_order_are_the_same_file() {
    let sorted = trf(&report("numbers_sorted.trf"));
    let unsorted = trf(&report("numbers_unsorted.trf"));
    assert_eq!(sorted, unsorted);
    let faults = inkundla_formats::trf::read(report("numbers_duplicate.trf").as_bytes());
    let faults = faults.unwrap_err();
    let faults = faults.iter().map(ToString::to_string);
    assert!(
        faults
            .collect::<Vec<_>>()
            .contains(&"line 7, column 5: player 3 stands in line 6 already".to_owned())
    );
}
