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
pub async fn show(SignedIn { visitor, account }: SignedIn) -> Answer {
    let page = page(&visitor, account).await?;
    visitor.html(&page)
}

/// `POST /account/others`: ends all other sessions.
pub async fn end_others(SignedIn { visitor, account }: SignedIn) -> Answer {
    let (token, at) = (token(&visitor), visitor.at);
    visitor
        .desk(move |desk| desk.end_other_sessions(&account, &token, at))
        .await?;
    Ok(visitor.see(paths::ACCOUNT, FlashMessage::OthersSignedOut))
}

/// `POST /account/phrase`: changes the pass-phrase, and ends all other sessions.
pub async fn change_phrase(
    SignedIn { visitor, account }: SignedIn,
    form: Form<ChangePassphraseForm>,
) -> Answer {
    let ChangePassphraseForm { old, new } = form.into_inner();
    let (who, at, from) = (account.clone(), visitor.at, visitor.connection.from);
    let changed = visitor
        .desk(move |desk| {
            desk.guessed((&who.name, from), (Action::SignInFailed, at), |desk| {
                desk.change_passphrase(&who, &old, &new, at)
            })
        })
        .await;
    let failed = match changed {
        Ok(token) => {
            let answer = visitor.see(paths::ACCOUNT, FlashMessage::PhraseSaved);
            return with_session(&visitor, answer, token).await;
        }
        Err(failed) => failed,
    };
    let text = match failed.fault() {
        Fault::WrongSignIn => visitor.t.msg("account-old-wrong"),
        fault @ Fault::Weak(_) => words(fault, &visitor.t),
        _ => return Err(failed),
    };
    let mut view = page(&visitor, account).await?;
    view.page = view.page.failed(text);
    visitor.not_done(&view)
}

/// `POST /account/recovery`: a new recovery code.
pub async fn new_code(proven: Proven) -> Answer {
    let Proven { visitor, account } = proven;
    let at = visitor.at;
    let code = visitor
        .desk(move |desk| desk.new_recovery_code(&account, at))
        .await?;
    recover::paper(&visitor, &code, paths::ACCOUNT, None).await
}

/// `POST /account/delete`: deletes the account and its name.
pub async fn delete(SignedIn { visitor, account }: SignedIn, form: Form<PassphraseForm>) -> Answer {
    let phrase = form.into_inner().phrase;
    let (who, at, from) = (account.clone(), visitor.at, visitor.connection.from);
    let deleted = visitor
        .desk(move |desk| {
            desk.guessed((&who.name, from), (Action::SignInFailed, at), |desk| {
                desk.delete_own_account(&who, &phrase, at)
            })
        })
        .await;
    let failed = match deleted {
        Ok(()) => return Ok(visitor.see("/", FlashMessage::AccountDeleted)),
        Err(failed) => failed,
    };
    let text = match failed.fault() {
        Fault::WrongSignIn => visitor.t.msg("account-old-wrong"),
        fault @ Fault::StillOrganises => words(fault, &visitor.t),
        _ => return Err(failed),
    };
    let mut view = page(&visitor, account).await?;
    view.page = view.page.failed(text);
    visitor.not_done(&view)
}

async fn page(
    visitor: &RequestContext,
    account: crate::store::Account,
) -> Result<AccountView, crate::http::response::error_page::Failed> {
    let (token, at, name) = (token(visitor), visitor.at, account.name.clone());
    let (sessions, has_code, is_owner) = visitor
        .desk(move |desk| {
            let sessions = desk.sessions_of(&account, &token, at)?;
            let has_code = desk.has_recovery_code(&account)?;
            Ok((sessions, has_code, desk.is_owner(&account)?))
        })
        .await?;
    let line = |session: &BrowserSession| {
        let when = |at: DateTime<Utc>| system_time::moment(&visitor.t, at);
        let values = [
            ("since", when(session.since).into()),
            ("seen", when(session.seen).into()),
        ];
        SessionRow {
            text: visitor.t.msg_with("account-session", &values),
            is_this: session.is_this,
        }
    };
    Ok(AccountView {
        page: visitor.page(),
        name,
        has_code,
        is_owner,
        sessions: sessions.iter().map(line).collect(),
    })
}

fn token(visitor: &RequestContext) -> String {
    visitor.identity.token.clone().unwrap_or_default()
}
