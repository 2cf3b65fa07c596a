//! Computes the offer to undo the last action: a button, or the key z, on the next page. It opens the same
//! page as the history does.

use super::error_page::Failed;
use super::pages::events::history;
use super::pages::players::list as players;
use super::percent_encoding::escaped;
use super::request_context::{RequestContext, event_of};
use super::round_tables::{NamedPlayer, Names, RoundTable, short_result};
use super::undo_offer::UndoOffer;
use crate::desk::history::Action;
use crate::desk::rights::Actor;
use crate::desk::undo::{Change, UndoableChange};
use crate::i18n::Localizer;
use crate::tournament::{BoardNo, EntrantId, Presence, RoundNo, Scored, Tournament};
use crate::web::paths;
use chrono::{DateTime, Utc};

impl RequestContext {
    /// Adds the offer to undo the action at time `at`; undoing returns to page `to` of the event.
    pub(super) async fn offered(
        mut self,
        organiser: &Actor,
        at: DateTime<Utc>,
        to: String,
    ) -> Result<RequestContext, Failed> {
        let by = organiser.clone();
        let undoable = self.desk(move |desk| desk.undoable_at(&by, at)).await?;
        self.undo = undoable.map(|undoable| undo(&self.t, &organiser.event().key, &undoable, to));
        Ok(self)
    }

    /// The requested page, relative to the event: the page to return to after an undo.
    pub(super) fn here(&self) -> String {
        let prefix = event_of(&self.path).map_or(0, |key| "/e/".len() + key.len() + 1);
        let page = self.path.get(prefix..).unwrap_or_default();
        format!("{page}?{}", self.elsewhere)
            .trim_end_matches(['?', '&'])
            .to_owned()
    }
}

fn undo(t: &Localizer, key: &str, undoable: &UndoableChange, to: String) -> UndoOffer {
    let door = paths::of(key).undo(undoable.number);
    let (text, is_all) = match small(t, undoable) {
        Some(text) => (text, true),
        None => (last(t, undoable), false),
    };
    UndoOffer {
        look: (!is_all).then(|| format!("{door}?to={}", escaped(&to))),
        door,
        to,
        text,
    }
}

fn last(t: &Localizer, undoable: &UndoableChange) -> String {
    let action = history::audit_text(t, &undoable.tournament, &undoable.line);
    t.msg_arg("undo-last", "action", action)
}

/// The label of the button, if one sentence can describe the whole effect.
fn small(t: &Localizer, undoable: &UndoableChange) -> Option<String> {
    let tournament = &undoable.tournament;
    match &undoable.change {
        Change::Results(round, boards) => {
            let [(board, turned)] = boards.as_slice() else {
                return None;
            };
            let was = turned.was.as_ref().and_then(|score| score.scored());
            of_board(t, tournament, (*round, *board), was)
        }
        Change::Presence(was, _) => {
            let [(who, before)] = was.as_slice() else {
                return None;
            };
            Some(of_player(t, tournament, *who, *before))
        }
        Change::Consent(..) | Change::RoundTime(..) => Some(last(t, undoable)),
        Change::Draft(..)
            if Action::from_code(&undoable.line.what).is_some_and(Action::is_of_draft) =>
        {
            Some(last(t, undoable))
        }
        _ => None,
    }
}

/// The effect on a board of the current round.
fn of_board(
    t: &Localizer,
    tournament: &Tournament,
    (round, board): (RoundNo, BoardNo),
    was: Option<Scored>,
) -> Option<String> {
    let round = RoundTable::posted(tournament, round).filter(|round| !round.is_closed)?;
    let (pairing, _) = round.at(board)?;
    let text = match was {
        None => t.msg("undo-no-result"),
        Some(was) => {
            let players = NamedPlayer::pair(tournament, pairing, Names::Full);
            let (first, second) = (players.first.name, players.second.name);
            format!("{first} {} {second}", short_result(t, was.result))
        }
    };
    let values = [("board", board.0.into()), ("text", text.into())];
    Some(t.msg_with("undo-board", &values))
}

fn of_player(t: &Localizer, tournament: &Tournament, who: EntrantId, was: Presence) -> String {
    let player = NamedPlayer::of(tournament, who, Names::Full).name;
    let presence = t.msg(&format!("presence-{}", players::presence_code(was)));
    let values = [("players", player.into()), ("presence", presence.into())];
    t.msg_with("undo-presence", &values)
}
