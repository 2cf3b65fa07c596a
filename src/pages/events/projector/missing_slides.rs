//! Slides with the players who are not here yet, by school, while check-in is open.

use super::data::ProjectorData;
use super::slide::{MissingPlayers, Slide, SlideBody};
use super::table_slides::page_number;
use crate::i18n::Localizer;
use crate::system_time;
use crate::tournament::{Entrant, Presence, school_key, schools};
use crate::view::collation;
use crate::view::round_tables::Names;

/// Names of a card, and cards of a slide.
const NAMES: usize = 7;
const CARDS: usize = 4;

pub(super) fn slides(t: &Localizer, data: &ProjectorData) -> Vec<Slide> {
    let Some(tournament) = &data.arrivals else {
        return Vec::new();
    };
    let count = |presence| {
        let players = tournament.entrants.iter();
        players.filter(|one| one.presence == presence).count()
    };
    let (here, missing) = (count(Presence::Here), count(Presence::Expected));
    let values = [("here", here.into()), ("n", (here + missing).into())];
    let mut words = t.msg_with("screen-missing-count", &values);
    if let Some(end) = data.public.event.check_in.closes_at_ms {
        let time = system_time::time_of_day(system_time::of_millis(end));
        words = format!(
            "{words} {}",
            t.msg_arg("screen-missing-closes", "time", time)
        );
    }
    let title = t.msg("check-in-missing");
    let cards = cards(t, data);
    let pages: Vec<Vec<MissingPlayers>> = pages(cards);
    let of = pages.len();
    let slide = |(number, page): (usize, Vec<MissingPlayers>)| Slide {
        number: page_number(t, number, of),
        ..Slide::of(title.clone(), SlideBody::Missing(words.clone(), page))
    };
    if missing == 0 {
        let words = SlideBody::Words(t.msg("check-in-nobody-missing"), None);
        return vec![Slide::of(t.msg("check-in"), words)];
    }
    (1..).zip(pages).map(slide).collect()
}

/// The missing players by school; a school of many takes several cards.
fn cards(t: &Localizer, data: &ProjectorData) -> Vec<MissingPlayers> {
    let Some(tournament) = &data.arrivals else {
        return Vec::new();
    };
    let mut known: Vec<(String, String)> = schools(&tournament.entrants)
        .into_iter()
        .map(|school| (school.key, school.name.to_owned()))
        .collect();
    known.sort_by_cached_key(|(_, name)| collation::key(name));
    known.push((String::new(), t.msg("players-no-school")));
    if !data.wall.schools {
        known = vec![(String::new(), String::new())];
    }
    let is_missing = |one: &&Entrant| one.presence == Presence::Expected;
    let missing: Vec<&Entrant> = tournament.entrants.iter().filter(is_missing).collect();
    let mut cards = Vec::new();
    for (key, school) in known {
        let is_own = |one: &&&Entrant| {
            let own = school_key(one.school.as_deref().unwrap_or_default());
            !data.wall.schools || own == key
        };
        let own = missing.iter().filter(is_own);
        let mut names: Vec<String> = own.map(|one| one.name.display(Names::Alias)).collect();
        names.sort_by_cached_key(|name| collation::key(name));
        cards.extend(names.chunks(NAMES).map(|players| MissingPlayers {
            school: school.clone(),
            players: players.to_vec(),
        }));
    }
    cards
}

fn pages(cards: Vec<MissingPlayers>) -> Vec<Vec<MissingPlayers>> {
    let mut pages: Vec<Vec<MissingPlayers>> = Vec::new();
    for card in cards {
        match pages.last_mut() {
            Some(page) if page.len() < CARDS => page.push(card),
            _ => pages.push(vec![card]),
        }
    }
    pages
}
