//! `inkundla publish`: an event as pages that open without a server.

use super::{Database, event, out, serve};
use crate::tongue::{Language, Tongue};
use crate::web::{clock, published};
use anyhow::Context;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(super) struct Publish {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    /// The folder they are written to; it is made if it is not there
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// The language of the pages: en, af, id, xh or zu; else that of the event
    #[arg(long, value_parser = language)]
    language: Option<Language>,
    #[command(flatten)]
    database: Database,
}

fn language(tag: &str) -> Result<Language, String> {
    Language::by_tag(tag).ok_or_else(|| format!("{tag} is none of en, af, id, xh, zu"))
}

pub(super) fn run(publish: &Publish) -> anyhow::Result<()> {
    let desk = serve::open_existing(&publish.database.database)?;
    let organiser = event::find(&desk, &publish.event)?;
    let event = organiser.event();
    let at = clock::now();
    let spoken = publish.language.or(event.language);
    let t = Tongue::of(spoken.unwrap_or(Language::ALL[0]))?;
    let watched = desk.standings_watched(event, None, at)?;
    let files = published::folder(&t, event, &watched.shown, at)?;
    let place = publish.output.display();
    std::fs::create_dir_all(&publish.output).with_context(|| format!("{place} cannot be made"))?;
    for (name, bytes) in files {
        let path = publish.output.join(name);
        std::fs::write(&path, bytes)
            .with_context(|| format!("{} cannot be written", path.display()))?;
    }
    out::print(&format!(
        "{}\n",
        publish.output.join("index.html").display()
    ))
}
