//! A PostgreSQL server for one story.

use super::multi_process::until;
use super::operator::figure;
use super::server::Server;
use super::web::harness::Client;
use inkundla::store::StoreError;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A PostgreSQL of its own that is stopped and started, and followed by a replica.
pub struct Postgres {
    shell: Child,
    /// What the orders print, and after a failed one the end of the servers' logs.
    log: tempfile::NamedTempFile,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    pub url: String,
}

const ORDERS: &str = r#"
. tests/postgres.sh
start_postgres >&2 || exit 1
trap stop_postgres EXIT
echo "$TEST_POSTGRES_URL"
control() { as_postgres "$POSTGRES_PROGRAMS/pg_ctl" -D "$POSTGRES_HOME/data" "$@" >&2; }
follow() { as_postgres "$POSTGRES_PROGRAMS/pg_ctl" -D "$replica" "$@" >&2; }
again() {
    for try in 1 2 3 4 5; do
        "$@" && return
        sleep 1
    done
    return 1
}
start_replica() {
    follow -w -l "$POSTGRES_HOME/replica.log" -o "-c listen_addresses=127.0.0.1 -c port=$beside \
        -c unix_socket_directories= -c max_connections=200 -c lc_messages=C" start
}
first_start_of_replica() { beside=$(free_port) && start_replica; }
make_replica() {
    as_postgres "$POSTGRES_PROGRAMS/pg_basebackup" -R -N -c fast -d "$TEST_POSTGRES_URL" -D "$POSTGRES_HOME/replica" >&2 &&
        start_copy
}
start_copy() {
    replica=$POSTGRES_HOME/replica
    trap 'follow -m immediate stop; stop_postgres' EXIT
    again first_start_of_replica
}
guard() {
    local file
    for file in server.crt server.key; do
        as_postgres bash -c 'umask 077; cat >"$0"' "$POSTGRES_HOME/data/$file" <"$1/$file" || return 1
    done
    as_postgres bash -c 'echo "ssl = on" >>"$0/postgresql.conf"; printf "%s\n" \
        "host all watcher 127.0.0.1/32 trust" "hostssl all all 127.0.0.1/32 scram-sha-256" >"$0/pg_hba.conf"' \
        "$POSTGRES_HOME/data" && again control -w -m fast -l "$POSTGRES_HOME/log" restart
}
port=${TEST_POSTGRES_URL##*:}; port=${port%%/*}
sql() { as_postgres "$POSTGRES_PROGRAMS/psql" -q -v ON_ERROR_STOP=1 -d "$TEST_POSTGRES_URL" "$@" >&2; }
# The steps of docs/operations/point-in-time-recovery.md.
archive() {
    wal=$POSTGRES_HOME/wal
    as_postgres mkdir -p -m 700 "$wal" && sql -c "ALTER SYSTEM SET archive_mode = on"         -c "ALTER SYSTEM SET archive_command = 'test ! -f $wal/%f && cp %p $wal/%f'"         -c "ALTER SYSTEM SET archive_timeout = '60s'" && again control -w -m fast -l "$POSTGRES_HOME/log" restart
}
base_backup() {
    as_postgres "$POSTGRES_PROGRAMS/pg_basebackup" -d "$TEST_POSTGRES_URL" --pgdata "$POSTGRES_HOME/base"         --checkpoint fast --wal-method stream >&2
}
recover() {
    sql -c "SELECT pg_switch_wal()" || return 1
    replica=$POSTGRES_HOME/recovered
    trap 'follow -m immediate stop; stop_postgres' EXIT
    as_postgres cp -a "$POSTGRES_HOME/base" "$replica" && as_postgres chmod 700 "$replica" &&
        as_postgres bash -c 'cat >>"$0/postgresql.auto.conf" && touch "$0/recovery.signal"' "$replica" <<END || return 1
restore_command = 'cp $wal/%f %p'
recovery_target_time = '$1'
recovery_target_action = 'promote'
archive_mode = off
END
    again first_start_of_replica
}
submit() {
    case $1 in
    stop) control -m immediate stop ;;
    replica) make_replica ;;
    block\ *) as_postgres env PATH="$POSTGRES_PROGRAMS:$PATH" POSTGRES_HOME="$POSTGRES_HOME" \
        bash -euo pipefail <"${1#* }" >&2 ;;
    copied) start_copy ;;
    archive) archive ;;
    base-backup) base_backup ;;
    recover\ *) recover "${1#* }" ;;
    guard\ *) guard "${1#* }" ;;
    replica-promote) follow -w promote ;;
    replica-stop) follow -m immediate stop ;;
    replica-start) again start_replica ;;
    start) again control -w -l "$POSTGRES_HOME/log" -o "-c listen_addresses=127.0.0.1 -c port=$port \
        -c unix_socket_directories= -c lc_messages=C" start ;;
    *) echo "no order is called $1" >&2; return 1 ;;
    esac
}
while read -r order; do
    if submit "$order" </dev/null; then
        echo "done ${beside:-}"
    else
        as_postgres tail -n 40 "$POSTGRES_HOME"/*log >&2
        echo failed
    fi
done
"#;

impl Postgres {
    pub fn start() -> Postgres {
        let log = tempfile::NamedTempFile::new().unwrap();
        let mut shell = Command::new("bash")
            .args(["-c", ORDERS])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log.reopen().unwrap())
            .spawn()
            .unwrap();
        let mut postgres = Postgres {
            orders: shell.stdin.take(),
            answers: BufReader::new(shell.stdout.take().unwrap()),
            shell,
            log,
            url: String::new(),
        };
        postgres.url = postgres.answer();
        assert!(
            postgres.url.starts_with("postgres://"),
            "{}",
            postgres.refusal()
        );
        postgres
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    fn refusal(&self) -> String {
        std::fs::read_to_string(self.log.path()).unwrap()
    }

    /// Carries out an order; the port of the replica, once there is one.
    ///
    /// # Panics
    /// With the end of the servers' logs, when the order fails.
    pub fn does(&mut self, order: &str) -> Option<u16> {
        writeln!(self.orders.as_ref().unwrap(), "{order}").unwrap();
        let answer = self.answer();
        let (done, port) = answer.split_once(' ').unwrap_or((&answer, ""));
        assert_eq!(done, "done", "{order}: {}", self.refusal());
        port.parse().ok()
    }

    /// Recovers its base backup to a moment, as a server of its own; its address.
    pub fn recovered(&mut self, moment: &str) -> String {
        let port = self.does(&format!("recover {moment}")).expect("it starts");
        format!("postgres://postgres@127.0.0.1:{port}/postgres")
    }

    /// Starts a replica that follows it; its address.
    pub fn followed(&mut self) -> String {
        let port = self.does("replica").expect("the replica starts");
        format!("postgres://postgres@127.0.0.1:{port}/postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // At the end of its orders the shell stops the server and goes.
        self.orders = None;
        self.shell.wait().unwrap();
    }
}

#[test]
#[should_panic(expected = "could not bind IPv4 address")]
fn a_server_that_does_not_start_fails_the_test_with_the_words_of_its_log() {
    let mut postgres = Postgres::start();
    postgres.does("stop");
    let port = postgres.url.rsplit(':').next().unwrap();
    let port = port.split('/').next().unwrap();
    let _taken = std::net::TcpListener::bind(format!("127.0.0.1:{port}")).unwrap();
    postgres.does("start");
}

/// After a power cut the database on another machine may come up minutes later.
#[test]
fn a_server_that_starts_waits_for_its_database() {
    let mut postgres = Postgres::start();
    postgres.does("stop");
    let mut waiting = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--database",
            &postgres.url,
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut messages = BufReader::new(waiting.stderr.take().unwrap()).lines();
    let mut hears = |words: &str| {
        let heard = messages.by_ref().map(Result::unwrap);
        assert!(
            heard.into_iter().any(|line| line.contains(words)),
            "{words}"
        );
    };
    hears("it is tried again every second");
    assert!(waiting.try_wait().unwrap().is_none(), "it has not given up");
    postgres.does("start");
    hears("the database answers");
    let mut lines = BufReader::new(waiting.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("http://127.0.0.1:")));
    waiting.kill().unwrap();
    waiting.wait().unwrap();
    // What another start would not mend is no reason to wait.
    let nobody = postgres.url.replace("/postgres", "/nobody");
    let refused = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &nobody])
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let messages = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(messages.contains("nobody"), "{messages}");
    assert!(!messages.contains("tried again"), "{messages}");
    let fault = inkundla::store::Store::open(&nobody).err();
    assert!(
        matches!(fault, Some(StoreError::NotAdmitted(_))),
        "{fault:?}"
    );
    // A server that ends or begins is waited for, whatever it says, in whatever language.
    postgres.does("stop");
    let fault = inkundla::store::Store::open(&postgres.url).err();
    assert!(
        matches!(fault, Some(StoreError::Unavailable(_))),
        "{fault:?}"
    );
    let starting = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = starting.local_addr().unwrap();
    let says = |code: &'static str| {
        let listener = starting.try_clone().unwrap();
        let refuse = move || {
            for stream in listener
                .incoming()
                .take(if code == "57P03" { 2 } else { 3 })
            {
                let mut stream = stream.unwrap();
                let _hello = std::io::Read::read(&mut stream, &mut [0; 1024]).unwrap();
                let fields = format!("SFATAL\0VFATAL\0C{code}\0Mnicht jetzt\0\0");
                let length = u32::try_from(fields.len() + 4).unwrap().to_be_bytes();
                stream
                    .write_all(&[b"E", &length[..], fields.as_bytes()].concat())
                    .unwrap();
            }
        };
        let server = std::thread::spawn(refuse);
        let url =
            format!("postgres://postgres@{address}/postgres?sslmode=disable&gssencmode=disable");
        let fault = inkundla::store::Store::open(&url).err().unwrap();
        server.join().unwrap();
        assert!(fault.to_string().contains("nicht jetzt"), "{fault}");
        fault
    };
    assert!(matches!(says("57P03"), StoreError::Unavailable(_)));
    assert!(matches!(says("28P01"), StoreError::NotAdmitted(_)));
    let unit = include_str!("../../docs/operations/inkundla.service");
    assert!(unit.lines().any(|line| line == "StartLimitIntervalSec=0"));
}

/// At night nobody asks but the load balancer and Prometheus.
#[test]
fn a_database_that_goes_away_is_counted_and_logged_once_though_only_a_balancer_asks() {
    let mut postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let figures = crate::ports::free();
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--no-backups"])
        .args(["--database", &postgres.url])
        .args(["--metrics", &figures.to_string()])
        .env_remove("RUST_LOG")
        .stderr(std::fs::File::create(&log).unwrap());
    let server = Server::by(&mut command);
    let ready = || Client::at(server.address).get("/ready").status;
    assert_eq!(ready(), 200);
    postgres.does("stop");
    let refused = || {
        let text = Client::at(figures).get("/metrics").body;
        figure(&text, "inkundla_refused_total")
    };
    assert_eq!((ready(), ready()), (503, 503));
    assert!(refused() >= 2.0);
    let text = std::fs::read_to_string(&log).unwrap();
    let errors: Vec<&str> = text.lines().filter(|line| line.contains("ERROR")).collect();
    assert!(
        errors.len() == 1 && errors[0].contains("refused for now"),
        "{text}"
    );
    postgres.does("start");
    until("the database is back", || ready() == 200);
}
