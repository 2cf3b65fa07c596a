//! Splits a message file into lines and messages without losing a byte.

use std::ops::Range;

/// A message file. The concatenation of its lines is the file.
pub(crate) struct SourceFile<'a> {
    /// Every line with its line feed.
    pub(crate) lines: Vec<&'a str>,
    /// The messages in their order.
    pub(crate) messages: Vec<SourceMessage<'a>>,
    /// The first line that is neither a message nor a comment, counted from 0.
    pub(crate) stray: Option<usize>,
}

/// A message in a file.
pub(crate) struct SourceMessage<'a> {
    pub(crate) id: &'a str,
    /// The text after the `=`, trimmed.
    pub(crate) text: String,
    /// The lines of the comment above it, counted from 0.
    pub(crate) comment: Range<usize>,
    /// The lines of the message itself.
    pub(crate) body: Range<usize>,
}

impl<'a> SourceFile<'a> {
    /// Splits a file without parsing the texts.
    pub(crate) fn of(text: &'a str) -> SourceFile<'a> {
        let mut file = SourceFile {
            lines: text.split_inclusive('\n').collect(),
            messages: Vec::new(),
            stray: None,
        };
        let (mut at, mut comment) = (0, 0);
        while let Some(line) = file.lines.get(at) {
            if let Some((id, _)) = begun(line) {
                let body = at..file.end_of(at);
                at = body.end;
                let text = file.text_of(&body);
                file.messages.push(SourceMessage {
                    id,
                    text,
                    comment: comment..body.start,
                    body,
                });
                comment = at;
                continue;
            }
            if !is_comment(line) {
                comment = at + 1;
                if !line.trim().is_empty() && !line.starts_with('#') {
                    file.stray.get_or_insert(at);
                }
            }
            at += 1;
        }
        file
    }

    /// The lines of a message's comment, without `#`.
    pub(crate) fn comment_of(&self, message: &SourceMessage<'_>) -> impl Iterator<Item = &'a str> {
        let lines = self.lines.get(message.comment.clone()).unwrap_or_default();
        lines.iter().map(|line| comment_text(line))
    }

    /// The line after the message that begins at `start`.
    fn end_of(&self, start: usize) -> usize {
        let rest = self.lines.iter().enumerate().skip(start + 1);
        let mut end = start + 1;
        for (at, line) in rest {
            match line.chars().next() {
                _ if line.trim().is_empty() => {}
                Some(' ' | '}' | '[' | '*') => end = at + 1,
                _ => break,
            }
        }
        end
    }

    fn text_of(&self, body: &Range<usize>) -> String {
        let lines = self.lines.get(body.clone()).unwrap_or_default();
        let first = lines.first().and_then(|line| begun(line));
        let first = first.map(|(_, text)| text);
        let rest = lines.iter().skip(1).copied();
        let lines: Vec<&str> = first.into_iter().chain(rest).map(str::trim_end).collect();
        lines.join("\n").trim().to_owned()
    }
}

/// Number of messages in a file.
pub(crate) fn count(text: &str) -> usize {
    text.lines().filter(|line| begun(line).is_some()).count()
}

/// The text of a comment line.
pub(crate) fn comment_text(line: &str) -> &str {
    let text = line.trim_end_matches(['\r', '\n']);
    let text = text.strip_prefix('#').unwrap_or(text);
    text.strip_prefix(' ').unwrap_or(text)
}

/// Whether a line is a comment that belongs to the message below it.
fn is_comment(line: &str) -> bool {
    line.starts_with('#') && !line.starts_with("##")
}

/// The id and the first line of text, if a message begins with this line.
fn begun(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.split_once('=')?;
    let id = id.trim_end_matches(' ');
    is_id(id).then_some((id, text))
}

/// Whether a text is a valid message id.
pub(crate) fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}
