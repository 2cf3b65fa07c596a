//! The session of a request, by its cookie.

use super::RequestContext;
use super::parts::cookie;
use crate::http::response::error_page::Failed;
use crate::http::server::request_priority::Priority;
use crate::system_time;
use actix_web::HttpRequest;

/// Loads the session of the cookie.
pub(super) async fn sign_in(
    context: &mut RequestContext,
    request: &HttpRequest,
) -> Result<(), Failed> {
    let Some(token) = cookie(request, context.shared.ingress.session()) else {
        return Ok(());
    };
    let (at, key) = (context.at, token.clone());
    // Signed-in users do not queue with spectators.
    let session = context
        .desk_with(Priority::Organiser, move |desk| {
            desk.session_used(&key, (at, system_time::day_ends(at)))
        })
        .await?;
    if let Some((account, proved_at)) = session {
        context.identity.account = Some(account);
        context.identity.proved_at = Some(proved_at);
        context.identity.token = Some(token);
    }
    Ok(())
}
