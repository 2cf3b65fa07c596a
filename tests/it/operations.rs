//! The server as who keeps it running sees it: settings, https, health, figures.

use super::server::Server;
use super::web::harness::{App, Client};
use super::web::umpire::post_a_round;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::http::server::ingress::Ingress;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::time::Duration;

fn inkundla(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command.args(args).output().unwrap()
}

fn said(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

fn settings(folder: &Path, text: &str) -> String {
    let file = folder.join("inkundla.toml");
    fs::write(&file, text).unwrap();
    file.display().to_string()
}

#[test]
fn settings_come_from_a_file_and_a_flag_goes_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let of_file = folder.path().join("of-file.db");
    let of_flag = folder.path().join("of-flag.db");
    let file = settings(
        folder.path(),
        &format!(
            "listen = \"127.0.0.1:0\"\ndatabase = \"sqlite:{}\"\nlog = \"json\"\n",
            of_file.display()
        ),
    );
    let server = Server::with(&["--config", &file]);
    assert_eq!(Client::at(server.address).get("/health").body, "alive");
    assert!(of_file.exists());
    drop(server);
    let flag = format!("sqlite:{}", of_flag.display());
    let _server = Server::with(&["--config", &file, "--database", &flag]);
    assert!(of_flag.exists());
}

#[test]
fn a_setting_that_cannot_be_stops_the_start_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    for (text, expected) in [
        ("listen = \"here\"\n", "line 1"),
        ("lisen = \"127.0.0.1:0\"\n", "unknown field `lisen`"),
        ("log = \"xml\"\n", "unknown variant `xml`"),
        ("tls-key = \"key.pem\"\n", "go together"),
        ("no-backups = \"yes\"\n", "line 1"),
        ("no-backups = true\nbackups = \"b\"\n", "excludes backups"),
    ] {
        let file = settings(folder.path(), text);
        let output = inkundla(&["serve", "--config", &file]);
        assert_eq!(output.status.code(), Some(2), "{text}");
        let all_messages = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            all_messages.contains(expected),
            "{text} says {all_messages}"
        );
        assert_eq!(all_messages.lines().count(), 1, "{all_messages}");
    }
    let output = inkundla(&["serve", "--config", "/no/such/file.toml"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("/no/such/file.toml"));
}

#[test]
fn a_check_says_what_would_stop_the_start_and_starts_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("check.db").display());
    let well = inkundla(&[
        "serve",
        "--database",
        &database,
        "--listen",
        "127.0.0.1:0",
        "--check",
    ]);
    assert_eq!(well.status.code(), Some(0), "{}", said(&well));
    assert!(said(&well).contains("is made at the start"));
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "nothing was made"
    );

    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    fs::write(folder.path().join("empty.pem"), "").unwrap();
    let pem = folder.path().join("empty.pem").display().to_string();
    let wrong = inkundla(&[
        "serve",
        "--database",
        "sqlite:/no/such/folder/x.db",
        "--listen",
        &address,
        "--tls-certificate",
        &pem,
        "--tls-key",
        &pem,
        "--check",
    ]);
    // A broken certificate stays broken, a port and a folder may come.
    assert_eq!(wrong.status.code(), Some(2));
    let messages = said(&wrong);
    for part in ["wrong  database", "wrong  address", "wrong  certificate"] {
        assert!(messages.contains(part), "{part} is not in {messages}");
    }
}

