//! `inkundla words`: messages that a translator has still to write or review.

use super::output::print_lines;
use super::usage_error::UsageError;
use crate::i18n::{Language, catalog};
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(super) enum WordsCommand {
    /// List the messages that English has and a language has not
    ///
    /// Exit status: 0 none is missing, 1 some are.
    #[command(after_help = "Example:\n  inkundla words missing zu")]
    Missing {
        /// af, id, xh or zu
        language: String,
    },
    /// List the messages whose words no speaker of a language has confirmed yet
    #[command(after_help = "Example:\n  inkundla words unreviewed af")]
    Unreviewed {
        /// af, id, xh or zu
        language: String,
    },
}

pub(super) fn run(what: &WordsCommand) -> anyhow::Result<ExitCode> {
    match what {
        WordsCommand::Missing { language } => {
            let missing = catalog::missing(known(language)?)?;
            print_lines(&missing)?;
            Ok(ExitCode::from(u8::from(!missing.is_empty())))
        }
        WordsCommand::Unreviewed { language } => {
            print_lines(&catalog::unreviewed(known(language)?)?)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn known(tag: &str) -> Result<Language, UsageError> {
    let known = Language::ALL
        .iter()
        .copied()
        .find(|known| known.tag() == tag);
    known.ok_or_else(|| {
        let tags: Vec<_> = Language::ALL.iter().map(|known| known.tag()).collect();
        let tags = tags.join(", ");
        UsageError::argument(format!("there is no language `{tag}`: take one of {tags}"))
    })
}
