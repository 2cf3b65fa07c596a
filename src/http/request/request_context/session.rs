//! The session of a request, by its cookie, or for other programs by their token.

use super::RequestContext;
use super::parts::cookie;
use crate::http::response::error_page::Failed;
use crate::http::server::request_priority::Priority;
use crate::system_time;
use actix_web::HttpRequest;
use actix_web::http::header::AUTHORIZATION;

/// Loads the session of the token or the cookie.
pub(super) async fn sign_in(
    context: &mut RequestContext,
    request: &HttpRequest,
) -> Result<(), Failed> {
    let cookie = || cookie(request, context.shared.ingress.session());
    let Some(token) = bearer(request).or_else(cookie) else {
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

/// The token of a program: `Authorization: Bearer TOKEN`, below `/api/` only.
fn bearer(request: &HttpRequest) -> Option<String> {
    if !request.path().starts_with("/api/") {
        return None;
    }
    let header = request.headers().get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = header.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then(|| token.trim().to_owned())
}
