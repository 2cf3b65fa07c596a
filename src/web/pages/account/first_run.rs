//! `/setup`: the first run. Whoever sits at the server, or knows the code it
//! printed when it started, becomes its organiser.

use super::recover;
use crate::desk::{Desk, Fault};
use crate::web::request_context::RequestContext;
use crate::web::{Answer, Page};
use actix_web::cookie::time::Duration;
use actix_web::web::{Form, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;
use subtle::ConstantTimeEq;

#[derive(Template)]
#[template(path = "account/first_run.html")]
struct FirstRunView {
    page: Page,
    may_set_up: bool,
    code: Option<String>,
    name: String,
}

/// The code in the address.
#[derive(Deserialize)]
pub struct FirstRunQuery {
    code: Option<String>,
}

/// The form.
#[derive(Deserialize)]
pub struct FirstRunForm {
    code: Option<String>,
    name: String,
    phrase: String,
}

/// `GET /setup`
///
/// # Errors
/// [`Fault::NotForSetUp`] once it is done.
pub async fn show(
    visitor: RequestContext,
    request: HttpRequest,
    query: Query<FirstRunQuery>,
) -> Answer {
    if !visitor.desk(|desk| desk.is_new()).await? {
        return Err(visitor.failed(Fault::NotForSetUp));
    }
    let code = query.into_inner().code;
    let may_set_up = may_set_up(&visitor, &request, code.as_deref());
    visitor.html(&FirstRunView {
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
pub async fn set_up(
    visitor: RequestContext,
    request: HttpRequest,
    form: Form<FirstRunForm>,
) -> Answer {
    let FirstRunForm { code, name, phrase } = form.into_inner();
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
    recover::paper(&visitor, &code, "/new", Some(token)).await
}

/// Whether somebody sits at the server, or knows the code that it printed.
pub(in crate::web::pages) fn may_set_up(
    visitor: &RequestContext,
    request: &HttpRequest,
    code: Option<&str>,
) -> bool {
    let knows = code.is_some_and(|code| {
        crate::desk::secret::tidy_code(code)
            .as_bytes()
            .ct_eq(visitor.shared.setup_code.as_bytes())
            .into()
    });
    knows || visitor.shared.ingress.is_local(request)
}

/// For so long a browser is known: as long as browsers keep a cookie at most.
const KNOWN_FOR: Duration = Duration::days(400);

/// Puts the cookie of a new session on an answer, and that by which the account knows
/// the browser from then on.
pub async fn with_session(
    visitor: &RequestContext,
    mut answer: HttpResponse,
    token: String,
) -> Answer {
    let ingress = &visitor.shared.ingress;
    let (opened, at) = (token.clone(), visitor.at);
    let before = visitor.device.clone().unwrap_or_default();
    let device = visitor
        .desk(move |desk| desk.device_cookie(&opened, &before, at))
        .await?;
    let cookie = ingress.cookie(ingress.session(), "/".to_owned(), token);
    // What they hold is hexadecimal: it always fits a header.
    let _always_fits = answer.add_cookie(&cookie);
    if let Some(device) = device {
        let mut cookie = ingress.cookie(ingress.device(), "/".to_owned(), device);
        cookie.set_max_age(KNOWN_FOR);
        let _always_fits = answer.add_cookie(&cookie);
    }
    Ok(answer)
}
