//! Parts as they were rendered: once for each change, and kept for all who were
//! woken by it.

use super::event_bytes::Wire;
use super::patch::patch;
use chrono::{DateTime, Utc};
use futures_util::future::LocalBoxFuture;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What all who watch the same share.
#[derive(Default)]
pub(super) struct Place {
    /// The part as it was rendered last; held for a moment only.
    kept: Mutex<Option<Kept>>,
    /// Held by who renders; the others wait for the part.
    rendering: tokio::sync::Mutex<()>,
}

pub(super) type Slot = Arc<Place>;

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
pub(super) struct Ready {
    /// Tells it from the other parts of its slot.
    pub(super) id: u64,
    pub(super) whole: Wire,
    /// For those who have a certain other part, what differs.
    pub(super) patch: Option<(u64, Wire)>,
    pub(super) mark: Option<String>,
    pub(super) more_at: Option<Instant>,
}

/// A part that was rendered.
pub(in crate::web) struct Part {
    /// The HTML.
    pub(in crate::web) html: String,
    /// The same for parts that show the same: the second is not sent. Clocks
    /// are not counted.
    pub(in crate::web) mark: Option<String>,
    /// When the part will change without anybody doing anything.
    pub(in crate::web) more_in: Option<Duration>,
}

impl Part {
    /// A part of which outsiders see more later.
    pub(in crate::web) fn delayed(
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
pub(in crate::web) const FRESH: Duration = Duration::from_secs(1);

/// Parts as they were rendered last, by what they show.
#[derive(Default)]
pub struct Parts {
    slots: Mutex<HashMap<String, Slot>>,
}

impl Parts {
    pub(super) fn slot(&self, name: &str) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        // Slots nobody waits for are given back before the map grows.
        if slots.len() > 1_000 {
            slots.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(slots.entry(name.to_owned()).or_default())
    }
}

/// Renders a part; `None` ends the stream.
pub(in crate::web) type Render = Rc<dyn Fn() -> LocalBoxFuture<'static, Option<Part>>>;

impl Place {
    fn kept(&self) -> MutexGuard<'_, Option<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The part after change `n`, if it is there and no clock in it is late.
    pub(super) fn fresh(&self, n: u64) -> Option<Arc<Ready>> {
        let kept = self.kept();
        let kept = kept.as_ref()?;
        (kept.after == n && Instant::now() < kept.until).then(|| Arc::clone(&kept.part))
    }
}

/// The part after change `n`, rendered by whoever asks first. What is rendered
/// before the number moves on may be newer than the number, never older.
pub(super) async fn current(slot: &Slot, n: u64, render: &Render) -> Option<Arc<Ready>> {
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
