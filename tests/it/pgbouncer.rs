//! PgBouncer before PostgreSQL: in session mode the server runs, in transaction mode it does not start and says why.

use super::fault_injection::play;
use super::multi_process::until;
use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command};

/// A running PgBouncer; ended when dropped.
struct PgBouncer {
    child: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl PgBouncer {
    fn before(database: &str, mode: &str) -> PgBouncer {
        let (_, place) = database.split_once('@').unwrap();
        let (server, name) = place.split_once('/').unwrap();
        let (host, port) = server.split_once(':').unwrap();
        let folder = tempfile::tempdir().unwrap();
        let address = crate::ports::free();
        let users = folder.path().join("users.txt");
        std::fs::write(&users, "\"postgres\" \"\"\n").unwrap();
        let file = folder.path().join("pgbouncer.ini");
        let settings = format!(
            "[databases]\n{name} = host={host} port={port} dbname={name} user=postgres\n\
             [pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {}\npool_mode = {mode}\n\
             auth_type = any\nunix_socket_dir =\nignore_startup_parameters = extra_float_digits\n\
             default_pool_size = 40\nmax_client_conn = 100\n",
            address.port()
        );
        std::fs::write(&file, settings).unwrap();
        // PgBouncer refuses to run as root.
        let open = Command::new("chmod")
            .args(["-R", "a+rX"])
            .arg(folder.path())
            .status();
        assert!(open.unwrap().success());
        let program = crate::service::value("pgbouncer", "TEST_PGBOUNCER");
        let mut command = Command::new(program);
        if is_root() {
            command.args(["-u", "nobody"]);
        }
        let child = command
            .arg("-q")
            .arg(&file)
            .spawn()
            .expect("PgBouncer starts");
        let listens = || TcpStream::connect(address).is_ok();
        until("PgBouncer listens", listens);
        PgBouncer {
            child,
            address,
            _folder: folder,
        }
    }

    fn url(&self, database: &str) -> String {
        let name = database.rsplit('/').next().unwrap();
        format!("postgres://postgres@{}/{name}", self.address)
    }
}

impl Drop for PgBouncer {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

#[test]
fn transaction_mode_is_refused_by_name_with_what_to_do() {
    let (database, _) = empty_database();
    let bouncer = PgBouncer::before(&database, "transaction");
    let address = ["--database", &bouncer.url(&database)];
    // The address is a setting of the server, and no later try would succeed.
    let commands = [
        (&["serve", "--listen", "127.0.0.1:0"][..], 2),
        (&["migrate"], 1),
    ];
    for (command, status) in commands {
        let mut program = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        let output = program.args(command).args(address).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(status), "{said}");
        for part in ["PgBouncer", "pool_mode = session", "PostgreSQL itself"] {
            assert!(said.contains(part), "{command:?}: {said}");
        }
    }
}

#[test]
fn in_session_mode_two_servers_tell_each_other_of_turns() {
    let (database, _) = empty_database();
    let bouncer = PgBouncer::before(&database, "session");
    let url = bouncer.url(&database);
    let desk = Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap();
    let (key, codes) = post_a_round(&desk, ClockPolicy::Off);
    drop(desk);
    let serve = || {
        Server::with(&[
            "--no-backups",
            "--listen",
            "127.0.0.1:0",
            "--database",
            &url,
        ])
    };
    let (first, second) = (serve(), serve());
    let phone = Phone::recording(Client::at(first.address), &codes[0], "Ms Naidoo");
    let recorded = play(&phone).expect("a turn is recorded");
    let spectator = Client::at(second.address);
    until("the turn is at the other server", || {
        let page = spectator.get(&format!("/e/{key}/boards/1/1"));
        let seen = page.attributes("#live", "data-seq").concat();
        seen.parse().is_ok_and(|seen: u32| seen >= recorded)
    });
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(
        Client::at(second.address).post("/signin", &form).status,
        303
    );
}
