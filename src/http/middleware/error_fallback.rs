//! Fallback error page for errors that carry no rendered page, for example when a
//! template fails.

use crate::http::middleware::request_log::RequestNumber;
use crate::http::middleware::response_language;
use crate::http::response::download::HTML;
use crate::http::response::error_page::{Failed, form_only_page};
use crate::http::response::page_context::Page;
use crate::http::server::app_state::AppState;
use crate::i18n::Language;
use crate::rules::Colour;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpMessage, HttpRequest, ResponseError};

/// Replaces an error response without a page by an error page in the language of the browser.
pub(crate) async fn add_page(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    let answer = next.call(request).await?.map_into_boxed_body();
    if is_opened_form_address(&answer) {
        return Ok(form_only(answer));
    }
    let failed = answer.response().error();
    let is_bare = failed.and_then(Error::as_error::<Failed>);
    if !is_bare.is_some_and(Failed::is_bare) {
        return Ok(answer);
    }
    let Some(page) = page_without_session(answer.request()) else {
        return Ok(answer);
    };
    let page = Failed::ours().on(page).error_response();
    Ok(answer.into_response(page))
}

/// Whether a browser opened an address that only accepts `POST`.
fn is_opened_form_address(answer: &ServiceResponse) -> bool {
    let headers = answer.request().headers();
    let accepted = headers.get(header::ACCEPT).map(HeaderValue::as_bytes);
    answer.status() == StatusCode::METHOD_NOT_ALLOWED
        && answer.request().method() == Method::GET
        && accepted.is_some_and(|types| types.starts_with(b"text/html"))
}

/// The same status and headers with an error page that links to the start page.
fn form_only(answer: ServiceResponse) -> ServiceResponse {
    let page = page_without_session(answer.request());
    let Some(Ok(text)) = page.map(form_only_page) else {
        return answer;
    };
    let mut answer = answer.map_body(|_, _| BoxBody::new(text));
    let html = HeaderValue::from_static(HTML);
    answer.headers_mut().insert(header::CONTENT_TYPE, html);
    answer
}

/// The context of a page, without session and database.
pub(crate) fn page_without_session(request: &HttpRequest) -> Option<Page> {
    let shared = request.app_data::<Data<AppState>>()?;
    let of_browser = || response_language::accepted(request.headers());
    let language = response_language::chosen(request).or_else(of_browser);
    let t = shared.localizer(language.unwrap_or(Language::English));
    let number = request.extensions().get::<RequestNumber>().cloned();
    Some(Page {
        account: None,
        is_guest: false,
        notice: None,
        saved: None,
        undo: None,
        words: None,
        number: number.map(|number| number.0),
        elsewhere: String::new(),
        tour: None,
        preview: None,
        sides: [Colour::White, Colour::Black].map(|colour| t.localize(&colour)),
        t,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::change_feed::Hub;
    use crate::desk::Desk;
    use crate::http::middleware::request_log;
    use crate::store::Store;
    use actix_web::middleware::from_fn;
    use actix_web::{App, test, web};
    use askama::Template;
    use std::fmt;

    /// A value whose `Display` fails, so that the template fails.
    struct Broken;

    impl fmt::Display for Broken {
        fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
            Err(fmt::Error)
        }
    }

    #[derive(Template)]
    #[template(source = "{{ part }}", ext = "txt")]
    struct Leaf {
        part: Broken,
    }

    async fn fails() -> Result<String, Failed> {
        Ok(Leaf { part: Broken }.render()?)
    }

    #[actix_web::test]
    async fn a_failed_template_shows_an_error_page_with_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let file = format!("sqlite:{}", folder.path().join("test.db").display());
        let desk = Desk::open(Store::open(&file).unwrap(), Hub::default()).unwrap();
        let shared = AppState::new(desk, String::new()).unwrap();
        let app = App::new()
            .app_data(Data::new(shared))
            .wrap(from_fn(add_page))
            .wrap(from_fn(request_log::follow))
            .route("/leaf", web::get().to(fails));
        let app = test::init_service(app).await;
        for (tag, words) in [("en", "Start page"), ("id", "Ke halaman awal")] {
            let request = test::TestRequest::get()
                .uri("/leaf")
                .insert_header((header::ACCEPT_LANGUAGE, tag));
            let answer = test::call_service(&app, request.to_request()).await;
            assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
            let body = test::read_body(answer).await;
            let text = String::from_utf8(body.to_vec()).unwrap();
            assert!(text.contains(&format!("<html lang=\"{tag}\"")), "{text}");
            assert!(text.contains("href=\"/\""), "{text}");
            assert!(text.contains(words), "{tag}: {text}");
        }
    }
}
