//! Forms that arrived after the session of their sender had ended, or before the pass-phrase was typed again.
//! They are saved in memory until the sender has signed in, sees them, and resends them; only then are they
//! processed, with all rights checked.

mod memory;

pub(crate) use memory::{FORM, Form, Forms};

use crate::desk::Fault;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Failed;
use crate::http::server::app_state::AppState;
use crate::store::AccountId;
use crate::{paths, system_time};
use actix_web::body::MessageBody;
use actix_web::cookie::time::Duration;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::{Bytes, Data};
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse};
use futures_util::stream::{Stream, StreamExt, iter, poll_fn};
use memory::{OF_KNOWN, OF_STRANGERS, SAVED_FOR, SENT_ON};
use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

/// The page that shows the saved form.
pub(crate) const PAGE: &str = "/saved-form";

impl RequestContext {
    /// The saved form of this browser, if the account may resend it.
    pub(crate) fn kept_form(&self) -> Option<Arc<Form>> {
        let account = self.identity.account.as_ref().map(|account| account.id);
        self.kept_form_of(account)
    }

    /// The saved form for an account that has just signed in.
    pub(crate) fn kept_form_of(&self, account: Option<AccountId>) -> Option<Arc<Form>> {
        let form = self
            .shared
            .forms
            .get(self.identity.form.as_deref()?, self.at)?;
        let is_theirs = account.is_none() || form.owner.is_none() || form.owner == account;
        is_theirs.then_some(form)
    }

    /// Deletes the saved form of this browser.
    pub(crate) fn drop_form(&self) {
        if let Some(secret) = &self.identity.form {
            self.shared.forms.drop(secret);
        }
    }
}

/// Records the body on its way to the handler, up to a limit.
struct Tape {
    payload: Payload,
    body: Vec<Bytes>,
    size: usize,
    most: usize,
    is_over: bool,
    is_broken: bool,
}

impl Tape {
    fn poll(&mut self, task: &mut Context<'_>) -> Poll<Option<Result<Bytes, PayloadError>>> {
        if self.is_over {
            return Poll::Ready(None);
        }
        let next = ready!(Pin::new(&mut self.payload).poll_next(task));
        match &next {
            Some(Ok(bytes)) => {
                self.size += bytes.len();
                if self.size <= self.most {
                    self.body.push(bytes.clone())
                } else {
                    self.body.clear()
                }
            }
            Some(Err(_)) => (self.is_over, self.is_broken) = (true, true),
            None => self.is_over = true,
        }
        Poll::Ready(next)
    }
}

fn stream(body: impl Stream<Item = Result<Bytes, PayloadError>> + 'static) -> Payload {
    Payload::Stream {
        payload: Box::pin(body),
    }
}

/// Reads the rest of the body; `None` if it is too large or incomplete.
async fn whole(tape: &Rc<RefCell<Tape>>) -> Option<Vec<Bytes>> {
    while !tape.borrow().is_over && tape.borrow().size <= tape.borrow().most {
        poll_fn(|task| tape.borrow_mut().poll(task)).next().await;
    }
    let mut tape = tape.borrow_mut();
    let is_whole = tape.is_over && !tape.is_broken && tape.size <= tape.most;
    is_whole.then(|| std::mem::take(&mut tape.body))
}

/// Whether a form may be saved: those of signed-in users, but none that contains a pass-phrase.
fn may_be_kept(request: &ServiceRequest) -> bool {
    let path = request.path();
    let is_inside = path.starts_with("/e/") || path.starts_with("/copies");
    let others = [
        "/new",
        "/demo",
        "/import",
        paths::ACCOUNT_OTHERS,
        paths::ACCOUNT_RECOVERY,
    ];
    request.method() == Method::POST && (is_inside || others.contains(&path))
}

