//! Opening databases: new, damaged, foreign, newer, read-only.

use super::base::*;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::store::*;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

fn refusal(url: &str) -> StoreError {
    Store::open(url)
        .err()
        .unwrap_or_else(|| panic!("{url} was opened"))
}

fn sqlite(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

#[test]
fn what_is_no_address_is_told_what_to_write() {
    let wrong = [
        "",
        "sqlite:",
        "sqlite://",
        "sqlite::memory:",
        "postgres:hall",
        "mysql://h/d",
        "postgress://h/d",
        "file:hall.db",
        "sqlite3:hall.db",
    ];
    for url in wrong {
        let fault = refusal(url);
        assert!(matches!(fault, StoreError::Address(_)), "{url}: {fault:?}");
        let message = fault.to_string();
        assert!(
            message.contains("sqlite:PATH") && message.contains("postgres://"),
            "{message}"
        );
    }
    for path in ["hall.db", "/tmp/hall.db", "./hall.db", "C:\\hall.db", "~/x"] {
        let message = refusal(path).to_string();
        assert!(
            message.contains(&format!("write sqlite:{path}")),
            "{message}"
        );
    }
    assert!(
        !Path::new("hall.db").exists(),
        "a wrong address makes no file"
    );
    let message = refusal("mysql://teacher:s3cret@school/hall").to_string();
    assert!(
        !message.contains("s3cret") && message.contains("school"),
        "{message}"
    );
}

#[test]
fn a_path_is_a_path_whatever_it_looks_like() {
    let folder = tempfile::tempdir().unwrap();
    for (form, name) in [
        ("sqlite:", "one.db"),
        ("sqlite://", "two.db"),
        ("sqlite:", "file:x?mode=memory"),
    ] {
        let path = folder.path().join(name);
        Store::open(&format!("{form}{}", path.display())).unwrap();
        assert!(path.is_file(), "{name}");
    }
}

#[test]
fn a_missing_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let message = refusal(&sqlite(&folder.path().join("not/there/hall.db"))).to_string();
    assert!(
        message.contains("not/there") && message.contains("make it first"),
        "{message}"
    );
    let message = refusal(&sqlite(folder.path())).to_string();
    assert!(
        message.contains("is a folder; name a file in it"),
        "{message}"
    );
}

#[test]
fn a_file_that_may_not_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.db");
    drop(Store::open(&sqlite(&path)).unwrap());
    let mut rights = fs::metadata(&path).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).unwrap();
    let fault = refusal(&sqlite(&path));
    assert!(matches!(fault, StoreError::ReadOnly(_)), "{fault:?}");
    assert!(
        fault.to_string().contains("give this user the right"),
        "{fault}"
    );
}

#[cfg(unix)]
#[test]
fn a_new_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let base = Base::in_a_file();
    for ending in ["", "-wal"] {
        let path = format!("{}{ending}", base.file().unwrap().display());
        assert_eq!(
            fs::metadata(&path).unwrap().permissions().mode() & 0o777,
            0o600,
            "{path}"
        );
    }
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list.csv");
    let list = "number,name\n1,Thandiwe\n".repeat(100);
    fs::write(&path, &list).unwrap();
    let fault = refusal(&sqlite(&path));
    assert!(matches!(fault, StoreError::NotOurs(_)), "{fault:?}");
    assert!(fault.to_string().contains("name another file"), "{fault}");
    assert_eq!(fs::read_to_string(&path).unwrap(), list);
}

#[test]
fn the_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.db");
    let mut conn = SqliteConnection::establish(&path.display().to_string()).unwrap();
    conn.batch_execute("CREATE TABLE songs (title TEXT)")
        .unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(refusal(&sqlite(&path)), StoreError::NotOurs(_)));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_damaged_file_is_found_at_the_start() {
    let base = Base::in_a_file();
    Hall::open(&base, "cup", 400);
    let path = base.file().unwrap().to_owned();
    let whole = base.store.clone();
    drop(whole);
    let copy = path.with_file_name("copy.db");
    base.behind_its_back(&["VACUUM INTO '", &copy.display().to_string(), "'"].concat())
        .unwrap();
    drop(Store::open(&sqlite(&copy)).unwrap());

    let sound = fs::read(&copy).unwrap();
    let mut found = 0;
    for page in 1..sound.len() / 4096 {
        let mut torn = sound.clone();
        torn[page * 4096..page * 4096 + 512].fill(0xA5);
        fs::write(&copy, &torn).unwrap();
        match refusal(&sqlite(&copy)) {
            StoreError::Damaged { .. } => found += 1,
            other => panic!("page {}: {other:?}", page + 1),
        }
    }
    assert!(found > 10);
    let message = refusal(&sqlite(&copy)).to_string();
    assert!(message.contains("restore the last backup"), "{message}");
}

