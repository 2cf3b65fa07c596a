//! A message file line by line: which lines a message stands on, and its words as they are written.

use std::ops::Range;

/// A message file. Its lines put together again are the file to the byte.
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
    /// What stands behind the `=`, without blanks at its ends.
    pub(crate) text: String,
    /// The lines of the comment above it, counted from 0.
    pub(crate) comment: Range<usize>,
    /// The lines of the message itself.
    pub(crate) body: Range<usize>,
}

impl<'a> SourceFile<'a> {
    /// Splits a file. Whether the words can be used is the parser's to say.
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

    /// The comment of a message, line by line, without the signs.
    pub(crate) fn comment_of(&self, message: &SourceMessage<'_>) -> impl Iterator<Item = &'a str> {
        let lines = self.lines.get(message.comment.clone()).unwrap_or_default();
        lines.iter().map(|line| comment_text(line))
    }

    /// The line behind the last one of the message that begins at a line.
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

/// How many messages a file has.
pub(crate) fn count(text: &str) -> usize {
    text.lines().filter(|line| begun(line).is_some()).count()
}

/// What a comment line says.
pub(crate) fn comment_text(line: &str) -> &str {
    let text = line.trim_end_matches(['\r', '\n']);
    let text = text.strip_prefix('#').unwrap_or(text);
    text.strip_prefix(' ').unwrap_or(text)
}

/// Whether a line is a comment that belongs to the message below it.
fn is_comment(line: &str) -> bool {
    line.starts_with('#') && !line.starts_with("##")
}

/// The id and the first words of a message that begins with this line.
fn begun(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.split_once('=')?;
    let id = id.trim_end_matches(' ');
    is_id(id).then_some((id, text))
}

/// Whether a text can be the id of a message.
pub(crate) fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}
