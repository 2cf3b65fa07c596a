//! Live fragments of pages by server-sent events. A new stream gets the whole fragment, and then patches with
//! the lines that differ; so a browser that reconnects is up to date at once. A fragment is rendered once for
//! each change, and its messages are the same bytes for all streams.

mod access;
mod detached_stream;
mod encoded_message;
mod fragment;
mod fragment_diff;

pub(crate) use self::fragment::{Fragment, FragmentCache, MAX_AGE, Render};
pub(crate) use self::fragment_diff::patch;

use self::access::AccessCheck;
use self::encoded_message::EventBytes;
use self::fragment::{EncodedFragment, FragmentSlot, current};
use crate::change_feed::{Announcement, ClientId, Hub, Topic};
use crate::desk::Desk;
use crate::desk::rights::Permission;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::server::rate_limited_log::Overload;
use crate::i18n::Localizer;
use crate::system_time;
use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Bytes;
use futures_util::future::ready;
use futures_util::stream::{Stream, StreamExt, once, unfold};
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout_at;

/// The interval of comments, by which both sides notice a dead connection.
const HEARTBEAT: Duration = Duration::from_secs(12);
static COMMENT: LazyLock<EventBytes> = LazyLock::new(|| EventBytes::of(": here\n\n"));
/// Makes browsers reconnect after 1.5 s.
static RETRY: LazyLock<EventBytes> = LazyLock::new(|| EventBytes::of("retry: 1500\n\n"));

/// Renders the fragment as a visitor sees it, with the current time of each rendering.
pub(crate) fn render_async<L>(
    context: &RequestContext,
    look: impl Fn(RequestContext) -> L + 'static,
) -> Render
where
    L: Future<Output = Option<Fragment>> + 'static,
{
    let context = context.clone();
    Rc::new(move || Box::pin(look(context.clone().now(system_time::now()))))
}

/// Renders the fragment on a blocking thread.
pub(crate) fn render_blocking<M>(context: &RequestContext, make: M) -> Render
where
    M: Fn(&RequestContext, &Desk) -> Option<Fragment> + Clone + Send + 'static,
{
    render_async(context, move |context| {
        let (again, make) = (context.clone(), make.clone());
        async move {
            let priority = context.shared_priority();
            let made = context.desk_with(priority, move |desk| Ok(make(&again, desk)));
            made.await.ok()?
        }
    })
}

/// An open stream.
struct FragmentStream {
    changes: watch::Receiver<Announcement>,
    slot: Arc<FragmentSlot>,
    render: Render,
    is_packed: bool,
    /// Tells when the server stops.
    hub: Hub,
    /// The language of that message.
    t: Arc<Localizer>,
    /// Whether the message that the server stops has been sent.
    has_ended: bool,
    /// The fragment that was compared last.
    last: Option<Arc<EncodedFragment>>,
    /// The number of the last change that was compared or that the browser knows from a response.
    last_number: u64,
    /// The client that follows; it learns of its own changes from responses.
    client: Option<ClientId>,
    /// The id of the fragment that the browser shows.
    shown: Option<u64>,
    /// For a fragment that is not public.
    access: Option<Box<AccessCheck>>,
}

/// Streams a public fragment: at once, and again after each change. Refused when the limit of streams is
/// reached. Streams of one `name` must show the same to everybody.
pub(crate) fn stream(
    context: &RequestContext,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
) -> HttpResponse {
    // This stream is counted already.
    let others = context.shared.desk.hub().stream_count().saturating_sub(1);
    if !context.shared.has_room_beside(others) {
        Overload::Following.note(&"as many streams are open as are allowed");
        let mut answer = HttpResponse::ServiceUnavailable();
        answer.insert_header((header::RETRY_AFTER, "60"));
        return answer.force_close().finish();
    }
    streamed(context, name, changes, render, (None, None))
}

/// Streams a public fragment about a whole event, again after each change on any of its boards.
pub(crate) async fn stream_event(
    context: &RequestContext,
    (name, key): (&str, String),
    make: impl Fn(&RequestContext, &Desk, &str) -> Option<Fragment> + Clone + Send + 'static,
) -> Answer {
    let key_again = key.clone();
    let id = context.desk(move |desk| desk.id_of_event(&key_again));
    let id = id.await?.0;
    let changes = context.shared.desk.hub().subscribe(Topic::Hall(id));
    let name = format!("{name} {id} {}", context.t.language().tag());
    let render = render_blocking(context, move |context, desk| make(context, desk, &key));
    Ok(stream(context, &name, changes, render))
}

/// Streams to a phone that records a board; never refused. The page learns of its own changes from responses.
pub(crate) fn stream_to_umpire(
    context: &RequestContext,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
    client: Option<ClientId>,
) -> HttpResponse {
    streamed(context, name, changes, render, (None, client))
}

/// Streams to accounts with the right `D` in an event; ends as soon as they sign out or lose it.
pub(crate) fn stream_inside<D: Permission>(
    context: &RequestContext,
    event: &str,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
) -> HttpResponse {
    let access = AccessCheck::inside::<D>(context, event);
    streamed(context, name, changes, render, (access, None))
}

