//! Tournaments of teams as report files, exported and imported.

use crate::common::hall::{play, stronger_wins};
use crate::common::teams::schools;
use crate::common::teams::{drawn, four, how, three};
use inkundla::formats::trf::{LineEnd, Trf, TrfProblem, Version, of_event, read, write};
use inkundla::tournament::pairing::team_standings;
use inkundla::tournament::{
    EntrantId, Presence, SidesOfTeams, System, TeamPoints, Teams, Tournament,
};
use std::process::{Command, Output};

/// Four teams at two boards after one round: North beat East by 1½, South and West drew.
const CUP: &str = "\
012 Zone cup
142 3
192 FIDE_TEAM_TYPEB_GP_MP
352 WB
001    1      Ayanda                                                             1.0    1     3 w 1
001    2      Buhle                                                              0.5    3     4 b =
001    3      Chuma                                                              0.0    7     1 b 0
001    4      Dineo                                                              0.5    3     2 w =
001    5      Enzo                                                               0.0    7     7 w 0
001    6      Fana                                                               1.0    1     8 b 1
001    7      Gugu                                                               1.0    1     5 b 1
001    8      Hlumi                                                              0.0    7     6 w 0
310   1 North                            NOR             2.0    1.5   1     1    2
310   2 East                                             0.0    0.5   4     3    4
310   3 South                                            1.0    1.0   2     5    6
310   4 West                                             1.0    1.0   2     7    8
";

fn trf(text: &str) -> Trf {
    read(text.as_bytes()).unwrap()
}

/// Name, rank, both points and all tie-breaks of each team.
fn summary(made: &Tournament) -> Vec<String> {
    let rows = team_standings(made).into_iter();
    let row = |row: inkundla::tournament::pairing::TeamRow| {
        let figures = row.figures.iter().map(|one| one.value);
        let (name, figures) = (row.team.name, figures.collect::<Vec<_>>());
        let points = (row.match_points, row.game_points);
        format!(
            "{} {name} {points:?} {:?} {figures:?}",
            row.rank, row.matches
        )
    };
    rows.map(row).collect()
}

fn file_of(made: &Tournament) -> Trf {
    let text = write(&of_event("Cup", made), Version::Trf26, LineEnd::Cr);
    trf(&text)
}

#[test]
fn a_file_of_teams_is_read() {
    let made = trf(CUP).tournament().unwrap();
    assert_eq!(
        made.options.system,
        System::Teams(Teams {
            boards: 2,
            is_swiss: true,
            sides: SidesOfTeams::Graded,
            primary: TeamPoints::Game,
            ..Teams::default()
        })
    );
    let rows = team_standings(&made);
    let short = rows.iter().map(|row| {
        let points = (row.match_points, row.game_points);
        format!("{} {} {} {}", row.rank, row.team.name, points.0, points.1)
    });
    assert_eq!(
        short.collect::<Vec<_>>(),
        ["1 North 2 1½", "2 West 1 1", "3 South 1 1", "4 East 0 ½"]
    );
    // Start numbers are assigned anew, team by team.
    let first = made.entrants.iter().next().unwrap();
    assert_eq!((first.number, first.school.as_deref()), (1, Some("North")));
}

#[test]
fn records_of_old_files_are_read_where_the_file_says_that_teams_play() {
    let old = CUP
        .lines()
        .map(|line| match line.strip_prefix("310") {
            Some(rest) => {
                let players = rest[70..].trim();
                format!("013 {:<32}{players:>9}\n", rest[5..37].trim())
            }
            None => format!("{line}\n"),
        })
        .collect::<String>();
    assert_eq!(
        summary(&trf(&old).tournament().unwrap()),
        summary(&trf(CUP).tournament().unwrap())
    );
    // In a file of individual players the names of teams are ignored.
    let single = old
        .replace("192 FIDE_TEAM_TYPEB_GP_MP\n", "")
        .replace("352 WB\n", "");
    let single = trf(&single);
    assert!(!single.is_of_teams());
    assert_eq!(single.others.len(), 4);
}

