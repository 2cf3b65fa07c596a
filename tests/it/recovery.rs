//! The pages of steps for a bad day, as far as one machine allows: point-in-time recovery, a drill of a restore, a
//! second site, and commands on a read-only replica.

use super::fault_injection::play;
use super::multi_process::until;
use super::postgres::Postgres;
use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use inkundla::system_time::now;
use std::path::Path;
use std::process::{Command, Output};

fn desk(url: &str) -> Desk {
    Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap()
}

fn inkundla(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command.args(args).current_dir(folder).output().unwrap()
}

/// What a command prints that ends well.
fn prints(folder: &Path, args: &[&str]) -> String {
    let output = inkundla(folder, args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

fn checks(folder: &Path, url: &str) {
    let said = prints(folder, &["check", "--database", url]);
    assert!(said.contains("; wrong: 0."), "{said}");
}

#[test]
fn a_deleted_event_comes_back_by_point_in_time_recovery() {
    let folder = tempfile::tempdir().unwrap();
    let mut postgres = Postgres::start();
    postgres.does("archive");
    let (key, _) = post_a_round(&desk(&postgres.url), ClockPolicy::Off);
    postgres.does("base-backup");
    let cup = |desk: &Desk| desk.event(&key).map(|event| event.name);
    let teacher = desk(&postgres.url);
    // After the base backup, and before the mistake.
    teacher.create_account("Ms Dube", PHRASE, now()).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1_100));
    let before = now().format("%Y-%m-%d %H:%M:%S%.3f+00").to_string();
    std::thread::sleep(std::time::Duration::from_millis(1_100));
    prints(
        folder.path(),
        &[
            "event",
            "delete",
            &key,
            "--yes",
            "--database",
            &postgres.url,
        ],
    );
    assert!(cup(&teacher).is_err());
    // A later transaction, so that the log goes beyond the moment.
    teacher.create_account("Ms Late", PHRASE, now()).unwrap();
    drop(teacher);

    let recovered = postgres.recovered(&before);
    until("the recovered server is promoted", || {
        Store::open(&recovered).is_ok()
    });
    checks(folder.path(), &recovered);
    let users = prints(folder.path(), &["user", "list", "--database", &recovered]);
    assert!(
        users.contains("Ms Dube") && !users.contains("Ms Late"),
        "{users}"
    );
    // The one event goes back into the running database.
    let backup = [
        "backup",
        &key,
        "-o",
        "cup.inkundla",
        "--database",
        &recovered,
    ];
    prints(folder.path(), &backup);
    let restore = ["restore", "cup.inkundla", "--organiser", "Ms Dube", "--yes"];
    prints(
        folder.path(),
        &[&restore[..], &["--database", &postgres.url]].concat(),
    );
    checks(folder.path(), &postgres.url);
    let events = prints(
        folder.path(),
        &["event", "list", "--database", &postgres.url],
    );
    assert!(events.contains("Ms Dube"), "{events}");
}

#[test]
fn the_newest_backup_is_restored_into_an_empty_database_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("cup.db").display());
    post_a_round(&desk(&url), ClockPolicy::Off);
    let server = Server::start_with(&url);
    let backups = folder.path().join("cup.db-backups");
    let newest = || {
        let files = std::fs::read_dir(&backups)
            .ok()?
            .flatten()
            .map(|file| file.path());
        let whole = files.filter(|file| file.extension().is_some_and(|end| end == "inkundla"));
        whole.max()
    };
    until("the server makes its first backup", || newest().is_some());
    drop(server);
    let newest = newest().unwrap().display().to_string();
    let (drill, _) = empty_database();
    for target in ["sqlite:drill.db", &drill] {
        prints(
            folder.path(),
            &["restore", &newest, "--database", target, "--yes"],
        );
        checks(folder.path(), target);
        let events = prints(folder.path(), &["event", "list", "--database", target]);
        assert!(events.contains(",running,"), "{events}");
    }
    // A copy that is cut off is no backup.
    let bytes = std::fs::read(&newest).unwrap();
    std::fs::write(
        folder.path().join("cut.inkundla"),
        &bytes[..bytes.len() / 2],
    )
    .unwrap();
    let keys = backups.join("inkundla.keys");
    std::fs::copy(keys, folder.path().join("inkundla.keys")).unwrap();
    let cut = [
        "restore",
        "cut.inkundla",
        "--database",
        "sqlite:cut.db",
        "--yes",
    ];
    assert_eq!(inkundla(folder.path(), &cut).status.code(), Some(1));
}

#[test]
fn commands_that_read_work_on_a_replica_and_others_say_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut postgres = Postgres::start();
    let (key, _) = post_a_round(&desk(&postgres.url), ClockPolicy::Off);
    let replica = postgres.followed();
    let on = |args: &[&str]| prints(folder.path(), &[args, &["--database", &replica]].concat());
    until("the replica has the event", || {
        on(&["event", "list"]).contains(&key)
    });
    checks(folder.path(), &replica);
    on(&["user", "list"]);
    on(&["audit", "--limit", "3"]);
    for (event, file) in [(None, "all.inkundla"), (Some(key.as_str()), "one.inkundla")] {
        let args: Vec<&str> = ["backup"]
            .into_iter()
            .chain(event)
            .chain(["-o", file])
            .collect();
        let said = on(&args);
        assert!(said.contains("is written and verified"), "{said}");
    }
    let restore = [
        "restore",
        "all.inkundla",
        "--database",
        "sqlite:again.db",
        "--yes",
    ];
    prints(folder.path(), &restore);
    checks(folder.path(), "sqlite:again.db");
    for args in [
        &["serve", "--listen", "127.0.0.1:0"][..],
        &["migrate"],
        &["event", "delete", &key, "--yes"],
        &["user", "reset", "Ms Khumalo", "--yes"],
    ] {
        let refused = inkundla(folder.path(), &[args, &["--database", &replica]].concat());
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(1), "{args:?}: {said}");
        assert!(
            said.contains("use the address of its primary"),
            "{args:?}: {said}"
        );
    }
}

#[test]
fn the_second_site_takes_over_after_the_first_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let mut postgres = Postgres::start();
    let (key, codes) = post_a_round(&desk(&postgres.url), ClockPolicy::Off);
    let second = postgres.followed();
    let serve =
        |url: &str| Server::with(&["--no-backups", "--listen", "127.0.0.1:0", "--database", url]);
    let server = serve(&postgres.url);
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    play(&phone).expect("a turn is recorded");
    until("the second site has the event", || {
        desk_to_read(&second).event(&key).is_ok()
    });
    let head = prints(
        folder.path(),
        &["log", "head", &key, "--database", &postgres.url],
    );
    std::fs::write(folder.path().join("head"), head).unwrap();
    until("the second site has the signed head", || {
        let check = ["check", "--database", &second, "--head", "head"];
        inkundla(folder.path(), &check).status.success()
    });
    server.kill_9();
    postgres.does("stop");
    postgres.does("replica-promote");
    checks(folder.path(), &second);
    let server = serve(&second);
    let phone = Phone {
        client: phone.client.moved_to(server.address),
        path: phone.path,
    };
    let recorded = play(&phone).expect("the phone goes on at the second site");
    let page = Client::at(server.address).get(&format!("/e/{key}/boards/1/1"));
    let seen = page.attributes("#live", "data-seq").concat();
    assert!(seen.parse::<u32>().unwrap() >= recorded, "{seen}");
}

fn desk_to_read(url: &str) -> Desk {
    Desk::open(Store::open_to_read(url).unwrap(), Hub::default()).unwrap()
}
