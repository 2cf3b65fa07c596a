//! A shell in the folder of a scene, in which `inkundla` is the program of this build.

use super::scene::Scene;
use crate::server::Server;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Lines of a block that run one after the other, or one that serves.
enum Step {
    Runs(String),
    Serves(String),
}

/// The steps of a block. A line that ends in a backslash goes on in the next one.
fn steps(block: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for line in block.replace("\\\n", " ").lines() {
        let serves = line.starts_with("inkundla serve ") && !line.contains("--check");
        match (serves, steps.last_mut()) {
            (true, _) => steps.push(Step::Serves(line.to_owned())),
            (false, Some(Step::Runs(text))) => *text = format!("{text}\n{line}"),
            (false, _) => steps.push(Step::Runs(line.to_owned())),
        }
    }
    steps
}

impl Scene {
    /// `bash` with the programs of this build and of PostgreSQL.
    pub fn bash(&self, script: &str) -> Command {
        let programs = self.file("bin");
        if !programs.exists() {
            std::fs::create_dir(&programs).unwrap();
            let program = env!("CARGO_BIN_EXE_inkundla");
            std::os::unix::fs::symlink(program, programs.join("inkundla")).unwrap();
        }
        let of_postgres = crate::service::value("postgres", "POSTGRES_PROGRAMS");
        let path = std::env::var("PATH").unwrap();
        let path = format!("{}:{of_postgres}:{path}", programs.display());
        let mut command = Command::new("bash");
        command
            .args(["-euo", "pipefail", "-c", script])
            .current_dir(self.folder())
            .env("PATH", path)
            .env("HOME", self.folder())
            .env("GNUPGHOME", self.file("gnupg"))
            // Without --listen a server takes any free port.
            .env("INKUNDLA_LISTEN", "127.0.0.1:0")
            .env_remove("INKUNDLA_DATABASE")
            .env_remove("RUST_LOG");
        let (user, place) = self.database.split_once('@').unwrap_or_default();
        let (host, _) = place.split_once('/').unwrap_or_default();
        if let Some((host, port)) = host.split_once(':') {
            command.env("PGHOST", host).env("PGPORT", port);
            command
                .env("PGUSER", "postgres")
                .env("PGPASSWORD", "three cows");
            command.env("TEST_USER", user);
        }
        command
    }

    /// Runs a script that succeeds; what it printed. Questions are answered with yes.
    pub fn runs(&self, script: &str) -> String {
        let done = self.tries(script);
        let printed = [&done.stdout[..], &done.stderr].concat();
        let printed = String::from_utf8_lossy(&printed).into_owned();
        assert!(done.status.success(), "{script}\n{printed}");
        printed
    }

    pub fn tries(&self, script: &str) -> Output {
        let mut child = self
            .bash(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // A command may read more than one answer at once, so there is no end of them.
        std::thread::spawn(move || while stdin.write_all(b"yes\n").is_ok() {});
        child.wait_with_output().unwrap()
    }

    /// Runs a block as it stands, with the places of this scene; its servers go on.
    pub fn execute(&self, block: &str) -> Vec<Server> {
        let mut servers = Vec::new();
        for step in steps(&self.fill(block)) {
            match step {
                Step::Runs(script) => drop(self.runs(&script)),
                Step::Serves(line) => {
                    servers.push(Server::by(&mut self.bash(&format!("exec {line}"))));
                }
            }
        }
        servers
    }
}
