//! An event with many boards, and the real program that serves it.

use crate::BenchArgs;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::events::EventSettings;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::Ruleset;
use inkundla::store::{Account, NewEntrant, Store};
use inkundla::system_time::now;
use inkundla::tournament::{About, EntrantName, Options, Presence, RoundNo};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Whoever has an account has this pass-phrase.
pub(crate) const PHRASE: &str = "three cows in a row";
/// Whose event it is.
pub(crate) const ORGANISER: &str = "Ms Khumalo";
/// Who has an account as well, and means no good.
pub(crate) const RIVAL: &str = "Mr Rival";
/// What is played.
pub(crate) const RULESET: &str = "umlabalaba";
/// The number of longest games that are played, over and over.
const GAMES: usize = 16;

/// A database for one run.
pub(crate) struct Base {
    pub(crate) url: String,
    pub(crate) folder: TempDir,
    admin: Option<(String, String)>,
}

impl Base {
    /// A new file, or a new database on the server of an address.
    pub(crate) fn new(server: Option<&str>) -> Base {
        let folder = tempfile::tempdir().unwrap();
        let Some(admin) = server else {
            let url = format!("sqlite:{}", folder.path().join("hall.db").display());
            return Base {
                url,
                folder,
                admin: None,
            };
        };
        let name = format!("inkundla_bench_{}", std::process::id());
        execute(admin, &format!("CREATE DATABASE {name}"));
        let (host, _) = admin.rsplit_once('/').unwrap();
        Base {
            url: format!("{host}/{name}"),
            folder,
            admin: Some((admin.to_owned(), name)),
        }
    }
}

fn execute(url: &str, statement: &str) {
    let mut conn = PgConnection::establish(url).unwrap();
    conn.batch_execute(statement).unwrap();
}

impl Drop for Base {
    fn drop(&mut self) {
        if let Some((admin, name)) = &self.admin {
            execute(admin, &format!("DROP DATABASE {name} WITH (FORCE)"));
        }
    }
}

/// A posted round.
pub(crate) struct Hall {
    pub(crate) key: String,
    pub(crate) codes: Vec<String>,
}

impl Hall {
    /// Makes an event with a posted round of this number of boards.
    pub(crate) fn post(url: &str, boards: usize) -> Hall {
        let desk = Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap();
        let (account, key) = plan(&desk);
        Hall::post_of(&desk, &account, key, boards)
    }

    /// Posts the first round of an event that has nothing yet.
    pub(crate) fn post_of(desk: &Desk, account: &Account, key: String, boards: usize) -> Hall {
        let organiser = || -> Right<Unlimited> { desk.organiser(account, &key).unwrap() };
        let children = (0..2 * boards).map(child).collect();
        desk.enter(&organiser(), children, now()).unwrap();
        desk.draft_round(&organiser(), now()).unwrap();
        desk.post_round(&organiser(), RoundNo(1), "", now())
            .unwrap();
        let posted = desk.boards(organiser().event(), RoundNo(1)).unwrap();
        let codes = posted.iter().map(|board| desk.code_of(board).unwrap());
        let codes = codes.collect();
        Hall { key, codes }
    }
}

/// An event of one organiser: who, and its key.
pub(crate) fn plan(desk: &Desk) -> (Account, String) {
    plan_of(desk, ORGANISER)
}

/// The same of somebody else.
pub(crate) fn plan_of(desk: &Desk, name: &str) -> (Account, String) {
    let account = account(desk, name);
    let key = event_of(desk, &account);
    (account, key)
}

/// A new account, signed in.
pub(crate) fn account(desk: &Desk, name: &str) -> Account {
    let id = desk.create_account(name, PHRASE, now()).unwrap();
    let token = desk.open_session(id, now()).unwrap();
    desk.account_of(&token, now()).unwrap().unwrap()
}

