//! The demo: whether its games go on by themselves.

use crate::desk::rights::PairRounds;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use actix_web::web::Form;
use serde::Deserialize;

/// The button that lets the demo play or stops it.
#[derive(Deserialize)]
pub(crate) struct DemoForm {
    plays: bool,
}

/// `POST /e/{key}/round-control/demo`: lets the games of the demo go on by themselves, or stops them.
pub(crate) async fn switch(organising: Organising<PairRounds>, form: Form<DemoForm>) -> Answer {
    let page = organising.paths().round_control();
    let plays = form.plays;
    organising
        .change(page, None, move |desk, organiser, at| {
            if plays {
                desk.start_demo(organiser, at)
            } else {
                desk.stop_demo(organiser, at)
            }
        })
        .await
}
