//! `/words/{secret}`: the secret link by which speakers join without an account.

use crate::desk::{Desk, Fault};
use crate::http::middleware::response_language;
use crate::http::request::request_context::{RequestContext, SignedIn, speaker_token};
use crate::http::response::error_page::Answer;
use crate::http::response::messages_to_review::SPEAKER;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Language;
use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::http::header::{HeaderValue, REFERRER_POLICY};
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

/// Length of the secret in the link.
const LINK_LETTERS: usize = 32;

#[derive(Template)]
#[template(path = "translations/speakers_link.html")]
struct SpeakersLinkView {
    page: Page,
    secret: String,
    name: String,
    languages: Vec<(Language, bool)>,
}

/// Name and language of a new speaker.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct SpeakerForm {
    name: String,
    language: String,
}

/// `GET /words/{secret}`
///
/// # Errors
/// When the secret is unknown or has been replaced.
pub async fn show(context: RequestContext, secret: Path<String>) -> Answer {
    let secret = secret.into_inner();
    // Addresses of forms, which have no GET route, also match this route.
    if secret.len() != LINK_LETTERS {
        return Err(context.failed(Fault::NotFound));
    }
    let link = secret.clone();
    let opens = move |desk: &Desk| desk.opens_for_speakers(&link);
    context.desk(opens).await?;
    let mut answer = context.html(&view(&context, secret, String::new()))?;
    let policy = HeaderValue::from_static("no-referrer");
    answer.headers_mut().insert(REFERRER_POLICY, policy);
    Ok(answer)
}

/// `POST /words/{secret}`
///
/// # Errors
/// When the secret is unknown or has been replaced, or there are too many speakers.
pub async fn enter(
    context: RequestContext,
    request: HttpRequest,
    secret: Path<String>,
    form: Form<SpeakerForm>,
) -> Answer {
    let (secret, form) = (secret.into_inner(), form.into_inner());
    let (link, name, known) = (secret.clone(), form.name.clone(), speaker_token(&request));
    let (from, at) = (context.connection.from, context.at);
    let enter =
        move |desk: &Desk| desk.let_speaker_in((&link, &name), known.as_deref(), (from, at));
    let token = match context.desk(enter).await {
        Ok(token) => token,
        Err(failed) if failed.is_of_form() => {
            let mut view = view(&context, secret, form.name);
            view.page.notice = Some(Notice::bad(failed.words(&context.t)));
            return context.not_done(&view);
        }
        Err(failed) => return Err(failed),
    };
    let mut answer = context.see("/words/all", None);
    let ingress = &context.shared.ingress;
    let mut cookies = vec![ingress.cookie(SPEAKER, "/".to_owned(), token)];
    if let Some(language) = Language::by_tag(&form.language) {
        cookies.push(response_language::cookie(ingress, language));
    }
    for cookie in &mut cookies {
        cookie.set_max_age(Duration::days(365));
        // Fails only for cookies that are too long.
        let _set = answer.add_cookie(cookie);
    }
    Ok(answer)
}

/// `POST /words/link`: creates or replaces the link.
///
/// # Errors
/// Unless the account owns the server.
pub async fn renew(SignedIn { context, account }: SignedIn) -> Answer {
    let renew = move |desk: &Desk| desk.renew_speakers_link(&account);
    context.desk(renew).await?;
    Ok(context.see("/laptop#words", None))
}

fn view(context: &RequestContext, secret: String, name: String) -> SpeakersLinkView {
    let spoken = Language::ALL.iter().copied();
    let others = spoken.filter(|language| *language != Language::English);
    SpeakersLinkView {
        page: context.page(),
        secret,
        name,
        languages: others
            .map(|language| (language, language == context.t.language()))
            .collect(),
    }
}
