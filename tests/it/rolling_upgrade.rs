//! Two versions side by side. The newer one is a second build of the program: the same file with other styles and
//! scripts in it. The tables are changed as a newer migration would, beside running servers.

use super::fault_injection::play;
use super::multi_process::{Balancer, until};
use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Texts of styles and scripts, each with another of the same length.
const CHANGED: [(&str, &str); 2] = [
    (
        ".pill.ok{background:var(--ok-soft)",
        ".pill.ok{background:var(--ok-SOFT)",
    ),
    ("prefers-reduced-motion", "prefers-reduced-MOTION"),
];

/// Another build of the program, in a folder.
fn newer_build(folder: &Path) -> PathBuf {
    let mut bytes = fs::read(env!("CARGO_BIN_EXE_inkundla")).unwrap();
    for (was, now) in CHANGED {
        let places: Vec<usize> = memmem(&bytes, was.as_bytes());
        assert!(!places.is_empty(), "{was} is in the program");
        for place in places {
            bytes[place..place + was.len()].copy_from_slice(now.as_bytes());
        }
    }
    let file = folder.join("inkundla-newer");
    fs::write(&file, bytes).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    file
}

/// All places of a text in bytes.
fn memmem(bytes: &[u8], text: &[u8]) -> Vec<usize> {
    let first = text[0];
    let starts = bytes.iter().enumerate().filter(|(_, byte)| **byte == first);
    let starts = starts.map(|(at, _)| at);
    starts.filter(|at| bytes[*at..].starts_with(text)).collect()
}

fn serve(program: &Path, at: &str, more: &[&str]) -> Server {
    let mut command = Command::new(program);
    command
        .args(["serve", "--listen", at])
        .args(more)
        .env_remove("RUST_LOG");
    Server::by(&mut command)
}

fn old() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_inkundla"))
}

/// The addresses of the styles and scripts of a page.
fn assets(server: SocketAddr) -> Vec<String> {
    let page = Client::at(server).get("/rules");
    let mut found = page.attributes("link[rel=stylesheet]", "href");
    found.extend(page.attributes("script", "src"));
    found
}

#[test]
fn a_page_of_one_version_finds_its_styles_and_scripts_at_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let newer = newer_build(folder.path());
    let database = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let of = |program: &Path, name: &str| {
        let more = ["--no-backups", "--database", &database(name)];
        let server = serve(program, "127.0.0.1:0", &more);
        let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
        Client::at(server.address).post("/setup", &form);
        server
    };
    let (old, new) = (of(old(), "old.db"), of(&newer, "new.db"));
    let (of_old, of_new) = (assets(old.address), assets(new.address));
    let differ = of_old.iter().filter(|url| !of_new.contains(url)).count();
    assert!(differ >= 1, "{of_old:?} {of_new:?}");
    for (server, urls, own) in [(&old, &of_new, &of_old), (&new, &of_old, &of_new)] {
        let client = Client::at(server.address);
        for (url, same) in urls.iter().zip(own) {
            let found = client.get(url);
            assert_eq!(found.status, 200, "{url}");
            assert_eq!(found.body, client.get(same).body, "it is the present one");
            let caching = if url == same {
                "public, max-age=31536000, immutable"
            } else {
                "no-store"
            };
            assert_eq!(found.header("cache-control"), caching, "{url}");
        }
        assert_eq!(client.get("/assets/nothing.00000000.css").status, 404);
    }
}

/// Changes the tables as a newer migration would.
fn migrates(url: &str) {
    let mut conn = PgConnection::establish(url).unwrap();
    conn.batch_execute(
        "BEGIN;
        ALTER TABLE tournaments ADD COLUMN weather TEXT;
        CREATE TABLE sponsors (id BIGINT PRIMARY KEY);
        CREATE INDEX tournaments_by_weather ON tournaments (weather);
        INSERT INTO __diesel_schema_migrations (version) VALUES ('0099');
        COMMIT",
    )
    .unwrap();
}

/// The newer version would know the step of its own migration; our second build does not. The changed tables stay.
fn knows_the_step(url: &str) {
    let mut conn = PgConnection::establish(url).unwrap();
    conn.batch_execute("DELETE FROM __diesel_schema_migrations WHERE version = '0099'")
        .unwrap();
}

#[test]
fn boards_go_on_while_one_process_after_the_other_is_upgraded() {
    let folder = tempfile::tempdir().unwrap();
    let newer = newer_build(folder.path());
    let (url, _) = empty_database();
    let desk = Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap();
    let (key, codes) = post_a_round(&desk, ClockPolicy::Off);
    let more = ["--no-backups", "--proxy", "127.0.0.1", "--database", &url];
    let mut servers: Vec<Server> = (0..2).map(|_| serve(old(), "127.0.0.1:0", &more)).collect();
    let balancer = Balancer::before(&servers);
    let phone = Phone::recording(Client::at(balancer.address), &codes[0], "Ms Naidoo");
    let mut recorded = play(&phone).expect("a turn before");
    let mut plays = |what: &str| {
        // A balancer closes a connection whose server has ended, without an answer: as a browser does, each try has
        // a new one.
        let anew = || Phone {
            client: Client::at(balancer.address).with_cookies(&phone.client.cookies()),
            path: phone.path.clone(),
        };
        until(what, || match play(&anew()) {
            Some(entry) => {
                recorded = entry;
                true
            }
            None => false,
        });
    };
    for (number, server) in servers.iter_mut().enumerate() {
        let at = server.address.to_string();
        server.signal("INT");
        plays("a turn while one process ends");
        assert!(server.ends());
        if number == 1 {
            knows_the_step(&url);
        }
        *server = serve(&newer, &at, &more);
        if number == 0 {
            // The second process goes on with the newer tables.
            migrates(&url);
        }
        plays("a turn after the restart");
    }
    let page = Client::at(balancer.address).get(&format!("/e/{key}/boards/1/1"));
    let seen: u32 = page
        .attributes("#live", "data-seq")
        .concat()
        .parse()
        .unwrap();
    assert!(seen >= recorded, "{seen} of {recorded}");
    assert!(desk.check().unwrap().findings.is_empty());
}

