//! Uploads. A file may have twenty megabytes, and several times that while it is parsed: so only a few may be
//! uploaded at once, and they are parsed one after the other.

mod form_with_file;
mod limits;

pub(crate) use form_with_file::FormWithFile;
pub(crate) use limits::{Lane, Uploads};

use crate::desk::{Desk, Fault};
use crate::formats::Faults;
use crate::formats::step_budget::StepBudget;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Failed;
use crate::http::server::app_state::AppState;
use crate::http::server::source_queue::Source;
use crate::i18n::{Localize, Localizer, first_sentences};
use actix_multipart::form::bytes::Bytes as FileField;
use actix_multipart::form::text::Text;
use actix_multipart::form::{MultipartCollect, MultipartForm, MultipartFormConfig};
use actix_web::dev::Payload;
use actix_web::error::{ErrorPayloadTooLarge, PayloadError};
use actix_web::web::{Bytes, Data, Query};
use actix_web::{FromRequest, HttpRequest};
use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;
use std::io::ErrorKind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use limits::{FILE_BYTES, VISITOR_BYTES};
use limits::{FileMemory, Memory};

/// After this time an upload has to be faster than [`SLOWEST`].
const SETTLED: Duration = Duration::from_secs(30);
/// Bytes a second: a tenth of what a phone sends over a bad network.
const SLOWEST: u64 = 1_000;
/// The limit of fields: twenty-five for each player of the longest list.
const MOST_FIELDS: usize = 50_000;
const TOO_LONG: &str = "This form has more fields than any of ours. Send the list in parts.";

/// The limit of a form with a file, which is kept in memory.
pub(crate) fn multipart(bytes: usize) -> MultipartFormConfig {
    MultipartFormConfig::default()
        .total_limit(bytes)
        .memory_limit(bytes)
}

pub struct Upload<T> {
    /// The form; `None` if it is too large or incomplete.
    pub(crate) form: Option<T>,
    /// Held while the file is in memory.
    pub(crate) permit: UploadPermit,
}

/// Holds the memory of an upload.
pub(crate) struct UploadPermit(Arc<Mutex<FileMemory>>);

impl<T: MultipartCollect + 'static> Upload<T> {
    /// Receives a form.
    ///
    /// # Errors
    /// [`Fault::TooManyImports`] when there is no memory for its bytes.
    async fn read(
        request: &HttpRequest,
        context: &RequestContext,
        payload: Payload,
        memory: &Memory,
    ) -> Result<Upload<T>, Failed> {
        let mut body = CountedBody::of(memory, context, payload);
        let form = MultipartForm::<T>::from_request(request, &mut body.payload).await;
        let permit = body.permit(context)?;
        let form = form.ok().map(MultipartForm::into_inner);
        Ok(Upload { form, permit })
    }
}

/// A body that takes memory as it arrives.
struct CountedBody {
    payload: Payload,
    memory: Arc<Mutex<FileMemory>>,
    is_refused: Arc<AtomicBool>,
}

impl CountedBody {
    fn of(memory: &Memory, context: &RequestContext, payload: Payload) -> CountedBody {
        let memory = Arc::new(Mutex::new(memory.file(context.sender())));
        let is_refused = Arc::new(AtomicBool::new(false));
        let (counted, refused) = (Arc::clone(&memory), Arc::clone(&is_refused));
        let (began, mut come) = (Instant::now(), 0);
        let pieces = payload.map(move |piece| {
            let piece = piece?;
            come += piece.len() as u64;
            let seconds = began.elapsed().as_secs();
            if began.elapsed() > SETTLED && come < seconds * SLOWEST {
                return Err(PayloadError::Io(ErrorKind::TimedOut.into()));
            }
            let mut memory = counted.lock().unwrap_or_else(PoisonError::into_inner);
            if refused.load(Ordering::Relaxed) || memory.add(piece.len()).is_err() {
                // The rest is read and discarded: a client that is still sending does not read a response.
                refused.store(true, Ordering::Relaxed);
                return Ok(Bytes::new());
            }
            Ok(piece)
        });
        CountedBody {
            payload: Payload::Stream {
                payload: Box::pin(pieces),
            },
            memory,
            is_refused,
        }
    }

    fn permit(self, context: &RequestContext) -> Result<UploadPermit, Failed> {
        if self.is_refused.load(Ordering::Relaxed) {
            return Err(context.failed(Fault::TooManyImports));
        }
        Ok(UploadPermit(self.memory))
    }
}

impl<T: MultipartCollect + 'static> FromRequest for Upload<T> {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Upload<T>, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, mut payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let context = signed_in(&request).await?;
            Ok(received(&request, &context, &mut payload).await?)
        })
    }
}