/// A file of a gigabyte is open at once, and its damage is found beside the work.
#[test]
fn a_large_file_is_opened_at_once_and_serves_no_more_once_it_is_found_damaged() {
    let base = Base::in_a_file();
    Hall::open(&base, "cup", 4);
    let path = base.file().unwrap().to_owned();
    let large = "INSERT INTO settings (key, value) VALUES ('large', randomblob(80000000))";
    base.behind_its_back(large).unwrap();
    let copy = path.with_file_name("copy.db");
    base.behind_its_back(&["VACUUM INTO '", &copy.display().to_string(), "'"].concat())
        .unwrap();
    let sound = Store::open(&sqlite(&copy)).unwrap();
    sound.check_integrity().unwrap();
    sound.read(|db| db.count_accounts()).unwrap();
    drop(sound);
    // In the middle of what is large: only who looks at all of it sees that.
    let mut torn = fs::read(&copy).unwrap();
    let middle = torn.len() / 2 / 4096 * 4096;
    torn[middle..middle + 512].fill(0xA5);
    fs::write(&copy, &torn).unwrap();
    let store = Store::open(&sqlite(&copy)).unwrap();
    let is_damaged = |done: Result<(), StoreError>| matches!(done, Err(StoreError::Damaged { .. }));
    assert!(is_damaged(store.check_integrity()));
    assert!(is_damaged(store.read(|db| db.count_accounts().map(drop))));
    assert!(is_damaged(store.write(|tx| tx.purge_sessions(0).map(drop))));
}

#[test]
fn a_database_of_a_newer_version_is_left_alone() {
    on_both(|base| {
        base.behind_its_back("INSERT INTO __diesel_schema_migrations (version) VALUES ('9999')")
            .unwrap();
        let fault = refusal(&base.url);
        assert!(
            matches!(&fault, StoreError::NewerDatabase(step) if step == "9999"),
            "{fault:?}"
        );
        assert!(fault.to_string().contains("newer"), "{fault}");
    });
}

#[test]
fn a_server_that_does_not_answer_is_told_at_once() {
    let fault = refusal("postgres://postgres:s3cret@127.0.0.1:1/hall");
    assert!(matches!(fault, StoreError::Unavailable(_)), "{fault:?}");
    assert!(!fault.to_string().contains("s3cret"), "{fault}");
}

#[test]
fn what_was_stored_is_there_when_it_is_opened_again() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 3);
        let again = Store::open_with(&base.url, 1).unwrap();
        assert_eq!(
            again.read(|db| db.entrants(hall.tournament)).unwrap().len(),
            3
        );
        let record = again.read(|db| db.tournament_by_key("cup")).unwrap();
        assert_eq!(
            record,
            base.store
                .read(|db| db.tournament(hall.tournament))
                .unwrap()
        );
    });
}

#[test]
fn processes_that_start_together_make_the_tables_once() {
    let (url, name) = empty_database();
    let folder = tempfile::tempdir().unwrap();
    for url in [url, sqlite(&folder.path().join("hall.db"))] {
        let opened = thread::scope(|scope| {
            let starts: Vec<_> = (0..4).map(|_| scope.spawn(|| Store::open(&url))).collect();
            starts
                .into_iter()
                .map(|start| start.join().unwrap().map(drop))
                .collect::<Vec<_>>()
        });
        assert!(opened.iter().all(Result::is_ok), "{opened:?}");
    }
    let mut conn = PgConnection::establish(&crate::service::postgres()).unwrap();
    conn.batch_execute(&["DROP DATABASE ", &name, " WITH (FORCE)"].concat())
        .unwrap();
}

#[test]
fn the_store_goes_on_after_the_server_has_cut_its_connections() {
    let base = Base::on_a_server();
    let hall = Hall::open(&base, "cup", 1);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    base.behind_its_back(cut).unwrap();
    let tournament = hall.tournament;
    assert_eq!(
        base.store.read(|db| db.entrants(tournament)).unwrap().len(),
        1
    );
    base.change(move |tx| tx.enter(tournament, &[child("Late", "")]))
        .unwrap();
}

/// What a step of a later version may do: it only adds.
const STEP_OF_TOMORROW: &str = "ALTER TABLE games ADD COLUMN of_tomorrow TEXT;
    ALTER TABLE entries ADD COLUMN of_tomorrow BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE of_tomorrow (id BIGINT NOT NULL PRIMARY KEY);
    CREATE INDEX pairings_of_tomorrow ON pairings (board)";

#[test]
fn an_open_program_goes_on_while_a_newer_one_adds_to_the_tables() {
    // A file is served by one program.
    let base = Base::on_a_server();
    let hall = Hall::open(&base, "cup", 2);
    let (tournament, game) = (hall.tournament, hall.post(&base, ROUND)[0]);
    let is_there = AtomicBool::new(false);
    let plays = |after| {
        let page = turn(after);
        let written = base
            .store
            .write(move |tx| tx.append(tournament, game, &page));
        written.unwrap();
        let entries_kept = base
            .store
            .read(|db| db.record(tournament, game, 0))
            .unwrap();
        assert_eq!(entries_kept.len(), after as usize + 1);
    };
    plays(0);
    let known = thread::scope(|scope| {
        let older = scope.spawn(|| {
            let turns = (1..).inspect(|after| plays(*after));
            turns
                .take_while(|_| !is_there.load(Ordering::SeqCst))
                .count() as u32
        });
        let added = base.behind_its_back(STEP_OF_TOMORROW);
        is_there.store(true, Ordering::SeqCst);
        added.unwrap();
        older.join().unwrap() + 2
    });
    plays(known);
}
