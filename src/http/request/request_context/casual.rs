//! A device at a casual game, by its code.

use super::{PHONE, RequestContext};
use crate::desk::Fault;
use crate::desk::games::{CasualGame, GameTerms};
use crate::http::response::error_page::Failed;
use crate::paths;
use crate::rules::{BySide, Side};
use crate::tournament::EntrantName;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use futures_util::future::LocalBoxFuture;

/// A request of a device, by the code of a casual game.
#[derive(Clone)]
pub struct Casual {
    pub context: RequestContext,
    pub game: CasualGame,
    /// The normalised code of the path.
    pub code: String,
    /// The token of the device, if it has one.
    pub device: Option<String>,
}

impl FromRequest for Casual {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Casual, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let context = RequestContext::of(&request).await?;
            let code = request.match_info().get("code").unwrap_or_default();
            Ok(Casual::at(context, code, device(&request)).await?)
        })
    }
}

/// The token of the device that sends a request: one for all its casual games.
pub(crate) fn device(request: &HttpRequest) -> Option<String> {
    let cookie = request.cookie(PHONE);
    cookie.map(|cookie| cookie.value().to_owned())
}

impl Casual {
    /// Checks the code of a game.
    pub(crate) async fn at(
        context: RequestContext,
        code: &str,
        device: Option<String>,
    ) -> Result<Casual, Failed> {
        let code = crate::desk::secret::tidy_code(code);
        let (typed, secret) = (code.clone(), device.clone());
        let (at, from) = (context.at, context.connection.from);
        let looked_up =
            context.desk(move |desk| desk.casual_game_from(from, at, (&typed, secret.as_deref())));
        let game = match looked_up.await {
            // The sentence about unknown codes speaks of cards on tables.
            Err(failed) if matches!(failed.fault(), Fault::UnknownCode) => {
                return Err(context.failed(Fault::NoSuchGame));
            }
            found => found?,
        };
        let names = names(&context, &game);
        Ok(Casual {
            game: game.named(names),
            context,
            code,
            device,
        })
    }

    /// The token of the device; empty if it has none.
    pub(crate) fn device_key(&self) -> &str {
        self.device.as_deref().unwrap_or_default()
    }

    /// Redirects to the game.
    pub(crate) fn see_game(&self) -> HttpResponse {
        let place = paths::of_casual(&self.code).seat();
        self.context.see(&place, None)
    }
}

/// The players' colours instead of names, in the language of the visitor.
fn names(context: &RequestContext, game: &CasualGame) -> BySide<EntrantName> {
    BySide::from_fn(|side: Side| {
        let colour = context.t.localize(&game.ruleset().colour(side));
        EntrantName::parse(&colour, "").unwrap_or_else(|_| EntrantName::gone(1))
    })
}
