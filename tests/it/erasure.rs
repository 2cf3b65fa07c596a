//! Erased names are nowhere in the database, and every hash still holds.

mod report;

use super::store::base::{Base, on_both};
use super::web::umpire::{a_posted_round, organiser, plays, umpire};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::games::RecordRequest;
use inkundla::desk::record_files::Which;
use inkundla::desk::rights::{DeleteEvent, EraseNames};
use inkundla::formats::{Names, record};
use inkundla::referee::*;
use inkundla::rules::Side;
use inkundla::store::archive::TABLES;
use inkundla::store::*;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};

const TURNS: [&str; 3] = ["E1", "R4", "E8"];
const CHILD: &str = "Thandiwe Mokoena";

/// Every row of every table as one text.
fn everything(store: &Store) -> String {
    let mut all = String::new();
    store
        .read_once(|db| {
            for table in &TABLES {
                db.rows(table, None, &mut |row| {
                    all += &serde_json::Value::Object(row).to_string();
                    all.push('\n');
                    Ok(())
                })?;
            }
            Ok(())
        })
        .unwrap();
    all
}

pub fn lines_with(store: &Store, name: &str) -> Vec<String> {
    let all = everything(store);
    let lines = all.lines().filter(|line| line.contains(name));
    lines.map(str::to_owned).collect()
}

/// A round with a child's name typed into every text field.
fn talked_about(base: &Base) -> (Desk, String, Vec<String>) {
    let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
    let (key, codes) = a_posted_round(&desk);
    plays(&desk, &codes[0], &TURNS);
    does(
        &desk,
        &codes[0],
        Command::TakeBack(format!("{CHILD} moved twice")),
    );
    let appeal = RequestCommand::Appeal(Side::First, "mokoena was pushed".to_owned());
    does(&desk, &codes[0], Command::Request(appeal));
    plays(&desk, &codes[1], &TURNS[..1]);
    let pause = Pause::Umpire {
        reason: "noise made by THANDIWE".to_owned(),
    };
    does(&desk, &codes[1], Command::Pause(pause));
    (desk, key, codes)
}

fn does(desk: &Desk, code: &str, command: Command) {
    let umpire = umpire(desk, code);
    let seen = desk.recorded_game(umpire.board_context()).unwrap().game.seq;
    desk.submit(&umpire, &RecordRequest::now(seen, command), now())
        .unwrap();
}

fn holds(desk: &Desk, key: &str) {
    assert_eq!(desk.check().unwrap().findings, []);
    let event = desk.event(key).unwrap();
    let records = desk
        .records(&event, Which::default(), Names::Alias)
        .unwrap();
    let text = record::write(&records);
    assert_eq!(record::read(text.as_bytes()).faults, [], "{text}");
}

#[test]
fn texts_about_a_child_are_erased_with_its_name() {
    on_both(|base| {
        let (desk, key, codes) = talked_about(base);
        let account = desk.account_named("Ms Khumalo").unwrap();
        let right = desk.right::<EraseNames>(&account, &key, now()).unwrap();
        let child = desk.entrants(&right).unwrap().remove(0);
        assert_eq!(child.name.to_string(), CHILD);
        holds(&desk, &key);
        let shown = desk.erasure(&right, Some(child.id)).unwrap();
        assert_eq!(shown.shown().len(), 3, "{:?}", shown.shown());
        // A second desk, like another process with the game in its cache.
        let elsewhere = Desk::open(base.store.clone(), Hub::default()).unwrap();
        let seat = umpire(&elsewhere, &codes[0]).board_context().clone();
        assert!(
            format!("{:?}", elsewhere.recorded_game(&seat).unwrap().entries).contains("Mokoena")
        );

        desk.erase_child(&right, child.id, now()).unwrap();
        for name in ["okoena", "handiwe", "THANDIWE"] {
            assert_eq!(lines_with(&base.store, name), [""; 0]);
        }
        holds(&desk, &key);
        let recorded = elsewhere.recorded_game(&seat).unwrap();
        assert!(format!("{:?}", recorded.entries).contains(ERASED));
        assert!(!format!("{:?}", recorded.entries).contains("okoena"));
        assert_eq!(
            recorded.entries[1].by.name, "Ms Naidoo",
            "who recorded stays"
        );
        // The game goes on after its texts were erased.
        plays(&desk, &codes[0], &["E5"]);
        holds(&desk, &key);
    });
}

