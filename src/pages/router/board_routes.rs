//! The routes of people at a board: players who record their own game, and umpires.

use crate::pages::{boards, seats, umpire};
use actix_web::Scope;
use actix_web::web::{get, post, scope};

/// The own seat of a player in an event.
#[rustfmt::skip]
pub(super) fn seat() -> Scope {
    scope("/s/{seat}")
        .route("", get().to(seats::show))
        .route("/live", get().to(seats::follow))
        .route("/record", post().to(seats::board::record))
        .route("/ready", post().to(seats::be_ready))
        .route("/take", post().to(seats::take))
}

/// Games of two people without an event.
#[rustfmt::skip]
pub(super) fn play() -> Scope {
    scope("/play")
        .route("", get().to(seats::play::choose))
        .route("", post().to(seats::play::begin))
        .route("/{code}", get().to(seats::play_by_code::show))
        .route("/{code}/live", get().to(seats::play_by_code::follow))
        .route("/{code}/record", post().to(seats::play_by_code::record))
        .route("/{code}/ready", post().to(seats::play_by_code::be_ready))
        .route("/{code}/take", post().to(seats::play_by_code::join))
        .route("/{code}/again", post().to(seats::play_by_code::play_again))
        .route("/{code}/record.txt", get().to(seats::play_by_code::file))
}

/// The page of an umpire.
#[rustfmt::skip]
pub(super) fn umpire() -> Scope {
    scope("/u")
        .route("", get().to(umpire::enter_code)).route("", post().to(umpire::open))
        .route("/{code}/record", post().to(umpire::record))
        .route("/{code}/live", get().to(umpire::follow))
        .route("/{code}", get().to(umpire::show))
        .route("/{code}/start", post().to(umpire::start))
        .route("/{code}/more", get().to(umpire::actions::show)).route("/{code}/more", post().to(umpire::actions::record))
        .route("/{code}/dispute", get().to(umpire::dispute::show))
        .route("/{code}/dispute", post().to(umpire::dispute::record))
        .route("/{code}/adjudicate", get().to(umpire::adjudicate::show))
        .route("/{code}/next", get().to(umpire::end_card::next))
        .route("/{code}/say", get().to(umpire::announcements::show)).route("/{code}/say", post().to(umpire::toss::enter))
        .route("/{code}/set-up", get().to(umpire::set_up::show))
        .route("/{code}/set-up", post().to(umpire::set_up::record))
        .route("/{code}/replay", get().to(boards::spectator::replay_for_umpire))
        .route("/{code}/parts", get().to(umpire::deferred_parts::show))
        .route("/{code}/round-time", get().to(umpire::round_time::show))
        .route("/{code}/look", get().to(umpire::display_settings::show))
        .route("/{code}/codes", get().to(umpire::record_codes::show))
        .route("/{code}/handover", get().to(umpire::handover::show))
        .route("/{code}/take", get().to(umpire::handover::take))
}
