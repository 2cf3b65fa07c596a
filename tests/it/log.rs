//! What stands in the log when nobody has asked for more than what went wrong.

use super::crash::desk;
use super::operator::figure;
use super::server::Server;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::referee::ClockPolicy;
use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A server as it is started every day, but for its figures, and its log.
struct Watched {
    server: Server,
    figures: std::net::SocketAddr,
    log: PathBuf,
}

impl Watched {
    fn over(folder: &Path, more: &[&str]) -> Watched {
        let figures = crate::ports::free();
        let log = folder.join("log");
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-backups"])
            .args(["--database", &in_folder(folder)])
            .args(["--metrics", &figures.to_string()])
            .args(more)
            .env_remove("RUST_LOG")
            .stderr(fs::File::create(&log).unwrap());
        Watched {
            server: Server::by(&mut command),
            figures,
            log,
        }
    }

    fn client(&self) -> Client {
        Client::at(self.server.address)
    }

    fn figure(&self, row: &str) -> f64 {
        figure(&Client::at(self.figures).get("/metrics").body, row)
    }

    /// The lines of the log that say something.
    fn lines(&self, word: &str) -> Vec<String> {
        let log = fs::read_to_string(&self.log).unwrap();
        let lines = log.lines().filter(|line| line.contains(word));
        lines.map(str::to_owned).collect()
    }
}

fn in_folder(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("test.db").display())
}

#[test]
fn a_fault_of_ours_stands_in_the_log_with_the_number_that_the_page_shows() {
    let folder = tempfile::tempdir().unwrap();
    let (key, _) = post_a_round(&desk(&in_folder(folder.path())), ClockPolicy::Off);
    let watched = Watched::over(folder.path(), &[]);
    let teacher = watched.client();
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    assert_eq!(watched.lines("ERROR"), Vec::<String>::new());
    let file = folder.path().join("test.db").display().to_string();
    let mut behind = SqliteConnection::establish(&file).unwrap();
    let broken = "PRAGMA busy_timeout = 5000; DROP TABLE byes";
    behind.batch_execute(broken).unwrap();
    let page = teacher.get(&format!("/e/{key}/round-control"));
    assert_eq!(page.status, 500);
    let number = page.header("x-request-id");
    assert!(page.sees(&number), "{number} is not in {}", page.text());
    let log_lines = watched.lines(&number);
    assert!(
        log_lines.iter().any(|line| line.contains("byes")),
        "{log_lines:?}"
    );
    // So is what a page could not even be made for.
    let copy = teacher.get(&format!("/e/{key}/copy.inkundla"));
    assert_eq!(copy.status, 500);
    let log_lines = watched.lines(&copy.header("x-request-id"));
    let is_about_copy = |line: &String| line.contains("a backup could not be made");
    assert!(log_lines.iter().any(is_about_copy), "{log_lines:?}");
}

#[test]
fn those_who_are_told_to_come_again_are_counted_and_told_once_a_minute() {
    const AT_ONCE: usize = 120;
    let folder = tempfile::tempdir().unwrap();
    let (key, codes) = post_a_round(&desk(&in_folder(folder.path())), ClockPolicy::Off);
    let watched = Watched::over(folder.path(), &["--streams", "0"]);
    let busy = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for number in 0..AT_ONCE {
            let (watched, busy) = (&watched, &busy);
            scope.spawn(move || {
                let name = format!("Somebody {number}");
                let form = [("name", name.as_str()), ("phrase", "not it at all")];
                let status = watched.client().post("/signin", &form).status;
                busy.fetch_add(usize::from(status == 503), Ordering::SeqCst);
            });
        }
    });
    let busy = busy.into_inner();
    assert!(busy > 1, "the queue has no end");
    for _ in 0..3 {
        let stream = watched.client().get(&format!("/e/{key}/live"));
        assert_eq!(stream.status, 503);
    }
    let phone = Phone::recording(watched.client(), &codes[0], "Ms N");
    assert_eq!(phone.plays("E1").status, 200);
    assert_eq!(watched.figure("inkundla_refused_total"), (busy + 3) as f64);
    let log_lines = watched.lines("refused for now");
    assert_eq!(log_lines.len(), 2, "{log_lines:#?}");
    for (line, what) in log_lines.iter().zip(["signing-in", "following"]) {
        assert!(line.contains("WARN") && line.contains(what), "{line}");
        assert!(line.contains("times=1"), "{line}");
    }
    assert_eq!(watched.lines("ERROR"), Vec::<String>::new());
}

#[test]
fn a_named_proxy_that_sends_no_address_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let proxy = ["--proxy", "127.0.0.1"];
    let checked = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .args(["serve", "--check", "--listen", "127.0.0.1:0"])
        .args(["--database", &in_folder(folder.path())])
        .args(proxy)
        .output()
        .unwrap();
    let said = String::from_utf8(checked.stdout).unwrap();
    assert!(
        said.contains("note   127.0.0.1 has to delete X-Forwarded-For"),
        "{said}"
    );
    let watched = Watched::over(folder.path(), &proxy);
    let words = "the proxy sends no X-Forwarded-For";
    let forwarded = ("x-forwarded-for", "203.0.113.7");
    assert_eq!(watched.client().get_with("/signin", forwarded).0, 200);
    assert_eq!(watched.lines(words), Vec::<String>::new());
    for _ in 0..3 {
        assert_eq!(watched.client().get("/signin").status, 200);
    }
    let lines = watched.lines(words);
    assert!(lines.len() == 1 && lines[0].contains("WARN"), "{lines:?}");
}

/// What comes from anywhere on the internet all day long.
const NO_HTTP: [&[u8]; 5] = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /\r\n\r\n",
];

#[test]
fn what_is_no_http_is_refused_and_fills_no_log() {
    let folder = tempfile::tempdir().unwrap();
    let watched = Watched::over(folder.path(), &[]);
    for sent in NO_HTTP {
        let mut stream = TcpStream::connect(watched.server.address).unwrap();
        stream.write_all(sent).unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 400"), "{sent:?}: {answer}");
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        assert_eq!(body, "", "{sent:?}");
    }
    assert_eq!(watched.client().get("/signin").status, 200);
    assert_eq!(fs::read_to_string(&watched.log).unwrap(), "");
}
