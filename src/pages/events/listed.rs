//! An event in a list: its state, day, place and game.

use crate::i18n::Localizer;
use crate::paths;
use crate::rules::Ruleset;
use crate::store::{EventRow, EventState};
use crate::system_time;
use chrono::{DateTime, Utc};

/// An event in a list.
pub(super) struct ListedEvent {
    pub(super) href: String,
    pub(super) name: String,
    /// CSS class and text of a pill.
    pub(super) state: (&'static str, String),
    /// Day, place and game in one line.
    pub(super) about: String,
}

impl ListedEvent {
    /// An event, with a link to its public page, or for its people to its rounds.
    pub(super) fn of(
        t: &Localizer,
        row: &EventRow,
        is_own: bool,
        at: DateTime<Utc>,
    ) -> ListedEvent {
        let paths = paths::of(&row.public_key);
        let announced = &row.announcement;
        let day = announced.days.map(|days| system_time::days(t, days));
        let finished = row.finished_at_ms.map(system_time::of_millis);
        let day = day.or_else(|| finished.map(|at| system_time::date(t, at)));
        let place = Some(announced.place.clone()).filter(|place| !place.is_empty());
        let game = Ruleset::from_code(&row.ruleset).ok();
        let game = game.map(|game| t.msg(&format!("game-{}", game.name())));
        let facts: Vec<String> = [day, place, game].into_iter().flatten().collect();
        let state = row.state(system_time::today(at));
        let class = match state {
            EventState::Live => "ok",
            EventState::Coming | EventState::Past => "",
        };
        ListedEvent {
            href: if is_own {
                paths.round_control()
            } else {
                paths.event()
            },
            name: row.name.clone(),
            state: (class, t.msg(&format!("events-{}", state.code()))),
            about: facts.join(" · "),
        }
    }
}
