//! Public pages from a replica: a real one that follows by streaming, that
//! lags, goes away and comes back.

use super::fault_injection::play;
use super::postgres::Postgres;
use super::server::Server;
use super::web::harness::{Client, PATIENCE};
use super::web::umpire::{Phone, post_a_round};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::{Store, StoreError};
use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A server that reads from a replica, its figures, and a phone at its first board.
struct Hall {
    server: Server,
    figures: SocketAddr,
    key: String,
    phone: Phone,
}

impl Hall {
    fn open(primary: &str, replica: &str) -> Hall {
        let desk = Desk::open(Store::open(primary).unwrap(), Hub::default()).unwrap();
        let (key, codes) = post_a_round(&desk, ClockPolicy::Off);
        let figures = crate::ports::free();
        let server = Server::with(&[
            "--no-backups",
            "--listen",
            "127.0.0.1:0",
            "--database",
            primary,
            "--replica",
            replica,
            "--metrics",
            &figures.to_string(),
        ]);
        let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
        Hall {
            server,
            figures,
            key,
            phone,
        }
    }

    /// A turn, and a page that is made only now: it shows that turn.
    fn shows_the_next_turn(&self) {
        let recorded = play(&self.phone).expect("turns go on whatever the replica does");
        let path = format!("/e/{}/boards/1/1", self.key);
        let shown = Client::at(self.server.address).get(&path);
        assert_eq!(shown.status, 200, "{}", shown.body);
        // A turn that ends the game is followed by its end.
        let seen = shown.attributes("#live", "data-seq").concat();
        let seen: u32 = seen.parse().expect("a number");
        assert!(seen >= recorded, "{seen} is past, {recorded} recorded");
    }

    /// Looks at a board until it is over, each time at an address where no page
    /// is ready, so that it is read anew.
    fn looks_on(&self, looks: &AtomicU32, is_over: &AtomicBool) {
        let visitor = Client::at(self.server.address);
        while !is_over.load(Ordering::Relaxed) {
            self.looks_anew(&visitor, looks.fetch_add(1, Ordering::Relaxed));
        }
    }

    fn looks_anew(&self, visitor: &Client, look: u32) {
        let shown = visitor.get(&format!("/e/{}/boards/1/1?look={look}", self.key));
        assert_eq!(shown.status, 200, "look {look}: {}", shown.body);
    }

    /// How often the replica was looked at with an outcome.
    fn looks(&self, outcome: &str) -> u32 {
        let metrics = Client::at(self.figures).get("/metrics").body;
        let name = format!("inkundla_replica_reads_total{{outcome=\"{outcome}\"}} ");
        let number = metrics.lines().find_map(|line| line.strip_prefix(&name));
        number.map_or(0, |number| number.parse().unwrap())
    }

    /// Plays on until the replica was looked at once more so.
    fn until_looked(&self, outcome: &str) {
        let (before, end) = (self.looks(outcome), Instant::now() + PATIENCE);
        let visitor = Client::at(self.server.address);
        for look in 1_000_000.. {
            if self.looks(outcome) != before {
                return;
            }
            assert!(Instant::now() < end, "{outcome}");
            self.shows_the_next_turn();
            // On a crowded machine the turn is not at the replica in time, but soon after.
            std::thread::sleep(Duration::from_millis(100));
            self.looks_anew(&visitor, look);
        }
    }
}

fn tell(url: &str, statement: &str) {
    let mut conn = PgConnection::establish(url).unwrap();
    conn.batch_execute(statement).unwrap();
}

#[test]
fn public_pages_come_from_a_replica_that_has_everything_and_else_from_the_primary() {
    let mut postgres = Postgres::start();
    let replica = postgres.followed();
    let hall = Hall::open(&postgres.url, &replica);
    assert_eq!(hall.phone.plays("E1").status, 200);
    hall.until_looked("read");

    tell(&replica, "SELECT pg_wal_replay_pause()");
    hall.until_looked("behind");
    tell(&replica, "SELECT pg_wal_replay_resume()");
    hall.until_looked("read");

    postgres.does("replica-stop");
    hall.until_looked("away");
    postgres.does("replica-start");
    hall.until_looked("read");

    // What was its replica is a database of its own now.
    tell(&replica, "SELECT pg_promote()");
    hall.until_looked("away");
}

