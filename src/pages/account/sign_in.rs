//! `/signin` and `/signout`.

use crate::desk::Fault;
use crate::http::request::request_context::{RequestContext, html_with};
use crate::http::response::error_page::{Answer, words};
use crate::http::response::page_context::Page;
use actix_web::cookie::time::Duration;
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::web::{Form, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignInView {
    page: Page,
    next: String,
    name: String,
}

/// The page to return to.
#[derive(Deserialize)]
pub struct SignInQuery {
    #[serde(default)]
    pub(crate) next: String,
}

/// Name and pass-phrase, and the page to return to.
#[derive(Deserialize)]
pub struct SignInForm {
    #[serde(default)]
    next: String,
    name: String,
    phrase: String,
}

/// `GET /signin`
pub async fn show(context: RequestContext, query: Query<SignInQuery>) -> Answer {
    let next = query.into_inner().next;
    context.html(&SignInView {
        page: context.page(),
        next,
        name: String::new(),
    })
}

/// `POST /signin`
pub async fn sign_in(context: RequestContext, form: Form<SignInForm>) -> Answer {
    let SignInForm { next, name, phrase } = form.into_inner();
    let (who, at, from) = (name.clone(), context.at, context.connection.from);
    let device = context.identity.device.clone().unwrap_or_default();
    let signed_in = context
        .desk(move |desk| desk.sign_in_from((&who, &phrase), (from, &device), at))
        .await;
    let failed = match signed_in {
        Ok(token) => {
            let there = context.see(own_page(&next), None);
            return with_session(&context, there, token).await;
        }
        Err(failed) => failed,
    };
    if !matches!(failed.fault(), Fault::WrongSignIn) {
        return Err(failed);
    }
    let wrong = words(failed.fault(), &context.t);
    let again = SignInView {
        page: context.page().failed(wrong),
        next,
        name,
    };
    Ok(html_with(StatusCode::UNAUTHORIZED, again.render()?))
}

/// `POST /signout`
pub async fn sign_out(context: RequestContext, request: HttpRequest) -> Answer {
    let ingress = &context.shared.ingress;
    if let Some(cookie) = request.cookie(ingress.session()) {
        let (token, at) = (cookie.value().to_owned(), context.at);
        context.desk(move |desk| desk.sign_out(&token, at)).await?;
    }
    let mut answer = context.see("/", None);
    let mut gone = ingress.cookie(ingress.session(), "/".to_owned(), String::new());
    gone.make_removal();
    // The next user of the browser must not see a page through the back button.
    answer.headers_mut().insert(
        HeaderName::from_static("clear-site-data"),
        HeaderValue::from_static("\"cache\""),
    );
    let _always_fits = answer.add_cookie(&gone);
    Ok(answer)
}

/// The page to return to if it is one of ours, otherwise the start page (against open redirects).
pub(crate) fn own_page(next: &str) -> &str {
    let is_ours = next.starts_with('/')
        && !next.starts_with("//")
        && next
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'/' | b'-' | b'_'));
    if is_ours { next } else { "/" }
}

/// The lifetime of the device cookie: the longest that browsers allow.
const KNOWN_FOR: Duration = Duration::days(400);

/// Adds the cookie of a new session to a response, and the one by which the account will recognise the
/// browser.
pub async fn with_session(
    context: &RequestContext,
    mut answer: HttpResponse,
    token: String,
) -> Answer {
    let ingress = &context.shared.ingress;
    let (opened, at) = (token.clone(), context.at);
    let before = context.identity.device.clone().unwrap_or_default();
    let device = context
        .desk(move |desk| desk.device_cookie(&opened, &before, at))
        .await?;
    let cookie = ingress.cookie(ingress.session(), "/".to_owned(), token);
    // The tokens are hexadecimal, so they always fit a header.
    let _always_fits = answer.add_cookie(&cookie);
    if let Some(device) = device {
        let mut cookie = ingress.cookie(ingress.device(), "/".to_owned(), device);
        cookie.set_max_age(KNOWN_FOR);
        let _always_fits = answer.add_cookie(&cookie);
    }
    Ok(answer)
}
