//! The address of an event's public page, as a QR code and as text.

use crate::formats::qr::Qr;
use crate::http::request::request_context::RequestContext;
use crate::paths;

#[derive(Clone)]
pub(crate) struct PublicLink {
    pub(crate) qr: Qr,
    /// Without the scheme, for typing.
    pub(crate) short: String,
}

impl PublicLink {
    /// The address of the event with this key; `None` where phones cannot reach it.
    pub(crate) fn of(context: &RequestContext, key: &str) -> Option<PublicLink> {
        let base = context.settled_base();
        if base.is_only_here {
            return None;
        }
        let address = format!("{}{}", base.url, paths::of(key).event());
        let short = address.split_once("://").map(|(_, short)| short.to_owned());
        Some(PublicLink {
            qr: Qr::of(&address)?,
            short: short.unwrap_or(address),
        })
    }
}
