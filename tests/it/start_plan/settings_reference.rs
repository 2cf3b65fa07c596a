//! The reference of settings and exit statuses is what the program says of itself.

use clap::CommandFactory;
use inkundla::cli::Cli;
use inkundla::cli::exit_status::ExitStatus;
use std::fs;
use std::path::Path;

const FILE: &str = "docs/SETTINGS.md";

/// Flags of `serve` that are no settings of the file.
const NO_SETTING: [&str; 4] = ["config", "check", "help", "version"];

/// A text of the program in one line, for a cell.
fn cell(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace('|', "\\|")
}

/// The tables of the reference, made anew.
fn tables() -> String {
    let mut program = Cli::command();
    program.build();
    let serve = program.find_subcommand("serve").unwrap();
    let mut text = "| name | value | variable | meaning |\n|---|---|---|---|\n".to_owned();
    for argument in serve.get_arguments() {
        let name = argument.get_long().unwrap();
        if NO_SETTING.contains(&name) {
            continue;
        }
        let values = argument.get_value_names().filter(|_| {
            argument
                .get_num_args()
                .is_none_or(|number| number.takes_values())
        });
        let value = values.map_or("true, false", |names| names[0].as_str());
        let variable = argument.get_env().unwrap_or_default().to_string_lossy();
        let variable = if variable.is_empty() {
            "–".to_owned()
        } else {
            format!("`{variable}`")
        };
        let meaning = cell(&argument.get_help().unwrap().to_string());
        text += &format!("| `{name}` | {value} | {variable} | {meaning} |\n");
    }
    text += "\n## Exit status of serve\n\n| status | meaning |\n|---|---|\n";
    for status in ExitStatus::ALL {
        let (number, meaning) = (status.number(), status.meaning_of_serve());
        text += &format!("| {number} | {meaning} |\n");
    }
    text
}

fn reference() -> (std::path::PathBuf, String) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = fs::read_to_string(&file).unwrap();
    (file, text)
}

const BEGIN: &str =
    "<!-- made from the program: cargo test --test it settings_reference::make -- --ignored -->\n";
const END: &str = "<!-- end -->\n";

#[test]
fn every_setting_and_exit_status_is_in_the_reference() {
    let (_, text) = reference();
    let (_, rest) = text.split_once(BEGIN).unwrap();
    let (made, _) = rest.split_once(END).unwrap();
    assert_eq!(made, tables(), "make it anew: see the comment in {FILE}");
}

#[test]
#[ignore = "writes the tables of docs/SETTINGS.md"]
fn make() {
    let (file, text) = reference();
    let (head, rest) = text.split_once(BEGIN).unwrap();
    let (_, tail) = rest.split_once(END).unwrap();
    fs::write(file, [head, BEGIN, &tables(), END, tail].concat()).unwrap();
}
