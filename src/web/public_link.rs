//! The address of an event's public page, to scan and to type.

use crate::formats::qr::Qr;
use crate::web::paths;
use crate::web::request_context::RequestContext;

/// The address of the public page.
#[derive(Clone)]
pub(super) struct PublicLink {
    /// To be scanned.
    pub(super) qr: Qr,
    /// To be typed: without the scheme.
    pub(super) short: String,
}

impl PublicLink {
    /// The address of the event with this key; none where phones cannot reach it.
    pub(super) fn of(visitor: &RequestContext, key: &str) -> Option<PublicLink> {
        let base = visitor.settled_base();
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
