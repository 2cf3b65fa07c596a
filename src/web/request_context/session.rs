//! Who has signed in, by the cookie of a request.

use super::{RequestContext, cookie};
use crate::web::clock;
use crate::web::fault::Failed;
use crate::web::priority::Priority;
use actix_web::HttpRequest;

/// Knows who has signed in by the cookie of the session.
pub(super) async fn sign_in(
    visitor: &mut RequestContext,
    request: &HttpRequest,
) -> Result<(), Failed> {
    let Some(token) = cookie(request, visitor.shared.ingress.session()) else {
        return Ok(());
    };
    let (at, key) = (visitor.at, token.clone());
    // Who has signed in does not wait among spectators to be known.
    let session = visitor
        .desk_with(Priority::Organiser, move |desk| {
            desk.session_used(&key, (at, clock::day_ends(at)))
        })
        .await?;
    if let Some((account, proved_at)) = session {
        visitor.account = Some(account);
        visitor.proved_at = Some(proved_at);
        visitor.token = Some(token);
    }
    Ok(())
}
