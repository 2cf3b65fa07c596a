//! Settings and secrets that the server stores for itself.

use super::StoreError;

/// Queries for the server's settings.
pub trait SettingReads {
    /// The value of a key.
    fn setting(&mut self, key: &str) -> Result<Option<Vec<u8>>, StoreError>;
    /// The days before `day` on which the server ran, latest first. Days are counted from
    /// 1970-01-01 UTC.
    fn days_seen_before(&mut self, day: i64) -> Result<Vec<i64>, StoreError>;
}

/// Writes of the server's settings.
pub trait SettingWrites {
    /// The secret of this server: the stored one, or else `offered`, which is stored. Two
    /// servers that start together get the same.
    fn secret(&mut self, offered: &[u8; 32]) -> Result<[u8; 32], StoreError>;
    /// Sets the value of a key.
    fn set_setting(&mut self, key: &str, value: &[u8]) -> Result<(), StoreError>;
    /// Records that the server ran on a day. Repeating it does nothing.
    fn record_running_day(&mut self, day: i64) -> Result<(), StoreError>;
}
