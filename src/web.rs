//! The pages: every route on one screen. Handlers parse, ask the desk, answer.

pub mod address;
mod allowed_hosts;
pub mod assets;
mod body_timeout;
pub mod clock;
mod collate;
mod compress;
mod counters;
mod csrf;
mod detachable_connection;
mod download;
pub mod draw;
mod error_fallback;
mod fair_wakeup;
mod fault;
pub mod figures;
mod forms;
mod guard;
mod head_request;
pub mod ingress;
mod kept;
pub mod lanes;
mod language;
mod lawbook;
mod lists;
mod live;
pub mod open_files;
mod outlook;
mod page;
pub mod page_cache;
mod pager;
pub mod pages;
mod planning;
pub mod published;
mod query;
mod rate_limited_log;
mod scene;
pub mod server;
mod shared;
mod steps;
mod table;
pub mod tls;
mod tour;
mod trace;
mod undo;
mod upload;
mod why;

pub use fault::Failed;
pub use page::{Notice, Page};
pub use shared::Shared;

use actix_multipart::form::MultipartFormConfig;
use actix_web::web::{PayloadConfig, ServiceConfig, get, post, resource, scope};
use pages::{
    account, again, api, asked, board, cards, check, child, copies, correct, draft, event, files,
    finals, find, health, history, home, import, join, new, people, phones, player, players,
    practice, print, privacy, reasons, records, recover, round, rules, rulesets, run, schedule,
    screen, settings, setup, signin, standings, take, teams, umpire, wishes,
};

/// What a handler gives back: a page, or what went wrong as a page.
pub type Answer = Result<actix_web::HttpResponse, Failed>;

/// Every route there is. `tests/it/web/rights.rs` walks this list as every role.
pub fn routes(app: &mut ServiceConfig) {
    // Routes are tried in order: what is asked for most comes first.
    app.default_service(actix_web::web::to(home::nothing))
        .service(
            scope("/e/{key}")
                .route("", get().to(event::show))
                .route("/live", get().to(event::follow))
                .route("/standings", get().to(standings::show))
                .route("/standings/live", get().to(standings::follow))
                .route("/boards/{round}/{board}", get().to(board::show))
                .route("/boards/{round}/{board}/live", get().to(board::follow))
                .route("/boards/{round}/{board}/replay", get().to(board::replay))
                .route("/rules", get().to(rules::of_event))
                .route("/settings", get().to(settings::show))
                .route("/settings", post().to(settings::save))
                .route("/settings/delay", post().to(settings::delay))
                .route("/settings/finish", post().to(settings::finish))
                .configure(players_of)
                .configure(people_of)
                .route("/finals", get().to(finals::show))
                .route("/teams.csv", get().to(teams::csv))
                .route("/standings/schools", get().to(standings::schools::show))
                .route("/standings/schools.csv", get().to(standings::schools::csv))
                .route("/standings.csv", get().to(standings::csv))
                .configure(rounds)
                .configure(files_of),
        )
        .service(
            scope("/u")
                .route("", get().to(umpire::door))
                .route("", post().to(umpire::open))
                .route("/{code}/record", post().to(umpire::record))
                .route("/{code}/live", get().to(umpire::follow))
                .route("/{code}", get().to(umpire::show))
                .route("/{code}/start", post().to(umpire::start))
                .route("/{code}/more", get().to(umpire::more::show))
                .route("/{code}/more", post().to(umpire::more::record))
                .route("/{code}/mend", get().to(umpire::mend::show))
                .route("/{code}/set-up", get().to(umpire::set_up::show))
                .route("/{code}/set-up", post().to(umpire::set_up::record))
                .route("/{code}/replay", get().to(board::replay_for_umpire))
                .route("/{code}/look", get().to(umpire::look::show))
                .route("/{code}/handover", get().to(umpire::handover::show))
                .route("/{code}/take", get().to(umpire::handover::take)),
        )
        .configure(entrance)
        .configure(imports)
        .configure(programs);
}

/// What belongs to no event: who comes in, and by what.
fn entrance(app: &mut ServiceConfig) {
    app.route("/assets/{name}", get().to(assets::serve))
        .route("/health", get().to(health::alive))
        .route("/ready", get().to(health::ready))
        .route("/", get().to(home::show))
        .route("/setup", get().to(setup::show))
        .route("/setup", post().to(setup::set_up))
        .route("/signin", get().to(signin::show))
        .route("/signin", post().to(signin::sign_in))
        .route("/signout", post().to(signin::sign_out))
        .route("/account", get().to(account::show))
        .route("/account/others", post().to(account::end_others))
        .route("/account/phrase", post().to(account::change_phrase))
        .route("/account/recovery", post().to(account::new_code))
        .route("/account/delete", post().to(account::delete))
        .configure(doors)
        .route("/demo", post().to(home::demo))
        .route("/new", get().to(new::show))
        .route("/new", post().to(new::create));
}

