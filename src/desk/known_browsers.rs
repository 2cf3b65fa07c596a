//! Browsers in which an account has signed in before. Such a browser has a signed cookie. The cookie
//! opens nothing, but gives the browser rate limits and a queue of its own, which others cannot use up.

use super::{Desk, Fault, secret};
use crate::store::AccountId;
use chrono::{DateTime, Utc};
use subtle::ConstantTimeEq;

/// Lengths in digits of an account, of a browser's identity, and of an entry with its signature.
const ACCOUNT: usize = 16;
const NAME: usize = 16;
const ENTRY: usize = ACCOUNT + NAME + 32;
/// Maximum number of accounts in one browser; the last to sign in comes first.
const MOST: usize = 4;

/// The entries of a cookie with a valid signature: account, and the browser's identity there.
fn entries<'a>(server_secret: &[u8], cookie: &'a str) -> Vec<(AccountId, &'a str)> {
    let is_one = cookie.len() <= MOST * ENTRY && cookie.bytes().all(|b| b.is_ascii_hexdigit());
    let starts = (0..cookie.len()).step_by(ENTRY).filter(|_| is_one);
    let entry = |at: usize| {
        let entry = cookie.get(at..at + ENTRY)?;
        let (account, rest) = entry.split_at_checked(ACCOUNT)?;
        let (name, mac) = rest.split_at_checked(NAME)?;
        let id = i64::from_str_radix(account, 16).ok()?;
        let own = secret::device_mac(server_secret, id, name);
        let is_valid: bool = own.as_bytes().ct_eq(mac.as_bytes()).into();
        is_valid.then_some((AccountId(id), name))
    };
    starts.filter_map(entry).collect()
}

impl Desk {
    /// The identity of a browser with this cookie for an account that has signed in there.
    pub(super) fn device_of(&self, cookie: &str, account: AccountId) -> Option<String> {
        let mut entries = entries(&self.secret, cookie).into_iter();
        let own = entries.find(|(id, _)| *id == account);
        own.map(|(_, name)| name.to_owned())
    }

    /// The accounts that have signed in with this cookie, the last one first.
    pub fn accounts_at(&self, cookie: &str) -> Vec<AccountId> {
        let entries = entries(&self.secret, cookie).into_iter();
        entries.map(|(account, _)| account).collect()
    }

    /// The new cookie of a browser in which a session was opened; `before` is its present one.
    /// `None` for guests, who never sign in.
    pub fn device_cookie(
        &self,
        token: &str,
        before: &str,
        at: DateTime<Utc>,
    ) -> Result<Option<String>, Fault> {
        let account = self.account_of(token, at)?;
        let Some(account) = account.filter(|account| !account.is_guest()) else {
            return Ok(None);
        };
        let mut known = entries(&self.secret, before);
        let name = self.device_of(before, account.id);
        let name = name.unwrap_or_else(secret::device);
        known.retain(|(id, _)| *id != account.id);
        known.insert(0, (account.id, &name));
        let entry = |(id, name): &(AccountId, &str)| {
            let mac = secret::device_mac(&self.secret, id.0, name);
            format!("{:016x}{name}{mac}", id.0)
        };
        Ok(Some(known.iter().take(MOST).map(entry).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_entries_signed_by_this_server_count() {
        let own = [7; 32];
        let name = "0123456789abcdef";
        let mac = secret::device_mac(&own, 5, name);
        let entry = format!("{:016x}{name}{mac}", 5);
        assert_eq!(entries(&own, &entry), [(AccountId(5), name)]);
        let others = format!("{:016x}{name}{mac}", 6);
        let shorter = &entry[1..];
        for wrong in ["", "é", shorter, &others, &"0".repeat(64), &entry.repeat(5)] {
            assert_eq!(entries(&own, wrong), [], "{wrong}");
        }
        assert_eq!(entries(&[8; 32], &entry), []);
        let two = format!("{others}{entry}");
        assert_eq!(entries(&own, &two), [(AccountId(5), name)]);
    }
}
