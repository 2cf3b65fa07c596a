//! The parts that all pages of a folder share.

use crate::i18n::Localizer;
use std::collections::BTreeSet;

const ICONS: &str = include_str!("../../../templates/assets/icons.svg");

/// The parts that all pages of a folder share.
pub(super) struct Frame<'a> {
    pub(super) lang: &'static str,
    pub(super) event: &'a str,
    /// `Finished`, once it is.
    pub(super) state: Option<String>,
    /// Name of an icon in `icons.svg`, and the text beside it.
    pub(super) facts: Vec<(&'static str, String)>,
    /// File, icon and label of each tab.
    pub(super) tabs: Vec<(String, &'static str, String)>,
    pub(super) as_of: &'a str,
    pub(super) words: Words<'a>,
}

/// The texts for macros of pages, and the icons that stand in the page itself: another file cannot be asked for them
/// without a server.
pub(super) struct Words<'a> {
    pub(super) t: &'a Localizer,
}

impl Words<'_> {
    /// The address before `#name` of an icon.
    #[allow(
        clippy::unused_self,
        reason = "called by macros as the method of a page"
    )]
    pub(super) fn asset(&self, _name: &str) -> &'static str {
        ""
    }
}

impl Frame<'_> {
    /// The icons of all pages.
    fn icons(&self) -> String {
        let drawn = |name: &str| {
            let begins = format!("<symbol id=\"{name}\"");
            ICONS.lines().find(|line| line.starts_with(&begins))
        };
        let facts = self.facts.iter().map(|(icon, _)| *icon);
        let tabs = self.tabs.iter().map(|(_, icon, _)| *icon);
        let icons: BTreeSet<&str> = facts.chain(tabs).collect();
        icons.into_iter().filter_map(drawn).collect()
    }

    /// The page with its icons.
    pub(super) fn finish(&self, page: &str) -> Vec<u8> {
        let page = page.replacen("<!--icons-->", &self.icons(), 1);
        page.into_bytes()
    }
}
