//! The program as somebody starts it who double-clicks: without a command.

use super::multi_process::until;
use super::server::Server;
use super::web::harness::{Client, PHRASE};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// A browser that writes which page it was to open.
fn browser(folder: &Path) -> String {
    use std::os::unix::fs::PermissionsExt;
    let script = folder.join("browser");
    let opened = folder.join("opened");
    let text = format!("#!/bin/sh\necho \"$1\" >> '{}'\n", opened.display());
    fs::write(&script, text).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    script.display().to_string()
}

fn opened(folder: &Path) -> Vec<String> {
    // The browser is a process of its own.
    for _ in 0..500 {
        let text = fs::read_to_string(folder.join("opened")).unwrap_or_default();
        if text.ends_with('\n') {
            return text.lines().map(str::to_owned).collect();
        }
        sleep(Duration::from_millis(10));
    }
    Vec::new()
}

/// The program that is tested, or another one that `INKUNDLA_PROGRAM` names: an unpacked download.
pub fn program(folder: &Path) -> Command {
    let named = std::env::var_os("INKUNDLA_PROGRAM");
    let named = named.unwrap_or_else(|| env!("CARGO_BIN_EXE_inkundla").into());
    let mut command = Command::new(named);
    command.env("INKUNDLA_FOLDER", folder.join("Inkundla"));
    command.env("BROWSER", browser(folder));
    command
}

fn output(command: &mut Command) -> Output {
    command.stdin(Stdio::null()).output().unwrap()
}

pub fn client(server: &Server) -> Client {
    Client::at(server.address)
}

/// A port that is free now, and the next one too.
fn port() -> u16 {
    loop {
        let first = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = first.local_addr().unwrap().port();
        if port < 60_000 && TcpListener::bind(("127.0.0.1", port + 1)).is_ok() {
            return port;
        }
    }
}

/// A server whose organiser has set it up.
pub fn set_up(folder: &Path) -> (Server, Client) {
    let listen = format!("127.0.0.1:{}", port());
    let server = Server::by(program(folder).args(["open", "--listen", &listen]));
    let client = client(&server);
    let form = [
        ("name", "Ms Khumalo"),
        ("phrase", PHRASE),
        ("again", PHRASE),
    ];
    let done = client.post("/setup", &form);
    assert_eq!(done.status, 200, "{}", done.text());
    let next = done.attributes("main a.primary", "href");
    assert_eq!(next, ["/laptop"], "the first page of a fresh computer");
    (server, client)
}

#[test]
fn a_second_start_shows_the_one_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = set_up(folder.path());
    let url = format!("http://{}", server.address);
    assert_eq!(opened(folder.path()), [url.as_str()]);
    fs::remove_file(folder.path().join("opened")).unwrap();
    // Without any argument.
    let second = output(&mut program(folder.path()));
    assert!(second.status.success(), "{second:?}");
    let said = String::from_utf8_lossy(&second.stdout);
    assert!(said.contains(&format!("open already: {url}")), "{said}");
    assert_eq!(opened(folder.path()), [url]);
    let kept = folder.path().join("Inkundla");
    assert!(kept.join("inkundla.db").exists() && kept.join("inkundla.log").exists());
}

#[test]
fn a_second_server_is_refused_a_database_and_other_commands_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("test.db").display());
    let server = Server::start_with(&database);
    let program = || Command::new(env!("CARGO_BIN_EXE_inkundla"));
    let second =
        output(program().args(["serve", "--listen", "127.0.0.1:0", "--database", &database]));
    assert!(!second.status.success());
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(
        said.contains("a server has") && said.contains(&server.address.to_string()),
        "{said}"
    );
    let copy = folder.path().join("copy.inkundla");
    let copy = copy.to_str().unwrap();
    let backup = output(program().args(["backup", "-o", copy, "--database", &database]));
    assert!(backup.status.success(), "{backup:?}");
    server.kill_9();
    let _again = Server::start_with(&database);
}

#[test]
fn a_second_server_is_refused_the_same_file_by_another_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let _server = Server::start_with(&format!("sqlite:{}", file.display()));
    let (symbolic, hard) = (folder.path().join("link.db"), folder.path().join("hard.db"));
    std::os::unix::fs::symlink(&file, &symbolic).unwrap();
    std::fs::hard_link(&file, &hard).unwrap();
    for link in [symbolic, hard] {
        let database = format!("sqlite:{}", link.display());
        let mut second = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        let second = second.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]);
        let second = output(second);
        assert!(!second.status.success(), "{}", link.display());
        let said = String::from_utf8_lossy(&second.stderr).into_owned();
        assert!(said.contains("a server has"), "{said}");
    }
}

#[test]
fn where_the_port_is_taken_the_next_one_serves() {
    let folder = tempfile::tempdir().unwrap();
    let port = port();
    let _other = TcpListener::bind(("127.0.0.1", port)).unwrap();
    let listen = format!("127.0.0.1:{port}");
    let server = Server::by(program(folder.path()).args(["open", "--listen", &listen]));
    assert!(server.address.port() > port);
    assert_eq!(client(&server).get("/health").body, "alive");
}

