//! `inkundla doctor`: checks whether this computer is ready for an event, and says what to do.

use super::database::{file_of, open_to_read};
use super::double_click::usual_folder;
use super::language_argument::language;
use crate::backup::BackupStore;
use crate::http::server::computer_check::{ComputerCheck, Health};
use crate::http::server::laptop;
use crate::i18n::{Language, Localizer};
use crate::system_time;
use anyhow::Context;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub(super) struct Doctor {
    /// The folder of `inkundla open` [default: Inkundla in your documents]
    #[arg(long, value_name = "FOLDER", env = "INKUNDLA_FOLDER")]
    folder: Option<PathBuf>,
    /// Another database: sqlite:PATH or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", conflicts_with = "folder")]
    database: Option<String>,
    /// The language: en, af, id, xh, zu …
    #[arg(long, default_value = "en", value_parser = language)]
    language: Language,
}

/// Prints a line for each finding. Exit status 1 if one of them is wrong.
pub(super) fn run(doctor: &Doctor) -> anyhow::Result<ExitCode> {
    let t = Localizer::of(doctor.language).context("the words are missing")?;
    let folder = doctor.folder.clone().unwrap_or_else(usual_folder);
    let database = match &doctor.database {
        Some(url) => url.clone(),
        None => format!("sqlite:{}", folder.join(laptop::DATABASE).display()),
    };
    let file = file_of(&database)?;
    let is_there = file.as_ref().is_none_or(|file| file.exists());
    let desk = is_there.then(|| open_to_read(&database)).transpose()?;
    let store = BackupStore {
        folder: folder.join("backups"),
        second: None,
    };
    let checkup = ComputerCheck {
        desk: desk.as_ref(),
        file,
        backups: doctor.database.is_none().then_some(&store),
        browser: None,
        at: system_time::now(),
    };
    let mut is_well = true;
    for finding in checkup.findings(&t) {
        let mark = match finding.health {
            Health::Good => "ok   ",
            Health::Note => "note ",
            Health::Wrong => "wrong",
        };
        is_well &= finding.health != Health::Wrong;
        println!("{mark}  {}: {}", finding.about, finding.text);
    }
    Ok(ExitCode::from(u8::from(!is_well)))
}
