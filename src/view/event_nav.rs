//! The head of every organiser's page: the event, and the tabs in the order of an event's day.

use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::size;
use crate::tournament::{RoundNo, Stage, System, Tournament};
use crate::view::event_tab::Tab;
use crate::view::round_parts::round_title;
use crate::view::system_code::system_text;

/// The tabs of an organiser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OrganiserTab {
    Round,
    Players,
    Standings,
    Projector,
    /// Printing, exports and imports.
    Files,
    /// The staff and their links.
    Team,
    Settings,
}

/// The data of the macro in `templates/macros/organiser.html`.
pub(crate) struct EventNav {
    pub(crate) paths: EventPaths,
    pub(crate) name: String,
    /// The state, where it is worth showing: CSS class and text of a pill.
    pub(crate) state: Option<(&'static str, String)>,
    /// Name of an icon in `icons.svg`, and the text beside it.
    pub(crate) facts: Vec<(&'static str, String)>,
    /// The page with link, code and picture to share.
    pub(crate) share: String,
    /// `Round 2`.
    pub(crate) round: String,
    pub(crate) tabs: Vec<Tab>,
    current: OrganiserTab,
    /// For a section: the address and name of the page of all sections.
    pub(crate) whole_event: Option<(String, String)>,
}

impl EventNav {
    pub(crate) fn of(
        t: &Localizer,
        event: &Event,
        tournament: &Tournament,
        current: OrganiserTab,
    ) -> EventNav {
        let paths = paths::of(&event.key);
        let rounds = tournament.options.rounds;
        let now = if event.is_finished {
            u16::try_from(tournament.closed.len()).unwrap_or(u16::MAX)
        } else {
            tournament.round_now().0
        };
        let now = if rounds > 0 { now.min(rounds) } else { now };
        let round = if event.is_finished {
            t.msg("state-finished")
        } else {
            t.msg_arg("step-round", "round", now)
        };
        EventNav {
            state: state(t, event, tournament),
            facts: facts(t, event, tournament, now),
            share: paths.share(),
            name: event.title(),
            whole_event: event.section_of().map(|main| {
                (
                    paths::of(&main.public_key).sections(),
                    t.msg("sections-all"),
                )
            }),
            tabs: tabs(t, event, &round, tournament, current),
            round,
            paths,
            current,
        }
    }

    /// Hides all tabs for those who act for a school: they have one page only.
    #[must_use]
    pub(crate) fn for_school(mut self, school: Option<&str>) -> EventNav {
        if school.is_some() {
            self.tabs.clear();
        }
        self
    }

    /// Hides the tabs that a helper may not use.
    #[must_use]
    pub(crate) fn whole(mut self, is_whole: bool) -> EventNav {
        if !is_whole {
            let helps = [OrganiserTab::Round, OrganiserTab::Players];
            let of_helper = ORDER.map(|tab| helps.contains(&tab) || tab == self.current);
            let mut of_helper = of_helper.into_iter();
            self.tabs.retain(|_| of_helper.next().unwrap_or(false));
        }
        self
    }
}

const ORDER: [OrganiserTab; 7] = [
    OrganiserTab::Round,
    OrganiserTab::Players,
    OrganiserTab::Standings,
    OrganiserTab::Projector,
    OrganiserTab::Files,
    OrganiserTab::Team,
    OrganiserTab::Settings,
];

fn tabs(
    t: &Localizer,
    event: &Event,
    round: &str,
    tournament: &Tournament,
    current: OrganiserTab,
) -> Vec<Tab> {
    let paths = &paths::of(&event.key);
    let is_main = event.has_sections();
    // The people of a section are those of the event.
    let people = event.section_of().map(|main| paths::of(&main.public_key));
    let people = people.as_ref().unwrap_or(paths);
    let players = tournament.entrants.len();
    let is_of_teams = matches!(tournament.options.system, System::Teams(_));
    let tab = |tab: OrganiserTab| {
        let (icon, word, href) = match tab {
            OrganiserTab::Round if is_main => ("board", t.msg("sections-today"), paths.sections()),
            OrganiserTab::Round => ("board", round.to_owned(), paths.round_control()),
            OrganiserTab::Players => ("people", t.msg("step-players"), paths.players()),
            // In a team event the teams come first.
            OrganiserTab::Standings if is_of_teams && tournament.has_begun() => {
                ("cup", t.msg("standings"), paths.finals())
            }
            OrganiserTab::Standings if is_main => ("cup", t.msg("prizes"), paths.prizes()),
            OrganiserTab::Standings => ("cup", t.msg("standings"), paths.standings()),
            OrganiserTab::Projector => ("screen", t.msg("screen"), paths.screen_choose()),
            OrganiserTab::Files => ("print", t.msg("files"), paths.files()),
            OrganiserTab::Team => ("phone", t.msg("people"), people.people()),
            OrganiserTab::Settings => ("gear", t.msg("settings"), paths.settings()),
        };
        Tab {
            href,
            icon,
            word,
            count: (tab == OrganiserTab::Players && !is_main).then_some(players),
            is_current: tab == current,
        }
    };
    ORDER.map(tab).into()
}

fn state(t: &Localizer, event: &Event, tournament: &Tournament) -> Option<(&'static str, String)> {
    if event.is_finished {
        return Some(("", t.msg("state-finished")));
    }
    match &tournament.current {
        Some(Stage::Draft(_)) => Some(("act", t.msg("draft-mark"))),
        Some(Stage::Posted(posted)) if !posted.missing().is_empty() => {
            Some(("ok live-pill", t.msg("live")))
        }
        _ => None,
    }
}

fn facts(
    t: &Localizer,
    event: &Event,
    tournament: &Tournament,
    now: u16,
) -> Vec<(&'static str, String)> {
    if event.has_sections() {
        let place = Some(event.announcement.place.clone()).filter(|place| !place.is_empty());
        return place.map(|place| ("pin", place)).into_iter().collect();
    }
    let mut facts = vec![("cow", t.msg(&format!("game-{}", event.ruleset.name())))];
    if !(tournament.options.automatic && tournament.entrants.is_empty()) {
        facts.push(("draw", system(t, tournament)));
    }
    facts.push(("rounds", round_title(t, tournament, RoundNo(now))));
    if !event.announcement.place.is_empty() {
        facts.push(("pin", event.announcement.place.clone()));
    }
    if event.options.held.is_any() {
        facts.push(("clock", t.msg("held-now")));
    }
    if !event.options.by_the_book.is_kept() {
        facts.push(("warn", t.msg("own-rules")));
    }
    facts
}

/// The name of the pairing system: the part of its description before the colon.
fn system(t: &Localizer, tournament: &Tournament) -> String {
    let mut options = tournament.options.clone().settled_for(size(tournament));
    options.automatic = false;
    let description = system_text(t, &options);
    let name = description.split(':').next();
    name.unwrap_or_default().to_owned()
}
