//! The finished events of an organiser, with their day and winner.

use crate::desk::Desk;
use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::view::event_final;
use crate::view::round_tables::Names;
use crate::view::school_token::SchoolToken;

/// A finished event of an organiser.
pub(super) struct FinishedEvent {
    pub(super) key: String,
    pub(super) name: String,
    pub(super) paths: EventPaths,
    /// The beads of the winner's school, or of the winning team.
    pub(super) token: Option<SchoolToken>,
    /// Day, number of players and winner in one line.
    pub(super) about: String,
}

/// Finished events in their order, without those that cannot be read.
pub(super) fn of(t: &Localizer, desk: &Desk, events: &[Event]) -> Vec<FinishedEvent> {
    let events = events.iter();
    events
        .filter_map(|event| finished(t, desk, event))
        .collect()
}

fn finished(t: &Localizer, desk: &Desk, event: &Event) -> Option<FinishedEvent> {
    let tournament = desk.tournament(event).ok()?;
    let links = paths::of(&event.key);
    let mut winners = event_final::winners(&links, &tournament, Names::Alias);
    let day = event.finished_at.map(|at| system_time::date(t, at));
    let players = tournament.entrants.len();
    let players = (players > 0).then(|| t.plural("event-players", players));
    let names: Vec<&str> = winners.iter().map(|one| one.name.as_str()).collect();
    let won = t.msg_arg("home-won-by", "names", names.join(", "));
    let won = (!names.is_empty()).then_some(won);
    let facts: Vec<String> = [day, players, won].into_iter().flatten().collect();
    Some(FinishedEvent {
        key: event.key.clone(),
        name: event.title(),
        about: facts.join(" · "),
        token: winners.first_mut().and_then(|one| one.token.take()),
        paths: links,
    })
}
