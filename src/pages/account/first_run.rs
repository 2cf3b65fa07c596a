//! `/setup`: the first run. A user at the server itself, or one with the code that the server printed at its
//! start, becomes its organiser.

use super::recover;
use crate::desk::{Desk, Fault};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::sample_boards::large_board;
use crate::pages::shared::set_up_right::may_set_up;
use crate::rules::{Colour, Kind};
use actix_web::HttpRequest;
use actix_web::web::{Form, Query};
use askama::Template;
use inkundla_replay::board_svg::Drawing;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/first_run.html")]
struct FirstRunView {
    page: Page,
    may_set_up: bool,
    code: Option<String>,
    name: String,
    board: Drawing,
}

/// The set-up code in the address.
#[derive(Deserialize)]
pub struct FirstRunQuery {
    code: Option<String>,
}

/// The account of the owner, with the set-up code.
#[derive(Deserialize)]
pub struct FirstRunForm {
    code: Option<String>,
    name: String,
    phrase: String,
}

/// `GET /setup`
///
/// # Errors
/// [`Fault::NotForSetUp`] once the server is set up.
pub async fn show(
    context: RequestContext,
    request: HttpRequest,
    query: Query<FirstRunQuery>,
) -> Answer {
    if !context.desk(|desk| desk.is_new()).await? {
        return Err(context.failed(Fault::NotForSetUp));
    }
    let code = query.into_inner().code;
    let may_set_up = may_set_up(&context, &request, code.as_deref());
    context.html(&FirstRunView {
        page: context.page(),
        may_set_up,
        code,
        name: String::new(),
        board: large_board(&context.t),
    })
}

/// `POST /setup`
///
/// # Errors
/// When the server is set up already, the code is wrong, or the pass-phrase is weak.
pub async fn set_up(
    context: RequestContext,
    request: HttpRequest,
    form: Form<FirstRunForm>,
) -> Answer {
    let FirstRunForm { code, name, phrase } = form.into_inner();
    let (at, from) = (context.at, context.connection.from);
    let may_set_up = may_set_up(&context, &request, code.as_deref());
    let set_up = move |desk: &Desk| {
        desk.set_up_by_code(from, at, |desk| {
            if !may_set_up || !desk.is_new()? {
                return Err(Fault::NotForSetUp);
            }
            let id = desk.create_account(&name, &phrase, at)?;
            let account = desk.account_named(&name)?;
            Ok((
                desk.open_session(id, at)?,
                desk.new_recovery_code(&account, at)?,
            ))
        })
    };
    let (token, code) = context.desk(set_up).await?;
    let first = match context.shared.laptop {
        Some(_) => "/laptop",
        None => "/new",
    };
    recover::paper(&context, &code, first, Some(token)).await
}
