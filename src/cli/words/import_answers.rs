//! `inkundla words import`: merges the answers of speakers into the message files.

use super::super::{input_file, output};
use crate::i18n::speaker_answers::{
    Answer, Left, MOST_BYTES, MergeOutcome, MergeStep, Merged, merge, read,
};
use crate::i18n::{Language, Localizer};
use anyhow::{Context, bail, ensure};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The folder with the message files in the sources.
const SOURCES: &str = "src/i18n";

#[derive(clap::Args)]
pub(in crate::cli) struct Import {
    /// Files of answers; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The folder with the message files [default: src/i18n]
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
    /// Only print what would change
    #[arg(long)]
    dry_run: bool,
}

/// A message file to write.
struct Changed {
    path: PathBuf,
    merged: Merged,
}

pub(super) fn run(import: &Import) -> anyhow::Result<ExitCode> {
    let mut answers = Vec::new();
    for file in &import.files {
        answers.extend(read_answers(file)?);
    }
    let folder = folder(import)?;
    let known = Language::ALL.iter().copied();
    let is_asked = |language: &Language| answers.iter().any(|one| one.language == *language);
    let changed = known
        .filter(is_asked)
        .map(|language| merged(&folder, language, &answers));
    let changed: Vec<Changed> = changed.collect::<Result<_, _>>()?;
    if !import.dry_run {
        write(&changed)?;
    }
    output::print(&report(&changed, answers.len(), import.dry_run)?)?;
    Ok(ExitCode::SUCCESS)
}

fn read_answers(file: &Path) -> anyhow::Result<Vec<Answer>> {
    let bytes = input_file::read_at_most(file, MOST_BYTES)?;
    let shown = file.display();
    let text = String::from_utf8(bytes).with_context(|| format!("{shown} is not text"))?;
    match read(&text) {
        Ok(answers) => Ok(answers),
        Err(fault) => {
            let t = Localizer::of(Language::English)?;
            bail!("{shown}: {}", t.localize(&fault))
        }
    }
}

fn folder(import: &Import) -> anyhow::Result<PathBuf> {
    let folder = import.into.clone().unwrap_or_else(|| SOURCES.into());
    let shown = folder.display();
    ensure!(
        folder.is_dir(),
        "there is no folder {shown}: call this in the folder of the sources, or say --into FOLDER"
    );
    let english = fs::read_to_string(folder.join("en.ftl")).unwrap_or_default();
    ensure!(
        english.is_empty() || english.replace("\r\n", "\n") == Language::English.messages(),
        "the English words in {shown} are not those of this program: build it again from these sources"
    );
    Ok(folder)
}

fn merged(folder: &Path, language: Language, answers: &[Answer]) -> anyhow::Result<Changed> {
    let path = folder.join(format!("{}.ftl", language.tag()));
    let text = fs::read_to_string(&path);
    let text = text.with_context(|| format!("{} could not be read", path.display()))?;
    let merged = merge(language, &text, answers);
    Ok(Changed { path, merged })
}

/// Writes the files. Each is written whole beside the old one first, which it then replaces.
fn write(changed: &[Changed]) -> anyhow::Result<()> {
    let parts: Vec<PathBuf> = changed
        .iter()
        .map(|one| one.path.with_extension("ftl.part"))
        .collect();
    let written = changed.iter().zip(&parts).try_for_each(|(one, part)| {
        fs::write(part, &one.merged.text)
            .with_context(|| format!("{} could not be written", part.display()))
    });
    if let Err(error) = written {
        for part in &parts {
            let _there_may_be_none = fs::remove_file(part);
        }
        return Err(error);
    }
    for (one, part) in changed.iter().zip(&parts) {
        fs::rename(part, &one.path)
            .with_context(|| format!("{} could not be written", one.path.display()))?;
    }
    Ok(())
}

/// What became of the answers, line by line.
fn report(changed: &[Changed], answers: usize, is_tried: bool) -> Result<String, std::fmt::Error> {
    let steps = || changed.iter().flat_map(|one| &one.merged.steps);
    let mut text = String::new();
    for one in changed {
        for step in &one.merged.steps {
            writeln!(text, "{}: {}", place(&one.path, step), said(&step.outcome))?;
        }
    }
    let count = |is: fn(&MergeOutcome) -> bool| steps().filter(|step| is(&step.outcome)).count();
    writeln!(
        text,
        "{answers} answers read: {} confirmed, {} right once, {} replaced, {} left{}",
        count(|one| matches!(one, MergeOutcome::Confirmed)),
        count(|one| matches!(one, MergeOutcome::RightOnce)),
        count(|one| matches!(one, MergeOutcome::Replaced { .. })),
        count(|one| matches!(one, MergeOutcome::Left { .. })),
        if is_tried {
            "; nothing was written"
        } else {
            ""
        },
    )?;
    Ok(text)
}

fn place(path: &Path, step: &MergeStep) -> String {
    let line = step
        .line
        .map_or_else(String::new, |line| format!(":{line}"));
    format!("{}{line} {}", path.display(), step.id)
}

fn said(outcome: &MergeOutcome) -> String {
    match outcome {
        MergeOutcome::Confirmed => "confirmed by two speakers".to_owned(),
        MergeOutcome::RightOnce => "right, says one speaker; a second is needed".to_owned(),
        MergeOutcome::Replaced { from, to } => {
            format!("replaced: {} -> {}", one_line(from), one_line(to))
        }
        MergeOutcome::Left { speaker, why } => format!("left, from {speaker}: {}", reason(why)),
    }
}

fn reason(why: &Left) -> String {
    match why {
        Left::NoSuchMessage => "there is no such message any more".to_owned(),
        Left::EnglishChanged => "the English words have changed since".to_owned(),
        Left::WordsChanged => "the words have changed since".to_owned(),
        Left::IsConfirmed { proposed } => {
            format!(
                "two speakers confirmed other words than {}",
                one_line(proposed)
            )
        }
        Left::Different { proposed } => {
            format!("speakers propose different words: {}", one_line(proposed))
        }
        Left::Refused(problem) => {
            let t = Localizer::of(Language::English);
            t.map_or_else(|error| error.to_string(), |t| t.localize(problem))
        }
    }
}

/// Words on one line, between quotation marks.
fn one_line(words: &str) -> String {
    let words: Vec<&str> = words.split_whitespace().collect();
    format!("“{}”", words.join(" "))
}
