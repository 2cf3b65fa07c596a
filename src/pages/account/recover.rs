//! `/recover`: signing in with the recovery code on paper after the pass-phrase was lost.

use super::sign_in::with_session;
use crate::desk::Fault;
use crate::desk::history::Action;
use crate::http::request::request_context::{RequestContext, html, html_with};
use crate::http::response::error_page::{Answer, words};
use crate::http::response::page_context::Page;
use crate::paths;
use actix_web::http::StatusCode;
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/recover.html")]
struct RecoverView {
    page: Page,
    name: String,
}

/// Shows the recovery code, once.
#[derive(Template)]
#[template(path = "account/recovery_code.html")]
struct RecoveryCodeView {
    page: Page,
    /// In groups of four for copying.
    groups: Vec<String>,
    next: &'static str,
}

/// The recovery code, and the new pass-phrase.
#[derive(Deserialize)]
pub struct RecoverForm {
    name: String,
    code: String,
    phrase: String,
}

/// `GET /recover`
pub async fn show(context: RequestContext) -> Answer {
    context.html(&RecoverView {
        page: context.page(),
        name: String::new(),
    })
}

/// `POST /recover`: a new pass-phrase for the holder of the code.
pub async fn recover(context: RequestContext, form: Form<RecoverForm>) -> Answer {
    let RecoverForm { name, code, phrase } = form.into_inner();
    let (who, at, from) = (name.clone(), context.at, context.connection.from);
    let recovered = context
        .desk(move |desk| {
            desk.guessed((&who, from), (Action::RecoveryFailed, at), |desk| {
                desk.recover(&who, &code, &phrase, at)
            })
        })
        .await;
    let failed = match recovered {
        Ok(back) => return paper(&context, &back.code, paths::ACCOUNT, Some(back.token)).await,
        Err(failed) => failed,
    };
    let text = match failed.fault() {
        Fault::WrongSignIn => context.t.msg("recover-wrong"),
        fault @ Fault::Weak(_) => words(fault, &context.t),
        _ => return Err(failed),
    };
    let page = context.page().failed(text);
    let again = RecoverView { page, name };
    Ok(html_with(StatusCode::UNAUTHORIZED, again.render()?))
}

/// Shows a recovery code, which no other page shows, with a link to the next page. `token` is that of a
/// session that has just been opened.
pub(crate) async fn paper(
    context: &RequestContext,
    code: &str,
    next: &'static str,
    token: Option<String>,
) -> Answer {
    let letters: Vec<char> = code.chars().collect();
    let page = RecoveryCodeView {
        page: context.page(),
        groups: letters
            .chunks(4)
            .map(|four| four.iter().collect())
            .collect(),
        next,
    };
    let answer = html(page.render()?);
    match token {
        Some(token) => with_session(context, answer, token).await,
        None => Ok(answer),
    }
}
