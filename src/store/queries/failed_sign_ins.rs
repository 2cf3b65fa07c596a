//! Queries for failed sign-ins.

use super::{Conn, one};
use crate::StoreError;
use crate::failed_sign_ins::{FailedSignInRow, SignInReads, SignInWrites};
use crate::schema::failed_sign_ins;
use diesel::prelude::*;

impl SignInReads for Conn {
    fn failed_sign_ins(
        &mut self,
        now_ms: i64,
        most: u32,
    ) -> Result<Vec<FailedSignInRow>, StoreError> {
        Ok(failed_sign_ins::table
            .filter(failed_sign_ins::until_ms.gt(now_ms))
            .order(failed_sign_ins::id.desc())
            .limit(most.into())
            .select(FailedSignInRow::as_select())
            .load(self)?)
    }
}

impl SignInWrites for Conn {
    fn note_failed_sign_in(&mut self, row: &FailedSignInRow, known: i64) -> Result<(), StoreError> {
        self.purge_failed_sign_ins(row.at_ms)?;
        one(diesel::insert_into(failed_sign_ins::table)
            .values(row)
            .execute(self))?;
        let oldest: Option<i64> = failed_sign_ins::table
            .order(failed_sign_ins::id.desc())
            .offset(known)
            .limit(1)
            .select(failed_sign_ins::id)
            .get_result(self)
            .optional()?;
        if let Some(oldest) = oldest {
            let beyond = failed_sign_ins::table.filter(failed_sign_ins::id.le(oldest));
            diesel::delete(beyond).execute(self)?;
        }
        Ok(())
    }

    fn purge_failed_sign_ins(&mut self, now_ms: i64) -> Result<(), StoreError> {
        let due = failed_sign_ins::table.filter(failed_sign_ins::until_ms.le(now_ms));
        diesel::delete(due).execute(self)?;
        Ok(())
    }

    fn forget_failed_sign_ins(&mut self, account: &str) -> Result<(), StoreError> {
        let own = failed_sign_ins::table.filter(failed_sign_ins::account.eq(account));
        diesel::delete(own).execute(self)?;
        Ok(())
    }
}