/// How people come in besides with their pass-phrase.
fn doors(app: &mut ServiceConfig) {
    app.route("/again", get().to(again::show))
        .route("/again", post().to(again::prove))
        .route("/kept", get().to(pages::kept::show))
        .route("/kept/drop", post().to(pages::kept::forget))
        .route("/recover", get().to(recover::show))
        .route("/recover", post().to(recover::recover))
        .route("/join/{secret}", get().to(join::show))
        .route("/join/{secret}", post().to(join::accept));
}

/// The games themselves: their rules, boards to try. What other programs may read.
fn programs(app: &mut ServiceConfig) {
    app.route("/rules", get().to(rulesets::show))
        .route("/rules/{ruleset}", get().to(rules::show))
        .route("/practice", get().to(rulesets::choose))
        .route("/practice/{ruleset}", get().to(practice::show))
        .route("/api", get().to(api::show))
        .service(
            scope("/api/v1")
                .route("/openapi.json", get().to(api::description))
                .route("/events", get().to(api::events))
                .route("/events/{key}", get().to(api::event))
                .route("/events/{key}/entrants", get().to(api::entrants))
                .route("/events/{key}/rounds", get().to(api::rounds))
                .route("/events/{key}/rounds/{round}", get().to(api::round))
                .route("/events/{key}/standings", get().to(api::standings))
                .route("/events/{key}/teams", get().to(api::teams)),
        );
}

/// Copies of everything and of single events.
fn backups(app: &mut ServiceConfig) {
    app.route("/copies", get().to(copies::show))
        .route("/copies/all.inkundla", get().to(copies::all))
        .route("/copies/kept/{name}", get().to(copies::kept))
        .service(
            resource("/copies")
                .app_data(upload(upload::FILE_BYTES))
                .route(post().to(copies::bring)),
        );
}

/// What comes from a file as a whole: as large as a report file may be.
fn imports(app: &mut ServiceConfig) {
    app.route("/import", get().to(import::show))
        .service(
            resource("/import")
                .app_data(upload(upload::FILE_BYTES))
                .route(post().to(import::look)),
        )
        .configure(backups);
}

/// The event as files, and results in.
fn files_of(event: &mut ServiceConfig) {
    event
        .route("/files", get().to(files::show))
        .route("/files/records", get().to(take::show))
        .route("/event.trf", get().to(files::trf))
        .route("/event.json", get().to(files::json))
        .route("/players.csv", get().to(files::players))
        .route("/pairings.csv", get().to(files::pairings))
        .route("/matches.csv", get().to(files::matches))
        .route("/copy.inkundla", get().to(copies::event))
        .route("/event.xlsx", get().to(files::workbook))
        .route("/published.zip", get().to(files::published))
        .route("/print/standings.pdf", get().to(print::standings::pdf))
        .route("/print/winners", get().to(print::winners::show))
        .route("/print/winners.pdf", get().to(print::winners::pdf))
        .route("/print/blank", get().to(print::blank::show))
        .route("/print/blank.pdf", get().to(print::blank::pdf))
        .route("/print/schools.pdf", get().to(print::standings::schools))
        .route(
            "/print/certificates.pdf",
            get().to(print::certificates::pdf),
        )
        .service(
            resource("/files/results")
                .app_data(upload(LIST_BYTES))
                .route(post().to(files::results)),
        )
        .service(
            resource("/files/records")
                .app_data(upload(upload::FILE_BYTES))
                .route(post().to(take::look)),
        );
}

fn upload(bytes: usize) -> MultipartFormConfig {
    MultipartFormConfig::default()
        .total_limit(bytes)
        .memory_limit(bytes)
}

/// When the rounds are, and what hangs on the wall.
fn hall(event: &mut ServiceConfig) {
    event
        .route("/schedule", get().to(schedule::show))
        .route("/schedule", post().to(schedule::save))
        .route("/schedule.ics", get().to(schedule::ics))
        .route("/screen", get().to(screen::show))
        .route("/screen/live", get().to(screen::follow))
        .route("/screen/choose", get().to(screen::choose))
        .route("/screen/choose", post().to(screen::save));
}

