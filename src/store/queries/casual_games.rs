//! Queries for casual games.

use super::{Conn, one};
use crate::casual_games::{CasualReads, CasualRow, CasualWrites, OpenStreams};
use crate::schema::casual_games;
use crate::{Digest, StoreError};
use diesel::prelude::*;
use inkundla_core::rules::Side;

impl CasualReads for Conn {
    fn casual_game(&mut self, code: &Digest) -> Result<CasualRow, StoreError> {
        Ok(casual_games::table
            .filter(casual_games::code_hash.eq(code.bytes()))
            .select(CasualRow::as_select())
            .get_result(self)?)
    }

    fn casual_game_of(&mut self, id: i64) -> Result<CasualRow, StoreError> {
        Ok(casual_games::table
            .find(id)
            .select(CasualRow::as_select())
            .get_result(self)?)
    }

    fn casual_streams(&mut self, id: i64) -> Result<OpenStreams, StoreError> {
        Ok(casual_games::table
            .find(id)
            .select((casual_games::first_stream, casual_games::second_stream))
            .get_result(self)?)
    }

    fn due_casual_games(&mut self, by_ms: i64) -> Result<Vec<i64>, StoreError> {
        Ok(casual_games::table
            .filter(casual_games::due_ms.le(by_ms))
            .order(casual_games::id)
            .select(casual_games::id)
            .load(self)?)
    }
}

impl CasualWrites for Conn {
    fn add_casual_game(
        &mut self,
        row: &CasualRow,
        most_of_source: i64,
        most: i64,
    ) -> Result<bool, StoreError> {
        let all: i64 = casual_games::table.count().get_result(self)?;
        let of_source: i64 = casual_games::table
            .filter(casual_games::source.eq(&row.source))
            .count()
            .get_result(self)?;
        let has_room = all < most && of_source < most_of_source;
        if has_room {
            one(diesel::insert_into(casual_games::table)
                .values(row)
                .execute(self))?;
        }
        Ok(has_room)
    }

    fn change_casual_game(&mut self, row: &CasualRow) -> Result<(), StoreError> {
        let before = casual_games::table
            .find(row.id)
            .filter(casual_games::version.eq(row.version - 1));
        let changed = diesel::update(before).set(row).execute(self)?;
        if changed == 1 {
            Ok(())
        } else {
            Err(StoreError::Conflict)
        }
    }

    fn open_casual_stream(&mut self, id: i64, side: Side, stream: i64) -> Result<(), StoreError> {
        let game = casual_games::table.find(id);
        let of_first = casual_games::first_stream.eq(stream);
        let of_second = casual_games::second_stream.eq(stream);
        one(match side {
            Side::First => diesel::update(game).set(of_first).execute(self),
            Side::Second => diesel::update(game).set(of_second).execute(self),
        })
    }

    fn close_casual_stream(
        &mut self,
        id: i64,
        side: Side,
        stream: i64,
    ) -> Result<bool, StoreError> {
        let game = casual_games::table.find(id);
        let closed = match side {
            Side::First => diesel::update(game.filter(casual_games::first_stream.eq(stream)))
                .set(casual_games::first_stream.eq(None::<i64>))
                .execute(self)?,
            Side::Second => diesel::update(game.filter(casual_games::second_stream.eq(stream)))
                .set(casual_games::second_stream.eq(None::<i64>))
                .execute(self)?,
        };
        Ok(closed == 1)
    }

    fn close_casual_streams(&mut self) -> Result<(), StoreError> {
        diesel::update(casual_games::table)
            .set((
                casual_games::first_stream.eq(None::<i64>),
                casual_games::second_stream.eq(None::<i64>),
            ))
            .execute(self)?;
        Ok(())
    }

    fn purge_casual_games(&mut self, before_ms: i64, alone_ms: i64) -> Result<usize, StoreError> {
        let has_one = casual_games::first_device
            .is_null()
            .or(casual_games::second_device.is_null());
        let is_alone = has_one.and(casual_games::changed_ms.lt(alone_ms));
        let old = casual_games::table.filter(casual_games::changed_ms.lt(before_ms).or(is_alone));
        Ok(diesel::delete(old).execute(self)?)
    }
}
