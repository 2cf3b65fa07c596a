//! Failed sign-ins with their source, for the operator. They are forgotten together with the limits of wrong
//! attempts.

use super::StoreError;
use super::schema::failed_sign_ins;
use diesel::prelude::*;

/// A failed sign-in.
#[derive(Clone, PartialEq, Eq, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = failed_sign_ins)]
pub struct FailedSignInRow {
    /// When.
    pub at_ms: i64,
    /// When it is forgotten.
    pub until_ms: i64,
    /// The address.
    pub source: String,
    /// The name of the account; empty if there is none of the typed name.
    pub account: String,
    /// The action, as a stable code of the caller.
    pub action: String,
}

/// Queries for failed sign-ins.
pub trait SignInReads {
    /// The failed sign-ins that are not forgotten yet, the newest first.
    fn failed_sign_ins(
        &mut self,
        now_ms: i64,
        most: u32,
    ) -> Result<Vec<FailedSignInRow>, StoreError>;
}

/// Writes of failed sign-ins.
pub trait SignInWrites {
    /// Adds a failed sign-in, and deletes those that are due, and the oldest beyond `known`.
    fn note_failed_sign_in(&mut self, row: &FailedSignInRow, known: i64) -> Result<(), StoreError>;
    /// Deletes those that are due.
    fn purge_failed_sign_ins(&mut self, now_ms: i64) -> Result<(), StoreError>;
    /// Deletes those of an account.
    fn forget_failed_sign_ins(&mut self, account: &str) -> Result<(), StoreError>;
}
