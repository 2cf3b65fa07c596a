//! The file format of answers: a message file in which each answer is a message with its metadata
//! in the comment above.
//!
//! ```text
//! # better
//! # language: zu
//! # speaker: 5f0c2e7a Thandi M.
//! # at: 2026-11-24T02:21:36.000Z
//! # english: 1f6e3b9c20aa
//! # instead of: Umdlali
//! player = Umdlali wethu
//! ```
//!
//! Common metadata of several answers may be given once above them in a group comment: `## language: zu`.

use super::super::message_file::{SourceFile, SourceMessage};
use super::super::{Language, catalog};
use super::proposal_check::answer_problem::AnswerProblem;
use super::proposal_check::{check, check_alone, is_hidden};
use super::{Answer, Opinion, Speaker};
use chrono::{DateTime, SecondsFormat, Utc};
use std::fmt::Write;

/// The largest file of answers in bytes.
pub const MOST_BYTES: usize = 8 * 1024 * 1024;
/// The text of an empty message, because Fluent requires one.
pub(super) const NO_WORDS: &str = "{ \"\" }";
/// The first lines of a file.
const HEAD: &str = "### Answers of speakers about the words of Inkundla.
### They are taken in by: inkundla words import FILE
";

/// A fault in a file of answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The problem.
    pub what: FileProblem,
}

/// A problem of a file of answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileProblem {
    /// It has more than [`MOST_BYTES`] bytes.
    TooLarge,
    /// It contains no answer.
    NoAnswers,
    /// The line is neither a comment nor a message.
    NotAnAnswer,
    /// A field of the comment is missing or invalid, such as `speaker`.
    Comment(&'static str),
    /// The proposed text is refused.
    Words {
        /// The message id.
        id: String,
        /// The reason.
        why: AnswerProblem,
    },
}

/// Writes a file of answers, which [`read`] returns unchanged.
pub fn write(answers: &[Answer]) -> String {
    let mut file = HEAD.to_owned();
    for answer in answers {
        let _never_fails_on_text = write_answer(&mut file, answer);
    }
    file
}

fn write_answer(file: &mut String, answer: &Answer) -> std::fmt::Result {
    let (opinion, text) = match &answer.opinion {
        Opinion::Right => ("right", &answer.words),
        Opinion::Better(text) => ("better", text),
        Opinion::NotSure => ("not sure", &answer.words),
    };
    writeln!(file, "\n# {opinion}")?;
    writeln!(file, "# language: {}", answer.language.tag())?;
    writeln!(file, "# speaker: {}", speaker_text(&answer.speaker))?;
    writeln!(file, "# at: {}", moment_text(answer.at))?;
    writeln!(file, "# english: {}", answer.english)?;
    if matches!(answer.opinion, Opinion::Better(_)) {
        for line in answer.words.lines() {
            writeln!(file, "# instead of: {line}")?;
        }
    }
    match text.as_str() {
        "" => writeln!(file, "{} = {NO_WORDS}", answer.id),
        text => writeln!(file, "{} = {text}", answer.id),
    }
}

/// Formats a speaker.
pub(super) fn speaker_text(speaker: &Speaker) -> String {
    let name = speaker.name.as_deref();
    let name = name.map_or_else(String::new, |name| format!(" {name}"));
    format!("{}{name}", speaker.token)
}

