//! The toss: the winner begins; entered before the first turn.

use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame, is_tossed};
use crate::http::request::form_parsing::side;
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::view::game_view::alias;
use actix_web::web::Form;
use serde::Deserialize;

/// The choices of the toss, as the pairing proposes or as last entered.
pub(super) struct TossForm {
    /// The name of the player who currently begins.
    pub(super) first: String,
    pub(super) choices: [TossChoice; 2],
}

pub(super) struct TossChoice {
    pub(super) side: &'static str,
    pub(super) text: String,
    pub(super) is_chosen: bool,
}

/// The fields of the toss.
#[derive(Deserialize, Default)]
pub struct TossSent {
    #[serde(default)]
    begins: String,
    /// The name of the player who began when the page was rendered.
    #[serde(default)]
    first: String,
}

/// The form, if the game decides by a toss who begins and has no entry yet.
pub(super) fn toss_form(
    t: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
) -> Option<TossForm> {
    let is_open = board_context.is_open && board_context.result.is_none() && recorded.game.seq == 0;
    let choice = |one: Side| TossChoice {
        side: one.code(),
        text: t.msg_arg("toss-begins", "player", alias(&board_context.names, one)),
        is_chosen: one == Side::First,
    };
    (is_open && is_tossed(&board_context.event)).then(|| TossForm {
        first: alias(&board_context.names, Side::First),
        choices: Side::BOTH.map(choice),
    })
}

impl TossSent {
    /// The side that begins, as seated now; `None` if nothing was chosen.
    pub(super) fn side(&self, board_context: &BoardContext) -> Result<Option<Side>, Fault> {
        if self.begins.is_empty() {
            return Ok(None);
        }
        let chosen = side(&self.begins)?;
        // The toss has been entered on another page since this one was rendered.
        let is_turned = self.first != alias(&board_context.names, Side::First);
        Ok(Some(if is_turned { !chosen } else { chosen }))
    }
}

/// `POST /u/{code}/say`: enters the toss.
///
/// # Errors
/// When the game has begun, or another phone records.
pub async fn enter(umpiring: Umpiring, form: Form<TossSent>) -> Answer {
    let (context, umpire) = (&umpiring.context, umpiring.umpire.clone());
    let at = context.at;
    context
        .desk(move |desk| match form.side(umpire.board_context())? {
            Some(begins) => desk.enter_toss(&umpire, begins, at),
            None => Ok(()),
        })
        .await?;
    Ok(umpiring.see_board())
}
