//! `/move`: moves all data from this computer to another, for the owner. `/take/{name}` serves the file to
//! the other computer.

use super::laptop::owner_of;
use crate::backup::{BackupFault, BackupStore};
use crate::desk::secret::tidy_code;
use crate::desk::{Desk, Fault};
use crate::formats::qr::Qr;
use crate::http::middleware::head_request::is_head;
use crate::http::request::request_context::{Proven, RequestContext, SignedIn};
use crate::http::response::download::{BACKUP, download};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::http::server::data_move::{MovedFile, Moving};
use crate::http::server::network_interfaces::is_private;
use crate::system_time;
use actix_web::web::{Form, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "server/moving.html")]
struct MovingView {
    page: Page,
    /// Whether the database is a file, so that it can be moved.
    is_file: bool,
    /// The time since which another computer has taken over.
    stopped: Option<String>,
    made: Option<MadeFile>,
    /// The address for the other computer.
    offer: Option<OfferedAddress>,
    /// Whether no other computer can reach this one.
    is_only_here: bool,
    /// The time when the other computer downloaded the file.
    taken: Option<String>,
}

struct MadeFile {
    name: String,
    at: String,
    folder: String,
}

struct OfferedAddress {
    url: String,
    qr: Option<Qr>,
    until: String,
}

/// Whether to stop entries on this computer.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct MakeForm {
    stop: String,
}

/// `GET /move`
pub async fn show(owner: SignedIn) -> Answer {
    let context = owner_of(owner).await?;
    context.html(&view(&context))
}

/// `POST /move/file`: stops entries here, if requested, and writes the full backup. If that fails, entries
/// are accepted as before.
pub async fn make(Proven { context, account }: Proven, form: Form<MakeForm>) -> Answer {
    let context = owner_of(SignedIn { context, account }).await?;
    let (moving, store) = movable(&context)?;
    let was_stopped = moving.stopped_at().is_some();
    if !form.stop.is_empty() {
        moving.stop(context.at).await.map_err(ours)?;
    }
    let at = context.at;
    let is_stopped = moving.stopped_at().is_some();
    let made = context.desk(move |desk| {
        if is_stopped {
            // No clock may run on while nobody can play.
            desk.pause_interrupted(at)?;
        }
        Ok(made(desk, &store, at))
    });
    match made.await? {
        Ok(file) => moving.has_made(file),
        Err(why) => {
            tracing::error!(%why, "the full backup could not be written");
            if !was_stopped {
                moving.go_on().await.map_err(ours)?;
            }
            return Err(Failed::ours());
        }
    }
    Ok(context.see("/move", None))
}

/// Writes the file among the backups, and verifies it.
fn made(desk: &Desk, store: &BackupStore, at: DateTime<Utc>) -> Result<MovedFile, BackupFault> {
    let made = store.add_to_take_along(desk, at)?;
    if let Some(why) = &made.trouble {
        tracing::error!(%why, "the full backup is not in the second folder");
    }
    let name = made.path.file_name().unwrap_or_default();
    Ok(MovedFile {
        name: name.to_string_lossy().into_owned(),
        at,
    })
}

/// `POST /move/back`: this computer accepts entries again.
pub async fn go_on(owner: SignedIn) -> Answer {
    let context = owner_of(owner).await?;
    moving(&context)?.go_on().await.map_err(ours)?;
    Ok(context.see("/move", None))
}

/// `POST /move/offer`: creates an address on the local network for the file.
pub async fn offer(Proven { context, account }: Proven) -> Answer {
    let context = owner_of(SignedIn { context, account }).await?;
    let moving = moving(&context)?;
    if moving.made().is_some() && !context.settled_base().is_only_here {
        moving.offer(context.at);
    }
    Ok(context.see("/move#network", None))
}

/// `POST /move/withdraw`: ends the address.
pub async fn withdraw(owner: SignedIn) -> Answer {
    let context = owner_of(owner).await?;
    moving(&context)?.withdraw();
    Ok(context.see("/move#network", None))
}

/// `GET /take/{name}`: the file, once, for a computer in the same private network.
///
/// # Errors
/// [`Fault::NotFound`] for any other code or computer.
pub async fn take(context: RequestContext, request: HttpRequest, code: Path<String>) -> Answer {
    if is_head(&request) {
        return Ok(HttpResponse::MethodNotAllowed().finish());
    }
    let nothing = || context.failed(Fault::NotFound);
    let (moving, store) = movable(&context).map_err(|_no_file| nothing())?;
    let is_near = context
        .connection
        .from
        .is_some_and(|from| is_private(&from) || from.is_loopback());
    let taken = moving
        .offered(context.at)
        .filter(|_| is_near)
        .and_then(|_| moving.take(&tidy_code(&code), context.at));
    let name = taken.ok_or_else(nothing)?;
    let file = name.clone();
    let bytes = context.desk(move |_| store.read(&file).ok_or(Fault::NotFound));
    Ok(download(&name, BACKUP, bytes.await?))
}

fn moving(context: &RequestContext) -> Result<Arc<Moving>, Failed> {
    let moving = context.shared.moving.clone();
    moving.ok_or_else(|| context.failed(Fault::NotFound))
}

/// The state of the move, and the folder for its file.
fn movable(context: &RequestContext) -> Result<(Arc<Moving>, BackupStore), Failed> {
    let store = context.shared.backups.clone();
    let store = store.ok_or_else(|| context.failed(Fault::NotFound))?;
    Ok((moving(context)?, store))
}

fn ours(why: std::io::Error) -> Failed {
    tracing::error!(%why, "accepting entries could not be switched");
    Failed::ours()
}

fn view(context: &RequestContext) -> MovingView {
    let t = &*context.t;
    let moved = movable(context).ok();
    let base = context.settled_base();
    let moving = moved.as_ref().map(|(moving, _)| moving);
    let offered = moving.and_then(|moving| moving.offered(context.at));
    let offered = offered.filter(|_| !base.is_only_here);
    let stopped = moving.and_then(|moving| moving.stopped_at());
    let taken = moving.and_then(|moving| moving.taken_at());
    let made = moved.as_ref().and_then(|(moving, store)| {
        let file = moving.made()?;
        Some(MadeFile {
            at: system_time::moment(t, file.at),
            name: file.name,
            folder: store.folder.display().to_string(),
        })
    });
    MovingView {
        page: context.page(),
        is_file: moved.is_some(),
        stopped: stopped.map(|at| system_time::moment(t, at)),
        made,
        offer: offered.map(|(code, until)| {
            let url = format!("{}/take/{code}", base.url);
            OfferedAddress {
                qr: Qr::of(&url),
                url,
                until: system_time::time_of_day(until),
            }
        }),
        is_only_here: base.is_only_here,
        taken: taken.map(|at| system_time::moment(t, at)),
    }
}