#[test]
fn an_old_process_says_loudly_that_it_makes_no_backups_beside_newer_tables() {
    let folder = tempfile::tempdir().unwrap();
    let (url, _) = empty_database();
    let desk = Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap();
    let (key, _) = post_a_round(&desk, ClockPolicy::Off);
    let backups = folder.path().join("backups").display().to_string();
    let figures = crate::ports::free().to_string();
    let log = folder.path().join("log");
    let mut command = Command::new(old());
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &url])
        .args(["--backups", &backups, "--metrics", &figures])
        .env_remove("RUST_LOG")
        .stderr(fs::File::create(&log).unwrap());
    let server = Server::by(&mut command);
    let count = || {
        let text = Client::at(figures.parse().unwrap()).get("/metrics").body;
        super::operator::figure(&text, "inkundla_backup_failures_total")
    };
    let files = || fs::read_dir(&backups).map_or(0, Iterator::count);
    until("the first backup is made", || files() > 0);
    assert_eq!(count(), 0.0, "from the first second");
    migrates(&url);
    // A milestone makes the next backup due.
    let teacher = Client::at(server.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    let event = format!("/server/events/{key}");
    let name = teacher.get(&event).all("h1").concat();
    let erased = teacher.post(&format!("{event}/erase-names"), &[("name", &name)]);
    assert_eq!(erased.status, 303, "{}", erased.text());
    until("the failure is counted", || count() > 0.0);
    let text = fs::read_to_string(&log).unwrap();
    assert!(
        text.contains("ERROR") && text.contains("made by a newer Inkundla"),
        "{text}"
    );
    let page = teacher.get("/server");
    assert!(
        page.sees("The last automatic backup could not be made"),
        "{}",
        page.text()
    );
}

#[test]
fn a_value_that_only_a_newer_version_knows_takes_no_list_down() {
    let (url, _) = empty_database();
    let desk = Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap();
    let (key, _) = post_a_round(&desk, ClockPolicy::Off);
    let more = [
        "--no-backups",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &url,
    ];
    let server = Server::with(&more);
    let visitor = Client::at(server.address);
    let teacher = Client::at(server.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    let mut conn = PgConnection::establish(&url).unwrap();
    for (number, (column, value)) in [
        ("ruleset", "'newgame'"),
        ("options", "'{\"system\":\"new-system\"}'"),
        ("delay", "'new-delay'"),
        ("language", "'xx'"),
        ("round_time", "'{\"new\":[]}'"),
    ]
    .into_iter()
    .enumerate()
    {
        let columns = "name, ruleset, options, clock, delay, created_at_ms, search_text";
        conn.batch_execute(&format!(
            "INSERT INTO tournaments (public_key, {columns}) SELECT 'newer{number}', {columns} FROM tournaments
                WHERE public_key = '{key}';
             INSERT INTO grants (account_id, tournament_id, role, since_ms)
                SELECT account_id, currval('tournaments_id_seq'), 'organiser', 1 FROM grants LIMIT 1;
             INSERT INTO rounds SELECT currval('tournaments_id_seq'), 1, 'closed', 1, 2;
             UPDATE tournaments SET {column} = {value} WHERE public_key = 'newer{number}'"
        ))
        .unwrap();
        for path in [
            "/",
            "/events",
            "/api/v1/events",
            "/events?show=live",
            &format!("/e/{key}"),
            &format!("/e/{key}/screen"),
            &format!("/api/v1/events/{key}"),
        ] {
            let page = visitor.get(path);
            assert_eq!(page.status, 200, "{column}: {path}: {}", page.text());
        }
        for path in [
            "/",
            "/events?show=own",
            "/backups",
            "/server/events",
            "/account",
        ] {
            let page = teacher.get(path);
            assert_eq!(page.status, 200, "{column}: {path}: {}", page.text());
        }
        let page = visitor.get(&format!("/e/newer{number}"));
        let says = page.sees("a newer version of Inkundla wrote it") || page.status == 200;
        assert!(says, "{column}: {} {}", page.status, page.text());
    }
    // A role that is not known.
    conn.batch_execute(
        "ALTER TABLE grants DROP CONSTRAINT grants_role_check;
         UPDATE grants SET role = 'steward' WHERE tournament_id = (SELECT max(id) FROM tournaments)",
    )
    .unwrap();
    assert_eq!(teacher.get("/").status, 200);
    assert_eq!(teacher.get("/server/events").status, 200);
}
