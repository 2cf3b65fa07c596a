//! What somebody with bad intent could try: each finds a closed door.

use super::harness::{App, Client, PHRASE, Page};
use super::rights;
use super::umpire::Hall;
use crate::server::Server;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use scraper::{Html, Selector};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Texts that would do harm if a page, a file or a log took them for more than text.
pub const HOSTILE: [&str; 9] = [
    "<script>window.pwned=1</script>",
    "\"><img src=x onerror=window.pwned=1>",
    "' onmouseover='window.pwned=1",
    "</title><svg onload=window.pwned=1>",
    "{{7*7}} ${7*7} <%= 7 %>",
    "Robert'); DROP TABLE entrants;--",
    "=HYPERLINK(\"http://evil.example\")",
    "%00%0d%0aSet-Cookie: a=b",
    "\u{202e}fdp.exe\u{202c}\u{200b}\u{feff} e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306} 🐘👩🏾‍🌾",
];

#[test]
fn somebody_changes_the_pass_phrase_and_is_signed_out_everywhere_else() {
    let app = App::start();
    let here = app.organiser();
    let there = app.signed_in("Ms Khumalo");
    let page = here.get("/account");
    assert_eq!(page.all("ul.plain li").len(), 2, "{}", page.text());
    assert_eq!(page.all("ul.plain .pill").len(), 1);

    let before = here.cookies();
    let wrong = here.post(
        "/account/phrase",
        &[("old", "not it at all"), ("new", "five black oxen")],
    );
    assert_eq!(wrong.status, 422, "{}", wrong.text());
    let weak = here.post("/account/phrase", &[("old", PHRASE), ("new", "short")]);
    assert_eq!(weak.status, 422, "{}", weak.text());
    assert_eq!(there.get("/account").status, 200, "nothing has changed yet");
    let done = here.post(
        "/account/phrase",
        &[("old", PHRASE), ("new", "five black oxen")],
    );
    assert_eq!(done.status, 303, "{}", done.body);
    assert_ne!(here.cookies(), before, "a new session");
    assert_eq!(here.get("/account").status, 200);
    assert_eq!(there.get("/account").status, 303, "signed out");
    let old = app.visitor().with_cookies(&before);
    assert_eq!(
        old.get("/account").status,
        303,
        "the old cookie is worth nothing"
    );
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(app.visitor().post("/signin", &form).status, 401);
}

#[test]
fn somebody_signs_out_everywhere_else_and_stays_here() {
    let app = App::start();
    let here = app.organiser();
    let there = app.signed_in("Ms Khumalo");
    assert_eq!(here.post("/account/others", &[]).status, 303);
    assert_eq!(here.get("/account").all("ul.plain li").len(), 1);
    assert_eq!(there.get("/account").status, 303);
}

#[test]
fn a_wrong_pass_phrase_and_an_unknown_name_are_answered_alike() {
    let app = App::start();
    app.organiser();
    let tries = |name: &str| {
        let page = app
            .visitor()
            .post("/signin", &[("name", name), ("phrase", "not it at all")]);
        (page.status, page.body.replace(name, ""))
    };
    assert_eq!(tries("Ms Khumalo"), tries("Nobody Here"));
}

#[test]
fn after_signing_in_nobody_is_sent_to_another_site() {
    let app = App::start();
    app.organiser();
    for next in [
        "//evil.example",
        "/\\evil.example",
        "https://evil.example",
        "javascript:1",
        "/ok\r\nx: y",
    ] {
        let form = [("name", "Ms Khumalo"), ("phrase", PHRASE), ("next", next)];
        let page = app.visitor().post("/signin", &form);
        assert_eq!(
            (page.status, page.header("location")),
            (303, "/".to_owned()),
            "{next}"
        );
    }
}

/// A row without when somebody was last seen: noted with every use, as in sessions.
fn unseen(row: &str) -> String {
    const SEEN: &str = "\"seen_at_ms\":";
    match row.split_once(SEEN) {
        Some((before, after)) => {
            let end = after.find([',', '}']).unwrap();
            format!("{before}{}", &after[end..])
        }
        None => row.to_owned(),
    }
}

