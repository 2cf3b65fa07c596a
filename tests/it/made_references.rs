//! The references of settings, exit statuses and metrics are what the program says of itself.

use inkundla::cli::exit_status::{EXIT_STATUSES, ExitStatuses, USUAL};
use inkundla::cli::program;
use inkundla::http::server::metrics_table::{METRICS, MetricKind};
use std::fs;
use std::path::{Path, PathBuf};

/// Flags of `serve` that are no settings of the file.
const NO_SETTING: [&str; 4] = ["config", "check", "help", "version"];

/// A document with a part that is made from the program.
struct Reference {
    file: PathBuf,
    /// The text before the part, with the mark at its beginning.
    head: String,
    part: String,
    tail: String,
    /// The part, made anew.
    made: String,
}

impl Reference {
    fn all() -> [Reference; 3] {
        [
            Reference::of("docs/SETTINGS.md", settings()),
            Reference::of("docs/CLI.md", exit_statuses()),
            Reference::of("docs/OPERATIONS.md", metrics()),
        ]
    }

    fn of(file: &str, made: String) -> Reference {
        let begin = "<!-- made from the program: cargo test --test it made_references::make -- --ignored -->\n";
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = fs::read_to_string(&file).unwrap();
        let (head, rest) = text.split_once(begin).unwrap();
        let (part, tail) = rest.split_once("<!-- end -->\n").unwrap();
        Reference {
            file,
            head: [head, begin].concat(),
            part: part.to_owned(),
            tail: ["<!-- end -->\n", tail].concat(),
            made,
        }
    }
}

/// A text of the program in one line, for a cell.
fn cell(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace('|', "\\|")
}

/// The table of all settings.
fn settings() -> String {
    let mut program = program();
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
    text
}

/// The tables of all exit statuses.
fn exit_statuses() -> String {
    let mut text = "| status | meaning |\n|---|---|\n".to_owned();
    for (number, meaning) in USUAL {
        text += &format!("| {number} | {meaning} |\n");
    }
    text +=
        "\nThis applies to every command. Some commands give a status a more specific meaning:\n\n";
    text += "| command | status | meaning |\n|---|---|---|\n";
    for statuses in &EXIT_STATUSES {
        let ExitStatuses { command, meanings } = statuses;
        for (number, meaning) in *meanings {
            text += &format!("| `{command}` | {number} | {} |\n", cell(meaning));
        }
    }
    text
}

/// The table of all metrics.
fn metrics() -> String {
    let rows = METRICS.iter().map(|metric| {
        let labels = match metric.labels {
            [] => String::new(),
            labels => format!("{{{}}}", labels.join(",")),
        };
        let kind = match metric.kind {
            MetricKind::Counter => "counter",
            MetricKind::Gauge => "gauge",
            MetricKind::Histogram => "histogram",
        };
        format!(
            "| `{}{labels}` | {kind} | {} |\n",
            metric.name,
            cell(metric.help)
        )
    });
    let head = "| metric | kind | meaning |\n|---|---|---|\n".to_owned();
    head + &rows.collect::<String>()
}

#[test]
fn every_setting_exit_status_and_metric_is_in_its_reference() {
    for reference in Reference::all() {
        let file = reference.file.display();
        assert_eq!(
            reference.part, reference.made,
            "make it anew: see the comment in {file}"
        );
    }
}

#[test]
#[ignore = "writes the tables of docs/SETTINGS.md, docs/CLI.md and docs/OPERATIONS.md"]
fn make() {
    for reference in Reference::all() {
        let Reference {
            file,
            head,
            tail,
            made,
            ..
        } = reference;
        fs::write(file, [head, made, tail].concat()).unwrap();
    }
}