fn streamed(
    context: &RequestContext,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
    (access, client): (Option<AccessCheck>, Option<ClientId>),
) -> HttpResponse {
    let is_packed = context.reply.takes_gzip;
    let mut stream = FragmentStream {
        changes,
        slot: context.shared.fragments.slot(name),
        render,
        is_packed,
        hub: context.shared.desk.hub().clone(),
        t: Arc::clone(&context.t),
        has_ended: false,
        last: None,
        last_number: 0,
        client,
        shown: None,
        access: access.map(Box::new),
    };
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header((header::CONTENT_TYPE, "text/event-stream; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // The server's own compressor would hold messages back to fill its window.
        .insert_header((
            header::CONTENT_ENCODING,
            if is_packed { "gzip" } else { "identity" },
        ))
        .insert_header((header::VARY, "accept-encoding"))
        .insert_header(("x-accel-buffering", "no"));
    let greeting = once(ready(Ok::<_, Infallible>(RETRY.first(is_packed))));
    let Some(exit) = &context.connection.exit else {
        return answer.streaming(greeting.chain(stream.messages()));
    };
    let left = exit.left();
    actix_web::rt::spawn(async move {
        // Captured, not passed: an argument would take its place in the future twice.
        if let Ok(connection) = left.await {
            stream.write_to(&connection).await;
        }
    });
    let mut answer = answer.force_close().streaming(greeting);
    // The end of the connection ends the body: without chunks there is no terminating one.
    answer.head_mut().no_chunking(true);
    answer
}

impl FragmentStream {
    /// All messages after the greeting.
    fn messages(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        unfold(self, |mut stream| async move {
            let message = stream.next().await?;
            Some((Ok(message), stream))
        })
    }

    /// The next message; `None` ends the stream.
    async fn next(&mut self) -> Option<Bytes> {
        if self.has_ended {
            return None;
        }
        let heartbeat = Instant::now() + HEARTBEAT;
        while self.last.is_none() || self.is_changed_before(heartbeat).await? {
            if self.hub.is_stopping() {
                self.has_ended = true;
                let stopping = EventBytes::event("stopping", &self.t.msg("server-stopping"));
                return Some(stopping.bytes(self.is_packed));
            }
            let change = *self.changes.borrow_and_update();
            let n = change.number;
            let before = std::mem::replace(&mut self.last_number, n);
            if self.last.is_some() && change.is_echo_for(self.client, before) {
                continue;
            }
            self.check_access().await?;
            let fragment = match self.slot.fresh(n) {
                Some(fragment) => fragment,
                // Boxed, so that idle streams need no memory for it.
                None => Box::pin(current(&self.slot, n, &self.render)).await?,
            };
            let last = self
                .last
                .as_ref()
                .and_then(|last| last.fingerprint.as_ref());
            let is_new = last.is_none() || last != fragment.fingerprint.as_ref();
            let message = is_new.then(|| self.message(&fragment));
            self.last = Some(fragment);
            if message.is_some() {
                return message;
            }
        }
        self.check_access().await?;
        Some(COMMENT.bytes(self.is_packed))
    }

    /// `None` ends the stream of a user whose access has ended. Checked before anything is sent, as the
    /// fragment may have been rendered for another stream.
    async fn check_access(&mut self) -> Option<()> {
        match &mut self.access {
            Some(access) => Box::pin(access.is_granted()).await.then_some(()),
            None => Some(()),
        }
    }

    /// The patch, if the browser shows the fragment on which it is based; otherwise the whole fragment.
    fn message(&mut self, fragment: &EncodedFragment) -> Bytes {
        let shown = self.shown.replace(fragment.id);
        let patch = fragment.patch.as_ref();
        let patch = patch.filter(|(of, _)| Some(*of) == shown);
        let message = patch.map_or(&fragment.whole, |(_, patch)| patch);
        message.bytes(self.is_packed)
    }

    /// Waits for a change, announced or due by time; false when nothing changed before the heartbeat. Access
    /// is checked meanwhile.
    async fn is_changed_before(&mut self, heartbeat: Instant) -> Option<bool> {
        let changes_at = self.last.as_ref().and_then(|last| last.changes_at);
        let end = changes_at.map_or(heartbeat, |changes_at| changes_at.min(heartbeat));
        loop {
            let check = self.access.as_ref().map(|access| access.next_check());
            let pause = check.map_or(end, |check| check.min(end));
            match timeout_at(pause.into(), self.is_changed()).await {
                Ok(changed) => return changed.then_some(true),
                Err(_quiet) if pause == end => return Some(end < heartbeat),
                Err(_quiet) => self.check_access().await?,
            }
        }
    }

    /// Waits for an announcement; false when the topic has ended.
    async fn is_changed(&mut self) -> bool {
        let withdrawn = async {
            match &mut self.access {
                Some(access) => Box::pin(access.may_have_ended()).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = self.changes.changed() => changed.is_ok(),
            () = withdrawn => true,
        }
    }
}

/// The fingerprint of a fragment without clocks: equal for equal HTML.
pub(crate) fn fingerprint(html: &str) -> String {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    // 48 bits are enough to compare a page with its predecessor.
    format!("{:012x}", hasher.finish() >> 16)
}