/// The key of a new event of an account.
pub(crate) fn event_of(desk: &Desk, account: &Account) -> String {
    let plan = EventSettings {
        name: "Zone cup".into(),
        ruleset: Ruleset::by_name(RULESET).unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::MINUTE,
        conduct: UmpireSettings::default(),
        language: None,
    };
    desk.create_event(account, &plan, now()).unwrap()
}

/// The key of an event of somebody who means no good.
pub(crate) fn rival(url: &str) -> String {
    let desk = Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap();
    plan_of(&desk, RIVAL).1
}

/// A child who takes part.
pub(crate) fn child(number: usize) -> NewEntrant {
    const SOUNDS: [&str; 8] = ["tha", "ndi", "sipho", "le", "ra", "zo", "ku", "mbe"];
    let sound = |shift: usize| SOUNDS[(number >> shift) % SOUNDS.len()];
    let word = |text: String| text[..1].to_uppercase() + &text[1..];
    let given = word(format!("{}{}", sound(0), sound(3)));
    let family = word(format!("{}{}ni", sound(6), sound(9)));
    NewEntrant {
        name: EntrantName::parse_whole(&format!("{given} {family}")).unwrap(),
        school: Some(format!("School {}", number % 20)),
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    }
}

/// Real games, all cut to the length of the shortest of them.
pub(crate) fn games() -> Vec<Vec<String>> {
    let table =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/law/mill_playouts.tsv");
    let text = std::fs::read_to_string(table).unwrap();
    let rows = text
        .lines()
        .map(|row| row.split('\t').collect::<Vec<_>>())
        .filter(|row| row[0] == RULESET);
    let turns = |row: Vec<&str>| row[5].split(' ').map(str::to_owned).collect::<Vec<_>>();
    let mut games: Vec<Vec<String>> = rows.map(turns).collect();
    games.retain(|game| game.iter().all(|turn| turn != "RC"));
    games.sort_by_key(|game| std::cmp::Reverse(game.len()));
    games.truncate(GAMES);
    // The last turn of a game ends it, and with it the rate of its board.
    let shortest = games.iter().map(Vec::len).min().unwrap() - 1;
    games.iter_mut().for_each(|game| game.truncate(shortest));
    games
}

/// A running `inkundla serve`; killed when dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Serves a database; by another build of the program if one is named.
    pub(crate) fn start(url: &str, args: &BenchArgs) -> Server {
        Server::start_with(url, args, |_| {})
    }

    /// The same with more to say to the program.
    pub(crate) fn start_with(
        url: &str,
        args: &BenchArgs,
        more: impl FnOnce(&mut Command),
    ) -> Server {
        let program = args.text("--program");
        let program = program.unwrap_or(env!("CARGO_BIN_EXE_inkundla"));
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-backups"])
            .args(["--database", url])
            .stdout(Stdio::piped());
        more(&mut command);
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("http://")?;
            rest.trim().parse().ok()
        });
        std::thread::spawn(move || lines.for_each(drop));
        Server {
            address: address.expect("the server prints its address"),
            child,
        }
    }

    /// The processor time that the server has used, in seconds.
    pub(crate) fn seconds(&self) -> f64 {
        seconds_of(&self.child.id().to_string())
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it says on standard error, if that was asked for.
    pub(crate) fn log(&mut self) -> Option<std::process::ChildStderr> {
        self.child.stderr.take()
    }

    /// The memory that the server holds, in kB.
    pub(crate) fn kilobytes(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS"));
        let number = line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok());
        number.unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _gone_already = self.child.kill();
        let _gone_already = self.child.wait();
    }
}

/// The processor time that a process has used, in seconds; `self` is this one.
pub(crate) fn seconds_of(process: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"));
    let stat = stat.unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split(' ').collect();
    let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<f64>().ok());
    // Linux counts a hundred ticks a second.
    (ticks(12).unwrap_or_default() + ticks(13).unwrap_or_default()) / 100.0
}

/// A text as a form sends it.
pub(crate) fn encoded(text: &str) -> String {
    let letter = |c: char| match c {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' => c.to_string(),
        other => format!("%{:02X}", u32::from(other)),
    };
    text.chars().map(letter).collect()
}
