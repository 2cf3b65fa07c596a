//! Records the messages that were formatted for one request, for speakers who
//! review the messages of a page.

use super::Value;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most messages that are recorded of one page; the largest has some four hundred.
const MOST: usize = 1_200;

/// The first use of a message.
#[derive(Clone, PartialEq, Debug)]
pub struct UsedMessage {
    /// Its id.
    pub id: String,
    /// Its arguments.
    pub args: Vec<(&'static str, Value)>,
}

/// The messages of one page in the order of first use.
#[derive(Default, Debug)]
pub struct Recording(Mutex<UsedMessages>);

#[derive(Default, Debug)]
struct UsedMessages {
    said: Vec<UsedMessage>,
    places: HashMap<String, usize>,
}

impl Recording {
    /// The messages so far.
    pub fn messages(&self) -> Vec<UsedMessage> {
        self.lock().said.clone()
    }

    /// Number of messages so far whose ids match.
    pub fn count(&self, is_counted: impl Fn(&str) -> bool) -> usize {
        let used = self.lock();
        let counted = used.said.iter().filter(|one| is_counted(&one.id));
        counted.count()
    }

    pub(super) fn note(&self, id: &str, args: &[(&'static str, Value)]) {
        let mut used = self.lock();
        if used.said.len() >= MOST || used.places.contains_key(id) {
            return;
        }
        let place = used.said.len();
        used.places.insert(id.to_owned(), place);
        used.said.push(UsedMessage {
            id: id.to_owned(),
            args: args.to_vec(),
        });
    }

    fn lock(&self) -> MutexGuard<'_, UsedMessages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BadMessages, Language, Localizer};
    use std::sync::Arc;

    #[test]
    fn a_message_is_recorded_once_with_its_first_arguments() -> Result<(), BadMessages> {
        let t = Localizer::of(Language::Zulu)?;
        let recording = Arc::new(Recording::default());
        let noting = t.recording(Arc::clone(&recording));
        assert_eq!(noting.msg("nav"), t.msg("nav"));
        noting.plural("delay-minutes", 3);
        noting.plural("delay-minutes", 5);
        let unknown = "no-such-message";
        noting.msg(unknown);
        let said = recording.messages();
        let ids: Vec<&str> = said.iter().map(|one| one.id.as_str()).collect();
        assert_eq!(ids, ["nav", "delay-minutes"], "only what is a message");
        assert_eq!(said[1].args, [("n", Value::Number(3))]);
        assert_eq!(recording.count(|id| id == "nav"), 1);
        Ok(())
    }
}
