//! Timeouts for request bodies. A phone in a bad network sends slowly but steadily; a client that stops sending is
//! cut off (slowloris protection).

use crate::http::server::open_files::Connections;
use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage};
use futures_util::stream::{StreamExt, unfold};
use std::io::ErrorKind;
use std::time::{Duration, Instant};
use tokio::time::timeout_at;

/// The longest gap between two chunks of a body.
const PIECE_TIMEOUT: Duration = Duration::from_secs(20);
/// The longest time for a whole body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10 * 60);

/// Applies the timeouts, and disables keep-alive while other clients wait for a connection.
pub(crate) async fn limit(
    mut request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if !request.method().is_safe() {
        let payload = within(request.take_payload(), PIECE_TIMEOUT, BODY_TIMEOUT);
        request.set_payload(payload);
    }
    let mut answer = next.call(request).await?;
    let connections = answer.request().app_data::<Connections>();
    if connections.is_some_and(Connections::are_many) {
        let head = answer.response_mut().head_mut();
        head.set_connection_type(ConnectionType::Close);
    }
    Ok(answer)
}

/// The payload with both limits; it ends with an error when one is exceeded.
fn within(payload: Payload, piece: Duration, whole: Duration) -> Payload {
    let end = Instant::now() + whole;
    let pieces = unfold(Some(payload), move |payload| async move {
        let mut payload = payload?;
        let next = end.min(Instant::now() + piece);
        match timeout_at(next.into(), payload.next()).await {
            Ok(come) => come.map(|come| (come, Some(payload))),
            Err(_late) => {
                let late = PayloadError::Io(ErrorKind::TimedOut.into());
                Some((Err(late), None))
            }
        }
    });
    Payload::Stream {
        // Form extractors poll once more after the end.
        payload: Box::pin(pieces.fuse()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::web::Bytes;
    use futures_util::stream::{Stream, iter, pending};

    const SOON: Duration = Duration::from_millis(50);
    const LATER: Duration = Duration::from_secs(60);

    fn sent(pieces: impl Stream<Item = Result<Bytes, PayloadError>> + 'static) -> Payload {
        Payload::Stream {
            payload: Box::pin(pieces),
        }
    }

    /// A stream of this number of chunks that then stays pending.
    fn begun(pieces: usize) -> Payload {
        let begun = iter((0..pieces).map(|_| Ok(Bytes::from_static(b"x"))));
        sent(begun.chain(pending()))
    }

    async fn read(payload: Payload) -> (usize, bool) {
        let come: Vec<_> = payload.collect().await;
        let is_late = |come: &Result<_, _>| matches!(come, Err(PayloadError::Io(_)));
        let late = come.iter().filter(|come| is_late(come)).count();
        (come.len() - late, late == 1)
    }

    #[actix_web::test]
    async fn a_silent_client_times_out() {
        assert_eq!(read(within(begun(3), SOON, LATER)).await, (3, true));
    }

    #[actix_web::test]
    async fn a_slow_body_has_a_total_time_limit() {
        let drops = unfold((), |()| async {
            tokio::time::sleep(SOON / 5).await;
            Some((Ok(Bytes::from_static(b"x")), ()))
        });
        let (come, is_late) = read(within(sent(drops), LATER, SOON * 4)).await;
        assert!(is_late && come < 30, "{come}");
    }

    #[actix_web::test]
    async fn a_body_in_time_is_unchanged() {
        let whole = sent(iter([Ok(Bytes::from_static(b"abc"))]));
        assert_eq!(read(within(whole, SOON, LATER)).await, (1, false));
    }
}
