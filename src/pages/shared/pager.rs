//! Pagination of long lists.

use std::ops::Range;

/// The number of rows on a page.
const ROWS: usize = 100;

/// The current page of a list, with links to the others.
pub(crate) struct Pager {
    /// The pages of the list; empty if there is only one.
    pub(crate) links: Vec<PageLink>,
    /// Counted from 1.
    here: usize,
    rows: usize,
    size: usize,
}

pub(crate) struct PageLink {
    /// The range of its rows, such as `101–200`.
    pub(crate) text: String,
    pub(crate) href: String,
    /// Whether it is the current page.
    pub(crate) is_here: bool,
}

impl Pager {
    /// The pager of a list with `rows` rows at the requested page, or at the first one if there is no such
    /// page.
    pub(crate) fn of(rows: usize, requested: &str, href: impl Fn(&str) -> String) -> Pager {
        Pager::sized(ROWS, rows, requested, href)
    }

    /// A pager with `size` rows on each page.
    pub(crate) fn sized(
        size: usize,
        rows: usize,
        requested: &str,
        href: impl Fn(&str) -> String,
    ) -> Pager {
        let pages = Pager::pages_of(size, rows);
        let requested = requested.parse().ok();
        let here = requested
            .filter(|page| (1..=pages).contains(page))
            .unwrap_or(1);
        let link = |page: usize| {
            let shown = range(page, rows, size);
            let number = page.to_string();
            PageLink {
                text: format!("{}–{}", shown.start + 1, shown.end),
                // The first page needs no number.
                href: href(if page == 1 { "" } else { &number }),
                is_here: page == here,
            }
        };
        let links = (1..=pages).filter(|_| pages > 1).map(link);
        Pager {
            links: links.collect(),
            here,
            rows,
            size,
        }
    }

    /// The number of pages for a number of rows, at least one.
    pub(crate) fn pages(rows: usize) -> usize {
        Pager::pages_of(ROWS, rows)
    }

    fn pages_of(size: usize, rows: usize) -> usize {
        rows.div_ceil(size).max(1)
    }

    /// Whether the first page is shown.
    pub(crate) fn is_first(&self) -> bool {
        self.here == 1
    }

    /// The rows of the current page.
    pub(crate) fn shown<T>(&self, rows: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        let Range { start, end } = range(self.here, self.rows, self.size);
        rows.into_iter().skip(start).take(end - start)
    }
}

fn range(page: usize, rows: usize, size: usize) -> Range<usize> {
    let start = (page.saturating_sub(1) * size).min(rows);
    start..(start + size).min(rows)
}

#[cfg(test)]
mod tests {
    use super::Pager;

    #[test]
    fn each_row_is_on_one_page() {
        for rows in [0, 1, 99, 100, 101, 1_500] {
            let pages = 1..=Pager::pages(rows);
            let shown = pages.flat_map(|page| {
                let pager = Pager::of(rows, &page.to_string(), |_| String::new());
                pager.shown(0..rows).collect::<Vec<_>>()
            });
            assert_eq!(shown.collect::<Vec<_>>(), (0..rows).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_invalid_page_number_shows_the_first_page() {
        for requested in ["", "0", "3", "-1", "x", "99999999999999999999"] {
            let pager = Pager::of(200, requested, |page| format!("?page={page}"));
            assert_eq!(pager.shown(0..200).next(), Some(0), "{requested}");
            assert!(pager.links[0].is_here && !pager.links[1].is_here);
        }
        let second = Pager::of(150, "2", |page| format!("?page={page}"));
        assert_eq!(second.links[1].text, "101–150");
        assert_eq!(
            (&*second.links[0].href, &*second.links[1].href),
            ("?page=", "?page=2")
        );
        assert!(Pager::of(100, "", |_| String::new()).links.is_empty());
    }
}