#[test]
fn texts_and_umpires_are_erased_with_all_names_and_with_the_event() {
    on_both(|base| {
        let (desk, key, codes) = talked_about(base);
        let account = desk.account_named("Ms Khumalo").unwrap();
        let right = desk.right::<EraseNames>(&account, &key, now()).unwrap();
        desk.erase_names(&right, now()).unwrap();
        for name in ["okoena", "handiwe", "moved twice", "Naidoo"] {
            assert_eq!(lines_with(&base.store, name), [""; 0]);
        }
        holds(&desk, &key);
        let seat = umpire(&desk, &codes[0]).board_context().clone();
        assert_eq!(desk.recorded_game(&seat).unwrap().entries[1].by.name, "");
        let right = desk.right::<DeleteEvent>(&account, &key, now()).unwrap();
        desk.delete_event(&right, now()).unwrap();
        let left = lines_with(&base.store, "Khumalo");
        assert_eq!(
            left.iter()
                .filter(|line| line.contains("tournament_id"))
                .count(),
            left.len() - 1
        );
        desk.delete_account(&account, now()).unwrap();
        assert_eq!(lines_with(&base.store, "Khumalo"), [""; 0]);
    });
}

#[test]
fn an_account_is_deleted_with_its_name_once_no_event_depends_on_it() {
    on_both(|base| {
        let (desk, key, _) = talked_about(base);
        let phrase = "four cows at the shed";
        let right = organiser(&desk, &key);
        let board = (RoundNo(1), BoardNo(1));
        let won = Scored {
            result: PairingResult::Won(Side::First),
            shot: None,
        };
        desk.enter_result(&right, board, Some(won), "so says Ms Khumalo", now())
            .unwrap();
        let owner = desk.account_named("Ms Khumalo").unwrap();
        let fault = desk.delete_account(&owner, now()).unwrap_err();
        assert!(
            matches!(fault, inkundla::desk::Fault::StillOrganises),
            "{fault}"
        );
        assert!(
            !lines_with(&base.store, "Khumalo").is_empty(),
            "nothing was done"
        );
        let heir = desk.create_account("Mr Ndlovu", phrase, now()).unwrap();
        let id = right.event().id;
        let own = Grant::own(now().timestamp_millis());
        base.change(move |tx| tx.grant(heir, id, Some(&own)))
            .unwrap();
        desk.delete_account(&owner, now()).unwrap();
        assert!(desk.account_named("Ms Khumalo").is_err());
        // The line written by this test.
        let left = lines_with(&base.store, "Khumalo");
        assert!(
            left.iter().all(|line| line.contains("the hall")),
            "{left:?}"
        );
        holds(&desk, &key);
    });
}

#[test]
fn a_turn_stores_only_a_commitment_to_its_umpires_name() {
    on_both(|base| {
        let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
        let (_, codes) = a_posted_round(&desk);
        plays(&desk, &codes[0], &TURNS);
        let game = umpire(&desk, &codes[0]).board_context().game;
        let texts = base.store.read(|db| db.texts(game)).unwrap();
        assert!(texts.iter().all(|text| text.is_genuine()));
        let names = texts.iter().map(|text| text.text.as_str());
        let names: std::collections::BTreeSet<&str> = names.collect();
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["Ms Naidoo"]);
        // One for each time a phone became the recorder, however many turns it wrote.
        let id = umpire(&desk, &codes[0]).board_context().event.id;
        let entries = base.store.read(|db| db.record(id, game, 0)).unwrap();
        assert!(entries.len() > texts.len(), "{} texts", texts.len());
    });
}
