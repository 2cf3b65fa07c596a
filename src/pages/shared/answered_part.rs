//! The answer to a phone that recorded an entry: only the lines in which the board differs from the phone's last
//! one, if the server still has that; else the whole board.

use crate::change_feed::Cache;
use crate::http::request::request_context::{KNOWN_PART, RequestContext};
use crate::http::response::error_page::Answer;
use crate::http::response::server_sent_events::patch;
use actix_web::http::header::HeaderName;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

/// The answer is a patch of the board that the phone has.
const PATCH: HeaderName = HeaderName::from_static("x-patch");

/// The last board of each phone that records: the name of the board and its lines.
#[derive(Default)]
struct LastParts(Cache<String, Mutex<(u64, String)>, 2_000>);

/// Answers a phone, by the code of its board and its secret, with the board `part`.
pub(crate) fn answer(context: &RequestContext, phone: String, part: String) -> Answer {
    let cache = context.shared.of_pages.get::<LastParts>();
    let slot = cache.0.get_or_default(&phone);
    let mut hash = FxHasher::default();
    part.hash(&mut hash);
    let name = hash.finish();
    let mut last = slot.lock().unwrap_or_else(PoisonError::into_inner);
    let is_known = context.reply.known_part == Some(last.0);
    let lines = is_known.then(|| patch(&last.1, &part)).flatten();
    let is_patch = lines.is_some();
    let text = lines.unwrap_or_else(|| part.clone());
    *last = (name, part);
    drop(last);
    let mut answer = if is_patch {
        context.small_fragment(text)
    } else {
        context.fragment(text)
    };
    let headers = answer.headers_mut();
    headers.insert(KNOWN_PART, name.into());
    if is_patch {
        headers.insert(PATCH, 1.into());
    }
    Ok(answer)
}
