use super::super::connection::connect_unprepared;
use super::copy;
use crate::Store;
use diesel::RunQueryDsl;
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use std::fs;
use std::time::Duration;

/// The migrations of a later version.
const LATER: EmbeddedMigrations = embed_migrations!("../../fixtures/migrations");

const ACCOUNT: &str = "INSERT INTO accounts (name, name_key, pass_hash, created_at_ms)
    VALUES ('Ms Khumalo', 'ms khumalo', '', 0)";

#[test]
fn a_database_of_an_older_version_is_copied_before_it_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.db");
    let url = format!("sqlite:{}", path.display());
    drop(Store::open(&url).unwrap());
    let mut conn = connect_unprepared(&path.display().to_string()).unwrap();
    diesel::sql_query(ACCOUNT).execute(&mut conn).unwrap();
    let before = path.with_file_name("hall.db-before-0002");
    assert!(!before.exists(), "a new database needs none");
    for _ in 0..2 {
        copy(&mut conn, &path, &LATER).unwrap();
    }
    let old = Store::open(&format!("sqlite:{}", before.display())).unwrap();
    assert_eq!(old.read(|db| db.count_accounts()).unwrap(), 1);
    drop(old);
    // It contains the names of children, so it is removed after some time.
    let file = fs::File::options().write(true).open(&before).unwrap();
    let made = file.metadata().unwrap().modified().unwrap();
    let long_ago = made - Duration::from_secs(31 * 86_400);
    file.set_modified(long_ago).unwrap();
    drop(Store::open(&url).unwrap());
    assert!(!before.exists());
}
