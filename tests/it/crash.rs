//! The server is killed without warning, and nothing that it acknowledged is lost.

use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PATIENCE};
use super::web::umpire::{Phone, organiser, post_a_round};
use chrono::TimeDelta;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::round_time::{AtEnd, TimerStep};
use inkundla::referee::{ClockPolicy, Event, Pause};
use inkundla::store::Store;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, RoundNo};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

fn in_folder(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("test.db").display())
}

pub fn desk(database: &str) -> Desk {
    Desk::open(Store::open(database).unwrap(), Hub::default()).unwrap()
}

#[test]
fn a_game_in_a_file_goes_on_at_the_last_acknowledged_entry() {
    let folder = tempfile::tempdir().unwrap();
    goes_on_after_a_kill(&in_folder(folder.path()));
}

#[test]
fn a_game_in_postgresql_goes_on_at_the_last_acknowledged_entry() {
    goes_on_after_a_kill(&empty_database().0);
}

fn goes_on_after_a_kill(database: &str) {
    let (key, codes) = post_a_round(&desk(database), ClockPolicy::MINUTE);
    let server = Server::start_with(database);
    let mut phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    for turn in ["E1", "R4", "E8", "R6", "E7xR4"] {
        assert_eq!(phone.plays(turn).status, 200);
    }
    let seen = phone.seen();
    server.kill_9();

    let server = Server::start_with(database);
    phone.client = phone.client.moved_to(server.address);
    let page = phone.page();
    assert!(
        page.sees("The laptop stopped for a while. The clock is paused; no time was lost."),
        "{}",
        page.text()
    );
    assert_eq!(
        page.all(".clock"),
        ["1:00"],
        "the whole minute: the turn had just begun"
    );
    assert!(
        page.attributes(".clock", "data-running").is_empty(),
        "it does not count"
    );
    let paused: u32 = seen.parse::<u32>().unwrap() + 1;
    assert_eq!(
        phone.seen(),
        paused.to_string(),
        "one entry more: the pause"
    );

    // The answer to the last turn may have been lost: sent again, it is done.
    assert_eq!(phone.does(&[("act", "resume")]).status, 200);
    assert_eq!(phone.plays("R4").status, 200);
    let board = Client::at(server.address).get(&format!("/e/{key}/boards/1/1"));
    assert!(board.sees("5. White places a cow on E7, three-in-a-row, shoots R4"));
    assert!(board.sees("6. Black places a cow on R4"));
}

#[test]
fn the_timer_of_a_round_goes_on_over_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    for database in [in_folder(folder.path()), empty_database().0] {
        let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
        let begun = now() - TimeDelta::minutes(5);
        let before = desk(&database);
        let right = organiser(&before, &key);
        before
            .set_round_time(&right, (25, AtEnd::Count), begun)
            .unwrap();
        let step = (RoundNo(1), TimerStep::Start);
        before.step_timer(&right, step, begun).unwrap();
        drop(before);
        let left = |server: &Server| {
            let page = Client::at(server.address).get(&format!("/u/{}", codes[0]));
            let timer = page.attributes("#live", "data-round").remove(0);
            let left: i64 = timer.split(' ').next().unwrap().parse().unwrap();
            (now() + TimeDelta::milliseconds(left) - begun).num_seconds()
        };
        let server = Server::start_with(&database);
        assert!((1_495..=1_505).contains(&left(&server)));
        server.kill_9();
        let server = Server::start_with(&database);
        assert!((1_495..=1_505).contains(&left(&server)), "{database}");
    }
}

#[test]
fn nothing_acknowledged_is_lost_however_often_the_server_is_killed() {
    killed_so_often(10);
}

#[test]
#[ignore = "the long form: two hundred rounds"]
fn nothing_acknowledged_is_lost_in_two_hundred_rounds() {
    killed_so_often(200);
}

