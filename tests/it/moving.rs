//! Moving everything from one computer to another, by a file or by an address in the hall. Each
//! computer is a separate process, started as its user would start it.

use super::double_click::{client, program, set_up};
use super::server::Server;
use super::web::harness::{App, Client, PHRASE, Page};
use super::web::papers::codes;
use inkundla::backup::BackupStore;
use inkundla::backup::received_database::{put_in_place, receive};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::http::server::data_move::Moving;
use inkundla::store::Store;
use inkundla::system_time::now;
use std::fs;
use std::io::Read;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::TempDir;

mod sealed;

/// A laptop with the demo.
struct OldLaptop {
    folder: TempDir,
    server: Server,
    teacher: Client,
    /// The address of the event.
    event: String,
}

impl OldLaptop {
    fn new() -> OldLaptop {
        let folder = tempfile::tempdir().unwrap();
        let (server, teacher) = set_up(folder.path());
        let demo = teacher.post_and_look("/demo", &[]);
        let link = demo.attributes("a[href^='/e/']", "href")[0].clone();
        let key = link.split('/').nth(2).unwrap();
        OldLaptop {
            event: format!("/e/{key}"),
            folder,
            server,
            teacher,
        }
    }

    /// Creates the file, and returns the next page.
    fn makes_the_file(&self, form: &[(&str, &str)]) -> Page {
        let made = self.teacher.post_and_look("/move/file", form);
        assert!(
            made.sees("The file was made and checked"),
            "{}",
            made.text()
        );
        made
    }

    /// Downloads the file of everything.
    fn file(&self) -> Vec<u8> {
        let page = self.makes_the_file(&[("stop", "1")]);
        let link = &page.attributes("a[href^='/backups/kept/']", "href")[0];
        let file = self.teacher.get(link);
        assert_eq!(file.status, 200);
        file.bytes
    }

    fn codes(&self, teacher: &Client) -> Vec<String> {
        let cards = teacher.get(&format!("{}/rounds/3/print/cards.pdf", self.event));
        codes(&cards.bytes)
    }
}

/// A laptop on which the program runs for the first time.
fn new_laptop() -> (TempDir, Server, Client) {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    let teacher = client(&server);
    (folder, server, teacher)
}

fn start(folder: &Path) -> Server {
    Server::by(program(folder).args(["open", "--no-browser", "--listen", "127.0.0.1:0"]))
}

fn brings(teacher: &Client, file: &[u8]) -> Page {
    teacher.upload("/move/bring", "file", "all.inkundla", file)
}

fn signs_in(server: &Server) -> Client {
    let teacher = client(server);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    teacher
}

#[test]
fn events_go_on_at_the_new_laptop_and_stop_at_the_old_one() {
    let old = OldLaptop::new();
    let codes_before = old.codes(&old.teacher);
    let file = old.file();
    let refused = old.teacher.post("/demo", &[]);
    assert_eq!(refused.status, 423, "{}", refused.text());
    assert!(refused.sees("The event has moved to another computer."));
    assert!(
        old.teacher
            .get("/move")
            .sees("Another computer has taken over")
    );
    assert!(
        client(&old.server).get(&old.event).status == 200,
        "it can be read"
    );

    let (folder, mut server, teacher) = new_laptop();
    let first = teacher.get("/setup");
    assert!(
        first.sees("Bring everything from another computer"),
        "{}",
        first.text()
    );
    let here = brings(&teacher, &file);
    assert!(
        here.sees("Everything is here") && here.sees("Demo school cup"),
        "{}",
        here.text()
    );
    assert!(server.ends(), "the program closes by itself");
    let again = start(folder.path());
    let teacher = signs_in(&again);
    assert!(teacher.get("/").sees("Demo school cup"));
    assert_eq!(
        old.codes(&teacher),
        codes_before,
        "the cards on the tables are good still"
    );
    assert_eq!(
        teacher.post("/demo", &[]).status,
        303,
        "entries are taken here"
    );
}

#[test]
fn the_owner_can_resume_at_the_old_laptop() {
    let old = OldLaptop::new();
    old.file();
    old.server.kill_9();
    let again = start(old.folder.path());
    let teacher = signs_in(&again);
    assert_eq!(
        teacher.post("/demo", &[]).status,
        423,
        "a start changes nothing"
    );
    assert!(
        teacher
            .get("/")
            .sees("The event has moved to another computer.")
    );
    let turned = client(&again).post("/move/back", &[]);
    assert_eq!(turned.header("location"), "/signin?next=/move");
    assert_eq!(teacher.post("/move/back", &[]).status, 303);
    assert_eq!(teacher.post("/demo", &[]).status, 303);
}

