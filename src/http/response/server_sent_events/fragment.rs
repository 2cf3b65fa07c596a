//! Live fragments: rendered once for each change and shared by all streams that show the same.

use super::encoded_message::EventBytes;
use super::fragment_diff::patch;
use crate::change_feed::Cache;
use chrono::{DateTime, Utc};
use futures_util::future::LocalBoxFuture;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The fragment shared by the streams of one name.
#[derive(Default)]
pub(super) struct FragmentSlot {
    /// Locked only for a moment.
    last: Mutex<Option<Rendering>>,
    /// Locked by the stream that renders; the others wait for its result.
    rendering: tokio::sync::Mutex<()>,
}

struct Rendering {
    /// The number of the change after which it was rendered.
    after: u64,
    until: Instant,
    fragment: Arc<EncodedFragment>,
    /// The first rendering after that change, which the streams that were open then show: the base of the
    /// next patch.
    first: (u64, String),
}

/// A fragment encoded for sending.
pub(super) struct EncodedFragment {
    /// Unique in its slot.
    pub(super) id: u64,
    pub(super) whole: EventBytes,
    /// The patch for browsers that show the fragment with this id.
    pub(super) patch: Option<(u64, EventBytes)>,
    pub(super) fingerprint: Option<String>,
    pub(super) changes_at: Option<Instant>,
}

pub(crate) struct Fragment {
    pub(crate) html: String,
    /// Equal for fragments that differ only in their clocks; the second is not sent.
    pub(crate) fingerprint: Option<String>,
    /// The time after which the fragment changes without an announcement.
    pub(crate) changes_in: Option<Duration>,
}

impl Fragment {
    /// A fragment of which outsiders see more from `more_at` on.
    pub(crate) fn delayed(
        html: String,
        fingerprint: String,
        at: DateTime<Utc>,
        more_at: Option<DateTime<Utc>>,
    ) -> Fragment {
        Fragment {
            html,
            fingerprint: Some(fingerprint),
            changes_in: more_at.map(|more_at| (more_at - at).to_std().unwrap_or_default()),
        }
    }
}

impl From<String> for Fragment {
    fn from(html: String) -> Fragment {
        Fragment {
            html,
            fingerprint: None,
            changes_in: None,
        }
    }
}

/// The time for which a fragment with clocks may be shared. All streams that one change wakes ask within it.
pub(crate) const MAX_AGE: Duration = Duration::from_secs(1);

/// Fragments by the names of their streams.
#[derive(Default)]
pub struct FragmentCache(Cache<String, FragmentSlot, 1_000>);

impl FragmentCache {
    pub(super) fn slot(&self, name: &str) -> Arc<FragmentSlot> {
        self.0.get_or_default(&name.to_owned())
    }
}

pub(crate) type Render = Rc<dyn Fn() -> LocalBoxFuture<'static, Option<Fragment>>>;

impl FragmentSlot {
    fn last(&self) -> MutexGuard<'_, Option<Rendering>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fragment after change `n`, if it has been rendered and is fresh.
    pub(super) fn fresh(&self, n: u64) -> Option<Arc<EncodedFragment>> {
        let last = self.last();
        let last = last.as_ref()?;
        (last.after == n && Instant::now() < last.until).then(|| Arc::clone(&last.fragment))
    }
}

/// The fragment after change `n`, rendered by the first stream that asks. A rendering may be newer than `n`,
/// as changes can follow while it is under way, but never older.
pub(super) async fn current(
    slot: &FragmentSlot,
    n: u64,
    render: &Render,
) -> Option<Arc<EncodedFragment>> {
    let _rendering = slot.rendering.lock().await;
    if let Some(fragment) = slot.fresh(n) {
        return Some(fragment);
    }
    let Fragment {
        html,
        fingerprint,
        changes_in,
    } = render().await?;
    let now = Instant::now();
    let changes_at = changes_in.map(|time| now + time);
    let before = slot.last().take();
    let id = before.as_ref().map_or(0, |before| before.fragment.id + 1);
    let is_again = before.as_ref().is_some_and(|before| before.after == n);
    let first = before.map(|before| before.first);
    let patch = first.as_ref().filter(|_| !is_again).and_then(|(of, old)| {
        let lines = patch(old, &html)?;
        Some((*of, EventBytes::event("patch", &lines)))
    });
    let fragment = Arc::new(EncodedFragment {
        id,
        whole: EventBytes::event("part", &html),
        patch,
        fingerprint,
        changes_at,
    });
    let until = now + MAX_AGE;
    *slot.last() = Some(Rendering {
        after: n,
        until: changes_at.map_or(until, |changes_at| changes_at.min(until)),
        fragment: Arc::clone(&fragment),
        first: first.filter(|_| is_again).unwrap_or((id, html)),
    });
    Some(fragment)
}
