//! The router: every route in one table. Handlers parse the request, call the desk and answer.

mod api_routes;

use crate::http::request::request_context::SignedIn;
use crate::http::request::upload::{self, FormWithFile};
use crate::http::response::assets;
use crate::http::response::error_page::Answer;
use crate::pages::events::create::Created;
use crate::pages::shared::event_form::EventForm;
use crate::pages::{
    account, api, boards, events, files, players, print, prizes, records, rounds, rules, seats,
    server, staff, standings, translations, umpire,
};
use actix_multipart::form::MultipartFormConfig;
use actix_web::web::{FormConfig, PayloadConfig, ServiceConfig, get, post, resource, scope, to};

/// The limit of a pasted or uploaded list of players, which is sent once more with corrections.
const LIST_BYTES: usize = 8 * 1024 * 1024;

/// `POST /new`: creates the event, then shows the preview of a pasted list of players.
async fn create_event(signed_in: SignedIn, form: FormWithFile<EventForm>) -> Answer {
    match events::create::create(signed_in, form).await? {
        Created::Page(page) => Ok(page),
        Created::List(pasted) => {
            let (context, organiser) = (&pasted.context, &pasted.organiser);
            players::import_preview::of_new_event(context, organiser, pasted.list, &pasted.permit)
                .await
        }
    }
}

