//! PostgreSQL over TLS: a real server with certificates of its own.

use super::fault_injection::play;
use super::postgres::Postgres;
use super::server::Server;
use super::service::postgres as server;
use super::store::base::empty_database;
use super::web::harness::Client;
use super::web::umpire::{Phone, post_a_round};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::{Store, StoreError};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The only name in the certificate of the server.
const NAME: &str = "db.example.org";
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that takes us over TLS and by a pass-phrase only.
struct Guarded {
    postgres: Postgres,
    folder: tempfile::TempDir,
}

fn authority(name: &str) -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::default();
    params.distinguished_name.push(DnType::CommonName, name);
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

impl Guarded {
    fn start() -> Guarded {
        let folder = tempfile::tempdir().unwrap();
        let ours = authority("ours");
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new(vec![NAME.to_owned()]).unwrap();
        let certificate = params.signed_by(&key, &ours).unwrap();
        for (name, text) in [
            ("ca.pem", ours.pem()),
            ("foreign.pem", authority("foreign").pem()),
            ("server.crt", certificate.pem()),
            ("server.key", key.serialize_pem()),
        ] {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        let mut postgres = Postgres::start();
        let mut conn = PgConnection::establish(&postgres.url).unwrap();
        conn.batch_execute(
            "ALTER ROLE postgres PASSWORD 'three cows'; CREATE ROLE watcher SUPERUSER LOGIN",
        )
        .unwrap();
        drop(conn);
        postgres.does(&format!("guard {}", folder.path().display()));
        Guarded { postgres, folder }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The address of a host of the server, with these words.
    fn url(&self, host: &str, words: &str) -> String {
        let (_, place) = self.postgres.url.rsplit_once(':').unwrap();
        format!("postgres://postgres:three%20cows@{host}:{place}?{words}")
    }

    /// The same with a file of authorities.
    fn believing(&self, host: &str, mode: &str, file: &str) -> String {
        let file = self.file(file);
        self.url(
            host,
            &format!("sslmode={mode}&sslrootcert={}", file.display()),
        )
    }

    /// How many connections we have, if all are over TLS.
    fn over_tls(&self) -> Option<i64> {
        #[derive(QueryableByName)]
        struct Seen {
            #[diesel(sql_type = BigInt)]
            number: i64,
            #[diesel(sql_type = Bool)]
            all: bool,
        }
        let watcher = self.postgres.url.replace("postgres@", "watcher@");
        let seen: Seen = diesel::sql_query(
            "SELECT count(*) AS number, coalesce(bool_and(ssl), true) AS all \
             FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = 'postgres'",
        )
        .get_result(&mut PgConnection::establish(&watcher).unwrap())
        .unwrap();
        seen.all.then_some(seen.number)
    }
}

fn refusal(url: &str) -> String {
    let fault = Store::open(url).err().expect("it is refused");
    fault.to_string()
}

#[test]
fn the_program_reaches_its_postgres_over_tls() {
    let guarded = Guarded::start();
    assert!(
        refusal(&guarded.url("127.0.0.1", "")).contains("pg_hba.conf"),
        "clear text is refused there"
    );
    let url = guarded.url("127.0.0.1", "sslmode=require");
    let desk = Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap();
    let (_, codes) = post_a_round(&desk, ClockPolicy::Off);
    let server = Server::start_with(&url);
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    for _ in 0..5 {
        play(&phone).expect("a turn is recorded");
    }
    // The pool and the connection of the turns, and the program's line to others.
    let seen = guarded.over_tls();
    assert!(seen.is_some_and(|seen| seen >= 4), "{seen:?}");
}

#[test]
fn what_one_process_announces_another_hears_over_tls() {
    let guarded = Guarded::start();
    let url = guarded.believing("127.0.0.1", "verify-ca", "ca.pem");
    let (one, other) = (Store::open(&url).unwrap(), Store::open(&url).unwrap());
    let (mut sender, mut receiver) = (
        one.listener().unwrap().unwrap(),
        other.listener().unwrap().unwrap(),
    );
    sender.notify(&["game:17".to_owned()]).unwrap();
    let (mut received, end) = (Vec::new(), Instant::now() + PATIENCE);
    while received.is_empty() && Instant::now() < end {
        received = receiver.received().unwrap();
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(received, ["game:17"]);
    assert!(guarded.over_tls().is_some());
}

#[test]
fn a_postgres_that_is_not_who_it_should_be_is_refused() {
    let guarded = Guarded::start();
    let by_name = |file: &str| {
        let url = guarded.believing(NAME, "verify-full", file);
        format!("{url}&hostaddr=127.0.0.1")
    };
    Store::open(&by_name("ca.pem")).expect("the right name and the right authority");
    let refused = refusal(&by_name("foreign.pem"));
    assert!(
        refused.contains("UnknownIssuer") && refused.contains(NAME),
        "{refused}"
    );
    let refused = refusal(&guarded.believing("127.0.0.1", "verify-full", "ca.pem"));
    assert!(
        refused.contains("certificate") && refused.contains("127.0.0.1"),
        "{refused}"
    );
    // Without the name it is enough, and without roots anybody is believed.
    Store::open(&guarded.believing("127.0.0.1", "verify-ca", "ca.pem")).unwrap();
    let refused = refusal(&guarded.believing("127.0.0.1", "require", "foreign.pem"));
    assert!(
        refused.contains("UnknownIssuer"),
        "as libpq does: {refused}"
    );
    let refused = refusal(&guarded.believing("127.0.0.1", "verify-ca", "missing.pem"));
    assert!(refused.contains("missing.pem"), "{refused}");
    let wrong = guarded
        .url("127.0.0.1", "sslmode=require")
        .replace("three", "four");
    assert!(refusal(&wrong).contains("password"), "{}", refusal(&wrong));
    // It answers, so that nobody waits for it.
    for url in [wrong, by_name("foreign.pem"), guarded.url("127.0.0.1", "")] {
        let fault = Store::open(&url).err();
        assert!(
            matches!(fault, Some(StoreError::NotAdmitted(_))),
            "{fault:?}"
        );
    }
    let port = crate::ports::free().port();
    let nobody = format!("postgres://me@127.0.0.1:{port}/hall?sslmode=require");
    let fault = Store::open(&nobody).err();
    assert!(
        matches!(fault, Some(StoreError::Unavailable(_))),
        "{fault:?}"
    );
}

#[test]
fn the_next_host_is_tried_when_one_does_not_answer_or_is_not_believed() {
    let guarded = Guarded::start();
    let place = guarded.postgres.url.rsplit_once(':').unwrap().1;
    let (port, _) = place.split_once('/').unwrap();
    let nobody = crate::ports::free().port();
    let ca = guarded.file("ca.pem");
    let url = format!(
        "postgres://postgres:three%20cows@127.0.0.1:{nobody},127.0.0.1:{port},{NAME}:{port}/postgres?\
         sslmode=verify-full&sslrootcert={}&hostaddr=127.0.0.1,127.0.0.1,127.0.0.1&target_session_attrs=read-write",
        ca.display()
    );
    Store::open(&url).expect("the third is the right one");
}

#[test]
fn what_asks_for_tls_never_goes_without() {
    let refused = refusal(&format!("{}?sslmode=require", server()));
    assert!(refused.contains("no TLS"), "{refused}");
    // An address set aside for documentation (RFC 5737): nothing is sent there.
    let fault = Store::open("postgres://me@192.0.2.7/hall").err();
    assert!(matches!(fault, Some(StoreError::ClearText(_))), "{fault:?}");
    let (primary, _) = empty_database();
    let primary = Store::open(&primary).unwrap();
    let fault = primary.with_replica("postgres://me@192.0.2.7/hall").err();
    assert!(matches!(fault, Some(StoreError::ClearText(_))), "{fault:?}");
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_may_use_the_tunnel() {
    use std::os::unix::fs::PermissionsExt;
    let guarded = Guarded::start();
    let _store = Store::open(&guarded.url("127.0.0.1", "sslmode=require")).unwrap();
    let mine = format!("inkundla-{}-", std::process::id());
    let is_mine = |folder: &Path| {
        folder
            .file_name()
            .unwrap()
            .to_string_lossy()
            .starts_with(&mine)
    };
    let folders = std::fs::read_dir(std::env::temp_dir()).unwrap();
    let folders: Vec<_> = folders
        .map(|found| found.unwrap().path())
        .filter(|at| is_mine(at))
        .collect();
    assert!(!folders.is_empty());
    for folder in folders {
        // Another story of this process may be over meanwhile.
        if let Ok(found) = std::fs::metadata(&folder) {
            assert_eq!(
                found.permissions().mode() & 0o777,
                0o700,
                "{}",
                folder.display()
            );
        }
    }
}
