//! The busiest hour of a federation, at a growing share of its size: umpires who record, people who
//! watch boards, people who read pages and people who sign in, in the proportions of docs/GROWING.md,
//! through HAProxy to three servers on one PostgreSQL. Says what this machine is short of first, and
//! what the whole federation needs by the largest share that held.

use crate::hall::{
    Base, Hall, ORGANISER, PHRASE, RIVAL, Server, account, encoded, event_of, games,
};
use crate::processes::{Balancer, Reading, Shortage, Spent, most_connections};
use crate::season_people::{Board, Done, Notes, Umpire, watch};
use crate::wire::Wire;
use crate::writes::Phone;
use crate::{BenchArgs, percentile};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::store::{Account, Store};
use std::cell::{Cell, RefCell};
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::task::LocalSet;
use tokio::time::{sleep, sleep_until};

/// The boards that are played at once in the whole federation.
pub(crate) const BOARDS: usize = 50_000;
/// The schools of the whole federation.
const SCHOOLS: usize = 10_000;
/// The boards of an event.
const BOARDS_OF_EVENT: usize = 4;
/// The time between two turns of a board.
pub(crate) const TURN: Duration = Duration::from_secs(15);
/// The spectators of a board, unless `--spectators` says otherwise.
pub(crate) const SPECTATORS: usize = 10;
/// Pages that people reload in a second, in the whole federation: 500,000 people, once a minute.
const PAGES: f64 = 500_000.0 / 60.0;
/// Sign-ins in a second, in the whole federation: 20,000 in half an hour.
const SIGN_INS: f64 = 20_000.0 / 1_800.0;
/// The connections on which pages are read.
const READERS: usize = 32;

/// The slowest hundredth of turns, and of pages and messages, while a share holds.
const GOALS_MS: (f64, f64) = (200.0, 1_000.0);
/// The least part of what was due that is done in time.
const DONE: f64 = 0.98;

/// The shares that are tried, in thousandths of the federation.
const SHARES: [usize; 10] = [1, 5, 10, 15, 20, 30, 40, 60, 80, 100];

pub(crate) async fn run(args: &BenchArgs) {
    let admin = args.text("--database").expect(
        "name a PostgreSQL: --database postgres://…/postgres, where databases may be created",
    );
    let phase = Duration::from_secs(args.number("--seconds", 20) as u64);
    let base = Base::new(Some(admin));
    let servers: Vec<Server> = (0..args.number("--servers", 3))
        .map(|_| {
            Server::start_with(&base.url, args, |program| {
                program.args(["--proxy", "127.0.0.1"]);
            })
        })
        .collect();
    let balancer = Balancer::before(&servers, args.text("--haproxy").unwrap_or("haproxy"));
    println!(
        "{} servers behind HAProxy on one PostgreSQL, client and all on {} processors; {} s for each share",
        servers.len(),
        crate::processes::processors(),
        phase.as_secs()
    );
    let spectators = args.number("--spectators", SPECTATORS);
    let season = Season::new(&base.url, balancer.address, spectators);
    let watch = season.grow(&base, &servers, &balancer, phase);
    LocalSet::new().run_until(watch).await;
}

/// What is due in a second at a share of the federation.
#[derive(Clone, Copy)]
struct Share(usize);

impl Share {
    fn of(self, whole: f64) -> f64 {
        whole * self.0 as f64 / 1_000.0
    }

    fn boards(self) -> usize {
        self.0 * BOARDS / 1_000
    }
}

struct Season {
    desk: Desk,
    account: Account,
    address: SocketAddr,
    notes: Rc<Notes>,
    boards: Vec<Rc<Board>>,
    /// Of each board.
    spectators: usize,
}

/// What a share took.
struct Outcome {
    share: Share,
    spectators: usize,
    spent: Spent,
    shortages: Vec<Shortage>,
    holds: bool,
}

impl Season {
    fn new(url: &str, address: SocketAddr, spectators: usize) -> Season {
        let desk = Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap();
        account(&desk, RIVAL);
        Season {
            account: account(&desk, ORGANISER),
            desk,
            address,
            notes: Rc::default(),
            boards: Vec::new(),
            spectators,
        }
    }

    /// The connections through HAProxy at a number of boards.
    fn connections(&self, boards: usize) -> usize {
        boards * (self.spectators + 1) + READERS
    }

