//! Queries for the logs of events.

use super::archive::columns;
use super::log_texts::{Erasures, erase_texts, note_erasure};
use super::{CHUNK, Conn, dialect, one};
use crate::StoreError;
use crate::archive::{Row, RowText};
use crate::columns::fit;
use crate::event_log::{
    EventLog, LogHead, LogLine, LogReads, LogText, LogWrites, LoggedTable, RecordHead, RowChange,
    SERVER, WrittenLine, merged, written,
};
use crate::hash_chains::hash_of;
use crate::schema::{entries, log_heads, log_lines, log_texts, logs, row_changes, tournaments};
use diesel::prelude::*;
use inkundla_core::referee::{Hash, Salt};
use inkundla_core::tournament::TournamentId;
use std::collections::BTreeMap;

impl LogReads for Conn {
    fn log_size(&mut self, log: TournamentId) -> Result<u64, StoreError> {
        let size = logs::table.find(log.0).select(logs::size);
        let size: Option<i64> = size.get_result(self).optional()?;
        fit("size of a log", size.unwrap_or_default())
    }

    fn log_lines(
        &mut self,
        log: TournamentId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<LogLine>, StoreError> {
        let rows: Vec<(i64, String, Vec<u8>)> = log_lines::table
            .filter(log_lines::tournament_id.eq(log.0))
            .filter(log_lines::number.gt(after.cast_signed()))
            .order(log_lines::number)
            .limit(i64::from(limit))
            .select((log_lines::number, log_lines::line, log_lines::leaf))
            .load(self)?;
        let line = |(number, text, leaf): (i64, String, Vec<u8>)| {
            Ok(LogLine {
                number: fit("line", number)?,
                text,
                leaf: hash(leaf)?,
            })
        };
        rows.into_iter().map(line).collect()
    }

    fn log_leaves(&mut self, log: TournamentId, size: u64) -> Result<Vec<Hash>, StoreError> {
        let leaves: Vec<Vec<u8>> = log_lines::table
            .filter(log_lines::tournament_id.eq(log.0))
            .filter(log_lines::number.le(size.cast_signed()))
            .order(log_lines::number)
            .select(log_lines::leaf)
            .load(self)?;
        leaves.into_iter().map(hash).collect()
    }

    fn log_texts(&mut self, log: TournamentId) -> Result<Vec<LogText>, StoreError> {
        type TextColumns = (i64, i64, String, String, Vec<u8>, String);
        let rows: Vec<TextColumns> = log_texts::table
            .filter(log_texts::tournament_id.eq(log.0))
            .order((log_texts::number, log_texts::place))
            .select((
                log_texts::number,
                log_texts::place,
                log_texts::table_name,
                log_texts::row_key,
                log_texts::salt,
                log_texts::text,
            ))
            .load(self)?;
        let text = |(number, place, table, key, salt, text): TextColumns| {
            Ok(LogText {
                number: fit("line", number)?,
                place: fit("place", place)?,
                table,
                key,
                salt: salt_of(salt)?,
                text,
            })
        };
        rows.into_iter().map(text).collect()
    }

    fn log_heads(&mut self, log: TournamentId) -> Result<Vec<LogHead>, StoreError> {
        type HeadColumns = (i64, i64, Vec<u8>, Vec<u8>, Vec<u8>);
        let rows: Vec<HeadColumns> = log_heads::table
            .filter(log_heads::tournament_id.eq(log.0))
            .order(log_heads::size)
            .select((
                log_heads::size,
                log_heads::at_ms,
                log_heads::root,
                log_heads::public_key,
                log_heads::signature,
            ))
            .load(self)?;
        let wrong = |_| StoreError::unreadable("signature of a log", "it has the wrong length");
        let head = |(size, at_ms, root, public_key, signature): HeadColumns| {
            Ok(LogHead {
                size: fit("size of a log", size)?,
                at_ms,
                root: hash(root)?,
                public_key: public_key.try_into().map_err(wrong)?,
                signature: signature.try_into().map_err(wrong)?,
            })
        };
        rows.into_iter().map(head).collect()
    }

    fn log_key(&mut self, log: TournamentId) -> Result<Option<String>, StoreError> {
        let key = tournaments::table
            .find(log.0)
            .select(tournaments::public_key);
        Ok(key.get_result(self).optional()?)
    }

    fn unsigned_logs(&mut self) -> Result<Vec<TournamentId>, StoreError> {
        let unsigned: Vec<i64> = logs::table
            .filter(logs::signed_size.lt(logs::size))
            .order(logs::tournament_id)
            .select(logs::tournament_id)
            .load(self)?;
        Ok(unsigned.into_iter().map(TournamentId).collect())
    }

    fn all_logs(&mut self) -> Result<Vec<TournamentId>, StoreError> {
        let all: Vec<i64> = log_lines::table
            .select(log_lines::tournament_id)
            .distinct()
            .order(log_lines::tournament_id)
            .load(self)?;
        Ok(all.into_iter().map(TournamentId).collect())
    }

    fn tournament_ids(&mut self) -> Result<Vec<TournamentId>, StoreError> {
        let all: Vec<i64> = tournaments::table
            .order(tournaments::id)
            .select(tournaments::id)
            .load(self)?;
        Ok(all.into_iter().map(TournamentId).collect())
    }

    fn logged_rows(
        &mut self,
        table: &LoggedTable,
        log: TournamentId,
    ) -> Result<Vec<Row>, StoreError> {
        let Some(condition) = table.condition(log) else {
            return Ok(Vec::new());
        };
        let mut columns = columns(self, table.name)?;
        columns.retain(|column| table.records(&column.name));
        let query = format!(
            "SELECT {} AS row FROM {} WHERE {condition}",
            dialect::as_json(&columns),
            table.name,
        );
        let rows = diesel::sql_query(query).load::<RowText>(self)?;
        let row = |row: RowText| read_row(table, &row.row);
        rows.into_iter().map(row).collect()
    }

    fn rows_without_line(&mut self) -> Result<u64, StoreError> {
        let waiting: i64 = row_changes::table.count().get_result(self)?;
        fit("rows", waiting)
    }
}

impl LogWrites for Conn {
    fn add_log_head(&mut self, log: TournamentId, head: &LogHead) -> Result<(), StoreError> {
        let size = head.size.cast_signed();
        let row = (
            log_heads::tournament_id.eq(log.0),
            log_heads::size.eq(size),
            log_heads::at_ms.eq(head.at_ms),
            log_heads::root.eq(head.root.0.to_vec()),
            log_heads::public_key.eq(head.public_key.to_vec()),
            log_heads::signature.eq(head.signature.to_vec()),
        );
        diesel::insert_into(log_heads::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(self)?;
        let signed = logs::table.find(log.0).filter(logs::signed_size.lt(size));
        diesel::update(signed)
            .set(logs::signed_size.eq(size))
            .execute(self)?;
        Ok(())
    }

    fn rows_are_restored(&mut self) -> Result<(), StoreError> {
        let own = row_changes::transaction_id.eq(dialect::own_transaction());
        diesel::delete(row_changes::table.filter(own)).execute(self)?;
        Ok(())
    }
}

impl EventLog for Conn {
    fn write_log(&mut self, at_ms: Option<i64>) -> Result<(), StoreError> {
        let rows: Vec<ChangeRow> = row_changes::table
            .filter(row_changes::transaction_id.eq(dialect::own_transaction()))
            .order(row_changes::id)
            .select(ChangeRow::as_select())
            .load(self)?;
        if rows.is_empty() {
            return Ok(());
        }
        self.rows_are_restored()?;
        let mut by_log: BTreeMap<i64, Vec<RowChange>> = BTreeMap::new();
        let mut erasures = Erasures::new();
        for row in rows {
            let log = row.tournament_id.unwrap_or(SERVER.0);
            if row.table_name == ERASURE {
                let table = row.was.unwrap_or_default();
                note_erasure(&mut erasures, (log, table), row.now);
            } else {
                by_log.entry(log).or_default().push(row.change()?);
            }
        }
        for (log, changes) in by_log {
            let changes = merged(changes);
            if !changes.is_empty() {
                let heads = heads_of(self, &changes)?;
                let number = next_number(self, log)?;
                insert_line(
                    self,
                    log,
                    number,
                    &written((number, at_ms), &changes, heads)?,
                )?;
            }
        }
        for ((log, table), keys) in &erasures {
            erase_texts(self, (*log, table), keys.as_ref())?;
        }
        Ok(())
    }

