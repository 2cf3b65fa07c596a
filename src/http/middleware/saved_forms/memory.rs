//! The saved forms in memory, and their limits.

use crate::desk::secret;
use crate::store::AccountId;
use actix_web::http::header::HeaderValue;
use actix_web::web::Bytes;
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The cookie with the secret of the form that a browser has sent.
pub(crate) const FORM: &str = "inkundla-form";
/// The query parameter that resends a saved form.
pub(super) const SENT_ON: &str = "kept=send";
/// The lifetime of a saved form.
pub(super) const SAVED_FOR: TimeDelta = TimeDelta::hours(1);
const MIB: usize = 1024 * 1024;

/// Limits for one kind of senders, in bytes; the oldest forms are dropped first.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) of_one: usize,
    of_all: usize,
}

/// For browsers in which an account has signed in: two of the largest files that any form accepts.
pub(super) const OF_KNOWN: Room = Room {
    of_one: 21 * MIB,
    of_all: 48 * MIB,
};
/// For unknown browsers: lists of players.
pub(super) const OF_STRANGERS: Room = Room {
    of_one: 9 * MIB,
    of_all: 24 * MIB,
};

pub(crate) struct Form {
    /// The only account that may resend it: the one that last signed in in the browser. `None` for unknown
    /// browsers.
    pub(crate) owner: Option<AccountId>,
    pub(super) from: Option<IpAddr>,
    pub(crate) place: String,
    pub(super) kind: Option<HeaderValue>,
    pub(super) body: Vec<Bytes>,
    pub(crate) at: DateTime<Utc>,
}

impl Form {
    pub(crate) fn size(&self) -> usize {
        self.body.iter().map(Bytes::len).sum()
    }

    /// The page of the form.
    pub(crate) fn back(&self) -> &str {
        let path = self.place.split('?').next().unwrap_or_default();
        let page = path.rsplit_once('/').map_or("", |(page, _)| page);
        if page.is_empty() { "/" } else { page }
    }

    /// The address that resends it.
    pub(crate) fn way_on(&self) -> String {
        let joint = if self.place.contains('?') { '&' } else { '?' };
        format!("{}{joint}{SENT_ON}", self.place)
    }

    /// The content type.
    pub(crate) fn kind(&self) -> &str {
        let kind = self.kind.as_ref().and_then(|kind| kind.to_str().ok());
        kind.unwrap_or_default()
    }

    pub(crate) fn beginning(&self, most: usize) -> Vec<u8> {
        let bytes = self.body.iter().flat_map(|bytes| bytes.iter().copied());
        bytes.take(most).collect()
    }
}

type SavedForms = VecDeque<(String, Arc<Form>)>;

/// All saved forms by their secrets: those of known browsers, and of unknown ones.
#[derive(Default)]
pub struct Forms {
    saved: Mutex<[SavedForms; 2]>,
}

impl Forms {
    fn lock(&self) -> MutexGuard<'_, [SavedForms; 2]> {
        self.saved.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn keep(&self, form: Form) -> String {
        let secret = secret::link();
        let [known, strangers] = &mut *self.lock();
        let (saved, room) = match form.owner {
            Some(_) => (known, OF_KNOWN),
            None => (strangers, OF_STRANGERS),
        };
        saved.retain(|(_, other)| {
            form.at - other.at < SAVED_FOR && (form.owner.is_some() || other.from != form.from)
        });
        saved.push_back((secret.clone(), Arc::new(form)));
        let size = |saved: &SavedForms| {
            saved
                .iter()
                .map(|(_, form)| form.size() + 1024)
                .sum::<usize>()
        };
        while saved.len() > 1 && size(saved) > room.of_all {
            saved.pop_front();
        }
        secret
    }

    pub(super) fn get(&self, secret: &str, at: DateTime<Utc>) -> Option<Arc<Form>> {
        let saved = self.lock();
        let mut all = saved.iter().flatten();
        let (_, form) = all.find(|(own, _)| own == secret)?;
        (at - form.at < SAVED_FOR).then(|| Arc::clone(form))
    }

    pub(super) fn drop(&self, secret: &str) {
        for saved in &mut *self.lock() {
            saved.retain(|(own, _)| own != secret);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(owner: Option<i64>, bytes: usize, at_ms: i64) -> Form {
        Form {
            owner: owner.map(AccountId),
            from: Some([203, 0, 113, u8::try_from(at_ms % 200).unwrap()].into()),
            place: "/e/k/players/check?x=1".to_owned(),
            kind: None,
            body: vec![Bytes::from(vec![b'x'; bytes])],
            at: DateTime::from_timestamp_millis(at_ms).unwrap(),
        }
    }

    #[test]
    fn memory_is_bounded_and_unknown_browsers_evict_no_known_one() {
        let forms = Forms::default();
        let own = forms.keep(form(Some(1), MIB, 0));
        let saved: Vec<String> = (0..60).map(|n| forms.keep(form(None, MIB, n))).collect();
        let at = DateTime::from_timestamp_millis(60).unwrap();
        let left = saved
            .iter()
            .filter(|secret| forms.get(secret, at).is_some());
        assert_eq!(left.count(), 23);
        assert!(forms.get(&own, at).is_some());
        assert!(forms.get(&own, at + SAVED_FOR).is_none(), "not for ever");
        assert!(forms.get("", at).is_none());
        forms.drop(&own);
        assert!(forms.get(&own, at).is_none());
    }

    #[test]
    fn an_unknown_address_has_one_saved_form() {
        let forms = Forms::default();
        let [first, second] = [7, 207].map(|n| forms.keep(form(None, 10, n)));
        let at = DateTime::from_timestamp_millis(207).unwrap();
        assert!(forms.get(&first, at).is_none() && forms.get(&second, at).is_some());
    }

    #[test]
    fn a_form_knows_its_page_and_the_address_to_resend_it() {
        let form = form(None, 0, 0);
        assert_eq!(form.back(), "/e/k/players");
        assert_eq!(form.way_on(), "/e/k/players/check?x=1&kept=send");
    }
}