/// Saves the form of a user who has to sign in first, and resends a saved one.
pub(crate) async fn keep(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    let shared = request.app_data::<Data<AppState>>().cloned();
    let Some(shared) = shared.filter(|_| may_be_kept(&request)) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    if request
        .query_string()
        .split('&')
        .any(|pair| pair == SENT_ON)
    {
        return sent_on(request, next, &shared).await;
    }
    let owner = owner(&shared, request.request());
    let room = if owner.is_some() {
        OF_KNOWN
    } else {
        OF_STRANGERS
    };
    let tape = Rc::new(RefCell::new(Tape {
        payload: request.take_payload(),
        body: Vec::new(),
        size: 0,
        most: room.of_one,
        is_over: false,
        is_broken: false,
    }));
    let passing = Rc::clone(&tape);
    request.set_payload(stream(poll_fn(move |task| passing.borrow_mut().poll(task))));
    let answer = next.call(request).await?.map_into_boxed_body();
    if wants_sign_in(&answer).is_none() {
        return Ok(answer);
    }
    let Some(body) = whole(&tape).await else {
        return Ok(answer);
    };
    let form = Form {
        owner,
        from: shared.ingress.source(answer.request()),
        place: answer.request().uri().to_string(),
        kind: answer
            .request()
            .headers()
            .get(header::CONTENT_TYPE)
            .cloned(),
        body,
        at: system_time::now(),
    };
    Ok(saved(answer, &shared, form))
}

/// The account that last signed in in this browser.
fn owner(shared: &AppState, request: &HttpRequest) -> Option<AccountId> {
    let cookie = request.cookie(shared.ingress.device())?;
    let accounts = shared.desk.accounts_at(cookie.value());
    accounts.first().copied()
}

/// The sign-in page that a response asks for.
fn wants_sign_in(answer: &ServiceResponse) -> Option<&'static str> {
    let failed = answer.response().error()?.as_error::<Failed>()?;
    match failed.fault() {
        Fault::NotSignedIn => Some("/signin"),
        Fault::NotProven => Some("/reauthenticate"),
        _ => None,
    }
}

/// The response after a form was saved: a redirect to the sign-in page, which scripts follow by themselves.
fn saved(answer: ServiceResponse, shared: &AppState, form: Form) -> ServiceResponse {
    let door = wants_sign_in(&answer).unwrap_or("/signin");
    let place = format!("{door}?next={}", form.back());
    if let Some(before) = answer.request().cookie(FORM) {
        shared.forms.drop(before.value());
    }
    let secret = shared.forms.keep(form);
    let mut cookie = shared.ingress.cookie(FORM, "/".to_owned(), secret);
    cookie.set_max_age(Duration::seconds(SAVED_FOR.num_seconds()));
    let is_part = answer.request().headers().contains_key("x-fragment");
    let mut answer = if is_part || answer.status() == StatusCode::SEE_OTHER {
        answer
    } else {
        let mut there = HttpResponse::SeeOther();
        answer.into_response(there.insert_header((header::LOCATION, place)).finish())
    };
    // The secret is hexadecimal, so it always fits a header.
    let _always_fits = answer.response_mut().add_cookie(&cookie);
    answer
}

/// Replaces the body by the saved form, if it was for this path and this account.
async fn sent_on(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    shared: &AppState,
) -> Result<ServiceResponse, Error> {
    let context = request.extract::<RequestContext>().await?;
    let is_meant = |form: &Arc<Form>| form.place.split('?').next() == Some(request.path());
    let form = context.kept_form().filter(is_meant);
    let Some(form) = form.filter(|_| context.identity.account.is_some()) else {
        let there = context.see(PAGE, None);
        return Ok(request.into_response(there));
    };
    let headers = request.headers_mut();
    headers.remove(header::CONTENT_TYPE);
    if let Some(kind) = &form.kind {
        headers.insert(header::CONTENT_TYPE, kind.clone());
    }
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(form.size()));
    let body: Vec<_> = form.body.iter().cloned().map(Ok).collect();
    request.set_payload(stream(iter(body).fuse()));
    let answer = next.call(request).await?.map_into_boxed_body();
    // It stays saved while the pass-phrase has to be typed again.
    if wants_sign_in(&answer).is_none()
        && let Some(secret) = &context.identity.form
    {
        shared.forms.drop(secret);
    }
    Ok(answer)
}
