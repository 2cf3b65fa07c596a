//! Hostile files of nineteen megabytes, which would take a hundred times as much memory to parse,
//! sent to the real server.

use super::crash::desk;
use super::fault_injection::play;
use super::server::Server;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use inkundla::referee::ClockPolicy;
use std::io::Write;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};

/// Just below the size limit of files.
const BYTES: usize = 19_000_000;
/// Memory that parsing one file may add, in kilobytes: far more than it needs, and far less than
/// the 0.5 to 1.5 GB that it took without limits.
const MEMORY: usize = 300_000;

struct Hall {
    server: Server,
    key: String,
    codes: Vec<String>,
    _folder: tempfile::TempDir,
}

impl Hall {
    fn open() -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let (key, codes) = post_a_round(&desk(&url), ClockPolicy::Off);
        Hall {
            server: Server::start_with(&url),
            key,
            codes,
            _folder: folder,
        }
    }

    fn organiser(&self) -> Client {
        let client = Client::patient(self.server.address);
        let page = client.post("/signin", &[("name", "Ms Khumalo"), ("phrase", PHRASE)]);
        assert_eq!(page.status, 303, "{}", page.body);
        client
    }

    /// The peak memory of the process, in kilobytes.
    fn peak(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.server.id()));
        let status = status.unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:"));
        line.unwrap()
            .split_whitespace()
            .nth(1)
            .unwrap()
            .parse()
            .unwrap()
    }
}

/// A piece repeated to the size of a file.
fn full(piece: &[u8]) -> Vec<u8> {
    piece.repeat(BYTES / piece.len())
}

/// The files: description, address and bytes.
fn files() -> Vec<(&'static str, &'static str, Vec<u8>)> {
    let apart: Vec<String> = (1..9_000).map(|number| number.to_string()).collect();
    let apart = format!("XXP {}\n", apart.join(" "));
    let ones = [b"XXP ".to_vec(), b"1 ".repeat(BYTES / 2)].concat();
    let rows = [b"round,board,result\n".to_vec(), b"x,y,z\n".repeat(300_000)].concat();
    vec![
        ("a fault on each line", "/import", full(b"001 xx\n")),
        ("nothing but headers", "/import", full(b"013\n")),
        ("a word of one letter after the other", "/import", ones),
        (
            "everybody apart from everybody",
            "/import",
            full(apart.as_bytes()),
        ),
        (
            "a fault on each line of a record",
            "/files/records",
            full(b"x\n"),
        ),
        ("a fault in each result", "/files/results", rows),
    ]
}

#[test]
fn a_hostile_file_is_refused_with_little_memory() {
    for (what, page, file) in files() {
        let hall = Hall::open();
        let organiser = hall.organiser();
        let path = match page {
            "/import" => page.to_owned(),
            page => format!("/e/{}{page}", hall.key),
        };
        let before = hall.peak();
        let answer = organiser.upload(&path, "file", "cup.trf", &file);
        assert_eq!(answer.status, 422, "{what}: {}", answer.text());
        assert!(
            answer.body.len() < 100_000,
            "{what}: {} bytes",
            answer.body.len()
        );
        let grown = hall.peak() - before;
        println!("{what}: {grown} kB");
        assert!(grown < MEMORY, "{what}: {grown} kB");
    }
}

#[test]
fn a_form_of_a_million_fields_is_not_parsed() {
    let hall = Hall::open();
    let organiser = hall.organiser();
    let path = format!("/e/{}/players/add", hall.key);
    let fields = vec![("a", ""); 2_000_000];
    let before = hall.peak();
    assert_eq!(organiser.post(&path, &fields).status, 413);
    let grown = hall.peak() - before;
    assert!(grown < 100_000, "{grown} kB");
}

#[test]
fn a_thousand_faults_are_listed_and_the_others_counted() {
    let hall = Hall::open();
    let lines = b"001 xx\n".repeat(5_000);
    let answer = hall
        .organiser()
        .upload("/import", "file", "cup.trf", &lines);
    let problems = answer.all("ul li");
    let last = problems.last().unwrap();
    assert!(
        last.starts_with("… and ") && last.ends_with(" more."),
        "{last}"
    );
    assert_eq!(
        problems.len(),
        101,
        "a hundred sentences, and how many more there are"
    );
}

#[test]
fn four_large_files_at_once_do_not_stall_others() {
    let hall = Hall::open();
    let organiser = hall.organiser();
    let file = full(b"001 xx\n");
    let before = hall.peak();
    let is_over = AtomicBool::new(false);
    let (statuses, turns) = std::thread::scope(|scope| {
        let sent: Vec<_> = (0..6)
            .map(|_| scope.spawn(|| organiser.upload("/import", "file", "cup.trf", &file).status))
            .collect();
        let umpire = scope.spawn(|| {
            let phone =
                Phone::recording(Client::patient(hall.server.address), &hall.codes[0], "Ms N");
            let mut turns = 0;
            while !is_over.load(Ordering::SeqCst) {
                play(&phone).expect("acknowledged");
                turns += 1;
            }
            turns
        });
        let answered: Vec<_> = sent.into_iter().map(|one| one.join()).collect();
        is_over.store(true, Ordering::SeqCst);
        let statuses: Vec<u16> = answered.into_iter().map(Result::unwrap).collect();
        (statuses, umpire.join().unwrap())
    });
    println!("{statuses:?}, {turns} turns meanwhile");
    assert!(
        statuses.iter().all(|status| [422, 503].contains(status)),
        "{statuses:?}"
    );
    let read = statuses.iter().filter(|status| **status == 422).count();
    assert!(read >= 4, "{read} of 6 have been read");
    assert!(turns >= read, "{turns} turns while {read} files were read");
    let grown = hall.peak() - before;
    assert!(grown < 2 * MEMORY, "{grown} kB");
    // The queue is empty again.
    assert_eq!(
        organiser
            .upload("/import", "file", "cup.trf", b"001 xx\n")
            .status,
        422
    );
}

/// Begins a form with a large file, of which two bytes come each second.
fn slow_upload(hall: &Hall, client: &Client, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(hall.server.address).unwrap();
    let cookies = client.cookies().into_iter();
    let cookies: Vec<String> = cookies
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 20900000\r\n\
         Content-Type: multipart/form-data; boundary=edge\r\n\r\n--edge\r\n",
        hall.server.address,
        cookies.join("; "),
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

#[test]
fn a_slow_upload_holds_no_place() {
    let hall = Hall::open();
    let organiser = hall.organiser();
    let scan = format!("/e/{}/records/scan", hall.key);
    let mut slow: Vec<TcpStream> = (0..8)
        .map(|_| slow_upload(&hall, &organiser, &scan))
        .chain((0..8).map(|_| slow_upload(&hall, &Client::at(hall.server.address), "/check")))
        .collect();
    let check = format!("/e/{}/players/check", hall.key);
    for _ in 0..13 {
        for stream in &mut slow {
            let _closed_by_the_server = stream.write_all(b"--");
        }
        let list = organiser.post_parts(&check, &[("list", "Given,Family\nSipho,Dlamini\n")]);
        assert_eq!(list.status, 200, "{}", list.text());
        let file = Client::at(hall.server.address).post_parts("/check", &[("text", "no record")]);
        assert_eq!(file.status, 200, "{}", file.text());
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}
