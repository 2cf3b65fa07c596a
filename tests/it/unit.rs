//! The program as a service and in a container: it needs nothing that its systemd unit forbids.

use super::power_loss::Watched;
use super::server::Server;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// `@privileged` and `@resources` of systemd 252 (`systemd-analyze syscall-filter`), which the unit
/// forbids, and calls outside `@system-service` that a program could make. `fchown` is left out, as
/// SQLite calls it when it runs as root, like some test runs.
const FORBIDDEN: [&str; 53] = [
    "acct",
    "add_key",
    "adjtimex",
    "bpf",
    "capset",
    "chown",
    "chroot",
    "clock_adjtime",
    "clock_settime",
    "delete_module",
    "fanotify_init",
    "fanotify_mark",
    "fchownat",
    "finit_module",
    "fsmount",
    "fsopen",
    "init_module",
    "io_uring_setup",
    "ioperm",
    "iopl",
    "ioprio_set",
    "kexec_load",
    "lchown",
    "mbind",
    "migrate_pages",
    "mount",
    "move_pages",
    "nice",
    "open_by_handle_at",
    "open_tree",
    "perf_event_open",
    "pivot_root",
    "process_vm_readv",
    "process_vm_writev",
    "ptrace",
    "quotactl",
    "reboot",
    "sched_setaffinity",
    "sched_setattr",
    "sched_setparam",
    "sched_setscheduler",
    "set_mempolicy",
    "setdomainname",
    "setgroups",
    "sethostname",
    "setns",
    "setpriority",
    "setreuid",
    "setrlimit",
    "settimeofday",
    "setuid",
    "swapon",
    "unshare",
];

fn unit() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/operations/inkundla.service");
    fs::read_to_string(file).unwrap()
}

/// The system calls of a trace with their arguments.
fn calls(trace: &str) -> impl Iterator<Item = (&str, &str)> {
    trace.lines().filter_map(|line| {
        let call = line.split_once(' ')?.1.trim_start();
        let (name, given) = call.split_once('(')?;
        let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        is_name.then_some((name, given))
    })
}

#[test]
fn the_service_makes_no_call_that_its_unit_forbids() {
    let unit = unit();
    for line in [
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged @resources",
        "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK",
        "MemoryDenyWriteExecute=yes",
        "CapabilityBoundingSet=",
        "ProtectSystem=strict",
        "UMask=0077",
    ] {
        assert!(unit.lines().any(|found| found == line), "{line}");
    }
    let folder = tempfile::tempdir().unwrap();
    let (database, log) = (
        format!("sqlite:{}", folder.path().join("hall.db").display()),
        folder.path().join("strace.log"),
    );
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let (key, codes) = post_a_round(&desk, ClockPolicy::MINUTE);
    drop(desk);
    crate::service::need("strace");
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "-qq", "-e", "signal=none", "-s", "0", "-o"])
        .arg(&log);
    strace
        .arg(env!("CARGO_BIN_EXE_inkundla"))
        .args(["serve", "--listen", "0.0.0.0:0"]);
    let watched = Watched(Server::by(strace.args(["--database", &database])));
    let address = ([127, 0, 0, 1], watched.0.address.port()).into();
    let organiser = Client::at(address);
    let form = [("next", ""), ("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(organiser.post("/signin", &form).status, 303);
    assert_eq!(organiser.get(&format!("/e/{key}/event.xlsx")).status, 200);
    let phone = Phone::recording(Client::at(address), &codes[0], "Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    drop(watched);
    let trace = fs::read_to_string(&log).unwrap();
    let used: BTreeSet<&str> = calls(&trace).map(|(name, _)| name).collect();
    assert!(
        used.contains("fdatasync") || used.contains("fsync"),
        "{used:?}"
    );
    let forbidden: Vec<_> = FORBIDDEN
        .iter()
        .filter(|name| used.contains(*name))
        .collect();
    assert!(forbidden.is_empty(), "{forbidden:?}");
    for (name, given) in calls(&trace) {
        let runs_what_it_writes =
            given.contains("PROT_WRITE|PROT_EXEC") || given.contains("PROT_EXEC|PROT_WRITE");
        assert!(!runs_what_it_writes, "{name}({given}");
        let family = given.split([',', ')']).next().unwrap_or_default();
        let is_left = ["AF_INET", "AF_INET6", "AF_UNIX", "AF_NETLINK"].contains(&family);
        assert!(name != "socket" || is_left, "{name}({given}");
    }
}

fn asks(address: &str) -> (Option<i32>, Output) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    let done = command.args(["ready", address]).output().unwrap();
    (done.status.code(), done)
}

#[test]
fn the_container_health_check_runs_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (status, output) = asks(&server.address.to_string());
    assert_eq!(status, Some(0), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "ready\n");
    drop(server);
    let nobody = crate::ports::free();
    assert_eq!(asks(&nobody.to_string()).0, Some(1));
    assert_eq!(asks("nowhere").0, Some(2), "a wrong call");

    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let image = fs::read_to_string(home.join("docs/operations/Dockerfile")).unwrap();
    assert!(image.contains("HEALTHCHECK") && image.contains("CMD [\"inkundla\", \"ready\", "));
    assert!(image.contains("\nUSER 10001:10001\n"), "not root");
    assert!(
        !image.contains("sha256"),
        "digests are looked up by image.sh, not written by hand"
    );
    // Databases and git history are not sent to the builder, as all unnamed files are ignored.
    let ignored = fs::read_to_string(home.join(".dockerignore")).unwrap();
    assert!(ignored.lines().any(|line| line == "*"), "{ignored}");
}