/// The whole database as text, without what every request may touch.
fn dump(database: &Path) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.inkundla");
    let output = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .args([
            "backup",
            "--database",
            &format!("sqlite:{}", database.display()),
            "-o",
        ])
        .arg(&copy)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut text = String::new();
    flate2::read::GzDecoder::new(std::fs::File::open(&copy).unwrap())
        .read_to_string(&mut text)
        .unwrap();
    // The first and the last line are about the copy; sessions are touched by their use.
    let rows = text.lines().filter(|line| line.starts_with("{\"table\""));
    let lines = rows.filter(|line| !line.contains("\"sessions\""));
    lines.map(unseen).collect()
}

#[test]
fn looking_changes_nothing() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let pages = rights::pages(&hall);
    let before = dump(&hall.app.database());
    for path in pages {
        for client in [&teacher, &phone.client] {
            client.get(&path);
        }
    }
    let after = dump(&hall.app.database());
    let is_new = |line: &&String| !before.contains(line);
    let changed: Vec<&String> = after.iter().filter(is_new).collect();
    assert_eq!((changed, after.len()), (vec![], before.len()));
}

#[test]
fn secrets_are_kept_as_hashes_only() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    let phone = hall.umpire("Ms Naidoo");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let kept = std::fs::read(hall.app.database()).unwrap();
    let journal = hall.app.database().with_extension("db-wal");
    let kept = [kept, std::fs::read(journal).unwrap_or_default()].concat();
    let holds = |secret: &[u8]| kept.windows(secret.len()).any(|part| part == secret);
    let of_hex = |text: &str| -> Vec<u8> {
        let bytes = (0..text.len()).step_by(2);
        bytes
            .map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap())
            .collect()
    };
    assert!(holds(b"Ms Khumalo"), "the test reads the right file");
    for (name, secret) in [teacher.cookies(), phone.client.cookies()].concat() {
        assert!(secret.len() >= 32, "{name} could be guessed");
        assert!(!holds(secret.as_bytes()), "{name} is kept as it is");
        assert!(!holds(&of_hex(&secret)), "the bytes of {name} are kept");
    }
    for code in &hall.codes {
        assert!(
            !holds(code.as_bytes()),
            "the code of a board is kept as it is"
        );
    }
    assert!(!holds(PHRASE.as_bytes()));
}

#[test]
fn secrets_are_never_logged() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let database = format!("sqlite:{}", folder.path().join("test.db").display());
    let server = Server::logging(&["--listen", "127.0.0.1:0", "--database", &database], &log);
    let client = Client::at(server.address);
    let page = client.post("/setup", &[("name", "Ms Khumalo"), ("phrase", PHRASE)]);
    assert_eq!(page.status, 200);
    client.get("/u/ZZZZZZ?code=SECRET1");
    client.get("/account");
    let logged = std::fs::read_to_string(&log).unwrap();
    assert!(
        logged.contains("answered"),
        "the test reads the right log: {logged}"
    );
    let cookie = client.cookies()[0].1.clone();
    for secret in [
        PHRASE,
        "three+cows",
        "Ms Khumalo",
        "Khumalo",
        &cookie,
        "ZZZZZZ",
        "SECRET1",
    ] {
        assert!(!logged.contains(secret), "{secret} is logged");
    }
}

/// What a text of somebody else has put into a page as more than text.
fn injected(page: &Page) -> Vec<String> {
    let html = Html::parse_document(&page.body);
    let mut found = Vec::new();
    for element in html.select(&Selector::parse("*").unwrap()) {
        let element = element.value();
        let own = element
            .attr("src")
            .is_some_and(|src| src.starts_with("/assets/"));
        if element.name() == "script" && !own {
            found.push("a script".to_owned());
        }
        for (name, value) in element.attrs() {
            let is_link = matches!(name, "href" | "action" | "src");
            if name.starts_with("on")
                || (is_link && value.trim().to_lowercase().starts_with("javascript"))
            {
                found.push(format!("{}[{name}={value}]", element.name()));
            }
        }
        if element.attr("src") == Some("x") || element.attr("onload").is_some() {
            found.push(element.name().to_owned());
        }
    }
    found
}

