//! Turns of real games on many boards at once. A phone sends a turn when the one
//! before is acknowledged: at once, which measures how many turns the server takes,
//! or at its own beat, which measures how long people wait at a certain rate.

use crate::explain::Explained;
use crate::hall::{Base, Hall, Server, encoded, games, seconds_of};
use crate::wire::Wire;
use crate::{BenchArgs, bare, percentile};
use std::io::Result;
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::LocalSet;
use tokio::time::sleep_until;

/// A turn that is in the record.
struct Acknowledged {
    at: Instant,
    /// Since the turn was due.
    took: Duration,
    /// Whether it was the first of its board.
    is_first: bool,
}

/// When turns are due.
#[derive(Clone, Copy)]
pub(crate) struct Beat {
    pub(crate) begun: Instant,
    pub(crate) boards: usize,
    /// Turns a second on all boards together; `None`: each as soon as the one
    /// before is acknowledged.
    pub(crate) offered: Option<usize>,
}

impl Beat {
    /// Waits until a turn of a board is due; since when it is. A phone that is
    /// late sends at once, and what it is late counts.
    pub(crate) async fn due(self, board: usize, turn: usize) -> Instant {
        let Some(offered) = self.offered else {
            return Instant::now();
        };
        let before = (turn * self.boards + board) as f64;
        let due = self.begun + Duration::from_secs_f64(before / offered as f64);
        sleep_until(due.into()).await;
        due
    }
}

pub(crate) async fn run(args: &BenchArgs) {
    let boards = args.number("--boards", 256);
    let base = Base::new(args.text("--database"));
    let folder = base.folder.path();
    let flushes = bare::flushes(folder);
    println!(
        "bare: a flush of 4 KiB takes {:.3} ms ({flushes:.0}/s)",
        1e3 / flushes
    );
    let bare = match args.text("--database") {
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
    let explain = args.has("--explain");
    let mut server = Server::start_with(&base.url, args, |program| {
        if explain {
            Explained::asks(program);
        }
    });
    let explained = explain.then(|| Explained::begin(&mut server, folder));
    let offered = args.text("--rate").map(|_| args.number("--rate", 0));
    let follow = args.has("--follow");
    let played = LocalSet::new()
        .run_until(play(&server, &hall, offered, follow))
        .await;
    if args.has("--line") {
        played.print_line();
    }
    if let Some(explained) = explained {
        let turns = played.acknowledged.iter().map(|turn| (turn.at, turn.took));
        explained.report(server, played.begun, turns);
    }
    if let Some(offered) = offered {
        println!("{offered} turns/s are offered, and a time begins when a turn is due");
    }
    played.report(boards, bare);
}

struct Played {
    begun: Instant,
    /// As they were acknowledged, one after the other.
    acknowledged: Vec<Acknowledged>,
    /// Whether all boards began at one moment.
    is_at_once: bool,
    server: f64,
    client: f64,
    kilobytes: usize,
    bytes: usize,
}

/// The median and the slowest hundredth.
fn times<'a>(acknowledged: impl IntoIterator<Item = &'a Acknowledged>) -> String {
    let mut times: Vec<Duration> = acknowledged.into_iter().map(|turn| turn.took).collect();
    let [median, slow] = [50, 99].map(|of| percentile(&mut times, of));
    format!("p50 {median:.1} ms, p99 {slow:.1} ms")
}

impl Played {
    fn report(&self, boards: usize, bare: f64) {
        let turns = self.acknowledged.len();
        let last = self.acknowledged.last().map_or(self.begun, |turn| turn.at);
        let seconds = (last - self.begun).as_secs_f64();
        let rate = turns as f64 / seconds;
        println!(
            "{boards} boards: {turns} turns acknowledged in {seconds:.1} s: {rate:.0}/s, {}",
            times(&self.acknowledged)
        );
        if self.is_at_once {
            let (first, others): (Vec<_>, Vec<_>) =
                self.acknowledged.iter().partition(|turn| turn.is_first);
            println!(
                "of these the first turns of all boards at once: {}; all others: {}",
                times(first),
                times(others)
            );
        }
        let each = |seconds: f64| seconds * 1e6 / turns as f64;
        println!(
            "server: {:.0} µs of processor a turn, {} MB; {} bytes an answer; client: {:.0} µs",
            each(self.server),
            self.kilobytes / 1024,
            self.bytes / turns,
            each(self.client),
        );
        println!("share of the bare limit: {:.0} %", 100.0 * rate / bare);
    }

    /// What happened in each half of a second.
    fn print_line(&self) {
        let half = |turn: &Acknowledged| (turn.at - self.begun).as_millis() / 500;
        for together in self
            .acknowledged
            .chunk_by(|one, next| half(one) == half(next))
        {
            let from = together.first().map_or(0, half) as f64 / 2.0;
            println!(
                "from {from:.1} s: {} turns, {}",
                together.len(),
                times(together)
            );
        }
    }
}

