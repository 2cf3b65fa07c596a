//! Edits messages in a file and leaves all other lines unchanged.

use super::super::super::catalog::{self, OLDER, UNREVIEWED};
use super::super::super::message_file::{SourceFile, SourceMessage, comment_text};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// A message in the file with its confirmations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Current {
    /// The text; empty if the language has none of its own.
    pub(super) text: String,
    /// Whether it is not marked as unreviewed.
    pub(super) is_confirmed: bool,
    /// The fingerprints of the speakers who confirmed it.
    pub(super) right: BTreeSet<String>,
}

/// The prefix of the comment line of a confirmation.
const RIGHT_ONCE: &str = "right once:";

/// The current messages of a file.
pub(super) struct Standing<'a> {
    file: &'a SourceFile<'a>,
    by_id: HashMap<&'a str, &'a SourceMessage<'a>>,
}

impl<'a> Standing<'a> {
    pub(super) fn of(file: &'a SourceFile<'a>) -> Standing<'a> {
        let by_id = file.messages.iter().map(|message| (message.id, message));
        Standing {
            file,
            by_id: by_id.collect(),
        }
    }

    /// The state of a message; empty if the file lacks it.
    pub(super) fn words(&self, id: &str) -> Current {
        let Some(message) = self.by_id.get(id) else {
            return Current::default();
        };
        let comment: Vec<&str> = self.file.comment_of(message).map(str::trim).collect();
        let right = comment
            .iter()
            .filter_map(|line| line.strip_prefix(RIGHT_ONCE));
        Current {
            text: message.text.clone(),
            is_confirmed: !comment.contains(&UNREVIEWED) && !comment.contains(&OLDER),
            right: right.map(|digits| digits.trim().to_owned()).collect(),
        }
    }
}

/// The messages to be changed.
pub(super) struct Edits<'a> {
    file: &'a SourceFile<'a>,
    by_id: BTreeMap<String, Current>,
}

impl<'a> Edits<'a> {
    pub(super) fn new(file: &'a SourceFile<'a>) -> Edits<'a> {
        let by_id = BTreeMap::new();
        Edits { file, by_id }
    }

    pub(super) fn set(&mut self, id: &str, words: Current) {
        self.by_id.insert(id.to_owned(), words);
    }

    /// The file with the changes. A new message is inserted after its predecessor in English,
    /// or at the end.
    pub(super) fn text(mut self) -> String {
        let mut text = String::new();
        let mut at = 0;
        let added = self.added();
        for message in &self.file.messages {
            if let Some(words) = self.by_id.remove(message.id) {
                text.push_str(&self.lines(at..message.comment.start));
                self.write(&mut text, message, &words);
                at = message.body.end;
            }
            for (id, words) in added.get(message.id).into_iter().flatten() {
                text.push_str(&self.lines(at..message.body.end));
                at = message.body.end;
                write_new(&mut text, id, words);
            }
        }
        text.push_str(&self.lines(at..self.file.lines.len()));
        for (id, words) in added.get("").into_iter().flatten() {
            write_new(&mut text, id, words);
        }
        text
    }

    /// The new messages, by the message after which they are inserted; "" for the end.
    fn added(&mut self) -> HashMap<&'a str, Vec<(String, Current)>> {
        let known = self.file.messages.iter().map(|message| message.id);
        let known: HashSet<&str> = known.collect();
        let mut new: Vec<(Option<usize>, String, Current)> = Vec::new();
        for (id, words) in std::mem::take(&mut self.by_id) {
            if known.contains(id.as_str()) {
                self.by_id.insert(id, words);
            } else {
                new.push((catalog::place(&id), id, words));
            }
        }
        new.sort_by_key(|(place, ..)| *place);
        let mut added: HashMap<&str, Vec<(String, Current)>> = HashMap::new();
        for (place, id, words) in new {
            let mut before = catalog::ids_before(place.unwrap_or_default());
            let behind = before.find_map(|id| known.get(id)).copied();
            let behind = behind.unwrap_or_default();
            added.entry(behind).or_default().push((id, words));
        }
        added
    }

    fn lines(&self, range: std::ops::Range<usize>) -> String {
        self.file.lines.get(range).unwrap_or_default().concat()
    }

    /// Writes a message with its comment, in which only the marks of review change. Whoever answered
    /// has read the English text of today, so the translation is no longer older.
    fn write(&self, text: &mut String, message: &SourceMessage<'_>, words: &Current) {
        let lines = self.file.lines.get(message.comment.clone());
        let mut has_marks = false;
        for line in lines.unwrap_or_default() {
            let says = comment_text(line).trim();
            if ![UNREVIEWED, OLDER].contains(&says) && !says.starts_with(RIGHT_ONCE) {
                text.push_str(line);
            } else if !has_marks {
                has_marks = true;
                write_marks(text, words);
            }
        }
        if !has_marks {
            write_marks(text, words);
        }
        let before = self.lines(message.body.clone());
        if words.text == message.text {
            text.push_str(&before);
        } else {
            text.push_str(&format!("{} = {}", message.id, words.text));
            let body = before.trim_end();
            text.push_str(before.strip_prefix(body).unwrap_or("\n"));
        }
    }
}

fn write_new(text: &mut String, id: &str, words: &Current) {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    write_marks(text, words);
    text.push_str(&format!("{id} = {}\n", words.text));
}

/// Writes the marks of review above a message.
fn write_marks(text: &mut String, words: &Current) {
    if words.is_confirmed {
        return;
    }
    text.push_str(&format!("# {UNREVIEWED}\n"));
    for speaker in &words.right {
        text.push_str(&format!("# {RIGHT_ONCE} {speaker}\n"));
    }
}
