//! Computes the offer to undo the last action: a button, or the key z, on the next page. It opens the same
//! page as the history does.

use crate::desk::history::Action;
use crate::desk::rights::Actor;
use crate::desk::undo::{Change, UndoableChange};
use crate::http::request::percent_encoding::escaped;
use crate::http::request::request_context::{RequestContext, event_of};
use crate::http::response::error_page::Failed;
use crate::http::response::undo_offer::UndoOffer;
use crate::i18n::Localizer;
use crate::paths;
use crate::view::round_tables::RoundTable;
use chrono::{DateTime, Utc};

impl RequestContext {
    /// Adds the offer to undo the action at time `at`; undoing returns to page `to` of the event.
    pub(crate) async fn offered(
        mut self,
        organiser: &Actor,
        at: DateTime<Utc>,
        to: String,
    ) -> Result<RequestContext, Failed> {
        let by = organiser.clone();
        let undoable = self.desk(move |desk| desk.undoable_at(&by, at)).await?;
        self.reply.undo =
            undoable.map(|undoable| undo(&self.t, &organiser.event().key, &undoable, to));
        Ok(self)
    }

    /// The requested page, relative to the event: the page to return to after an undo.
    pub(crate) fn here(&self) -> String {
        let prefix = event_of(&self.sent.path).map_or(0, |key| "/e/".len() + key.len() + 1);
        let page = self.sent.path.get(prefix..).unwrap_or_default();
        format!("{page}?{}", self.sent.elsewhere)
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
    let action = crate::view::audit_text::audit_text(t, &undoable.tournament, &undoable.line);
    t.msg_arg("undo-last", "action", action)
}

/// The label of the button, if one sentence can describe the whole effect.
fn small(t: &Localizer, undoable: &UndoableChange) -> Option<String> {
    let is_small = match &undoable.change {
        Change::Results(round, boards) => {
            let is_open = RoundTable::posted(&undoable.tournament, *round)
                .is_some_and(|round| !round.is_closed);
            boards.len() == 1 && is_open
        }
        Change::Presence(was, _) => was.len() == 1,
        Change::Consent(..) | Change::RoundTime(..) => true,
        Change::Draft(..) => {
            Action::from_code(&undoable.line.what).is_some_and(Action::is_of_draft)
        }
        _ => false,
    };
    is_small.then(|| last(t, undoable))
}
