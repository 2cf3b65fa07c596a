//! Records that one laptop takes over from another, by the command line.

use super::official::{Played, TURNS, open};
use super::{err, out, status};
use crate::web::umpire::plays;
use inkundla::desk::Desk;
use inkundla::rules::Side;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};
use std::fs;

#[test]
fn records_come_back_into_a_copy_that_has_none() {
    let played = Played::round();
    let text = played.export(&[]);
    fs::write(played.path("file.record"), &text).unwrap();
    let import = |more: &[&str]| {
        played
            .folder
            .run(&[&["import", "records", "file.record"], more].concat())
    };
    let into = |database| ["--database", database];
    let done = import(&into("sqlite:before.db"));
    assert_eq!(status(&done), 0, "{}", err(&done));
    assert!(out(&done).ends_with(": 1 games, 7 entries. Here already: 0 games.\n"));
    let desk = open(&played.folder, "before.db");
    let entries = |desk: &Desk| {
        let seat = desk
            .board_context(&played.key, RoundNo(1), BoardNo(1))
            .unwrap();
        desk.recorded_game(&seat).unwrap()
    };
    assert_eq!(entries(&desk).entries, entries(&played.desk).entries);
    assert!(desk.check().unwrap().findings.is_empty());
    let boards = desk.boards(&desk.event(&played.key).unwrap(), RoundNo(1));
    let result = boards.unwrap()[0].result.unwrap().result;
    assert_eq!(result, PairingResult::Awarded(Side::First));

    let again = import(&into("sqlite:before.db"));
    assert!(out(&again).ends_with(": 0 games, 0 entries. Here already: 1 games.\n"));
    let at_home = import(&into("sqlite:hall.db"));
    assert_eq!(status(&at_home), 0, "{}", err(&at_home));

    fs::write(
        played.path("file.record"),
        text.replace("turn=E8", "turn=E7"),
    )
    .unwrap();
    let altered = import(&into("sqlite:before.db"));
    assert_eq!(status(&altered), 1);
    assert!(out(&altered).contains("entry 4 was altered"));
}

#[test]
fn a_record_goes_on_where_a_copy_has_stopped() {
    let played = Played::posted("hall.db");
    plays(&played.desk, &played.codes[0], &TURNS[..2]);
    played.copy();
    plays(&played.desk, &played.codes[0], &TURNS[2..]);
    fs::write(played.path("file.record"), played.export(&[])).unwrap();
    let args = [
        "import",
        "records",
        "file.record",
        "--database",
        "sqlite:before.db",
    ];
    let done = played.folder.run(&args);
    assert!(
        out(&done).contains(": 1 games, 3 entries."),
        "{} {}",
        out(&done),
        err(&done)
    );
    assert!(
        open(&played.folder, "before.db")
            .check()
            .unwrap()
            .findings
            .is_empty()
    );
}

#[test]
fn records_of_another_event_keep_where_they_began() {
    let (played, other) = (Played::round(), Played::posted("hall.db"));
    fs::write(other.path("file.record"), played.export(&[])).unwrap();
    let args = [
        "import",
        "records",
        "file.record",
        "--database",
        "sqlite:hall.db",
    ];
    let unknown = other.folder.run(&args);
    assert_eq!(status(&unknown), 1);
    assert!(err(&unknown).contains("there is no event"));
    let done = other
        .folder
        .run(&[&args[..], &["--event", &other.key]].concat());
    assert_eq!(status(&done), 0, "{}", err(&done));
    let text = other.export(&[]);
    assert!(text.contains(&format!("origin {}\n", played.key)), "{text}");
    assert_eq!(other.verify(&text, &[]).0, 0);
    assert_eq!(other.check().0, 0, "{}", other.check().1);
}

#[test]
fn nothing_is_taken_over_by_halves() {
    let (played, other) = (Played::round(), Played::posted("hall.db"));
    let file = played.export(&[]);
    let import = |text: &str| {
        fs::write(other.path("file.record"), text).unwrap();
        let args = [
            "import",
            "records",
            "file.record",
            "--database",
            "sqlite:hall.db",
            "--event",
            &other.key,
        ];
        let done = other.folder.run(&args);
        (status(&done), err(&done))
    };
    plays(&other.desk, &other.codes[0], &["R1"]);
    let (code, said) = import(&file);
    assert_eq!(code, 1);
    assert!(
        said.contains("round 1 board 1: something else is recorded here already"),
        "{said}"
    );
    assert!(said.contains("nothing was imported"), "{said}");

    let closed = Played::posted("hall.db");
    for board in [1, 2] {
        let drawn = Scored {
            result: PairingResult::Drawn,
            shot: None,
        };
        let place = (RoundNo(1), BoardNo(board));
        closed
            .desk
            .enter_result(&closed.right(), place, Some(drawn), "", now())
            .unwrap();
    }
    let refused = |expected: &str| {
        fs::write(closed.path("file.record"), &file).unwrap();
        let args = [
            "import",
            "records",
            "file.record",
            "--database",
            "sqlite:hall.db",
            "--event",
            &closed.key,
        ];
        let done = closed.folder.run(&args);
        assert_eq!(status(&done), 1);
        assert!(err(&done).contains(expected), "{}", err(&done));
    };
    refused("round 1 board 1: a result was entered by hand; clear it first");
    closed
        .desk
        .close_round(&closed.right(), RoundNo(1), now())
        .unwrap();
    refused("round 1 board 1: the round is not being played here");
}
