//! `inkundla completions` and `inkundla manual`: the commands for shells and for `man`, made from their definitions.

use anyhow::Context;
use clap::{Args, Command};
use clap_complete::Shell;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Completions {
    /// The shell that reads them
    shell: Shell,
}

#[derive(Args)]
pub(super) struct Manual {
    /// The folder to write to; it is created if it does not exist
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(super) fn print_completions(asked: &Completions, mut commands: Command) {
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut commands, "inkundla", &mut script);
    println!("{}", String::from_utf8_lossy(&script).trim_end());
}

pub(super) fn write_manual(asked: &Manual, mut commands: Command) -> anyhow::Result<()> {
    let folder = &asked.folder;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    commands.build();
    let count = write_pages(&commands, "inkundla", folder)?;
    println!("{count} pages are in {}", folder.display());
    Ok(())
}

/// Writes the page of a command and of the commands below it: `inkundla-user-add.1`. Returns their number.
fn write_pages(command: &Command, name: &str, folder: &Path) -> anyhow::Result<usize> {
    let page = clap_mangen::Man::new(command.clone())
        .title(name.to_uppercase())
        .manual("Inkundla");
    let file = folder.join(format!("{name}.1"));
    let mut text = Vec::new();
    page.render(&mut text)?;
    fs::write(&file, text).with_context(|| file.display().to_string())?;
    let mut count = 1;
    for below in command.get_subcommands() {
        if below.get_name() != "help" {
            count += write_pages(below, &format!("{name}-{}", below.get_name()), folder)?;
        }
    }
    Ok(count)
}
