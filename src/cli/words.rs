//! `inkundla words`: messages that are to be translated or reviewed, and the answers of speakers
//! who have reviewed them.

mod export_questions;
mod import_answers;

use super::language_argument::language;
use super::output::print_lines;
use crate::i18n::{Language, catalog};
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(super) enum WordsCommand {
    /// List the messages that a language lacks
    #[command(after_help = "Example:\n  inkundla words missing zu")]
    Missing {
        /// The language: af, id, xh, zu …
        #[arg(value_parser = language)]
        language: Language,
    },
    /// List the messages that no speaker of a language has confirmed yet
    #[command(after_help = "Example:\n  inkundla words unreviewed af")]
    Unreviewed {
        /// The language: af, id, xh, zu …
        #[arg(value_parser = language)]
        language: Language,
    },
    /// List the messages whose English has changed since they were translated
    #[command(after_help = "Example:\n  inkundla words older id")]
    Older {
        /// The language: af, id, xh, zu …
        #[arg(value_parser = language)]
        language: Language,
    },
    /// Print how much of each language speakers have confirmed, and how much is older than its English
    Status,
    /// Import answers of speakers into the message files of these sources
    ///
    /// A text loses its mark `# unreviewed` when two different speakers confirm it.
    /// A file with an error is rejected as a whole, and nothing is written.
    #[command(after_help = "Example:\n  inkundla words import thandi.ftl sipho.ftl --dry-run")]
    Import(import_answers::Import),
    /// Write the unconfirmed messages of a language to a file for a speaker
    ///
    /// Each message has its English text beside it. The speaker answers in an
    /// editor or on paper; `words import` reads the file.
    #[command(
        after_help = "Example:\n  inkundla words export zu --speaker \"Thandi M.\" -o thandi.ftl"
    )]
    Export(export_questions::Export),
}

pub(super) fn run(what: &WordsCommand) -> anyhow::Result<ExitCode> {
    match what {
        WordsCommand::Missing { language } => {
            let missing = catalog::missing(*language)?;
            print_lines(&missing)?;
            Ok(ExitCode::from(u8::from(!missing.is_empty())))
        }
        WordsCommand::Unreviewed { language } => {
            print_lines(&catalog::unreviewed(*language)?)?;
            Ok(ExitCode::SUCCESS)
        }
        WordsCommand::Older { language } => {
            let older = catalog::older(*language);
            print_lines(&older.map(str::to_owned).collect::<Vec<_>>())?;
            Ok(ExitCode::SUCCESS)
        }
        WordsCommand::Status => {
            let known = Language::ALL.iter().copied();
            let lines: Vec<String> = known.map(status).collect();
            print_lines(&lines)?;
            Ok(ExitCode::SUCCESS)
        }
        WordsCommand::Import(import) => import_answers::run(import),
        WordsCommand::Export(export) => export_questions::run(export),
    }
}

/// The progress of a language, on one line.
fn status(language: Language) -> String {
    let share = catalog::confirmed(language);
    let (tag, name) = (language.tag(), language.name());
    format!(
        "{tag:4} {name:17} {:3} % confirmed: {} of {}, {} written, {} older than the English",
        share.percent_confirmed(),
        share.confirmed,
        share.all,
        share.written,
        share.older
    )
}
