//! Official records on the command line: out, checked, in.

use super::{Folder, err, out, status};
use crate::web::umpire::{a_posted_round, plays};
use inkundla::desk::Desk;
use inkundla::desk::games::RecordRequest;
use inkundla::live::Hub;
use inkundla::referee::{Command, Offence};
use inkundla::rules::Side;
use inkundla::store::Store;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};
use inkundla::web::clock::now;
use std::fs;

/// A database in which a round is played.
struct Played {
    folder: Folder,
    desk: Desk,
    key: String,
    codes: Vec<String>,
}

const TURNS: [&str; 5] = ["E1", "R4", "E8", "R6", "E7xR4"];

impl Played {
    /// One game recorded, one result entered by hand, the round closed; `before`
    /// has the database as it was when nothing was recorded.
    fn round() -> Played {
        let played = Played::posted("hall.db");
        played.copy();
        plays(&played.desk, &played.codes[0], &TURNS);
        played.does(Command::AwardAgainst(Side::Second, Offence::Misconduct));
        let right = played.right();
        let won = Scored {
            result: PairingResult::Won(Side::Second),
            shot: None,
        };
        let board = (RoundNo(1), BoardNo(2));
        played
            .desk
            .enter_result(&right, board, Some(won), "", now())
            .unwrap();
        played.desk.close_round(&right, RoundNo(1), now()).unwrap();
        played
    }

