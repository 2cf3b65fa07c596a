//! Many at once: a school behind one address, and some who never read what they
//! have asked for.

use super::crash::desk;
use super::fault_injection::play;
use super::server::Server;
use super::web::harness::Client;
use super::web::umpire::{Phone, post_a_round, post_a_round_for};
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use std::io::Write;
use std::net::TcpStream;

struct Hall {
    server: Server,
    key: String,
    codes: Vec<String>,
    _folder: tempfile::TempDir,
}

impl Hall {
    fn open() -> Hall {
        Hall::with(|desk| post_a_round(desk, ClockPolicy::Off))
    }

    fn with(round: impl FnOnce(&Desk) -> (String, Vec<String>)) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let (key, codes) = round(&desk(&url));
        Hall {
            server: Server::start_with(&url),
            key,
            codes,
            _folder: folder,
        }
    }

    fn someone(&self) -> Client {
        Client::at(self.server.address)
    }

    fn umpire(&self, board: usize) -> Phone {
        Phone::recording(self.someone(), &self.codes[board], "Ms N")
    }

    /// What the process has made in memory. Parts of the program itself, read in
    /// when they are first used, are not counted: whoever asked has no hand in them.
    fn bytes(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.server.id()));
        let status = status.unwrap();
        let line = status.lines().find(|line| line.starts_with("RssAnon:"));
        let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
        kilobytes.parse::<usize>().unwrap() * 1024
    }
}

#[test]
fn a_whole_school_behind_one_address_is_served() {
    const PHONES: usize = 20;
    let hall = Hall::with(|desk| post_a_round_for(desk, 2 * PHONES as u8));
    let key = &hall.key;
    let pages = [
        format!("/e/{key}"),
        format!("/e/{key}/standings"),
        format!("/e/{key}/boards/1/1"),
    ];
    let phones: Vec<Phone> = (0..PHONES).map(|board| hall.umpire(board)).collect();
    std::thread::scope(|scope| {
        for _ in 0..10 {
            scope.spawn(|| {
                for _viewer in 0..30 {
                    let viewer = hall.someone();
                    for page in &pages {
                        assert_eq!(viewer.get(page).status, 200, "{page}");
                    }
                }
            });
        }
        for phone in &phones {
            scope.spawn(|| {
                for _ in 0..20 {
                    play(phone).expect("acknowledged");
                }
            });
        }
    });
}

/// A stream whose reader sleeps keeps no more than its place: what it has not
/// read is left out, not heaped up.
#[test]
fn those_who_never_read_their_stream_cost_little() {
    const SLEEPERS: usize = 400;
    const EACH: usize = 64 * 1024;
    let hall = Hall::open();
    let phone = hall.umpire(0);
    let ask = format!(
        "GET /e/{}/boards/1/1/live HTTP/1.1\r\nHost: hall\r\n\r\n",
        hall.key
    );
    let asleep = |number: usize| -> Vec<TcpStream> {
        let sleepers = (0..number).map(|_| {
            let mut stream = TcpStream::connect(hall.server.address).unwrap();
            stream.write_all(ask.as_bytes()).unwrap();
            stream
        });
        let sleepers = sleepers.collect();
        for _ in 0..60 {
            play(&phone).expect("acknowledged though nobody reads");
        }
        sleepers
    };
    // Threads that a busy machine lets begin sooner or later, and what each keeps for
    // itself, are there before it is counted.
    let first = asleep(SLEEPERS / 2);
    let before = hall.bytes();
    let sleepers = asleep(SLEEPERS);
    let grown = hall.bytes().saturating_sub(before);
    println!("{grown} bytes for {SLEEPERS} streams that nobody reads");
    assert!(
        grown < SLEEPERS * EACH,
        "{grown} bytes for {SLEEPERS} streams that nobody reads"
    );
    assert_eq!(hall.someone().get(&format!("/e/{}", hall.key)).status, 200);
    drop((first, sleepers));
}
