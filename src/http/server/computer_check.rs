//! The check of this computer: what an event needs, whether it is there, and what to do if not.

use crate::backup::BackupStore;
use crate::desk::Desk;
use crate::formats::pdf::{self, PdfMetadata};
use crate::http::server::network_interfaces;
use crate::i18n::Localizer;
use crate::system_time;
use chrono::{DateTime, TimeDelta, Utc};
use std::fs;
use std::path::{Path, PathBuf};

/// The severity of a finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// No problem.
    Good,
    /// Worth knowing; an event can be held.
    Note,
    /// To be fixed before an event.
    Wrong,
}

/// The result of one check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The severity.
    pub health: Health,
    /// The subject of the check, in the reader's language.
    pub about: String,
    /// The result, and what to do about it.
    pub text: String,
}

/// The inputs of the check.
pub struct ComputerCheck<'a> {
    /// The database, if there is one.
    pub desk: Option<&'a Desk>,
    /// The database file; `None` for a database server.
    pub file: Option<PathBuf>,
    /// The folder of backups, if the server makes any.
    pub backups: Option<&'a BackupStore>,
    /// The `User-Agent` of the browser that asks, if any.
    pub browser: Option<String>,
    /// The time on the clock of this computer.
    pub at: DateTime<Utc>,
}

/// Less free space than this, in bytes, is a note.
const LITTLE_ROOM: u64 = 1 << 30;
/// Less free space than this, in bytes, is wrong: backups and exports need some at once.
const NO_ROOM: u64 = 200 << 20;
/// A running server makes at least one backup a day.
const OLD_BACKUP: TimeDelta = TimeDelta::hours(36);

impl ComputerCheck<'_> {
    /// All findings, in the order in which they are shown.
    #[must_use]
    pub fn findings(&self, t: &Localizer) -> Vec<Finding> {
        let looked = [
            Some(program(t)),
            self.file.as_deref().map(|file| database(t, file)),
            self.file.as_deref().and_then(|file| disk(t, file)),
            Some(self.clock(t)),
            Some(network(t)),
            self.backups.map(|store| self.backup(t, store)),
            Some(printing(t)),
            Some(browsers(t, self.browser.as_deref())),
        ];
        looked.into_iter().flatten().collect()
    }

    /// A clock that is before the last day on which the program ran is wrong; any other may be right.
    fn clock(&self, t: &Localizer) -> Finding {
        let shown = format!(
            "{}, {}",
            system_time::moment(t, self.at),
            system_time::zone(self.at)
        );
        let seen = self
            .desk
            .and_then(|desk| desk.last_day_seen().ok())
            .flatten();
        let (health, text) = match seen.filter(|seen| *seen > self.at) {
            Some(later) => {
                let values = [
                    ("time", shown.into()),
                    ("day", system_time::date(t, later).into()),
                ];
                (Health::Wrong, t.msg_with("checkup-clock-behind", &values))
            }
            None => (Health::Good, t.msg_arg("checkup-clock-is", "time", shown)),
        };
        Finding::new(t, health, "checkup-clock", text)
    }

    fn backup(&self, t: &Localizer, store: &BackupStore) -> Finding {
        let newest = store.list().iter().map(|file| file.made_at).max();
        let (health, text) = match newest {
            None => (Health::Note, t.msg("checkup-backups-none")),
            Some(made) => {
                let (health, id) = if self.at - made > OLD_BACKUP {
                    (Health::Note, "checkup-backups-old")
                } else {
                    (Health::Good, "checkup-backups-last")
                };
                (health, t.msg_arg(id, "time", system_time::moment(t, made)))
            }
        };
        Finding::new(t, health, "checkup-backups", text)
    }
}

impl Finding {
    /// `about` is the message id of the subject.
    fn new(t: &Localizer, health: Health, about: &str, text: String) -> Finding {
        Finding {
            health,
            about: t.msg(about),
            text,
        }
    }
}

fn program(t: &Localizer) -> Finding {
    let version = format!("Inkundla {}", crate::version::VERSION);
    Finding::new(t, Health::Good, "checkup-program", version)
}

fn database(t: &Localizer, file: &Path) -> Finding {
    let shown = file.display().to_string();
    let (health, text) = match fs::metadata(file) {
        Ok(found) => (Health::Good, format!("{shown}, {}", amount(t, found.len()))),
        Err(_not_there) => (
            Health::Note,
            t.msg_arg("checkup-database-new", "file", shown),
        ),
    };
    Finding::new(t, health, "checkup-database", text)
}

/// The free space on the disk of a file that need not exist; `None` where the system does not report it.
fn disk(t: &Localizer, file: &Path) -> Option<Finding> {
    let there = file.ancestors().skip(1).find(|folder| folder.is_dir());
    let free = fs4::available_space(there.unwrap_or(Path::new("."))).ok()?;
    Some(room(t, free))
}

