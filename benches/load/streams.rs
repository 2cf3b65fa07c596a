//! A hall of spectators who all watch one board live, or all boards of the hall on one page.

use crate::hall::{Base, Hall, Server, games};
use crate::writes::Phone;
use crate::{BenchArgs, percentile};
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
pub(crate) const SHORT: usize = 64;

/// Everybody watches the first board.
pub(crate) async fn run(args: &BenchArgs) {
    let base = Base::new(args.text("--database"));
    let hall = Hall::post(&base.url, 2);
    let server = Server::start(&base.url, args);
    let path = format!("/e/{}/boards/1/1/live", hall.key);
    let count = args.number("--streams", 10_000);
    let turns = args.number("--turns", 20);
    let watch = watch(&server, &hall.codes[..1], path, (count, turns));
    LocalSet::new().run_until(watch).await;
}

/// Everybody watches the page of all boards; the turns are played at one board after the other.
pub(crate) async fn run_hall(args: &BenchArgs) {
    let base = Base::new(args.text("--database"));
    let hall = Hall::post(&base.url, args.number("--boards", 24));
    let server = Server::start(&base.url, args);
    let path = format!("/e/{}/live", hall.key);
    let count = args.number("--streams", 1_000);
    let turns = args.number("--turns", 96);
    let watch = watch(&server, &hall.codes, path, (count, turns));
    LocalSet::new().run_until(watch).await;
}

async fn watch(server: &Server, codes: &[String], path: String, (count, turns): (usize, usize)) {
    let mut phones = Vec::new();
    for code in codes {
        phones.push(Phone::open(server.address, code).await);
    }
    let path: Rc<str> = path.into();
    let (sender, mut messages) = unbounded_channel();
    let before = server.kilobytes();
    for number in 0..count {
        let stream = Stream {
            messages: sender.clone(),
            path: Rc::clone(&path),
        };
        tokio::task::spawn_local(stream.follow(server.address));
        // A listening socket holds only a limited number that nobody has greeted yet.
        if number % 100 == 99 {
            receive(&mut messages, 100).await;
        }
    }
    receive(&mut messages, count % 100).await;
    let kilobytes = server.kilobytes() - before;
    println!(
        "{count} streams: {:.1} kB each",
        kilobytes as f64 / count as f64
    );
    let (used, mut times) = (server.seconds(), Vec::new());
    let (game, mut bytes) = (&games()[0], 0);
    for at in 0..turns {
        let (board, turn) = (at % phones.len(), &game[at / phones.len()]);
        phones[board].plays(turn).await;
        let acknowledged = Instant::now();
        let received = receive(&mut messages, count).await;
        bytes += received.iter().map(|one| one.bytes).sum::<usize>();
        times.extend(
            received
                .iter()
                .map(|one| one.at.duration_since(acknowledged)),
        );
    }
    let last: Vec<f64> = [50, 99, 100].map(|of| percentile(&mut times, of)).into();
    println!(
        "{turns} turns, from acknowledged to received: p50 {:.1} ms, p99 {:.1} ms, last {:.1} ms",
        last[0], last[1], last[2]
    );
    println!(
        "server: {:.2} µs of processor a message, {} bytes each, {} MB in all",
        (server.seconds() - used) * 1e6 / (count * turns) as f64,
        bytes / (count * turns).max(1),
        server.kilobytes() / 1024
    );
}

/// A message that has come whole.
struct Message {
    at: Instant,
    bytes: usize,
}

/// Waits for a number of messages.
async fn receive(arrivals: &mut UnboundedReceiver<Message>, count: usize) -> Vec<Message> {
    let mut received = Vec::with_capacity(count);
    while received.len() < count {
        let one = tokio::time::timeout(PATIENCE, arrivals.recv()).await;
        received.push(one.expect("every stream is sent the turn").unwrap());
    }
    received
}

struct Stream {
    messages: UnboundedSender<Message>,
    path: Rc<str>,
}

impl Stream {
    /// Follows until the server goes; reports when each message has come whole.
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
                let come = Message {
                    at: Instant::now(),
                    bytes: message.len(),
                };
                if come.bytes > SHORT && self.messages.send(come).is_err() {
                    return;
                }
                message.clear();
            }
        }
    }
}