    async fn grow(mut self, base: &Base, servers: &[Server], balancer: &Balancer, phase: Duration) {
        let mut held: Option<Outcome> = None;
        for share in SHARES.map(Share) {
            let (needed, most) = (self.connections(share.boards()), most_connections());
            if needed > most {
                println!(
                    "{:.1} % needs {needed} connections, and HAProxy may open the files for {most}: \
                     raise the limit (ulimit -n), or take fewer spectators (--spectators)",
                    share.of(100.0)
                );
                break;
            }
            self.open(share).await;
            let outcome = self.measure(share, base, servers, balancer, phase).await;
            if !outcome.holds {
                outcome.print_shortages("short of, where it did not hold");
                break;
            }
            outcome.print_shortages("used");
            held = Some(outcome);
        }
        match held {
            Some(outcome) => outcome.print_whole(),
            None => println!("not even the smallest share held: nothing is concluded"),
        }
    }

    /// Opens boards up to a share, each with its umpire and its spectators.
    async fn open(&mut self, share: Share) {
        let games = Rc::new(games());
        while self.boards.len() < share.boards() {
            let (desk, account) = (self.desk.clone(), self.account.clone());
            let posted = tokio::task::spawn_blocking(move || {
                let key = event_of(&desk, &account);
                Hall::post_of(&desk, &account, key, BOARDS_OF_EVENT)
            });
            let hall = posted.await.unwrap();
            let event: Rc<str> = hall.key.into();
            for (at, code) in hall.codes.into_iter().enumerate() {
                self.open_board(&event, at + 1, code, &games).await;
            }
        }
    }

    async fn open_board(
        &mut self,
        event: &Rc<str>,
        number: usize,
        code: String,
        games: &Rc<Vec<Vec<String>>>,
    ) {
        let at = self.boards.len();
        // Each event comes from an address of its own, as a school does.
        let school = at / BOARDS_OF_EVENT;
        let from = Ipv4Addr::new(127, 1, (school / 250) as u8, (school % 250) as u8 + 1);
        let board = Rc::new(Board {
            code,
            number,
            event: Rc::clone(event),
            from,
            due: Cell::default(),
        });
        let phone = Phone::open_from(self.address, from, &board.code).await;
        let umpire = Umpire {
            phone: phone.expect("the umpire opens the board"),
            board: Rc::clone(&board),
            address: self.address,
            notes: Rc::clone(&self.notes),
        };
        let (games, wait) = (
            Rc::clone(games),
            TURN.mul_f64((at * 37 % 101) as f64 / 101.0),
        );
        tokio::task::spawn_local(async move {
            umpire.record(&games[at % games.len()], wait).await;
        });
        for _ in 0..self.spectators {
            let (board, notes) = (Rc::clone(&board), Rc::clone(&self.notes));
            tokio::task::spawn_local(watch(self.address, board, notes));
        }
        self.boards.push(board);
    }

    async fn measure(
        &self,
        share: Share,
        base: &Base,
        servers: &[Server],
        balancer: &Balancer,
        phase: Duration,
    ) -> Outcome {
        // What has just been opened settles first.
        sleep(Duration::from_secs(3)).await;
        self.notes.refused.set(0);
        let (begun, before) = (Instant::now(), Reading::take(base, servers, balancer));
        let end = begun + phase;
        let pages = self.read_pages(share.of(PAGES), begun, end);
        let sign_ins = self.sign_in(share.of(SIGN_INS), begun, end);
        tokio::join!(pages, sign_ins);
        sleep_until(end.into()).await;
        let after = Reading::take(base, servers, balancer);
        // Who is late is waited for, for as long as people would wait.
        sleep(Duration::from_secs(2)).await;
        let spent = Spent::between(&before, &after);
        let window = begun..end;
        let take = |notes: &RefCell<Vec<Done>>| {
            let all = std::mem::take(&mut *notes.borrow_mut());
            let inside = all.into_iter().filter(|done| window.contains(&done.due));
            inside.map(|done| done.took).collect::<Vec<Duration>>()
        };
        let notes = &self.notes;
        let all = [&notes.turns, &notes.pages, &notes.messages, &notes.sign_ins].map(take);
        let turns = all[0].len();
        let counted = Counted {
            counts: all.each_ref().map(Vec::len),
            slow_ms: all.map(|mut times| percentile(&mut times, 99)),
            due: [
                phase.as_secs_f64() * self.boards.len() as f64 / TURN.as_secs_f64(),
                share.of(PAGES) * phase.as_secs_f64(),
                (turns * self.spectators) as f64,
            ],
        };
        let holds = counted.holds();
        println!(
            "{:.1} % ({} schools, {} boards in {} events, {} streams): {}",
            share.of(100.0),
            share.of(SCHOOLS as f64),
            self.boards.len(),
            self.boards.len() / BOARDS_OF_EVENT,
            self.boards.len() * self.spectators,
            if holds { "holds" } else { "does NOT hold" }
        );
        counted.print(notes.refused.get());
        println!("  {spent}");
        Outcome {
            share,
            spectators: self.spectators,
            shortages: spent.shortages(self.connections(self.boards.len())),
            spent,
            holds,
        }
    }

