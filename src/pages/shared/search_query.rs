//! The query of a list with a search and pages that only know whether there is a next one.

use crate::http::request::page_query;
use serde::Deserialize;

/// The last page that is shown; a search finds the rest.
const LAST_PAGE: usize = 1_000;
/// Characters of a search.
const LONGEST: usize = 80;

/// The search and the page.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct SearchQuery {
    pub(crate) q: String,
    /// The code of a list or state; empty for all.
    pub(crate) show: String,
    page: String,
}

impl SearchQuery {
    /// The page, counted from 1.
    pub(crate) fn page(&self) -> usize {
        let page = self.page.parse().ok();
        page.filter(|page| (1..=LAST_PAGE).contains(page))
            .unwrap_or(1)
    }

    /// The searched text, cut to a bounded length.
    pub(crate) fn words(&self) -> String {
        self.q.trim().chars().take(LONGEST).collect()
    }

    /// The address of a page of the same search.
    fn href(&self, place: &str, page: usize) -> String {
        let page = page.to_string();
        let pairs = [("show", &self.show), ("q", &self.words()), ("page", &page)];
        page_query::address(place, &page_query::pairs(pairs))
    }

    /// The addresses of the pages before and after this one.
    pub(crate) fn around(&self, place: &str, has_more: bool) -> (Option<String>, Option<String>) {
        let page = self.page();
        let after = has_more && page < LAST_PAGE;
        (
            (page > 1).then(|| self.href(place, page - 1)),
            after.then(|| self.href(place, page + 1)),
        )
    }
}
