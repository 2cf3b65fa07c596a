//! Turns of real games on many boards at once, each acknowledged before the
//! next is sent.

use crate::hall::{Base, Hall, Server, encoded, games};
use crate::wire::Wire;
use crate::{Asked, bare, percentile};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::sync::Barrier;
use tokio::task::LocalSet;

/// When a turn was acknowledged, and how long that took.
type Acknowledged = (Instant, Duration);

pub(crate) async fn run(asked: &Asked) {
    let boards = asked.number("--boards", 256);
    let base = Base::new(asked.text("--database"));
    let folder = base.folder.path();
    let flushes = bare::flushes(folder);
    println!(
        "bare: a flush of 4 KiB takes {:.3} ms ({flushes:.0}/s)",
        1e3 / flushes
    );
    let bare = match asked.text("--database") {
        None => {
            let single = bare::one_by_one(folder);
            println!("bare: SQLite, one by one {single:.0}/s");
            [8, 64, boards].into_iter().fold(0.0, |_, writers| {
                let rate = bare::grouped(folder, writers);
                println!("bare: SQLite, group commit of {writers} writers {rate:.0}/s");
                rate
            })
        }
        Some(_) => [8, 16, 64].into_iter().fold(0.0, |best: f64, writers| {
            let rate = bare::postgres(&base.url, writers);
            println!("bare: PostgreSQL, {writers} connections {rate:.0}/s");
            best.max(rate)
        }),
    };
    let hall = Hall::post(&base.url, boards);
    let server = Server::start(&base.url, asked);
    let played = LocalSet::new().run_until(play(&server, hall)).await;
    played.tell(boards, bare);
}

struct Played {
    turns: usize,
    seconds: f64,
    times: Vec<Duration>,
    first: Vec<Duration>,
    others: Vec<Duration>,
    server: f64,
    kilobytes: usize,
    bytes: usize,
}

impl Played {
    fn tell(mut self, boards: usize, bare: f64) {
        let rate = self.turns as f64 / self.seconds;
        println!(
            "{boards} boards: {} turns acknowledged in {:.1} s: {rate:.0}/s, p50 {:.1} ms, p99 {:.1} ms",
            self.turns,
            self.seconds,
            percentile(&mut self.times, 50),
            percentile(&mut self.times, 99),
        );
        println!(
            "of these the first turns of all boards at once: p50 {:.1} ms, p99 {:.1} ms; all others: p99 {:.1} ms",
            percentile(&mut self.first, 50),
            percentile(&mut self.first, 99),
            percentile(&mut self.others, 99),
        );
        println!(
            "server: {:.0} µs of processor a turn, {} MB; {} bytes an answer",
            self.server * 1e6 / self.turns as f64,
            self.kilobytes / 1024,
            self.bytes / self.turns,
        );
        println!("share of the bare limit: {:.0} %", 100.0 * rate / bare);
    }
}

async fn play(server: &Server, hall: Hall) -> Played {
    let games = Rc::new(games());
    let start = Rc::new(Barrier::new(hall.codes.len() + 1));
    let phones: Vec<_> = hall
        .codes
        .into_iter()
        .enumerate()
        .map(|(board, code)| {
            let (games, start, address) = (Rc::clone(&games), Rc::clone(&start), server.address);
            tokio::task::spawn_local(async move {
                let phone = Phone::open(address, &code).await;
                start.wait().await;
                phone.play(&games[board % games.len()]).await
            })
        })
        .collect();
    start.wait().await;
    let (begun, used) = (Instant::now(), server.seconds());
    let (mut told, mut bytes) = (Vec::<Acknowledged>::new(), 0);
    let (mut first, mut others) = (Vec::new(), Vec::new());
    for phone in phones {
        let (turns, read) = phone.await.unwrap();
        let times: Vec<Duration> = turns.iter().map(|(_, time)| *time).collect();
        first.extend(times.first());
        others.extend(times.iter().skip(1));
        told.extend(turns);
        bytes += read;
    }
    let end = told.iter().map(|(at, _)| *at).max().unwrap();
    Played {
        turns: told.len(),
        seconds: (end - begun).as_secs_f64(),
        times: told.into_iter().map(|(_, time)| time).collect(),
        first,
        others,
        server: server.seconds() - used,
        kilobytes: server.kilobytes(),
        bytes,
    }
}

/// A phone that records a board.
pub(crate) struct Phone {
    wire: Wire,
    path: String,
    headers: String,
    seen: String,
}

impl Phone {
    /// Takes a board.
    pub(crate) async fn open(address: SocketAddr, code: &str) -> Phone {
        let mut wire = Wire::open(address).await;
        let path = format!("/u/{code}");
        let answer = wire
            .post(&format!("{path}/start"), "", "name=Ms+Naidoo")
            .await;
        let cookie = answer.header("set-cookie").expect("the phone has a key");
        let cookie = cookie.split(';').next().unwrap();
        Phone {
            wire,
            path: format!("{path}/record"),
            headers: format!("cookie: {cookie}\r\nx-fragment: 1\r\naccept-encoding: gzip\r\n"),
            seen: "0".to_owned(),
        }
    }

    /// Sends a turn and waits until it is acknowledged; how many bytes came.
    pub(crate) async fn plays(&mut self, turn: &str) -> usize {
        let form = format!("act=turn&turn={}&seen={}&ago=0", encoded(turn), self.seen);
        let answer = self.wire.post(&self.path, &self.headers, &form).await;
        assert_eq!(answer.status, 200, "{turn}");
        let entry = answer.header("x-entry").expect("the turn is acknowledged");
        entry.clone_into(&mut self.seen);
        answer.bytes
    }

    async fn play(mut self, game: &[String]) -> (Vec<Acknowledged>, usize) {
        let (mut told, mut bytes) = (Vec::with_capacity(game.len()), 0);
        for turn in game {
            let sent = Instant::now();
            bytes += self.plays(turn).await;
            told.push((Instant::now(), sent.elapsed()));
        }
        (told, bytes)
    }
}
