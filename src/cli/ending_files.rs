//! The files of tables of exact endings: a folder for each law, a file for each pair.

use super::progress_line::Progress;
use anyhow::{Context, bail};
use inkundla_engine::{Endings, Pair, RefusedTable};
use std::env;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::thread;

/// The number of letters of a fingerprint in the name of a folder.
const NAME_LETTERS: usize = 16;

/// The folder of the tables.
#[derive(clap::Args, Clone)]
pub(super) struct TablesFolder {
    /// The folder of the tables [default: inkundla/endings in the user's folder for caches]
    #[arg(long = "tables", value_name = "FOLDER", env = "INKUNDLA_TABLES")]
    folder: Option<PathBuf>,
}

impl TablesFolder {
    /// The folder of the tables of a law.
    pub(super) fn of(&self, endings: &Endings) -> EndingFiles {
        let root = self.folder.clone().unwrap_or_else(usual_folder);
        let name = endings.fingerprint();
        EndingFiles(root.join(&name[..NAME_LETTERS.min(name.len())]))
    }
}

fn usual_folder() -> PathBuf {
    let home = || env::home_dir().unwrap_or_default();
    let named = |name: &str| env::var_os(name).filter(|path| !path.is_empty());
    let caches = if cfg!(windows) {
        named("LOCALAPPDATA").map_or_else(home, PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().join("Library/Caches")
    } else {
        named("XDG_CACHE_HOME").map_or_else(|| home().join(".cache"), PathBuf::from)
    };
    caches.join("inkundla").join("endings")
}

/// The files of one law.
pub(super) struct EndingFiles(PathBuf);

impl EndingFiles {
    /// The file of a pair.
    pub(super) fn path(&self, pair: Pair) -> PathBuf {
        self.0.join(format!("{pair}.ending"))
    }

    /// Reads the tables of a pair and of all below; `false` if a file is missing or damaged.
    ///
    /// # Errors
    /// A file is of another law, or cannot be read.
    pub(super) fn read(&self, endings: &mut Endings, pair: Pair) -> anyhow::Result<bool> {
        let mut pairs = endings.below(pair);
        pairs.push(pair);
        for one in pairs {
            if !endings.has(one) && !self.read_one(endings, one)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn read_one(&self, endings: &mut Endings, pair: Pair) -> anyhow::Result<bool> {
        let path = self.path(pair);
        let bytes = match fs::read(&path) {
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(false),
            read => read.with_context(|| format!("{} cannot be read", path.display()))?,
        };
        match endings.take_bytes(pair, &bytes) {
            Ok(()) => Ok(true),
            Err(RefusedTable::Damaged) => {
                eprintln!("{} is damaged: it is built again", path.display());
                Ok(false)
            }
            Err(why) => bail!("{}: {why}", path.display()),
        }
    }

    /// Reads the tables of a pair and of all below, and builds and keeps those that are missing. A folder that cannot be
    /// written is only reported.
    ///
    /// # Errors
    /// A file is of another law or cannot be read, or a table cannot be built.
    pub(super) fn obtain(&self, endings: &mut Endings, pair: Pair) -> anyhow::Result<()> {
        let mut pairs = endings.below(pair);
        pairs.push(pair);
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut progress = Progress::begin();
        for (at, one) in pairs.iter().enumerate() {
            if endings.has(*one) || self.read_one(endings, *one)? {
                continue;
            }
            endings.build(*one, threads, &mut |plies| {
                let what = format!("building the table of {one}, {plies} plies");
                progress.at(&what, at, pairs.len());
            })?;
            if let Err(why) = self.keep(endings, *one) {
                eprintln!("{} could not be kept: {why}", self.path(*one).display());
            }
        }
        Ok(())
    }

    /// Writes the tables of a pair to a new file, flushes it, and then gives it its name.
    fn keep(&self, endings: &Endings, pair: Pair) -> io::Result<()> {
        let path = self.path(pair);
        let bytes = endings.to_bytes(pair).ok_or(ErrorKind::InvalidData)?;
        fs::create_dir_all(&self.0)?;
        let part = path.with_extension(format!("part{}", std::process::id()));
        let written = File::create(&part).and_then(|mut file| {
            file.write_all(&bytes)?;
            file.sync_all()
        });
        let kept = written.and_then(|()| fs::rename(&part, &path));
        if kept.is_err() {
            // The error is reported, not this one.
            let _ = fs::remove_file(&part);
        }
        kept.and_then(|()| settle(&self.0))
    }
}

/// Flushes a folder, so that a new name in it survives a power cut.
#[cfg(unix)]
fn settle(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Windows refuses to flush a folder, and needs no flush: names are in the file system's journal.
#[cfg(not(unix))]
fn settle(_folder: &Path) -> io::Result<()> {
    Ok(())
}
