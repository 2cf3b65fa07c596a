//! What strangers do to a server, from addresses of this machine that nobody else uses.
//! All of it is bounded: a number of tasks, each with a pause, until a moment.

use crate::costly::{CostlyFiles, GUESSING};
use crate::hall::{ORGANISER, PHRASE, RIVAL, encoded};
use crate::wire::Wire;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::future::Future;
use std::io::Result;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::LocalSet;
use tokio::time::{sleep, timeout_at};

/// What was tried, and how often it came out how.
pub(crate) type Deeds = BTreeMap<&'static str, BTreeMap<String, u64>>;

/// How many there are of each sort at a full share of a hundred.
const GUESSERS: usize = 64;
const READERS: usize = 64;
const SLOW: usize = 500;
const UPLOADERS: usize = 4;
/// Who guesses or reads waits so long between two requests.
const BREATH: Duration = Duration::from_millis(40);
/// Who is slow sends a letter of a header each.
const LETTER: Duration = Duration::from_secs(1);
/// Who uploads waits so long.
const REST: Duration = Duration::from_millis(200);
/// The size of what is uploaded.
const HOSTILE_BYTES: usize = 900 * 1024;

/// Strangers, and one who has an account.
pub(crate) struct Crowd {
    pub(crate) server: SocketAddr,
    /// The key of the event under attack.
    pub(crate) event: String,
    /// The key of an event of the one with an account.
    pub(crate) theirs: String,
    pub(crate) ruleset: &'static str,
    /// How many streams the server lets be open.
    pub(crate) streams: usize,
    /// How many they are, of a hundred of what is usual here.
    pub(crate) share: usize,
    pub(crate) costly: CostlyFiles,
}

/// One stranger.
pub(crate) struct Stranger {
    pub(crate) crowd: Rc<Crowd>,
    pub(crate) number: usize,
    from: Ipv4Addr,
    deeds: Rc<RefCell<Deeds>>,
}

type Work = Pin<Box<dyn Future<Output = Result<()>>>>;
type Deed = fn(Stranger) -> Work;

impl Crowd {
    /// All come, and go at the end. Blocks.
    pub(crate) fn comes_until(self, end: Instant) -> Deeds {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        let (streams, share) = (self.streams, self.share);
        let (crowd, deeds) = (Rc::new(self), Rc::default());
        let of = |usual: usize| usual * share / 100;
        let sorts: [(usize, Deed); 12] = [
            (of(4), |one| Box::pin(one.checks_records())),
            (of(16), |one| Box::pin(one.reads_fixed_pages())),
            (of(32), |one| Box::pin(one.reads_pictures())),
            (of(4), |one| Box::pin(one.sends_costly_files())),
            (of(64), |one| Box::pin(one.plays_against_the_program())),
            (of(4), |one| Box::pin(one.uploads_slowly())),
            (of(GUESSING), |one| Box::pin(one.guesses_alone())),
            (of(GUESSERS), |one| Box::pin(one.guesses())),
            (of(READERS), |one| Box::pin(one.reads())),
            (of(SLOW), |one| Box::pin(one.never_ends())),
            (of(UPLOADERS), |one| Box::pin(one.uploads())),
            // A third more than there is room for.
            (of(streams * 4 / 3), |one| Box::pin(one.watches())),
        ];
        runtime.block_on(LocalSet::new().run_until(async {
            let mut tasks = Vec::new();
            for (many, work) in sorts {
                for number in 0..many {
                    let (crowd, deeds) = (Rc::clone(&crowd), Rc::clone(&deeds));
                    let again = come_again(crowd, deeds, number, work);
                    tasks.push(tokio::task::spawn_local(timeout_at(end.into(), again)));
                }
            }
            for task in tasks {
                // Each ends at the end, in the middle of whatever it does.
                let _is_over = task.await.unwrap();
            }
        }));
        deeds.take()
    }
}

/// Whoever is thrown out comes again.
async fn come_again(crowd: Rc<Crowd>, deeds: Rc<RefCell<Deeds>>, number: usize, work: Deed) {
    // 127.0.0.2 to 127.0.0.121; umpires and the organiser come from 127.0.0.1.
    let last = 2 + u8::try_from(number % GUESSING).unwrap();
    loop {
        let stranger = Stranger {
            crowd: Rc::clone(&crowd),
            number,
            from: Ipv4Addr::new(127, 0, 0, last),
            deeds: Rc::clone(&deeds),
        };
        let _thrown_out = work(stranger).await;
        sleep(BREATH).await;
    }
}

impl Stranger {
    pub(crate) fn note(&self, what: &'static str, outcome: impl ToString) {
        let mut deeds = self.deeds.borrow_mut();
        let outcomes = deeds.entry(what).or_default();
        *outcomes.entry(outcome.to_string()).or_default() += 1;
    }

    pub(crate) async fn wire(&self) -> Result<Wire> {
        Wire::open_from(self.crowd.server, self.from).await
    }

