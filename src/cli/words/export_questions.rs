//! `inkundla words export`: writes the unconfirmed messages of a language for a speaker.

use crate::cli::language_argument::language;
use crate::cli::output;
use crate::cli::usage_error::UsageError;
use crate::i18n::speaker_answers::{Speaker, questions};
use crate::i18n::{Language, catalog};
use crate::system_time;
use crate::tournament::legible;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub(in crate::cli) struct Export {
    /// The language: af, id, xh, zu …
    #[arg(value_parser = language)]
    language: Language,
    /// The name of the speaker; equal names count as one speaker
    #[arg(long, value_name = "NAME", default_value = "")]
    speaker: String,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(export: &Export) -> anyhow::Result<ExitCode> {
    let name = legible(&export.speaker);
    if name.chars().count() > Speaker::LONGEST_NAME {
        return Err(UsageError::argument("the name of the speaker is too long").into());
    }
    let speaker = Speaker {
        token: catalog::fingerprint(&name.to_lowercase()),
        name: (!name.is_empty()).then_some(name),
    };
    let text = questions(
        export.language,
        &speaker,
        system_time::now().timestamp_millis(),
    );
    output::write(export.output.as_deref(), text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
