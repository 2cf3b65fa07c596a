//! `inkundla tables`: builds and lists the tables of exact endings.

use super::ending_files::TablesFolder;
use super::output::print_lines;
use super::ruleset_arguments::GameArgs;
use super::usage_error::UsageError;
use inkundla_engine::{Endings, Pair};

/// What to do with tables.
#[derive(clap::Subcommand)]
pub(super) enum TablesCommand {
    /// Build the tables of a game of the morabaraba family that are not there yet
    ///
    /// Prints the file of each pair. Rulesets whose endings have one law share them.
    #[command(after_help = "Examples:\n  \
        inkundla tables build umlabalaba\n  \
        inkundla tables build isisuthu --pairs 5v5,6v3")]
    Build(BuildTables),
    /// Print the file of each table that is there, and its size in bytes
    List(Tables),
}

/// Arguments of `tables build`.
#[derive(clap::Args)]
pub(super) struct BuildTables {
    #[command(flatten)]
    tables: Tables,
    /// The pairs, e.g. 5v4,4v4, and all below them [default: up to 5v5 and 6v3; with 25 points up to 5v4]
    #[arg(long, value_name = "PAIRS", value_delimiter = ',')]
    pairs: Vec<String>,
}

/// A game and the folder of its tables.
#[derive(clap::Args)]
pub(super) struct Tables {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    folder: TablesFolder,
}

pub(super) fn run(what: &TablesCommand) -> anyhow::Result<()> {
    match what {
        TablesCommand::Build(asked) => build(asked),
        TablesCommand::List(asked) => list(asked),
    }
}

impl Tables {
    fn endings(&self) -> Result<Endings, UsageError> {
        let ruleset = self.game.ruleset()?;
        Endings::of_game(&ruleset.start()).ok_or_else(|| {
            UsageError::Argument(format!(
                "there are no tables of endings of {}",
                ruleset.name()
            ))
        })
    }
}

fn build(asked: &BuildTables) -> anyhow::Result<()> {
    let mut endings = asked.tables.endings()?;
    let mut pairs = Vec::new();
    for text in &asked.pairs {
        let pair = pair(text).filter(|pair| endings.can_build(*pair));
        pairs.push(pair.ok_or_else(|| {
            UsageError::Argument(format!("there is no table {text} under these rules"))
        })?);
    }
    if pairs.is_empty() {
        pairs = endings.usual_pairs();
    }
    let files = asked.tables.folder.of(&endings);
    for pair in &pairs {
        files.obtain(&mut endings, *pair)?;
    }
    let path = |pair: &Pair| files.path(*pair).display().to_string();
    print_lines(&pairs.iter().map(path).collect::<Vec<_>>())
}

/// Parses a pair such as `5v4`.
fn pair(text: &str) -> Option<Pair> {
    let (one, other) = text.split_once('v')?;
    Pair::of(one.parse().ok()?, other.parse().ok()?)
}

fn list(asked: &Tables) -> anyhow::Result<()> {
    let endings = asked.endings()?;
    let files = asked.folder.of(&endings);
    let there = endings.possible_pairs().into_iter().filter_map(|pair| {
        let path = files.path(pair);
        let size = path.metadata().ok()?.len();
        Some(format!("{size} {}", path.display()))
    });
    print_lines(&there.collect::<Vec<_>>())
}
