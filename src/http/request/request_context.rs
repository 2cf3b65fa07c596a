//! The context of a request: session, language, time. A handler that takes [`SignedIn`], [`Organising`] or
//! [`Umpiring`] cannot be reached without the right it names.

mod casual;
mod event_language;
mod extract;
mod operating;
mod parts;
mod roles;
mod seated;
mod session;
mod speaker;
mod umpiring;
mod work;

pub(crate) use casual::{Casual, device};
pub(crate) use operating::{Operating, OperatingProven};
pub(crate) use parts::{Connection, Identity, ReplyFormat, SentRequest};
pub(crate) use parts::{KNOWN_PART, PREPARING, etags};
pub(crate) use roles::{Organising, Proven, SignedIn};
pub(crate) use seated::Seated;
pub(crate) use speaker::{Speaking, speaker_token};
pub(crate) use umpiring::{Umpiring, umpiring};

use crate::desk::Fault;
use crate::desk::events::EventWords;
use crate::http::middleware::compress;
use crate::http::request::base_url::{BaseUrl, settled_base};
use crate::http::response::download::HTML;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::guided_tour::{self, Tour};
use crate::http::response::page_context::{LinkPreview, Notice, Page};
use crate::http::response::undo_offer;
use crate::http::server::app_state::AppState;
use crate::i18n::Localizer;
use crate::rules::Colour;
use crate::store::Account;
use crate::system_time;
use crate::tournament::Audience;
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::web::{Bytes, Data};
use askama::Template;
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// The cookie of the phone that records a board; its path is the board's.
pub(crate) const PHONE: &str = "phone";

/// The client that sends a request, and what is needed to respond.
#[derive(Clone)]
pub struct RequestContext {
    /// The state shared by all handlers.
    pub shared: Data<AppState>,
    /// Translates messages.
    pub t: Arc<Localizer>,
    /// The time of the request.
    pub at: DateTime<Utc>,
    /// The visitor.
    pub identity: Identity,
    /// The request itself.
    pub sent: SentRequest,
    /// How to answer.
    pub reply: ReplyFormat,
    /// Where the request came in.
    pub connection: Connection,
}

impl RequestContext {
    /// The same visitor at a later time: a stream outlives its request.
    #[must_use]
    pub fn now(self, at: DateTime<Utc>) -> RequestContext {
        let reply = ReplyFormat {
            is_live: true,
            ..self.reply
        };
        RequestContext { at, reply, ..self }
    }

    /// Uses the words of an event; its language unless the visitor has chosen one.
    #[must_use]
    fn at_event(mut self, words: EventWords) -> RequestContext {
        let language = words.language.filter(|_| !self.sent.has_chosen);
        if language.is_some() || words.audience != Audience::Children {
            let language = language.unwrap_or_else(|| self.t.language());
            self.t = self.shared.localizer_for(language, words.audience);
        }
        self
    }

    pub(crate) fn query(&self) -> &str {
        self.sent.uri.split_once('?').map_or("", |(_, query)| query)
    }

    /// Whether the page is the same for all visitors.
    pub fn sees_public(&self) -> bool {
        let is_known = self.identity.account.is_some() || self.identity.words.is_some();
        !is_known && self.reply.notice.is_none() && !self.reply.wants_part && self.sent.is_get
    }

    /// The base URL of links that are given to others: from the settings or the interfaces, never from the
    /// request's `Host`, since pages are cached for many.
    pub(crate) fn settled_base(&self) -> BaseUrl {
        let has_switch = self.shared.laptop.is_some();
        settled_base(&self.shared.ingress, self.connection.listens_at).with_switch(has_switch)
    }

    /// A fault as an error page for this visitor.
    pub fn failed(&self, fault: Fault) -> Failed {
        // The browser keeps the form while its sender signs in (`kept-form.js`), and comes back to its page.
        let back = match self.sent.path.strip_prefix("/backups/") {
            Some(_file) => Some("/backups"),
            None if self.sent.is_get => Some(self.sent.path.as_str()),
            None => self.sent.path.rsplit_once('/').map(|(page, _)| page),
        };
        let signs_in = back.filter(|_| !self.reply.wants_part).map(str::to_owned);
        Failed::new(fault, self.page(), signs_in).within(self.organised())
    }

    /// The key of the event in the path, for a signed-in account.
    fn organised(&self) -> Option<String> {
        self.identity.account.as_ref()?;
        event_of(&self.sent.path).map(str::to_owned)
    }

    /// The context of every page.
    pub fn page(&self) -> Page {
        Page {
            t: Arc::clone(&self.t),
            account: self
                .identity
                .account
                .as_ref()
                .map(|account| account.name.clone()),
            is_guest: self
                .identity
                .account
                .as_ref()
                .is_some_and(Account::is_guest),
            notice: self.reply.notice.clone().or_else(|| self.moved()),
            saved: self.saved(),
            undo: self.reply.undo.clone(),
            words: self.identity.words.clone(),
            elsewhere: self.sent.elsewhere.clone(),
            tour: self.tour(),
            number: self.sent.number.as_ref().map(|number| number.0.clone()),
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
        self.identity
            .account
            .as_ref()
            .filter(|_| self.sent.path != "/move")?;
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
        let key = self
            .identity
            .account
            .as_ref()
            .and_then(|_| event_of(&self.sent.path));
        let key = key.or(self.shared.demo.as_deref())?;
        guided_tour::station(&self.t, key, &self.sent.elsewhere)
    }

    /// Responds with a page.
    pub fn html(&self, page: &impl Template) -> Answer {
        Ok(self.fragment(page.render()?))
    }

    /// Responds with a fragment of a page, compressed fast.
    pub(crate) fn fragment(&self, text: String) -> HttpResponse {
        self.html_by(compress::gzip_fast, text)
    }

    /// Responds with a few lines, compressed well.
    pub(crate) fn small_fragment(&self, text: String) -> HttpResponse {
        self.html_by(compress::gzip_best, text)
    }

    /// Responds with a page that is loaded over bad networks, compressed well.
    pub fn html_compressed(&self, page: &impl Template) -> Answer {
        Ok(self.compressed(page.render()?))
    }

    /// Responds with a rendered page, packed as well as possible.
    pub(crate) fn compressed(&self, text: String) -> HttpResponse {
        self.html_by(compress::gzip_best, text)
    }

    /// Responds with a page, or with its part for a script.
    pub(crate) fn html_or_part(&self, page: &impl Template, part: &impl Template) -> Answer {
        if self.reply.wants_part {
            self.html_compressed(part)
        } else {
            self.html(page)
        }
    }

    fn html_by(&self, gzip: fn(&[u8]) -> Option<Bytes>, text: String) -> HttpResponse {
        match self
            .reply
            .takes_gzip
            .then(|| gzip(text.as_bytes()))
            .flatten()
        {
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
        let is_deed = self.organised().is_some() && !self.sent.is_get && event_of(page).is_some();
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

/// The key of the event in a path.
pub(crate) fn event_of(path: &str) -> Option<&str> {
    path.strip_prefix("/e/")?.split('/').next()
}
