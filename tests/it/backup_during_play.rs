//! A backup made while two phones record contains everything that was acknowledged before the
//! backup began.

use super::crash::{desk, lost, play_until_cut};
use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PATIENCE};
use super::web::umpire::{Phone, post_a_round};
use inkundla::referee::ClockPolicy;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

#[test]
fn a_copy_of_a_file_under_load_has_what_was_acknowledged_before() {
    let folder = tempfile::tempdir().unwrap();
    copied_under_load(&format!(
        "sqlite:{}",
        folder.path().join("test.db").display()
    ));
}

#[test]
fn a_copy_of_postgresql_under_load_has_what_was_acknowledged_before() {
    copied_under_load(&empty_database().0);
}

fn copied_under_load(database: &str) {
    let (key, codes) = post_a_round(&desk(database), ClockPolicy::Off);
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(&[
        "--listen",
        "127.0.0.1:0",
        "--no-backups",
        "--database",
        database,
    ]);
    let phones: Vec<Phone> = codes
        .iter()
        .map(|code| Phone::recording(Client::at(server.address), code, "Ms N"))
        .collect();
    let acknowledged = [AtomicU32::new(0), AtomicU32::new(0)];
    let is_over = AtomicBool::new(false);
    let promised = || [0, 1].map(|board: usize| acknowledged[board].load(Ordering::SeqCst));
    std::thread::scope(|scope| {
        for (phone, acknowledged) in phones.iter().zip(&acknowledged) {
            scope.spawn(|| play_until_cut(phone, acknowledged, &is_over));
        }
        let copies: Vec<_> = (0..3)
            .map(|number| {
                let before = promised();
                let patience = Instant::now() + PATIENCE;
                while (0..2).any(|board| promised()[board] < before[board] + 4) {
                    assert!(Instant::now() < patience, "nothing is acknowledged");
                    std::thread::sleep(Duration::from_millis(2));
                }
                let promised = promised();
                let copy = folder.path().join(format!("{number}.inkundla"));
                let copy = copy.display().to_string();
                runs(
                    folder.path(),
                    &["backup", "-o", &copy, "--database", database],
                );
                (copy, promised)
            })
            .collect();
        is_over.store(true, Ordering::SeqCst);
        for (copy, promised) in copies {
            let again = format!("sqlite:{copy}.db");
            runs(
                folder.path(),
                &["restore", &copy, "--yes", "--database", &again],
            );
            assert_eq!(lost(&again, &key, promised), None, "{promised:?}");
            runs(folder.path(), &["check", "--database", &again]);
        }
    });
}

fn runs(folder: &Path, arguments: &[&str]) {
    let done = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .current_dir(folder)
        .args(arguments)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{arguments:?}: {said}");
}
