//! The seats of the players on the page of the phones: links and codes, which device has a seat, and who records
//! a board.

use crate::desk::games::ListedSeat;
use crate::desk::rights::RunEvent;
use crate::formats::qr::Qr;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::{BoardPath, PlayerPath};
use crate::paths;
use crate::store::Board;
use crate::system_time;
use crate::tournament::{BoardNo, EntrantId, RoundNo, Tournament};
use crate::view::round_tables::{NamedPlayer, Names};
use actix_web::web::Form;
use serde::Deserialize;

/// The seat of a player at a board of the round.
pub(super) struct SeatRow {
    pub(super) player: i64,
    pub(super) board: BoardNo,
    pub(super) name: String,
    /// Since when a device has it; empty if none has.
    pub(super) since: String,
    pub(super) is_ready: bool,
    pub(super) address: String,
    pub(super) code: String,
    pub(super) qr: Option<Qr>,
    pub(super) free: String,
}

/// The seats at the boards that the players record, by board.
pub(super) fn rows(
    t: &Localizer,
    tournament: &Tournament,
    boards: &[Board],
    seats: &[ListedSeat],
    base: &str,
) -> Vec<SeatRow> {
    let options = &tournament.options;
    let on_devices = boards
        .iter()
        .filter(|board| options.is_on_devices(board.round, board.pairing.board));
    let pairs = on_devices.flat_map(|board| {
        let players = [board.pairing.first, board.pairing.second];
        players.map(|player| (board, player))
    });
    pairs
        .filter_map(|(board, player)| {
            let seat = seats.iter().find(|seat| seat.entrant == player)?;
            Some(row(t, tournament, (board, seat), base))
        })
        .collect()
}

fn row(
    t: &Localizer,
    tournament: &Tournament,
    (board, seat): (&Board, &ListedSeat),
    base: &str,
) -> SeatRow {
    let name = NamedPlayer::of(tournament, seat.entrant, Names::Full).name;
    let address = format!("{base}{}", paths::of_seat(&seat.code).seat());
    SeatRow {
        player: seat.entrant.0,
        board: board.pairing.board,
        since: seat.since_ms.map_or(String::new(), |since| {
            let time = system_time::time_of_day(system_time::of_millis(since));
            t.msg_arg("phones-seat-since", "time", time)
        }),
        is_ready: seat.since_ms.is_some() && seat.ready == Some(board.round),
        qr: Qr::of(&address),
        address,
        code: seat.code.clone(),
        free: t.msg_arg("phones-seat-free", "player", name.as_str()),
        name,
    }
}

/// Whether the link becomes invalid, too.
#[derive(Deserialize)]
pub struct FreeForm {
    #[serde(default)]
    new_code: String,
}

/// `POST /e/{key}/phones/{player}/free`: frees the seat of a player.
///
/// # Errors
/// When there is no such player.
pub(crate) async fn free(
    organising: Organising<RunEvent>,
    path: PlayerPath,
    form: Form<FreeForm>,
) -> Answer {
    let (_, player) = path.into_inner();
    let page = organising.paths().phones();
    let is_code_withdrawn = !form.new_code.is_empty();
    organising
        .change(page, FlashMessage::SeatFreed, move |desk, by, at| {
            desk.free_seat(by, EntrantId(player), is_code_withdrawn, at)
        })
        .await
}

/// The person who records a board: `players`, or else an umpire.
#[derive(Deserialize)]
pub struct RecordByForm {
    #[serde(default)]
    by: String,
}

/// `POST /e/{key}/rounds/{round}/boards/{board}/by`: lets the players of a board record, or an umpire.
///
/// # Errors
/// When there is no such board.
pub(crate) async fn record_by(
    organising: Organising<RunEvent>,
    path: BoardPath,
    form: Form<RecordByForm>,
) -> Answer {
    let (_, round, board) = path.into_inner();
    let page = organising.paths().phones();
    let is_on = form.by == "players";
    organising
        .change(page, FlashMessage::BoardMoved, move |desk, by, at| {
            desk.put_on_devices(by, (RoundNo(round), BoardNo(board)), is_on, at)
        })
        .await
}