fn killed_so_often(rounds: u64) {
    let folder = tempfile::tempdir().unwrap();
    let (key, codes) = post_a_round(&desk(&in_folder(folder.path())), ClockPolicy::Off);
    let mut phones: Vec<Phone> = Vec::new();
    let acknowledged = Arc::new([AtomicU32::new(0), AtomicU32::new(0)]);
    for round in 0..rounds {
        let server = Server::start(folder.path());
        if phones.is_empty() {
            phones = codes
                .iter()
                .map(|c| Phone::recording(Client::at(server.address), c, "Ms N"))
                .collect();
        }
        let is_over = Arc::new(AtomicBool::new(false));
        let players: Vec<_> = phones
            .drain(..)
            .enumerate()
            .map(|(board, mut phone)| {
                phone.client = phone.client.moved_to(server.address);
                let (acknowledged, is_over) = (Arc::clone(&acknowledged), Arc::clone(&is_over));
                std::thread::spawn(move || {
                    play_until_cut(&phone, &acknowledged[board], &is_over);
                    phone
                })
            })
            .collect();
        // However slow the machine is, something has happened; then another
        // moment in each round, without chance.
        let before: Vec<u32> = acknowledged
            .iter()
            .map(|seq| seq.load(Ordering::SeqCst))
            .collect();
        let patience = std::time::Instant::now() + PATIENCE;
        while (0..2).any(|board| acknowledged[board].load(Ordering::SeqCst) < before[board] + 3) {
            assert!(
                std::time::Instant::now() < patience,
                "nothing is acknowledged"
            );
            std::thread::sleep(Duration::from_millis(2));
        }
        std::thread::sleep(Duration::from_millis(round * 23 % 40));
        server.kill_9();
        is_over.store(true, Ordering::SeqCst);
        phones = players
            .into_iter()
            .map(|player| player.join().unwrap())
            .collect();

        let promised = [0, 1].map(|board: usize| acknowledged[board].load(Ordering::SeqCst));
        assert_eq!(lost(&in_folder(folder.path()), &key, promised), None);
    }
    let desk = desk(&in_folder(folder.path()));
    let recorded = desk
        .recorded_game(&desk.board_context(&key, RoundNo(1), BoardNo(1)).unwrap())
        .unwrap();
    let is_interruption = |event: &Event| {
        matches!(
            event,
            Event::Paused {
                pause: Pause::ServerStopped,
                ..
            }
        )
    };
    assert!(
        !recorded
            .entries
            .iter()
            .any(|entry| is_interruption(&entry.event)),
        "without a clock nothing is paused"
    );
}

/// What is not as it was promised, if anything: every entry that was acknowledged
/// is there, each once and without gaps, and all that follows from them agrees.
pub fn lost(database: &str, key: &str, promised: [u32; 2]) -> Option<String> {
    let desk = desk(database);
    let found = desk.check().unwrap().findings;
    if !found.is_empty() {
        return Some(format!("hashes and all that follows: {found:?}"));
    }
    for (board, promised) in (1..).zip(promised) {
        let seat = desk.board_context(key, RoundNo(1), BoardNo(board)).unwrap();
        let recorded = desk.recorded_game(&seat).expect("the record replays");
        let kept = recorded.game.seq;
        let numbers: Vec<u32> = recorded.entries.iter().map(|entry| entry.seq).collect();
        if kept < promised {
            return Some(format!("entry {promised} was acknowledged, {kept} is kept"));
        }
        if numbers != (1..=kept).collect::<Vec<_>>() {
            return Some(format!("each once, without gaps: {numbers:?}"));
        }
    }
    None
}

/// The trial itself is tried: a server that says yes before it has written would
/// be found out.
#[test]
fn a_promise_made_before_the_disk_has_it_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let database = in_folder(folder.path());
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let server = Server::start(folder.path());
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms N");
    assert_eq!(phone.plays("E1").status, 200);
    let seen: u32 = phone.seen().parse().unwrap();
    // It stands still with the turn in its hands: that it is promised now is a lie.
    server.signal("STOP");
    let turn = std::thread::spawn(move || {
        let form = [("act", "turn"), ("turn", "R4")];
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            phone.sends(&seen.to_string(), &form).status
        }))
    });
    std::thread::sleep(Duration::from_millis(200));
    server.kill_9();
    assert!(turn.join().unwrap().is_err(), "it was never answered");
    let complaint = lost(&database, &key, [seen + 1, 0]);
    assert!(complaint.is_some_and(|complaint| complaint.contains("was acknowledged")));
    assert_eq!(lost(&database, &key, [seen, 0]), None);
}

/// Plays the first legal turn again and again, and takes turns back when the
/// game is over, until the server is gone. Keeps the last number it was promised.
pub fn play_until_cut(phone: &Phone, acknowledged: &AtomicU32, is_over: &AtomicBool) {
    while !is_over.load(Ordering::SeqCst) {
        // A connection that breaks is what the test is about; a wrong answer is not.
        let answered = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let page = phone.page();
            let seen = page.attributes("#live", "data-seq")[0].clone();
            match page.all("form.noscript option").first() {
                Some(turn) => phone.sends(&seen, &[("act", "turn"), ("turn", turn)]),
                None => phone.sends(&seen, &[("act", "undo"), ("reason", "again")]),
            }
        }));
        let Ok(answer) = answered else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        assert_eq!(answer.status, 200, "{}", answer.text());
        let seq = answer.attributes("#live", "data-seq")[0].parse().unwrap();
        acknowledged.store(seq, Ordering::SeqCst);
    }
}
