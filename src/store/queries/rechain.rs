//! Migrates records from the first form of the chain, which hashed the texts of entries, to the
//! second, which hashes commitments to them. It runs when a database is opened or an older archive
//! restored, in the same transaction.

use super::hash_chains::{links, root};
use super::record_texts::write_texts;
use super::{Conn, dialect, one};
use crate::archive::NumberRow;
use crate::schema::{entries, games};
use crate::{GameId, StoreError, StoredEntry};
use chrono::DateTime;
use diesel::prelude::*;
use diesel::sql_types::Binary;
use inkundla_core::referee::{Entry, ErasableText, Salt, TextKind};

#[derive(QueryableByName)]
struct SaltRow {
    #[diesel(sql_type = Binary)]
    salt: Vec<u8>,
}

/// Migrates all records of the first form.
pub(crate) fn chain_anew(conn: &mut Conn) -> Result<(), StoreError> {
    let old: Vec<i64> = games::table
        .filter(games::chain_form.eq(1))
        .select(games::id)
        .order(games::id)
        .load(conn)?;
    old.into_iter()
        .try_for_each(|game| chain_one_anew(conn, GameId(game)))
}

fn chain_one_anew(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    let mut last = root(conn, game)?;
    let (mut head, mut seq) = (None, 0);
    let mut texts = Vec::new();
    let recorder: Option<String> = games::table
        .find(game.0)
        .select(games::recorder_name)
        .get_result(conn)?;
    for (row, hash) in links(conn, game)? {
        let entry = sealed(conn, StoredEntry::try_from(row)?, &mut texts)?;
        last = last.then(entry.seq, entry.at_ms, &entry.by, &entry.event);
        let this = entries::table.find((game.0, i64::from(entry.seq)));
        let anew = (
            entries::by_whom.eq(&entry.by),
            entries::event.eq(&entry.event),
            entries::hash.eq(last.0.as_slice()),
        );
        one(diesel::update(this).set(anew).execute(conn))?;
        (head, seq) = (hash, i64::from(entry.seq));
    }
    let salt = recorder
        .map(|name| name_of(conn, &name, &mut texts))
        .transpose()?;
    write_texts(conn, game, &texts)?;
    let now = diesel::sql_query(dialect::NOW_MS).get_result::<NumberRow>(conn)?;
    let is_rechained = seq > 0;
    let done = (
        games::chain_form.eq(2),
        games::recorder_salt.eq(salt.map(|salt| salt.0.to_vec())),
        games::rechained_at_ms.eq(is_rechained.then_some(now.number)),
        games::rechained_by.eq(is_rechained.then_some(env!("CARGO_PKG_VERSION"))),
        games::rechained_seq.eq(is_rechained.then_some(seq)),
        games::rechained_head.eq(head),
    );
    one(diesel::update(games::table.find(game.0))
        .set(done)
        .execute(conn))
}

/// Replaces the texts in an entry with commitments. An entry that cannot be parsed stays as it is;
/// `inkundla check` finds it.
fn sealed(
    conn: &mut Conn,
    stored: StoredEntry,
    texts: &mut Vec<ErasableText>,
) -> Result<StoredEntry, StoreError> {
    let read = || {
        Some(Entry {
            seq: stored.seq,
            at: DateTime::from_timestamp_millis(stored.at_ms)?,
            by: serde_json::from_str(&stored.by).ok()?,
            event: serde_json::from_str(&stored.event).ok()?,
        })
    };
    let Some(mut entry) = read() else {
        return Ok(stored);
    };
    for (kind, words) in entry.texts_mut() {
        let mark = match kind {
            TextKind::Name => {
                let salt = name_of(conn, words, texts)?;
                ErasableText::new(kind, salt, words).mark()
            }
            TextKind::Words => {
                let text = ErasableText::new(kind, salt(conn)?, words);
                texts.push(text.clone());
                text.mark()
            }
        };
        *words = mark;
    }
    let unwritable = |why| StoreError::unreadable("record", why);
    Ok(StoredEntry {
        by: serde_json::to_string(&entry.by).map_err(unwritable)?,
        event: serde_json::to_string(&entry.event).map_err(unwritable)?,
        ..stored
    })
}

/// The salt of a name: one for each person and game.
fn name_of(conn: &mut Conn, name: &str, texts: &mut Vec<ErasableText>) -> Result<Salt, StoreError> {
    let is_known = |text: &&ErasableText| text.kind == TextKind::Name && text.text == name;
    if let Some(known) = texts.iter().find(is_known) {
        return Ok(known.salt);
    }
    let salt = salt(conn)?;
    if !name.is_empty() {
        texts.push(ErasableText::new(TextKind::Name, salt, name));
    }
    Ok(salt)
}

/// Random bytes from the database, as this package has no random generator.
fn salt(conn: &mut Conn) -> Result<Salt, StoreError> {
    let row = diesel::sql_query(dialect::SALT).get_result::<SaltRow>(conn)?;
    let wrong = |_| StoreError::unreadable("salt", "it has the wrong length");
    Ok(Salt(row.salt.try_into().map_err(wrong)?))
}