#[test]
fn an_event_of_teams_round_trips() {
    let mut reserves = schools(4, 3, how(2, true));
    // The first of school 1 is away in round 1, and school 4 has one player in round 2.
    for away in [vec![1], vec![4, 8]] {
        for one in reserves.entrants.iter_mut() {
            one.presence = if away.contains(&one.id.0) {
                Presence::Absent
            } else {
                Presence::Here
            };
        }
        play(&mut reserves, stronger_wins);
    }
    let mut by_games = four(true);
    by_games.options.system = System::Teams(Teams {
        primary: TeamPoints::Game,
        sides: SidesOfTeams::Ignored,
        ..how(2, true)
    });
    for made in [
        four(false),
        four(true),
        three(),
        drawn(),
        reserves,
        by_games,
    ] {
        let file = file_of(&made);
        let back = file.tournament().unwrap();
        assert_eq!(back.options.system, made.options.system);
        assert_eq!(summary(&back), summary(&made));
        // A second round trip changes nothing.
        let again = file_of(&back);
        assert_eq!(summary(&again.tournament().unwrap()), summary(&made));
        assert_eq!(again.teams.bye, file.teams.bye);
        assert_eq!(again.teams.forfeits, file.teams.forfeits);
    }
}

#[test]
fn the_records_are_written_in_their_columns() {
    let text = write(&of_event("Cup", &three()), Version::Trf26, LineEnd::Lf);
    let lines: Vec<&str> = text.lines().collect();
    let blank = " ".repeat(24);
    for line in [
        "192 FIDE_TEAM_TYPEA_MP_GP".to_owned(),
        "352 WB".to_owned(),
        format!("310   1 School 1{blank}                 4.0    3.5   1     1    4"),
        "320  1.0  1.0 003 002".to_owned(),
        "330 +- 001 001 002".to_owned(),
    ] {
        assert!(lines.contains(&line.as_str()), "{line:?} in {text}");
    }
    // All teams played in the order of their lists, so there is no record 300.
    assert!(!text.contains("\n300"), "{text}");
}

#[test]
fn a_free_round_of_a_round_robin_is_no_match_in_every_table() {
    // Each of three schools is free once; the strongest of each match wins both boards.
    let mut made = schools(3, 2, how(2, false));
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let rows = team_standings(&made);
    let short = rows.iter().map(|row| {
        let points = (row.match_points, row.game_points);
        let name = &row.team.name;
        format!("{name} {} {} {:?}", points.0, points.1, row.matches)
    });
    assert_eq!(
        short.collect::<Vec<_>>(),
        [
            "School 1 4 4 [2, 0, 0]",
            "School 2 2 2 [1, 0, 1]",
            "School 3 0 0 [0, 0, 2]"
        ]
    );
    let players = inkundla::tournament::standings::live(&made);
    let last = players.row(EntrantId(6)).unwrap();
    assert_eq!((last.points.to_string(), last.played), ("0".to_owned(), 2));
    let file = file_of(&made);
    let bye = file.teams.bye.clone().unwrap();
    assert_eq!((bye.match_points, bye.game_points), (0, 0));
    assert_eq!(bye.rounds.iter().flatten().count(), 3);
    let text = write(&of_event("Cup", &made), Version::Trf26, LineEnd::Lf);
    let line = text.lines().find(|line| line.starts_with("320"));
    assert!(line.unwrap().starts_with("320  0.0  0.0 00"), "{text}");
    assert_eq!(summary(&file.tournament().unwrap()), summary(&made));
    // A file that counts it as a drawn match is refused with the line, not counted otherwise.
    let drawn = text.replace("320  0.0  0.0", "320  1.0  2.0");
    let faults = trf(&drawn).tournament().unwrap_err();
    let what = faults.into_iter().map(|fault| fault.what);
    assert_eq!(what.collect::<Vec<_>>(), [TrfProblem::OtherTeamPoints]);
}

