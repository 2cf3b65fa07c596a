//! Uploads. A file may have twenty megabytes, and several times that while it is parsed: so only a few may be
//! uploaded at once, and they are parsed one after the other.

mod limits;

pub(super) use limits::Uploads;

use super::AppState;
use super::error_page::Failed;
use super::request_context::{RequestContext, visitor};
use crate::desk::{Desk, Fault};
use crate::formats::Faults;
use crate::i18n::{Localize, Localizer, first_sentences};
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use actix_multipart::form::{MultipartCollect, MultipartForm};
use actix_web::dev::Payload;
use actix_web::error::ErrorPayloadTooLarge;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::{Data, Query};
use actix_web::{FromRequest, HttpRequest};
use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, TryAcquireError};

use limits::MEGABYTE;
pub(super) use limits::{FILE_BYTES, VISITOR_BYTES};
/// The limit of fields: twenty-five for each player of the longest list.
const MOST_FIELDS: usize = 50_000;
const TOO_LONG: &str = "This form has more fields than any of ours. Send the list in parts.";

pub struct Upload<T> {
    /// The form; `None` if it is too large or incomplete.
    pub(super) form: Option<T>,
    /// Held while the file is in memory.
    pub(super) permit: UploadPermit,
}

/// Reserves memory for an upload.
pub(super) struct UploadPermit(OwnedSemaphorePermit);

impl<T: MultipartCollect + 'static> Upload<T> {
    async fn read(request: &HttpRequest, payload: &mut Payload, permit: UploadPermit) -> Upload<T> {
        let form = MultipartForm::<T>::from_request(request, payload).await;
        let form = form.ok().map(MultipartForm::into_inner);
        Upload { form, permit }
    }
}

impl<T: MultipartCollect + 'static> FromRequest for Upload<T> {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Upload<T>, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, mut payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let visitor = signed_in(&request).await?;
            Ok(received(&request, &visitor, &mut payload).await?)
        })
    }
}

async fn signed_in(request: &HttpRequest) -> Result<RequestContext, Failed> {
    let visitor = visitor(request).await?;
    match visitor.account {
        Some(_) => Ok(visitor),
        None => Err(visitor.failed(Fault::NotSignedIn)),
    }
}

/// Receives a form with a file from a client that may send one.
pub(super) async fn received<T: MultipartCollect + 'static>(
    request: &HttpRequest,
    visitor: &RequestContext,
    payload: &mut Payload,
) -> Result<Upload<T>, Failed> {
    let permit = permit(request, visitor, payload).await?;
    Ok(Upload::read(request, payload, permit).await)
}

/// A form with a small file from any client, signed in or not.
pub struct VisitorUpload<T>(pub(super) Upload<T>);

impl<T: MultipartCollect + 'static> FromRequest for VisitorUpload<T> {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<VisitorUpload<T>, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, mut payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let visitor = visitor(&request).await?;
            let waiting = Arc::clone(&shared(&request)?.uploads.visitors);
            let permit = admit(waiting.try_acquire_owned(), &visitor, &mut payload).await?;
            let upload = Upload::read(&request, &mut payload, permit).await;
            Ok(VisitorUpload(upload))
        })
    }
}

/// The fields of a form with a list of players.
pub struct LongForm {
    /// The fields in order.
    pub(super) fields: Vec<(String, String)>,
    /// Held while the form is in memory.
    pub(super) permit: UploadPermit,
}

impl FromRequest for LongForm {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<LongForm, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, mut payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let visitor = signed_in(&request).await?;
            let permit = permit(&request, &visitor, &mut payload).await?;
            let body = String::from_request(&request, &mut payload).await?;
            // A field of two bytes takes a hundred in memory.
            if body.bytes().filter(|byte| *byte == b'&').count() >= MOST_FIELDS {
                return Err(ErrorPayloadTooLarge(TOO_LONG));
            }
            let Query(fields) = Query::from_query(&body)?;
            Ok(LongForm { fields, permit })
        })
    }
}

