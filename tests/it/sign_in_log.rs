//! Failed sign-ins with their source: in the log, where fail2ban reads them, and listed by a command for as long as the
//! limits keep them.

use super::server::Server;
use super::web::harness::{Client, PHRASE};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::store::Store;
use inkundla::system_time::now;
use std::fs;
use std::path::Path;
use std::process::Command;

fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("test.db").display())
}

/// A server behind a proxy, whose log has sources if the arguments say so.
fn watched(folder: &Path, more: &[&str]) -> Server {
    let store = Store::open(&database(folder)).unwrap();
    let desk = Desk::open(store, Hub::default()).unwrap();
    desk.create_account("Ms Khumalo", PHRASE, now()).unwrap();
    let log = fs::File::create(folder.join("log")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--no-backups"])
        .args(["--proxy", "127.0.0.1", "--database", &database(folder)])
        .args(more)
        .env_remove("RUST_LOG")
        .stderr(log);
    Server::by(&mut command)
}

/// A wrong sign-in from an address.
fn fails(server: &Server, name: &str, from: &str) {
    let form = format!("name={name}&phrase=seven+wrong+words");
    let agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .build();
    let agent: ureq::Agent = agent.into();
    let answer = agent
        .post(format!("http://{}/signin", server.address))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .header("x-forwarded-for", from)
        .send(form)
        .unwrap();
    assert_eq!(answer.status(), 401);
}

/// The lines that fail2ban finds in a log.
fn found(log: &Path) -> String {
    let folder = crate::service::value("fail2ban", "TEST_FAIL2BAN");
    let filter = Path::new(env!("CARGO_MANIFEST_DIR"));
    let filter = filter.join("docs/operations/fail2ban/inkundla-filter.conf");
    let output = Command::new("python3")
        .arg(format!("{folder}/usr/bin/fail2ban-regex"))
        .args(["--print-all-matched", "-o", "ip"])
        .arg(log)
        .arg(filter)
        .env(
            "PYTHONPATH",
            format!("{folder}/usr/lib/python3/dist-packages"),
        )
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn fail2ban_finds_the_address_of_a_failed_sign_in() {
    for form in ["text", "json"] {
        let folder = tempfile::tempdir().unwrap();
        let server = watched(folder.path(), &["--log-sources", "--log", form]);
        fails(&server, "Ms+Khumalo", "203.0.113.7");
        fails(&server, "Nobody", "2001:db8::7");
        let visitor = Client::at(server.address);
        assert_eq!(visitor.get("/u/AAAAAA").status, 404);
        let log = folder.path().join("log");
        let ips = found(&log);
        let ips: Vec<&str> = ips.lines().collect();
        let text = fs::read_to_string(&log).unwrap();
        assert_eq!(
            ips,
            ["203.0.113.7", "2001:db8::7", "127.0.0.1"],
            "{form}: {text}"
        );
        assert!(
            !text.contains("Khumalo") && !text.contains("AAAAAA"),
            "{text}"
        );
    }
}

#[test]
fn failed_sign_ins_are_listed_until_the_limits_forget_them_and_logged_only_if_asked() {
    let folder = tempfile::tempdir().unwrap();
    let limits = [
        "--limit",
        "sign-in-attempts=3",
        "--limit",
        "sign-in-seconds=5",
    ];
    let server = watched(folder.path(), &limits);
    fails(&server, "Ms+Khumalo", "203.0.113.7");
    fails(&server, "Nobody", "203.0.113.8");
    let listed = || {
        let output = Command::new(env!("CARGO_BIN_EXE_inkundla"))
            .args(["user", "failed-sign-ins", "--json", "--database"])
            .arg(database(folder.path()))
            .output()
            .unwrap();
        serde_json::from_slice::<Vec<serde_json::Value>>(&output.stdout).unwrap()
    };
    let known = listed();
    let row = |n: usize, name: &str| known[n][name].as_str().unwrap().to_owned();
    assert_eq!([row(0, "source"), row(0, "account")], ["203.0.113.8", ""]);
    assert_eq!(
        [row(1, "source"), row(1, "account")],
        ["203.0.113.7", "Ms Khumalo"]
    );
    assert_eq!(row(1, "action"), "account.sign-in-failed");
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(
        !log.contains("203.0.113"),
        "no address unless it is asked for: {log}"
    );
    // Three attempts of five seconds each, and nothing is known any more.
    let later = now() + chrono::TimeDelta::seconds(16);
    let store = Store::open(&database(folder.path())).unwrap();
    let desk = Desk::open(store, Hub::default()).unwrap();
    assert_eq!(desk.failed_sign_ins(later).unwrap(), []);
    desk.purge_failed_sign_ins(later).unwrap();
    assert_eq!(
        desk.failed_sign_ins(now()).unwrap(),
        [],
        "the rows are gone"
    );
}