#[test]
fn a_file_made_beforehand_stops_nothing() {
    let old = OldLaptop::new();
    let page = old.makes_the_file(&[]);
    assert!(
        page.sees("Anything entered here after that is not in it."),
        "{}",
        page.text()
    );
    assert_eq!(old.teacher.post("/demo", &[]).status, 303);
}

#[test]
fn the_new_laptop_fetches_the_file_once_by_an_address_in_the_hall() {
    let old = OldLaptop::new();
    let off = old.makes_the_file(&[("stop", "1")]);
    assert!(off.sees("Let phones in first."), "{}", off.text());
    old.teacher.post("/laptop/phones", &[("on", "1")]);
    let page = old.teacher.post_and_look("/move/offer", &[]);
    let address = page.all(".large-address").join("");
    // A machine without a network has no address for another.
    let Some(rest) = address.strip_prefix("http://") else {
        assert!(page.sees("Let phones in first."), "{}", page.text());
        return;
    };
    let (host, path) = rest.split_once('/').unwrap();
    let hall: SocketAddr = host.parse().unwrap();
    let wrong = format!("http://{hall}/take/ABCDEFGH");
    let (folder, mut server, teacher) = new_laptop();
    let fetch = |address: &str| teacher.post("/move/fetch", &[("address", address)]);
    assert!(fetch(&wrong).sees("No file came from this address."));
    assert!(fetch("http://example.org/take/ABCDEFGH").sees("not the address of a computer"));
    let here = fetch(&address);
    assert!(here.sees("Everything is here"), "{}", here.text());
    assert!(server.ends());
    assert_eq!(
        Client::at(hall).get(&format!("/{path}")).status,
        404,
        "it works once"
    );
    let told = old.teacher.get("/move");
    assert!(
        told.sees("The other computer fetched the file"),
        "{}",
        told.text()
    );
    assert!(told.all(".large-address").is_empty());
    let again = start(folder.path());
    assert!(signs_in(&again).get("/").sees("Demo school cup"));
}

/// The previous test on a machine without a network.
#[test]
fn the_new_laptop_fetches_the_file_over_the_wire() {
    let folder = tempfile::tempdir().unwrap();
    let store = BackupStore {
        folder: folder.path().join("backups"),
        second: None,
    };
    let moving = Arc::new(Moving::of(folder.path().join("cup.db")));
    let shown = Arc::clone(&moving);
    let app = App::with(|shared| shared.with_backups(Some(store)).with_moving(Some(shown)));
    let organiser = app.organiser();
    organiser.post("/demo", &[]);
    let (new_folder, mut server, teacher) = new_laptop();
    let fetch = |code: &str| {
        let address = format!("http://{}/take/{code}", app.address());
        teacher.post("/move/fetch", &[("address", &address)])
    };
    assert!(fetch("ABCDEFGH").sees("No file came from this address."));
    let made = organiser.post_and_look("/move/file", &[("stop", "1")]);
    assert!(
        made.sees("The file was made and checked"),
        "{}",
        made.text()
    );
    moving.offer(now());
    let (code, _) = moving.offered(now()).unwrap();
    // A link preview asks for the head only, and does not use the address up.
    let preview = app.visitor().head(&format!("/take/{code}"));
    assert_eq!(preview.status, 405);
    let here = fetch(&code);
    assert!(here.sees("Everything is here"), "{}", here.text());
    assert!(server.ends());
    assert_eq!(app.visitor().get(&format!("/take/{code}")).status, 404);
    let told = organiser.get("/move");
    assert!(
        told.sees("The other computer fetched the file"),
        "{}",
        told.text()
    );
    let again = start(new_folder.path());
    assert!(signs_in(&again).get("/").sees("Demo school cup"));
}

#[test]
fn an_address_ends_by_a_button_and_is_for_the_owner_alone() {
    let old = OldLaptop::new();
    old.teacher.post("/laptop/phones", &[("on", "1")]);
    old.makes_the_file(&[]);
    let stranger = client(&old.server);
    let turned = stranger.post("/move/offer", &[]);
    assert_eq!(turned.header("location"), "/signin?next=/move");
    assert_eq!(stranger.get("/move").status, 303);
    let page = old.teacher.post_and_look("/move/offer", &[]);
    let address = page.all(".large-address").join("");
    if let Some((_, path)) = address.rsplit_once("/take/") {
        old.teacher.post("/move/withdraw", &[]);
        assert_eq!(stranger.get(&format!("/take/{path}")).status, 404);
    }
}

