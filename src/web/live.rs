//! Live parts of pages by server-sent events. Whoever comes gets the whole
//! part, and from then on the lines that differ from the part they have; a
//! browser that comes back is at once up to date. A part is rendered once for
//! each change, and its messages are the same bytes for all who watch.

mod access;
mod detached_stream;
mod event_bytes;
mod fragment;
mod patch;

pub(super) use self::fragment::{FRESH, Part, Parts, Render};

use self::access::Welcome;
use self::event_bytes::Wire;
use self::fragment::{Ready, Slot, current};
use super::rate_limited_log::Overload;
use super::{clock, request_context::RequestContext};
use crate::desk::Desk;
use crate::i18n::Localizer;
use crate::live::{Announcement, ClientId, Hub};
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

/// A comment is sent so often, so that everybody notices a dead connection.
const HEARTBEAT: Duration = Duration::from_secs(12);
static HERE: LazyLock<Wire> = LazyLock::new(|| Wire::of(": here\n\n"));
/// How long a browser waits before it comes back.
static RETRY: LazyLock<Wire> = LazyLock::new(|| Wire::of("retry: 1500\n\n"));

/// Renders what a visitor sees at each later time.
pub(super) fn each_time<L>(
    visitor: &RequestContext,
    look: impl Fn(RequestContext) -> L + 'static,
) -> Render
where
    L: Future<Output = Option<Part>> + 'static,
{
    let visitor = visitor.clone();
    Rc::new(move || Box::pin(look(visitor.clone().now(clock::now()))))
}

/// The same where it is made on a thread that may block.
pub(super) fn each_time_apart<M>(visitor: &RequestContext, make: M) -> Render
where
    M: Fn(&RequestContext, &Desk) -> Option<Part> + Clone + Send + 'static,
{
    each_time(visitor, move |visitor| {
        let (again, make) = (visitor.clone(), make.clone());
        async move {
            let lane = visitor.shared_lane();
            let made = visitor.desk_in(lane, move |desk| Ok(make(&again, desk)));
            made.await.ok()?
        }
    })
}

/// Somebody who watches a part.
struct Watching {
    changes: watch::Receiver<Announcement>,
    slot: Slot,
    render: Render,
    is_packed: bool,
    /// Knows when the server stops.
    hub: Hub,
    /// The words for that.
    t: Arc<Localizer>,
    /// It has been told that the server stops.
    is_dismissed: bool,
    /// The part that was looked at last.
    seen: Option<Arc<Ready>>,
    /// The change after which it was looked at, or which an answer has told.
    told: u64,
    /// Whose answers tell this page what it does itself.
    origin: Option<ClientId>,
    /// Which part the browser has.
    has: Option<u64>,
    /// Whether it may still be shown, where not everybody may see it.
    welcome: Option<Box<Welcome>>,
}

/// Streams a part that everybody may see: at once, and again after each change,
/// as long as the server has room for one more.
///
/// `name` says what is shown, to whom all the same is shown under one name.
pub(super) fn stream(
    visitor: &RequestContext,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
) -> HttpResponse {
    // The one who asks is counted already.
    let others = visitor.shared.desk.hub().stream_count().saturating_sub(1);
    if !visitor.shared.ingress.has_room_beside(others) {
        Overload::Following.note(&"as many streams are open as are allowed");
        let mut answer = HttpResponse::ServiceUnavailable();
        answer.insert_header((header::RETRY_AFTER, "60"));
        // Nobody keeps a place without a stream.
        return answer.force_close().finish();
    }
    streamed(visitor, name, changes, render, (None, None))
}

/// The same for a phone that records a board, however many watch. What the page
/// does itself it is told by answers.
pub(super) fn stream_to_umpire(
    visitor: &RequestContext,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
    origin: Option<ClientId>,
) -> HttpResponse {
    streamed(visitor, name, changes, render, (None, origin))
}

/// The same for those who may see an event from inside: it ends as soon as
/// somebody signs out or has no role any more.
pub(super) fn stream_inside(
    visitor: &RequestContext,
    event: &str,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
) -> HttpResponse {
    let welcome = Welcome::inside(visitor, event);
    streamed(visitor, name, changes, render, (welcome, None))
}