#[test]
fn all_faults_of_teams_are_reported() {
    let faults = |text: &str| {
        let found = read(text.as_bytes()).and_then(|trf| trf.tournament().map(|_| ()));
        let all = found.unwrap_err().into_iter();
        all.map(|fault| (fault.line, fault.what))
            .collect::<Vec<_>>()
    };
    let wrong = CUP.replace("3   4\n", "3    4\n").to_owned()
        + "310   4 Fifth                                                                 9    1\n\
           320  1.0  1.0 009\n\
           330 ++ 001 001 002\n";
    let found = faults(&wrong);
    for what in [
        TrfProblem::TeamTwice {
            number: 4,
            first: 16,
        },
        TrfProblem::Unknown { number: 9 },
        TrfProblem::Twice {
            number: 1,
            first: 13,
        },
        TrfProblem::UnknownTeam { number: 9 },
        TrfProblem::BadWord {
            text: "++".to_owned(),
        },
    ] {
        assert!(
            found.iter().any(|(_, found)| *found == what),
            "{what:?} in {found:?}"
        );
    }
    let points = CUP.replace("2.0    1.5   1", "2.0    2.5   1");
    let what = TrfProblem::TeamPointsDiffer {
        number: 1,
        counted: 15,
        written: 25,
    };
    assert_eq!(faults(&points), [(13, what)]);
    let worth = CUP.to_owned() + "362 TW 3.0 TD 1.0 TL 0.0\n";
    assert_eq!(faults(&worth), [(17, TrfProblem::OtherTeamPoints)]);
    let baku = CUP.replace("TYPEB_GP_MP", "BAKU");
    assert_eq!(faults(&baku), [(1, TrfProblem::AcceleratedTeams)]);
    let none = CUP.lines().filter(|line| !line.starts_with("310"));
    let none = none.collect::<Vec<_>>().join("\n");
    assert_eq!(faults(&none), [(1, TrfProblem::NoTeams)]);
}

fn inkundla(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command.args(words).output().unwrap()
}

#[test]
fn the_command_line_pairs_checks_and_ranks_teams() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("teams.trf");
    let path = file.to_str().unwrap();
    for (count, is_swiss) in [(7, true), (6, false), (8, true)] {
        let mut made = schools(count, 3, how(2, is_swiss));
        made.options.rounds = 4;
        for _ in 0..3 {
            play(&mut made, stronger_wins);
        }
        let text = write(&of_event("Cup", &made), Version::Trf26, LineEnd::Cr);
        std::fs::write(&file, text).unwrap();
        let checked = inkundla(&["check", path]);
        let said = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert_eq!(
            (checked.status.code(), &*said),
            (Some(0), "0 of 3 rounds differ.\n0 places differ.\n")
        );
        let paired = inkundla(&["pair", path]);
        assert_eq!(paired.status.code(), Some(0));
        let pairs = String::from_utf8(paired.stdout).unwrap();
        assert_eq!(pairs.lines().next(), Some(&*count.div_ceil(2).to_string()));
        let ranked = inkundla(&["standings", path, "--tiebreaks", "EDE,BH:GP", "--working"]);
        let table = String::from_utf8(ranked.stdout).unwrap();
        assert!(
            table.starts_with(
                "rank,number,name,match_points,game_points,MPvGP,MPvGP working,EDE,EDE working,\
                 BH:GP,BH:GP working\r\n1,"
            ),
            "{table}"
        );
        assert_eq!(table.lines().count(), 1 + usize::from(count));
    }
    // A pair that differs from our pairing is reported.
    std::fs::write(
        &file,
        CUP.replace("192 FIDE_TEAM_TYPEB_GP_MP", "192 FIDE_TEAM"),
    )
    .unwrap();
    let checked = inkundla(&["check", path]);
    assert_eq!(checked.status.code(), Some(1));
    let said = String::from_utf8(checked.stdout).unwrap();
    assert!(
        said.contains("round 1: - 1 2") && said.contains("round 1: + 1 3"),
        "{said}"
    );
    let why = inkundla(&["pair", path, "--explain"]);
    assert_eq!(why.status.code(), Some(2));
}
