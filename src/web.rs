//! The pages: every route on one screen. Handlers parse, ask the desk, answer.

pub mod assets;
pub mod clock;
pub mod draw;
mod fault;
mod forms;
mod guard;
mod limit;
mod live;
mod origin;
mod page;
pub mod pages;
mod scene;
pub mod server;
mod shared;
mod steps;
mod why;

pub use fault::Failed;
pub use page::{Notice, Page};
pub use shared::Shared;

use actix_web::web::{ServiceConfig, get, post, scope};
use pages::{board, home, setup, signin, standings, umpire};

/// What a handler gives back: a page, or what went wrong as a page.
pub type Answer = Result<actix_web::HttpResponse, Failed>;

/// Every route there is. `tests/it/web/rights.rs` walks this list as every role.
pub fn routes(app: &mut ServiceConfig) {
    app.route("/assets/{name}", get().to(assets::serve))
        .route("/", get().to(home::show))
        .route("/setup", get().to(setup::show))
        .route("/setup", post().to(setup::set_up))
        .route("/signin", get().to(signin::show))
        .route("/signin", post().to(signin::sign_in))
        .route("/signout", post().to(signin::sign_out))
        .service(
            scope("/u")
                .route("", get().to(umpire::door))
                .route("", post().to(umpire::open))
                .route("/{code}", get().to(umpire::show))
                .route("/{code}/start", post().to(umpire::start))
                .route("/{code}/record", post().to(umpire::record))
                .route("/{code}/live", get().to(umpire::follow)),
        )
        .service(
            scope("/e/{key}")
                .route("/boards/{round}/{board}", get().to(board::show))
                .route("/boards/{round}/{board}/live", get().to(board::follow))
                .route("/standings", get().to(standings::show))
                .route("/standings/live", get().to(standings::follow))
                .route("/standings.csv", get().to(standings::csv)),
        );
}
