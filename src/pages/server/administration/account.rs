//! `/server/accounts/<number>`: one account, for the operator: sessions, name, recovery, rights, deletion.

use crate::desk::Fault;
use crate::desk::administration::AccountSession;
use crate::desk::fault::FormProblem;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Operating, OperatingProven};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths;
use crate::system_time;
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "server/administration/account.html")]
struct AccountView {
    page: Page,
    /// The address of this page.
    here: String,
    name: String,
    is_operator: bool,
    /// Whether the account set the server up: it stays an operator, and only the command line deletes it.
    is_owner: bool,
    sessions: Vec<SessionRow>,
    /// The events that nobody else organises.
    alone: Vec<String>,
}

struct SessionRow {
    mark: String,
    text: String,
}

/// A recovery code for another person, shown only once.
#[derive(Template)]
#[template(path = "server/administration/recovery_code.html")]
struct CodeView {
    page: Page,
    here: String,
    name: String,
    groups: Vec<String>,
}

/// A typed name.
#[derive(Deserialize)]
pub struct NameForm {
    pub(super) name: String,
}

/// The session that ends; empty for all.
#[derive(Deserialize)]
pub struct SessionForm {
    session: String,
}

/// Whether the account may administrate the server: `1` or `0`.
#[derive(Deserialize)]
pub struct OperatorForm {
    on: String,
}

/// The field that the form of an act has, so that an empty form does nothing.
#[derive(Deserialize)]
pub struct AgreedForm {
    #[serde(rename = "agreed")]
    _agreed: String,
}

/// `GET /server/accounts/{account}`
pub async fn show(Operating { context, operator }: Operating, id: Path<i64>) -> Answer {
    let (id, at) = (id.into_inner(), context.at);
    let known = context.desk(move |desk| {
        let account = desk.server_account(&operator, id)?;
        let sessions = desk.account_sessions(&account, at)?;
        let rights = (desk.is_operator(&account)?, desk.is_owner(&account)?);
        let alone = desk.organised_alone(&account, at)?;
        Ok((account, sessions, rights, alone))
    });
    let (account, sessions, (is_operator, is_owner), alone) = known.await?;
    let t = &*context.t;
    let row = |session: AccountSession| {
        let values = [
            ("since", system_time::moment(t, session.since).into()),
            ("seen", system_time::moment(t, session.seen).into()),
        ];
        SessionRow {
            text: t.msg_with("account-session", &values),
            mark: session.session,
        }
    };
    context.html(&AccountView {
        page: context.page(),
        here: paths::server_account(id),
        name: account.name,
        is_operator,
        is_owner,
        sessions: sessions.into_iter().map(row).collect(),
        alone,
    })
}

/// `POST /server/accounts/{account}/rename`
pub async fn rename(operating: OperatingProven, id: Path<i64>, form: Form<NameForm>) -> Answer {
    let (id, name) = (id.into_inner(), form.into_inner().name);
    let page = paths::server_account(id);
    let change = operating.change(page, move |desk, operator, at| {
        let account = desk.server_account(operator, id)?;
        desk.rename_account(operator, &account, &name, at)
    });
    change.await
}

/// `POST /server/accounts/{account}/sign-out`: ends one session or all.
pub async fn sign_out(
    operating: OperatingProven,
    id: Path<i64>,
    form: Form<SessionForm>,
) -> Answer {
    let (id, session) = (id.into_inner(), form.into_inner().session);
    let page = paths::server_account(id);
    let change = operating.change(page, move |desk, operator, at| {
        let account = desk.server_account(operator, id)?;
        let session = Some(session.as_str()).filter(|session| !session.is_empty());
        match desk.end_sessions(operator, &account, session, at) {
            // It has ended in the meantime.
            Err(Fault::NotFound) => Ok(0),
            ended => ended,
        }
    });
    change.await
}

/// `POST /server/accounts/{account}/operator`
pub async fn set_operator(
    operating: OperatingProven,
    id: Path<i64>,
    form: Form<OperatorForm>,
) -> Answer {
    let (id, is_on) = (id.into_inner(), form.on == "1");
    let page = paths::server_account(id);
    let change = operating.change(page, move |desk, operator, at| {
        let account = desk.server_account(operator, id)?;
        desk.set_operator(operator, &account, is_on, at)
    });
    change.await
}

/// `POST /server/accounts/{account}/reset`: makes the pass-phrase invalid, and shows a recovery code.
pub async fn reset(operating: OperatingProven, id: Path<i64>, _agreed: Form<AgreedForm>) -> Answer {
    let Operating { context, operator } = operating.0;
    let (id, at) = (id.into_inner(), context.at);
    let done = context.desk(move |desk| {
        let account = desk.server_account(&operator, id)?;
        let code = desk.reset_account(&operator, &account, at)?;
        Ok((account.name, code))
    });
    let (name, code) = done.await?;
    let letters: Vec<char> = code.chars().collect();
    let groups = letters.chunks(4).map(|four| four.iter().collect());
    context.html(&CodeView {
        page: context.page(),
        here: paths::server_account(id),
        name,
        groups: groups.collect(),
    })
}

/// `POST /server/accounts/{account}/delete`
///
/// # Errors
/// When the typed name is not that of the account; for the owner, whom only the command line deletes.
pub async fn delete(operating: OperatingProven, id: Path<i64>, form: Form<NameForm>) -> Answer {
    let (id, typed) = (id.into_inner(), form.into_inner().name);
    let page = paths::SERVER_ACCOUNTS.to_owned();
    let change = operating.change(page, move |desk, operator, at| {
        let account = desk.server_account(operator, id)?;
        if account.name != typed.trim() {
            return Err(wrong("name", FormProblem::DoesNotMatch));
        }
        if desk.is_owner(&account)? {
            return Err(Fault::NotAllowed);
        }
        desk.delete_account(&account, at)
    });
    change.await
}