async fn play(server: &Server, hall: &Hall, offered: Option<usize>, follow: bool) -> Played {
    let games = Rc::new(games());
    let mut phones = Vec::with_capacity(hall.codes.len());
    for code in &hall.codes {
        let phone = Phone::open(server.address, code).await;
        if follow {
            phone.follow(server.address).await;
        }
        phones.push(phone);
    }
    let (server_before, client_before) = (server.seconds(), seconds_of("self"));
    let beat = Beat {
        begun: Instant::now(),
        boards: phones.len(),
        offered,
    };
    let playing = phones.into_iter().enumerate().map(|(board, phone)| {
        let games = Rc::clone(&games);
        let play = async move { phone.play(&games[board % games.len()], beat, board).await };
        tokio::task::spawn_local(play)
    });
    let (mut acknowledged, mut bytes) = (Vec::new(), 0);
    for playing in playing.collect::<Vec<_>>() {
        let (turns, read) = playing.await.unwrap();
        acknowledged.extend(turns);
        bytes += read;
    }
    acknowledged.sort_by_key(|turn| turn.at);
    Played {
        begun: beat.begun,
        acknowledged,
        is_at_once: offered.is_none(),
        server: server.seconds() - server_before,
        client: seconds_of("self") - client_before,
        kilobytes: server.kilobytes(),
        bytes,
    }
}

/// What a page says that has nothing of what lasts.
const NOTHING: &str = "1";

/// The number of the page, of which each phone has one.
const TAB: &str = "1763800000000.5";

/// A phone that records a board.
pub(crate) struct Phone {
    wire: Wire,
    /// The address of the phone itself.
    from: Ipv4Addr,
    path: String,
    cookie: String,
    seen: String,
    /// By which the page says what it has already of what it is sent; `None`
    /// before the first answer.
    has: Option<String>,
    /// The name of the board of the last answer.
    part: String,
}

impl Phone {
    /// Takes a board.
    pub(crate) async fn open(address: SocketAddr, code: &str) -> Phone {
        let opened = Phone::open_from(address, Ipv4Addr::LOCALHOST, code).await;
        opened.expect("the server answers")
    }

    /// The same from another of the addresses of this machine.
    pub(crate) async fn open_from(
        address: SocketAddr,
        from: Ipv4Addr,
        code: &str,
    ) -> Result<Phone> {
        let mut wire = Wire::open_from(address, from).await?;
        let path = format!("/u/{code}");
        let start = format!("{path}/start");
        let answer = wire.try_post(&start, "", "name=Ms+Naidoo").await?;
        let cookie = answer.header("set-cookie").expect("the phone has a key");
        let cookie = cookie.split(';').next().unwrap();
        Ok(Phone {
            wire,
            from,
            path: format!("{path}/record"),
            cookie: cookie.to_owned(),
            seen: "0".to_owned(),
            has: None,
            part: String::new(),
        })
    }

    /// Opens its connection again.
    pub(crate) async fn reconnect(&mut self, address: SocketAddr) -> Result<()> {
        self.wire = Wire::open_from(address, self.from).await?;
        Ok(())
    }

    /// Opens the stream that its page follows, and reads whatever comes.
    async fn follow(&self, address: SocketAddr) {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let board = self.path.trim_end_matches("/record");
        let ask = format!(
            "GET {board}/live?tab={TAB} HTTP/1.1\r\nhost: {address}\r\ncookie: {}\r\naccept-encoding: gzip\r\n\r\n",
            self.cookie
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        tokio::task::spawn_local(async move {
            let mut buffer = Vec::with_capacity(64 * 1024);
            while stream
                .read_buf(&mut buffer)
                .await
                .is_ok_and(|read| read > 0)
            {
                buffer.clear();
            }
        });
    }

    /// Sends a turn and waits until it is acknowledged; how many bytes came.
    pub(crate) async fn plays(&mut self, turn: &str) -> usize {
        let (status, bytes) = self.tries(turn).await;
        assert_eq!(status, 200, "{turn}");
        bytes
    }

    /// Sends a turn; the status of the answer, and how many bytes came.
    pub(crate) async fn tries(&mut self, turn: &str) -> (u16, usize) {
        self.try_turn(turn).await.expect("the server answers")
    }

    /// The same where the server may close the connection instead of answering.
    pub(crate) async fn try_turn(&mut self, turn: &str) -> Result<(u16, usize)> {
        let form = format!(
            "act=turn&turn={}&seen={}&ago=0&tab={TAB}",
            encoded(turn),
            self.seen
        );
        let headers = self.headers();
        let answer = self.wire.try_post(&self.path, &headers, &form).await?;
        if answer.status != 200 {
            return Ok((answer.status, answer.bytes));
        }
        let entry = answer.header("x-entry").expect("the turn is acknowledged");
        entry.clone_into(&mut self.seen);
        if let Some(part) = answer.header("x-part") {
            part.clone_into(&mut self.part);
        }
        if self.has.is_none() {
            let name = answer.attribute("data-menu");
            self.has = Some(name.unwrap_or(NOTHING).to_owned());
        }
        Ok((answer.status, answer.bytes))
    }

    /// This client does not unpack, so the first part, which says the name of
    /// what lasts, has to come as it is.
    fn headers(&self) -> String {
        let (cookie, has) = (&self.cookie, self.has.as_deref());
        let packed = has.map_or("", |_| "accept-encoding: gzip\r\n");
        let has = has.unwrap_or(NOTHING);
        let part = &self.part;
        format!("cookie: {cookie}\r\nx-fragment: {has}\r\nx-part: {part}\r\n{packed}")
    }

    async fn play(
        mut self,
        game: &[String],
        beat: Beat,
        board: usize,
    ) -> (Vec<Acknowledged>, usize) {
        let (mut acknowledged, mut bytes) = (Vec::with_capacity(game.len()), 0);
        for (number, turn) in game.iter().enumerate() {
            let due = beat.due(board, number).await;
            bytes += self.plays(turn).await;
            let at = Instant::now();
            acknowledged.push(Acknowledged {
                at,
                took: at - due,
                is_first: number == 0,
            });
        }
        (acknowledged, bytes)
    }
}
