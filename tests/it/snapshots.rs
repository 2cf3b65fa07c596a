//! The copies that a server makes by itself: when, where, which of them stay, and that
//! what is kept has been tried.

mod sealed;

use super::crash::desk;
use super::web::umpire::{organiser, post_a_round};
use chrono::{DateTime, TimeDelta, Utc};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::backup::{BackupStore, Scheduler};
use inkundla::desk::Desk;
use inkundla::desk::archives::event_keys::EventKeys;
use inkundla::desk::archives::inspect;
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;
use inkundla::tournament::{PairingResult, RoundNo, Scored};
use std::collections::BTreeSet;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A round under way, and where its copies go.
struct Desktop {
    folder: tempfile::TempDir,
    desk: Desk,
    key: String,
    shelf: BackupStore,
}

impl Desktop {
    fn new() -> Desktop {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("test.db");
        let desk = desk(&format!("sqlite:{}", file.display()));
        let (key, _) = post_a_round(&desk, ClockPolicy::Off);
        let stick = folder.path().join("stick");
        fs::create_dir(&stick).unwrap();
        let shelf = BackupStore {
            folder: folder.path().join("test.db-backups"),
            second: Some(stick),
        };
        Desktop {
            folder,
            desk,
            key,
            shelf,
        }
    }

    fn stick(&self) -> PathBuf {
        self.folder.path().join("stick")
    }

    /// Something that the history tells of, and that is no milestone.
    fn changes(&self) {
        let account = self.desk.account_named("Ms Khumalo").unwrap();
        self.desk.new_recovery_code(&account, now()).unwrap();
    }

    fn decides(&self) {
        let right = organiser(&self.desk, &self.key);
        for board in self.desk.boards(right.event(), RoundNo(1)).unwrap() {
            let won = Scored {
                result: PairingResult::from_code("1-0").unwrap(),
                shot: None,
            };
            let board = (RoundNo(1), board.pairing.board);
            let by_hand = self.desk.enter_result(&right, board, Some(won), "", now());
            by_hand.unwrap();
        }
    }
}

/// The copies in a folder, by name.
fn copies(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.map(|file| file.file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".inkundla")).collect()
}

