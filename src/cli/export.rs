//! `inkundla export`: what is known, as files.

use super::{Database, event, official, out, serve};
use crate::formats::{ByteOrderMark, Names, entrants_csv};
use crate::tournament::RoundNo;
use anyhow::Context;
use clap::Subcommand;
use std::path::PathBuf;

#[derive(Subcommand)]
pub(super) enum What {
    /// Who stands where, with every tie-break
    ///
    /// The bytes are those of the page /e/EVENT/standings.csv. The columns are
    /// described in docs/CSV.md.
    Standings {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        /// Write short names only, as everybody may see them
        #[arg(long)]
        alias: bool,
        /// After this round instead of now
        #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
        after: Option<u16>,
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        database: Database,
    },
    /// The official records of games, with their hashes and what the event signed
    ///
    /// Both forms are described in docs/RECORD.md. Without an event, those of all
    /// events in the database.
    Records(official::Export),
    /// The players with their full names, as `import` reads them
    Players {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        database: Database,
    },
}

/// How and where it is written.
#[derive(clap::Args)]
pub(super) struct File {
    /// As CSV; it is the only form so far, and need not be said
    #[arg(long)]
    csv: bool,
    /// Begin with a byte order mark, so that Excel reads the letters rightly
    #[arg(long)]
    bom: bool,
    /// Write to this file instead of standard output; one that is there is replaced
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl File {
    fn mark(&self) -> ByteOrderMark {
        if self.bom {
            ByteOrderMark::With
        } else {
            ByteOrderMark::Without
        }
    }

    fn write(&self, text: &str) -> anyhow::Result<()> {
        match &self.output {
            Some(path) => std::fs::write(path, text)
                .with_context(|| format!("{} could not be written", path.display())),
            None => out::print(text),
        }
    }
}

pub(super) fn run(what: What) -> anyhow::Result<()> {
    match what {
        What::Records(export) => official::export(&export),
        What::Standings {
            event,
            alias,
            after,
            file,
            database,
        } => {
            let desk = serve::open_existing(&database.database)?;
            let organiser = event::find(&desk, &event)?;
            let names = if alias { Names::Alias } else { Names::Full };
            let after = after.map(RoundNo);
            file.write(&desk.standings_csv(organiser.event(), after, names, file.mark())?)
        }
        What::Players {
            event,
            file,
            database,
        } => {
            let desk = serve::open_existing(&database.database)?;
            let entrants = desk.entrants(&event::find(&desk, &event)?)?;
            file.write(&entrants_csv::write(&entrants, file.mark()))
        }
    }
}
