//! The page of a round without a legal pairing: the reason, and what can be done.

use crate::desk::rights::Actor;
use crate::i18n::{ObstacleMessage, WarningMessage};
use crate::tournament::pairing::{Obstacle, Severity, warnings};
use crate::tournament::{DraftRound, Tournament};
use crate::web::event_nav::{EventNav, OrganiserTab};
use crate::web::request_context::RequestContext;
use crate::web::{EventPaths, Page, paths};
use askama::Template;

#[derive(Template)]
#[template(path = "rounds/draft/no_legal_pairing.html")]
pub(super) struct NoLegalPairingView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    title: String,
    why: String,
    broken: Vec<String>,
    rounds: String,
}

impl NoLegalPairingView {
    pub(super) fn of(
        visitor: &RequestContext,
        organiser: &Actor,
        tournament: &Tournament,
        why: Obstacle,
        nearest: &DraftRound,
    ) -> NoLegalPairingView {
        let t = &*visitor.t;
        let broken = warnings(tournament, nearest)
            .into_iter()
            .filter(|warning| warning.severity() == Severity::BreaksRule)
            .map(|warning| {
                let text = t.localize(&WarningMessage(&warning, tournament));
                match warning.board() {
                    Some(board) => t.msg_with(
                        "note-at-board",
                        &[("board", board.0.into()), ("note", text.into())],
                    ),
                    None => text,
                }
            });
        NoLegalPairingView {
            paths: paths::of(&organiser.event().key),
            nav: EventNav::of(t, organiser.event(), tournament, OrganiserTab::Round),
            title: t.msg_arg("stuck-title", "round", nearest.number.0),
            why: t.localize(&ObstacleMessage(why, tournament)),
            broken: broken.collect(),
            rounds: t.plural("stuck-rounds", nearest.number.0 - 1),
            page: visitor.page(),
        }
    }
}
