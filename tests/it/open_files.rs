//! A server that may open few files: each connection is one, and spectators stay
//! for hours.

use super::crash::desk;
use super::fault_injection::play;
use super::server::Server;
use super::web::harness::Client;
use super::web::umpire::{Phone, post_a_round};
use inkundla::referee::ClockPolicy;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

/// How many files may be open. The server takes some dozens for itself.
const FILES: usize = 256;
/// More than there are files.
const SPECTATORS: usize = 300;

struct Hall {
    server: Server,
    key: String,
    codes: Vec<String>,
    _folder: tempfile::TempDir,
}

impl Hall {
    /// A server after a command that limits what it may open.
    fn after(limit: &str) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let (key, codes) = post_a_round(&desk(&url), ClockPolicy::Off);
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{limit} && exec \"$0\" \"$@\"")]);
        shell.arg(env!("CARGO_BIN_EXE_inkundla"));
        shell.args(["serve", "--no-backups", "--listen", "127.0.0.1:0"]);
        shell.args(["--database", &url]);
        Hall {
            server: Server::by(&mut shell),
            key,
            codes,
            _folder: folder,
        }
    }

    /// Somebody who asks for a page and keeps the connection.
    fn asks(&self, path: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.server.address).unwrap();
        let ask = format!("GET {path} HTTP/1.1\r\nHost: hall\r\n\r\n");
        stream.write_all(ask.as_bytes()).unwrap();
        stream
    }

    /// Somebody who only looks, and somebody who records a board.
    fn lets_others_in(&self, board: usize) {
        let visitor = Client::at(self.server.address);
        assert_eq!(visitor.get(&format!("/e/{}", self.key)).status, 200);
        let phone = Phone::recording(Client::at(self.server.address), &self.codes[board], "Ms N");
        for _ in 0..3 {
            play(&phone).expect("acknowledged");
        }
    }

    fn open_files(&self) -> usize {
        let files = std::fs::read_dir(format!("/proc/{}/fd", self.server.id()));
        files.unwrap().count()
    }
}

fn status(stream: &TcpStream) -> String {
    let patience = Some(Duration::from_secs(60));
    stream.set_read_timeout(patience).unwrap();
    let mut first = String::new();
    BufReader::new(stream).read_line(&mut first).unwrap();
    first
}

#[test]
fn more_spectators_than_open_files_keep_nobody_out() {
    let hall = Hall::after(&format!("ulimit -n {FILES}"));
    let path = format!("/e/{}/boards/1/1/live", hall.key);
    let spectators: Vec<TcpStream> = (0..SPECTATORS).map(|_| hall.asks(&path)).collect();
    hall.lets_others_in(0);
    let statuses: Vec<String> = spectators.iter().map(status).collect();
    let count = |code: &str| statuses.iter().filter(|line| line.contains(code)).count();
    let (follow, later) = (count(" 200 "), count(" 503 "));
    println!("{follow} follow, {later} are to come later");
    assert_eq!(follow + later, SPECTATORS, "{statuses:?}");
    assert!(follow >= FILES / 4, "{follow} follow");
    assert!(hall.open_files() < FILES, "{} files", hall.open_files());
    hall.lets_others_in(1);
}

#[test]
fn who_keeps_a_connection_for_later_gives_it_to_who_comes_now() {
    let hall = Hall::after(&format!("ulimit -n {FILES}"));
    let readers: Vec<TcpStream> = (0..SPECTATORS).map(|_| hall.asks("/rules")).collect();
    hall.lets_others_in(0);
    for reader in &readers {
        let first = status(reader);
        assert!(first.contains(" 200 "), "{first}");
    }
    let mut last = String::new();
    let mut rest = BufReader::new(readers.last().unwrap());
    // A connection that stays open would be waited for until the time is over.
    rest.read_to_string(&mut last)
        .expect("closed after the answer");
}

#[test]
fn a_low_limit_is_raised_as_far_as_the_system_allows() {
    let hall = Hall::after("ulimit -S -n 128 && ulimit -H -n 2048");
    hall.lets_others_in(0);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", hall.server.id())).unwrap();
    let files = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let numbers: Vec<&str> = files.unwrap().split_whitespace().skip(3).take(2).collect();
    assert_eq!(numbers, ["2048", "2048"]);
}

#[test]
fn a_check_says_how_many_can_follow_under_the_limit() {
    let planned = |more: &[&str]| {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let output = Command::new("sh")
            .args(["-c", "ulimit -n 1024 && exec \"$0\" \"$@\""])
            .arg(env!("CARGO_BIN_EXE_inkundla"))
            .args([
                "serve",
                "--check",
                "--listen",
                "127.0.0.1:0",
                "--database",
                &url,
            ])
            .args(more)
            .output()
            .unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let usual = planned(&[]);
    let line = "open files: at most 1024; 480 spectators can follow live beside 240 other";
    assert!(usual.contains(line), "{usual}");
    assert!(!usual.contains("were asked for"), "{usual}");
    let many = planned(&["--streams", "5000"]);
    let note = "note   5000 streams were asked for, and only 480 fit";
    assert!(many.contains(note), "{many}");
}
