//! The head of an event's public pages: its name, some facts, and the tabs of a visitor.

use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::tournament::{RoundNo, System, Tournament};
use crate::view::event_nav::EventNav;
use crate::view::event_tab::Tab;
use crate::view::round_parts::round_title;
use crate::view::rules_text;

/// The tabs of a visitor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PublicTab {
    Boards,
    Standings,
    Rounds,
    Players,
    /// Date, place and rules.
    About,
    /// None of them: a page beside the tabs.
    Beside,
}

/// The data of the macro in `templates/macros/event.html`.
pub(crate) struct EventHead {
    pub(crate) name: String,
    pub(crate) paths: EventPaths,
    /// Name of an icon in `icons.svg`, and the text beside it.
    pub(crate) facts: Vec<(&'static str, String)>,
    /// Whether a game of the round is not yet finished.
    pub(crate) is_live: bool,
    pub(crate) is_finished: bool,
    /// The page with link, code and picture to share.
    pub(crate) share: String,
    /// Whether the visitor may run the event.
    pub(crate) may_run: bool,
    pub(crate) tabs: Vec<Tab>,
    /// The tabs of an organiser; empty where the visitor has those of visitors.
    pub(crate) own_tabs: Vec<Tab>,
}

impl EventHead {
    /// The head of a page; the tournament in its public view.
    pub(crate) fn of(
        t: &Localizer,
        event: &Event,
        tournament: &Tournament,
        current: PublicTab,
    ) -> EventHead {
        let paths = paths::of(&event.key);
        let posted = tournament.posted();
        EventHead {
            name: event.title(),
            facts: facts(t, event, tournament),
            is_live: posted.is_some_and(|posted| {
                let mut boards = posted.boards.iter();
                boards.any(|(_, result)| result.is_none())
            }),
            is_finished: event.is_finished,
            share: paths.share(),
            may_run: false,
            own_tabs: Vec::new(),
            tabs: tabs(t, event, tournament, current),
            paths,
        }
    }

    /// With the tabs of an organiser, for a page below one of them.
    #[must_use]
    pub(crate) fn below(self, nav: Option<EventNav>) -> EventHead {
        EventHead {
            own_tabs: nav.map_or_else(Vec::new, |nav| nav.tabs),
            ..self
        }
    }

    /// With a link to round control, for those who may run the event.
    #[must_use]
    pub(crate) fn running(self, may_run: bool) -> EventHead {
        EventHead { may_run, ..self }
    }
}

/// The round to show: the posted one, otherwise the last closed one.
pub(crate) fn shown(tournament: &Tournament) -> Option<RoundNo> {
    let posted = tournament.posted().map(|posted| posted.number);
    posted.or_else(|| tournament.closed.last().map(|closed| closed.number))
}

/// Game, days, round, number of players and place, each with the name of an icon.
pub(crate) fn facts(
    t: &Localizer,
    event: &Event,
    tournament: &Tournament,
) -> Vec<(&'static str, String)> {
    let round = shown(tournament).map(|round| round_title(t, tournament, round));
    let players = tournament.entrants.len();
    let players = (players > 0).then(|| t.plural("event-players", players));
    let place = Some(event.announcement.place.clone()).filter(|place| !place.is_empty());
    let facts = [
        (
            "cow",
            (!event.has_sections()).then(|| capital(&rules_text::game(t, &event.ruleset))),
        ),
        (
            "day",
            event
                .announcement
                .days
                .map(|days| system_time::days(t, days)),
        ),
        ("rounds", round),
        ("people", players),
        ("pin", place),
        ("clock", held(t, tournament)),
        ("warn", own_rules(t, tournament)),
    ];
    let known = facts.into_iter();
    known
        .filter_map(|(icon, text)| Some((icon, text?)))
        .collect()
}

/// The sign of an event that does not keep to the rules of its pairing system.
fn own_rules(t: &Localizer, tournament: &Tournament) -> Option<String> {
    let is_kept = tournament.options.by_the_book.is_kept();
    (!is_kept).then(|| t.msg("own-rules"))
}

/// A line about results or standings that the organiser shows later.
fn held(t: &Localizer, tournament: &Tournament) -> Option<String> {
    let held = &tournament.options.outside;
    // A round whose pairings are held back is not mentioned at all.
    held.results.or(held.standings)?;
    Some(if held.results.is_some() {
        t.msg("held-results-later")
    } else {
        t.msg("held-standings-later")
    })
}

/// A word with an initial capital.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first: String = letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect());
    first + letters.as_str()
}

fn tabs(t: &Localizer, event: &Event, tournament: &Tournament, current: PublicTab) -> Vec<Tab> {
    let paths = &paths::of(&event.key);
    // In a team event the teams come first.
    let is_of_teams = matches!(tournament.options.system, System::Teams(_));
    let standings = if is_of_teams && tournament.has_begun() {
        paths.finals()
    } else {
        paths.standings()
    };
    let tabs = [
        (PublicTab::Boards, "board", "tab-boards", paths.event()),
        (PublicTab::Standings, "cup", "standings", standings),
        (
            PublicTab::Rounds,
            "rounds",
            "list-of-rounds",
            paths.rounds(),
        ),
        (PublicTab::Players, "people", "step-players", paths.find()),
        (PublicTab::About, "book", "tab-about", paths.about()),
    ];
    let tab = |(tab, icon, word, href)| Tab {
        href,
        icon,
        word: t.msg(word),
        count: None,
        is_current: tab == current,
    };
    // An event with sections has the boards, standings and rounds of these.
    let of_sections = [PublicTab::Standings, PublicTab::Rounds];
    let tabs = tabs.into_iter();
    let tabs = tabs.filter(|(tab, ..)| !(event.has_sections() && of_sections.contains(tab)));
    tabs.map(tab).collect()
}
