//! Signals to a running server: to read its settings again, or to stop after its load balancer
//! has noticed.

use super::documents_run::visitor::{NAME, Visitor};
use super::multi_process::until;
use super::server::Server;
use super::web::harness::Client;
use rustls::pki_types::CertificateDer;
use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A server with a settings file, and its log.
struct Watched {
    folder: TempDir,
    server: Server,
}

impl Watched {
    fn with(settings: &str, more: impl FnOnce(&mut Command)) -> Watched {
        let folder = tempfile::tempdir().unwrap();
        write_settings(folder.path(), settings);
        Watched::over(folder, more)
    }

    fn over(folder: TempDir, more: impl FnOnce(&mut Command)) -> Watched {
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        command
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--no-backups",
                "--config",
            ])
            .arg(folder.path().join("inkundla.toml"))
            .current_dir(&folder)
            .env_remove("RUST_LOG")
            .stderr(fs::File::create(folder.path().join("log")).unwrap());
        more(&mut command);
        let server = Server::by(&mut command);
        Watched { folder, server }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn settings(&self, text: &str) {
        write_settings(self.folder.path(), text);
    }

    fn log(&self) -> String {
        fs::read_to_string(self.file("log")).unwrap()
    }

    /// Reloads, and waits until the log says so.
    fn reloads(&self, words: &str) {
        let before = self.log().matches(words).count();
        self.server.signal("HUP");
        until(words, || self.log().matches(words).count() > before);
    }

    fn client(&self) -> Client {
        Client::at(self.server.address)
    }
}

fn write_settings(folder: &Path, text: &str) {
    let database = folder.join("test.db").display().to_string();
    let text = format!("database = \"sqlite:{database}\"\n{text}");
    fs::write(folder.join("inkundla.toml"), text).unwrap();
}

/// A new certificate with its key in two files of a folder.
fn certify(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(vec![NAME.to_owned()]).unwrap();
    fs::write(folder.join("cert.pem"), made.cert.pem()).unwrap();
    fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    made.cert.der().clone()
}

#[test]
fn a_renewed_certificate_is_served_after_a_reload_and_a_broken_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let (cert, key) = (
        folder.path().join("cert.pem"),
        folder.path().join("key.pem"),
    );
    write_settings(
        folder.path(),
        &format!(
            "tls-certificate = \"{}\"\ntls-key = \"{}\"\n",
            cert.display(),
            key.display()
        ),
    );
    let first = certify(folder.path());
    let watched = Watched::over(folder, |_| {});
    let is_served = |certificate: &CertificateDer<'static>| {
        let visitor = Visitor::of([127, 0, 0, 1], watched.server.address, certificate);
        visitor.connects().is_ok() && visitor.gets("/health").contains("alive")
    };
    assert!(is_served(&first));
    // A connection that is open stays as it is.
    let visitor = Visitor::of([127, 0, 0, 1], watched.server.address, &first);
    let open = visitor.connects().unwrap();
    let second = certify(watched.folder.path());
    assert!(
        is_served(&first) && !is_served(&second),
        "nobody has said so yet"
    );
    watched.reloads("read again: log-filter, streams, limits, the certificate and its key");
    assert!(is_served(&second) && !is_served(&first));
    fs::write(&key, "no key").unwrap();
    watched.reloads("the former certificate stays");
    assert!(is_served(&second));
    assert!(watched.log().contains("ERROR") && watched.log().contains("key.pem"));
    fs::write(watched.file("inkundla.toml"), "listen = 7\n").unwrap();
    watched.reloads("all settings stay as they were");
    assert!(is_served(&second));
    drop(open);
}

#[test]
fn the_log_and_the_limit_of_streams_change_by_a_reload_and_nothing_else() {
    let watched = Watched::with("streams = 0\n", |_| {});
    let answered = || watched.log().matches("answered").count();
    watched.client().get("/signin");
    assert_eq!(answered(), 0, "requests are not logged without a reason");
    watched.settings("streams = 5\nlog-filter = \"info\"\nhttps = true\ndrain = 2\n");
    watched.reloads("read again");
    watched.client().get("/signin");
    until("requests are logged", || answered() > 0);
    let others = "they count at the next start only: https, drain";
    assert!(watched.log().contains(others), "{}", watched.log());
    let page = watched.client().get("/signin");
    assert_eq!(
        page.header("strict-transport-security"),
        "",
        "https was not taken over"
    );
    watched.settings("streams = 0\n");
    watched.reloads("read again");
    let before = answered();
    for _ in 0..3 {
        watched.client().get("/signin");
    }
    assert_eq!(answered(), before, "the file has no filter any more");
}

