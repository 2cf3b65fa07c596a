//! How soon the program is there: with nothing to read, and after a power cut
//! in the last round of a large event.

use crate::hall::{Base, RULESET, Server, child, games, plan};
use crate::{BenchArgs, percentile};
use chrono::{DateTime, Utc};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::games::Projection;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::formats::record::scored;
use inkundla::referee::{ClockPolicy, PendingEntries};
use inkundla::referee::{Command, Entry, Game, Official, Role, UmpireSettings, decide};
use inkundla::rules::{Ruleset, Side};
use inkundla::store::{Append, GamePhase, Store, StoredEntry};
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

pub(crate) fn run(args: &BenchArgs) {
    let (players, rounds) = (args.number("--players", 500), args.number("--rounds", 9));
    let times = args.number("--times", 5);
    let empty = Base::new(args.text("--database"));
    Store::open(&empty.url).unwrap();
    report("an empty database", &empty, args, times);
    drop(empty);
    let base = Base::new(args.text("--database"));
    let entries = play(&base.url, players, rounds as u16);
    // Killed while clocks run: what follows is the start after a power cut.
    drop(Server::start(&base.url, args));
    report(
        &format!("{players} players, {rounds} rounds, {entries} entries, killed in the last"),
        &base,
        args,
        times,
    );
}

fn report(what: &str, base: &Base, args: &BenchArgs, times: usize) {
    let mut took = Vec::new();
    let mut kilobytes = 0;
    for _ in 0..times {
        let began = Instant::now();
        let server = Server::start(&base.url, args);
        answers(&server);
        took.push(began.elapsed());
        std::thread::sleep(Duration::from_millis(300));
        kilobytes = server.kilobytes();
    }
    println!(
        "{what}: first answer after {:.0} ms (median of {times}), {:.0} at most; idle at {:.1} MB",
        percentile(&mut took, 50),
        percentile(&mut took, 100),
        kilobytes as f64 / 1024.0
    );
}

/// Asks whether the server is ready, which reads its database.
fn answers(server: &Server) {
    let mut stream = TcpStream::connect(server.address).unwrap();
    let ask = "GET /ready HTTP/1.1\r\nhost: hall\r\nconnection: close\r\n\r\n";
    stream.write_all(ask.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// All rounds with a record at every board, the last still being played; how
/// many entries that are.
fn play(url: &str, players: usize, rounds: u16) -> usize {
    let desk = Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap();
    let (account, key) = plan(&desk);
    let organiser = || -> Right<Unlimited> { desk.organiser(&account, &key).unwrap() };
    let children = (0..players).map(child).collect();
    desk.enter(&organiser(), children, now()).unwrap();
    let store = Store::open(url).unwrap();
    let mut count = 0;
    for number in (1..=rounds).map(RoundNo) {
        desk.draft_round(&organiser(), now()).unwrap();
        desk.post_round(&organiser(), number, "", now()).unwrap();
        let is_last = number.0 == rounds;
        let pages: Vec<Append> = games().iter().map(|game| record(game, is_last)).collect();
        let id = organiser().event().id;
        let boards = desk.boards(organiser().event(), number).unwrap();
        for (board, page) in boards.iter().zip(pages.iter().cycle()) {
            let (game, page) = (board.game, page.clone());
            count += page.entries.len();
            store.write(move |tx| tx.append(id, game, &page)).unwrap();
        }
        if !is_last {
            desk.close_round(&organiser(), number, now()).unwrap();
        }
    }
    count
}

/// A whole record, which ends unless the game is still being played.
fn record(turns: &[String], goes_on: bool) -> Append {
    let at = now();
    let law = Ruleset::by_name(RULESET).unwrap();
    let start = Command::Start(law, ClockPolicy::MINUTE, UmpireSettings::default());
    let played = turns.iter().cloned().map(Command::Play);
    let end = (!goes_on).then_some(Command::Resign(Side::Second));
    let commands = std::iter::once(start).chain(played).chain(end);
    let (mut game, mut entries) = (Game::scheduled(), Vec::new());
    for command in commands {
        let PendingEntries {
            game: after,
            entries: more,
            ..
        } = decide(&game, command, at, umpire()).unwrap();
        (game, entries) = (after, [entries, more].concat());
    }
    Append {
        expected_seq: 0,
        proof: None,
        entries: entries.iter().map(|entry| stored(entry, at)).collect(),
        texts: Vec::new(),
        projection: serde_json::to_string(&Projection::default()).unwrap(),
        phase: if goes_on {
            GamePhase::Running
        } else {
            GamePhase::Finished
        },
        asked: 0,
        result: scored(&game),
    }
}

fn umpire() -> Official {
    Official {
        role: Role::Umpire,
        name: "Ms Naidoo".to_owned(),
    }
}

fn stored(entry: &Entry, at: DateTime<Utc>) -> StoredEntry {
    StoredEntry {
        seq: entry.seq,
        at_ms: at.timestamp_millis(),
        by: serde_json::to_string(&entry.by).unwrap(),
        event: serde_json::to_string(&entry.event).unwrap(),
    }
}
