//! `/reauthenticate`: the pass-phrase is asked for again before an irreversible action, as another person may use the
//! open laptop.

use super::sign_in::{SignInQuery, own_page};
use crate::desk::Fault;
use crate::desk::history::Action;
use crate::http::request::request_context::SignedIn;
use crate::http::response::error_page::{Answer, words};
use crate::http::response::page_context::Page;
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/reauthenticate.html")]
struct ReauthenticateView {
    page: Page,
    next: String,
    name: String,
}

/// The pass-phrase, and the page to return to.
#[derive(Deserialize)]
pub struct ReauthenticateForm {
    #[serde(default)]
    next: String,
    phrase: String,
}

/// `GET /reauthenticate`
pub async fn show(signed_in: SignedIn, query: Query<SignInQuery>) -> Answer {
    let SignedIn { context, account } = signed_in;
    context.html(&ReauthenticateView {
        page: context.page(),
        next: query.into_inner().next,
        name: account.name,
    })
}

/// `POST /reauthenticate`
pub async fn prove(signed_in: SignedIn, form: Form<ReauthenticateForm>) -> Answer {
    let SignedIn { context, account } = signed_in;
    let ReauthenticateForm { next, phrase } = form.into_inner();
    let (who, at, from) = (account.clone(), context.at, context.connection.from);
    let token = context.identity.token.clone().unwrap_or_default();
    let proven = context
        .desk(move |desk| {
            desk.guessed((&who.name, from), (Action::SignInFailed, at), |desk| {
                desk.prove(&who, &token, &phrase, at)
            })
        })
        .await;
    match proven {
        Ok(()) => return Ok(context.see(own_page(&next), None)),
        Err(failed) if !matches!(failed.fault(), Fault::WrongSignIn) => return Err(failed),
        Err(_wrong) => {}
    }
    let wrong = words(&Fault::WrongSignIn, &context.t);
    context.not_done(&ReauthenticateView {
        page: context.page().failed(wrong),
        next,
        name: account.name,
    })
}