/// Formats a time.
pub(super) fn moment_text(at: i64) -> String {
    let at = DateTime::<Utc>::from_timestamp_millis(at).unwrap_or_default();
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Reads the answers of a file. Texts proposed for the current English text are checked by
/// [`check`]; those for another English text or a removed message only for
/// syntax that no message may have.
///
/// # Errors
/// The first fault.
pub fn read(text: &str) -> Result<Vec<Answer>, AnswerFault> {
    let fault = |line: usize, what| AnswerFault { line, what };
    if text.len() > MOST_BYTES {
        return Err(fault(1, FileProblem::TooLarge));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let file = SourceFile::of(text);
    let is_stray = |line: &&str| line.trim_end_matches(['\r', '\n']).contains(is_hidden);
    let hidden = file.lines.iter().position(is_stray);
    if let Some(at) = hidden.into_iter().chain(file.stray).min() {
        return Err(fault(at + 1, FileProblem::NotAnAnswer));
    }
    let mut group: Vec<&str> = Vec::new();
    let mut above = 0;
    let answers = file.messages.iter().map(|message| {
        let lines = file.lines.get(above..message.comment.start);
        above = message.body.end;
        group.extend(
            lines
                .unwrap_or_default()
                .iter()
                .filter_map(|line| said_of_group(line)),
        );
        let answer = answer_of(&file, message, &group);
        answer.map_err(|what| fault(message.body.start + 1, what))
    });
    let answers: Vec<Answer> = answers.collect::<Result<_, _>>()?;
    if answers.is_empty() {
        return Err(fault(1, FileProblem::NoAnswers));
    }
    Ok(answers)
}

/// The text of a group comment.
fn said_of_group(line: &str) -> Option<&str> {
    Some(line.strip_prefix("## ")?.trim_end_matches(['\r', '\n']))
}

fn answer_of(
    file: &SourceFile<'_>,
    message: &SourceMessage<'_>,
    group: &[&str],
) -> Result<Answer, FileProblem> {
    let comment: Vec<&str> = file.comment_of(message).collect();
    let field = |name: &'static str| {
        let own = values_of(&comment, name).next();
        let value = own.or_else(|| values_of(group, name).last());
        value.ok_or(FileProblem::Comment(name))
    };
    let has = |opinion: &str| comment.contains(&opinion);
    let language = Language::by_tag(field("language")?).filter(|language| language.is_spoken());
    let language = language.ok_or(FileProblem::Comment("language"))?;
    let english = field("english")?;
    let refused = |why| FileProblem::Words {
        id: message.id.to_owned(),
        why,
    };
    let said = match message.text.as_str() {
        NO_WORDS => "",
        text => text,
    };
    if !said.is_empty() {
        check_alone(said).map_err(refused)?;
    }
    let (opinion, words) = match (has("right"), has("better"), has("not sure")) {
        (true, false, false) if !said.is_empty() => (Opinion::Right, said.to_owned()),
        (false, false, true) => (Opinion::NotSure, said.to_owned()),
        (false, true, false) => {
            let is_of_today = catalog::english_fingerprint(message.id).as_deref() == Some(english);
            let text = if is_of_today {
                check(language, message.id, said)
            } else {
                check_alone(said).map(|()| said.to_owned())
            };
            let text = text.map_err(refused)?;
            let words: Vec<&str> = values_of(&comment, "instead of").collect();
            (Opinion::Better(text), words.join("\n"))
        }
        _ => return Err(FileProblem::Comment("right, better, not sure")),
    };
    Ok(Answer {
        language,
        id: message.id.to_owned(),
        speaker: speaker(field("speaker")?)?,
        english: fingerprint(english)?,
        words,
        opinion,
        at: moment(field("at")?).ok_or(FileProblem::Comment("at"))?,
    })
}

/// The values of lines like `name: value`.
fn values_of<'a>(comment: &[&'a str], name: &str) -> impl Iterator<Item = &'a str> {
    let lines = comment.iter().filter_map(move |line| {
        let value = line.strip_prefix(name)?.strip_prefix(':')?;
        Some(value.strip_prefix(' ').unwrap_or(value))
    });
    lines.collect::<Vec<_>>().into_iter()
}

fn speaker(text: &str) -> Result<Speaker, FileProblem> {
    let (token, name) = text.split_once(' ').unwrap_or((text, ""));
    let name = name.trim();
    let is_token = (1..=64).contains(&token.len())
        && token
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if !is_token || name.chars().count() > Speaker::LONGEST_NAME {
        return Err(FileProblem::Comment("speaker"));
    }
    Ok(Speaker {
        token: token.to_owned(),
        name: (!name.is_empty()).then(|| name.to_owned()),
    })
}

fn fingerprint(text: &str) -> Result<String, FileProblem> {
    let is_one = text.len() == catalog::FINGERPRINT_DIGITS
        && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    is_one
        .then(|| text.to_owned())
        .ok_or(FileProblem::Comment("english"))
}

fn moment(text: &str) -> Option<i64> {
    let at = DateTime::parse_from_rfc3339(text).ok()?.timestamp_millis();
    (0..253_402_300_800_000).contains(&at).then_some(at)
}
