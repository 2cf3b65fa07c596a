//! The part above a list of standings: the head of the event, the other lists, and the delay.

use super::list_tabs::{StandingsTab, list_tabs};
use crate::desk::public_event::View;
use crate::i18n::Localizer;
use crate::pages::shared::standings_query::QueryChoice;
use crate::paths;
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_nav::{EventNav, OrganiserTab};

pub(super) struct StandingsHead {
    pub(super) event: EventHead,
    /// The lists of the event.
    pub(super) lists: Vec<QueryChoice>,
    /// The delay of what visitors see, in words.
    pub(super) late: Option<String>,
}

impl StandingsHead {
    pub(super) fn of(t: &Localizer, view: &View, tab: StandingsTab) -> StandingsHead {
        let (event, tournament) = (&view.event, &view.tournament);
        let nav = view.is_inside().then(|| {
            EventNav::of(t, event, tournament, OrganiserTab::Standings).whole(view.may_run)
        });
        StandingsHead {
            event: EventHead::of(t, event, tournament, PublicTab::Standings)
                .running(view.is_inside())
                .below(nav),
            lists: list_tabs(t, &paths::of(&event.key), tournament, tab),
            late: view
                .minutes_late()
                .map(|minutes| t.plural("watch-late-all", minutes)),
        }
    }
}
