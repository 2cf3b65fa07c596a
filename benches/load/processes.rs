//! HAProxy as the documents have it, and what the processes of a federation take of the machine.
//! Linux only: it reads `/proc`.

use crate::hall::{Base, Server, seconds_of};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use std::fmt::{self, Display};
use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest time that HAProxy takes to listen.
const PATIENCE: Duration = Duration::from_secs(10);

/// HAProxy in front of the servers; ended when dropped.
pub(crate) struct Balancer {
    child: Child,
    pub(crate) address: SocketAddr,
    _folder: TempDir,
}

impl Balancer {
    /// Starts HAProxy by the documented file, with other addresses, without a certificate, and with
    /// all spectators of an event at one server, as docs/GROWING.md advises for many of them.
    pub(crate) fn before(servers: &[Server], program: &str) -> Balancer {
        let folder = tempfile::tempdir().unwrap();
        let address = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap();
        let documented = include_str!("../../docs/operations/haproxy.cfg");
        let (config, _) = documented.split_once("  server desk1").unwrap();
        let config = config
            .replace(
                ":443 ssl crt /etc/haproxy/inkundla.pem",
                &address.to_string(),
            )
            .replace(
                "balance roundrobin",
                "balance uri depth 2\n  hash-type consistent",
            );
        let each = servers.iter().enumerate();
        let each =
            each.map(|(n, server)| format!("  server desk{n} {} check inter 1s\n", server.address));
        let file = folder.path().join("haproxy.cfg");
        fs::write(&file, config + &each.collect::<String>()).unwrap();
        let child = Command::new(program)
            .arg("-db")
            .arg("-f")
            .arg(&file)
            .spawn();
        let child = child.expect("HAProxy is installed, or named by --haproxy");
        let until = Instant::now() + PATIENCE;
        while TcpStream::connect(address).is_err() {
            assert!(Instant::now() < until, "HAProxy listens");
            std::thread::sleep(Duration::from_millis(20));
        }
        Balancer {
            child,
            address,
            _folder: folder,
        }
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        let _gone_already = self.child.kill();
        let _gone_already = self.child.wait();
    }
}

/// The number of processors that this process may use.
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The connections that HAProxy can hold here: each is two open files, one to the client and one to a server.
pub(crate) fn most_connections() -> usize {
    let text = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    soft.unwrap_or(1_024).saturating_sub(200) / 2
}

/// What has been used until a moment.
pub(crate) struct Reading {
    at: Instant,
    servers: f64,
    postgres: f64,
    balancer: f64,
    client: f64,
    /// The memory of the servers, in kB.
    kilobytes: usize,
    /// Bytes that PostgreSQL wrote.
    written: u64,
    commits: i64,
    /// Milliseconds in which the busiest disk had something to do.
    disk_ms: u64,
    connections: i64,
    most_connections: i64,
}

#[derive(QueryableByName)]
struct Counts {
    #[diesel(sql_type = BigInt)]
    commits: i64,
    #[diesel(sql_type = BigInt)]
    connections: i64,
    #[diesel(sql_type = BigInt)]
    most_connections: i64,
}

