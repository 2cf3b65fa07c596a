//! Speakers who help to translate, recognised by a cookie.

use super::RequestContext;
use crate::desk::Fault;
use crate::http::response::error_page::Failed;
use crate::http::response::messages_to_review::{SPEAKER, WordsHelp, answered, is_asked};
use crate::i18n::all_messages;
use crate::i18n::speaker_answers::Answer;
use crate::store::Speaker;
use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest};
use futures_util::future::LocalBoxFuture;
use std::sync::Arc;

/// The longest page address that is recorded.
const LONGEST_ADDRESS: usize = 400;

/// Records the messages of the page that a speaker opens, and offers those that need an answer.
pub(super) async fn listen(
    context: &mut RequestContext,
    request: &HttpRequest,
) -> Result<(), Failed> {
    let Some(token) = speaker_token(request) else {
        return Ok(());
    };
    // Fragments, streams and files are the same for everybody.
    if !opens_page(request) || context.sent.path.starts_with("/words") {
        return Ok(());
    }
    let language = context.t.language();
    let Some((speaker, answers)) = known(context, token).await? else {
        return Ok(());
    };
    let address = address(context);
    if address.len() > LONGEST_ADDRESS {
        return Ok(());
    }
    let seen = &context.shared.speakers_pages;
    let recording = seen.begin(&speaker.speaker, &address, language);
    context.t = Arc::new(context.t.recording(Arc::clone(&recording)));
    let answered = answered(language, &answers);
    let open = all_messages().filter(|id| is_asked(language, id) && !answered.contains(*id));
    context.identity.words = Some(WordsHelp::of(recording, open.collect(), &address));
    Ok(())
}

/// Whether a browser opens a page, not a fragment, stream or file.
fn opens_page(request: &HttpRequest) -> bool {
    let accepts = request.headers().get(header::ACCEPT);
    let accepts = accepts.and_then(|accepts| accepts.to_str().ok());
    request.method().is_safe()
        && !request.headers().contains_key("x-fragment")
        && accepts.is_some_and(|accepts| accepts.contains("text/html"))
}

/// The address of the open page, without language and notice.
fn address(context: &RequestContext) -> String {
    match context.sent.elsewhere.trim_end_matches('&') {
        "" => context.sent.path.clone(),
        query => format!("{}?{query}", context.sent.path),
    }
}

/// The token of a speaker's browser.
pub(crate) fn speaker_token(request: &HttpRequest) -> Option<String> {
    let cookie = request.cookie(SPEAKER)?;
    Some(cookie.value().to_owned()).filter(|token| token.len() == 64)
}

async fn known(
    context: &RequestContext,
    token: String,
) -> Result<Option<(Speaker, Vec<Answer>)>, Failed> {
    let look = context.desk(move |desk| {
        let Some(speaker) = desk.speaker(&token)? else {
            return Ok(None);
        };
        let answers = desk.word_answers(Some(&speaker.speaker))?;
        Ok(Some((speaker, answers)))
    });
    look.await
}

/// A speaker who helps to translate.
pub struct Speaking {
    pub context: RequestContext,
    pub speaker: Speaker,
    /// The speaker's answers so far.
    pub answers: Vec<Answer>,
}

impl FromRequest for Speaking {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Speaking, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(speaking(&request).await?) })
    }
}

async fn speaking(request: &HttpRequest) -> Result<Speaking, Failed> {
    let context = RequestContext::of(request).await?;
    let found = match speaker_token(request) {
        Some(token) => known(&context, token).await?,
        None => None,
    };
    let (speaker, answers) = found.ok_or_else(|| context.failed(Fault::InvitationOver))?;
    Ok(Speaking {
        context,
        speaker,
        answers,
    })
}
