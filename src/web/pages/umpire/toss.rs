//! The toss: who won it and begins, entered before the first turn.

use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame, is_tossed};
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::web::forms::{side, side_code};
use crate::web::game_view::alias;
use crate::web::request_context::Umpiring;
use crate::web::{Answer, paths};
use actix_web::web::Form;
use serde::Deserialize;

/// Who can win the toss, as the pairing proposes or as it was entered last.
pub(super) struct TossForm {
    /// The name of the player who begins as it stands.
    pub(super) first: String,
    pub(super) choices: [TossChoice; 2],
}

/// One of the two.
pub(super) struct TossChoice {
    pub(super) side: &'static str,
    pub(super) text: String,
    pub(super) is_chosen: bool,
}

/// What the form sends.
#[derive(Deserialize, Default)]
pub struct TossSent {
    #[serde(default)]
    begins: String,
    /// The name of the player who began as the page was drawn.
    #[serde(default)]
    first: String,
}

/// The form, where the game leaves who begins to a toss and nothing is recorded yet.
pub(super) fn toss_form(
    t: &Localizer,
    seat: &BoardContext,
    recorded: &RecordedGame,
) -> Option<TossForm> {
    let is_open = seat.is_open && seat.result.is_none() && recorded.game.seq == 0;
    let choice = |one: Side| TossChoice {
        side: side_code(one),
        text: t.msg_arg("toss-begins", "player", alias(&seat.names, one)),
        is_chosen: one == Side::First,
    };
    (is_open && is_tossed(&seat.event)).then(|| TossForm {
        first: alias(&seat.names, Side::First),
        choices: Side::BOTH.map(choice),
    })
}

impl TossSent {
    /// Who begins, of the sides as they are now; `None` where nothing was chosen.
    ///
    /// # Errors
    /// When it names no side.
    pub(super) fn side(&self, seat: &BoardContext) -> Result<Option<Side>, Fault> {
        if self.begins.is_empty() {
            return Ok(None);
        }
        let chosen = side(&self.begins)?;
        // The toss has been entered on another page since this one was drawn.
        let is_turned = self.first != alias(&seat.names, Side::First);
        Ok(Some(if is_turned { !chosen } else { chosen }))
    }
}

/// `POST /u/{code}/say`: the toss is entered.
///
/// # Errors
/// When the game has begun, or another phone records.
pub async fn enter(umpiring: Umpiring, form: Form<TossSent>) -> Answer {
    let (visitor, umpire) = (&umpiring.visitor, umpiring.umpire.clone());
    let at = visitor.at;
    visitor
        .desk(move |desk| match form.side(umpire.seat())? {
            Some(begins) => desk.enter_toss(&umpire, begins, at),
            None => Ok(()),
        })
        .await?;
    Ok(visitor.see(&paths::of_code(&umpiring.code).board(), None))
}