#[test]
fn the_limit_of_streams_is_that_of_the_last_reload() {
    use super::crash::desk;
    use super::web::umpire::post_a_round;
    use inkundla::referee::ClockPolicy;
    let folder = tempfile::tempdir().unwrap();
    write_settings(folder.path(), "streams = 0\n");
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    let (key, _) = post_a_round(&desk(&url), ClockPolicy::Off);
    let watched = Watched::over(folder, |_| {});
    let follows = || watched.client().head_of(&format!("/e/{key}/live")).status;
    assert_eq!(follows(), 503);
    watched.settings("streams = 9\n");
    watched.reloads("read again");
    assert_eq!(follows(), 200);
}

#[test]
fn a_terminal_that_is_closed_does_not_stop_the_server() {
    let watched = Watched::with("", |_| {});
    watched.reloads("read again");
    assert_eq!(watched.client().get("/health").body, "alive");
}

#[test]
fn a_program_whose_window_is_closed_ends_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command.args(["open", "--no-browser", "--folder"]);
    let mut opened = Server::by(command.arg(folder.path()));
    opened.signal("HUP");
    assert!(opened.ends(), "not killed by the signal");
}

#[test]
fn a_filter_of_the_log_with_a_slip_keeps_errors_and_warns_once() {
    for (text, warns) in [
        ("verbose", true),
        ("nonsense=xyz", true),
        ("", false),
        ("inkundla::nothing=trace", false),
    ] {
        let watched = Watched::with("", |command| {
            command.env("RUST_LOG", text);
        });
        // An error is logged all the same.
        fs::write(watched.file("inkundla.toml"), "nonsense").unwrap();
        watched.reloads("all settings stay as they were");
        assert!(watched.log().contains("ERROR"), "{text}");
        let slips = watched.log().matches("RUST_LOG=").count();
        assert_eq!(slips, usize::from(warns), "{text}: {}", watched.log());
        watched.client().get("/signin");
        assert!(!watched.log().contains("answered"), "{text}");
    }
}

#[test]
fn a_server_that_is_stopped_is_unready_at_once_and_goes_on_for_a_while() {
    for signal in ["TERM", "INT"] {
        let mut watched = Watched::with("drain = 600\n", |_| {});
        assert_eq!(watched.client().get("/ready").status, 200);
        watched.server.signal(signal);
        until("/ready says no", || {
            watched.client().get("/ready").status == 503
        });
        assert_eq!(watched.client().get("/ready").body, "stopping");
        assert_eq!(watched.client().get("/health").status, 200);
        assert_eq!(watched.client().get("/signin").status, 200, "it goes on");
        // A second signal does not wait.
        watched.server.signal(signal);
        assert!(watched.server.ends());
    }
    let mut short = Watched::with("drain = 1\n", |_| {});
    short.server.signal("TERM");
    assert!(short.server.ends(), "after the time it stops by itself");
    let mut none = Watched::with("", |_| {});
    let mut open = TcpStream::connect(none.server.address).unwrap();
    open.write_all(b"GET /ready HTTP/1.1\r\n").unwrap();
    none.server.signal("TERM");
    assert!(none.server.ends(), "without a time it stops at once");
}

#[test]
fn other_limits_count_after_a_reload() {
    let watched = Watched::with("", |_| {});
    let status = || watched.client().get("/rules").status;
    assert!((0..20).all(|_| status() == 200));
    watched.settings("[limits]\nrequests = 1\n");
    watched.reloads("read again: log-filter, streams, limits");
    until("a request beyond the limit is refused", || status() == 429);
    let others = "they count at the next start only";
    assert!(!watched.log().contains(others), "{}", watched.log());
    watched.settings("[limits]\nupload-megabytes = 40\n");
    watched.reloads(&format!("{others}: upload-megabytes"));
}
