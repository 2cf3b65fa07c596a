//! The real program, started as its user would.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `inkundla serve`. Killed when dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts it over a database file in a folder, on a free port.
    pub fn start(folder: &Path) -> Server {
        Server::start_with(&format!("sqlite:{}", folder.join("test.db").display()))
    }

    pub fn start_with(database: &str) -> Server {
        Server::start_at("127.0.0.1:0", database)
    }

    /// The same at an address, where phones know it to be.
    pub fn start_at(address: &str, database: &str) -> Server {
        Server::with(&["--listen", address, "--database", database])
    }

    /// Starts it with just these arguments.
    pub fn with(arguments: &[&str]) -> Server {
        Server::by(
            Command::new(env!("CARGO_BIN_EXE_inkundla"))
                .args(["serve"])
                .args(arguments),
        )
    }

    /// The same, with all it has to say in a file.
    pub fn logging(arguments: &[&str], log: &Path) -> Server {
        Server::by(
            Command::new(env!("CARGO_BIN_EXE_inkundla"))
                .args(["serve"])
                .args(arguments)
                .env("RUST_LOG", "trace")
                .stderr(std::fs::File::create(log).unwrap()),
        )
    }

    /// The same by a command that comes to it in the end.
    pub fn by(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = loop {
            let line = lines
                .next()
                .expect("the server prints its address")
                .unwrap();
            let address = line
                .split_once("://")
                .and_then(|(_, rest)| rest.trim().parse().ok());
            if let Some(address) = address {
                break address;
            }
        };
        // What it prints later must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, address }
    }

    /// The identity of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends it a signal by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args(["-s", name, &self.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
    }

    /// Waits until it has ended, and tells whether it ended well.
    pub fn ends(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }

    /// As a power cut does: no time to say goodbye.
    pub fn kill_9(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _gone_already = self.child.kill();
        let _gone_already = self.child.wait();
    }
}
