//! The slides of a wall in order.

use super::data::ProjectorData;
use super::footer::COUNTED;
use super::game_slides::{self, WallGame};
use super::podium_slide::{self, PodiumStep};
use super::table_slides::{self, WallBoard};
use crate::desk::projector::Part;
use crate::formats::table::Table;
use crate::i18n::Localizer;
use crate::pages::shared::public_link::PublicLink;
use crate::system_time;
use crate::view::round_timer::TimerFace;
use chrono::{DateTime, Utc};

pub(super) struct Slide {
    pub(super) title: String,
    /// `page 2 of 3` if a list needs several slides.
    pub(super) number: Option<String>,
    pub(super) body: SlideBody,
    /// Sentences below the body.
    pub(super) notes: Vec<String>,
    /// Whether it is visible when the page loads.
    pub(super) is_shown: bool,
}

pub(super) enum SlideBody {
    /// The boards of a round; `sides` are the column headings.
    Boards {
        sides: [String; 2],
        rows: Vec<WallBoard>,
    },
    /// Tables side by side; `school` is the heading of the column of schools.
    Lists {
        lists: Vec<Table>,
        school: String,
    },
    /// Games on small boards.
    Games(Vec<WallGame>),
    /// A game on a large board.
    Game(Box<WallGame>),
    Podium(Vec<PodiumStep>),
    /// Large text, and milliseconds of a countdown.
    Words(String, Option<i64>),
    /// The timer of the round.
    Timer(TimerFace),
    /// The address of the public page.
    Link(PublicLink),
}

impl Slide {
    pub(super) fn of(title: String, body: SlideBody) -> Slide {
        Slide {
            title,
            number: None,
            body,
            notes: Vec::new(),
            is_shown: false,
        }
    }

    /// A fingerprint of the content, without counters and clocks.
    pub(super) fn mark(&self) -> String {
        let body = match &self.body {
            SlideBody::Boards { rows, .. } => format!("{rows:?}"),
            SlideBody::Lists { lists, .. } => format!("{lists:?}"),
            SlideBody::Games(games) => games.iter().map(WallGame::mark).collect(),
            SlideBody::Game(game) => game.mark(),
            SlideBody::Podium(steps) => format!("{steps:?}"),
            SlideBody::Words(words, _) => words.clone(),
            SlideBody::Timer(timer) => timer.mark.clone(),
            SlideBody::Link(link) => link.short.clone(),
        };
        format!("{}{:?}{body}{:?}", self.title, self.number, self.notes)
    }
}

/// All slides in order; never empty.
pub(super) fn slides(
    t: &Localizer,
    data: &ProjectorData,
    link: Option<&PublicLink>,
    at: DateTime<Utc>,
) -> Vec<Slide> {
    let notice = &data.public.event.screen.notice;
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
    if all.is_empty() {
        let words = SlideBody::Words(t.msg("posted-no-round"), None);
        all.push(Slide::of(data.public.event.name.clone(), words));
    }
    all
}

/// An upper bound of the number of slides of any wall of the event.
pub(super) fn most(data: &ProjectorData) -> usize {
    let tournament = &data.public.tournament;
    let rows = tournament.entrants.len() + data.public.event.schedule.rounds.len();
    // Every table has at least six rows per slide; each part may have one more slide that is not full.
    let lists = Part::ALL.len() + rows.div_ceil(6) * 2;
    lists + game_slides::MOST + 4
}

fn of_part(
    t: &Localizer,
    data: &ProjectorData,
    (part, link): (Part, Option<&PublicLink>),
    at: DateTime<Utc>,
) -> Vec<Slide> {
    match part {
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
