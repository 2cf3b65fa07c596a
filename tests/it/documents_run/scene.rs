//! The places that the documents name, and what stands for them in a test: the only list of them.

use super::blocks::at_home;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder with what a story needs.
pub struct Scene {
    folder: TempDir,
    pub desks: [SocketAddr; 2],
    pub proxy: SocketAddr,
    /// User, host, port and name of the database: `user@host:port/name`.
    pub database: String,
    /// Host and port of the replica.
    pub replica: Option<SocketAddr>,
}

impl Scene {
    pub fn with_database(database: &str) -> Scene {
        Scene {
            folder: tempfile::tempdir().unwrap(),
            desks: [crate::ports::free(), crate::ports::free()],
            proxy: crate::ports::free(),
            database: database.trim_start_matches("postgres://").to_owned(),
            replica: None,
        }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    /// The places of the documents with their values. One that contains another stands before it.
    fn places(&self) -> Vec<(&'static str, String)> {
        let file = |name: &str| self.file(name).display().to_string();
        let (_, place) = self.database.split_once('@').unwrap_or_default();
        let (host, _) = place.split_once('/').unwrap_or_default();
        let port = host.rsplit(':').next().unwrap_or_default();
        let replica = self.replica.map(|replica| replica.to_string());
        let replica = replica.unwrap_or_default();
        let proxy = self.proxy;
        vec![
            ("10.0.0.11:8080", self.desks[0].to_string()),
            ("10.0.0.12:8080", self.desks[1].to_string()),
            ("0.0.0.0:8080", self.desks[0].to_string()),
            ("10.0.0.10", "127.0.0.1".to_owned()),
            (
                "inkundla_server@db.example.org/inkundla",
                format!("inkundla_server@{place}"),
            ),
            ("inkundla@db.example.org/inkundla", self.database.clone()),
            (
                "@db.example.org,db2.example.org/",
                format!("@{host},{replica}/"),
            ),
            ("@db.example.org/", format!("@{host}/")),
            ("@db2.example.org/", format!("@{replica}/")),
            (
                "@db1/inkundla?",
                format!("@db1:{port}/inkundla?hostaddr=127.0.0.1&"),
            ),
            // These databases are on this machine; the story of the certificates has the real thing.
            (
                "?sslmode=verify-full&sslrootcert=/etc/inkundla/db-ca.pem",
                "?sslmode=disable".to_owned(),
            ),
            (
                "/var/lib/postgresql/15/main",
                "$POSTGRES_HOME/replica".to_owned(),
            ),
            ("/var/lib/inkundla", file("state")),
            ("/etc/inkundla.toml", file("inkundla.toml")),
            ("/run/inkundla", file("run")),
            (
                "/usr/local/bin/inkundla",
                env!("CARGO_BIN_EXE_inkundla").to_owned(),
            ),
            (
                "docs/operations/",
                format!("{}/", at_home("docs/operations").display()),
            ),
            ("/etc/haproxy/inkundla.pem", file("inkundla.pem")),
            ("/etc/nginx/inkundla.", file("inkundla.")),
            ("/etc/caddy/inkundla.", file("inkundla.")),
            ("bind :443 ", format!("bind {proxy} ")),
            ("listen 443 ", format!("listen {proxy} ")),
            (
                "cup.example.org {",
                format!("cup.example.org:{} {{", proxy.port()),
            ),
        ]
    }

    /// A block with this scene's places.
    pub fn fill(&self, block: &str) -> String {
        let places = self.places().into_iter();
        places.fold(block.to_owned(), |text, (place, value)| {
            text.replace(place, &value)
        })
    }
}
