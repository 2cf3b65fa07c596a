//! `/e/<event>/boards/<round>/<board>/review`: a look back at a finished game, for those who ask: its turning points, the
//! time of each turn, who was ahead. Not before its round is closed.

mod charts;
mod numbers;
mod turning_point;
mod view;

use crate::change_feed::Cache;
use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, Failed};
use crate::pages::shared::ending_tables::EndingTables;
use crate::pages::shared::event_paths::BoardPath;
use crate::rules::GameHistory;
use crate::store::StoreError;
use crate::tournament::{BoardNo, RoundNo};
use actix_web::web::Query;
use inkundla_engine::{GameStudy, TurningPoint};
use serde::Deserialize;
use std::sync::Arc;
use view::{Review, ReviewView};

/// The positions and turns that the engine looks at before others have their turn.
const LOOKS: usize = 6;

/// The shown turning point.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct ReviewQuery {
    /// Its place, from 1; the first one if there is none such.
    n: String,
}

/// The turning points of games, by game and number of entries: a record with as many entries never changes.
#[derive(Default)]
struct Studied(Cache<(i64, u32), Vec<TurningPoint>, 1_000>);

/// `GET /e/{key}/boards/{round}/{board}/review`
pub async fn show(context: RequestContext, path: BoardPath, query: Query<ReviewQuery>) -> Answer {
    let (key, round, board) = path.into_inner();
    let at = context.at;
    let found = context.desk(move |desk| {
        let board_context = desk.board_context(&key, RoundNo(round), BoardNo(board))?;
        let recorded = desk.game_to_review(&board_context, at)?;
        Ok((board_context, recorded))
    });
    let (board_context, recorded) = found.await?;
    let review = match recorded {
        None => Review::Shut,
        Some(recorded) => review(&context, &board_context, recorded).await?,
    };
    let number = query.n.parse().unwrap_or(1);
    context.html(&ReviewView::of(&context, &board_context, &review, number))
}

async fn review(
    context: &RequestContext,
    board_context: &BoardContext,
    recorded: RecordedGame,
) -> Result<Review, Failed> {
    let history = recorded.game.play().map(|play| play.history.clone());
    let points = match history {
        Some(history) if !history.turns().is_empty() => {
            let key = (board_context.game.0, recorded.game.seq);
            match turning_points(context, key, &history).await {
                Ok(points) => Some(points),
                Err(failed) if matches!(failed.fault(), Fault::Store(StoreError::Busy)) => None,
                Err(failed) => return Err(failed),
            }
        }
        _ => Some(Arc::default()),
    };
    let recorded = Box::new(recorded);
    Ok(Review::Open { recorded, points })
}

/// The turning points of a game, which the engine looks for once.
///
/// # Errors
/// [`StoreError::Busy`] when too many wait for the engine.
async fn turning_points(
    context: &RequestContext,
    key: (i64, u32),
    history: &GameHistory,
) -> Result<Arc<Vec<TurningPoint>>, Failed> {
    let studied = context.shared.of_pages.get::<Studied>();
    if let Some(known) = studied.0.get(&key) {
        return Ok(known);
    }
    let _place = context.study_place().await?;
    // The asker before may have wanted the same game.
    if let Some(known) = studied.0.get(&key) {
        return Ok(known);
    }
    // Tables that an official has asked for are of use here too, but nobody makes them for this.
    let tables = context.shared.of_pages.get::<EndingTables>();
    let endings = tables.known(history.position());
    let study = context.studying(GameStudy::of(history), move |study| {
        (0..LOOKS).any(|_| study.step(endings.as_deref()))
    });
    let found = Arc::new(study.await?.found());
    studied.0.insert_if(key, Arc::clone(&found), |_| false);
    Ok(found)
}
