//! Sentences about a result that was entered, or why it was not.

use crate::desk::Fault;
use crate::desk::games::EnteredResult;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{other_result, words};
use crate::i18n::short_result;
use crate::tournament::{BoardNo, PairingResult, RoundNo, Tournament};
use crate::view::round_tables::{NamedPlayer, Names, RoundTable, result_text};

/// Why a result was not saved. If another organiser was faster, their result is shown with names.
pub(super) fn why_not(
    context: &RequestContext,
    tournament: &Tournament,
    (round, board): (RoundNo, BoardNo),
    fault: &Fault,
) -> String {
    let t = &*context.t;
    let Fault::OtherResult { stands, .. } = fault else {
        return words(fault, t);
    };
    let round = RoundTable::posted(tournament, round);
    let names = round.as_ref().and_then(|round| round.at(board));
    let names = names.map(|(pairing, _)| NamedPlayer::pair(tournament, pairing, Names::Full));
    let stands = stands.map(|result| match &names {
        Some(players) => result_text(t, players, result),
        None => short_result(t, result),
    });
    t.format(&other_result(board, stands))
}

/// A sentence about the saved result.
pub(super) fn saved(
    context: &RequestContext,
    tournament: &Tournament,
    (round, board): (RoundNo, BoardNo),
    (done, result): (EnteredResult, Option<PairingResult>),
) -> String {
    let t = &*context.t;
    let round = RoundTable::posted(tournament, round);
    let pairing = round.as_ref().and_then(|round| round.at(board));
    match (result, pairing) {
        (Some(result), Some((pairing, _))) => {
            let players = NamedPlayer::pair(tournament, pairing, Names::Full);
            let text = result_text(t, &players, result).into();
            let values = [("board", board.0.into()), ("text", text)];
            match done {
                EnteredResult::Recorded => t.msg_with("run-saved", &values),
                EnteredResult::Reported => t.msg_with("run-to-confirm", &values),
            }
        }
        _ => t.msg_arg("run-cleared", "board", board.0),
    }
}
