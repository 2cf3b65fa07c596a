//! The right of an umpire at a board, by its code.

use super::{PHONE, RequestContext};
use crate::desk::events::EventWords;
use crate::desk::games::Umpire;
use crate::http::response::error_page::Failed;
use crate::paths;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use futures_util::future::LocalBoxFuture;

/// A request of an umpire, by the code of a board.
pub struct Umpiring {
    pub context: RequestContext,
    pub umpire: Umpire,
    /// The normalised code of the path.
    pub code: String,
    /// The token of the phone, if it has one.
    pub phone: Option<String>,
}

impl FromRequest for Umpiring {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Umpiring, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let context = RequestContext::of(&request).await?;
            let (code, phone) = Umpiring::keys(&request);
            Ok(umpiring(context, &code, phone).await?)
        })
    }
}

impl Umpiring {
    /// Redirects to the board.
    pub(crate) fn see_board(&self) -> HttpResponse {
        let board = paths::of_code(&self.code).board();
        self.context.see(&board, None)
    }

    /// The code in the path and the token of the phone.
    pub(crate) fn keys(request: &HttpRequest) -> (String, Option<String>) {
        let code = request.match_info().get("code").unwrap_or_default();
        let phone = request.cookie(PHONE);
        (
            code.to_owned(),
            phone.map(|cookie| cookie.value().to_owned()),
        )
    }

    /// For an umpire whose right the desk has checked already.
    pub(crate) fn proven(
        context: RequestContext,
        umpire: Umpire,
        (code, phone): (String, Option<String>),
    ) -> Umpiring {
        let event = &umpire.board_context().event;
        let words = EventWords {
            language: event.language,
            audience: event.options.audience,
            embedding: false,
        };
        Umpiring {
            context: context.at_event(words),
            umpire,
            code,
            phone,
        }
    }
}

/// Checks the right at a board.
pub(crate) async fn umpiring(
    context: RequestContext,
    code: &str,
    phone: Option<String>,
) -> Result<Umpiring, Failed> {
    let code = crate::desk::secret::tidy_code(code);
    let (typed, at, from, secret) = (
        code.clone(),
        context.at,
        context.connection.from,
        phone.clone(),
    );
    let looked_up =
        context.desk(move |desk| desk.umpire_from(from, at, (&typed, secret.as_deref())));
    let umpire = looked_up.await?;
    Ok(Umpiring::proven(context, umpire, (code, phone)))
}
