//! Sessions opened while the disk was full. They are in memory only, so that an organiser can sign in and free some
//! space, and end with the process or with a change of the pass-phrase.

use crate::store::{AccountId, Digest, Session};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most sessions; the oldest go first.
const MOST: usize = 200;

#[derive(Default)]
pub(super) struct UnsavedSessions(Mutex<HashMap<Digest, Session>>);

impl UnsavedSessions {
    fn all(&self) -> MutexGuard<'_, HashMap<Digest, Session>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, session: Session) {
        let mut all = self.all();
        if all.len() >= MOST
            && let Some(oldest) = all.values().min_by_key(|one| one.created_at_ms)
        {
            let oldest = oldest.token;
            all.remove(&oldest);
        }
        all.insert(session.token, session);
    }

    /// The session of a token at a time.
    pub(super) fn get(&self, token: &Digest, at_ms: i64) -> Option<Session> {
        let all = self.all();
        all.get(token)
            .filter(|session| at_ms < session.expires_at_ms)
            .cloned()
    }

    pub(super) fn end(&self, token: &Digest) {
        self.all().remove(token);
    }

    pub(super) fn end_all_of(&self, account: AccountId) {
        self.end_others(account, None);
    }

    /// Ends the sessions of an account except that of a token.
    pub(super) fn end_others(&self, account: AccountId, own: Option<&Digest>) {
        let stays = |session: &Session| session.account != account || Some(&session.token) == own;
        self.all().retain(|_, session| stays(session));
    }
}
