//! The primary is gone and its replica takes its place: turns go on at once.

use super::fault_injection::play;
use super::postgres::Postgres;
use super::server::Server;
use super::web::harness::Client;
use super::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What is waited by design is a quarter of a second for a connection; the rest is for a
/// crowded machine. It was 7.4 s when the pool paused ever longer.
const SOON: Duration = Duration::from_secs(4);
/// Long enough that a pool which pauses ever longer pauses for seconds.
const AWAY: Duration = Duration::from_secs(6);

fn port(url: &str) -> &str {
    let (_, place) = url.rsplit_once(':').unwrap();
    place.split('/').next().unwrap()
}

#[test]
fn turns_go_on_as_soon_as_the_replica_is_promoted() {
    let mut postgres = Postgres::start();
    let replica = postgres.followed();
    let url = format!(
        "postgres://postgres@127.0.0.1:{},127.0.0.1:{}/postgres?target_session_attrs=read-write&connect_timeout=2",
        port(&postgres.url),
        port(&replica)
    );
    let desk = Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap();
    let (_, codes) = post_a_round(&desk, ClockPolicy::Off);
    drop(desk);
    let server = Server::with(&[
        "--no-backups",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &url,
    ]);
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    for _ in 0..3 {
        play(&phone).expect("a turn is recorded");
    }
    postgres.does("stop");
    let gone = Instant::now();
    while gone.elapsed() < AWAY {
        assert_eq!(play(&phone), None, "nothing takes a turn now");
    }
    postgres.does("replica-promote");
    let promoted = Instant::now();
    let mut tries = 1;
    while play(&phone).is_none() {
        tries += 1;
        assert!(promoted.elapsed() < SOON, "{tries} tries");
        std::thread::sleep(Duration::from_millis(20));
    }
    println!(
        "a turn {:?} after the promotion, tries: {tries}",
        promoted.elapsed()
    );
    assert!(promoted.elapsed() < SOON, "{:?}", promoted.elapsed());
}

#[test]
fn a_database_that_is_away_is_looked_for_again_and_again() {
    let mut postgres = Postgres::start();
    // Whoever does not find the first host comes here next, and is counted.
    let beside = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = beside.local_addr().unwrap().port();
    let come = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&come);
    std::thread::spawn(move || {
        for visitor in beside.incoming() {
            drop(visitor);
            counted.fetch_add(1, Ordering::Relaxed);
        }
    });
    let url = format!(
        "postgres://postgres@127.0.0.1:{},127.0.0.1:{at}/postgres",
        port(&postgres.url)
    );
    let store = Store::open_with(&url, 1).unwrap();
    let look = || store.read(|db| db.tournament_by_key("none").map(|_| ()));
    let _nothing_there = look();
    postgres.does("stop");
    let gone = Instant::now();
    assert!(look().is_err());
    while gone.elapsed() < AWAY {
        std::thread::sleep(Duration::from_millis(50));
    }
    // Ever longer pauses of up to two and a half seconds would make five.
    let come = come.load(Ordering::Relaxed);
    assert!(come >= 10, "{come} times in {AWAY:?}");
}
