//! A disk that fails and one that is slow, made by `strace`, which comes between
//! the real program and the system.

use super::crash::{desk, lost};
use super::power_loss::Watched;
use super::server::Server;
use super::web::harness::Client;
use super::web::umpire::{Phone, post_a_round};
use inkundla::referee::ClockPolicy;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A round on a disk whose flushes go as `strace` is told to let them.
fn on_a_disk(folder: &Path, flushes: &str) -> (Watched, String, String, Vec<String>) {
    let file = folder.join("test.db");
    let database = format!("sqlite:{}", file.display());
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    crate::service::need("strace");
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "--seccomp-bpf", "-e", "trace=fsync,fdatasync", "-e"])
        .arg(format!("inject=fsync,fdatasync:{flushes}"))
        .arg("-P")
        .arg(&file)
        .arg("-P")
        .arg(folder.join("test.db-wal"))
        .arg("-o")
        .arg(folder.join("strace.log"))
        .arg(env!("CARGO_BIN_EXE_inkundla"))
        .args(["serve", "--no-backups", "--listen", "127.0.0.1:0"])
        .args(["--database", &database]);
    (Watched(Server::by(&mut strace)), database, key, codes)
}

#[test]
fn what_a_failing_disk_has_not_flushed_is_not_acknowledged_and_it_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (watched, database, key, codes) = on_a_disk(folder.path(), "error=EIO:when=12..16");
    let phone = Phone::recording(Client::at(watched.0.address), &codes[0], "Ms N");
    let (mut acknowledged, mut refused) = (0, 0);
    for _ in 0..40 {
        let page = phone.page();
        let seen: u32 = page.attributes("#live", "data-seq")[0].parse().unwrap();
        let turn = page.all("form.noscript option").remove(0);
        let answer = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", &turn)]);
        match answer.status {
            200 => acknowledged = seen + 1,
            // It may be written all the same: the phone keeps it and sends it again.
            500 | 503 => refused += 1,
            other => panic!("{other}: {}", answer.text()),
        }
        if acknowledged > 25 {
            break;
        }
    }
    println!("{acknowledged} acknowledged, {refused} refused");
    assert!(refused > 0, "the disk has failed");
    assert!(acknowledged > 25, "it goes on without a new start");
    drop(watched);
    assert_eq!(lost(&database, &key, [acknowledged, 0]), None);
}

#[test]
fn on_a_slow_disk_turns_wait_and_those_who_look_do_not() {
    const FLUSH: Duration = Duration::from_millis(700);
    let folder = tempfile::tempdir().unwrap();
    let slow = format!("delay_exit={}", FLUSH.as_micros());
    let (watched, database, key, codes) = on_a_disk(folder.path(), &slow);
    let address = watched.0.address;
    let phones: Vec<Phone> = codes
        .iter()
        .map(|code| Phone::recording(Client::at(address), code, "Ms N"))
        .collect();
    let page = format!("/e/{key}");
    let waiting = AtomicUsize::new(0);
    let answered = AtomicUsize::new(0);
    let mut meanwhile = 0;
    let promised = std::thread::scope(|scope| {
        let players: Vec<_> = phones
            .iter()
            .map(|phone| {
                scope.spawn(|| {
                    for turn in ["E1", "R4", "E8"] {
                        let began = Instant::now();
                        waiting.fetch_add(1, Ordering::SeqCst);
                        assert_eq!(phone.plays(turn).status, 200);
                        waiting.fetch_sub(1, Ordering::SeqCst);
                        answered.fetch_add(1, Ordering::SeqCst);
                        assert!(began.elapsed() > FLUSH, "answered before the disk");
                    }
                    phone.seen().parse().unwrap()
                })
            })
            .collect();
        while players.iter().any(|player| !player.is_finished()) {
            let before = (
                answered.load(Ordering::SeqCst),
                waiting.load(Ordering::SeqCst),
            );
            assert_eq!(Client::at(address).get(&page).status, 200);
            let is_meanwhile = before.1 > 0 && answered.load(Ordering::SeqCst) == before.0;
            meanwhile += usize::from(is_meanwhile);
        }
        let seen: Vec<u32> = players.into_iter().map(|p| p.join().unwrap()).collect();
        [seen[0], seen[1]]
    });
    // Who waited for the disk would be answered with a turn, and not before it.
    assert!(meanwhile >= 12, "{meanwhile} pages while turns waited");
    drop(watched);
    assert_eq!(lost(&database, &key, promised), None);
}
