//! Live parts of pages by server-sent events. Whoever comes gets the whole
//! part, and from then on the lines that differ from the part they have; a
//! browser that comes back is at once up to date. A part is rendered once for
//! each change, and its messages are the same bytes for all who watch.

mod apart;
mod patch;
mod welcome;
mod wire;

use self::patch::patch;
use self::welcome::Welcome;
use self::wire::Wire;
use super::{clock, guard::Visitor};
use crate::live::{Announced, Hub, Origin};
use crate::tongue::Tongue;

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Bytes;
use chrono::{DateTime, Utc};
use futures_util::future::{LocalBoxFuture, ready};
use futures_util::stream::{Stream, StreamExt, once, unfold};
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout_at;

/// A comment is sent so often, so that everybody notices a dead connection.
const HEARTBEAT: Duration = Duration::from_secs(12);
static HERE: LazyLock<Wire> = LazyLock::new(|| Wire::of(": here\n\n"));
/// How long a browser waits before it comes back.
static RETRY: LazyLock<Wire> = LazyLock::new(|| Wire::of("retry: 1500\n\n"));

/// What all who watch the same share.
#[derive(Default)]
struct Place {
    /// The part as it was rendered last; held for a moment only.
    kept: Mutex<Option<Kept>>,
    /// Held by who renders; the others wait for the part.
    rendering: tokio::sync::Mutex<()>,
}

type Slot = Arc<Place>;

/// A part as it was rendered last.
struct Kept {
    after: u64,
    until: Instant,
    part: Arc<Ready>,
    /// The part as it was rendered first after the change: what those have who
    /// were there, and what the next patch is for.
    first: (u64, String),
}

/// A part, ready to be sent.
struct Ready {
    /// Tells it from the other parts of its slot.
    id: u64,
    whole: Wire,
    /// For those who have a certain other part, what differs.
    patch: Option<(u64, Wire)>,
    mark: Option<String>,
    more_at: Option<Instant>,
}

/// A part that was rendered.
pub(super) struct Part {
    /// The HTML.
    pub(super) html: String,
    /// The same for parts that show the same: the second is not sent. Clocks
    /// are not counted.
    pub(super) mark: Option<String>,
    /// When the part will change without anybody doing anything.
    pub(super) more_in: Option<Duration>,
}

impl Part {
    /// A part of which outsiders see more later.
    pub(super) fn delayed(
        html: String,
        mark: String,
        at: DateTime<Utc>,
        more_at: Option<DateTime<Utc>>,
    ) -> Part {
        Part {
            html,
            mark: Some(mark),
            more_in: more_at.map(|more_at| (more_at - at).to_std().unwrap_or_default()),
        }
    }
}

impl From<String> for Part {
    fn from(html: String) -> Part {
        Part {
            html,
            mark: None,
            more_in: None,
        }
    }
}

/// A part shows clocks, so it is handed out only while it is fresh. All who
/// were woken by one change come within this time.
pub(super) const FRESH: Duration = Duration::from_secs(1);

/// Parts as they were rendered last, by what they show.
#[derive(Default)]
pub struct Parts {
    slots: Mutex<HashMap<String, Slot>>,
}

impl Parts {
    fn slot(&self, name: &str) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        // Slots nobody waits for are given back before the map grows.
        if slots.len() > 1_000 {
            slots.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(slots.entry(name.to_owned()).or_default())
    }
}

/// Renders a part; `None` ends the stream.
pub(super) type Render = Rc<dyn Fn() -> LocalBoxFuture<'static, Option<Part>>>;

