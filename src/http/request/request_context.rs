//! The context of a request: session, language, time. A handler that takes [`SignedIn`], [`Organising`] or
//! [`Umpiring`] cannot be reached without the right it names.

mod event_language;
mod roles;
mod session;
mod speaker;
mod umpiring;
mod work;

pub(crate) use roles::{Organising, Proven, SignedIn};
pub(crate) use speaker::{Speaking, speaker_token};
pub(crate) use umpiring::{Umpiring, umpiring};

use self::event_language::event_words;
use self::session::sign_in;
use crate::desk::Fault;
use crate::http::middleware::request_log::RequestNumber;
use crate::http::middleware::saved_forms::FORM;
use crate::http::middleware::{compress, response_language};
use crate::http::request::base_url::{BaseUrl, settled_base};
use crate::http::request::event_languages::EventWords;
use crate::http::response::download::HTML;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::guided_tour::{self, Tour};
use crate::http::response::messages_to_review::WordsHelp;
use crate::http::response::page_context::{LinkPreview, Notice, Page};
use crate::http::response::undo_offer::{self, UndoOffer};
use crate::http::server::app_state::AppState;
use crate::http::server::detachable_connection::DetachHandle;
use crate::http::server::public_address::ListensAt;
use crate::i18n::{Language, Localizer};
use crate::rules::Colour;
use crate::store::Account;
use crate::system_time;
use crate::tournament::Audience;
use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::{Bytes, Data};
use actix_web::{FromRequest, HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, Utc};
use futures_util::future::LocalBoxFuture;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// The cookie of the phone that records a board; its path is the board's.
pub(crate) const PHONE: &str = "phone";

/// The header by which a script asks for a fragment.
const PART: &str = "x-fragment";

/// The client that sends a request, and what is needed to respond.
#[derive(Clone)]
pub struct RequestContext {
    /// The state shared by all handlers.
    pub shared: Data<AppState>,
    /// Translates messages.
    pub t: Arc<Localizer>,
    /// The signed-in account, if any.
    pub account: Option<Account>,
    /// The time when the pass-phrase was last typed.
    proved_at: Option<DateTime<Utc>>,
    /// The session token.
    pub(crate) token: Option<String>,
    /// The cookie of a browser in which a user has signed in before; not verified yet.
    pub(crate) device: Option<String>,
    /// The secret of a form that this browser sent before signing in.
    pub(crate) form: Option<String>,
    /// Whether a script asks for a fragment of the page.
    pub wants_part: bool,
    /// The fingerprint of the menu that the page has already, if a script sends it.
    pub menu_fingerprint: Option<String>,
    /// Whether the browser accepts gzip.
    pub takes_gzip: bool,
    pub path: String,
    /// The query without language and notice.
    pub(crate) elsewhere: String,
    /// Path and query.
    pub uri: String,
    /// The `If-None-Match` header.
    pub etags: Option<String>,
    /// The time of the request.
    pub at: DateTime<Utc>,
    /// The address of the client.
    pub from: Option<IpAddr>,
    notice: Option<Notice>,
    /// The offer to undo the previous action.
    pub(crate) undo: Option<UndoOffer>,
    pub(crate) words: Option<WordsHelp>,
    number: Option<RequestNumber>,
    /// Whether the visitor has chosen a language.
    has_chosen: bool,
    is_get: bool,
    /// The address of the listener.
    listens_at: Option<SocketAddr>,
    /// Whether a page can show that a file is being prepared.
    pub(crate) can_wait_on_page: bool,
    /// Whether it is a stream that renders repeatedly.
    is_live: bool,
    /// Detaches the connection from the server, if that is possible.
    pub(crate) exit: Option<DetachHandle>,
}

impl RequestContext {
    /// The same visitor at a later time: a stream outlives its request.
    #[must_use]
    pub fn now(self, at: DateTime<Utc>) -> RequestContext {
        RequestContext {
            at,
            is_live: true,
            ..self
        }
    }

    /// Uses the words of an event; its language unless the visitor has chosen one.
    #[must_use]
    fn at_event(mut self, words: EventWords) -> RequestContext {
        let language = words.language.filter(|_| !self.has_chosen);
        if language.is_some() || words.audience != Audience::Children {
            let language = language.unwrap_or_else(|| self.t.language());
            self.t = self.shared.localizer_for(language, words.audience);
        }
        self
    }

    pub(crate) fn query(&self) -> &str {
        self.uri.split_once('?').map_or("", |(_, query)| query)
    }

    /// Whether the page is the same for all visitors.
    pub fn sees_public(&self) -> bool {
        let is_known = self.account.is_some() || self.words.is_some();
        !is_known && self.notice.is_none() && !self.wants_part && self.is_get
    }