const COUNTS: &str = "SELECT
    (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits,
    (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
    (SELECT setting::bigint FROM pg_settings WHERE name = 'max_connections') AS most_connections";

impl Reading {
    pub(crate) fn take(base: &Base, servers: &[Server], balancer: &Balancer) -> Reading {
        let mut conn = PgConnection::establish(&base.url).unwrap();
        let counts: Counts = diesel::sql_query(COUNTS).get_result(&mut conn).unwrap();
        let postgres = processes_of_postgres();
        Reading {
            at: Instant::now(),
            servers: servers.iter().map(Server::seconds).sum(),
            postgres: postgres.iter().map(|process| seconds_of(process)).sum(),
            balancer: seconds_of(&balancer.child.id().to_string()),
            client: seconds_of("self"),
            kilobytes: servers.iter().map(Server::kilobytes).sum(),
            written: postgres.iter().map(|process| written_by(process)).sum(),
            commits: counts.commits,
            disk_ms: busiest_disk(),
            connections: counts.connections,
            most_connections: counts.most_connections,
        }
    }
}

/// All processes of PostgreSQL on this machine.
fn processes_of_postgres() -> Vec<String> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let postgres = all.filter(|process| {
        let name = fs::read_to_string(process.path().join("comm"));
        name.is_ok_and(|name| name.trim() == "postgres")
    });
    postgres
        .filter_map(|process| process.file_name().into_string().ok())
        .collect()
}

/// Milliseconds since the start in which the disk that worked longest had something to do.
fn busiest_disk() -> u64 {
    let text = fs::read_to_string("/proc/diskstats").unwrap_or_default();
    let busy = text
        .lines()
        .filter_map(|line| line.split_whitespace().nth(12)?.parse().ok());
    busy.max().unwrap_or_default()
}

fn written_by(process: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/io")).unwrap_or_default();
    let bytes = text
        .lines()
        .find_map(|line| line.strip_prefix("write_bytes: "));
    bytes
        .and_then(|bytes| bytes.parse().ok())
        .unwrap_or_default()
}

/// What a share used while it was measured; processors as the mean number that was busy.
pub(crate) struct Spent {
    servers: f64,
    postgres: f64,
    balancer: f64,
    client: f64,
    megabytes: f64,
    written_mb: f64,
    commits: f64,
    disk: f64,
    connections: i64,
    most_connections: i64,
}

impl Spent {
    pub(crate) fn between(before: &Reading, after: &Reading) -> Spent {
        let seconds = (after.at - before.at).as_secs_f64();
        let busy = |before: f64, after: f64| (after - before).max(0.0) / seconds;
        Spent {
            servers: busy(before.servers, after.servers),
            postgres: busy(before.postgres, after.postgres),
            balancer: busy(before.balancer, after.balancer),
            client: busy(before.client, after.client),
            megabytes: after.kilobytes as f64 / 1024.0,
            written_mb: after.written.saturating_sub(before.written) as f64 / 1e6 / seconds,
            disk: after.disk_ms.saturating_sub(before.disk_ms) as f64 / 1e3 / seconds,
            commits: (after.commits - before.commits).max(0) as f64 / seconds,
            connections: after.connections,
            most_connections: after.most_connections,
        }
    }

    /// The part of each limit of this machine that was used, the largest first; `connections` go
    /// through HAProxy.
    pub(crate) fn shortages(&self, connections: usize) -> Vec<Shortage> {
        let all = self.servers + self.postgres + self.balancer + self.client;
        let total = fs::read_to_string("/proc/meminfo").unwrap_or_default();
        let total = total.lines().find(|line| line.starts_with("MemTotal"));
        let total = total.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        let part = |what, used: f64, limit: f64| Shortage {
            what,
            part: used / limit.max(1.0),
        };
        let mut shortages = vec![
            part("processors", all, processors() as f64),
            part("time of the disk", self.disk, 1.0),
            part(
                "connections of PostgreSQL",
                self.connections as f64,
                self.most_connections as f64,
            ),
            part(
                "open files of HAProxy",
                connections as f64,
                most_connections() as f64,
            ),
            part(
                "memory, by the servers",
                self.megabytes,
                total.unwrap_or_default() / 1024.0,
            ),
        ];
        shortages.sort_by(|one, other| other.part.total_cmp(&one.part));
        shortages
    }

    /// Prints what the whole federation needs and what machines like this one carry, if each part
    /// grows in proportion. `share` is the part of the federation that was measured, `streams` are those
    /// of the whole federation.
    pub(crate) fn print_whole(&self, share: f64, streams: usize) {
        let processors = processors() as f64;
        let (program, postgres) = (self.servers + self.balancer, self.postgres);
        println!("in proportion, which nobody has measured:");
        println!(
            "  the whole federation: {:.0} processors for the servers, {:.0} for PostgreSQL, {:.0} for HAProxy; {:.1} GB in \
             servers for {streams} streams; PostgreSQL writes {:.0} MB/s",
            self.servers / share,
            postgres / share,
            self.balancer / share,
            self.megabytes / 1024.0 / share,
            self.written_mb / share
        );
        let carried = |busy: f64| 100.0 * share * processors / busy.max(f64::MIN_POSITIVE);
        let alone = carried(program + postgres);
        println!(
            "  a machine like this one, the clients elsewhere: {alone:.1} % of the federation"
        );
        println!(
            "  a second one, for PostgreSQL alone: {:.1} % (the servers are the limit at {:.1} %, PostgreSQL at {:.1} %)",
            carried(program).min(carried(postgres)),
            carried(program),
            carried(postgres)
        );
        println!(
            "  each further one for servers: {:.1} % more, until PostgreSQL is the limit",
            carried(program)
        );
    }
}

impl Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "processors busy: servers {:.2}, PostgreSQL {:.2}, HAProxy {:.2}, client {:.2}; servers hold {:.0} MB; PostgreSQL: {:.0} \
             commits/s, {:.1} MB/s written, {} of {} connections",
            self.servers,
            self.postgres,
            self.balancer,
            self.client,
            self.megabytes,
            self.commits,
            self.written_mb,
            self.connections,
            self.most_connections
        )
    }
}

/// The part of a limit that is used.
pub(crate) struct Shortage {
    what: &'static str,
    part: f64,
}

impl Display for Shortage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:.0} %", self.what, 100.0 * self.part)
    }
}
