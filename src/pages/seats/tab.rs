//! The tabs of a device, each of which follows a board by a stream of its own.

use crate::change_feed::ClientId;
use serde::Deserialize;

/// The longest id of a tab, which is the time when it was opened.
const LONGEST_TAB: usize = 20;

/// The id of one of the tabs that a device may have open.
pub(super) fn tab_id(device: Option<&str>, tab: &str) -> Option<ClientId> {
    let is_number = tab.starts_with(|c: char| c.is_ascii_digit()) && tab.len() <= LONGEST_TAB;
    let device = device.filter(|_| is_number)?;
    Some(ClientId::of((device, tab)))
}

/// The tab that follows the seat.
#[derive(Deserialize)]
pub struct FollowQuery {
    #[serde(default)]
    pub(super) tab: String,
}
