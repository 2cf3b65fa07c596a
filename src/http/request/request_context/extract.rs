//! Makes the context of a request from the request.

use super::event_language::event_words;
use super::parts::{Connection, Identity, ReplyFormat, SentRequest};
use super::session::sign_in;
use super::{RequestContext, event_of, speaker};
use crate::desk::events::EventWords;
use crate::http::middleware::response_language;
use crate::http::response::error_page::Failed;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Notice;
use crate::http::server::app_state::AppState;
use crate::i18n::{Language, Localizer};
use crate::system_time;
use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use futures_util::future::LocalBoxFuture;

impl FromRequest for RequestContext {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<RequestContext, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { RequestContext::of(&request).await.map_err(Into::into) })
    }
}

impl RequestContext {
    /// The context of a request.
    pub(crate) async fn of(request: &HttpRequest) -> Result<RequestContext, Failed> {
        let shared = request
            .app_data::<Data<AppState>>()
            .cloned()
            .ok_or_else(Failed::ours)?;
        let t = shared
            .localizer(response_language::accepted(request.headers()).unwrap_or(Language::English));
        let chosen = response_language::chosen(request);
        let mut context = RequestContext {
            t,
            at: system_time::now(),
            identity: Identity::unknown(request, &shared),
            sent: SentRequest::of(request, chosen.is_some()),
            reply: ReplyFormat::of(request),
            connection: Connection::of(request, &shared),
            shared,
        };
        sign_in(&mut context, request).await?;
        let event = event_of(&context.sent.path).map(str::to_owned);
        let words = match event {
            Some(key) => event_words(&context, key).await?,
            None => EventWords::default(),
        };
        request.extensions_mut().insert(words);
        let language = chosen.or(words.language);
        let language = language.unwrap_or_else(|| context.t.language());
        context.t = context.shared.localizer_for(language, words.audience);
        speaker::listen(&mut context, request).await?;
        context.reply.notice = notice(request, &context.t);
        Ok(context)
    }
}

fn notice(request: &HttpRequest, t: &Localizer) -> Option<Notice> {
    let mut pairs = request.query_string().split('&');
    let code = pairs.find_map(|pair| pair.strip_prefix("notice="))?;
    Some(FlashMessage::from_code(code)?.notice(t))
}