async fn signed_in(request: &HttpRequest) -> Result<RequestContext, Failed> {
    let context = RequestContext::of(request).await?;
    match context.identity.account {
        Some(_) => Ok(context),
        None => Err(context.failed(Fault::NotSignedIn)),
    }
}

/// Receives a form with a file from a client that may send one.
pub(crate) async fn received<T: MultipartCollect + 'static>(
    request: &HttpRequest,
    context: &RequestContext,
    payload: &mut Payload,
) -> Result<Upload<T>, Failed> {
    let memory = &shared(request)?.uploads.accounts;
    Upload::read(request, context, payload.take(), memory).await
}

/// A form with a small file from any client, signed in or not.
pub struct VisitorUpload<T>(pub(crate) Upload<T>);

impl<T: MultipartCollect + 'static> FromRequest for VisitorUpload<T> {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<VisitorUpload<T>, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let context = RequestContext::of(&request).await?;
            let memory = &shared(&request)?.uploads.visitors;
            let upload = Upload::read(&request, &context, payload, memory).await?;
            Ok(VisitorUpload(upload))
        })
    }
}

/// The fields of a form with a list of players.
pub struct LongForm {
    /// The fields in order.
    pub(crate) fields: Vec<(String, String)>,
    /// Held while the form is in memory.
    pub(crate) permit: UploadPermit,
}

impl FromRequest for LongForm {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<LongForm, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let context = signed_in(&request).await?;
            let memory = &shared(&request)?.uploads.accounts;
            let mut body = CountedBody::of(memory, &context, payload);
            let text = String::from_request(&request, &mut body.payload).await;
            let permit = body.permit(&context)?;
            let body = text?;
            // A field of two bytes takes a hundred in memory.
            if body.bytes().filter(|byte| *byte == b'&').count() >= MOST_FIELDS {
                return Err(ErrorPayloadTooLarge(TOO_LONG));
            }
            let Query(fields) = Query::from_query(&body)?;
            Ok(LongForm { fields, permit })
        })
    }
}

fn shared(request: &HttpRequest) -> Result<&Data<AppState>, Failed> {
    request
        .app_data::<Data<AppState>>()
        .ok_or_else(Failed::ours)
}

/// The content of the chosen file, or else of the text field. Browsers send texts with CRLF.
pub(crate) fn file_or_text(file: Option<FileField>, text: Option<Text<String>>) -> Vec<u8> {
    match file.filter(|file| !file.data.is_empty()) {
        Some(file) => file.data.into(),
        None => text.map_or_else(Vec::new, |text| text.replace("\r\n", "\n").into()),
    }
}

impl RequestContext {
    /// The sender of files: an account, or a network without one.
    fn sender(&self) -> Source {
        match &self.identity.account {
            Some(account) => Source::Account(account.id),
            None => Source::of(self.connection.from),
        }
    }

    /// Parses a file of an organiser on a blocking thread, one file at a time.
    pub(crate) async fn import<T: Send + 'static>(
        &self,
        permit: &UploadPermit,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        self.import_in(Lane::Organisers, permit, 0, |desk, _| work(desk))
            .await
    }

    /// Parses a file on a blocking thread, one file at a time in each lane. The steps end when the client
    /// goes.
    pub(crate) async fn import_in<T: Send + 'static>(
        &self,
        lane: Lane,
        permit: &UploadPermit,
        steps: u64,
        work: impl FnOnce(&Desk, &StepBudget) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        // Only holders of memory can wait here, so the queue is no longer than the memory is large.
        let UploadPermit(_in_the_queue) = permit;
        let uploads = &self.shared.uploads;
        let _turn = uploads.senders.enter(self.sender()).await;
        let reading = Arc::clone(uploads.lane(lane));
        let permit = reading.acquire_owned().await;
        let permit = permit.map_err(|_closed| Failed::ours())?;
        let budget = StepBudget::of(steps);
        let cancel = budget.cancel_on_drop();
        let done = self
            .desk(move |desk| {
                let done = work(desk, &budget);
                // Held until the work is done, also when the client has gone.
                drop(permit);
                done
            })
            .await;
        cancel.done();
        done
    }
}

/// The first errors in a file, in words, and their number.
pub(crate) struct Wrong {
    /// The number of all errors.
    pub(crate) count: usize,
    /// The sentences; the last one gives the number of further errors.
    pub(crate) sentences: Vec<String>,
}

impl Wrong {
    pub(crate) fn of<F: Localize>(t: &Localizer, faults: &Faults<F>) -> Wrong {
        let sentences = faults.iter().map(|fault| t.localize(fault));
        Wrong::first(t, faults.count(), sentences)
    }

    /// The first sentences of `count` errors.
    pub(crate) fn first(
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