#[test]
fn hostile_texts_stay_texts_on_every_page() {
    for text in HOSTILE {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let teacher = hall.app.signed_in("Ms Khumalo");
        hall.renames(text);
        let phone = hall.umpire(text);
        phone.does(&[("act", "turn"), ("turn", "E1")]);
        phone.does(&[("act", "undo"), ("reason", text)]);
        for path in rights::pages(&hall) {
            for client in [&teacher, &phone.client] {
                let page = client.get(&path);
                let kind = page.header("content-type");
                // Spreadsheets want the mark at the very beginning of a CSV.
                let text_of = page.body.strip_prefix('\u{feff}').unwrap_or(&page.body);
                let is_turned = text_of.contains(['\u{202e}', '\u{200b}', '\u{feff}']);
                assert!(
                    !is_turned || !kind.starts_with("text/"),
                    "{text} turns {path}"
                );
                // A file that is kept has its own scripts inside, and no text of the event.
                let is_kept = page.header("content-disposition").starts_with("attachment");
                if kind.starts_with("text/html") && !is_kept {
                    assert_eq!(injected(&page), Vec::<String>::new(), "{text} on {path}");
                } else if kind.starts_with("text/csv") {
                    let cells = page.body.split(['\n', ',']);
                    let formulas = cells
                        .filter(|cell| cell.trim_start_matches('"').starts_with(['=', '+', '@']));
                    assert_eq!(formulas.count(), 0, "{text} in {path}");
                }
            }
        }
        assert!(Store::open(&format!("sqlite:{}", hall.app.database().display())).is_ok());
    }
}

#[test]
fn a_form_that_is_too_large_is_refused() {
    let app = App::start();
    let teacher = app.organiser();
    // A new event may bring a class list, other forms are short.
    for (path, letters) in [("/signin", 70_000), ("/new", 9_000_000)] {
        let page = teacher.post(path, &[("name", &"x".repeat(letters))]);
        assert_eq!(page.status, 413, "{path}: {}", page.text());
    }
}

#[test]
fn those_who_open_a_connection_and_say_nothing_keep_nobody_out() {
    let app = App::start();
    let mut idle = Vec::new();
    for _ in 0..500 {
        let mut stream = TcpStream::connect(app.address()).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").unwrap();
        idle.push(stream);
    }
    for _ in 0..10 {
        assert_eq!(app.visitor().get("/signin").status, 200);
    }
    // All that while they have been there: the last is hung up after twenty seconds.
    let last = idle.last().unwrap();
    last.set_nonblocking(true).unwrap();
    let is_there = last.peek(&mut [0]).map_err(|why| why.kind());
    assert_eq!(is_there, Err(std::io::ErrorKind::WouldBlock));
    // Nobody waits for them without end.
    let mut one = idle.remove(0);
    one.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut rest = Vec::new();
    one.read_to_end(&mut rest).expect("the server hangs up");
}

#[test]
fn a_server_does_not_say_what_it_is_and_hides_its_files() {
    let app = App::start();
    let visitor = app.visitor();
    for path in [
        "/",
        "/.git/config",
        "/.env",
        "/../Cargo.toml",
        "/assets/../Cargo.toml",
        "/assets/",
    ] {
        let page = visitor.get(path);
        assert_eq!(page.header("server"), "", "{path}");
        assert_eq!(page.header("x-powered-by"), "", "{path}");
        assert!(path == "/" || page.status == 404, "{path}: {}", page.status);
        assert_eq!(page.header("access-control-allow-origin"), "", "{path}");
    }
    let mut stream = TcpStream::connect(app.address()).unwrap();
    stream
        .write_all(
            b"TRACE / HTTP/1.1\r\nhost: x\r\ncookie: inkundla=secret\r\nconnection: close\r\n\r\n",
        )
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(
        answer.starts_with("HTTP/1.1 404") || answer.starts_with("HTTP/1.1 405"),
        "{answer}"
    );
    assert!(!answer.contains("secret"), "{answer}");
}

#[test]
fn no_program_that_fetches_from_elsewhere_is_inside() {
    let tree = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "--offline",
            "--edges",
            "normal",
            "--prefix",
            "none",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    let tree = String::from_utf8(tree.stdout).unwrap();
    assert!(tree.contains("actix-web "), "{tree}");
    for client in [
        "reqwest",
        "ureq",
        "hyper-util",
        "awc",
        "isahc",
        "curl",
        "surf",
    ] {
        assert!(
            !tree
                .lines()
                .any(|line| line.starts_with(&format!("{client} "))),
            "{client} is inside"
        );
    }
}
