//! The operator of the server.

use super::{Proven, RequestContext, SignedIn};
use crate::desk::administration::Operator;
use crate::desk::{Desk, Fault};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::store::Account;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chrono::{DateTime, Utc};
use futures_util::future::LocalBoxFuture;

/// An account that may administrate the server.
pub struct Operating {
    pub context: RequestContext,
    pub operator: Operator,
}

/// The same, whose pass-phrase was typed a short while ago.
pub struct OperatingProven(pub Operating);

async fn operating(context: RequestContext, account: Account) -> Result<Operating, Failed> {
    let operator = context.desk(move |desk| desk.operator(&account)).await?;
    Ok(Operating { context, operator })
}

impl FromRequest for Operating {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Operating, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let signed_in = SignedIn::from_request(request, payload);
        Box::pin(async move {
            let SignedIn { context, account } = signed_in.await?;
            Ok(operating(context, account).await?)
        })
    }
}

impl FromRequest for OperatingProven {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<OperatingProven, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let signed_in = SignedIn::from_request(request, payload);
        let proven = Proven::from_request(request, payload);
        Box::pin(async move {
            // An account that may not administrate is not asked for its pass-phrase.
            let SignedIn { context, account } = signed_in.await?;
            operating(context, account).await?;
            let Proven { context, account } = proven.await?;
            Ok(OperatingProven(operating(context, account).await?))
        })
    }
}

impl OperatingProven {
    /// Makes a change, then redirects to `page` with a message.
    pub(crate) async fn change<T: Send + 'static>(
        self,
        page: String,
        change: impl FnOnce(&Desk, &Operator, DateTime<Utc>) -> Result<T, Fault> + Send + 'static,
    ) -> Answer {
        let Operating { context, operator } = self.0;
        let at = context.at;
        context
            .desk(move |desk| change(desk, &operator, at))
            .await?;
        Ok(context.see(&page, FlashMessage::ServerChanged))
    }
}
