//! `inkundla publish`: writes an event as static pages.

use super::database::{self, Database};
use super::language_argument::language;
use super::{event_arguments, output};
use crate::i18n::{Language, Localizer};
use crate::system_time;
use crate::view::published::{self, Published};
use anyhow::Context;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(super) struct Publish {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    /// The output folder, created if it does not exist
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// The language of the pages (en, af, id, xh, zu …) [default: that of the event]
    #[arg(long, value_parser = language)]
    language: Option<Language>,
    #[command(flatten)]
    database: Database,
}

/// Deletes pages of an earlier run that are not written again: they may contain erased names.
fn clear(folder: &Path, files: &[published::File]) -> anyhow::Result<()> {
    for file in std::fs::read_dir(folder)?.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let is_published_anew = files.iter().any(|(known, _)| *known == name);
        if published::is_ours(&name) && !is_published_anew {
            let path = file.path();
            std::fs::remove_file(&path)
                .with_context(|| format!("{} cannot be removed", path.display()))?;
        }
    }
    Ok(())
}

pub(super) fn run(publish: &Publish) -> anyhow::Result<()> {
    let desk = database::open_existing(&publish.database.database)?;
    let organiser = event_arguments::find(&desk, &publish.event)?;
    let event = organiser.event();
    let at = system_time::now();
    let spoken = publish.language.or(event.language);
    let t = Localizer::of(spoken.unwrap_or(Language::ALL[0]))?;
    let files = published::folder(&t, &Published::read(&desk, &event.key, at)?, at)?;
    let place = publish.output.display();
    std::fs::create_dir_all(&publish.output).with_context(|| format!("{place} cannot be made"))?;
    clear(&publish.output, &files)?;
    for (name, bytes) in files {
        let path = publish.output.join(name);
        std::fs::write(&path, bytes)
            .with_context(|| format!("{} cannot be written", path.display()))?;
    }
    output::print(&format!(
        "{}\n",
        publish.output.join("index.html").display()
    ))
}
