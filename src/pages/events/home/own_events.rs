//! The events of an organiser, with the next step of each open one.

use crate::desk::Desk;
use crate::desk::events::Event;
use crate::desk::sections::Section;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::tournament::pairing::is_at_end;
use crate::tournament::{Stage, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};

/// Maximum number of open events with their next step; `/events` has all.
pub(super) const MOST: usize = 12;

/// An open event of an organiser.
pub(super) struct OwnEvent {
    pub(super) key: String,
    pub(super) name: String,
    pub(super) paths: EventPaths,
    /// CSS class and text of a pill.
    pub(super) state: Option<(&'static str, String)>,
    /// Its days, or the day of its first planned round; may be empty.
    pub(super) day: String,
    /// Game, number of players, system and round in one line.
    pub(super) facts: String,
    /// Boards with a result and all boards of the round in progress.
    pub(super) progress: Option<(usize, usize)>,
    /// The step that is missing; may be empty.
    pub(super) step: String,
    /// Address and word of its button.
    pub(super) go: (String, String),
}

/// Open events in their order, without those that cannot be read.
pub(super) fn of(t: &Localizer, desk: &Desk, events: &[Event]) -> Vec<OwnEvent> {
    let events = events.iter();
    events
        .filter_map(|event| {
            let one = own(t, event, &desk.tournament(event).ok()?);
            if event.has_sections() {
                return with_sections(t, one, &desk.whole_event(event).ok()?);
            }
            Some(one)
        })
        .collect()
}

/// An event with sections: the way to the page of all of them, and the boards of all.
fn with_sections(t: &Localizer, one: OwnEvent, all: &[Section]) -> Option<OwnEvent> {
    let sections = all.get(1..)?;
    let players: usize = all.iter().map(|one| one.tournament.entrants.len()).sum();
    let posted = sections.iter().filter_map(|one| one.tournament.posted());
    let boards = posted.map(|posted| (posted.missing().len(), posted.boards.len()));
    let (missing, boards) = boards.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    let names: Vec<&str> = sections.iter().map(|one| one.event.name.as_str()).collect();
    Some(OwnEvent {
        facts: format!(
            "{} · {}",
            t.plural("event-players", players),
            names.join(", ")
        ),
        progress: (boards > 0).then_some((boards - missing, boards)),
        step: if missing > 0 {
            t.plural("home-missing", missing)
        } else {
            String::new()
        },
        go: (one.paths.sections(), t.msg("sections-today")),
        ..one
    })
}

fn own(t: &Localizer, event: &Event, tournament: &Tournament) -> OwnEvent {
    let links = paths::of(&event.key);
    let nav = EventNav::of(t, event, tournament, OrganiserTab::Round);
    let posted = tournament.posted();
    let missing = posted.map_or(0, |posted| posted.missing().len());
    let step = match &tournament.current {
        _ if tournament.entrants.is_empty() => t.msg("now-no-players"),
        Some(Stage::Draft(draft)) => t.msg_arg("now-draft", "round", draft.number.0),
        Some(Stage::Posted(_)) if missing > 0 => t.plural("home-missing", missing),
        _ if is_at_end(tournament) => t.msg("now-all-played"),
        Some(Stage::Posted(_)) => t.msg("now-all-in-title"),
        None => String::new(),
    };
    let go = if tournament.entrants.is_empty() {
        (links.players(), t.msg("now-players-button"))
    } else {
        (
            links.round_control(),
            t.msg_arg("home-go", "round", nav.round),
        )
    };
    let first = event.schedule.rounds.values().next();
    let first = first.map(|at| system_time::date(t, *at));
    let days = event
        .announcement
        .days
        .map(|days| system_time::days(t, days));
    let players = tournament.entrants.len();
    let mut facts: Vec<String> = nav.facts.into_iter().map(|(_, text)| text).collect();
    if players > 0 {
        facts.insert(1, t.plural("event-players", players));
    }
    OwnEvent {
        key: event.key.clone(),
        name: event.name.clone(),
        state: nav.state,
        day: days.or(first).unwrap_or_default(),
        facts: facts.join(" · "),
        progress: posted.map(|posted| (posted.boards.len() - missing, posted.boards.len())),
        step,
        go,
        paths: links,
    }
}
