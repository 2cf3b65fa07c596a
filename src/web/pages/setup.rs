//! `/setup`: the first run. Whoever sits at the server, or knows the code it
//! printed when it started, becomes its organiser.

use super::recover;
use crate::desk::{Desk, Fault};
use crate::web::guard::Visitor;
use crate::web::{Answer, Page};
use actix_web::web::{Form, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;
use subtle::ConstantTimeEq;

#[derive(Template)]
#[template(path = "setup.html")]
struct SetUp {
    page: Page,
    may_set_up: bool,
    code: Option<String>,
    name: String,
}

/// The code in the address.
#[derive(Deserialize)]
pub struct Code {
    code: Option<String>,
}

/// The form.
#[derive(Deserialize)]
pub struct First {
    code: Option<String>,
    name: String,
    phrase: String,
}

/// `GET /setup`
///
/// # Errors
/// [`Fault::NotForSetUp`] once it is done.
pub async fn show(visitor: Visitor, request: HttpRequest, query: Query<Code>) -> Answer {
    if !visitor.desk(|desk| desk.is_new()).await? {
        return Err(visitor.failed(Fault::NotForSetUp));
    }
    let code = query.into_inner().code;
    let may_set_up = may_set_up(&visitor, &request, code.as_deref());
    visitor.html(&SetUp {
        page: visitor.page(),
        may_set_up,
        code,
        name: String::new(),
    })
}

/// `POST /setup`
///
/// # Errors
/// When it is done already, the code is wrong, or the pass-phrase is not good enough.
pub async fn set_up(visitor: Visitor, request: HttpRequest, form: Form<First>) -> Answer {
    let First { code, name, phrase } = form.into_inner();
    let (at, from) = (visitor.at, visitor.from);
    let may_set_up = may_set_up(&visitor, &request, code.as_deref());
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
    let (token, code) = visitor.desk(set_up).await?;
    recover::paper(&visitor, &code, "/new", Some(token))
}

fn may_set_up(visitor: &Visitor, request: &HttpRequest, code: Option<&str>) -> bool {
    let knows = code.is_some_and(|code| {
        crate::desk::secret::tidy_code(code)
            .as_bytes()
            .ct_eq(visitor.shared.setup_code.as_bytes())
            .into()
    });
    knows || visitor.shared.door.is_local(request)
}

/// Puts the cookie of a session on an answer.
pub fn with_session(visitor: &Visitor, mut answer: HttpResponse, token: String) -> HttpResponse {
    let door = &visitor.shared.door;
    let cookie = door.cookie(door.session(), "/".to_owned(), token);
    // A token is hexadecimal: it always fits a header.
    let _always_fits = answer.add_cookie(&cookie);
    answer
}
