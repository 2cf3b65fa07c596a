//! `/account`: the user's own account and its sessions.

use super::first_run::with_session;
use super::recover;
use crate::desk::Fault;
use crate::desk::accounts::SignedInAt;
use crate::desk::history::Action;
use crate::web::fault::words;
use crate::web::flash_message::FlashMessage;
use crate::web::request_context::{Proven, RequestContext, SignedIn};
use crate::web::{Answer, Notice, Page, clock, paths};
use actix_web::HttpRequest;
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
pub async fn show(signed_in: SignedIn, request: HttpRequest) -> Answer {
    let SignedIn { visitor, account } = signed_in;
    let page = page(&visitor, &token(&visitor, &request), account).await?;
    visitor.html(&page)
}

/// `POST /account/others`: ends all other sessions.
pub async fn end_others(signed_in: SignedIn, request: HttpRequest) -> Answer {
    let SignedIn { visitor, account } = signed_in;
    let (token, at) = (token(&visitor, &request), visitor.at);
    visitor
        .desk(move |desk| desk.end_other_sessions(&account, &token, at))
        .await?;
    Ok(visitor.see(paths::ACCOUNT, FlashMessage::OthersSignedOut))
}

/// `POST /account/phrase`: changes the pass-phrase, and ends all other sessions.
pub async fn change_phrase(
    signed_in: SignedIn,
    request: HttpRequest,
    form: Form<ChangePassphraseForm>,
) -> Answer {
    let SignedIn { visitor, account } = signed_in;
    let ChangePassphraseForm { old, new } = form.into_inner();
    let (who, at, from) = (account.clone(), visitor.at, visitor.from);
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
    let mut page = page(&visitor, &token(&visitor, &request), account).await?;
    page.page.notice = Some(Notice::bad(text));
    visitor.not_done(&page)
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
pub async fn delete(
    signed_in: SignedIn,
    request: HttpRequest,
    form: Form<PassphraseForm>,
) -> Answer {
    let SignedIn { visitor, account } = signed_in;
    let phrase = form.into_inner().phrase;
    let (who, at, from) = (account.clone(), visitor.at, visitor.from);
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
    let mut page = page(&visitor, &token(&visitor, &request), account).await?;
    page.page.notice = Some(Notice::bad(text));
    visitor.not_done(&page)
}

async fn page(
    visitor: &RequestContext,
    token: &str,
    account: crate::store::Account,
) -> Result<AccountView, crate::web::Failed> {
    let (owned, at, name) = (token.to_owned(), visitor.at, account.name.clone());
    let (sessions, has_code, is_owner) = visitor
        .desk(move |desk| {
            let sessions = desk.sessions_of(&account, &owned, at)?;
            let has_code = desk.has_recovery_code(&account)?;
            Ok((sessions, has_code, desk.is_owner(&account)?))
        })
        .await?;
    let line = |session: &SignedInAt| {
        let when = |at: DateTime<Utc>| clock::moment(&visitor.t, at);
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

fn token(visitor: &RequestContext, request: &HttpRequest) -> String {
    let cookie = request.cookie(visitor.shared.ingress.session());
    cookie.map_or(String::new(), |cookie| cookie.value().to_owned())
}
