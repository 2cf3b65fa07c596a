//! Several processes serve one PostgreSQL. Whatever is recorded through one is
//! seen through all, and one of them may die.

use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PATIENCE, PHRASE};
use super::web::umpire::tabs::{Tab, seq};
use super::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::{ClockPolicy, Event};
use inkundla::store::Store;
use inkundla::tournament::{BoardNo, RoundNo};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

fn desk(database: &str) -> Desk {
    Desk::open(Store::open(database).unwrap(), Hub::default()).unwrap()
}

/// Looks again and again until something is so.
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < end, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// HAProxy in front of servers; ended when dropped.
pub struct Balancer {
    child: Child,
    pub address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Balancer {
    pub fn before(servers: &[Server]) -> Balancer {
        let folder = tempfile::tempdir().unwrap();
        let address = crate::ports::free();
        let each = servers.iter().enumerate();
        let each = each.map(|(n, server)| {
            format!(
                "  server desk{n} {} check inter 1s fall 2\n",
                server.address
            )
        });
        let documented = include_str!("../../docs/operations/haproxy.cfg");
        let (config, _) = documented.split_once("  server desk1").unwrap();
        let config = config.replace(
            ":443 ssl crt /etc/haproxy/inkundla.pem",
            &address.to_string(),
        );
        let config = format!("{config}{}", each.collect::<String>());
        let file = folder.path().join("haproxy.cfg");
        std::fs::write(&file, config).unwrap();
        let program = crate::service::value("haproxy", "TEST_HAPROXY");
        let child = Command::new(program)
            .arg("-db")
            .arg("-f")
            .arg(&file)
            .spawn();
        let child = child.expect("HAProxy starts");
        until("the balancer listens", || {
            TcpStream::connect(address).is_ok()
        });
        Balancer {
            child,
            address,
            _folder: folder,
        }
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn what_one_process_records_is_seen_through_all() {
    let (database, _) = empty_database();
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::MINUTE);
    let here = Server::start_with(&database);
    let there = Server::start_with(&database);
    let elsewhere = Client::at(there.address);
    let event = format!("/e/{key}");
    let board = format!("{event}/boards/1/1");
    // Both are read there once, and kept.
    let stage = || {
        elsewhere
            .get(&event)
            .attributes("li[data-board='1']", "data-stage")
    };
    assert_eq!(stage(), ["waiting"]);
    assert_eq!(elsewhere.get(&board).status, 200);
    let mut stream = elsewhere.follow(&format!("{board}/live"));
    stream.next().unwrap();

    let phone = Phone::recording(Client::at(here.address), &codes[0], "Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    assert!(
        stream.any(|message| message.contains("E1")),
        "the stream there gets the turn"
    );
    until("the page there is made anew", || {
        stage() == ["playing"] && elsewhere.get(&board).body.contains("E1")
    });

    // The next turn goes to the other process, which has never seen the game.
    let mut phone = phone;
    phone.client = phone.client.moved_to(there.address);
    assert_eq!(phone.plays("R4").status, 200);
    phone.client = phone.client.moved_to(here.address);
    assert_eq!(phone.plays("E8").status, 200);

    // Who comes later does not believe that everything had stopped.
    let late = Server::start_with(&database);
    assert!(Client::at(late.address).get(&board).body.contains("E8"));
    drop((here, there, late));
    let desk = desk(&database);
    let game = desk
        .recorded_game(&desk.board_context(&key, RoundNo(1), BoardNo(1)).unwrap())
        .unwrap();
    assert_eq!(game.entries.len(), 4);
    let is_pause = |event: &Event| matches!(event, Event::Paused { .. });
    assert!(!game.entries.iter().any(|entry| is_pause(&entry.event)));
}

#[test]
fn a_turn_that_goes_through_another_process_is_sent_to_its_own_page() {
    let (database, _) = empty_database();
    let (_, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let here = Server::start_with(&database);
    let there = Server::start_with(&database);
    let mut phone = Phone::recording(Client::at(here.address), &codes[0], "Ms Naidoo");
    let number = "1763800000000.5";
    let follows = |phone: &Phone| Tab { phone, number }.follows();
    let mut stream = follows(&phone);
    assert_eq!(seq(stream.next()), "0");
    phone.client = phone.client.moved_to(there.address);
    Tab {
        phone: &phone,
        number,
    }
    .plays("0", "E1");
    assert!(
        stream.any(|message| message.contains("data-seq=\"2\"")),
        "who announced it here cannot be known"
    );
}

#[test]
fn what_one_may_not_see_any_more_ends_in_all_processes() {
    let (database, _) = empty_database();
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let here = Server::start_with(&database);
    let there = Server::start_with(&database);
    let teacher = Client::at(here.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    let elsewhere = || Client::at(there.address).with_cookies(&teacher.cookies());
    let open = |client: Client, path: &str| {
        let mut stream = client.follow(path);
        assert!(stream.next().is_some(), "{path}");
        stream
    };
    let control = open(elsewhere(), &format!("/e/{key}/round-control/live"));
    let phone = open(Client::at(there.address), &format!("/u/{}/live", codes[0]));
    // The round is taken back: the code is worth nothing.
    let unpost = [("reason", "again"), ("number", "1")];
    let path = format!("/e/{key}/rounds/1/unpost");
    assert_eq!(teacher.post(&path, &unpost).status, 303);
    assert!(phone.count() < 5, "the phone's stream has ended");
    assert_eq!(teacher.post("/signout", &[]).status, 303);
    assert!(control.count() < 5, "who has signed out sees nothing more");
}

#[test]
fn a_new_pass_phrase_signs_out_in_all_processes_at_once() {
    let (database, _) = empty_database();
    let (key, _) = post_a_round(&desk(&database), ClockPolicy::Off);
    let here = Server::start_with(&database);
    let there = Server::start_with(&database);
    let signed_in = |server: &Server, phrase: &str| {
        let client = Client::at(server.address);
        let form = [("name", "Ms Khumalo"), ("phrase", phrase)];
        assert_eq!(client.post("/signin", &form).status, 303);
        client
    };
    let changes = |old: &str, new: &str| {
        let (teacher, elsewhere) = (signed_in(&here, old), signed_in(&there, old));
        let mut control = elsewhere.follow(&format!("/e/{key}/round-control/live"));
        assert!(control.next().is_some());
        assert_eq!(elsewhere.get("/account").status, 200);
        let form = [("old", old), ("new", new)];
        let asked = Instant::now();
        assert_eq!(teacher.post("/account/phrase", &form).status, 303);
        assert_eq!(elsewhere.get("/account").status, 303, "the very next look");
        // What is first followed is sent once more, if that was not yet.
        assert!(control.count() < 2, "who is signed out sees nothing more");
        let took = asked.elapsed();
        assert_eq!(teacher.get("/account").status, 200);
        took
    };
    // A look without an announcement comes after four seconds, never before. With
    // one it may be as late on a machine that does much else, but not each time.
    let phrases = [
        PHRASE,
        "five black oxen",
        "nine white oxen",
        "four red oxen",
    ];
    let mut times = phrases.windows(2).map(|two| changes(two[0], two[1]));
    assert!(times.any(|took| took < Duration::from_secs(3)));
}

#[test]
fn nobody_behind_the_documented_balancer_chooses_an_address() {
    let (database, _) = empty_database();
    let (_, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let server = Server::with(&[
        "--listen",
        "127.0.0.1:0",
        "--database",
        &database,
        "--proxy",
        "127.0.0.1",
    ]);
    let servers = [server];
    let hall = Balancer::before(&servers);
    let guesser = Client::at(hall.address);
    let letter = |n: u8| char::from(b'A' + n % 8);
    let guess = |n: u8| {
        let code = format!("ABCD{}{}", letter(n / 8), letter(n));
        let from = format!("203.0.113.{n}");
        let form = [("code", code.as_str())];
        guesser
            .post_with("/u", &form, ("x-forwarded-for", &from))
            .status
    };
    let answers: Vec<u16> = (10..70).map(guess).collect();
    let refused = answers.iter().filter(|status| **status == 429).count();
    assert!(refused >= 38, "{answers:?}");
    // The address of the visitor is the one that the balancer sees, not its own.
    let other = std::net::Ipv4Addr::new(127, 0, 0, 2);
    let line = format!("POST /u HTTP/1.1\r\nhost: {}\r\n", hall.address);
    let form = format!("code={}", codes[0]);
    let request = format!(
        "{line}sec-fetch-site: same-origin\r\nconnection: close\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         content-length: {}\r\n\r\n{form}",
        form.len()
    );
    assert!(said_from(other, hall.address, &request).starts_with("HTTP/1.1 303"));
}

/// The answer to a request from another of the addresses of this machine.
fn said_from(from: std::net::Ipv4Addr, to: SocketAddr, request: &str) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind((from, 0).into()).unwrap();
        let mut stream = socket.connect(to).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    })
}

#[test]
fn one_of_three_dies_and_nothing_is_lost() {
    let (database, _) = empty_database();
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let mut servers: Vec<Server> = (0..3).map(|_| Server::start_with(&database)).collect();
    let hall = Balancer::before(&servers);
    let acknowledged = Arc::new([AtomicU32::new(0), AtomicU32::new(0)]);
    let is_over = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = codes
        .iter()
        .enumerate()
        .map(|(board, code)| {
            let phone = Phone::recording(Client::at(hall.address), code, "Ms Naidoo");
            let (acknowledged, is_over) = (Arc::clone(&acknowledged), Arc::clone(&is_over));
            std::thread::spawn(move || play_through(&phone, &acknowledged[board], &is_over))
        })
        .collect();
    let come_to = |more: u32| {
        let before = [0, 1].map(|board: usize| acknowledged[board].load(Ordering::SeqCst));
        until("turns are acknowledged", || {
            (0..2).all(|board| acknowledged[board].load(Ordering::SeqCst) >= before[board] + more)
        });
    };
    come_to(9);
    servers.remove(0).kill_9();
    come_to(12);
    is_over.store(true, Ordering::SeqCst);
    players
        .into_iter()
        .for_each(|player| player.join().unwrap());

    let desk = desk(&database);
    for board in 0..2u16 {
        let seat = desk
            .board_context(&key, RoundNo(1), BoardNo(board + 1))
            .unwrap();
        let kept = desk.recorded_game(&seat).expect("the record replays");
        let promised = acknowledged[usize::from(board)].load(Ordering::SeqCst);
        let numbers: Vec<u32> = kept.entries.iter().map(|entry| entry.seq).collect();
        assert!(
            kept.game.seq >= promised,
            "{promised} was acknowledged, {} is kept",
            kept.game.seq
        );
        assert_eq!(numbers, (1..=kept.game.seq).collect::<Vec<_>>());
        // Whoever watches at a process that lives sees all of it.
        for server in &servers {
            let path = format!("/e/{key}/boards/1/{}/live", board + 1);
            let mut stream = Client::at(server.address).follow(&path);
            let seq = format!("data-seq=\"{}\"", kept.game.seq);
            assert!(stream.any(|message| message.contains(&seq)));
        }
    }
}

/// Plays on through everything that a dying process does to its clients.
fn play_through(phone: &Phone, acknowledged: &AtomicU32, is_over: &AtomicBool) {
    while !is_over.load(Ordering::SeqCst) {
        let answered = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let page = phone.page();
            let seen = page.attributes("#live", "data-seq")[0].clone();
            match page.all("form.noscript option").first() {
                Some(turn) => phone.sends(&seen, &[("act", "turn"), ("turn", turn)]),
                None => phone.sends(&seen, &[("act", "undo"), ("reason", "again")]),
            }
        }));
        match answered {
            Ok(answer) if answer.status == 200 => {
                let seq = answer.attributes("#live", "data-seq")[0].parse().unwrap();
                acknowledged.store(seq, Ordering::SeqCst);
            }
            // The balancer answers in the place of the dead; a lost connection panics.
            Ok(answer) => assert!(answer.status >= 500, "{}: {}", answer.status, answer.text()),
            Err(_cut) => std::thread::sleep(Duration::from_millis(5)),
        }
    }
}

