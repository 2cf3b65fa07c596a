//! Random settings of a server.

use proptest::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Database {
    Usual,
    New,
    NewRelative,
    There,
    NoFolder,
    Served,
    NotOurs,
    Folder,
    FolderToCome,
    Here,
    BarePath,
    Away,
    Slip,
    Nonsense,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Port {
    Free,
    Taken,
    Any,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pem {
    Good,
    Broken,
    Missing,
    OfAnother,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    New,
    Broken,
    NoFolder,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folder {
    New,
    InFile,
    NoBackups,
}

#[derive(Clone, Debug)]
pub struct Case {
    pub database: Database,
    pub listen: Port,
    pub metrics: Option<Port>,
    pub metrics_is_listen: bool,
    pub pem: Option<Pem>,
    pub key: Option<Key>,
    pub backups: Option<Folder>,
    pub streams: Option<usize>,
    pub replica: bool,
    pub in_file: bool,
}

/// Mostly settings that do, so that a case often has one fault and not five.
pub fn cases() -> impl Strategy<Value = Case> {
    use prop::option::weighted;
    use prop::sample::select;
    let database = prop_oneof![
        3 => Just(Database::New),
        2 => Just(Database::There),
        1 => Just(Database::Usual),
        1 => Just(Database::NewRelative),
        2 => select(vec![
            Database::NoFolder, Database::Served, Database::NotOurs, Database::Folder,
            Database::FolderToCome, Database::Here, Database::BarePath, Database::Away, Database::Slip,
            Database::Nonsense,
        ]),
    ];
    let port = || prop_oneof![3 => Just(Port::Any), 2 => Just(Port::Free), 1 => Just(Port::Taken)];
    let pem = select(vec![
        Pem::Good,
        Pem::Good,
        Pem::Broken,
        Pem::Missing,
        Pem::OfAnother,
    ]);
    let key = select(vec![Key::New, Key::New, Key::Broken, Key::NoFolder]);
    let backups = select(vec![Folder::New, Folder::InFile, Folder::NoBackups]);
    let first = (
        database,
        port(),
        weighted(0.4, port()),
        prop::bool::weighted(0.1),
    );
    let second = (
        weighted(0.4, pem),
        weighted(0.4, key),
        weighted(0.5, backups),
    );
    let third = (
        weighted(0.3, select(vec![0, 5, 1_000_000])),
        prop::bool::weighted(0.1),
        any::<bool>(),
    );
    (first, second, third).prop_map(|(first, second, third)| Case {
        database: first.0,
        listen: first.1,
        metrics: first.2,
        metrics_is_listen: first.3,
        pem: second.0,
        key: second.1,
        backups: second.2,
        streams: third.0,
        replica: third.1,
        in_file: third.2,
    })
}