fn room(t: &Localizer, free: u64) -> Finding {
    let (health, id) = match free {
        0..NO_ROOM => (Health::Wrong, "checkup-disk-low"),
        NO_ROOM..LITTLE_ROOM => (Health::Note, "checkup-disk-low"),
        _ => (Health::Good, "checkup-disk-free"),
    };
    let text = t.msg_arg(id, "free", amount(t, free));
    Finding::new(t, health, "checkup-disk", text)
}

/// A number of bytes for people: `565 kB`, `41.2 MB`, `118 GB`.
fn amount(t: &Localizer, bytes: u64) -> String {
    const UNITS: [(&str, u64); 3] = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000)];
    let (unit, size) = UNITS
        .into_iter()
        .find(|(_, size)| bytes >= *size)
        .unwrap_or(("kB", 1_000));
    let tenths = bytes / (size / 10);
    let figure = if tenths < 1_000 {
        t.figure(format!("{}.{}", tenths / 10, tenths % 10))
    } else {
        (tenths / 10).to_string()
    };
    format!("{figure} {unit}")
}

fn network(t: &Localizer) -> Finding {
    let addresses = network_interfaces::private_addresses();
    let shown: Vec<String> = addresses.iter().map(ToString::to_string).collect();
    let (health, text) = if shown.is_empty() {
        (Health::Note, t.msg("laptop-no-network"))
    } else {
        let text = t.msg_arg("checkup-network-is", "addresses", shown.join(", "));
        (Health::Good, text)
    };
    Finding::new(t, health, "checkup-network", text)
}

/// Renders an empty PDF, as for printing.
fn printing(t: &Localizer) -> Finding {
    let about = PdfMetadata {
        title: "Inkundla",
        language: t.language().tag(),
    };
    let (health, text) = match pdf::document(about, &[]) {
        Ok(_page) => (Health::Good, t.msg("checkup-printing-is")),
        Err(why) => (Health::Wrong, why.to_string()),
    };
    Finding::new(t, health, "checkup-printing", text)
}

/// The user agent token, the name and the first version of 2022 of each browser. Browsers also send the tokens of
/// those listed below them.
const BROWSERS: [(&str, &str, u32); 5] = [
    ("SamsungBrowser/", "Samsung Internet", 16),
    ("Edg/", "Edge", 97),
    ("Firefox/", "Firefox", 96),
    ("Chrome/", "Chrome", 97),
    ("Version/", "Safari", 15),
];

/// Recognises the browser that asks, and whether it is new enough.
fn browsers(t: &Localizer, says: Option<&str>) -> Finding {
    let all = t.msg("checkup-browsers-are");
    let found = BROWSERS.iter().find_map(|(mark, name, first)| {
        let (_, version) = says?.split_once(mark)?;
        let digits = version.split(|c: char| !c.is_ascii_digit()).next()?;
        Some((name, digits.parse::<u32>().ok()?, *first))
    });
    let (health, text) = match found {
        None => (Health::Good, all),
        Some((name, version, first)) => {
            let browser = format!("{name} {version}");
            let (health, id) = if version < first {
                (Health::Note, "checkup-browser-old")
            } else {
                (Health::Good, "checkup-browser-this")
            };
            let this = t.msg_arg(id, "browser", browser);
            (health, format!("{this} {all}"))
        }
    };
    Finding::new(t, health, "checkup-browsers", text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn free_space_is_judged_by_the_needs_of_an_event() {
        let t = Localizer::of(Language::English).unwrap();
        let health = |free| room(&t, free).health;
        assert_eq!(health(0), Health::Wrong);
        assert_eq!(health(NO_ROOM), Health::Note);
        assert_eq!(health(LITTLE_ROOM), Health::Good);
        assert!(room(&t, 150_000_000).text.contains("150 MB"));
    }

    #[test]
    fn the_browser_is_recognised_and_judged() {
        let t = Localizer::of(Language::English).unwrap();
        const CHROME: &str =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ";
        for (says, name, health) in [
            ("Chrome/131.0.0.0 Safari/537.36", "Chrome 131", Health::Good),
            ("Chrome/80.0.0.0 Safari/537.36", "Chrome 80", Health::Note),
            (
                "Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
                "Edge 131",
                Health::Good,
            ),
            (
                "SamsungBrowser/15.0 Chrome/90.0 Safari/537.36",
                "Samsung Internet 15",
                Health::Note,
            ),
            ("Version/17.1 Safari/605.1.15", "Safari 17", Health::Good),
            ("Gecko/20100101 Firefox/91.0", "Firefox 91", Health::Note),
        ] {
            let found = browsers(&t, Some(&format!("{CHROME}{says}")));
            assert!(
                found.text.starts_with(name) && found.health == health,
                "{found:?}"
            );
        }
        assert_eq!(browsers(&t, None), browsers(&t, Some("curl/8")));
    }

    #[test]
    fn amounts_have_three_figures() {
        let t = Localizer::of(Language::English).unwrap();
        let pairs = [
            (0, "0.0 kB"),
            (565_248, "565 kB"),
            (41_200_000, "41.2 MB"),
            (118_000_000_000, "118 GB"),
        ];
        for (bytes, shown) in pairs {
            assert_eq!(amount(&t, bytes), shown);
        }
    }
}
