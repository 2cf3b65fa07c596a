//! A player at a seat, by its code.

use super::{PHONE, RequestContext};
use crate::desk::events::EventWords;
use crate::desk::games::Seat;
use crate::http::response::error_page::Failed;
use crate::paths;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use futures_util::future::LocalBoxFuture;

/// A request of a player, by the code of the seat.
#[derive(Clone)]
pub struct Seated {
    pub context: RequestContext,
    pub seat: Seat,
    /// The normalised code of the path.
    pub code: String,
    /// The token of the device, if it has one.
    pub device: Option<String>,
}

impl FromRequest for Seated {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Seated, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let context = RequestContext::of(&request).await?;
            let code = request.match_info().get("seat").unwrap_or_default();
            let device = request.cookie(PHONE);
            let device = device.map(|cookie| cookie.value().to_owned());
            Ok(Seated::at(context, code, device).await?)
        })
    }
}

impl Seated {
    /// Checks the code of a seat.
    pub(crate) async fn at(
        context: RequestContext,
        code: &str,
        device: Option<String>,
    ) -> Result<Seated, Failed> {
        let code = crate::desk::secret::tidy_code(code);
        let (typed, secret) = (code.clone(), device.clone());
        let (at, from) = (context.at, context.connection.from);
        let looked_up =
            context.desk(move |desk| desk.seat_from(from, at, (&typed, secret.as_deref())));
        let seat = looked_up.await?;
        let words = EventWords {
            language: seat.event().language,
            audience: seat.event().options.audience,
            embedding: false,
        };
        Ok(Seated {
            context: context.at_event(words),
            seat,
            code,
            device,
        })
    }

    /// The token of the device; empty if it has none.
    pub(crate) fn device_key(&self) -> &str {
        self.device.as_deref().unwrap_or_default()
    }

    /// Redirects to the seat.
    pub(crate) fn see_seat(&self) -> HttpResponse {
        self.context.see(&paths::of_seat(&self.code).seat(), None)
    }
}
