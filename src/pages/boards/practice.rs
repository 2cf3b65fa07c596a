//! `/practice/<ruleset>`: a board for two on one device, or for one against the program. Nothing is stored.

pub(super) mod opponent;
mod record_file;
mod study;
mod view;

use crate::desk::Fault;
use crate::formats::record;
use crate::http::middleware::page_cache::StaticPage;
use crate::http::request::request_context::{RequestContext, html_with};
use crate::http::response::download::{TEXT, download};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Notice;
use crate::paths;
use crate::rules::{IllegalTurn, Ruleset};
use actix_web::http::StatusCode;
use actix_web::web::{Path, Query};
use askama::Template;
use study::{PracticeGame, PracticeQuery, Unplayable};
use view::{PracticeView, page};

/// `GET /practice/{ruleset}`: an invalid address or an illegal turn is answered with a board and a sentence.
pub async fn show(
    context: RequestContext,
    name: Path<String>,
    query: Query<PracticeQuery>,
) -> Answer {
    let Some(game) = Ruleset::by_name(&name) else {
        return Err(context.failed(Fault::NotFound));
    };
    if context.query().is_empty() && !context.reply.wants_part {
        let path = paths::practice(game.name());
        let make =
            move |context: &RequestContext| page(context, &PracticeGame::new(game.clone()), None);
        return context.public(&path, StaticPage(make)).await;
    }
    let query = query.into_inner();
    if !query.file.is_empty() {
        return file(&context, &game, &query);
    }
    let thinks = !query.against.is_empty() || !query.hint.is_empty();
    let work = move |context: &RequestContext| studied(context, game, &query);
    let answered = if thinks {
        context.thinking(work).await?
    } else {
        context.rendered(work).await?
    };
    let (status, text) = answered?;
    Ok(html_with(status, text))
}

/// The game of a query as a file.
fn file(context: &RequestContext, game: &Ruleset, query: &PracticeQuery) -> Answer {
    let read = PracticeGame::read(game, query, context.at.timestamp_millis());
    let records = read
        .ok()
        .and_then(|study| study.records(&context.t, context.at));
    let records = records.ok_or_else(|| context.failed(Fault::NotFound))?;
    let name = format!("record-{}.txt", game.name());
    Ok(download(&name, TEXT, record::write(&records)))
}

/// The board of a query, at most [`study`]'s limit of turns long.
fn studied(
    context: &RequestContext,
    game: Ruleset,
    query: &PracticeQuery,
) -> Result<(StatusCode, String), askama::Error> {
    match PracticeGame::read(&game, query, context.at.timestamp_millis()) {
        Ok(mut study) => {
            let refused = play(&mut study, &query.turn);
            if let (Some(opponent), None) = (study.opponent, &refused) {
                let replies = opponent.reply(&mut study.course);
                study.drop_redone(&replies);
            }
            let hint = (!query.hint.is_empty())
                .then(|| opponent::hint(&context.t, &study.ruleset, &study.course));
            let notice = refused.map(|illegal| Notice::bad(context.t.localize(&illegal.why)));
            let notice = notice.or_else(|| hint.flatten().map(Notice::good));
            answer(context, &page(context, &study, notice))
        }
        Err(why) => {
            let notice = Some(Notice::bad(unplayable(context, why)));
            answer(context, &page(context, &PracticeGame::new(game), notice))
        }
    }
}

/// Plays the turn of the query, if any; returns it if it is illegal.
fn play(game: &mut PracticeGame, turn: &str) -> Option<IllegalTurn> {
    match turn.trim() {
        "" => None,
        turn => match game.course.play(turn) {
            Ok(()) => {
                game.again.clear();
                None
            }
            Err(illegal) => Some(illegal),
        },
    }
}

fn unplayable(context: &RequestContext, why: Unplayable) -> String {
    let why = match why {
        Unplayable::TooLong => context.t.msg("practice-too-long"),
        Unplayable::Rules(why) => context.t.localize(&why),
        Unplayable::Position(why) => context.t.localize(&why),
        Unplayable::Turn(why) => context.t.localize(&why),
    };
    context.t.msg_arg("practice-bad-state", "why", why)
}

fn answer(
    context: &RequestContext,
    page: &PracticeView,
) -> Result<(StatusCode, String), askama::Error> {
    let text = if context.reply.wants_part {
        page.as_live().render()?
    } else {
        page.render()?
    };
    let status = if page.is_refused() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    Ok((status, text))
}
