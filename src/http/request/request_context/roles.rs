//! Signed-in accounts and their rights in an event.

use super::RequestContext;
use crate::desk::rights::{Permission, Right, RunEvent};
use crate::desk::{Desk, Fault};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::undo_offer::done_at;
use crate::paths::{self, EventPaths};
use crate::store::Account;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::LocalBoxFuture;

/// The time after the pass-phrase was typed in which irreversible actions are allowed.
const PROVEN_FOR: TimeDelta = TimeDelta::minutes(15);

impl RequestContext {
    /// Checks that the pass-phrase was typed a short while ago: another person may use the open laptop by
    /// now.
    ///
    /// # Errors
    /// [`Fault::NotProven`].
    pub(crate) fn is_proven(&self) -> Result<(), Failed> {
        let is_fresh = |proved: DateTime<Utc>| self.at - proved < PROVEN_FOR;
        if self.identity.proved_at.is_some_and(is_fresh) {
            Ok(())
        } else {
            Err(self.failed(Fault::NotProven))
        }
    }
}

pub struct SignedIn {
    pub context: RequestContext,
    pub account: Account,
}

impl FromRequest for SignedIn {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<SignedIn, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(signed_in(&request).await?) })
    }
}

async fn signed_in(request: &HttpRequest) -> Result<SignedIn, Failed> {
    let context = RequestContext::of(request).await?;
    match context.identity.account.clone() {
        // A helper for a day belongs to one event and has no account pages.
        Some(account) if account.is_guest() => Err(context.failed(Fault::NotAllowed)),
        Some(account) => Ok(SignedIn { context, account }),
        None => Err(context.failed(Fault::NotSignedIn)),
    }
}

/// A signed-in account whose pass-phrase was typed a short while ago.
pub struct Proven {
    pub context: RequestContext,
    pub account: Account,
}

impl FromRequest for Proven {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Proven, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let SignedIn { context, account } = signed_in(&request).await?;
            context.is_proven()?;
            Ok(Proven { context, account })
        })
    }
}

/// An account with the right `D` in the event in the path.
pub struct Organising<D: Permission = RunEvent> {
    pub context: RequestContext,
    pub organiser: Right<D>,
}

impl<D: Permission> Organising<D> {
    /// The addresses of the event.
    pub(crate) fn paths(&self) -> EventPaths {
        paths::of(&self.organiser.event().key)
    }

    /// Makes a change of the event, then redirects to `page` with a message.
    pub(crate) async fn change<T: Send + 'static>(
        self,
        page: String,
        message: impl Into<Option<FlashMessage>>,
        change: impl FnOnce(&Desk, &Right<D>, DateTime<Utc>) -> Result<T, Fault> + Send + 'static,
    ) -> Answer {
        let Organising { context, organiser } = self;
        let at = context.at;
        context
            .desk(move |desk| change(desk, &organiser, at))
            .await?;
        Ok(context.see(&page, message))
    }
}

impl<D: Permission> FromRequest for Organising<D> {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Organising<D>, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let context = RequestContext::of(&request).await?;
            let account = context.identity.account.clone();
            let account = account.ok_or_else(|| context.failed(Fault::NotSignedIn))?;
            let key = request
                .match_info()
                .get("key")
                .unwrap_or_default()
                .to_owned();
            let at = context.at;
            let organiser = context
                .desk(move |desk| desk.right::<D>(&account, &key, at))
                .await?;
            if D::ROW.is_dangerous {
                context.is_proven()?;
            }
            let context = match done_at(request.query_string(), at) {
                Some(done) => {
                    let to = context.here();
                    context.offered(&organiser, done, to).await?
                }
                None => context,
            };
            Ok(Organising { context, organiser })
        })
    }
}
