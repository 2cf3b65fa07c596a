//! Completions for shells, pages for `man`, and the version.

use super::Folder;
use std::fs;
use std::process::Output;

fn inkundla(args: &[&str]) -> Output {
    Folder::new().run(args)
}

#[test]
fn completions_know_commands_and_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = inkundla(&["completions", shell]);
        assert_eq!(script.status.code(), Some(0), "{shell}");
        let script = String::from_utf8(script.stdout).unwrap();
        for word in ["standings", "sign-out", "database"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(inkundla(&["completions", "dos"]).status.code(), Some(2));
}

#[test]
fn every_command_has_its_page_for_man() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().join("new/man1");
    let done = inkundla(&["manual", into.to_str().unwrap()]);
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    let pages = fs::read_dir(&into).unwrap().count();
    let said = String::from_utf8(done.stdout).unwrap();
    assert!(said.starts_with(&format!("{pages} pages")), "{said}");
    let page = |name: &str| fs::read_to_string(into.join(name)).unwrap();
    let of_serve = page("inkundla-serve.1");
    assert!(of_serve.contains(".TH INKUNDLA-SERVE 1"), "{of_serve}");
    assert!(of_serve.contains("inkundla\\-serve"), "{of_serve}");
    assert!(page("inkundla-user-add.1").contains("pass"));
    // Each command that the help lists.
    let help = String::from_utf8(inkundla(&["--help"]).stdout).unwrap();
    let commands = help.lines().filter_map(|line| {
        let name = line.strip_prefix("  ")?.split(' ').next()?;
        let is_command = !name.is_empty() && !name.starts_with('-');
        is_command.then_some(name)
    });
    let mut count = 0;
    for command in commands.filter(|name| *name != "help") {
        assert!(
            into.join(format!("inkundla-{command}.1")).exists(),
            "{command}"
        );
        count += 1;
    }
    assert!(count > 20, "{help}");

    let taken = folder.path().join("taken");
    fs::write(&taken, "a file").unwrap();
    let refused = inkundla(&["manual", taken.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(1));
}

#[test]
fn the_version_is_printed() {
    let version = inkundla(&["--version"]);
    let expected = format!("inkundla {}\n", inkundla::version::VERSION);
    assert_eq!(String::from_utf8(version.stdout).unwrap(), expected);
}
