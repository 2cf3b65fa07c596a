//! What was erased stands in no file of the database, while the server runs and after it.

use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use inkundla::system_time::now;
use std::path::Path;
use std::time::{Duration, Instant};

/// The names of the children in the hall, in parts that stand nowhere else.
const NAMES: [&str; 4] = ["Mokoena", "Dlamini", "Nkosi", "Lerato"];

/// In which files of the folder a text stands.
fn files_with(folder: &Path, text: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().flatten();
    let files = files.filter(|file| {
        let bytes = std::fs::read(file.path()).unwrap_or_default();
        let mut windows = bytes.windows(text.len());
        windows.any(|window| window == text.as_bytes())
    });
    files
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect()
}

fn teacher(server: &Server) -> Client {
    let teacher = Client::at(server.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    teacher
}

/// A server over a file in the folder, with a posted round.
fn start(folder: &Path) -> (Server, String, Vec<String>) {
    let database = format!("sqlite:{}", folder.join("hall.db").display());
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let (key, codes) = post_a_round(&desk, ClockPolicy::Off);
    drop(desk);
    let server = Server::with(&[
        "--no-backups",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &database,
    ]);
    (server, key, codes)
}

/// Ends a server as its operator does, and waits until it is gone.
fn stop(server: Server) {
    server.signal("TERM");
    let proc = format!("/proc/{}/stat", server.id());
    let end = Instant::now() + Duration::from_secs(60);
    let runs = || std::fs::read_to_string(&proc).is_ok_and(|stat| !stat.contains(") Z "));
    while runs() {
        assert!(Instant::now() < end, "it does not stop");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn erased_names_stand_in_no_file_while_the_server_runs_nor_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let (server, key, codes) = start(folder.path());
    let teacher = teacher(&server);
    // Each child is written several times, so that the log has its name.
    for child in 1..=4 {
        let consent = format!("/e/{key}/players/{child}/consent");
        assert_eq!(teacher.post(&consent, &[("consent", "1")]).status, 303);
    }
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    for name in NAMES {
        let files = files_with(folder.path(), name);
        assert!(
            files.contains(&"hall.db-wal".to_owned()),
            "{name}: {files:?}"
        );
    }

    let erase = format!("/e/{key}/players/1/erase");
    let erased = teacher.post_and_look(&erase, &[]);
    assert!(erased.sees("publish them again"), "{}", erased.text());
    assert_eq!(files_with(folder.path(), "Mokoena"), [""; 0], "one child");
    assert!(!files_with(folder.path(), "Dlamini").is_empty());

    let erase = format!("/e/{key}/privacy/names");
    let erased = teacher.post_and_look(&erase, &[]);
    let anew = erased.attributes("a[href$='/published.zip']", "href");
    assert_eq!(anew, [format!("/e/{key}/published.zip")], "publish anew");
    for name in NAMES {
        assert_eq!(files_with(folder.path(), name), [""; 0], "{name}");
    }
    assert_eq!(phone.plays("R4").status, 200, "play goes on");
    stop(server);
    for name in NAMES {
        assert_eq!(files_with(folder.path(), name), [""; 0], "{name}, stopped");
    }
}

#[test]
fn a_deleted_event_leaves_no_name_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let (server, key, _) = start(folder.path());
    let teacher = teacher(&server);
    let consent = format!("/e/{key}/players/2/consent");
    assert_eq!(teacher.post(&consent, &[("consent", "1")]).status, 303);
    // A prize that is named after somebody, and named anew, so that the log and the history have both names.
    let prizes = format!("/e/{key}/prizes");
    for prize in [
        [("among", "everybody"), ("name", "Tshabalala trophy")],
        [("change", "0"), ("name", "Makhanya trophy")],
    ] {
        assert_eq!(teacher.post(&prizes, &prize).status, 303);
    }
    assert!(!files_with(folder.path(), "Tshabalala").is_empty());
    let delete = format!("/e/{key}/privacy/delete");
    assert_eq!(teacher.post(&delete, &[("name", "Zone cup")]).status, 303);
    for name in NAMES.iter().chain(&["Tshabalala", "Makhanya"]) {
        assert_eq!(files_with(folder.path(), name), [""; 0], "{name}");
    }
}

#[test]
fn a_server_that_was_killed_after_an_erasure_cleans_up_at_its_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("hall.db").display());
    let (server, ..) = start(folder.path());
    let teacher = teacher(&server);
    let _page = teacher.get("/");
    server.kill_9();
    // As if the names had been erased and nothing more had been done.
    let file = folder.path().join("hall.db");
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    let erase = "PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0;
        UPDATE entrants SET family = family || ' again';
        UPDATE entrants SET given = '#' || number, family = '';
        DELETE FROM log_texts WHERE table_name = 'entrants'; DELETE FROM row_changes;";
    conn.batch_execute(erase).unwrap();
    assert!(!files_with(folder.path(), "Mokoena").is_empty());
    // Closing it would empty the log.
    std::mem::forget(conn);
    let server = Server::with(&[
        "--no-backups",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &database,
    ]);
    let end = Instant::now() + Duration::from_secs(30);
    while !files_with(folder.path(), "Mokoena").is_empty() {
        assert!(Instant::now() < end, "the log keeps the name");
        std::thread::sleep(Duration::from_millis(50));
    }
    drop(server);
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

#[test]
fn postgres_frees_the_places_of_erased_names() {
    let (database, _) = empty_database();
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let (key, _) = post_a_round(&desk, ClockPolicy::Off);
    let account = desk.account_named("Ms Khumalo").unwrap();
    let right = desk.right(&account, &key, now()).unwrap();
    desk.erase_names(&right, now()).unwrap();
    let mut conn = PgConnection::establish(&database).unwrap();
    let vacuumed = "SELECT count(*) AS number FROM pg_stat_user_tables \
        WHERE relname IN ('entrants', 'erasable_details', 'event_pages', 'accounts') AND vacuum_count > 0";
    // The server tells its figures a little later.
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let count: Count = diesel::sql_query(vacuumed).get_result(&mut conn).unwrap();
        if count.number == 4 {
            break;
        }
        assert!(Instant::now() < end, "{} tables", count.number);
        std::thread::sleep(Duration::from_millis(50));
    }
}
