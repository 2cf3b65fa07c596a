//! `/move/bring`: the first page for all data that arrives from another computer. It requires a program
//! without events of its own; the data replaces its database at the next start.

use super::backups::event_lines;
use super::laptop::owner_of;
use crate::backup::{BackupFault, received_database};
use crate::desk::Fault;
use crate::desk::archives::{ArchiveTrouble, CannotJoin};
use crate::http::request::request_context::{RequestContext, SignedIn};
use crate::http::request::upload::{self, FILE_BYTES, Upload};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::http::server::data_move::Moving;
use crate::http::server::fetch_backup::Source;
use crate::pages::shared::set_up_right::may_set_up;
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_web::dev::Payload;
use actix_web::web::{Form, Query};
use actix_web::{FromRequest, HttpRequest};
use askama::Template;
use futures_util::future::LocalBoxFuture;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "server/arriving.html")]
struct ArrivingView {
    page: Page,
    /// The reason why nothing can arrive here.
    refused: Option<&'static str>,
    /// Whether this program has been set up already; its database will be put aside.
    is_set_up: bool,
    /// The set-up code, for a user at another machine.
    code: Option<String>,
    address: String,
}

#[derive(Template)]
#[template(path = "server/arrived.html")]
struct ArrivedView {
    page: Page,
    /// The events in the file, one sentence each.
    events: Vec<String>,
    /// Whether the program is closing by itself.
    is_closing: bool,
}

/// The set-up code in the address.
#[derive(Deserialize)]
pub struct CodeQuery {
    code: Option<String>,
}

/// An uploaded full backup, perhaps with the keys of its folder.
#[derive(MultipartForm)]
pub struct BroughtFile {
    file: Vec<Bytes>,
}

/// The address of the other computer.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct FetchForm {
    address: String,
}

/// A user who may bring data here: the one who set the program up, or who may do so now.
pub struct Newcomer {
    context: RequestContext,
    is_set_up: bool,
    code: Option<String>,
    /// The reason why nothing can arrive here nevertheless.
    refused: Option<&'static str>,
    moving: Option<Arc<Moving>>,
}

impl FromRequest for Newcomer {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Newcomer, actix_web::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(Newcomer::of(&request).await?) })
    }
}

impl Newcomer {
    async fn of(request: &HttpRequest) -> Result<Newcomer, Failed> {
        let context = RequestContext::of(request).await?;
        let query = Query::<CodeQuery>::from_query(request.query_string());
        let code = query.ok().and_then(|query| query.into_inner().code);
        let is_set_up = !context.desk(|desk| desk.is_new()).await?;
        let context = match context.identity.account.clone() {
            Some(account) => owner_of(SignedIn { context, account }).await?,
            None if is_set_up => return Err(context.failed(Fault::NotSignedIn)),
            None if may_set_up(&context, request, code.as_deref()) => context,
            None => return Err(context.failed(Fault::NotForSetUp)),
        };
        let moving = context.shared.moving.clone();
        let refused = match &moving {
            None => Some("bring-not-here"),
            // Another computer has taken over: the data may come back.
            Some(moving) if moving.stopped_at().is_some() => None,
            Some(_) if has_events(&context).await? => Some("bring-has-events"),
            Some(_) => None,
        };
        Ok(Newcomer {
            context,
            is_set_up,
            code,
            refused,
            moving,
        })
    }

    fn view(&self) -> ArrivingView {
        ArrivingView {
            page: self.context.page(),
            refused: self.refused,
            is_set_up: self.is_set_up,
            code: self.code.clone(),
            address: String::new(),
        }
    }

    /// The page again, with the error.
    fn not_done(&self, address: String, why: String) -> Answer {
        self.context.not_done(&ArrivingView {
            page: self.context.page().failed(why),
            address,
            ..self.view()
        })
    }

    /// Receives a file, and closes the program so that its next start opens it.
    async fn receive(&self, address: String, files: Vec<Vec<u8>>) -> Answer {
        let (context, moving) = (&self.context, self.moving.clone());
        let Some(moving) = moving.filter(|_| self.refused.is_none()) else {
            let why = self.refused.unwrap_or("bring-not-here");
            return self.not_done(address, context.t.msg(why));
        };
        let received =
            context.spawn_blocking(move || received_database::receive(&moving.database, files));
        let contents = match received.await? {
            Ok(contents) => contents,
            Err(why) => return self.not_done(address, words(context, &why)),
        };
        let laptop = context.shared.laptop.clone();
        let page = context.html(&ArrivedView {
            page: context.page(),
            events: event_lines(&context.t, &contents),
            is_closing: laptop.is_some(),
        });
        if let Some(laptop) = laptop {
            laptop.close();
        }
        page
    }
}

/// A user who may bring data here, with the file.
pub struct NewcomerUpload(Newcomer, Upload<BroughtFile>);

impl FromRequest for NewcomerUpload {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<NewcomerUpload, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, mut payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let newcomer = Newcomer::of(&request).await?;
            let upload = upload::received(&request, &newcomer.context, &mut payload).await?;
            Ok(NewcomerUpload(newcomer, upload))
        })
    }
}

/// `GET /move/bring`
pub async fn show(newcomer: Newcomer) -> Answer {
    newcomer.context.html(&newcomer.view())
}

/// `POST /move/bring`: receives an uploaded file. An invalid file changes nothing.
pub async fn bring(NewcomerUpload(newcomer, upload): NewcomerUpload) -> Answer {
    let Some(form) = upload.form else {
        let why = newcomer.context.t.msg("file-too-large");
        return newcomer.not_done(String::new(), why);
    };
    let files = form.file.into_iter().map(|file| file.data.into());
    let answer = newcomer.receive(String::new(), files.collect()).await;
    drop(upload.permit);
    answer
}

/// `POST /move/fetch`: downloads the file from the other computer, and receives it.
pub async fn fetch(newcomer: Newcomer, form: Form<FetchForm>) -> Answer {
    let context = &newcomer.context;
    let typed = form.into_inner().address;
    let Some(source) = Source::parse(&typed) else {
        return newcomer.not_done(typed, context.t.msg("bring-no-address"));
    };
    let fetched = context.spawn_blocking(move || source.fetch(FILE_BYTES));
    match fetched.await? {
        Ok(bytes) => newcomer.receive(typed, vec![bytes]).await,
        Err(why) => {
            tracing::warn!(%why, "the download from the other computer failed");
            newcomer.not_done(typed, context.t.msg("bring-no-answer"))
        }
    }
}

async fn has_events(context: &RequestContext) -> Result<bool, Failed> {
    let (account, at) = (context.identity.account.clone(), context.at);
    let has = context.desk(move |desk| {
        let own = match &account {
            Some(account) => !desk.events_of(account, at)?.is_empty(),
            None => false,
        };
        Ok(own || !desk.events_posted()?.is_empty())
    });
    has.await
}

fn words(context: &RequestContext, why: &BackupFault) -> String {
    let t = &*context.t;
    match why {
        BackupFault::Archive(ArchiveTrouble::Fault(fault)) => t.localize(fault),
        BackupFault::Archive(ArchiveTrouble::Join(CannotJoin::OneEvent)) => {
            t.msg("bring-one-event")
        }
        BackupFault::Archive(ArchiveTrouble::Join(CannotJoin::Sealed)) => t.msg("bring-sealed"),
        why => {
            tracing::error!(%why, "the data from another computer could not be stored");
            t.msg("bring-not-written")
        }
    }
}
