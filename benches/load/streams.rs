//! A hall of spectators who all watch one board live.

use crate::hall::{Base, Hall, Server, games};
use crate::writes::Phone;
use crate::{Asked, percentile};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::LocalSet;

const PATIENCE: Duration = Duration::from_secs(60);
/// How a packed message ends.
const END: &[u8] = b"\0\0\xff\xff";
/// A greeting and a sign of life are shorter than this, every part is longer.
const SHORT: usize = 64;

pub(crate) async fn run(asked: &Asked) {
    let (count, turns) = (
        asked.number("--streams", 10_000),
        asked.number("--turns", 20),
    );
    let base = Base::new(asked.text("--database"));
    let hall = Hall::post(&base.url, 2);
    let server = Server::start(&base.url, asked);
    LocalSet::new()
        .run_until(watch(&server, &hall, count, turns))
        .await;
}

async fn watch(server: &Server, hall: &Hall, count: usize, turns: usize) {
    let mut phone = Phone::open(server.address, &hall.codes[0]).await;
    let path: Rc<str> = format!("/e/{}/boards/1/1/live", hall.key).into();
    let (tell, mut told) = unbounded_channel();
    let before = server.kilobytes();
    for number in 0..count {
        let stream = Stream {
            tell: tell.clone(),
            path: Rc::clone(&path),
        };
        tokio::task::spawn_local(stream.follow(server.address));
        // A listening socket holds only so many that nobody has greeted yet.
        if number % 100 == 99 {
            all(&mut told, 100).await;
        }
    }
    all(&mut told, count % 100).await;
    let kilobytes = server.kilobytes() - before;
    println!(
        "{count} streams: {:.1} kB each",
        kilobytes as f64 / count as f64
    );
    let (used, mut times) = (server.seconds(), Vec::new());
    for turn in &games()[0][..turns] {
        phone.plays(turn).await;
        let acknowledged = Instant::now();
        let shown = all(&mut told, count).await;
        times.extend(shown.iter().map(|at| at.duration_since(acknowledged)));
    }
    let last: Vec<f64> = [50, 99, 100].map(|of| percentile(&mut times, of)).into();
    println!(
        "{turns} turns, from acknowledged to shown: p50 {:.1} ms, p99 {:.1} ms, last {:.1} ms",
        last[0], last[1], last[2]
    );
    println!(
        "server: {:.2} µs of processor a message, {} MB in all",
        (server.seconds() - used) * 1e6 / (count * turns) as f64,
        server.kilobytes() / 1024
    );
}

/// Waits for so many messages; when each came.
async fn all(told: &mut UnboundedReceiver<Instant>, count: usize) -> Vec<Instant> {
    let mut shown = Vec::with_capacity(count);
    while shown.len() < count {
        let one = tokio::time::timeout(PATIENCE, told.recv()).await;
        shown.push(one.expect("everybody is told").unwrap());
    }
    shown
}

struct Stream {
    tell: UnboundedSender<Instant>,
    path: Rc<str>,
}

impl Stream {
    /// Follows until the server goes; tells when each message has come whole.
    async fn follow(self, address: SocketAddr) {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let ask = format!(
            "GET {} HTTP/1.1\r\nhost: {address}\r\naccept-encoding: gzip\r\n\r\n",
            self.path
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        let (mut message, mut has_head) = (Vec::new(), true);
        while stream
            .read_buf(&mut message)
            .await
            .is_ok_and(|read| read > 0)
        {
            if message.ends_with(END) {
                if std::mem::take(&mut has_head) {
                    let head = message.windows(4).position(|at| at == b"\r\n\r\n");
                    message.drain(..head.unwrap_or_default());
                }
                if message.len() > SHORT && self.tell.send(Instant::now()).is_err() {
                    return;
                }
                message.clear();
            }
        }
    }
}