#[test]
fn phones_are_let_in_and_out_by_a_switch_that_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (server, teacher) = set_up(folder.path());
    let off = teacher.get("/laptop");
    assert!(
        off.sees("Only this computer can open Inkundla now."),
        "{}",
        off.text()
    );
    assert!(
        off.all(".address").join(" ").contains("Inkundla"),
        "{}",
        off.text()
    );
    assert_eq!(teacher.post("/laptop/phones", &[("on", "1")]).status, 303);
    let switch = "[role=switch]";
    assert_eq!(off.attributes(switch, "aria-checked"), ["false"]);
    let on = teacher.get("/laptop");
    assert_eq!(on.attributes(switch, "aria-checked"), ["true"]);
    assert!(on.attributes(switch, "name").is_empty(), "it turns off");
    assert!(folder.path().join("Inkundla/phones").exists());
    // A machine without a network has no address for phones, and its page says so.
    let address = on.all(".large-address").join("");
    let address = address.trim().strip_prefix("http://");
    match address.and_then(|at| at.parse::<SocketAddr>().ok()) {
        Some(address) => {
            let phone = Client::at(address);
            until("phones come in", || TcpStream::connect(address).is_ok());
            assert!(phone.get("/hello").sees("This phone reaches the laptop"));
            assert_eq!(teacher.post("/laptop/phones", &[]).status, 303);
            until("phones are out", || TcpStream::connect(address).is_err());
        }
        None => assert!(on.sees("not on a network"), "{}", on.text()),
    }
    drop(server);
}

#[test]
fn what_phones_need_names_the_switch_and_no_command() {
    let folder = tempfile::tempdir().unwrap();
    let (_server, teacher) = set_up(folder.path());
    let demo = teacher.post_and_look("/demo", &[]);
    let event = demo.attributes("a[href^='/e/']", "href")[0].clone();
    let key = event.split('/').nth(2).unwrap();
    let share = teacher.get(&format!("/e/{key}/share"));
    assert!(
        share.sees("Let phones in on the page “This computer”"),
        "{}",
        share.text()
    );
    assert!(!share.sees("--listen"), "{}", share.text());
}

#[test]
fn the_page_of_the_laptop_says_what_an_event_needs_and_has() {
    let folder = tempfile::tempdir().unwrap();
    let (_server, teacher) = set_up(folder.path());
    let page = teacher.get("/laptop");
    assert_eq!(page.all("h1").join(""), "Welcome, Ms Khumalo");
    assert_eq!(page.attributes(".hero a.primary", "href"), ["/new"]);
    let found = page.all("[aria-labelledby=check] .found");
    assert!(found.len() >= 7, "{found:?}");
    assert!(
        found.iter().any(|text| text.contains("inkundla.db")),
        "{found:?}"
    );
    assert!(
        found
            .iter()
            .any(|text| text.contains("GB are free") || text.contains("MB are free"))
    );
}

#[test]
fn on_a_stick_everything_is_kept_beside_the_program() {
    let stick = tempfile::tempdir().unwrap();
    let program = stick.path().join("inkundla");
    let built = env!("CARGO_BIN_EXE_inkundla");
    if fs::hard_link(built, &program).is_err() {
        fs::copy(built, &program).unwrap();
    }
    let data = stick.path().join("inkundla-data");
    fs::create_dir(&data).unwrap();
    let mut command = Command::new(&program);
    command.env_remove("INKUNDLA_FOLDER");
    command.args(["open", "--no-browser", "--listen", "127.0.0.1:0"]);
    let server = Server::by(&mut command);
    assert_eq!(client(&server).get("/health").body, "alive");
    assert!(data.join("inkundla.db").exists());
}

/// Told to stop as soon as its address stands there, the program ends as at any other time.
#[cfg(unix)]
#[test]
fn ctrl_c_at_the_first_moment_ends_it_well() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("test.db").display());
    let open: &[&str] = &["open", "--no-browser", "--listen", "127.0.0.1:0"];
    let serve: &[&str] = &["serve", "--listen", "127.0.0.1:0", "--database", &database];
    for arguments in [open, serve].repeat(3) {
        let mut command = program(folder.path());
        let mut child = command
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        lines.next().unwrap().unwrap();
        let id = child.id().to_string();
        let sent = Command::new("kill").args(["-s", "INT", &id]).status();
        assert!(sent.unwrap().success());
        let said: Vec<String> = lines.map(Result::unwrap).collect();
        assert!(child.wait().unwrap().success(), "{arguments:?}: {said:?}");
        assert!(
            said.iter().any(|line| line.contains("Everything is saved")),
            "{said:?}"
        );
    }
}

#[test]
fn a_button_in_the_browser_closes_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, teacher) = set_up(folder.path());
    let stranger = client(&server);
    assert_eq!(stranger.get("/laptop").status, 303, "to the sign-in");
    let turned = stranger.post("/laptop/close", &[]);
    assert_eq!(turned.header("location"), "/signin?next=/laptop");
    assert_eq!(client(&server).get("/health").body, "alive");
    let closed = teacher.post("/laptop/close", &[]);
    assert!(closed.sees("Everything is saved"), "{}", closed.text());
    assert!(server.ends(), "the program has ended well");
    let again = Server::by(program(folder.path()).args(["open", "--listen", "127.0.0.1:0"]));
    assert_eq!(client(&again).get("/").status, 200, "it is set up already");
}