    /// The base URL of links that are given to others: from the settings or the interfaces, never from the
    /// request's `Host`, since pages are cached for many.
    pub(crate) fn settled_base(&self) -> BaseUrl {
        let has_switch = self.shared.laptop.is_some();
        settled_base(&self.shared.ingress, self.listens_at).with_switch(has_switch)
    }

    /// A fault as an error page for this visitor.
    pub fn failed(&self, fault: Fault) -> Failed {
        // The way through the sign-in page loses the input of a form, but not its page.
        let back = match self.path.strip_prefix("/copies/") {
            Some(_file) => Some("/copies"),
            None if self.is_get => Some(self.path.as_str()),
            None => self.path.rsplit_once('/').map(|(page, _)| page),
        };
        let is_for_all = self.is_get || matches!(fault, Fault::NotProven);
        let signs_in = back.filter(|_| is_for_all).map(str::to_owned);
        Failed::new(fault, self.page(), signs_in).within(self.organised())
    }

    /// The key of the event in the path, for a signed-in account.
    fn organised(&self) -> Option<String> {
        self.account.as_ref()?;
        event_of(&self.path).map(str::to_owned)
    }

    /// The context of every page.
    pub fn page(&self) -> Page {
        Page {
            t: Arc::clone(&self.t),
            account: self.account.as_ref().map(|account| account.name.clone()),
            is_guest: self.account.as_ref().is_some_and(Account::is_guest),
            notice: self.notice.clone().or_else(|| self.moved()),
            saved: self.saved(),
            undo: self.undo.clone(),
            words: self.words.clone(),
            elsewhere: self.elsewhere.clone(),
            tour: self.tour(),
            number: self.number.as_ref().map(|number| number.0.clone()),
            sides: [Colour::White, Colour::Black].map(|colour| self.t.localize(&colour)),
            preview: None,
        }
    }

    /// The context of a public page with a preview for messengers; its picture is at `path`/picture.png.
    /// Without a preview where nobody else can open the page.
    pub(crate) fn linked_page(&self, path: &str, title: String, text: String) -> Page {
        let base = self.settled_base();
        let preview = (!base.is_only_here).then(|| LinkPreview {
            title,
            text,
            url: format!("{}{path}", base.url),
            picture: format!("{}{path}/picture.png", base.url),
        });
        Page {
            preview,
            ..self.page()
        }
    }

    /// The notice that another computer has taken over, for signed-in users.
    fn moved(&self) -> Option<Notice> {
        self.account.as_ref().filter(|_| self.path != "/move")?;
        self.shared.moving.as_ref()?.stopped_at()?;
        Some(Notice::bad(self.t.msg("fault-moved")))
    }

    /// The confirmation that a form was saved, with the time.
    fn saved(&self) -> Option<String> {
        self.organised()?;
        let at = undo_offer::done_at(self.query(), self.at)?;
        Some(
            self.t
                .msg_arg("saved", "time", system_time::time_of_day(at)),
        )
    }

    /// The station of the guided tour.
    fn tour(&self) -> Option<Tour> {
        let key = self.account.as_ref().and_then(|_| event_of(&self.path));
        let key = key.or(self.shared.demo.as_deref())?;
        guided_tour::station(&self.t, key, &self.elsewhere)
    }

    /// Responds with a page.
    pub fn html(&self, page: &impl Template) -> Answer {
        Ok(self.fragment(page.render()?))
    }

    /// Responds with a fragment of a page, compressed fast.
    pub(crate) fn fragment(&self, text: String) -> HttpResponse {
        self.html_by(compress::gzip_fast, text)
    }

    /// Responds with a page that is loaded over bad networks, compressed well.
    pub fn html_compressed(&self, page: &impl Template) -> Answer {
        Ok(self.html_by(compress::gzip_best, page.render()?))
    }

    /// Responds with a page, or with its part for a script.
    pub(crate) fn html_or_part(&self, page: &impl Template, part: &impl Template) -> Answer {
        if self.wants_part {
            self.html_compressed(part)
        } else {
            self.html(page)
        }
    }

    fn html_by(&self, gzip: fn(&[u8]) -> Option<Bytes>, text: String) -> HttpResponse {
        match self.takes_gzip.then(|| gzip(text.as_bytes())).flatten() {
            Some(packed) => compress::answer(HTML, packed),
            None => html(text),
        }
    }

    /// Responds to a form that could not be processed: the page again with the error.
    pub fn not_done(&self, page: &impl Template) -> Answer {
        Ok(html_with(StatusCode::UNPROCESSABLE_ENTITY, page.render()?))
    }