    fn erase_former_texts(
        &mut self,
        log: TournamentId,
        table: &str,
        key: Option<i64>,
    ) -> Result<(), StoreError> {
        let row = (
            row_changes::tournament_id.eq(log.0),
            row_changes::table_name.eq(ERASURE),
            row_changes::was.eq(table),
            row_changes::now.eq(key.map(|key| key.to_string())),
        );
        one(diesel::insert_into(row_changes::table)
            .values(row)
            .execute(self))
    }
}

/// The name of the table in a changed row which says that former texts are to be erased.
const ERASURE: &str = "log_texts";

#[derive(Queryable, Selectable)]
#[diesel(table_name = row_changes)]
struct ChangeRow {
    tournament_id: Option<i64>,
    table_name: String,
    was: Option<String>,
    now: Option<String>,
    salt: Vec<u8>,
}

impl ChangeRow {
    fn change(self) -> Result<RowChange, StoreError> {
        let table = LoggedTable::named(&self.table_name)
            .ok_or_else(|| StoreError::unreadable("changed row", &self.table_name))?;
        let row = |text: Option<String>| text.map(|text| read_row(table, &text)).transpose();
        Ok(RowChange {
            table,
            was: row(self.was)?,
            now: row(self.now)?,
            salt: salt_of(self.salt)?,
        })
    }
}

/// A row as JSON. PostgreSQL writes `\x` before the digits of bytes.
fn read_row(table: &LoggedTable, text: &str) -> Result<Row, StoreError> {
    let mut row: Row =
        serde_json::from_str(text).map_err(|why| StoreError::unreadable("row", why))?;
    for (column, value) in &mut row {
        let digits = value.as_str().and_then(|text| text.strip_prefix("\\x"));
        if let Some(digits) = digits.filter(|_| table.is_bytes(column)) {
            *value = digits.to_owned().into();
        }
    }
    Ok(row)
}

fn hash(bytes: Vec<u8>) -> Result<Hash, StoreError> {
    let wrong = |_| StoreError::unreadable("hash of a log", "it has the wrong length");
    bytes.try_into().map(Hash).map_err(wrong)
}

fn salt_of(bytes: Vec<u8>) -> Result<Salt, StoreError> {
    let wrong = |_| StoreError::unreadable("salt of a log", "it has the wrong length");
    bytes.try_into().map(Salt).map_err(wrong)
}

/// The number of the next line. In PostgreSQL other transactions with lines of this log wait.
fn next_number(conn: &mut Conn, log: i64) -> Result<u64, StoreError> {
    let row = (
        logs::tournament_id.eq(log),
        logs::size.eq(1),
        logs::signed_size.eq(0),
    );
    let number: i64 = diesel::insert_into(logs::table)
        .values(row)
        .on_conflict(logs::tournament_id)
        .do_update()
        .set(logs::size.eq(logs::size + 1))
        .returning(logs::size)
        .get_result(conn)?;
    fit("line", number)
}

fn insert_line(
    conn: &mut Conn,
    log: i64,
    number: u64,
    line: &WrittenLine,
) -> Result<(), StoreError> {
    let row = (
        log_lines::tournament_id.eq(log),
        log_lines::number.eq(number.cast_signed()),
        log_lines::line.eq(&line.text),
        log_lines::leaf.eq(line.leaf.0.to_vec()),
    );
    one(diesel::insert_into(log_lines::table)
        .values(row)
        .execute(conn))?;
    for texts in line.texts.chunks(CHUNK) {
        let rows: Vec<_> = texts
            .iter()
            .map(|text| {
                (
                    log_texts::tournament_id.eq(log),
                    log_texts::number.eq(number.cast_signed()),
                    log_texts::place.eq(text.place.cast_signed()),
                    log_texts::table_name.eq(&text.table),
                    log_texts::row_key.eq(&text.key),
                    log_texts::salt.eq(text.salt.0.to_vec()),
                    log_texts::text.eq(&text.text),
                )
            })
            .collect();
        diesel::insert_into(log_texts::table)
            .values(rows)
            .execute(conn)?;
    }
    Ok(())
}

/// The last hashes of the records of the boards whose results changed.
fn heads_of(conn: &mut Conn, changes: &[RowChange]) -> Result<Vec<RecordHead>, StoreError> {
    let boards = changes
        .iter()
        .filter(|change| change.table.name == "pairings" && change.has_changed("result"));
    let games = boards.filter_map(|change| change.key().parse::<i64>().ok());
    let games: Vec<i64> = games.collect();
    let mut heads = Vec::new();
    for some in games.chunks(CHUNK) {
        let last: Vec<(i64, Option<i64>)> = entries::table
            .filter(entries::game_id.eq_any(some))
            .group_by(entries::game_id)
            .select((entries::game_id, diesel::dsl::max(entries::seq)))
            .order(entries::game_id)
            .load(conn)?;
        for (game, seq) in last {
            let seq = seq.unwrap_or_default();
            let hash = entries::table.find((game, seq)).select(entries::hash);
            let hash: Vec<u8> = hash.get_result(conn)?;
            heads.push(RecordHead {
                game,
                seq,
                hash: hash_of(&hash, seq as u32)?.to_string(),
            });
        }
    }
    Ok(heads)
}
