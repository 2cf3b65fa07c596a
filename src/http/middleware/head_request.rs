//! HEAD requests: the response of GET without its body (RFC 9110, 9.3.2).

use crate::http::server::detachable_connection::DetachHandle;
use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{Error, HttpMessage, HttpRequest};
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

/// Marks a request that came as HEAD.
struct CameAsHead;

/// Whether a request came as HEAD. Addresses that can be used once refuse it: link previews and scanners send HEAD.
pub(crate) fn is_head(request: &HttpRequest) -> bool {
    request.extensions().contains::<CameAsHead>()
}

/// An empty body that reports the length of the original.
struct Headless(BodySize);

impl MessageBody for Headless {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        self.0
    }

    fn poll_next(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        Poll::Ready(None)
    }
}

/// Routes a HEAD request as GET, and drops the body.
pub(crate) async fn answer_as_get(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    request.head_mut().method = Method::GET;
    request.extensions_mut().insert(CameAsHead);
    let answer = next.call(request).await?;
    // A stream would detach the connection.
    if let Some(exit) = answer.request().conn_data::<DetachHandle>() {
        exit.stays();
    }
    let answer = answer.map_body(|_, body| Headless(body.size()));
    Ok(answer.map_into_boxed_body())
}