#[test]
fn a_casual_game_is_played_through_two_processes() {
    let (database, _) = empty_database();
    let here = Server::start_with(&database);
    let there = Server::start_with(&database);
    let (one, two) = (Client::at(here.address), Client::at(there.address));
    let begun = one.post("/play", &[("game", "umlabalaba"), ("first", "me")]);
    let path = begun.header("location");
    assert_eq!(two.post(&format!("{path}/take"), &[]).status, 303);
    let mut stream = two.follow(&format!("{path}/live?tab="));
    stream.next().unwrap();
    until("the stream there is known here", || {
        !one.get(&path).sees("is not connected.")
    });
    assert_eq!(one.post(&format!("{path}/ready"), &[]).status, 303);
    let plays = |client: &Client, seen: &str, side: &str, turn: &str| {
        let form = [
            ("seen", seen),
            ("side", side),
            ("act", "turn"),
            ("turn", turn),
        ];
        client.part(&format!("{path}/record"), &form)
    };
    assert_eq!(plays(&one, "1", "first", "E1").status, 200);
    assert!(
        stream.any(|message| message.contains("E1")),
        "the stream there gets the turn"
    );
    assert_eq!(plays(&two, "2", "second", "E2").status, 200);
    // The same number twice: whichever process is asked, only one entry has it.
    let late = Client::at(there.address).with_cookies(&one.cookies());
    assert_eq!(plays(&one, "3", "first", "E3").status, 200);
    assert_eq!(plays(&late, "3", "first", "E4").status, 409);
    assert!(two.get(&path).sees("Your turn"));
}