/// Registers every route. `tests/it/web/rights.rs` walks this table as every role.
#[rustfmt::skip]
#[expect(clippy::too_many_lines)]
pub fn routes(app: &mut ServiceConfig) {
    // Routes are tried in order: the busiest come first.
    app.default_service(to(events::home::nothing))
        .service(
            scope("/e/{key}")
                .route("", get().to(events::overview::show))
                .route("/live", get().to(events::overview::follow))
                .route("/standings", get().to(standings::player_standings::show))
                .route("/standings/live", get().to(standings::player_standings::follow))
                .route("/boards/{round}/{board}", get().to(boards::spectator::show))
                .route("/boards/{round}/{board}/live", get().to(boards::spectator::follow))
                .route("/boards/{round}/{board}/replay", get().to(boards::spectator::replay))
                .route("/share", get().to(events::share::show))
                .route("/picture.png", get().to(events::share::of_event))
                .route("/standings/picture.png", get().to(events::share::of_standings))
                .route("/boards/{round}/{board}/picture.png", get().to(events::share::of_board))
                .route("/path/{number}/picture.png", get().to(events::share::of_player))
                .route("/rules", get().to(rules::ruleset::of_event))
                .route("/about", get().to(events::about::show))
                .route("/settings", get().to(events::settings::show))
                .route("/settings", post().to(events::settings::save))
                .route("/settings/delay", post().to(events::settings::delay))
                .route("/settings/round-time", post().to(events::settings::round_time::save))
                .route("/settings/finish", post().to(events::settings::finish))
                .route("/check-in", get().to(players::check_in::show))
                .route("/check-in/live", get().to(players::check_in::follow))
                .route("/check-in/mark", post().to(players::check_in::mark))
                .route("/check-in/code", post().to(players::check_in::codes::typed))
                .route("/check-in/scan", get().to(players::check_in::codes::show))
                .service(
                    resource("/check-in/scan")
                        .app_data(multipart(upload::FILE_BYTES))
                        .route(post().to(players::check_in::codes::read)),
                )
                .route("/check-in/stage", post().to(players::check_in::set_stage))
                .route("/players", get().to(players::list::show))
                .route("/players/presence", post().to(players::list::set_presence))
                .route("/players/schools", post().to(players::list::school_names::rename))
                .route("/players/order", get().to(players::order::show))
                .route("/players/order", post().to(players::order::save))
                .service(
                    resource("/players/check")
                        .app_data(multipart(LIST_BYTES))
                        .route(post().to(players::import_preview::show)),
                )
                .service(
                    resource("/players/add")
                        .app_data(PayloadConfig::new(LIST_BYTES))
                        .route(post().to(players::import_preview::add)),
                )
                .service(
                    resource("/players/problems.csv")
                        .app_data(PayloadConfig::new(LIST_BYTES))
                        .route(post().to(players::import_preview::problems)),
                )
                .route("/find", get().to(players::find::show))
                .route("/path/{number}", get().to(players::player_page::show))
                .route("/players/{player}", get().to(players::edit::show))
                .route("/players/{player}", post().to(players::edit::correct))
                .route("/players/{player}/consent", post().to(players::personal_data::consent))
                .route("/players/{player}/data.json", get().to(players::personal_data::data))
                .route("/players/{player}/erase", post().to(players::personal_data::erase))
                .route("/players/{player}/home", post().to(players::edit::go_home))
                .route("/players/{player}/remove", post().to(players::edit::remove))
                .route("/players/{player}/sits-out", post().to(players::pairing_constraints::sit_out))
                .route("/players/{player}/apart", post().to(players::pairing_constraints::keep_apart))
                .route("/players/{player}/seat", post().to(players::pairing_constraints::seat))
                .route("/players/{player}/earlier", post().to(players::earlier_rounds::set))
                .route("/people", get().to(staff::list::show))
                .route("/people/rights", get().to(staff::permissions::rights))
                .route("/people/invite", post().to(staff::list::invite))
                .route("/people/revoke", post().to(staff::list::revoke))
                .route("/people/away", post().to(staff::list::send_away))
                .route("/people/hand-over", post().to(staff::list::hand_over))
                .route("/people/erase", post().to(staff::list::erase))
                .route("/privacy", get().to(events::privacy::show))
                .route("/privacy/days", post().to(events::privacy::keep_for))
                .route("/privacy/names", post().to(events::privacy::erase))
                .route("/privacy/delete", post().to(events::privacy::delete))
                .route("/delete", get().to(events::delete::show))
                .route("/delete", post().to(events::delete::delete))
                .route("/finals", get().to(standings::finals::show))
                .route("/teams.csv", get().to(standings::teams_csv::csv))
                .route("/standings/schools", get().to(standings::school_standings::show))
                .route("/standings/schools.csv", get().to(standings::school_standings::csv))
                .route("/standings/cross-table", get().to(standings::cross_table::show))
                .route("/standings.csv", get().to(standings::player_standings::csv))
                .route("/round-control", get().to(rounds::control::show))
                .route("/round-control/live", get().to(rounds::control::follow))
                .route("/round-control/finish", post().to(rounds::control::finish))
                .route("/round-control/reopen", post().to(rounds::control::reopen))
                .route("/round-control/thanks", post().to(rounds::control::day_over::thank))
                .route("/round-control/demo", post().to(rounds::control::demo::switch))
                .route("/history", get().to(events::history::show))
                .route("/history.csv", get().to(events::history::csv))
                .route("/history/{line}/undo", get().to(events::history::preview_undo))
                .route("/history/{line}/undo", post().to(events::history::take_back))
                .route("/records.txt", get().to(records::export_records::text))
                .route("/records.json", get().to(records::export_records::json))
                .route("/records/scan", get().to(records::scan_record_codes::show))
                .service(
                    resource("/records/scan")
                        .app_data(multipart(upload::FILE_BYTES))
                        .route(post().to(records::scan_record_codes::read)),
                )
                .route("/phones", get().to(rounds::phones::show))
                .route("/phones/{player}/free", post().to(rounds::seats::free))
                .route("/rounds/{round}/boards/{board}/by", post().to(rounds::seats::record_by))
                .route("/rounds/{round}/boards/{board}/code", post().to(rounds::phones::renew))
                .route("/cards", get().to(rounds::penalty_cards::show))
                .route("/cards", post().to(rounds::penalty_cards::rule))
                .route("/cards/back", post().to(rounds::penalty_cards::back))
                .route("/cards.csv", get().to(rounds::penalty_cards::csv))
                .route("/rounds/draft", post().to(rounds::draft::propose))
                .route("/rounds", get().to(rounds::list::show))
                .route("/rounds/{round}", get().to(rounds::posted::show))
                .route("/rounds/{round}/draft", get().to(rounds::draft::show))
                .route("/rounds/{round}/why", get().to(rounds::pairing_explanation::show))
                .route("/rounds/{round}/swap", post().to(rounds::draft::swap))
                .route("/rounds/{round}/split", post().to(rounds::draft::split))
                .route("/rounds/{round}/away", post().to(rounds::draft::away))
                .route("/rounds/{round}/exchange", post().to(rounds::draft::exchange))
                .route("/rounds/{round}/join", post().to(rounds::draft::join))
                .route("/rounds/{round}/bye", post().to(rounds::draft::bye))
                .route("/rounds/{round}/move", post().to(rounds::draft::move_to))
                .route("/rounds/{round}/settle", post().to(rounds::draft::settle))
                .route("/rounds/{round}/discard", post().to(rounds::draft::discard))
                .route("/rounds/{round}/post", post().to(rounds::posted::post))
                .route("/rounds/{round}/unpost", post().to(rounds::posted::unpost))
                .route("/rounds/{round}/reopen", post().to(rounds::posted::reopen))
                .route("/rounds/{round}/postpone", post().to(rounds::posted::postpone))
                .route("/rounds/{round}/timer", post().to(rounds::timer::step))
                .route("/rounds/{round}/boards/{board}/result", post().to(rounds::control::enter))
                .route("/rounds/{round}/boards/{board}/asked", get().to(rounds::calls_and_appeals::show))
                .route("/rounds/{round}/boards/{board}/asked", post().to(rounds::calls_and_appeals::answer))
                .route("/rounds/{round}/correct", get().to(rounds::correct_result::show))
                .route("/rounds/{round}/correct", post().to(rounds::correct_result::correct))
                .route("/rounds/{round}/print/pairings", get().to(print::pairings::show))
                .route("/rounds/{round}/print/pairings.pdf", get().to(print::pairings::pdf))
                .route("/rounds/{round}/print/cards.pdf", get().to(print::board_cards::pdf))
                .route("/rounds/{round}/print/slips.pdf", get().to(print::result_slips::pdf))
                .route("/rounds/{round}/print/sheets.pdf", get().to(print::score_sheets::pdf))
                .route("/page", get().to(events::event_page::show))
                .service(
                    resource("/page")
                        .app_data(FormConfig::default().limit(events::event_page::FORM_BYTES))
                        .route(post().to(events::event_page::save)),
                )
                .route("/schedule", get().to(events::schedule::show))
                .route("/schedule", post().to(events::schedule::save))
                .route("/schedule.ics", get().to(events::schedule::ics))
                .route("/screen", get().to(events::projector::show))
                .route("/screen/live", get().to(events::projector::follow))
                .route("/screen/choose", get().to(events::projector::choose))
                .route("/screen/choose", post().to(events::projector::save))
                .route("/rounds/{round}/print/records", get().to(print::recorded_games::show))
                .route("/files", get().to(files::downloads::show))
                .route("/files/records", get().to(records::import_records::show))
                .route("/event.trf", get().to(files::downloads::trf))
                .route("/event.json", get().to(files::downloads::json))
                .route("/players.csv", get().to(files::downloads::players))
                .route("/pairings.csv", get().to(files::downloads::pairings))
                .route("/matches.csv", get().to(files::downloads::matches))
                .route("/copy.inkundla", get().to(server::backups::event))
                .route("/event.xlsx", get().to(files::downloads::workbook))
                .route("/published.zip", get().to(files::downloads::published))
                .route("/print/standings.pdf", get().to(print::standings::pdf))
                .route("/held", get().to(events::held::show))
                .route("/held", post().to(events::held::save))
                .route("/by-the-book", get().to(events::by_the_book::show))
                .route("/by-the-book", post().to(events::by_the_book::leave))
                .route("/adjustments", get().to(standings::adjustments::show))
                .route("/adjustments", post().to(standings::adjustments::save))
                .route("/prizes", get().to(prizes::list::show))
                .route("/prizes", post().to(prizes::list::save))
                .route("/prizes.csv", get().to(prizes::list::csv))
                .route("/prizes/giving", get().to(prizes::giving::show))
                .route("/prizes/giving", post().to(prizes::giving::read))
                .route("/print/prizes.pdf", get().to(print::prizes::pdf))
                .route("/print/winners.pdf", get().to(print::winners::pdf))
                .route("/print/check-in.pdf", get().to(print::players::check_in))
                .route("/print/participants.pdf", get().to(print::players::participants))
                .route("/print/badges.pdf", get().to(print::players::badges))
                .route("/print/blank.pdf", get().to(print::blank_forms::pdf))
                .route("/print/schools.pdf", get().to(print::standings::schools))
                .route("/print/certificates.pdf", get().to(print::certificates::pdf))
                .route("/rounds/{round}/print/{paper}", get().to(print::old_address))
                .route("/print/{paper}", get().to(print::old_address))
                .service(
                    resource("/files/results")
                        .app_data(multipart(LIST_BYTES))
                        .route(post().to(files::downloads::results)),
                )
                .service(
                    resource("/files/records")
                        .app_data(multipart(upload::FILE_BYTES))
                        .route(post().to(records::import_records::submit)),
                ),
        )
        .service(
            scope("/s/{seat}")
                .route("", get().to(seats::show))
                .route("/live", get().to(seats::follow))
                .route("/record", post().to(seats::board::record))
                .route("/ready", post().to(seats::be_ready))
                .route("/take", post().to(seats::take)),
        )
        .service(
            scope("/u")
                .route("", get().to(umpire::enter_code))
                .route("", post().to(umpire::open))
                .route("/{code}/record", post().to(umpire::record))
                .route("/{code}/live", get().to(umpire::follow))
                .route("/{code}", get().to(umpire::show))
                .route("/{code}/start", post().to(umpire::start))
                .route("/{code}/more", get().to(umpire::actions::show))
                .route("/{code}/more", post().to(umpire::actions::record))
                .route("/{code}/dispute", get().to(umpire::dispute::show))
                .route("/{code}/dispute", post().to(umpire::dispute::record))
                .route("/{code}/next", get().to(umpire::end_card::next))
                .route("/{code}/say", get().to(umpire::announcements::show))
                .route("/{code}/say", post().to(umpire::toss::enter))
                .route("/{code}/set-up", get().to(umpire::set_up::show))
                .route("/{code}/set-up", post().to(umpire::set_up::record))
                .route("/{code}/replay", get().to(boards::spectator::replay_for_umpire))
                .route("/{code}/parts", get().to(umpire::deferred_parts::show))
                .route("/{code}/round-time", get().to(umpire::round_time::show))
                .route("/{code}/look", get().to(umpire::display_settings::show))
                .route("/{code}/codes", get().to(umpire::record_codes::show))
                .route("/{code}/handover", get().to(umpire::handover::show))
                .route("/{code}/take", get().to(umpire::handover::take)),
        )
        .route("/assets/{name}", get().to(assets::serve))
        .route("/health", get().to(server::health::alive))
        .route("/ready", get().to(server::health::ready))
        .route("/", get().to(events::home::show))
        .route("/setup", get().to(account::first_run::show))
        .route("/setup", post().to(account::first_run::set_up))
        .route("/signin", get().to(account::sign_in::show))
        .route("/signin", post().to(account::sign_in::sign_in))
        .route("/signout", post().to(account::sign_in::sign_out))
        .route("/account", get().to(account::settings::show))
        .route("/account/others", post().to(account::settings::end_others))
        .route("/account/phrase", post().to(account::settings::change_phrase))
        .route("/account/recovery", post().to(account::settings::new_code))
        .route("/account/delete", post().to(account::settings::delete))
        .route("/reauthenticate", get().to(account::reauthenticate::show))
        .route("/reauthenticate", post().to(account::reauthenticate::prove))
        .route("/recover", get().to(account::recover::show))
        .route("/recover", post().to(account::recover::recover))
        .route("/join/{secret}", get().to(account::accept_invitation::show))
        .route("/join/{secret}", post().to(account::accept_invitation::accept))
        .route("/events", get().to(events::list::show))
        .route("/demo", post().to(events::home::demo))
        .route("/new", get().to(events::create::show))
        .service(
            resource("/new")
                .app_data(FormConfig::default().limit(LIST_BYTES))
                .app_data(multipart(LIST_BYTES))
                .route(post().to(create_event)),
        )
        .route("/import", get().to(events::import_event::show))
        .service(
            resource("/import")
                .app_data(multipart(upload::FILE_BYTES))
                .route(post().to(events::import_event::submit)),
        )
        .route("/copies", get().to(server::backups::show))
        .route("/copies/all.inkundla", get().to(server::backups::all))
        .route("/copies/kept/{name}", get().to(server::backups::kept))
        .service(
            resource("/copies")
                .app_data(multipart(upload::FILE_BYTES))
                .route(post().to(server::backups::bring)),
        )
        .route("/rules", get().to(rules::list::show))
        .route("/rules/{ruleset}", get().to(rules::ruleset::show))
        .route("/practice", get().to(rules::list::choose))
        .route("/practice/{ruleset}", get().to(boards::practice::show))
        .route("/practice/{ruleset}/learn", get().to(boards::lesson::show))
        .route("/practice/{ruleset}/puzzle", get().to(boards::puzzle::show))
        .route("/puzzle", get().to(boards::puzzle::of_today))
        .route("/check", get().to(records::record_check::show))
        .route("/check/page.html", get().to(records::record_check::page))
        .service(
            resource("/check")
                .app_data(multipart(upload::VISITOR_BYTES))
                .route(post().to(records::record_check::check)),
        )
        .route("/server", get().to(server::administration::show))
        .route("/server/audit.csv", get().to(server::administration::audit))
        .route("/server/accounts", get().to(server::administration::accounts::show))
        .service(
            scope("/server/accounts/{account}")
                .route("", get().to(server::administration::account::show))
                .route("/rename", post().to(server::administration::account::rename))
                .route("/sign-out", post().to(server::administration::account::sign_out))
                .route("/operator", post().to(server::administration::account::set_operator))
                .route("/reset", post().to(server::administration::account::reset))
                .route("/delete", post().to(server::administration::account::delete)),
        )
        .route("/server/events", get().to(server::administration::events::show))
        .service(
            scope("/server/events/{key}")
                .route("", get().to(server::administration::event::show))
                .route("/give", post().to(server::administration::event::give))
                .route("/finish", post().to(server::administration::event::finish))
                .route("/erase-names", post().to(server::administration::event::erase_names))
                .route("/delete", post().to(server::administration::event::delete)),
        )
        .route("/move", get().to(server::move_data::show))
        .route("/move/file", post().to(server::move_data::make))
        .route("/move/back", post().to(server::move_data::go_on))
        .route("/move/offer", post().to(server::move_data::offer))
        .route("/move/withdraw", post().to(server::move_data::withdraw))
        .route("/take/{name}", get().to(server::move_data::take))
        .route("/move/bring", get().to(server::receive_data::show))
        .service(
            resource("/move/bring")
                .app_data(multipart(upload::FILE_BYTES))
                .route(post().to(server::receive_data::bring)),
        )
        .route("/move/fetch", post().to(server::receive_data::fetch))
        .route("/laptop", get().to(server::laptop::show))
        .route("/laptop/phones", post().to(server::laptop::phones))
        .route("/laptop/close", post().to(server::laptop::close))
        .route("/tour", get().to(server::tour::show))
        .route("/hello", get().to(server::laptop::hello))
        .route("/words", get().to(translations::review::show))
        .route("/words", post().to(translations::review::answer))
        .route("/words/undo", post().to(translations::review::undo))
        .route("/words/all", get().to(translations::message_list::show))
        .route("/words/about", get().to(translations::progress::show))
        .route("/words/mine.ftl", get().to(translations::answer_files::mine))
        .route("/words/everybody.ftl", get().to(translations::answer_files::everybody))
        .service(
            resource("/words/answers")
                .app_data(multipart(LIST_BYTES))
                .route(post().to(translations::answer_files::import)),
        )
        .route("/words/link", post().to(translations::speakers_link::renew))
        .route("/words/{secret}", get().to(translations::speakers_link::show))
        .route("/words/{secret}", post().to(translations::speakers_link::enter))
        .route("/accessibility", get().to(server::accessibility::show))
        .route("/api", get().to(api::v1::show))
        .service(api_routes::v1());
}

fn multipart(bytes: usize) -> MultipartFormConfig {
    MultipartFormConfig::default()
        .total_limit(bytes)
        .memory_limit(bytes)
}

#[cfg(test)]
mod tests;
