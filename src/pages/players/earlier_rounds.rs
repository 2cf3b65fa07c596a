//! The rounds before a late entry, on the page of the player.

use crate::desk::fault::FormProblem;
use crate::desk::rights::ChangePlayers;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::PlayerPath;
use crate::tournament::{ByeKind, EntrantId, RoundNo, Tournament};
use actix_web::web::Form;

/// The check box of a round.
pub(super) struct EarlierRound {
    pub(super) round: u16,
    pub(super) text: String,
    pub(super) is_half: bool,
}

/// The rounds before the entry of a player; empty if there are none, or if they are settled.
pub(super) fn earlier_rounds(
    t: &Localizer,
    tournament: &Tournament,
    player: EntrantId,
) -> Vec<EarlierRound> {
    let rounds = tournament.earlier_rounds(player).into_iter();
    let rounds = rounds.map(|(round, is_half)| {
        let values = [
            ("round", round.0.into()),
            ("kind", t.localize(&ByeKind::Half).into()),
        ];
        EarlierRound {
            round: round.0,
            text: t.msg_with("wish-round", &values),
            is_half,
        }
    });
    rounds.collect()
}

/// `POST /e/{key}/players/{player}/earlier`: gives half a point for the rounds in the fields `half`.
///
/// # Errors
/// When one of them is no round before the entry.
pub async fn set(
    organising: Organising<ChangePlayers>,
    path: PlayerPath,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let halves = form.iter().filter(|(field, _)| field == "half");
    let halves = halves.map(|(_, round)| round.parse().map(RoundNo));
    let halves = halves.collect::<Result<Vec<RoundNo>, _>>();
    let fault = |_| wrong("round", FormProblem::NotANumber);
    let halves = halves.map_err(|why| organising.context.failed(fault(why)))?;
    let (page, who) = (organising.paths().player(path.1), EntrantId(path.1));
    organising
        .change(page, FlashMessage::PlayerSaved, move |desk, by, at| {
            desk.set_earlier_rounds(by, who, halves, at)
        })
        .await
}
