//! The tabs of the administration.

use crate::i18n::Localizer;

/// A page of the administration.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    Overview,
    Accounts,
    Events,
}

/// A link to a page of the administration.
pub(super) struct TabLink {
    pub(super) href: &'static str,
    pub(super) text: String,
    pub(super) is_here: bool,
}

/// The tabs, with the current one.
pub(super) fn tabs(t: &Localizer, here: Tab) -> Vec<TabLink> {
    let all = [
        (Tab::Overview, "/server", t.msg("server-title")),
        (Tab::Accounts, "/server/accounts", t.msg("server-accounts")),
        (Tab::Events, "/server/events", t.msg("home-title")),
    ];
    let link = |(tab, href, text)| TabLink {
        href,
        text,
        is_here: tab == here,
    };
    all.into_iter().map(link).collect()
}
