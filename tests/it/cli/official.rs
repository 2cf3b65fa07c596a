//! Official records on the command line: out, checked, in.

use super::{Folder, err, out, status};
use crate::web::umpire::{a_posted_round, plays};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::games::RecordRequest;
use inkundla::referee::{Command, Offence};
use inkundla::rules::Side;
use inkundla::store::Store;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};
use std::fs;

/// A database in which a round is played.
pub(super) struct Played {
    pub(super) folder: Folder,
    pub(super) desk: Desk,
    pub(super) key: String,
    pub(super) codes: Vec<String>,
}

pub(super) const TURNS: [&str; 5] = ["E1", "R4", "E8", "R6", "E7xR4"];

impl Played {
    /// One game recorded, one result entered by hand, the round closed; `before`
    /// has the database as it was when nothing was recorded.
    pub(super) fn round() -> Played {
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

    pub(super) fn posted(name: &str) -> Played {
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

    pub(super) fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    /// Keeps the database as it is now under another name.
    pub(super) fn copy(&self) {
        fs::copy(self.path("hall.db"), self.path("before.db")).unwrap();
        fs::copy(self.path("hall.db-wal"), self.path("before.db-wal")).unwrap();
    }

    pub(super) fn right(&self) -> inkundla::desk::rights::Right<inkundla::desk::rights::Unlimited> {
        self.desk.operator_right(&self.key).unwrap()
    }

    pub(super) fn does(&self, command: Command) {
        let seat = self
            .desk
            .board_context(&self.key, RoundNo(1), BoardNo(1))
            .unwrap();
        let seen = self.desk.recorded_game(&seat).unwrap().game.seq;
        let umpire = crate::web::umpire::umpire(&self.desk, &self.codes[0]);
        self.desk
            .submit(&umpire, &RecordRequest::now(seen, command), now())
            .unwrap();
    }

    pub(super) fn export(&self, more: &[&str]) -> String {
        let database = ["--database", "sqlite:hall.db"];
        let done = self
            .folder
            .run(&[&["export", "records"], more, &database].concat());
        assert_eq!(status(&done), 0, "{}", err(&done));
        out(&done)
    }

    pub(super) fn verify(&self, text: &str, more: &[&str]) -> (i32, String) {
        fs::write(self.path("file.record"), text).unwrap();
        let done = self
            .folder
            .run(&[&["record", "verify", "file.record"], more].concat());
        (status(&done), out(&done) + &err(&done))
    }

    pub(super) fn check(&self) -> (i32, String) {
        let done = self.folder.run(&["check", "--database", "sqlite:hall.db"]);
        (status(&done), out(&done) + &err(&done))
    }
}

pub(super) fn open(folder: &Folder, name: &str) -> Desk {
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
    let unsigned = format!("not proved: event {}: no signature", played.key);
    assert!(said.contains(&unsigned), "{said}");
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
    let key = inkundla::formats::record::hex(&played.desk.public_key(&event).unwrap());
    assert_eq!(played.verify(&text, &["--key", &key]).0, 0);
    let (code, said) = played.verify(&text, &["--key", &"0".repeat(64)]);
    assert_eq!(code, 1);
    assert!(said.contains("signed with another key"), "{said}");
    // What is no key is no finding about the file.
    let (code, said) = played.verify(&text, &["--key", "cows"]);
    assert_eq!(code, 2);
    assert!(said.starts_with("inkundla: --key"), "{said}");

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
            "1 games with 7 entries, 1 signatures under rounds, 12 lines of logs and 2 signed heads looked at; wrong: 0.\n"
        )
    );
    let file = played.path("hall.db").display().to_string();
    let mut behind = diesel::SqliteConnection::establish(&file).unwrap();
    behind
        .batch_execute("PRAGMA busy_timeout = 5000; DROP TRIGGER entries_stay_as_written; DROP TRIGGER entries_stay; \
             DROP TRIGGER seals_stay_as_written; DROP TRIGGER log_seals_update; DROP TRIGGER log_pairings_update")
        .unwrap();
    for (done, undone, expected) in [
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
        assert!(said.contains(expected), "{done}: {said}");
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