#[test]
fn an_incomplete_file_is_refused_and_nothing_is_lost() {
    let old = OldLaptop::new();
    let file = old.file();
    let event = old
        .teacher
        .get(&format!("{}/copy.inkundla", old.event))
        .bytes;
    let mut changed = Vec::new();
    flate2::read::MultiGzDecoder::new(file.as_slice())
        .read_to_end(&mut changed)
        .unwrap();
    let newer = String::from_utf8(changed).unwrap();
    let newer = newer.replacen("\"inkundla_archive\":1", "\"inkundla_archive\":99", 1);
    let (folder, server, teacher) = new_laptop();
    for (bytes, words) in [
        (&file[..file.len() / 2], "This backup is not complete."),
        (
            &packed(newer.as_bytes()),
            "made by a newer version of Inkundla",
        ),
        (b"holiday.jpg".as_slice(), "not an Inkundla backup"),
        (&event, "This file holds one event."),
    ] {
        let page = brings(&teacher, bytes);
        assert_eq!(page.status, 422, "{words}");
        assert!(page.sees(words), "{words}: {}", page.text());
    }
    let database = folder.path().join("Inkundla/inkundla.db");
    assert!(!database.with_file_name("inkundla.db-arrived").exists());
    server.kill_9();
    let again = start(folder.path());
    assert_eq!(
        client(&again).get("/").status,
        303,
        "it waits to be set up as before"
    );
}

fn packed(text: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut packed, text).unwrap();
    packed.finish().unwrap()
}

#[test]
fn a_laptop_with_events_of_its_own_keeps_them() {
    let old = OldLaptop::new();
    let file = old.file();
    let here = OldLaptop::new();
    let page = here.teacher.get("/move/bring");
    assert!(
        page.sees("This computer has events of its own"),
        "{}",
        page.text()
    );
    let refused = brings(&here.teacher, &file);
    assert_eq!(refused.status, 422);
    assert_eq!(here.teacher.get(&here.event).status, 200);
    let stranger = client(&here.server);
    assert_eq!(stranger.get("/move/bring").status, 303, "to the sign-in");
    let turned = brings(&stranger, &file);
    assert!(turned.header("location").starts_with("/signin"));
}

#[test]
fn a_laptop_that_is_set_up_puts_its_database_aside() {
    let old = OldLaptop::new();
    let file = old.file();
    let folder = tempfile::tempdir().unwrap();
    let (mut server, teacher) = set_up(folder.path());
    assert!(teacher.get("/move/bring").sees("put aside for 30 days"));
    assert!(brings(&teacher, &file).sees("Everything is here"));
    assert!(server.ends());
    let again = start(folder.path());
    assert!(signs_in(&again).get("/").sees("Demo school cup"));
    let files = fs::read_dir(folder.path().join("Inkundla")).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    assert!(
        names
            .into_iter()
            .any(|name| name.starts_with("inkundla.db-before-"))
    );
}

/// Number of events in a database.
fn events(database: &Path) -> usize {
    let store = Store::open(&format!("sqlite:{}", database.display())).unwrap();
    let desk = Desk::open(store, Hub::default()).unwrap();
    desk.events_posted().unwrap().len()
}

#[test]
fn a_crash_at_any_step_leaves_one_whole_database() {
    let old = OldLaptop::new();
    let file = old.file();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("cup.db");
    let beside = |ending: &str| PathBuf::from(format!("{}{ending}", database.display()));
    assert_eq!(events(&database), 0);
    // A crash while receiving: the incomplete file is deleted.
    fs::create_dir(beside("-arriving")).unwrap();
    fs::write(beside("-arriving").join("inkundla.db"), "half of it").unwrap();
    put_in_place(&database, now()).unwrap();
    assert_eq!(events(&database), 0);
    receive(&database, vec![file]).unwrap();
    assert!(!beside("-arriving").exists());
    // Received: the running program goes on with its old database.
    assert!(beside("-arrived").exists());
    assert_eq!(events(&database), 0);
    // A crash after the log was put aside, and another after the database was.
    fs::write(beside("-wal"), "the log of the one before").unwrap();
    fs::rename(beside("-wal"), beside("-before-1-wal")).unwrap();
    fs::rename(&database, beside("-before-1")).unwrap();
    put_in_place(&database, now()).unwrap();
    assert!(!beside("-arrived").exists());
    assert_eq!(events(&database), 1);
    put_in_place(&database, now()).unwrap();
    assert_eq!(events(&database), 1, "once is enough");
}
