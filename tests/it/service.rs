//! What tests need beside the program: a database server, a browser, programs
//! from Debian. Each is started or installed by `tests/service` when the first
//! test asks for it, and stopped by `tests/run`.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::Mutex;

static KNOWN: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// Makes sure that a service is there.
///
/// # Panics
/// With the words of `tests/service` when it cannot be started or installed,
/// and outside of `tests/run`.
pub fn need(service: &str) {
    let answer = Command::new("bash")
        .args(["tests/service", service])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("bash");
    let said = String::from_utf8_lossy(&answer.stderr);
    assert!(
        answer.status.success(),
        "{service}: {said}; use ./tests/run NAME"
    );
    let text = String::from_utf8(answer.stdout).unwrap();
    let values = text.lines().filter_map(|line| line.split_once('='));
    let values = values.map(|(name, value)| (name.to_owned(), value.to_owned()));
    KNOWN.lock().unwrap().extend(values);
}

/// A value that tells where a service is, such as `TEST_POSTGRES_URL`: from the
/// environment, where somebody has set it, else of the service, which is started.
pub fn value(service: &str, name: &str) -> String {
    if let Ok(set) = std::env::var(name) {
        return set;
    }
    let known = || KNOWN.lock().unwrap().get(name).cloned();
    known().unwrap_or_else(|| {
        need(service);
        known().unwrap_or_else(|| panic!("tests/service {service} gives no {name}"))
    })
}

/// The address of the PostgreSQL server in which tests may make databases.
pub fn postgres() -> String {
    value("postgres", "TEST_POSTGRES_URL")
}

/// The address of the browser's driver.
pub fn webdriver() -> String {
    value("browser", "TEST_WEBDRIVER_URL")
}
