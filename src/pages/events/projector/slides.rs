//! The slides of a wall in order.

use super::data::ProjectorData;
use super::footer::COUNTED;
use super::game_slides;
use super::missing_slides;
use super::podium_slide;
use super::puzzle_slide;
use super::slide::{Slide, SlideBody};
use super::table_slides;
use crate::desk::prizes::present_awards;
use crate::desk::projector::Part;
use crate::i18n::Localizer;
use crate::pages::shared::public_link::PublicLink;
use crate::system_time;
use crate::view::prizes::PrizeReading;
use crate::view::round_tables::Names;
use chrono::{DateTime, Utc};

/// All slides in order; never empty.
pub(super) fn slides(
    t: &Localizer,
    data: &ProjectorData,
    link: Option<&PublicLink>,
    at: DateTime<Utc>,
) -> Vec<Slide> {
    let screen = &data.public.event.screen;
    if let Some(read) = screen.prizes_read {
        let (tournament, awards) = (&data.public.tournament, &data.public.awards);
        let reading = if data.sections.is_empty() {
            PrizeReading::of(t, tournament, awards, (read, Names::Alias))
        } else {
            let sections = data.sections.iter().map(|one| {
                let tournament = one.public.tournament.clone();
                let awards = present_awards(&tournament);
                (one.public.event.name.clone(), tournament, awards)
            });
            let sections: Vec<_> = sections.collect();
            PrizeReading::of_sections(t, &sections, (read, Names::Alias))
        };
        return vec![Slide::of(t.msg("giving-title"), SlideBody::Prizes(reading))];
    }
    let notice = &screen.notice;
    let mut all = Vec::new();
    let timer = data.timer_face(t, at);
    if let Some(over) = timer.filter(|timer| timer.is_over) {
        let words = SlideBody::Words(over.rule, None);
        all.push(Slide::of(over.title, words));
    }
    if !notice.is_empty() {
        let words = SlideBody::Words(notice.clone(), None);
        all.push(Slide::of(t.msg("screen-notice"), words));
    }
    for part in Part::ALL {
        if data.wall.parts.contains(&part) {
            all.extend(of_part(t, data, (part, link), at));
        }
    }
    for section in &data.sections {
        let name = &section.public.event.name;
        for part in Part::ALL {
            if data.wall.parts.contains(&part) && part != Part::Link {
                let slides = of_part(t, section, (part, None), at).into_iter();
                all.extend(slides.map(|slide| slide.in_section(name)));
            }
        }
    }
    if all.is_empty() {
        let words = SlideBody::Words(t.msg("posted-no-round"), None);
        all.push(Slide::of(data.public.event.title(), words));
    }
    all
}

/// An upper bound of the number of slides of any wall of the event.
pub(super) fn most(data: &ProjectorData) -> usize {
    let tournament = &data.public.tournament;
    let rows = tournament.entrants.len() + data.public.event.schedule.rounds.len();
    // Every table has at least six rows per slide; each part may have one more slide that is not full.
    let lists = Part::ALL.len() + rows.div_ceil(6) * 2;
    let arrivals = data.arrivals.as_ref().map_or(0, |one| one.entrants.len());
    let sections: usize = data.sections.iter().map(most).sum();
    lists + game_slides::MOST + arrivals + 4 + sections
}

fn of_part(
    t: &Localizer,
    data: &ProjectorData,
    (part, link): (Part, Option<&PublicLink>),
    at: DateTime<Utc>,
) -> Vec<Slide> {
    match part {
        Part::Missing => missing_slides::slides(t, data),
        Part::Boards => table_slides::boards(t, data),
        Part::Games => game_slides::slides(t, &data.games),
        Part::Names => table_slides::names(t, data),
        Part::Standings => {
            let podium = podium_slide::slide(t, data).into_iter();
            podium.chain(table_slides::standings(t, data)).collect()
        }
        Part::Schedule => table_slides::planned(t, data),
        Part::Clock => {
            let left = data.timer_face(t, at).filter(|timer| !timer.is_over);
            let left = left.map(|timer| Slide::of(timer.title.clone(), SlideBody::Timer(timer)));
            left.into_iter().chain(until_next(t, data, at)).collect()
        }
        Part::Puzzle => puzzle_slide::slide(t, data, at).into_iter().collect(),
        Part::Link => {
            let body = link.cloned().map(SlideBody::Link).into_iter();
            body.map(|body| Slide::of(t.msg("screen-follow"), body))
                .collect()
        }
    }
}

/// The countdown to the next planned round.
fn until_next(t: &Localizer, data: &ProjectorData, at: DateTime<Utc>) -> Option<Slide> {
    let (round, begins) = data.public.event.schedule.next(at)?;
    let title = t.msg_arg("round-n", "round", round.0);
    let words = t.msg_arg("screen-begins", "time", system_time::moment(t, begins));
    let left = (begins - at < COUNTED).then(|| (begins - at).num_milliseconds());
    Some(Slide::of(title, SlideBody::Words(words, left)))
}