    /// People read the pages of events, at a rate.
    async fn read_pages(&self, rate: f64, begun: Instant, end: Instant) {
        let readers: Vec<_> = (0..READERS)
            .map(|reader| {
                let boards: Vec<Rc<Board>> = self.boards.clone();
                let (address, notes) = (self.address, Rc::clone(&self.notes));
                let from = Ipv4Addr::new(127, 2, 0, reader as u8 + 1);
                tokio::task::spawn_local(async move {
                    let mut wire = Wire::open_from(address, from).await.ok();
                    for number in (reader..).step_by(READERS) {
                        let due = begun + Duration::from_secs_f64(number as f64 / rate);
                        if due >= end {
                            return;
                        }
                        sleep_until(due.into()).await;
                        let board = &boards[number * 7 % boards.len()];
                        let part = ["", "/standings", "/rounds"][number % 3];
                        let path = format!("/e/{}{part}", board.event);
                        let asked = match &mut wire {
                            Some(wire) => {
                                wire.try_get(&path, "accept-encoding: gzip\r\n").await.ok()
                            }
                            None => None,
                        };
                        if asked.is_some_and(|answer| answer.status == 200) {
                            notes.pages.borrow_mut().push(Done {
                                due,
                                took: due.elapsed(),
                            });
                        } else {
                            notes.refused.set(notes.refused.get() + 1);
                            wire = Wire::open_from(address, from).await.ok();
                        }
                    }
                })
            })
            .collect();
        for reader in readers {
            reader.await.unwrap();
        }
    }

    /// Organisers sign in, each in a new browser and from an address of their own.
    async fn sign_in(&self, rate: f64, begun: Instant, end: Instant) {
        let form = format!(
            "next=&name={}&phrase={}",
            encoded(ORGANISER),
            encoded(PHRASE)
        );
        for number in 0usize.. {
            let due = begun + Duration::from_secs_f64(number as f64 / rate);
            if due >= end {
                return;
            }
            sleep_until(due.into()).await;
            let from = Ipv4Addr::new(127, 3, (number / 250) as u8, (number % 250) as u8 + 1);
            let answer = match Wire::open_from(self.address, from).await {
                Ok(mut wire) => wire.try_post("/signin", "", &form).await,
                Err(why) => Err(why),
            };
            if answer.is_ok_and(|answer| answer.status == 303) {
                let done = Done {
                    due,
                    took: due.elapsed(),
                };
                self.notes.sign_ins.borrow_mut().push(done);
            } else {
                self.notes.refused.set(self.notes.refused.get() + 1);
            }
        }
    }
}

/// Turns, pages, messages and sign-ins of a share.
struct Counted {
    counts: [usize; 4],
    /// The slowest hundredth of each.
    slow_ms: [f64; 4],
    /// The turns, pages and messages that were due.
    due: [f64; 3],
}

impl Counted {
    fn holds(&self) -> bool {
        let done = self.counts.iter().zip(self.due);
        self.slow_ms[0] <= GOALS_MS.0
            && self.slow_ms[1..3].iter().all(|slow| *slow <= GOALS_MS.1)
            && done
                .into_iter()
                .all(|(done, due)| *done as f64 >= due * DONE)
    }

    fn print(&self, refused: usize) {
        let words: Vec<String> = ["turns", "pages", "messages", "sign-ins"]
            .iter()
            .enumerate()
            .map(|(at, what)| {
                let due = self.due.get(at).map(|due| format!(" of {due:.0} due"));
                let (count, slow) = (self.counts[at], self.slow_ms[at]);
                format!(
                    "{what} {count}{}, p99 {slow:.0} ms",
                    due.unwrap_or_default()
                )
            })
            .collect();
        println!("  {}; refused {refused}", words.join("; "));
    }
}

impl Outcome {
    fn print_shortages(&self, what: &str) {
        let each = self.shortages.iter().map(ToString::to_string);
        println!("  {what}: {}", each.collect::<Vec<_>>().join(", "));
    }

    /// What the whole federation needs if each part grows in proportion.
    fn print_whole(&self) {
        self.spent
            .print_whole(self.share.of(1.0), BOARDS * self.spectators);
    }
}
