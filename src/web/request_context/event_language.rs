//! The language of the event in the path of a request.

use super::RequestContext;
use crate::change_feed::{Freshness, Topic};
use crate::i18n::Language;
use crate::web::error_page::Failed;

/// The language of an event: from the cache, or from the database after a change.
pub(super) async fn event_language(
    visitor: &RequestContext,
    key: String,
) -> Result<Option<Language>, Failed> {
    let languages = &visitor.shared.event_languages;
    if let Some(cached) = languages.get(&key) {
        return Ok(cached);
    }
    let hub = visitor.shared.desk.hub().clone();
    let key_again = key.clone();
    let looked_up = visitor
        .desk(move |desk| {
            let Some((id, _)) = desk.language_of_event(&key_again)? else {
                return Ok(None);
            };
            // Subscribed before it is read again, so that no change is missed.
            let freshness = Freshness::of(hub.watch_version(Topic::Tournament(id.0)));
            let language = desk.language_of_event(&key_again)?;
            Ok(language.map(|(_, language)| (language, freshness)))
        })
        .await?;
    let Some((language, freshness)) = looked_up else {
        return Ok(None);
    };
    languages.insert(key, language, freshness);
    Ok(language)
}
