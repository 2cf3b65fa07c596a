//! The systemd unit: verified by systemd's own tool, and its lines run by a supervisor that listens as systemd does.

use super::blocks::Story;
use super::operations::write_settings;
use super::scene::Scene;
use crate::server::Server;
use crate::web::harness::{Client, PATIENCE};
use std::fs;
use std::os::unix::net::UnixDatagram;
use std::process::Command;

/// The values of a key of a unit, in their order.
fn values<'a>(unit: &'a str, key: &str) -> Vec<&'a str> {
    let lines = unit.lines().filter_map(|line| line.split_once('='));
    lines
        .filter(|(name, _)| *name == key)
        .map(|(_, value)| value)
        .collect()
}

/// The socket of a supervisor.
pub struct Supervisor(UnixDatagram);

impl Supervisor {
    pub fn at(scene: &Scene) -> Supervisor {
        let socket = UnixDatagram::bind(scene.file("notify")).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        Supervisor(socket)
    }

    /// The next message that has a line; others before it are passed over.
    pub fn hears(&self, line: &str) -> String {
        let mut bytes = [0; 4096];
        loop {
            let length = self
                .0
                .recv(&mut bytes)
                .unwrap_or_else(|why| panic!("{line}: {why}"));
            let message = String::from_utf8_lossy(&bytes[..length]).into_owned();
            if message.lines().any(|one| one == line) {
                return message;
            }
        }
    }
}

/// A line of a unit as a command: systemd's mark for full rights goes, as the test has them or needs none.
fn command(line: &str) -> &str {
    line.trim_start_matches('+')
}

pub fn unit(story: &mut Story) {
    crate::service::need("documents");
    let scene = Scene::with_database("");
    let unit = scene.fill(&story.next("inkundla.service"));
    let file = scene.file("inkundla.service");
    fs::write(&file, &unit).unwrap();
    let verified = Command::new("systemd-analyze")
        .args(["verify", "--man=no"])
        .arg(&file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&verified.stderr).into_owned();
    assert!(verified.status.success() && said.is_empty(), "{said}");

    write_settings(&scene);
    fs::create_dir(scene.file("run")).unwrap();
    let supervisor = Supervisor::at(&scene);
    for line in values(&unit, "ExecStartPre") {
        scene.runs(command(line));
    }
    let start = values(&unit, "ExecStart");
    assert_eq!((start.len(), values(&unit, "Type")), (1, vec!["notify"]));
    let mut server = Server::by(
        scene
            .bash(&format!("exec {}", start[0]))
            .env_remove("INKUNDLA_LISTEN")
            .env("NOTIFY_SOCKET", scene.file("notify"))
            .env("WATCHDOG_USEC", "400000")
            .env("INKUNDLA_DRAIN", "1"),
    );
    supervisor.hears("READY=1");
    assert_eq!(Client::at(scene.desks[0]).get("/ready").body, "ready");
    for _ in 0..3 {
        supervisor.hears("WATCHDOG=1");
    }
    // A reload takes over a file that only root could read.
    let settings = scene.file("inkundla.toml");
    let text = fs::read_to_string(&settings).unwrap();
    fs::write(&settings, text + "streams = 7\n").unwrap();
    for line in values(&unit, "ExecReload") {
        let id = server.id().to_string();
        scene.runs(&format!("export MAINPID={id}; {}", command(line)));
    }
    let message = supervisor.hears("RELOADING=1");
    assert!(message.contains("MONOTONIC_USEC="), "{message}");
    supervisor.hears("READY=1");
    let copied = fs::read_to_string(scene.file("run/inkundla.toml")).unwrap();
    assert!(copied.contains("streams = 7"));
    server.signal(values(&unit, "KillSignal")[0].trim_start_matches("SIG"));
    let message = supervisor.hears("STOPPING=1");
    // The second of `drain`, and the time to end afterwards.
    let longest = "EXTEND_TIMEOUT_USEC=21000000";
    assert!(message.lines().any(|one| one == longest), "{message}");
    assert!(server.ends());
    // Settings that are wrong end with the status after which systemd does not try again.
    fs::write(scene.file("run/inkundla.toml"), "no-such-setting = 1\n").unwrap();
    let refused = scene.tries(start[0]);
    let status = refused.status.code().unwrap().to_string();
    assert_eq!(values(&unit, "RestartPreventExitStatus"), [status]);
}
