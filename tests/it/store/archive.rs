//! Out of one database and into another, row by row.

use super::base::*;
use diesel::prelude::*;
use diesel::sql_types::Text;
use inkundla::referee::{self, Salt, TextKind};
use inkundla::store::archive::{Row, TABLES, Table};
use inkundla::store::*;
use inkundla::tournament::TournamentId;
use std::collections::BTreeSet;

type Rows = Vec<(&'static str, Vec<Row>)>;

fn rows(store: &Store, event: Option<TournamentId>) -> Rows {
    let read = store.read(|db| {
        TABLES
            .iter()
            .map(|table| {
                let mut rows = Vec::new();
                db.rows(table, event, &mut |row| {
                    rows.push(row);
                    Ok(())
                })?;
                Ok((table.name, rows))
            })
            .collect()
    });
    read.unwrap()
}

fn pour(store: &Store, rows: Rows) -> Result<(), StoreError> {
    store.write(move |tx| {
        tx.make_room()?;
        for (table, rows) in rows {
            tx.insert_rows(Table::named(table).unwrap(), &rows)?;
        }
        tx.rows_are_restored()
    })
}

/// Two halls with a round each and a few turns on the boards.
fn busy(base: &Base) -> [Hall; 2] {
    ["east", "west"].map(|key| {
        let hall = Hall::open(base, key, 5);
        let (tournament, child) = (hall.tournament, hall.children[0]);
        let words = [(child, "{}".to_owned())];
        base.change(move |tx| tx.keep_erasable_words(tournament, &words))
            .unwrap();
        let texts = EventTexts {
            host: "Circuit 6".to_owned(),
            sponsors: "[]".to_owned(),
            ..EventTexts::default()
        };
        base.change(move |tx| tx.set_event_texts(tournament, &texts))
            .unwrap();
        base.change(move |tx| tx.set_registration_settings(tournament, "{}"))
            .unwrap();
        let line = ReportLine {
            number: 1,
            entrant: Some(child),
            text: "001    1\r".to_owned(),
        };
        base.change(move |tx| tx.keep_report(tournament, &[line]))
            .unwrap();
        let entry = entered(tournament, key);
        base.store
            .write(move |tx| tx.add_registrations(&[entry], 1))
            .unwrap();
        for game in hall.post(base, ROUND) {
            for after in 0..3 {
                let texts = vec![referee::ErasableText::new(
                    TextKind::Words,
                    Salt([after as u8; 16]),
                    "noise",
                )];
                let page = Append {
                    texts,
                    ..turn(after)
                };
                base.store
                    .write(move |tx| tx.append(tournament, game, &page))
                    .unwrap();
            }
        }
        hall
    })
}

/// A player whom a parent has entered, with all details.
fn entered(tournament: TournamentId, key: &str) -> RegistrationRow {
    RegistrationRow {
        id: None,
        tournament_id: tournament.0,
        form_hash: vec![key.len() as u8; 32],
        sent_at_ms: 1,
        contact: "Mrs Nkosi".to_owned(),
        reach: "082".to_owned(),
        consent_at_ms: Some(2),
        given: "Sipho".to_owned(),
        family: "Nkosi".to_owned(),
        school: Some(key.to_owned()),
        grade: Some(5),
        gender: Some("m".to_owned()),
        born: Some(2015),
        is_public: 1,
        fee: 5_000,
        paid_at_ms: Some(3),
        state: "received".to_owned(),
        reason: String::new(),
        entrant_id: None,
        version: 1,
    }
}

#[test]
fn every_row_comes_back_in_either_database() {
    on_both(|from| {
        busy(from);
        super::speakers::filled(from);
        let all = rows(&from.store, None);
        assert!(all.iter().all(|(table, rows)| !rows.is_empty()
            || ["settings", "seals", "invitations", "log_heads"].contains(table)));
        on_both(|to| {
            pour(&to.store, all.clone()).unwrap();
            assert_eq!(rows(&to.store, None), all);
        });
    });
}

#[test]
fn life_goes_on_behind_the_restored_identities() {
    on_both(|from| {
        busy(from);
        on_both(|to| {
            pour(&to.store, rows(&from.store, None)).unwrap();
            let north = Hall::open(to, "north", 2);
            assert_eq!(north.tournament, TournamentId(3));
            north.post(to, ROUND);
        });
    });
}

#[test]
fn one_event_takes_nothing_of_the_others_with_it() {
    on_both(|base| {
        let [east, west] = busy(base);
        let (mine, theirs) = (
            rows(&base.store, Some(east.tournament)),
            rows(&base.store, Some(west.tournament)),
        );
        let all = rows(&base.store, None);
        for (((table, mine), (_, theirs)), (_, all)) in mine.iter().zip(&theirs).zip(&all) {
            assert!(mine.iter().all(|row| !theirs.contains(row)), "{table}");
            if Table::named(table).unwrap().is_of_events() && *table != "audit" {
                assert_eq!(mine.len() + theirs.len(), all.len(), "{table}");
            } else if *table != "audit" {
                assert!(mine.is_empty() && theirs.is_empty(), "{table}");
            }
        }
    });
}

#[test]
fn a_database_in_use_is_not_restored_into() {
    on_both(|base| {
        busy(base);
        let before = rows(&base.store, None);
        assert_fault!(pour(&base.store, before.clone()), StoreError::Refused(_));
        assert_eq!(rows(&base.store, None), before);
    });
}

#[test]
fn half_an_archive_leaves_nothing_behind() {
    on_both(|from| {
        busy(from);
        let mut all = rows(&from.store, None);
        // The boards are lost on the way; their games cannot stand without them.
        all.retain(|(table, _)| *table != "pairings");
        on_both(|to| {
            assert_fault!(pour(&to.store, all.clone()), StoreError::Conflict);
            assert!(
                rows(&to.store, None)
                    .iter()
                    .all(|(_, rows)| rows.is_empty())
            );
        });
    });
}

#[test]
fn a_column_of_a_newer_program_is_named() {
    on_both(|base| {
        let row = serde_json::json!({"key": "k", "value": "00ff", "colour": "red"});
        let row = row.as_object().unwrap().clone();
        let fault = pour(&base.store, vec![("settings", vec![row])]).unwrap_err();
        assert!(fault.to_string().contains("settings.colour"), "{fault}");
    });
}

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName, Debug)]
struct Reference {
    #[diesel(sql_type = Text)]
    source: String,
    #[diesel(sql_type = Text)]
    column: String,
    #[diesel(sql_type = Text)]
    target: String,
    #[diesel(sql_type = Text)]
    target_column: String,
}