/// Waits until both shelves hold this number of copies.
fn waits_for(hall: &Desktop, number: usize, what: &str) {
    let patience = Instant::now() + Duration::from_secs(60);
    let there = || {
        (
            copies(&hall.shelf.folder).len(),
            copies(&hall.stick()).len(),
        )
    };
    while there() != (number, number) {
        assert!(Instant::now() < patience, "{what}: {:?}", there());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// An hour of a clock that is in a hurry.
const HOUR: Duration = Duration::from_secs(5);

/// Lets a keeper work beside a story.
fn watched_by(keeper: &Scheduler, story: impl FnOnce()) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    runtime.spawn(keeper.clone().watch());
    story();
    runtime.shutdown_background();
}

#[test]
fn each_round_that_is_posted_or_closed_is_copied() {
    let hall = Desktop::new();
    let keeper = Scheduler::new(hall.desk.clone(), hall.shelf.clone(), now);
    watched_by(&keeper, || {
        waits_for(&hall, 1, "at the start");
        hall.decides();
        // The hour is not over, and results alone are no milestone.
        std::thread::sleep(HOUR);
        waits_for(&hall, 1, "results came in");
        let right = organiser(&hall.desk, &hall.key);
        hall.desk.close_round(&right, RoundNo(1), now()).unwrap();
        waits_for(&hall, 2, "a closed round");
        hall.desk.draft_round(&right, now()).unwrap();
        hall.desk.post_round(&right, RoundNo(2), "", now()).unwrap();
        waits_for(&hall, 3, "a posted round");
    });
    // What lies on the stick is the same, to the byte.
    for name in copies(&hall.shelf.folder) {
        let [one, other] = [&hall.shelf.folder, &hall.stick()].map(|at| fs::read(at.join(&name)));
        assert!(one.unwrap() == other.unwrap(), "{name}");
    }
}

#[test]
fn each_hour_with_a_change_is_copied_and_no_other() {
    let hall = Desktop::new();
    let keeper = Scheduler::new(hall.desk.clone(), hall.shelf.clone(), now).at_least_every(HOUR);
    watched_by(&keeper, || {
        waits_for(&hall, 1, "at the start");
        hall.decides();
        waits_for(&hall, 2, "an hour in which results came in");
        std::thread::sleep(HOUR + HOUR / 2);
        waits_for(&hall, 2, "an hour in which nothing changed");
    });
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

#[test]
fn the_newest_twenty_stay_and_the_last_of_each_of_thirty_days() {
    let hall = Desktop::new();
    let today = at("2026-11-21T18:00:00Z");
    fs::create_dir(&hall.shelf.folder).unwrap();
    let name = |at: DateTime<Utc>| at.format("inkundla-%Y%m%d-%H%M%S-%3f.inkundla").to_string();
    let mut expected = BTreeSet::from([name(today)]);
    // Three copies on each day before: at 8, 12 and 16 o'clock.
    for days in 1..60_i64 {
        for hour in [10, 6, 2] {
            let made = today - TimeDelta::days(days) - TimeDelta::hours(hour);
            fs::write(hall.shelf.folder.join(name(made)), "").unwrap();
            fs::write(hall.stick().join(name(made)), "").unwrap();
            let is_last_of_day = hour == 2;
            // Nineteen beside the one of today are six days and one.
            let is_new = days <= 6 || (days == 7 && is_last_of_day);
            if is_new || (is_last_of_day && days <= 30) {
                expected.insert(name(made));
            }
        }
    }
    for days in 0..60 {
        hall.desk
            .record_running_day(today - TimeDelta::days(days))
            .unwrap();
    }
    fs::write(hall.shelf.folder.join("holiday.jpg"), "").unwrap();
    hall.shelf.add(&hall.desk, today, "").unwrap().unwrap();
    assert_eq!(copies(&hall.shelf.folder), expected);
    assert!(hall.shelf.folder.join("holiday.jpg").exists());
    assert_eq!(copies(&hall.stick()).len(), 3 * 59 + 1, "ours to tidy");
}

#[test]
fn a_stick_that_is_not_in_is_said_and_nothing_else_waits_for_it() {
    let hall = Desktop::new();
    fs::remove_dir(hall.stick()).unwrap();
    let keeper = Scheduler::new(hall.desk.clone(), hall.shelf.clone(), now);
    keeper.copy();
    let trouble = keeper.status().trouble.unwrap();
    assert!(trouble.contains("stick"), "{trouble}");
    assert_eq!(copies(&hall.shelf.folder).len(), 1);
    assert!(!hall.stick().exists(), "no folder is made in its place");
    fs::create_dir(hall.stick()).unwrap();
    hall.changes();
    keeper.copy();
    assert_eq!(keeper.status().trouble, None);
    assert_eq!(copies(&hall.shelf.folder).len(), 2);
    assert_eq!(copies(&hall.stick()).len(), 1);
}

/// What a database holds that could never be brought back is found at the time of
/// the copy, not on the day when it is needed.
#[test]
fn a_copy_that_cannot_be_restored_is_not_kept_and_is_told() {
    let hall = Desktop::new();
    let keeper = Scheduler::new(hall.desk.clone(), hall.shelf.clone(), now);
    keeper.copy();
    let good = copies(&hall.shelf.folder);
    assert_eq!((good.len(), keeper.status().trouble), (1, None));
    let file = hall.folder.path().join("test.db").display().to_string();
    let mut behind = SqliteConnection::establish(&file).unwrap();
    let orphan = "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = OFF;
        INSERT INTO byes (tournament_id, round, entrant_id, kind) VALUES (999, 1, 999, 'bye')";
    behind.batch_execute(orphan).unwrap();
    keeper.copy();
    assert!(keeper.status().trouble.is_some());
    assert_eq!(copies(&hall.shelf.folder), good);
    let left = fs::read_dir(&hall.shelf.folder).unwrap().count();
    assert_eq!(left, 2, "the backup and the keys: nothing of it stays");
    // And what was kept before is whole.
    let name = good.first().unwrap();
    let kept = fs::File::open(hall.shelf.folder.join(name)).unwrap();
    let keys = EventKeys::read(&hall.shelf.folder).unwrap();
    inspect(BufReader::new(kept), keys).unwrap();
}

#[test]
fn what_a_killed_server_left_of_a_copy_goes_and_what_is_being_written_stays() {
    let hall = Desktop::new();
    fs::create_dir(&hall.shelf.folder).unwrap();
    let left = |name: &str| hall.shelf.folder.join(name);
    let old = "inkundla-20261121-100000-000.inkundla";
    let new = "inkundla-20261121-175500-000.inkundla";
    for name in [old, new] {
        fs::write(left(&format!("{name}.part")), "half of it").unwrap();
        fs::create_dir(left(&format!("{name}.part.tried"))).unwrap();
    }
    fs::write(left("cup.inkundla.part"), "somebody else's").unwrap();
    let today = at("2026-11-21T18:00:00Z");
    hall.shelf.add(&hall.desk, today, "").unwrap().unwrap();
    assert!(!left(&format!("{old}.part")).exists());
    assert!(!left(&format!("{old}.part.tried")).exists());
    assert!(left(&format!("{new}.part")).exists());
    assert!(left("cup.inkundla.part").exists());
}
