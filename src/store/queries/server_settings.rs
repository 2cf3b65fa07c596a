//! Queries for the server's settings.

use super::{Conn, one};
use crate::StoreError;
use crate::schema::{days_seen, settings};
use crate::server_settings::{SettingReads, SettingWrites};
use diesel::prelude::*;

const SECRET: &str = "secret";

impl SettingReads for Conn {
    fn setting(&mut self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(settings::table
            .find(key)
            .select(settings::value)
            .get_result(self)
            .optional()?)
    }

    fn days_seen_before(&mut self, day: i64) -> Result<Vec<i64>, StoreError> {
        Ok(days_seen::table
            .filter(days_seen::day.lt(day))
            .order(days_seen::day.desc())
            .select(days_seen::day)
            .load(self)?)
    }
}

fn secret_of(value: Vec<u8>) -> Result<[u8; 32], StoreError> {
    let is_cut = |_| StoreError::unreadable("secret", "it has not 32 bytes");
    value.try_into().map_err(is_cut)
}

impl SettingWrites for Conn {
    fn secret(&mut self, offered: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        // Reads first: a read-only copy has a secret already.
        if let Some(stored) = self.setting(SECRET)? {
            return secret_of(stored);
        }
        let row = (
            settings::key.eq(SECRET),
            settings::value.eq(offered.as_slice()),
        );
        diesel::insert_into(settings::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(self)?;
        // Another server may have inserted its own in the meantime.
        secret_of(self.setting(SECRET)?.ok_or(StoreError::Missing)?)
    }

    fn set_setting(&mut self, key: &str, value: &[u8]) -> Result<(), StoreError> {
        let row = (settings::key.eq(key), settings::value.eq(value));
        one(diesel::insert_into(settings::table)
            .values(row)
            .on_conflict(settings::key)
            .do_update()
            .set(settings::value.eq(value))
            .execute(self))
    }

    fn record_running_day(&mut self, day: i64) -> Result<(), StoreError> {
        diesel::insert_into(days_seen::table)
            .values(days_seen::day.eq(day))
            .on_conflict_do_nothing()
            .execute(self)?;
        Ok(())
    }
}