fn streamed(
    visitor: &RequestContext,
    name: &str,
    changes: watch::Receiver<Announcement>,
    render: Render,
    (welcome, origin): (Option<Welcome>, Option<ClientId>),
) -> HttpResponse {
    let is_packed = visitor.takes_gzip;
    let mut watching = Watching {
        changes,
        slot: visitor.shared.parts.slot(name),
        render,
        is_packed,
        hub: visitor.shared.desk.hub().clone(),
        t: Arc::clone(&visitor.t),
        is_dismissed: false,
        seen: None,
        told: 0,
        origin,
        has: None,
        welcome: welcome.map(Box::new),
    };
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header((header::CONTENT_TYPE, "text/event-stream; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // The server's own compressor would keep messages back to fill its window.
        .insert_header((
            header::CONTENT_ENCODING,
            if is_packed { "gzip" } else { "identity" },
        ))
        .insert_header((header::VARY, "accept-encoding"))
        .insert_header(("x-accel-buffering", "no"));
    let greeting = once(ready(Ok::<_, Infallible>(RETRY.first(is_packed))));
    let Some(exit) = &visitor.exit else {
        return answer.streaming(greeting.chain(watching.messages()));
    };
    let left = exit.left();
    actix_web::rt::spawn(async move {
        // Captured and not handed over: an argument would have its place twice.
        if let Ok(stream) = left.await {
            watching.follow(&stream).await;
        }
    });
    let mut answer = answer.force_close().streaming(greeting);
    // It ends where the connection ends, not where the server has written it.
    answer.head_mut().no_chunking(true);
    answer
}

impl Watching {
    /// All that is sent after the greeting.
    fn messages(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        unfold(self, |mut watching| async move {
            let message = watching.next().await?;
            Some((Ok(message), watching))
        })
    }

    /// What is sent next; `None` ends the stream.
    async fn next(&mut self) -> Option<Bytes> {
        if self.is_dismissed {
            return None;
        }
        let heartbeat = Instant::now() + HEARTBEAT;
        while self.seen.is_none() || self.is_changed_before(heartbeat).await? {
            if self.hub.is_stopping() {
                self.is_dismissed = true;
                let farewell = Wire::event("stopping", &self.t.msg("server-stopping"));
                return Some(farewell.bytes(self.is_packed));
            }
            let last = *self.changes.borrow_and_update();
            let (n, before) = (last.number, std::mem::replace(&mut self.told, last.number));
            if self.seen.is_some() && last.is_echo_for(self.origin, before) {
                continue;
            }
            self.stays().await?;
            let part = match self.slot.fresh(n) {
                Some(part) => part,
                // In a box, so that those who only wait have no room for it.
                None => Box::pin(current(&self.slot, n, &self.render)).await?,
            };
            let last = self.seen.as_ref().and_then(|seen| seen.mark.as_ref());
            let is_new = last.is_none() || last != part.mark.as_ref();
            let message = is_new.then(|| self.message(&part));
            self.seen = Some(part);
            if message.is_some() {
                return message;
            }
        }
        self.stays().await?;
        Some(HERE.bytes(self.is_packed))
    }

    /// `None` ends the stream of somebody who may not see it any more. Asked
    /// before anything is sent: a part may have been rendered for others.
    async fn stays(&mut self) -> Option<()> {
        match &mut self.welcome {
            Some(welcome) => Box::pin(welcome.lasts()).await.then_some(()),
            None => Some(()),
        }
    }

    /// The part for this browser, as short as what it has allows.
    fn message(&mut self, part: &Ready) -> Bytes {
        let has = self.has.replace(part.id);
        let patch = part.patch.as_ref();
        let patch = patch.filter(|(of, _)| Some(*of) == has);
        let wire = patch.map_or(&part.whole, |(_, patch)| patch);
        wire.bytes(self.is_packed)
    }

    /// Waits for a change, by somebody or by time alone; false when nothing
    /// changed for so long. A right is looked at meanwhile.
    async fn is_changed_before(&mut self, heartbeat: Instant) -> Option<bool> {
        let more_at = self.seen.as_ref().and_then(|seen| seen.more_at);
        let end = more_at.map_or(heartbeat, |more_at| more_at.min(heartbeat));
        loop {
            let look = self.welcome.as_ref().map(|welcome| welcome.next_look());
            let pause = look.map_or(end, |look| look.min(end));
            match timeout_at(pause.into(), self.is_changed()).await {
                Ok(changed) => return changed.then_some(true),
                Err(_quiet) if pause == end => return Some(end < heartbeat),
                Err(_quiet) => self.stays().await?,
            }
        }
    }

    /// Waits for a change by somebody; false when there will be none any more.
    async fn is_changed(&mut self) -> bool {
        let withdrawn = async {
            match &mut self.welcome {
                Some(welcome) => Box::pin(welcome.may_have_ended()).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = self.changes.changed() => changed.is_ok(),
            () = withdrawn => true,
        }
    }
}

/// A mark for a part without clocks: the same for the same HTML.
pub(super) fn mark_of(html: &str) -> String {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
