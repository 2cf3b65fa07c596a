//! The language of the event that a request is about.

use super::RequestContext;
use crate::i18n::Language;
use crate::live::Topic;
use crate::web::fault::Failed;

/// The language of an event: from the cache, or from the database after a change.
pub(super) async fn event_language(
    visitor: &RequestContext,
    key: String,
) -> Result<Option<Language>, Failed> {
    let spoken = &visitor.shared.spoken;
    if let Some(known) = spoken.at(&key) {
        return Ok(known);
    }
    let hub = visitor.shared.desk.hub().clone();
    let asked = key.clone();
    let found = visitor
        .desk(move |desk| {
            let Some((id, _)) = desk.language_of_event(&asked)? else {
                return Ok(None);
            };
            // Followed first, looked at after: no change is missed.
            let changes = hub.watch_version(Topic::Tournament(id.0));
            let spoken = desk.language_of_event(&asked)?;
            Ok(spoken.map(|(_, language)| (language, changes)))
        })
        .await?;
    let Some((language, changes)) = found else {
        return Ok(None);
    };
    spoken.keep(key, language, changes);
    Ok(language)
}
