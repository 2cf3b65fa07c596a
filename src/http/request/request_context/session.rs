//! The session of a request, by its cookie.

use super::RequestContext;
use super::parts::cookie;
use crate::http::response::error_page::Failed;
use crate::http::server::request_priority::Priority;
use crate::system_time;
use actix_web::HttpRequest;

/// Loads the session of the cookie.
pub(super) async fn sign_in(
    visitor: &mut RequestContext,
    request: &HttpRequest,
) -> Result<(), Failed> {
    let Some(token) = cookie(request, visitor.shared.ingress.session()) else {
        return Ok(());
    };
    let (at, key) = (visitor.at, token.clone());
    // Signed-in users do not queue with spectators.
    let session = visitor
        .desk_with(Priority::Organiser, move |desk| {
            desk.session_used(&key, (at, system_time::day_ends(at)))
        })
        .await?;
    if let Some((account, proved_at)) = session {
        visitor.identity.account = Some(account);
        visitor.identity.proved_at = Some(proved_at);
        visitor.identity.token = Some(token);
    }
    Ok(())
}
