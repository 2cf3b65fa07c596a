//! A fresh database for each story, and the people and boards that most of them need.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::store::*;
use inkundla::tournament::*;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

pub const NOON: i64 = 1_795_262_400_000;

/// The role that OPERATIONS.md recommends for the server: it owns no table.
pub const ROLE: &str = include_str!("../../../docs/operations/role.sql");

/// A database that is there for one story only.
pub struct Base {
    /// Its address for the server.
    pub url: String,
    pub store: Store,
    place: Place,
}

enum Place {
    Folder(tempfile::TempDir),
    Server { owner: String, name: String },
}

/// Tells a story to both databases, one after the other.
pub fn on_both(story: impl Fn(&Base)) {
    for base in [Base::in_a_file(), Base::on_a_server()] {
        eprintln!("on {}", base.url);
        story(&base);
    }
}

/// A new, empty database on the server.
pub fn empty_database() -> (String, String) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let admin = crate::service::postgres();
    let name = format!(
        "story_{}_{}",
        std::process::id(),
        COUNT.fetch_add(1, Ordering::Relaxed)
    );
    let mut conn = PgConnection::establish(&admin).expect("the PostgreSQL server of the tests");
    conn.batch_execute(&["CREATE DATABASE ", &name].concat())
        .unwrap();
    let (server, _) = admin.rsplit_once('/').unwrap();
    (format!("{server}/{name}"), name)
}

impl Base {
    pub fn in_a_file() -> Base {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("hall.db").display());
        let store = Store::open(&url).unwrap();
        Base {
            url,
            store,
            place: Place::Folder(folder),
        }
    }

    /// A database whose tables belong to another role than the one that the server uses, so that every story also
    /// shows that the recommended role may do all that the server does.
    pub fn on_a_server() -> Base {
        let (owner, name) = empty_database();
        drop(Store::open(&owner).unwrap());
        // Roles are of all databases: two stories must not make the same one at once.
        static ROLES: Mutex<()> = Mutex::new(());
        let one_at_a_time = ROLES.lock().unwrap_or_else(PoisonError::into_inner);
        let mut conn = PgConnection::establish(&owner).unwrap();
        conn.batch_execute(ROLE).unwrap();
        drop(one_at_a_time);
        let (_, place) = owner.split_once('@').unwrap();
        let url = format!("postgres://inkundla_server@{place}");
        let store = Store::open(&url).unwrap();
        let place = Place::Server { owner, name };
        Base { url, store, place }
    }

    pub fn file(&self) -> Option<&Path> {
        self.url.strip_prefix("sqlite:").map(Path::new)
    }

    /// The address for the owner of the tables.
    pub fn owner(&self) -> Option<&str> {
        match &self.place {
            Place::Server { owner, .. } => Some(owner),
            Place::Folder(_) => None,
        }
    }

    /// Runs statements behind the store's back.
    pub fn behind_its_back(&self, statements: &str) -> Result<(), String> {
        match self.file() {
            Some(path) => {
                let mut conn = SqliteConnection::establish(&path.display().to_string()).unwrap();
                conn.batch_execute("PRAGMA busy_timeout = 5000; PRAGMA recursive_triggers = ON")
                    .unwrap();
                conn.batch_execute(statements)
                    .map_err(|why| why.to_string())
            }
            None => {
                let mut conn = PgConnection::establish(self.owner().unwrap()).unwrap();
                conn.batch_execute(statements)
                    .map_err(|why| why.to_string())
            }
        }
    }

    /// Changes an entry although the database guards them.
    pub fn unguarded(&self, statement: &str) {
        let of_table = match self.file() {
            Some(_) => "",
            None => " ON entries",
        };
        let guard = format!("DROP TRIGGER entries_stay_as_written{of_table}");
        self.behind_its_back(&guard).unwrap();
        self.behind_its_back(statement).unwrap();
    }

    /// A change by the teacher, with its line in the audit.
    pub fn change<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Changes) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.store.change(by_teacher("change"), |tx, _| work(tx))
    }
}

impl Drop for Base {
    fn drop(&mut self) {
        match &self.place {
            Place::Folder(folder) => assert!(folder.path().is_dir()),
            Place::Server { name, .. } => {
                let mut conn = PgConnection::establish(&crate::service::postgres()).unwrap();
                let drop = ["DROP DATABASE ", name, " WITH (FORCE)"].concat();
                conn.batch_execute(&drop).unwrap();
            }
        }
    }
}

pub fn by_teacher(what: &str) -> Audit {
    Audit {
        tournament: None,
        at_ms: NOON,
        who: "Ms Khumalo".to_owned(),
        what: what.to_owned(),
        subject: "the hall".to_owned(),
        detail: r#"{"was":null}"#.to_owned(),
        why: None,
        role: String::new(),
        account: String::new(),
    }
}