#[test]
fn an_address_of_a_database_that_cannot_be_is_a_wrong_setting() {
    let folder = tempfile::tempdir().unwrap();
    for (url, expected) in [
        ("sqlite:.", "is a folder"),
        ("sqlite:new/", "as in sqlite:new/inkundla.db"),
        ("postgres://me@127.0.0.1:99999/hall", "invalid port number"),
        (
            "postgres://me@127.0.0.1:1/hall?nonsense=1",
            "invalid URI query parameter",
        ),
        (
            "postgres://me@127.0.0.1:1/hall?connect_timeout=soon",
            "invalid integer value",
        ),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", url]);
        let output = command.current_dir(&folder).output().unwrap();
        let said = said(&output);
        assert_eq!(output.status.code(), Some(2), "{url}: {said}");
        assert!(
            said.contains(expected) && said.lines().count() == 1,
            "{said}"
        );
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_files_of_settings_and_service_in_the_documents_are_right() {
    let folder = tempfile::tempdir().unwrap();
    let text = include_str!("../../docs/operations/inkundla.toml");
    let text = text.replace("/var/lib/inkundla", &folder.path().display().to_string());
    let file = settings(folder.path(), &text.replace("0.0.0.0:8080", "127.0.0.1:0"));
    let output = inkundla(&["serve", "--config", &file, "--check"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    // What stands commented out is known as well.
    let all: String = text
        .lines()
        .map(|line| {
            line.strip_prefix("# ")
                .filter(|line| line.contains(" = "))
                .unwrap_or(line)
        })
        .filter(|line| !line.starts_with("listen = \"127"))
        .map(|line| format!("{line}\n"))
        .collect();
    let file = settings(folder.path(), &all);
    let messages = said(&inkundla(&["serve", "--config", &file, "--check"]));
    assert!(messages.contains("wrong  certificate"), "{messages}");
    assert!(!messages.contains("unknown"), "{messages}");
}

#[test]
fn a_server_says_whether_it_lives_and_is_ready() {
    let app = App::start();
    let visitor = app.visitor();
    assert_eq!(visitor.get("/health").body, "alive");
    let ready = visitor.get("/ready");
    assert_eq!((ready.status, ready.body.as_str()), (200, "ready"));
}

#[test]
fn every_answer_has_a_number_of_its_own() {
    let app = App::start();
    let visitor = app.visitor();
    let numbers: Vec<String> = ["/signin", "/no/such/page", "/signin"]
        .iter()
        .map(|path| visitor.get(path).header("x-request-id"))
        .collect();
    assert!(
        numbers.iter().all(|number| number.contains('-')),
        "{numbers:?}"
    );
    assert_ne!(numbers[0], numbers[2]);
}

/// A line over TLS, with a certificate that whoever asks trusts.
fn over_tls(
    address: SocketAddr,
    trusted: &CertificateDer<'static>,
) -> StreamOwned<ClientConnection, TcpStream> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let client = ClientConnection::new(Arc::new(config), name).unwrap();
    StreamOwned::new(client, TcpStream::connect(address).unwrap())
}

/// A server with a certificate of its own.
fn certified(database: &str) -> (Server, CertificateDer<'static>) {
    let folder = tempfile::tempdir().unwrap();
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let (certificate, key) = (
        folder.path().join("cert.pem"),
        folder.path().join("key.pem"),
    );
    fs::write(&certificate, made.cert.pem()).unwrap();
    fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    let server = Server::with(&[
        "--listen",
        "127.0.0.1:0",
        "--database",
        database,
        "--tls-certificate",
        certificate.to_str().unwrap(),
        "--tls-key",
        key.to_str().unwrap(),
    ]);
    (server, made.cert.der().clone())
}

#[test]
fn with_a_certificate_it_speaks_https_and_its_cookies_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("tls.db").display());
    let (server, certificate) = certified(&database);
    let form = "name=Ms+Khumalo&phrase=three+cows+in+a+row";
    let request = format!(
        "POST /setup HTTP/1.1\r\nhost: localhost:{}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
        server.address.port(),
        form.len()
    );
    let (mut stream, mut answer) = (over_tls(server.address, &certificate), String::new());
    stream.write_all(request.as_bytes()).unwrap();
    // A server may close without a farewell of TLS.
    let _closed = stream.read_to_string(&mut answer);
    let answer = answer.to_lowercase();
    assert!(answer.starts_with("http/1.1 200"), "{answer}");
    assert!(answer.contains("set-cookie: __host-inkundla="), "{answer}");
    assert!(answer.contains("; secure"), "{answer}");
    assert!(
        answer.contains("strict-transport-security: max-age=31536000"),
        "{answer}"
    );
}

#[test]
fn a_header_about_where_one_comes_from_is_believed_of_a_known_proxy_only() {
    // The set-up page is open to who sits at the server, and to nobody who comes past a proxy.
    let forwarded = ("x-forwarded-for", "127.0.0.1");
    let app = App::start();
    let page = app.visitor().get_with("/setup", forwarded).1;
    assert!(String::from_utf8_lossy(&page).contains("name=\"code\""));

    // Twenty wrong codes are allowed to a source; a new source each time is not believed.
    let wrong = |app: &App, n: u8| {
        let hop = format!("203.0.113.{n}");
        app.visitor()
            .get_with("/u/ZZZZZZ", ("x-forwarded-for", &hop))
            .0
    };
    let straight: Vec<u16> = (0..40).map(|n| wrong(&app, n)).collect();
    assert_eq!(straight.last(), Some(&429));
    let door = Ingress {
        is_https: false,
        proxies: vec!["127.0.0.1".parse().unwrap()],
        ..Ingress::default()
    };
    let behind = App::reached_by(door);
    let proxied: Vec<u16> = (0..40).map(|n| wrong(&behind, n)).collect();
    assert_eq!(proxied.last(), Some(&404), "each comes from elsewhere");
}

/// A posted round in a database of its own; the key of its event.
fn posted(folder: &Path) -> (String, String) {
    let database = format!("sqlite:{}", folder.join("test.db").display());
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let (key, _) = post_a_round(&desk, ClockPolicy::MINUTE);
    (database, key)
}

/// Follows an event until the server has stopped.
fn follows_to_the_end(server: &Server, mut stream: impl Read + Write, key: &str) {
    let path = format!("/e/{key}/live?lang=af");
    write!(stream, "GET {path} HTTP/1.1\r\nhost: hall\r\n\r\n").unwrap();
    // A server may close without a farewell of TLS.
    let mut stream_lines = BufReader::new(stream).lines().map_while(Result::ok);
    assert!(stream_lines.any(|line| line == "event: part"));
    server.signal("INT");
    assert!(stream_lines.any(|line| line == "event: stopping"));
    let words = stream_lines.next().unwrap();
    assert!(words.starts_with("data: Kort onderbreking"), "{words}");
    let rest: Vec<String> = stream_lines.collect();
    assert!(
        !rest.iter().any(|line| line.starts_with("event")),
        "{rest:?}"
    );
}

#[test]
fn beyond_its_streams_a_server_asks_spectators_to_come_later() {
    let app = App::reached_by(Ingress {
        streams: Some(1),
        ..Ingress::default()
    });
    let (key, codes) = post_a_round(&app.desk, ClockPolicy::MINUTE);
    let follow = |path: String| {
        let mut stream = TcpStream::connect(app.address()).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: hall\r\n\r\n").unwrap();
        let mut stream_lines = BufReader::new(stream).lines().map_while(Result::ok);
        let status = stream_lines.next().unwrap();
        (status, stream_lines)
    };
    let (first, stays) = follow(format!("/e/{key}/live"));
    assert!(first.contains("200"), "{first}");
    let (second, mut head) = follow(format!("/e/{key}/boards/1/1/live"));
    assert!(second.contains("503"), "{second}");
    assert!(head.any(|line| line.to_lowercase() == "retry-after: 60"));
    let visitor = app.visitor();
    assert_eq!(visitor.get(&format!("/e/{key}")).status, 200);
    let (phone, records) = follow(format!("/u/{}/live", codes[0]));
    assert!(phone.contains("200"), "{phone}");
    drop((stays, records));
    let again = || follow(format!("/e/{key}/live")).0.contains("200");
    assert!((0..6_000).any(|_| again() || {
        std::thread::sleep(Duration::from_millis(20));
        false
    }));
}

#[test]
fn who_watches_is_told_that_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let (database, key) = posted(folder.path());
    let server = Server::start_with(&database);
    let stream = TcpStream::connect(server.address).unwrap();
    follows_to_the_end(&server, stream, &key);
}

#[test]
fn who_watches_over_https_is_told_that_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let (database, key) = posted(folder.path());
    let (server, certificate) = certified(&database);
    follows_to_the_end(&server, over_tls(server.address, &certificate), &key);
}
