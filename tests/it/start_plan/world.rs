//! The surroundings of a start, and the trial of a check and a start in them.

use super::cases::{Case, Database, Folder, Key, Pem, Port};
use super::{End, announced, end_of, files, serve};
use crate::crash::desk;
use crate::server::Server;
use proptest::prelude::*;
use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Output;

/// The things outside of a case: a database that is served, one that is not, and a port that is taken.
pub struct World {
    folder: tempfile::TempDir,
    _server: Server,
    taken: TcpListener,
}

impl World {
    pub fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
        drop(desk(&url("there.db")));
        World {
            _server: Server::start_with(&url("served.db")),
            taken: TcpListener::bind("127.0.0.1:0").unwrap(),
            folder,
        }
    }

    fn address(&self, port: Port) -> SocketAddr {
        match port {
            Port::Free => crate::ports::free(),
            Port::Taken => self.taken.local_addr().unwrap(),
            Port::Any => "127.0.0.1:0".parse().unwrap(),
        }
    }

    /// Prepares the folder of a case; its settings by their names.
    fn settings(&self, case: &Case, folder: &Path) -> Vec<(&'static str, String)> {
        let file = |name: &str| folder.join(name).display().to_string();
        let mut settings = Vec::new();
        if let Some(url) = self.database(case.database, folder) {
            settings.push(("database", url));
        }
        let listen = self.address(case.listen);
        settings.push(("listen", listen.to_string()));
        if let Some(metrics) = case.metrics {
            let apart = self.address(metrics);
            let metrics = if case.metrics_is_listen {
                listen
            } else {
                apart
            };
            settings.push(("metrics", metrics.to_string()));
        }
        if let Some(pem) = case.pem {
            certify(pem, folder);
            settings.push(("tls-certificate", file("cert.pem")));
            settings.push(("tls-key", file("key.pem")));
        }
        match case.key {
            None => {}
            Some(Key::New) => settings.push(("signing-key", file("sign.key"))),
            Some(Key::NoFolder) => settings.push(("signing-key", file("no/such/key"))),
            Some(Key::Broken) => {
                fs::write(folder.join("broken.key"), "not a key").unwrap();
                settings.push(("signing-key", file("broken.key")));
            }
        }
        match case.backups {
            None => {}
            Some(Folder::NoBackups) => settings.push(("no-backups", String::new())),
            Some(Folder::New) => settings.push(("backups", file("new/backups"))),
            Some(Folder::InFile) => {
                fs::write(folder.join("file"), "").unwrap();
                settings.push(("backups", file("file/backups")));
            }
        }
        if let Some(streams) = case.streams {
            settings.push(("streams", streams.to_string()));
        }
        if case.replica {
            settings.push(("replica", "postgres://me@127.0.0.1:1/hall".to_owned()));
        }
        settings
    }

    fn database(&self, database: Database, folder: &Path) -> Option<String> {
        let in_folder = |name: &str| Some(format!("sqlite:{}", folder.join(name).display()));
        match database {
            Database::Usual => None,
            Database::New => in_folder("new.db"),
            Database::NewRelative => Some("sqlite:relative.db".to_owned()),
            Database::NoFolder => in_folder("no/such/folder.db"),
            Database::Served => {
                let file = self.folder.path().join("served.db");
                Some(format!("sqlite:{}", file.display()))
            }
            Database::There => {
                let from = self.folder.path().join("there.db");
                fs::copy(from, folder.join("there.db")).unwrap();
                in_folder("there.db")
            }
            Database::NotOurs => {
                fs::write(folder.join("list.csv"), "name\nThandiwe\n".repeat(100)).unwrap();
                in_folder("list.csv")
            }
            Database::Folder => {
                fs::create_dir(folder.join("folder")).unwrap();
                in_folder("folder")
            }
            Database::FolderToCome => in_folder("folder/"),
            Database::Here => Some("sqlite:.".to_owned()),
            Database::Slip => Some("postgres://me@127.0.0.1:99999/hall?nonsense=1".to_owned()),
            Database::BarePath => Some("bare.db".to_owned()),
            Database::Away => {
                let nobody = crate::ports::free();
                Some(format!("postgres://me@{nobody}/hall"))
            }
            Database::Nonsense => Some("mysql://me@localhost/hall".to_owned()),
        }
    }

    /// Tries the check and the start of a case.
    pub fn agree_on(&self, case: &Case) -> Result<(), TestCaseError> {
        let folder = tempfile::tempdir().unwrap();
        let settings = self.settings(case, folder.path());
        let arguments = if case.in_file {
            in_file(folder.path(), &settings)
        } else {
            as_flags(&settings)
        };
        let before = files(folder.path());
        let checked = [&arguments[..], &["--check".to_owned()]].concat();
        let check: Output = serve(folder.path(), &checked).output().unwrap();
        let said = String::from_utf8_lossy(&check.stdout).into_owned();
        prop_assert_eq!(
            files(folder.path()),
            before.clone(),
            "the check makes nothing: {}",
            said
        );
        let announced = announced(check.status.code().unwrap());
        let (end, lines) = end_of(serve(folder.path(), &arguments));
        prop_assert_eq!(announced, end, "{}\n{:?}", said, lines);
        if let End::Ends(_) = end {
            prop_assert_eq!(lines.len(), 1, "one sentence: {:?}", lines);
            prop_assert!(lines[0].starts_with("inkundla: "), "{:?}", lines);
            prop_assert_eq!(
                files(folder.path()),
                before,
                "a failed start leaves nothing"
            );
        }
        Ok(())
    }
}

fn certify(pem: Pem, folder: &Path) {
    let made = || rcgen::generate_simple_self_signed(vec!["hall".to_owned()]).unwrap();
    let (certificate, another) = (made(), made());
    fs::write(folder.join("cert.pem"), certificate.cert.pem()).unwrap();
    let key = match pem {
        Pem::Good => certificate.signing_key.serialize_pem(),
        Pem::OfAnother => another.signing_key.serialize_pem(),
        Pem::Broken => "broken".to_owned(),
        Pem::Missing => return,
    };
    fs::write(folder.join("key.pem"), key).unwrap();
}

fn as_flags(settings: &[(&str, String)]) -> Vec<String> {
    let flags = settings.iter().flat_map(|(name, value)| {
        let flag = format!("--{name}");
        let value = Some(value.clone()).filter(|value| !value.is_empty());
        [Some(flag), value]
    });
    flags.flatten().collect()
}

fn in_file(folder: &Path, settings: &[(&str, String)]) -> Vec<String> {
    let lines = settings.iter().map(|(name, value)| match *name {
        "streams" => format!("{name} = {value}\n"),
        "no-backups" => format!("{name} = true\n"),
        _ => format!("{name} = \"{value}\"\n"),
    });
    let file = folder.join("settings.toml");
    fs::write(&file, lines.collect::<String>()).unwrap();
    vec!["--config".to_owned(), file.display().to_string()]
}
