//! `/e/<event>/rounds/<n>/print/cards.pdf`: a card for each board with its access code.

use super::{PrintedRound, before_paper, handed_out, printed, tables_as_pdf};
use crate::desk::games::ListedSeat;
use crate::desk::rights::HandOutBoards;
use crate::formats::pdf::{BoardCard, PdfPart};
use crate::formats::qr::Qr;
use crate::formats::table::Table;
use crate::http::request::base_url::base;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::RoundPath;
use crate::paths;
use crate::store::Board;
use crate::system_time;
use crate::view::round_tables::{NamedPlayer, Names};
use actix_web::HttpRequest;
use actix_web::web::Query;
use chrono::DateTime;
use serde::Deserialize;

/// The cards to print.
#[derive(Deserialize)]
pub struct BoardCardsQuery {
    /// Only the card of this board.
    board: Option<u16>,
    /// `missing`: only cards of boards without a phone.
    show: Option<String>,
}

impl BoardCardsQuery {
    fn only_missing(&self) -> bool {
        self.show.as_deref() == Some("missing")
    }

    fn has(&self, board: &Board) -> bool {
        let recorder = board
            .state
            .as_ref()
            .and_then(|state| state.recorder.as_ref());
        let is_missing = recorder.is_none() && board.result.is_none();
        self.board
            .is_none_or(|number| number == board.pairing.board.0)
            && (!self.only_missing() || is_missing)
    }
}

/// `GET /e/{key}/rounds/{round}/print/cards.pdf`. Browsers first get a warning if phones cannot
/// open the printed address.
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub(crate) async fn pdf(
    Organising { context, organiser }: Organising<HandOutBoards>,
    round_path: RoundPath,
    query: Query<BoardCardsQuery>,
    request: HttpRequest,
) -> Answer {
    let printed = printed(&context, &organiser, round_path.1, false).await?;
    let (t, event, round) = (&*context.t, &printed.event, printed.round.number);
    let base = base(&context.shared.ingress, &request);
    let title = t.msg_arg("print-cards-title", "round", round.0);
    if base.is_only_here && context.reply.can_wait_on_page {
        return before_paper(&context, event, title, (base.only_here(t), true));
    }
    let file = (&*format!("cards-{round}"), title);
    let seats = {
        let event = event.clone();
        context.desk(move |desk| desk.listed_seats(&event)).await?
    };
    let cards = cards(t, (&printed, &seats), &base.url, &query);
    if cards.is_empty() {
        let why = if printed.round.is_closed {
            "no-cards"
        } else {
            "no-cards-missing"
        };
        let table = Table::under(t.msg(why), Vec::new());
        return tables_as_pdf(&context, event, file, vec![table]).await;
    }
    handed_out(&context, event, file, vec![PdfPart::Cards(cards)]).await
}

/// A card for each board with a code; none for a closed round.
fn cards(
    t: &Localizer,
    (printed, seats): (&PrintedRound, &[ListedSeat]),
    base: &str,
    query: &BoardCardsQuery,
) -> Vec<BoardCard> {
    if printed.round.is_closed {
        return Vec::new();
    }
    let coded = printed.boards.iter();
    coded
        .filter(|(board, _)| query.has(board))
        .flat_map(|(board, code)| {
            let options = &printed.event.options;
            if options.is_on_devices(board.round, board.pairing.board) {
                return seat_cards(t, printed, base, (board, seats));
            }
            let card = code.clone().map(|code| card(t, printed, base, board, code));
            card.into_iter().collect()
        })
        .collect()
}

/// A card for each player of a board who records the own turns.
fn seat_cards(
    t: &Localizer,
    printed: &PrintedRound,
    base: &str,
    (board, seats): (&Board, &[ListedSeat]),
) -> Vec<BoardCard> {
    let players = [board.pairing.first, board.pairing.second];
    let seats = players.map(|player| seats.iter().find(|seat| seat.entrant == player));
    let cards = seats.into_iter().flatten().map(|seat| {
        let address = format!("{base}{}", paths::of_seat(&seat.code).seat());
        BoardCard {
            heading: printed.board_heading(t, "place", &board.pairing),
            qr: Qr::of(&address),
            how: t.msg("card-how-seat"),
            good: NamedPlayer::of(&printed.tournament, seat.entrant, Names::Full).name,
            address,
            code: seat.code.clone(),
        }
    });
    cards.collect()
}

fn card(
    t: &Localizer,
    printed: &PrintedRound,
    base: &str,
    board: &Board,
    code: String,
) -> BoardCard {
    let address = format!("{base}/u/{code}");
    let until = board
        .code
        .and_then(|code| DateTime::from_timestamp_millis(code.expires_at_ms))
        .map(system_time::time_of_day);
    BoardCard {
        heading: printed.board_heading(t, "place", &board.pairing),
        qr: Qr::of(&address),
        how: t.msg("card-how"),
        good: t.msg_arg("card-good", "time", until.unwrap_or_default()),
        address,
        code,
    }
}
