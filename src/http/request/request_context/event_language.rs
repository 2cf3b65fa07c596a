//! The language of the event in the path of a request, and who plays in it.

use super::RequestContext;
use crate::change_feed::{Freshness, Topic};
use crate::desk::events::EventWords;
use crate::http::response::error_page::Failed;

/// The words of an event: from the cache, or from the database after a change.
pub(super) async fn event_words(
    context: &RequestContext,
    key: String,
) -> Result<EventWords, Failed> {
    let known = &context.shared.event_languages;
    if let Some(cached) = known.get(&key) {
        return Ok(cached);
    }
    let hub = context.shared.desk.hub().clone();
    let key_again = key.clone();
    let looked_up = context
        .desk(move |desk| {
            let Some((id, ..)) = desk.words_of_event(&key_again)? else {
                return Ok(None);
            };
            // Subscribed before it is read again, so that no change is missed.
            let freshness = Freshness::of(hub.watch_version(Topic::Tournament(id.0)));
            let words = desk.words_of_event(&key_again)?;
            Ok(words.map(|(_, words)| (words, freshness)))
        })
        .await?;
    let Some((words, freshness)) = looked_up else {
        return Ok(EventWords::default());
    };
    known.insert(key, words, freshness);
    Ok(words)
}
