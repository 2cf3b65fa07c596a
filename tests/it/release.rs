//! What the documents say of the downloads is what the scripts make.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text(file: &str) -> String {
    fs::read_to_string(home().join(file)).unwrap()
}

/// Runs a line of bash with the functions of the scripts; what it writes.
fn said(line: &str) -> String {
    let mut bash = Command::new("bash");
    let line = format!("set -eu; . release/common.sh; {line}");
    let done = bash.current_dir(home()).args(["-c", &line]);
    let done = done.stderr(Stdio::inherit()).output().unwrap();
    assert!(done.status.success(), "{line}");
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn the_readme_names_every_download_with_its_version() {
    assert_eq!(said("echo $version").trim(), env!("CARGO_PKG_VERSION"));
    let files = said("for t in installer ${all_targets[@]}; do download_of $t; done");
    let readme = text("README.md");
    assert_eq!(files.lines().count(), 7, "{files}");
    for file in files.lines() {
        let shortened = file.split_once("-linux-").map(|(_, rest)| rest);
        let is_there = readme.contains(&format!("`{file}`"))
            || shortened.is_some_and(|rest| readme.contains(&format!("`…-linux-{rest}`")));
        assert!(is_there, "{file}");
    }
}

/// One compiler for the image and for the downloads, the one that the program asks for at least.
#[test]
fn the_workflow_builds_with_the_compiler_that_is_asked_for() {
    let cargo = text("Cargo.toml");
    let (_, rest) = cargo.split_once("rust-version = \"").unwrap();
    let (least, _) = rest.split_once('"').unwrap();
    let image = format!("rust:{least}-bookworm");
    for file in [
        ".github/workflows/ci.yml",
        ".github/workflows/release.yml",
        "docs/operations/Dockerfile",
    ] {
        assert!(text(file).contains(&image), "{file}: {image}");
    }
}

/// A contributor's change meets the same script as everybody's at home.
#[test]
fn a_workflow_runs_the_script_of_contributing_on_each_push_and_pull_request() {
    let workflow = text(".github/workflows/ci.yml");
    for part in ["\n  push:\n", "\n  pull_request:\n", "run: bash .ci/run\n"] {
        assert!(workflow.contains(part), "{part}");
    }
    assert!(text("CONTRIBUTING.md").contains("`.ci/run`"));
}

#[test]
fn a_wrong_target_is_named_with_those_that_there_are() {
    for script in ["release/build", "release/check"] {
        let mut wrong = Command::new(home().join(script));
        let done = wrong.arg("amiga").output().unwrap();
        assert!(!done.status.success(), "{script}");
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(
            said.contains("no such target: amiga") && said.contains("linux-amd64"),
            "{said}"
        );
    }
}

/// `release/build` takes both from there, and puts the program elsewhere.
#[test]
fn the_package_starts_its_own_program() {
    let unit = text("docs/operations/inkundla.service");
    assert!(
        unit.contains("/usr/local/bin/inkundla serve --config"),
        "what release/build replaces"
    );
    let build = text("release/build");
    assert!(build.contains("s|/usr/local/bin/|/usr/bin/|"), "{build}");
    let settings = text("docs/operations/inkundla.toml");
    assert!(settings.contains("sqlite:/var/lib/inkundla/"), "{settings}");
}

/// Who serves from an archive or a container has the same files as with the package.
#[test]
fn every_download_for_servers_has_the_manual_the_bill_and_the_rules_for_prometheus() {
    let build = text("release/build");
    for function in ["build_linux", "lay_out_deb", "build_container"] {
        let (_, body) = build.split_once(&format!("\n{function}() {{")).unwrap();
        let (body, _) = body.split_once("\n}\n").unwrap();
        for part in ["add_manual ", "add_texts ", "cp -r release/prometheus "] {
            assert!(body.contains(part), "{function}: {part}");
        }
    }
    // Alerts and pages of the package name these documents.
    for document in [
        "docs/SECURITY.md",
        "docs/RECORD.md",
        "docs/OPERATIONS.md",
        "docs/GROWING.md",
    ] {
        assert!(build.contains(document), "{document}");
    }
}

/// `release/build` gives the commit to the program, and `release/check` wants it.
#[test]
fn a_trial_takes_a_version_with_its_commit_and_no_other() {
    let take = "import importlib.util as u, importlib.machinery as m, re, sys; \
                l = m.SourceFileLoader('trial', 'release/trial'); sys.dont_write_bytecode = True; \
                t = u.module_from_spec(u.spec_from_loader('trial', l)); l.exec_module(t); \
                print(re.fullmatch(t.VERSION, sys.argv[1]) is not None)";
    let version = env!("CARGO_PKG_VERSION");
    for (text, right) in [
        (format!("inkundla {version} (commit 0123456789)"), true),
        (format!("inkundla {version}"), false),
        (format!("inkundla {version}.1 (commit 0123456789)"), false),
    ] {
        let check = format!("if says_version '{text}'; then echo yes; else echo no; fi");
        assert_eq!(said(&check).trim() == "yes", right, "release/check: {text}");
        let trial = format!("python3 -c \"{take}\" '{text}'");
        assert_eq!(
            said(&trial).trim() == "True",
            right,
            "release/trial: {text}"
        );
    }
}
