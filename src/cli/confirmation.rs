//! Asks before something is done that cannot be taken back.

use super::output::print;
use anyhow::bail;
use std::io::{BufRead, stdin};

/// The options of a command that changes much.
#[derive(clap::Args)]
pub(super) struct Confirmation {
    /// Do not ask for confirmation
    #[arg(long)]
    yes: bool,
    /// Only print what would be done
    #[arg(long, conflicts_with = "yes")]
    dry_run: bool,
}

/// The option of a command that changes something.
#[derive(clap::Args)]
pub(super) struct DryRun {
    /// Only print what would be done
    #[arg(long)]
    dry_run: bool,
}

impl Confirmation {
    /// Whether to do what the sentence after *This will* says. Asks, unless an option answers.
    ///
    /// # Errors
    /// For every answer but `yes`.
    pub(super) fn goes_on(&self, what: &str) -> anyhow::Result<bool> {
        if self.dry_run {
            return said(what);
        }
        agreed(self.yes, &format!("This will {what}."))?;
        Ok(true)
    }
}

impl DryRun {
    /// Whether to do what the sentence after *This will* says.
    pub(super) fn goes_on(&self, what: &str) -> anyhow::Result<bool> {
        if self.dry_run { said(what) } else { Ok(true) }
    }
}

fn said(what: &str) -> anyhow::Result<bool> {
    print(&format!("Without --dry-run this will {what}.\n"))?;
    Ok(false)
}

/// Asks a question, unless `yes` was said at the call.
///
/// # Errors
/// For every answer but `yes`.
pub(super) fn agreed(yes: bool, question: &str) -> anyhow::Result<()> {
    if yes {
        return Ok(());
    }
    eprintln!("{question} Type yes, then Enter:");
    let mut answer = String::new();
    stdin().lock().read_line(&mut answer)?;
    if answer.trim() != "yes" {
        bail!("nothing was changed");
    }
    Ok(())
}
