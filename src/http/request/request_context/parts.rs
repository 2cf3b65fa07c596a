//! The parts of a request's context: who asks, what for, how to answer, and where the request came in.

use crate::http::middleware::request_log::RequestNumber;
use crate::http::middleware::{compress, response_language};
use crate::http::response::messages_to_review::WordsHelp;
use crate::http::response::page_context::Notice;
use crate::http::response::undo_offer::UndoOffer;
use crate::http::server::app_state::AppState;
use crate::http::server::detachable_connection::DetachHandle;
use crate::http::server::public_address::ListensAt;
use crate::store::Account;
use actix_web::http::header::{self, HeaderMap, HeaderName};
use actix_web::{HttpMessage, HttpRequest};
use chrono::{DateTime, Utc};
use std::net::{IpAddr, SocketAddr};

/// The header by which a script asks for a fragment.
const PART: &str = "x-fragment";

/// The header that names the fragment of an answer, and in a request the one that a page has whose script knows the
/// law of its game.
pub(crate) const KNOWN_PART: HeaderName = HeaderName::from_static("x-part");

/// The query parameter of a page that already shows that a file is being prepared.
pub(crate) const PREPARING: &str = "preparing=1";

/// The visitor who asks.
#[derive(Clone, Default)]
pub struct Identity {
    /// The signed-in account, if any.
    pub account: Option<Account>,
    /// The time when the pass-phrase was last typed.
    pub(super) proved_at: Option<DateTime<Utc>>,
    /// The session token.
    pub(crate) token: Option<String>,
    /// The cookie of a browser in which a user has signed in before; not verified yet.
    pub(crate) device: Option<String>,
    /// The messages to review in each page, for a speaker.
    pub(crate) words: Option<WordsHelp>,
}

/// The page or file that is asked for.
#[derive(Clone)]
pub struct SentRequest {
    /// The path of the address.
    pub path: String,
    /// The query without language and notice.
    pub(crate) elsewhere: String,
    /// Path and query.
    pub uri: String,
    /// Whether the request changes nothing.
    pub(super) is_get: bool,
    /// The number of the request in the log.
    pub(super) number: Option<RequestNumber>,
    /// The `If-None-Match` header.
    pub etags: Option<String>,
    /// Whether the visitor has chosen a language.
    pub(super) has_chosen: bool,
}

/// How to answer.
#[derive(Clone)]
pub struct ReplyFormat {
    /// Whether a script asks for a fragment of the page.
    pub wants_part: bool,
    /// The fingerprint of the menu that the page has already, if a script sends it.
    pub menu_fingerprint: Option<String>,
    /// The name of the fragment that the page has, if a script sends it; 0 for a script that has none, but knows
    /// the law of its game.
    pub known_part: Option<u64>,
    /// Whether the browser accepts gzip.
    pub takes_gzip: bool,
    /// Whether a page can show that a file is being prepared.
    pub(crate) can_wait_on_page: bool,
    /// Whether it is a stream that renders repeatedly.
    pub(super) is_live: bool,
    /// The message of the action before.
    pub(super) notice: Option<Notice>,
    /// The offer to undo the action before.
    pub(crate) undo: Option<UndoOffer>,
}

/// Where the request came in.
#[derive(Clone)]
pub struct Connection {
    /// The address of the client.
    pub from: Option<IpAddr>,
    /// The address of the listener.
    pub(super) listens_at: Option<SocketAddr>,
    /// Detaches the connection from the server, if that is possible.
    pub(crate) exit: Option<DetachHandle>,
}

impl Identity {
    /// A visitor who has not been recognised yet.
    pub(super) fn unknown(request: &HttpRequest, shared: &AppState) -> Identity {
        Identity {
            device: cookie(request, shared.ingress.device()),
            ..Identity::default()
        }
    }
}

impl SentRequest {
    pub(super) fn of(request: &HttpRequest, has_chosen: bool) -> SentRequest {
        SentRequest {
            path: request.path().to_owned(),
            elsewhere: response_language::without(request.query_string()),
            uri: request.uri().to_string(),
            is_get: request.method().is_safe(),
            number: request.extensions().get::<RequestNumber>().cloned(),
            etags: etags(request.headers()).map(str::to_owned),
            has_chosen,
        }
    }
}

impl ReplyFormat {
    pub(super) fn of(request: &HttpRequest) -> ReplyFormat {
        ReplyFormat {
            wants_part: request.headers().contains_key(PART),
            menu_fingerprint: text_of(request.headers(), PART).map(str::to_owned),
            known_part: text_of(request.headers(), KNOWN_PART.as_str())
                .and_then(|name| name.parse().ok()),
            takes_gzip: compress::takes_gzip(request.headers()),
            can_wait_on_page: can_wait_on_page(request),
            is_live: false,
            notice: None,
            undo: None,
        }
    }
}

impl Connection {
    pub(super) fn of(request: &HttpRequest, shared: &AppState) -> Connection {
        Connection {
            from: shared.ingress.source(request),
            listens_at: request.app_data().map(ListensAt::address),
            exit: request.conn_data::<DetachHandle>().cloned(),
        }
    }
}

pub(super) fn cookie(request: &HttpRequest, name: &str) -> Option<String> {
    let cookie = request.cookie(name)?;
    Some(cookie.value().to_owned())
}

/// Whether a page can show that a file is being prepared: in a browser that does not show it yet.
fn can_wait_on_page(request: &HttpRequest) -> bool {
    let takes = text_of(request.headers(), "accept").unwrap_or_default();
    takes.contains("text/html")
        && !request
            .query_string()
            .split('&')
            .any(|pair| pair == PREPARING)
}

/// The `If-None-Match` header.
pub(crate) fn etags(headers: &HeaderMap) -> Option<&str> {
    text_of(headers, header::IF_NONE_MATCH.as_str())
}

fn text_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}
