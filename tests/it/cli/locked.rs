//! A copy that cannot be written: the file, or all that lies in its folder.

use super::{DATABASE, Folder, err, out, status};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// `inkundla check` in a folder that is mounted for reading only.
fn check_on_a_locked_stick(folder: &Path) -> Output {
    let script =
        "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" && cd \"$0\" && exec \"$@\"";
    let mut command = Command::new("unshare");
    if std::env::var("USER").is_ok_and(|user| user != "root") {
        command.arg("--map-root-user");
    }
    command.args(["--mount", "sh", "-c", script]).arg(folder);
    command.args([env!("CARGO_BIN_EXE_inkundla"), "check"]);
    command.args(DATABASE).output().unwrap()
}

#[test]
fn a_copy_that_cannot_be_written_is_checked_as_it_is() {
    let folder = Folder::new();
    drop(folder.demo());
    let file = folder
        .path()
        .join(DATABASE[1].strip_prefix("sqlite:").unwrap());
    let check = || folder.run(&[&["check"], &DATABASE[..]].concat());
    let report = out(&check());
    // As `inkundla backup` and a server that was stopped leave it: nothing in the log.
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    conn.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)")
        .unwrap();
    drop(conn);
    assert!(report.contains("wrong: 0."), "{report}");
    let whole = fs::read(&file).unwrap();
    let names = || fs::read_dir(folder.path()).unwrap().count();
    let there = names();

    let locked = check_on_a_locked_stick(folder.path());
    assert_eq!(
        (status(&locked), out(&locked)),
        (0, report.clone()),
        "{}",
        err(&locked)
    );

    let mut rights = fs::metadata(&file).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&file, rights).unwrap();
    let locked = check();
    assert_eq!(
        (status(&locked), out(&locked)),
        (0, report),
        "{}",
        err(&locked)
    );
    assert_eq!(
        (fs::read(&file).unwrap(), names()),
        (whole, there),
        "left as it was"
    );
}

#[test]
fn a_log_beside_a_copy_that_cannot_be_written_is_not_passed_over() {
    let (folder, stick) = (Folder::new(), tempfile::tempdir().unwrap());
    let _open = folder.demo();
    for entry in fs::read_dir(folder.path()).unwrap() {
        let (from, name) = entry
            .map(|entry| (entry.path(), entry.file_name()))
            .unwrap();
        if !name.to_string_lossy().ends_with("-shm") && from.is_file() {
            fs::copy(from, stick.path().join(name)).unwrap();
        }
    }
    let locked = check_on_a_locked_stick(stick.path());
    let complaint = err(&locked);
    assert_eq!(status(&locked), 2, "{}", out(&locked));
    assert!(
        complaint.contains("cannot be written; give this user the right"),
        "{complaint}"
    );
}