/// A digest that no other number gives.
pub fn digest(number: u32) -> Digest {
    let mut bytes = [7; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Digest(bytes)
}

pub fn settings_row(name: &str) -> EventSettingsRow {
    EventSettingsRow {
        name: name.to_owned(),
        ruleset: "morabaraba".to_owned(),
        options: Options {
            system: System::Monrad,
            rounds: 5,
            scoring: Scoring::default(),
            tiebreaks: vec![Tiebreak::BUCHHOLZ, Tiebreak::DIRECT_ENCOUNTER],
            avoid_same_school: true,
            automatic: false,
            ..Options::automatic()
        },
        clock: r#"{"seconds":60}"#.to_owned(),
        conduct: "{}".to_owned(),
        publish: "none".to_owned(),
        language: None,
        announcement: Announcement::default(),
    }
}

pub fn child(given: &str, family: &str) -> NewEntrant {
    NewEntrant {
        name: EntrantName::parse(given, family).unwrap(),
        school: Some("Ndlela Primary".to_owned()),
        grade: Grade::new(6),
        presence: Presence::Here,
        about: About {
            rating: Some(1500),
            gender: Some(Gender::Female),
            born: Some(2014),
        },
    }
}

/// A tournament with an organiser and children in it.
pub struct Hall {
    pub organiser: AccountId,
    pub tournament: TournamentId,
    pub children: Vec<EntrantId>,
}

pub const ROUND: RoundNo = RoundNo(1);

impl Hall {
    /// A hall with this number of children; `key` tells two halls in one database apart.
    pub fn open(base: &Base, key: &'static str, children: usize) -> Hall {
        base.change(move |tx| {
            let organiser = tx.create_account(&format!("teacher {key}"), "$argon2id$…", NOON)?;
            let tournament = tx.create_tournament(key, &settings_row(key), organiser, NOON)?;
            let names: Vec<_> = (1..=children)
                .map(|n| child(&format!("Child{n}"), "Mokoena"))
                .collect();
            let children = tx
                .enter(tournament, &names)?
                .iter()
                .map(|entrant| entrant.id)
                .collect();
            Ok(Hall {
                organiser,
                tournament,
                children,
            })
        })
        .unwrap()
    }

    /// Neighbours meet; an odd child out has the bye.
    pub fn draft(&self, number: RoundNo) -> DraftRound {
        let pairs = self.children.chunks_exact(2);
        let byes = pairs.remainder().iter().map(|child| Bye {
            entrant: *child,
            kind: ByeKind::Allocated,
        });
        let byes = byes.collect();
        let pairing = |(board, pair): (u16, &[EntrantId])| Pairing {
            board: BoardNo(board),
            first: pair[0],
            second: pair[1],
        };
        DraftRound {
            number,
            pairings: (1..).zip(pairs).map(pairing).collect(),
            byes,
        }
    }

    /// Codes that differ from those of other halls and rounds.
    pub fn posting(&self, number: RoundNo) -> Posting {
        let base = self.tournament.0 as u32 * 1_000_000 + u32::from(number.0) * 10_000;
        let boards = 1..=(self.children.len() / 2) as u16;
        Posting {
            at_ms: NOON + 1,
            codes: boards
                .map(|board| (BoardNo(board), digest(base + u32::from(board))))
                .collect(),
            codes_expire_at_ms: NOON + 3_600_000,
            projection: "{}".to_owned(),
        }
    }

    /// Posts a round and returns the games, board by board.
    pub fn post(&self, base: &Base, number: RoundNo) -> Vec<GameId> {
        let (tournament, draft, posting) =
            (self.tournament, self.draft(number), self.posting(number));
        base.change(move |tx| {
            tx.save_draft(tournament, &draft)?;
            tx.post_round(tournament, number, &posting)?;
            Ok(tx
                .boards(tournament, number)?
                .iter()
                .map(|board| board.game)
                .collect())
        })
        .unwrap()
    }
}

/// One more turn of a game after this number of turns.
pub fn turn(after: u32) -> Append {
    Append {
        proof: None,
        expected_seq: after,
        entries: vec![StoredEntry {
            seq: after + 1,
            at_ms: NOON + i64::from(after),
            by: "Board 1, Mr Dube".to_owned(),
            event: format!(r#"{{"kind":"played", "turn":"d{after}"}}"#),
        }],
        texts: Vec::new(),
        projection: format!(r#"{{"turns":{}}}"#, after + 1),
        phase: GamePhase::Running,
        asked: 0,
        result: None,
    }
}

macro_rules! assert_fault {
    ($outcome:expr, $fault:pat) => {{
        let outcome = $outcome;
        assert!(
            matches!(outcome, Err($fault)),
            "not {}: {outcome:?}",
            stringify!($fault)
        );
    }};
}
pub(crate) use assert_fault;
