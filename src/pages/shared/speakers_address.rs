//! The link for speakers.

use crate::desk::Desk;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Failed;

/// The link for speakers, shown at `/laptop`.
pub(crate) async fn address(context: &RequestContext) -> Result<Option<String>, Failed> {
    let link = context.desk(Desk::speakers_link).await?;
    let base = context.settled_base();
    Ok(link.map(|link| format!("{}/words/{link}", base.url)))
}
