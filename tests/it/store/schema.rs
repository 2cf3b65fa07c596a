use super::base::*;
use diesel::migration::MigrationSource;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};
use diesel_migrations::{FileBasedMigrations, MigrationHarness};
use std::collections::BTreeSet;

#[derive(QueryableByName, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Column {
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = BigInt)]
    position: i64,
    #[diesel(sql_type = Text)]
    column_name: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Bool)]
    required: bool,
}

const IN_SQLITE: &str = "
    SELECT t.name AS table_name, c.cid + 1 AS position, c.name AS column_name,
           CASE c.type WHEN 'INTEGER' THEN 'bigint' WHEN 'BLOB' THEN 'bytea' ELSE lower(c.type) END AS kind,
           c.\"notnull\" AS required
    FROM sqlite_schema t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT LIKE '\\_\\_%' ESCAPE '\\' AND t.name NOT LIKE 'sqlite%'";
const IN_POSTGRES: &str = "
    SELECT table_name::text, ordinal_position::bigint AS position, column_name::text,
           data_type::text AS kind, is_nullable = 'NO' AS required
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT LIKE '\\_\\_%'";

fn steps(which: &str) -> FileBasedMigrations {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("migrations")
        .join(which);
    FileBasedMigrations::from_path(folder).unwrap()
}

fn names<DB: diesel::backend::Backend>(steps: &FileBasedMigrations) -> Vec<String> {
    let steps = MigrationSource::<DB>::migrations(steps).unwrap();
    let mut names: Vec<_> = steps.iter().map(|step| step.name().to_string()).collect();
    names.sort();
    names
}

#[test]
fn both_databases_have_the_same_tables_and_columns() {
    let (file, database) = (Base::in_a_file(), Base::on_a_server());
    let mut sqlite =
        SqliteConnection::establish(&file.file().unwrap().display().to_string()).unwrap();
    let mut postgres = PgConnection::establish(database.owner().unwrap()).unwrap();
    let here: BTreeSet<Column> = diesel::sql_query(IN_SQLITE)
        .load(&mut sqlite)
        .unwrap()
        .into_iter()
        .collect();
    let there: BTreeSet<Column> = diesel::sql_query(IN_POSTGRES)
        .load(&mut postgres)
        .unwrap()
        .into_iter()
        .collect();
    assert!(here.len() > 70, "{here:?}");
    let differ: Vec<_> = here.symmetric_difference(&there).collect();
    assert!(differ.is_empty(), "{differ:#?}");
}

#[test]
fn the_steps_have_the_same_names() {
    let (sqlite, postgres) = (steps("sqlite"), steps("postgres"));
    assert_eq!(
        names::<diesel::sqlite::Sqlite>(&sqlite),
        names::<diesel::pg::Pg>(&postgres)
    );
}

#[test]
fn every_step_can_be_taken_back_and_taken_again() {
    let (file, database) = (Base::in_a_file(), Base::on_a_server());
    let mut sqlite =
        SqliteConnection::establish(&file.file().unwrap().display().to_string()).unwrap();
    let mut postgres = PgConnection::establish(database.owner().unwrap()).unwrap();
    diesel::sql_query("PRAGMA foreign_keys = ON")
        .execute(&mut sqlite)
        .unwrap();
    for base in [&file, &database] {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        base.store
            .write(move |tx| tx.append(tournament, game, &turn(0)))
            .unwrap();
    }
    sqlite.revert_all_migrations(steps("sqlite")).unwrap();
    postgres.revert_all_migrations(steps("postgres")).unwrap();
    let left: Vec<Column> = diesel::sql_query(IN_SQLITE).load(&mut sqlite).unwrap();
    assert_eq!(left, []);
    let left: Vec<Column> = diesel::sql_query(IN_POSTGRES).load(&mut postgres).unwrap();
    assert_eq!(left, []);
    sqlite.run_pending_migrations(steps("sqlite")).unwrap();
    postgres.run_pending_migrations(steps("postgres")).unwrap();
    // As OPERATIONS.md says for a new version.
    database.behind_its_back(ROLE).unwrap();
    for base in [&file, &database] {
        Hall::open(base, "cup", 2);
    }
}