    /// Responds to a form with a redirect to a page that shows the message. For an action in an event the
    /// page also offers to undo it.
    pub fn see(&self, place: &str, message: impl Into<Option<FlashMessage>>) -> HttpResponse {
        let (page, part) = place.split_at(place.find('#').unwrap_or(place.len()));
        let is_deed = self.organised().is_some() && !self.is_get && event_of(page).is_some();
        let done = is_deed.then(|| format!("{}{}", undo_offer::DONE, self.at.timestamp_millis()));
        let message: Option<FlashMessage> = message.into();
        let notice = message.map(|message| format!("notice={}", message.code()));
        let query: Vec<String> = notice.into_iter().chain(done).collect();
        let joint = if query.is_empty() {
            ""
        } else if page.contains('?') {
            "&"
        } else {
            "?"
        };
        HttpResponse::SeeOther()
            .insert_header((
                header::LOCATION,
                format!("{page}{joint}{}{part}", query.join("&")),
            ))
            .finish()
    }
}

pub(crate) fn html(text: String) -> HttpResponse {
    html_with(StatusCode::OK, text)
}

pub(crate) fn html_with(status: StatusCode, text: String) -> HttpResponse {
    HttpResponse::build(status).content_type(HTML).body(text)
}

impl FromRequest for RequestContext {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<RequestContext, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { visitor(&request).await.map_err(Into::into) })
    }
}

pub(crate) async fn visitor(request: &HttpRequest) -> Result<RequestContext, Failed> {
    let shared = request
        .app_data::<Data<AppState>>()
        .cloned()
        .ok_or_else(Failed::ours)?;
    let t = shared
        .localizer(response_language::accepted(request.headers()).unwrap_or(Language::English));
    let mut visitor = RequestContext {
        notice: None,
        undo: None,
        words: None,
        t,
        account: None,
        proved_at: None,
        token: None,
        form: cookie(request, FORM),
        device: cookie(request, shared.ingress.device()),
        wants_part: request.headers().contains_key(PART),
        menu_fingerprint: text_of(request.headers(), PART).map(str::to_owned),
        takes_gzip: compress::takes_gzip(request.headers()),
        path: request.path().to_owned(),
        elsewhere: response_language::without(request.query_string()),
        has_chosen: false,
        uri: request.uri().to_string(),
        etags: etags(request.headers()).map(str::to_owned),
        at: system_time::now(),
        from: shared.ingress.source(request),
        number: request.extensions().get::<RequestNumber>().cloned(),
        is_get: request.method().is_safe(),
        listens_at: request.app_data().map(ListensAt::address),
        can_wait_on_page: can_wait_on_page(request),
        is_live: false,
        exit: request.conn_data::<DetachHandle>().cloned(),
        shared,
    };
    let chosen = response_language::chosen(request);
    visitor.has_chosen = chosen.is_some();
    sign_in(&mut visitor, request).await?;
    let event = event_of(&visitor.path).map(str::to_owned);
    let words = match event {
        Some(key) => event_words(&visitor, key).await?,
        None => EventWords::default(),
    };
    let language = chosen.or(words.language);
    let language = language.unwrap_or_else(|| visitor.t.language());
    visitor.t = visitor.shared.localizer_for(language, words.audience);
    speaker::listen(&mut visitor, request).await?;
    visitor.notice = notice(request, &visitor.t);
    Ok(visitor)
}

fn cookie(request: &HttpRequest, name: &str) -> Option<String> {
    let cookie = request.cookie(name)?;
    Some(cookie.value().to_owned())
}

/// The query parameter of a page that already shows that a file is being prepared.
pub(crate) const PREPARING: &str = "preparing=1";

/// Whether a page can show that a file is being prepared: in a browser that does not show it yet.
fn can_wait_on_page(request: &HttpRequest) -> bool {
    let takes = text_of(request.headers(), "accept").unwrap_or_default();
    takes.contains("text/html")
        && !request
            .query_string()
            .split('&')
            .any(|pair| pair == PREPARING)
}

/// The key of the event in a path.
pub(crate) fn event_of(path: &str) -> Option<&str> {
    path.strip_prefix("/e/")?.split('/').next()
}

/// The `If-None-Match` header.
pub(crate) fn etags(headers: &HeaderMap) -> Option<&str> {
    text_of(headers, header::IF_NONE_MATCH.as_str())
}

fn text_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn notice(request: &HttpRequest, t: &Localizer) -> Option<Notice> {
    let mut pairs = request.query_string().split('&');
    let code = pairs.find_map(|pair| pair.strip_prefix("notice="))?;
    Some(FlashMessage::from_code(code)?.notice(t))
}
