//! A sealed backup that is brought to another computer, with the keys of its folder.

use super::{OldLaptop, brings, new_laptop};
use inkundla::backup::BackupStore;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::store::Store;
use inkundla::system_time::now;
use std::fs;

#[test]
fn a_sealed_backup_needs_the_keys_of_its_folder() {
    let old = OldLaptop::new();
    let inkundla = old.folder.path().join("Inkundla");
    let folder = inkundla.join("backups");
    let url = format!("sqlite:{}", inkundla.join("inkundla.db").display());
    let store = BackupStore {
        folder: folder.clone(),
        second: None,
    };
    let desk = Desk::open(Store::open_to_read(&url).unwrap(), Hub::default()).unwrap();
    let made = store.add(&desk, now(), "").unwrap().unwrap();
    let backup = fs::read(made.path).unwrap();
    let keys = fs::read(folder.join("inkundla.keys")).unwrap();

    let (_folder, _server, teacher) = new_laptop();
    let refused = brings(&teacher, &backup);
    assert!(
        refused.sees("Choose the file inkundla.keys"),
        "{}",
        refused.text()
    );
    let both = teacher.upload_all("/move/bring", "file", &[keys, backup], &[]);
    assert!(
        both.sees("Everything is here") && both.sees("Demo school cup"),
        "{}",
        both.text()
    );
}
