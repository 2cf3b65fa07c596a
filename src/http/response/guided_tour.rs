//! The guided tour of the demo: a few pages in turn, each with a sentence about it. It consists of links only, so
//! it works everywhere and can be left at any moment.

use crate::i18n::Localizer;
use crate::paths;

/// The path below the event, the anchor of the part to look at, and the message about it.
type Station = (&'static str, &'static str, &'static str);

const STATIONS: [Station; 7] = [
    ("/round-control", "now", "tour-now"),
    ("/round-control", "look", "tour-look"),
    ("/players", "main", "tour-players"),
    ("", "main", "tour-event"),
    ("/standings", "main", "tour-standings"),
    ("/screen/choose", "main", "tour-screen"),
    ("/files", "main", "tour-files"),
];

/// The current station of the tour.
#[derive(Clone)]
pub struct Tour {
    /// `2 / 7`.
    pub number: String,
    /// The explanation of the page.
    pub text: String,
    /// The next station; `None` at the last.
    pub next: Option<String>,
    /// The same page without the tour.
    pub end: String,
}

/// The address of the first station.
pub(crate) fn beginning(key: &str) -> String {
    address(key, 1)
}

fn address(key: &str, number: usize) -> String {
    let station = STATIONS.get(number.saturating_sub(1));
    let (path, place, _) = station.unwrap_or(&STATIONS[0]);
    format!("{}{path}?tour={number}#{place}", paths::of(key).event())
}

/// Whether a query pair names a station.
pub(crate) fn is_station(pair: &str) -> bool {
    (1..=STATIONS.len()).any(|number| pair == format!("tour={number}"))
}

/// The station named by a query, if any.
pub(crate) fn station(t: &Localizer, key: &str, query: &str) -> Option<Tour> {
    let mut pairs = query.split('&');
    let number: usize = pairs
        .find_map(|pair| pair.strip_prefix("tour="))?
        .parse()
        .ok()?;
    let (path, _, words) = STATIONS.get(number.checked_sub(1)?)?;
    Some(Tour {
        number: format!("{number} / {}", STATIONS.len()),
        text: t.msg(words),
        next: (number < STATIONS.len()).then(|| address(key, number + 1)),
        end: format!("{}{path}", paths::of(key).event()),
    })
}