#[test]
fn what_is_read_while_the_replica_dies_is_read_again_from_the_primary() {
    let mut postgres = Postgres::start();
    let replica = postgres.followed();
    let store = Store::open(&postgres.url).unwrap();
    let store = store.with_replica(&replica).unwrap();
    let desk = Desk::open(store.clone(), Hub::default()).unwrap();
    let (key, _) = post_a_round(&desk, ClockPolicy::Off);
    let (server, tries) = (RefCell::new(postgres), Cell::new(0));
    let entrants = store.on_replica().read(|db| {
        let event = db.tournament_by_key(&key)?.id;
        if tries.replace(tries.get() + 1) == 0 {
            server.borrow_mut().does("replica-stop");
        }
        db.entrants(event)
    });
    assert_eq!((entrants.unwrap().len(), tries.get()), (4, 2));
}

#[test]
fn nobody_who_looks_on_notices_that_the_replica_goes() {
    let mut postgres = Postgres::start();
    let replica = postgres.followed();
    let hall = Hall::open(&postgres.url, &replica);
    hall.until_looked("read");
    let (looks, is_over) = (AtomicU32::new(0), AtomicBool::new(false));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| hall.looks_on(&looks, &is_over));
        }
        let until = |enough: &dyn Fn() -> bool| {
            let end = Instant::now() + PATIENCE;
            while !enough() && Instant::now() < end {
                std::thread::yield_now();
            }
        };
        let read = hall.looks("read");
        until(&|| hall.looks("read") > read + 40);
        postgres.does("replica-stop");
        until(&|| hall.looks("away") > 0);
        let seen = looks.load(Ordering::Relaxed);
        until(&|| looks.load(Ordering::Relaxed) > seen + 40);
        is_over.store(true, Ordering::Relaxed);
    });
    assert!(hall.looks("away") > 0, "the replica went while they looked");
}

#[test]
fn what_is_no_replica_is_refused_at_the_start_and_by_the_check() {
    let mut postgres = Postgres::start();
    let primary = postgres.url.clone();
    let refused = |url: &str, replica: &str| {
        let store = Store::open(url).unwrap().with_replica(replica);
        matches!(store.err(), Some(StoreError::Refused(_)))
    };
    assert!(
        refused(&crate::service::postgres(), &primary),
        "another server"
    );
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("hall.db").display());
    assert!(refused(&file, &primary), "a file has none");

    let check = |replica: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        command.args([
            "serve",
            "--check",
            "--no-backups",
            "--listen",
            "127.0.0.1:0",
        ]);
        command.args(["--database", &primary, "--replica", replica]);
        let answer = command.output().unwrap();
        let said = String::from_utf8(answer.stdout).unwrap();
        let line = said.lines().find(|line| line.contains("replica"));
        (answer.status.code(), line.unwrap_or_default().to_owned())
    };
    // A replica that was promoted is the database now, and its settings name it twice.
    let (status, said) = check(&primary);
    assert!(
        status == Some(0) && said.starts_with("note") && said.contains("promoted"),
        "{said}"
    );
    let (status, said) = check(&crate::service::postgres());
    assert!(status == Some(2) && said.starts_with("wrong"), "{said}");
    let replica = postgres.followed();
    let (status, said) = check(&replica);
    assert!(status == Some(0) && said.starts_with("ok"), "{said}");
    postgres.does("replica-stop");
    let (status, said) = check(&replica);
    assert!(
        status == Some(0) && said.starts_with("note"),
        "a server starts without it: {said}"
    );
}
