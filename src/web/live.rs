//! Live parts of pages by server-sent events. Each message is the whole part,
//! so that a lost one costs nothing and a browser that comes back is at once up
//! to date. A part is rendered once for each change, for all who watch.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Bytes;
use futures_util::future::LocalBoxFuture;
use futures_util::stream::unfold;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout;

/// A comment is sent so often, so that everybody notices a dead connection.
const HEARTBEAT: Duration = Duration::from_secs(12);
/// How long a browser waits before it comes back.
const RETRY: &str = "retry: 1500\n\n";

type Slot = Arc<tokio::sync::Mutex<Option<Kept>>>;

/// A part as it was rendered last.
struct Kept {
    after: u64,
    at: Instant,
    part: Bytes,
}

/// A part shows clocks, so it is handed out only while it is fresh. All who
/// were woken by one change come within this time.
const FRESH: Duration = Duration::from_secs(1);

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

/// Renders a part as HTML; `None` ends the stream.
pub(super) type Render = Rc<dyn Fn() -> LocalBoxFuture<'static, Option<String>>>;

enum Next {
    Greet,
    Render,
    Wait,
}

/// Streams a part: at once, and again after each change.
///
/// `name` says what is shown, to whom all the same is shown under one name.
pub(super) fn stream(
    parts: &Parts,
    name: &str,
    changes: watch::Receiver<u64>,
    render: Render,
) -> HttpResponse {
    let slot = parts.slot(name);
    let messages = unfold(
        (Next::Greet, changes, slot, render),
        |(next, mut changes, slot, render)| async move {
            match next {
                Next::Greet => Some((
                    Ok(Bytes::from_static(RETRY.as_bytes())),
                    (Next::Render, changes, slot, render),
                )),
                Next::Render => {
                    let part = current(&slot, *changes.borrow_and_update(), &render).await?;
                    Some((
                        Ok::<_, std::convert::Infallible>(part),
                        (Next::Wait, changes, slot, render),
                    ))
                }
                Next::Wait => match timeout(HEARTBEAT, changes.changed()).await {
                    Ok(Err(_closed)) => None,
                    Ok(Ok(())) => {
                        let part = current(&slot, *changes.borrow_and_update(), &render).await?;
                        Some((Ok(part), (Next::Wait, changes, slot, render)))
                    }
                    Err(_quiet) => Some((
                        Ok(Bytes::from_static(b": here\n\n")),
                        (Next::Wait, changes, slot, render),
                    )),
                },
            }
        },
    );
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A compressor would keep messages back to fill its window.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(messages)
}

/// The part after change `n`, rendered by whoever asks first. What is rendered
/// before the number moves on may be newer than the number, never older.
async fn current(slot: &Slot, n: u64, render: &Render) -> Option<Bytes> {
    let mut kept = slot.lock().await;
    if let Some(Kept { after, at, part }) = kept.as_ref()
        && *after == n
        && at.elapsed() < FRESH
    {
        return Some(part.clone());
    }
    let part = message(&render().await?);
    *kept = Some(Kept {
        after: n,
        at: Instant::now(),
        part: part.clone(),
    });
    Some(part)
}

fn message(html: &str) -> Bytes {
    let mut text = String::with_capacity(html.len() + 64);
    text.push_str("event: part\n");
    for line in html.lines() {
        text.push_str("data: ");
        text.push_str(line);
        text.push('\n');
    }
    text.push('\n');
    Bytes::from(text)
}