#[test]
fn no_table_and_no_identity_is_forgotten() {
    let base = Base::in_a_file();
    let mut conn =
        SqliteConnection::establish(&base.file().unwrap().display().to_string()).unwrap();
    let there: Vec<Name> = diesel::sql_query(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
         AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
    )
    .load(&mut conn)
    .unwrap();
    let there: BTreeSet<String> = there.into_iter().map(|table| table.name).collect();
    let mut kept: BTreeSet<String> = TABLES.iter().map(|table| table.name.to_owned()).collect();
    // Who restores a backup signs in anew, wrong tries are of today, and another server
    // has to see for itself which time passes.
    // Casual games end with the day.
    // Changed rows wait for the end of their transaction only.
    kept.extend(
        [
            "sessions",
            "attempt_limits",
            "failed_sign_ins",
            "casual_games",
            "days_seen",
            "row_changes",
        ]
        .map(str::to_owned),
    );
    assert_eq!(there, kept);

    let references: Vec<Reference> = diesel::sql_query(
        "SELECT t.name AS source, f.\"from\" AS \"column\", f.\"table\" AS target,
                coalesce(f.\"to\", 'id') AS target_column
         FROM sqlite_schema t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table'",
    )
    .load(&mut conn)
    .unwrap();
    assert!(references.len() > 10);
    for found in references {
        let table = Table::named(&found.source);
        if let Some(table) = table.filter(|table| table.is_of_events())
            && (found.target_column == "id" || found.column == "tournament_id")
        {
            let target = match (found.column.as_str(), found.target.as_str()) {
                ("tournament_id", _) => "tournaments",
                // A game has the identity of its pairing.
                (_, "games") => "pairings",
                (_, target) => target,
            };
            let known = (found.column.as_str(), target);
            assert!(table.identities.contains(&known), "{found:?}");
        }
    }
}
