//! Who may set up a server that has no account yet.

use crate::http::request::request_context::RequestContext;
use actix_web::HttpRequest;
use subtle::ConstantTimeEq;

/// Whether the user is at the server itself, or has the code that it printed.
pub(crate) fn may_set_up(
    context: &RequestContext,
    request: &HttpRequest,
    code: Option<&str>,
) -> bool {
    let knows = code.is_some_and(|code| {
        crate::desk::secret::tidy_code(code)
            .as_bytes()
            .ct_eq(context.shared.setup_code.as_bytes())
            .into()
    });
    knows || context.shared.ingress.is_local(request)
}
