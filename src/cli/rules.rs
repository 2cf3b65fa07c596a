//! `inkundla rules`: lists the rulesets and shows their options.

use super::output::{print, print_lines};
use super::ruleset_arguments::GameArgs;
use crate::rules::{RuleOption, Ruleset};
use clap::Subcommand;
use serde::Serialize;
use std::fmt::Write;

#[derive(Subcommand)]
pub(super) enum RulesCommand {
    /// List every ruleset, one per line
    #[command(after_help = "Example:\n  inkundla rules list")]
    List,
    /// Show a ruleset: board, starting position, and every option with its value
    #[command(after_help = "Examples:\n  \
        inkundla rules show umlabalaba\n  \
        inkundla rules show isizulu --option target=strict --json")]
    Show {
        #[command(flatten)]
        game: GameArgs,
        /// As JSON, for other programs
        #[arg(long)]
        json: bool,
    },
}

pub(super) fn run(what: &RulesCommand) -> anyhow::Result<()> {
    match what {
        RulesCommand::List => {
            let names = Ruleset::all()
                .into_iter()
                .map(|rules| rules.name().to_owned());
            print_lines(&names.collect::<Vec<_>>())
        }
        RulesCommand::Show { game, json } => {
            let rules = game.ruleset()?;
            let shown = RulesJson::of(&rules);
            print(&if *json { shown.json()? } else { shown.text() })
        }
    }
}

/// The JSON and text output of `rules show`.
#[derive(Serialize)]
struct RulesJson {
    ruleset: &'static str,
    code: String,
    start: String,
    board: ShownBoard,
    options: Vec<ShownOption>,
}

#[derive(Serialize)]
struct ShownBoard {
    columns: u8,
    rows: u8,
    points: Vec<ShownPoint>,
    roads: Vec<[&'static str; 2]>,
}

#[derive(Serialize)]
struct ShownPoint {
    name: &'static str,
    column: u8,
    row: u8,
}

#[derive(Serialize)]
struct ShownOption {
    name: &'static str,
    value: String,
    default: String,
    values: String,
    meaning: &'static str,
}

impl RulesJson {
    fn of(rules: &Ruleset) -> RulesJson {
        RulesJson {
            ruleset: rules.name(),
            code: rules.code(),
            start: rules.start().text(),
            board: ShownBoard::of(rules),
            options: rules.options().into_iter().map(ShownOption::of).collect(),
        }
    }

    fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self).map(|json| json + "\n")
    }

    fn text(&self) -> String {
        let names: Vec<&str> = self.board.points.iter().map(|point| point.name).collect();
        let mut text = format!(
            "ruleset {}\ncode {}\nstart {}\npoints {}\n",
            self.ruleset,
            self.code,
            self.start,
            names.join(" ")
        );
        for option in &self.options {
            // Writing into a String cannot fail.
            let _ = write!(text, "\n{}", option.text());
        }
        text
    }
}

impl ShownBoard {
    fn of(rules: &Ruleset) -> ShownBoard {
        let board = rules.board();
        let name = |index: u8| board.points[usize::from(index)].name;
        let point = |point: &crate::rules::Point| ShownPoint {
            name: point.name,
            column: point.column,
            row: point.row,
        };
        ShownBoard {
            columns: board.size.0,
            rows: board.size.1,
            points: board.points.iter().map(point).collect(),
            roads: board.edges.iter().map(|ends| ends.map(name)).collect(),
        }
    }
}

impl ShownOption {
    fn of(option: RuleOption) -> ShownOption {
        ShownOption {
            name: option.name,
            value: option.value,
            default: option.default,
            values: option.values,
            meaning: option.meaning,
        }
    }

    fn text(&self) -> String {
        format!(
            "option {}={}\n  default {}\n  values {}\n  {}\n",
            self.name, self.value, self.default, self.values, self.meaning
        )
    }
}