    fn posted(name: &str) -> Played {
        let folder = Folder::new();
        let desk = open(&folder, name);
        let (key, codes) = a_posted_round(&desk);
        Played {
            folder,
            desk,
            key,
            codes,
        }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    /// Keeps the database as it is now under another name.
    fn copy(&self) {
        fs::copy(self.path("hall.db"), self.path("before.db")).unwrap();
        fs::copy(self.path("hall.db-wal"), self.path("before.db-wal")).unwrap();
    }

    fn right(&self) -> inkundla::desk::rights::Right<inkundla::desk::rights::Unlimited> {
        self.desk.by_hand_of_the_operator(&self.key).unwrap()
    }

    fn does(&self, command: Command) {
        let seat = self.desk.seat(&self.key, RoundNo(1), BoardNo(1)).unwrap();
        let seen = self.desk.recorded_game(&seat).unwrap().game.seq;
        let umpire = crate::web::umpire::umpire(&self.desk, &self.codes[0]);
        self.desk
            .submit(&umpire, &RecordRequest::now(seen, command), now())
            .unwrap();
    }

    fn export(&self, more: &[&str]) -> String {
        let database = ["--database", "sqlite:hall.db"];
        let done = self
            .folder
            .run(&[&["export", "records"], more, &database].concat());
        assert_eq!(status(&done), 0, "{}", err(&done));
        out(&done)
    }

    fn verify(&self, text: &str, more: &[&str]) -> (i32, String) {
        fs::write(self.path("file.record"), text).unwrap();
        let done = self
            .folder
            .run(&[&["record", "verify", "file.record"], more].concat());
        (status(&done), out(&done) + &err(&done))
    }

    fn check(&self) -> (i32, String) {
        let done = self.folder.run(&["check", "--database", "sqlite:hall.db"]);
        (status(&done), out(&done) + &err(&done))
    }
}

fn open(folder: &Folder, name: &str) -> Desk {
    let url = format!("sqlite:{}", folder.path().join(name).display());
    Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap()
}

#[test]
fn records_go_out_and_an_altered_entry_is_named() {
    let played = Played::round();
    let text = played.export(&[]);
    let (code, said) = played.verify(&text, &[]);
    assert_eq!(code, 0, "{said}");
    assert!(
        said.ends_with("1 games with 7 entries and 1 signatures: everything holds\n"),
        "{said}"
    );
    assert!(said.contains("round 1: signed, check number "), "{said}");
    assert!(text.contains("\"Thandiwe M.\"") && !text.contains("Mokoena"));
    assert!(played.export(&["--full-names"]).contains("Mokoena"));

    let json = played.export(&[&played.key, "--round", "1", "--board", "1", "--json"]);
    let (code, said) = played.verify(&json, &[]);
    assert_eq!(code, 2, "JSON is only written");
    assert!(said.contains("this is no file of records"), "{said}");
    let (code, said) = played.verify(&text.replace("turn=E8", "turn=E7"), &[]);
    assert_eq!(code, 1);
    assert!(
        said.starts_with("file.record: line ")
            && said.contains("round 1 board 1: entry 4 was altered"),
        "{said}"
    );
    let (game, seal) = (text.find("\ngame ").unwrap(), text.find("\nseal").unwrap());
    let (code, said) = played.verify(&format!("{}{}", &text[..game], &text[seal..]), &[]);
    assert_eq!(code, 1, "{said}");
    assert!(
        said.contains("round 1 board 1: it was signed with 7 entries, and is not in the file"),
        "{said}"
    );
    let (code, said) = played.verify(&text[..seal], &[]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("holds 1 statements, and has 0"), "{said}");
    let unsigned = text[..seal].replace("statements 1", "statements 0");
    let (code, said) = played.verify(&unsigned, &[]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("not proved: no signature"), "{said}");
    assert!(
        said.ends_with("it holds together, and nothing is signed\n"),
        "{said}"
    );
    assert_eq!(played.verify("cows", &[]).0, 2);
    assert_eq!(
        status(&played.folder.run(&["record", "verify", "no.record"])),
        2
    );

    let event = played.desk.event(&played.key).unwrap();
    let key = inkundla::formats::record::hex(&played.desk.public_key(&event));
    assert_eq!(played.verify(&text, &["--key", &key]).0, 0);
    let (code, said) = played.verify(&text, &["--key", &"0".repeat(64)]);
    assert_eq!(code, 1);
    assert!(said.contains("signed with another key"), "{said}");
    assert_eq!(played.verify(&text, &["--key", "cows"]).0, 1);

    let none = [
        "export",
        "records",
        "--round",
        "2",
        "--database",
        "sqlite:hall.db",
    ];
    assert_eq!(status(&played.folder.run(&none)), 1);
}

#[test]
fn a_database_is_held_against_itself() {
    use diesel::connection::SimpleConnection;
    use diesel::prelude::*;
    let played = Played::round();
    let (code, said) = played.check();
    assert_eq!(
        (code, said.as_str()),
        (
            0,
            "1 games with 7 entries and 1 signatures looked at; wrong: 0.\n"
        )
    );
    let file = played.path("hall.db").display().to_string();
    let mut behind = diesel::SqliteConnection::establish(&file).unwrap();
    behind
        .batch_execute("PRAGMA busy_timeout = 5000; DROP TRIGGER entries_stay_as_written; DROP TRIGGER entries_stay; DROP TRIGGER seals_stay_as_written")
        .unwrap();
    for (done, undone, told) in [
        (
            "UPDATE entries SET event = replace(event, 'E8', 'E3') WHERE seq = 4",
            "UPDATE entries SET event = replace(event, 'E3', 'E8') WHERE seq = 4",
            "round 1 board 1: entry 4 was altered",
        ),
        (
            "UPDATE entries SET at_ms = at_ms + 1 WHERE seq = 7",
            "UPDATE entries SET at_ms = at_ms - 1 WHERE seq = 7",
            "round 1 board 1: entry 7 was altered",
        ),
        (
            "UPDATE games SET projection = replace(projection, '\"turns\":5', '\"turns\":6')",
            "UPDATE games SET projection = replace(projection, '\"turns\":6', '\"turns\":5')",
            "what is kept of the game (its turns, cards and pauses) does not follow",
        ),
        (
            "UPDATE games SET seq = 6 WHERE seq = 7",
            "UPDATE games SET seq = 7 WHERE seq = 6",
            "(the number of its last entry)",
        ),
        (
            "UPDATE pairings SET result = '0-1 award' WHERE board = 1",
            "UPDATE pairings SET result = '1-0 award' WHERE board = 1",
            "round 1 board 1: the result that is kept does not follow from the record",
        ),
        (
            "UPDATE pairings SET result = '1-0' WHERE board = 2",
            "UPDATE pairings SET result = '0-1' WHERE board = 2",
            "the result of board 2 is not the one that was signed last",
        ),
        (
            "UPDATE seals SET statement = replace(statement, 'board 2', 'board 3')",
            "UPDATE seals SET statement = replace(statement, 'board 3', 'board 2')",
            "the signature under round 1: the signature is wrong",
        ),
    ] {
        behind.batch_execute(done).unwrap();
        let (code, said) = played.check();
        assert_eq!(code, 1, "{done}");
        assert!(said.contains(told), "{done}: {said}");
        behind.batch_execute(undone).unwrap();
        assert_eq!(played.check().0, 0, "{undone}");
    }
    behind
        .batch_execute("DELETE FROM entries WHERE seq = 7")
        .unwrap();
    let (code, said) = played.check();
    assert_eq!(code, 1);
    assert!(
        said.contains("the record of board 1 is not the one that was signed"),
        "{said}"
    );
    let none = ["check", "--database", "sqlite:none.db"];
    assert_eq!(status(&played.folder.run(&none)), 2);
    assert_eq!(status(&played.folder.run(&["check"])), 2, "a wrong call");
}

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
        let seat = desk.seat(&played.key, RoundNo(1), BoardNo(1)).unwrap();
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
    assert!(said.contains("nothing was taken over"), "{said}");

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
    let refused = |told: &str| {
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
        assert!(err(&done).contains(told), "{}", err(&done));
    };
    refused("round 1 board 1: a result was entered by hand; clear it first");
    closed
        .desk
        .close_round(&closed.right(), RoundNo(1), now())
        .unwrap();
    refused("round 1 board 1: the round is not being played here");
}
