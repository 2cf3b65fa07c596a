//! `/account`: the user's own account and its sessions.

use super::recover;
use super::sign_in::with_session;
use crate::desk::Fault;
use crate::desk::accounts::BrowserSession;
use crate::desk::history::Action;
use crate::http::request::request_context::{Proven, RequestContext, SignedIn};
use crate::http::response::error_page::{Answer, words};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::{paths, system_time};
use actix_web::web::Form;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/settings.html")]
struct AccountView {
    page: Page,
    name: String,
    sessions: Vec<SessionRow>,
    has_code: bool,
    /// Whether the account set the server up.
    is_owner: bool,
    /// Whether it may administrate the server.
    is_operator: bool,
}

struct SessionRow {
    text: String,
    is_this: bool,
}

/// The pass-phrase, to confirm the deletion of the account.
#[derive(Deserialize)]
pub struct PassphraseForm {
    phrase: String,
}

/// The old and the new pass-phrase.
#[derive(Deserialize)]
pub struct ChangePassphraseForm {
    old: String,
    new: String,
}

/// `GET /account`
pub async fn show(SignedIn { context, account }: SignedIn) -> Answer {
    let page = page(&context, account).await?;
    context.html(&page)
}

/// `POST /account/others`: ends all other sessions.
pub async fn end_others(SignedIn { context, account }: SignedIn) -> Answer {
    let (token, at) = (token(&context), context.at);
    context
        .desk(move |desk| desk.end_other_sessions(&account, &token, at))
        .await?;
    Ok(context.see(paths::ACCOUNT, FlashMessage::OthersSignedOut))
}

/// `POST /account/phrase`: changes the pass-phrase, and ends all other sessions.
pub async fn change_phrase(
    SignedIn { context, account }: SignedIn,
    form: Form<ChangePassphraseForm>,
) -> Answer {
    let ChangePassphraseForm { old, new } = form.into_inner();
    let (who, at, from) = (account.clone(), context.at, context.connection.from);
    let changed = context
        .desk(move |desk| {
            desk.guessed((&who.name, from), (Action::SignInFailed, at), |desk| {
                desk.change_passphrase(&who, &old, &new, at)
            })
        })
        .await;
    let failed = match changed {
        Ok(token) => {
            let answer = context.see(paths::ACCOUNT, FlashMessage::PhraseSaved);
            return with_session(&context, answer, token).await;
        }
        Err(failed) => failed,
    };
    let text = match failed.fault() {
        Fault::WrongSignIn => context.t.msg("account-old-wrong"),
        fault @ Fault::Weak(_) => words(fault, &context.t),
        _ => return Err(failed),
    };
    let mut view = page(&context, account).await?;
    view.page = view.page.failed(text);
    context.not_done(&view)
}

/// `POST /account/recovery`: a new recovery code.
pub async fn new_code(proven: Proven) -> Answer {
    let Proven { context, account } = proven;
    let at = context.at;
    let code = context
        .desk(move |desk| desk.new_recovery_code(&account, at))
        .await?;
    recover::paper(&context, &code, paths::ACCOUNT, None).await
}

/// `POST /account/delete`: deletes the account and its name.
pub async fn delete(SignedIn { context, account }: SignedIn, form: Form<PassphraseForm>) -> Answer {
    let phrase = form.into_inner().phrase;
    let (who, at, from) = (account.clone(), context.at, context.connection.from);
    let deleted = context
        .desk(move |desk| {
            desk.guessed((&who.name, from), (Action::SignInFailed, at), |desk| {
                desk.delete_own_account(&who, &phrase, at)
            })
        })
        .await;
    let failed = match deleted {
        Ok(()) => return Ok(context.see("/", FlashMessage::AccountDeleted)),
        Err(failed) => failed,
    };
    let text = match failed.fault() {
        Fault::WrongSignIn => context.t.msg("account-old-wrong"),
        fault @ Fault::StillOrganises => words(fault, &context.t),
        _ => return Err(failed),
    };
    let mut view = page(&context, account).await?;
    view.page = view.page.failed(text);
    context.not_done(&view)
}

async fn page(
    context: &RequestContext,
    account: crate::store::Account,
) -> Result<AccountView, crate::http::response::error_page::Failed> {
    let (token, at, name) = (token(context), context.at, account.name.clone());
    let (sessions, has_code, (is_owner, is_operator)) = context
        .desk(move |desk| {
            let sessions = desk.sessions_of(&account, &token, at)?;
            let has_code = desk.has_recovery_code(&account)?;
            let rights = (desk.is_owner(&account)?, desk.is_operator(&account)?);
            Ok((sessions, has_code, rights))
        })
        .await?;
    let line = |session: &BrowserSession| {
        let when = |at: DateTime<Utc>| system_time::moment(&context.t, at);
        let values = [
            ("since", when(session.since).into()),
            ("seen", when(session.seen).into()),
        ];
        SessionRow {
            text: context.t.msg_with("account-session", &values),
            is_this: session.is_this,
        }
    };
    Ok(AccountView {
        page: context.page(),
        name,
        has_code,
        is_owner,
        is_operator,
        sessions: sessions.iter().map(line).collect(),
    })
}

fn token(context: &RequestContext) -> String {
    context.identity.token.clone().unwrap_or_default()
}