    pub(crate) async fn socket(&self) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        socket.connect(self.crowd.server).await
    }

    /// Tries pass-phrases for the organiser, or for names that nobody has.
    async fn guesses(self) -> Result<()> {
        let mut wire = self.wire().await?;
        for guess in 0_u32.. {
            let name = match guess % 2 {
                0 => encoded(ORGANISER),
                _ => format!("Nobody{}x{guess}", self.number),
            };
            let form = format!("next=&name={name}&phrase=guess+number+{guess}");
            let answer = wire.try_post("/signin", "", &form).await?;
            self.note("guessing pass-phrases", answer.status);
            sleep(BREATH).await;
        }
        Ok(())
    }

    /// Asks for pages at addresses that nobody has asked for.
    async fn reads(self) -> Result<()> {
        let mut wire = self.wire().await?;
        for look in 0_u32.. {
            let page = ["", "/standings", "/boards/1/1"][look as usize % 3];
            let (event, number) = (&self.crowd.event, self.number);
            let path = format!("/e/{event}{page}?x={number}x{look}");
            let answer = wire.try_get(&path, "accept-encoding: gzip\r\n").await?;
            self.note("pages that are not ready", answer.status);
            sleep(BREATH).await;
        }
        Ok(())
    }

    /// Never comes to the end of its request.
    async fn never_ends(self) -> Result<()> {
        let mut stream = self.socket().await?;
        self.note("slow requests", "begun");
        stream.write_all(b"POST /signin HTTP/1.1\r\nhost: ").await?;
        let cut = loop {
            sleep(LETTER).await;
            if let Err(why) = stream.write_all(b"x").await {
                break Err(why);
            }
            let mut heard = [0; 256];
            // What the server says before it closes.
            match stream.try_read(&mut heard) {
                Ok(0) => break Ok(()),
                Err(why) if why.kind() != std::io::ErrorKind::WouldBlock => break Err(why),
                _ => {}
            }
        };
        self.note("slow requests", "cut off by the server");
        cut
    }

    /// Signs the one with an account in: the line of a request with all cookies.
    pub(crate) async fn signed_in(&self) -> Result<String> {
        let form = format!("next=&name={}&phrase={}", encoded(RIVAL), encoded(PHRASE));
        loop {
            let mut wire = self.wire().await?;
            let answer = wire.try_post("/signin", "", &form).await?;
            self.note("signing in with an account", answer.status);
            if answer.status == 303 {
                return Ok(format!("cookie: {}\r\n", answer.cookies().join("; ")));
            }
            sleep(REST).await;
        }
    }

    /// Uploads what does harm: half of them without a right to, half with an account.
    async fn uploads(self) -> Result<()> {
        let has_account = self.number.is_multiple_of(2);
        let cookie = if has_account {
            self.signed_in().await?
        } else {
            String::new()
        };
        let mut wire = self.wire().await?;
        let what = if has_account {
            "hostile files with an account"
        } else {
            "hostile files without one"
        };
        for try_ in 0_usize.. {
            let path = match try_ % 2 {
                0 => "/import".to_owned(),
                _ => format!("/e/{}/players/check", self.crowd.theirs),
            };
            let form = parts(self.crowd.ruleset, &hostile(try_));
            let headers = format!("content-type: multipart/form-data; boundary=x\r\n{cookie}");
            let answer = wire.try_send(&path, &headers, &form).await?;
            self.note(what, answer.status);
            sleep(REST).await;
        }
        Ok(())
    }

    /// Takes a stream and keeps it.
    async fn watches(self) -> Result<()> {
        let mut stream = self.socket().await?;
        let Crowd { server, event, .. } = &*self.crowd;
        let ask = format!("GET /e/{event}/boards/1/1/live HTTP/1.1\r\nhost: {server}\r\n\r\n");
        stream.write_all(ask.as_bytes()).await?;
        let mut buffer = vec![0; 16 * 1024];
        let read = stream.read(&mut buffer).await?;
        let status = String::from_utf8_lossy(buffer.get(9..12).unwrap_or_default()).into_owned();
        self.note("streams", &status);
        if status != "200" || read == 0 {
            sleep(LETTER).await;
            return Ok(());
        }
        while stream.read(&mut buffer).await? > 0 {}
        self.note("streams", "ended by the server");
        Ok(())
    }
}

/// A file that is a list, a report or nothing, and much of it.
fn hostile(number: usize) -> String {
    let mut text = String::with_capacity(HOSTILE_BYTES + 100);
    match number % 4 {
        // A list as wide as it is long.
        0 => text.push_str(&"Given name,".repeat(HOSTILE_BYTES / 11)),
        // Quotes that never close.
        1 => text.push_str(&"\"a,\n".repeat(HOSTILE_BYTES / 4)),
        // A report with more players than there are numbers.
        2 => {
            for player in 1..HOSTILE_BYTES / 90 {
                let _ = writeln!(text, "001 {player:>4} m    Player {player:<80}");
            }
        }
        // Names that are all the same.
        _ => text.push_str(&"Given name,Family name\nA,B\n".repeat(HOSTILE_BYTES / 27)),
    }
    text
}

/// A form with a file, as a browser sends it.
fn parts(ruleset: &str, file: &str) -> String {
    let field = |name: &str, value: &str| {
        format!("--x\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let file = format!(
        "--x\r\ncontent-disposition: form-data; name=\"file\"; filename=\"list.csv\"\r\n\
         content-type: text/csv\r\n\r\n{file}\r\n"
    );
    format!(
        "{}{}{file}--x--\r\n",
        field("ruleset", ruleset),
        field("act", "look")
    )
}
