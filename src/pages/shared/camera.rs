//! The permission of a page to use the camera.

use crate::http::response::error_page::Answer;
use actix_web::HttpResponse;
use actix_web::http::header::{HeaderName, HeaderValue};

/// Allows the camera; only pages that read codes do.
pub(crate) fn with_camera(answer: Answer) -> Answer {
    let mut answer: HttpResponse = answer?;
    let name = HeaderName::from_static("permissions-policy");
    let own = HeaderValue::from_static("camera=(self), microphone=(), geolocation=()");
    answer.headers_mut().insert(name, own);
    Ok(answer)
}
