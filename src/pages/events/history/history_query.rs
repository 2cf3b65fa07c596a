//! The filter of the history.

use crate::desk::history::{HistoryFilter, HistoryKind};
use crate::http::request::page_query;
use crate::i18n::Localizer;
use crate::paths::EventPaths;
use crate::tournament::{BoardNo, EntrantId};
use serde::Deserialize;

/// A kind of lines to choose.
pub(super) struct KindLink {
    pub(super) value: String,
    pub(super) text: String,
    pub(super) is_chosen: bool,
}

/// Filter and page of the history. Empty or invalid fields do not filter.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct HistoryQuery {
    pub(super) before: Option<i64>,
    pub(super) board: String,
    pub(super) player: String,
    /// `results` or `players`.
    pub(super) kind: String,
}

impl HistoryQuery {
    pub(super) fn filter(&self) -> HistoryFilter {
        HistoryFilter {
            board: self.board.trim().parse().ok().map(BoardNo),
            player: self.player.parse().ok().map(EntrantId),
            kind: match self.kind.as_str() {
                "results" => Some(HistoryKind::Results),
                "players" => Some(HistoryKind::Players),
                _ => None,
            },
        }
    }

    /// Whether a board or a player is chosen.
    pub(super) fn has_subject(&self) -> bool {
        let filter = self.filter();
        filter.board.is_some() || filter.player.is_some()
    }

    /// The kinds of lines to choose from, the cards on their own page.
    pub(super) fn kinds(&self, t: &Localizer, paths: &EventPaths) -> Vec<KindLink> {
        let filter = self.filter();
        let of = |code: &str, kind: Option<HistoryKind>, text: &str| KindLink {
            value: HistoryQuery {
                before: None,
                board: self.board.clone(),
                player: self.player.clone(),
                kind: code.to_owned(),
            }
            .address(&paths.history(), None),
            text: t.msg(text),
            is_chosen: filter.kind == kind,
        };
        vec![
            of("", None, "history-kind-all"),
            of("results", Some(HistoryKind::Results), "result-list"),
            of("players", Some(HistoryKind::Players), "step-players"),
            KindLink {
                value: paths.cards(),
                text: t.msg("cards-link"),
                is_chosen: false,
            },
        ]
    }

    /// The address of a page or file with the same filter.
    pub(super) fn address(&self, page: &str, before: Option<i64>) -> String {
        let HistoryFilter {
            board,
            player,
            kind,
        } = self.filter();
        let pairs = [
            before.map(|line| format!("before={line}")),
            board.map(|board| format!("board={board}")),
            player.map(|player| format!("player={}", player.0)),
            kind.map(|_| format!("kind={}", self.kind)),
        ];
        let pairs: Vec<String> = pairs.into_iter().flatten().collect();
        page_query::address(page, &pairs)
    }
}