/// Gets a permit for the file of a request before any of it is read.
async fn permit(
    request: &HttpRequest,
    visitor: &RequestContext,
    payload: &mut Payload,
) -> Result<UploadPermit, Failed> {
    let waiting = Arc::clone(&shared(request)?.uploads.waiting);
    let permit = waiting.try_acquire_many_owned(megabytes(request.headers()));
    admit(permit, visitor, payload).await
}

fn shared(request: &HttpRequest) -> Result<&Data<AppState>, Failed> {
    request
        .app_data::<Data<AppState>>()
        .ok_or_else(Failed::ours)
}

/// Returns the permit, or the error for a client that has to retry.
async fn admit(
    permit: Result<OwnedSemaphorePermit, TryAcquireError>,
    visitor: &RequestContext,
    payload: &mut Payload,
) -> Result<UploadPermit, Failed> {
    match permit {
        Ok(permit) => Ok(UploadPermit(permit)),
        Err(_full) => {
            let_pass(payload).await;
            Err(visitor.failed(Fault::TooManyImports))
        }
    }
}

/// Reads and discards the body: a client that is still sending does not read a response.
async fn let_pass(payload: &mut Payload) {
    let mut bytes = 0;
    while let Some(Ok(piece)) = payload.next().await {
        bytes += piece.len();
        if bytes > FILE_BYTES {
            return;
        }
    }
}

/// The announced size of a request in megabytes, by default the largest. The real size is limited while
/// reading.
fn megabytes(headers: &HeaderMap) -> u32 {
    let length = headers.get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse().ok());
    let bytes = length.unwrap_or(FILE_BYTES).clamp(1, FILE_BYTES);
    u32::try_from(bytes.div_ceil(MEGABYTE)).unwrap_or(u32::MAX)
}

/// The content of the chosen file, or else of the text field. Browsers send texts with CRLF.
pub(super) fn file_or_text(file: Option<Bytes>, text: Option<Text<String>>) -> Vec<u8> {
    match file.filter(|file| !file.data.is_empty()) {
        Some(file) => file.data.into(),
        None => text.map_or_else(Vec::new, |text| text.replace("\r\n", "\n").into()),
    }
}

impl RequestContext {
    /// Parses a file on a blocking thread, one file at a time.
    pub(super) async fn import<T: Send + 'static>(
        &self,
        permit: &UploadPermit,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        // Only holders of a permit can wait here, so the queue is no longer than the permits.
        let UploadPermit(_in_the_queue) = permit;
        let reading = Arc::clone(&self.shared.uploads.reading);
        let permit = reading.acquire_owned().await;
        let permit = permit.map_err(|_closed| Failed::ours())?;
        self.desk(move |desk| {
            let done = work(desk);
            // Held until the work is done, also when the client has gone.
            drop(permit);
            done
        })
        .await
    }
}

/// The first errors in a file, in words, and their number.
pub(super) struct Wrong {
    /// The number of all errors.
    pub(super) count: usize,
    /// The sentences; the last one gives the number of further errors.
    pub(super) sentences: Vec<String>,
}

impl Wrong {
    pub(super) fn of<F: Localize>(t: &Localizer, faults: &Faults<F>) -> Wrong {
        let sentences = faults.iter().map(|fault| t.localize(fault));
        Wrong::first(t, faults.count(), sentences)
    }

    /// The first sentences of `count` errors.
    pub(super) fn first(
        t: &Localizer,
        count: usize,
        sentences: impl Iterator<Item = String>,
    ) -> Wrong {
        let sentences = first_sentences(t, count, sentences);
        Wrong { count, sentences }
    }
}

impl From<String> for Wrong {
    fn from(sentence: String) -> Wrong {
        Wrong {
            count: 1,
            sentences: vec![sentence],
        }
    }
}
