use super::{BackupFault, ENDING, backup, of, sealed_backup};
use crate::desk::Desk;
use crate::desk::archives::ArchiveTrouble;
use crate::desk::archives::event_keys::EventKeys;
use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The number of newest backups to keep.
const NEWEST: usize = 20;
/// The number of days of which the last backup is kept too.
const DAYS: u16 = 30;

/// The suffixes of a backup while it is written and verified.
const UNFINISHED: [&str; 2] = [".part", ".part.tried"];
/// An unfinished backup that is older was abandoned.
const LONGEST_COPY: TimeDelta = TimeDelta::hours(1);

/// The names of backups, with milliseconds: a round may be closed and the next one posted within a
/// second.
const NAMED: &str = "inkundla-%Y%m%d-%H%M%S-%3f";

/// A folder with backups, and a second one (a stick) with the same.
#[derive(Clone, Debug)]
pub struct BackupStore {
    /// Usually beside the database.
    pub folder: PathBuf,
    /// On another disk, in case the first one fails.
    pub second: Option<PathBuf>,
}

/// A backup that was just made.
#[derive(Debug)]
pub struct MadeBackup {
    /// Its path.
    pub path: PathBuf,
    /// The digest of its contents.
    pub content: String,
    /// Why it could not be copied to the second folder, if that failed.
    pub trouble: Option<BackupFault>,
}

/// A file in the folder of backups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupFile {
    /// Its file name.
    pub name: String,
    /// When it was made.
    pub made_at: DateTime<Utc>,
    /// Its size.
    pub bytes: u64,
}

impl BackupStore {
    /// The backups in the first folder, newest first; empty if it cannot be read.
    pub fn list(&self) -> Vec<BackupFile> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut all: Vec<BackupFile> = files
            .filter_map(|file| {
                let name = file.file_name().into_string().ok()?;
                Some(BackupFile {
                    made_at: made(&name)?.and_utc(),
                    bytes: file.metadata().ok()?.len(),
                    name,
                })
            })
            .collect();
        all.sort_by(|one, other| other.name.cmp(&one.name));
        all
    }

    /// The bytes of a listed backup, after the keys that open its events; `None` for any other name.
    pub fn read(&self, name: &str) -> Option<Vec<u8>> {
        let listed = self.list().into_iter().find(|one| one.name == name)?;
        let keys = EventKeys::read(&self.folder).and_then(|keys| keys.part());
        let archive = fs::read(self.folder.join(listed.name)).ok()?;
        Some([keys.ok()?, archive].concat())
    }

    /// Makes a backup of everything, copies it to the second folder, and deletes old ones: the
    /// newest 20 stay, and the last one of each day of a month. If nothing has changed there is no
    /// new backup: `before` is the content of the last one. Events whose names were erased get new
    /// keys, and their former keys go, so that no older backup shows the names.
    ///
    /// # Errors
    /// If no backup could be made.
    pub fn add(
        &self,
        desk: &Desk,
        at: DateTime<Utc>,
        before: &str,
    ) -> Result<Option<MadeBackup>, BackupFault> {
        let path = self.place(at)?;
        let mut keys = EventKeys::read(&self.folder).map_err(of(&self.folder))?;
        let content = sealed_backup(desk, &mut keys, &path, at)?.content;
        if keys.forget_former() {
            keys.write(&self.folder).map_err(of(&self.folder))?;
        }
        if content == before {
            fs::remove_file(&path).map_err(of(&path))?;
            return Ok(None);
        }
        self.kept(desk, (path, content), Some(&keys), at).map(Some)
    }

    /// Makes a backup of everything to be taken elsewhere: it is not sealed.
    ///
    /// # Errors
    /// If no backup could be made.
    pub fn add_to_take_along(
        &self,
        desk: &Desk,
        at: DateTime<Utc>,
    ) -> Result<MadeBackup, BackupFault> {
        let path = self.place(at)?;
        let content = backup(desk, None, &path, at)?.content;
        self.kept(desk, (path, content), None, at)
    }

    /// The path of a new backup, in a folder without remains of killed servers.
    fn place(&self, at: DateTime<Utc>) -> Result<PathBuf, BackupFault> {
        fs::create_dir_all(&self.folder).map_err(of(&self.folder))?;
        clear_away(&self.folder, at)?;
        Ok(self.folder.join(format!("{}.{ENDING}", at.format(NAMED))))
    }

    /// Copies a new backup and its keys to the second folder, and deletes old ones.
    fn kept(
        &self,
        desk: &Desk,
        (path, content): (PathBuf, String),
        keys: Option<&EventKeys>,
        at: DateTime<Utc>,
    ) -> Result<MadeBackup, BackupFault> {
        let second = self
            .second
            .as_ref()
            .map(|second| copied(&path, keys, second));
        let past = desk.known_to_be_past(DAYS, at);
        tidy(&self.folder, past.map_err(ArchiveTrouble::from)?)?;
        Ok(MadeBackup {
            trouble: second.and_then(Result::err),
            path,
            content,
        })
    }
}

