//! The page of a round without a legal pairing: the reason, and what can be done.

use crate::desk::Fault;
use crate::desk::rights::{Actor, PairRounds, Right};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::{ObstacleMessage, WarningMessage};
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::{Obstacle, PairingFault, Severity, warnings};
use crate::tournament::{DraftRound, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use askama::Template;

#[derive(Template)]
#[template(path = "rounds/draft/no_legal_pairing.html")]
pub(crate) struct NoLegalPairingView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    title: String,
    why: String,
    broken: Vec<String>,
    rounds: String,
}

impl NoLegalPairingView {
    pub(crate) fn of(
        context: &RequestContext,
        organiser: &Actor,
        tournament: &Tournament,
        why: Obstacle,
        nearest: &DraftRound,
    ) -> NoLegalPairingView {
        let t = &*context.t;
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
            page: context.page(),
        }
    }
}

/// Pairs the next round, or the draft again.
pub(crate) async fn pair_anew(
    context: &RequestContext,
    organiser: &Right<PairRounds>,
    key: &str,
    takes_nearest: bool,
) -> Answer {
    let (by, at) = (organiser.clone(), context.at);
    let proposed = context.desk(move |desk| {
        if takes_nearest {
            desk.draft_nearest(&by, at)
        } else {
            desk.draft_round(&by, at)
        }
    });
    match proposed.await {
        Ok(round) => Ok(context.see(&paths::of(key).draft(round), None)),
        Err(failed) => match failed.fault() {
            Fault::Pairing(PairingFault::NoLegalPairing { why, nearest }) => {
                let tournament = context.tournament(organiser.event()).await?;
                context.not_done(&NoLegalPairingView::of(
                    context,
                    organiser,
                    &tournament,
                    *why,
                    nearest,
                ))
            }
            _ => Err(failed),
        },
    }
}