/// What belongs to the rounds of an event.
fn rounds(event: &mut ServiceConfig) {
    event
        .route("/run", get().to(run::show))
        .route("/run/live", get().to(run::follow))
        .route("/run/finish", post().to(run::finish))
        .route("/run/reopen", post().to(run::reopen))
        .configure(past)
        .route("/phones", get().to(phones::show))
        .route(
            "/rounds/{round}/boards/{board}/code",
            post().to(phones::renew),
        )
        .route("/cards", get().to(cards::show))
        .route("/cards", post().to(cards::rule))
        .route("/cards/back", post().to(cards::back))
        .route("/cards.csv", get().to(cards::csv))
        .route("/rounds/draft", post().to(draft::propose))
        .route("/rounds/{round}", get().to(round::show))
        .route("/rounds/{round}/draft", get().to(draft::show))
        .route("/rounds/{round}/why", get().to(reasons::show))
        .route("/rounds/{round}/swap", post().to(draft::swap))
        .route("/rounds/{round}/split", post().to(draft::split))
        .route("/rounds/{round}/away", post().to(draft::away))
        .route("/rounds/{round}/exchange", post().to(draft::exchange))
        .route("/rounds/{round}/join", post().to(draft::join))
        .route("/rounds/{round}/bye", post().to(draft::bye))
        .route("/rounds/{round}/move", post().to(draft::move_to))
        .route("/rounds/{round}/settle", post().to(draft::settle))
        .route("/rounds/{round}/discard", post().to(draft::discard))
        .route("/rounds/{round}/post", post().to(round::post))
        .route("/rounds/{round}/unpost", post().to(round::unpost))
        .route("/rounds/{round}/reopen", post().to(round::reopen))
        .route("/rounds/{round}/postpone", post().to(round::postpone))
        .route(
            "/rounds/{round}/boards/{board}/result",
            post().to(run::enter),
        )
        .route(
            "/rounds/{round}/boards/{board}/asked",
            get().to(asked::show),
        )
        .route(
            "/rounds/{round}/boards/{board}/asked",
            post().to(asked::answer),
        )
        .route("/rounds/{round}/correct", get().to(correct::show))
        .route("/rounds/{round}/correct", post().to(correct::correct))
        .route(
            "/rounds/{round}/print/pairings",
            get().to(print::pairings::show),
        )
        .route(
            "/rounds/{round}/print/pairings.pdf",
            get().to(print::pairings::pdf),
        )
        .configure(papers)
        .configure(hall)
        .route(
            "/rounds/{round}/print/records",
            get().to(print::records::show),
        );
}

/// Who did what.
fn past(event: &mut ServiceConfig) {
    event
        .route("/history", get().to(history::show))
        .route("/history.csv", get().to(history::csv))
        .route("/history/{line}/undo", get().to(history::look))
        .route("/history/{line}/undo", post().to(history::take_back))
        .route("/records.txt", get().to(records::text))
        .route("/records.json", get().to(records::json));
}

/// What is cut and handed out in a round.
fn papers(event: &mut ServiceConfig) {
    event
        .route("/rounds/{round}/print/cards", get().to(print::cards::show))
        .route(
            "/rounds/{round}/print/cards.pdf",
            get().to(print::cards::pdf),
        )
        .route("/rounds/{round}/print/slips", get().to(print::slips::show))
        .route(
            "/rounds/{round}/print/slips.pdf",
            get().to(print::slips::pdf),
        )
        .route(
            "/rounds/{round}/print/sheets",
            get().to(print::sheets::show),
        )
        .route(
            "/rounds/{round}/print/sheets.pdf",
            get().to(print::sheets::pdf),
        );
}

/// Who runs the event besides its organiser, and what is known of children.
fn people_of(event: &mut ServiceConfig) {
    event
        .route("/people", get().to(people::show))
        .route("/people/rights", get().to(people::rights))
        .route("/people/invite", post().to(people::invite))
        .route("/people/revoke", post().to(people::revoke))
        .route("/people/away", post().to(people::send_away))
        .route("/people/hand-over", post().to(people::hand_over))
        .route("/people/erase", post().to(people::erase))
        .route("/privacy", get().to(privacy::show))
        .route("/privacy/days", post().to(privacy::keep_for))
        .route("/privacy/names", post().to(privacy::erase))
        .route("/privacy/delete", post().to(privacy::delete));
}

/// A list of players is the largest thing that anybody sends: pasted, or as a
/// file, and once more with what was corrected.
const LIST_BYTES: usize = 8 * 1024 * 1024;

fn players_of(event: &mut ServiceConfig) {
    let whole = upload(LIST_BYTES);
    event
        .route("/players", get().to(players::show))
        .route("/players/presence", post().to(players::set_presence))
        .route("/players/schools", post().to(players::schools::rename))
        .service(
            resource("/players/check")
                .app_data(whole)
                .route(post().to(check::show)),
        )
        .service(
            resource("/players/add")
                .app_data(PayloadConfig::new(LIST_BYTES))
                .route(post().to(check::add)),
        )
        .service(
            resource("/players/problems.csv")
                .app_data(PayloadConfig::new(LIST_BYTES))
                .route(post().to(check::problems)),
        )
        .route("/find", get().to(find::show))
        .route("/path/{number}", get().to(find::path))
        .route("/players/{player}", get().to(player::show))
        .route("/players/{player}", post().to(player::correct))
        .route("/players/{player}/consent", post().to(child::consent))
        .route("/players/{player}/data.json", get().to(child::data))
        .route("/players/{player}/erase", post().to(child::erase))
        .route("/players/{player}/home", post().to(player::go_home))
        .route("/players/{player}/remove", post().to(player::remove))
        .route("/players/{player}/sits-out", post().to(wishes::sit_out))
        .route("/players/{player}/apart", post().to(wishes::keep_apart))
        .route("/players/{player}/seat", post().to(wishes::seat));
}