fn copied(path: &Path, keys: Option<&EventKeys>, second: &Path) -> Result<(), BackupFault> {
    let name = path.file_name().unwrap_or_default();
    let (there, part) = (second.join(name), second.join("copying.part"));
    // A stick that is not plugged in has no folder; creating one would fill the disk below it.
    fs::copy(path, &part).map_err(of(&part))?;
    // Windows flushes a file only through a handle that may write.
    let written = fs::OpenOptions::new().write(true).open(&part);
    written
        .and_then(|file| file.sync_all())
        .map_err(of(&part))?;
    if let Some(keys) = keys {
        // The folder may hold backups of another computer too.
        let all = EventKeys::read(second).map_err(of(second))?;
        all.replaced_by(keys).write(second).map_err(of(second))?;
    }
    fs::rename(&part, &there).map_err(of(&there))
}

/// Deletes what a killed server left while it copied: it contains names of children, and nobody
/// would ever look at it.
fn clear_away(folder: &Path, at: DateTime<Utc>) -> Result<(), BackupFault> {
    for file in fs::read_dir(folder).map_err(of(folder))?.flatten() {
        let name = file.file_name().into_string().unwrap_or_default();
        let unfinished = UNFINISHED.iter().find_map(|end| name.strip_suffix(end));
        let begun = unfinished.and_then(made);
        if begun.is_some_and(|begun| at.naive_utc() - begun > LONGEST_COPY) {
            let path = file.path();
            let gone = if path.is_dir() {
                fs::remove_dir_all(&path)
            } else {
                fs::remove_file(&path)
            };
            gone.map_err(of(&path))?;
        }
    }
    Ok(())
}

fn tidy(folder: &Path, past: Option<DateTime<Utc>>) -> Result<(), BackupFault> {
    let names: BTreeSet<String> = fs::read_dir(folder)
        .map_err(of(folder))?
        .flatten()
        .filter_map(|file| file.file_name().into_string().ok())
        .collect();
    for name in deletable(&names, past.map(|past| past.date_naive())) {
        let path = folder.join(name);
        fs::remove_file(&path).map_err(of(&path))?;
    }
    Ok(())
}

/// The backups to delete. Files with other names are not ours and stay. Before the day `oldest`
/// the last backup of a day is deleted too; `None`: of no day.
fn deletable(names: &BTreeSet<String>, oldest: Option<NaiveDate>) -> Vec<&str> {
    let mut copies: Vec<(NaiveDateTime, &str)> = names
        .iter()
        .filter_map(|name| Some((made(name)?, name.as_str())))
        .collect();
    copies.sort_unstable();
    copies.reverse();
    let mut days = BTreeSet::new();
    let stays = |at: usize, made: NaiveDateTime, days: &mut BTreeSet<NaiveDate>| {
        let is_last_of_day = days.insert(made.date());
        at < NEWEST || (is_last_of_day && oldest.is_none_or(|oldest| made.date() >= oldest))
    };
    let mut gone = Vec::new();
    for (at, (made, name)) in copies.into_iter().enumerate() {
        if !stays(at, made, &mut days) {
            gone.push(name);
        }
    }
    gone
}

fn made(name: &str) -> Option<NaiveDateTime> {
    let stem = name.strip_suffix(ENDING)?.strip_suffix('.')?;
    NaiveDateTime::parse_from_str(stem, NAMED).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(day: u32, hour: u32) -> String {
        format!("inkundla-202611{day:02}-{hour:02}0000-000.inkundla")
    }

    #[test]
    fn the_newest_and_the_last_of_each_day_stay() {
        let mut names: BTreeSet<String> = (0..24).map(|hour| name(21, hour)).collect();
        names.extend((8..12).map(|hour| name(3, hour)));
        names.insert("inkundla-20260901-100000-000.inkundla".to_owned());
        names.insert("holiday.jpg".to_owned());
        let oldest = NaiveDate::from_ymd_opt(2026, 10, 22);
        let gone = deletable(&names, oldest);
        let expected: Vec<String> = (0..4)
            .rev()
            .map(|hour| name(21, hour))
            .chain((8..11).rev().map(|hour| name(3, hour)))
            .chain(["inkundla-20260901-100000-000.inkundla".to_owned()])
            .collect();
        assert_eq!(gone, expected);
    }

    #[test]
    fn a_few_old_backups_all_stay() {
        let names: BTreeSet<String> = (1..4).map(|day| name(day, 10)).collect();
        let next_year = NaiveDate::from_ymd_opt(2027, 10, 22);
        assert!(deletable(&names, next_year).is_empty());
    }

    #[test]
    fn the_last_of_each_day_stays_while_the_age_of_backups_is_unknown() {
        let names: BTreeSet<String> = (1..29).map(|day| name(day, 10)).collect();
        assert!(deletable(&names, None).is_empty());
        let far = NaiveDate::from_ymd_opt(2027, 11, 21);
        assert_eq!(deletable(&names, far).len(), 8);
    }
}
