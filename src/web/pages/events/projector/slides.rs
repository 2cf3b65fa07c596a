//! The pages of a wall, in the order in which they are turned.

use super::data::ProjectorData;
use super::footer::COUNTED;
use super::game_slides::{self, WallGame};
use super::podium_slide::{self, PodiumStep};
use super::table_slides::{self, WallBoard};
use crate::desk::screen::Part;
use crate::formats::table::Table;
use crate::i18n::Localizer;
use crate::web::clock;
use crate::web::public_link::PublicLink;
use crate::web::round_timer::TimerFace;
use chrono::{DateTime, Utc};

/// What is seen at once.
pub(super) struct Slide {
    /// What it is.
    pub(super) title: String,
    /// `page 2 of 3` where a list needs several leaves.
    pub(super) number: Option<String>,
    /// What fills it.
    pub(super) body: SlideBody,
    /// Sentences below that.
    pub(super) notes: Vec<String>,
    /// Whether it is the one that is seen.
    pub(super) is_shown: bool,
}

/// What fills a page.
pub(super) enum SlideBody {
    /// The boards of a round, under the words for the sides.
    Boards {
        /// First and second.
        sides: [String; 2],
        /// The boards.
        rows: Vec<WallBoard>,
    },
    /// Lists side by side.
    Lists {
        /// The lists.
        lists: Vec<Table>,
        /// What stands above the column of schools.
        school: String,
    },
    /// Games on small boards.
    Games(Vec<WallGame>),
    /// A game on a large board.
    Game(Box<WallGame>),
    /// The first three places.
    Podium(Vec<PodiumStep>),
    /// Large words, and milliseconds until what they say begins.
    Words(String, Option<i64>),
    /// What is left of the round.
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

    /// The same for leaves that show the same; what is counted is left out.
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

/// All leaves, in the order in which they are turned. There is always one.
pub(super) fn leaves(
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

/// No wall of the event has more leaves than this.
pub(super) fn most(data: &ProjectorData) -> usize {
    let tournament = &data.public.tournament;
    let rows = tournament.entrants.len() + data.public.event.schedule.rounds.len();
    // Every list has at least six rows on a page; each part may have one more that is not full.
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

/// The time until the next round that is planned.
fn until_next(t: &Localizer, data: &ProjectorData, at: DateTime<Utc>) -> Option<Slide> {
    let (round, begins) = data.public.event.schedule.next(at)?;
    let title = t.msg_arg("round-n", "round", round.0);
    let words = t.msg_arg("screen-begins", "time", clock::moment(t, begins));
    let left = (begins - at < COUNTED).then(|| (begins - at).num_milliseconds());
    Some(Slide::of(title, SlideBody::Words(words, left)))
}