/// Renders what a visitor sees at each later time.
pub(super) fn each_time<L>(visitor: &Visitor, look: impl Fn(Visitor) -> L + 'static) -> Render
where
    L: Future<Output = Option<Part>> + 'static,
{
    let visitor = visitor.clone();
    Rc::new(move || Box::pin(look(visitor.clone().now(clock::now()))))
}

/// Somebody who watches a part.
struct Watching {
    changes: watch::Receiver<Announced>,
    slot: Slot,
    render: Render,
    is_packed: bool,
    /// Knows when the server stops.
    hub: Hub,
    /// The words for that.
    t: Arc<Tongue>,
    /// It has been told that the server stops.
    is_dismissed: bool,
    /// The part that was looked at last.
    seen: Option<Arc<Ready>>,
    /// The change after which it was looked at, or which an answer has told.
    told: u64,
    /// Whose answers tell this page what it does itself.
    origin: Option<Origin>,
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
    visitor: &Visitor,
    name: &str,
    changes: watch::Receiver<Announced>,
    render: Render,
) -> HttpResponse {
    // The one who asks is counted already.
    let others = visitor.shared.desk.hub().followers().saturating_sub(1);
    if !visitor.shared.door.has_room_beside(others) {
        let mut answer = HttpResponse::ServiceUnavailable();
        return answer.insert_header((header::RETRY_AFTER, "60")).finish();
    }
    streamed(visitor, name, changes, render, (None, None))
}

/// The same for a phone that records a board, however many watch. What the page
/// does itself it is told by answers.
pub(super) fn stream_to_umpire(
    visitor: &Visitor,
    name: &str,
    changes: watch::Receiver<Announced>,
    render: Render,
    origin: Option<Origin>,
) -> HttpResponse {
    streamed(visitor, name, changes, render, (None, origin))
}

/// The same for those who may see an event from inside: it ends as soon as
/// somebody signs out or has no role any more.
pub(super) fn stream_inside(
    visitor: &Visitor,
    event: &str,
    name: &str,
    changes: watch::Receiver<Announced>,
    render: Render,
) -> HttpResponse {
    let welcome = Welcome::inside(visitor, event);
    streamed(visitor, name, changes, render, (welcome, None))
}

fn streamed(
    visitor: &Visitor,
    name: &str,
    changes: watch::Receiver<Announced>,
    render: Render,
    (welcome, origin): (Option<Welcome>, Option<Origin>),
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
    exit.leaves_to(move |stream| {
        // Captured and not handed over: an argument would have its place twice.
        actix_web::rt::spawn(async move { watching.follow(&stream).await });
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
                let farewell = Wire::event("stopping", &self.t.say("server-stopping"));
                return Some(farewell.bytes(self.is_packed));
            }
            let last = *self.changes.borrow_and_update();
            let (n, before) = (last.number, std::mem::replace(&mut self.told, last.number));
            if self.seen.is_some() && last.is_told_by_answers(self.origin, before) {
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

impl Place {
    fn kept(&self) -> MutexGuard<'_, Option<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The part after change `n`, if it is there and no clock in it is late.
    fn fresh(&self, n: u64) -> Option<Arc<Ready>> {
        let kept = self.kept();
        let kept = kept.as_ref()?;
        (kept.after == n && Instant::now() < kept.until).then(|| Arc::clone(&kept.part))
    }
}

/// The part after change `n`, rendered by whoever asks first. What is rendered
/// before the number moves on may be newer than the number, never older.
async fn current(slot: &Slot, n: u64, render: &Render) -> Option<Arc<Ready>> {
    let _rendering = slot.rendering.lock().await;
    if let Some(part) = slot.fresh(n) {
        return Some(part);
    }
    let Part {
        html,
        mark,
        more_in,
    } = render().await?;
    let now = Instant::now();
    let more_at = more_in.map(|time| now + time);
    let before = slot.kept().take();
    let id = before.as_ref().map_or(0, |before| before.part.id + 1);
    let is_again = before.as_ref().is_some_and(|before| before.after == n);
    let first = before.map(|before| before.first);
    let patch = first.as_ref().filter(|_| !is_again).and_then(|(of, old)| {
        let lines = patch(old, &html)?;
        Some((*of, Wire::event("patch", &lines)))
    });
    let part = Arc::new(Ready {
        id,
        whole: Wire::event("part", &html),
        patch,
        mark,
        more_at,
    });
    let fresh = now + FRESH;
    *slot.kept() = Some(Kept {
        after: n,
        until: more_at.map_or(fresh, |more_at| more_at.min(fresh)),
        part: Arc::clone(&part),
        first: first.filter(|_| is_again).unwrap_or((id, html)),
    });
    Some(part)
}

/// A mark for a part without clocks: the same for the same HTML.
pub(super) fn mark_of(html: &str) -> String {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
