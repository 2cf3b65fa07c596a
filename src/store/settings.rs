//! Settings of the server itself.

use super::StoreError;

/// The server's own memory.
pub trait SettingReads {
    /// What is kept under a key.
    ///
    /// # Errors
    /// Those of the database.
    fn setting(&mut self, key: &str) -> Result<Option<Vec<u8>>, StoreError>;
    /// The days before a day on which the server ran, the latest first. Days are counted
    /// from 1970 in UTC.
    ///
    /// # Errors
    /// Those of the database.
    fn days_seen_before(&mut self, day: i64) -> Result<Vec<i64>, StoreError>;
}

/// Adding to the server's own memory.
pub trait SettingWrites {
    /// The secret of this server: the one that is kept, or from now on the
    /// offered one. Two servers that start together get the same.
    ///
    /// # Errors
    /// Those of the database.
    fn secret(&mut self, offered: &[u8; 32]) -> Result<[u8; 32], StoreError>;
    /// Keeps a value in place of the one before.
    ///
    /// # Errors
    /// Those of the database.
    fn set_setting(&mut self, key: &str, value: &[u8]) -> Result<(), StoreError>;
    /// Notes that the server ran on a day; once is enough.
    ///
    /// # Errors
    /// Those of the database.
    fn see_day(&mut self, day: i64) -> Result<(), StoreError>;
}
