//! Merges answers of speakers into a message file. A text is confirmed when two different speakers
//! call it right; a proposal counts as the proposer's confirmation.
//!
//! The confirmation of one speaker is kept in the comment `# right once: DIGITS`, the fingerprint of
//! the speaker's token, so that the second one may come from another file.

mod edits;

use super::super::message_file::SourceFile;
use super::super::{Language, catalog};
use super::proposal_check::answer_problem::AnswerProblem;
use super::proposal_check::check;
use super::{Answer, Opinion};
use edits::{Current, Edits, Standing};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Number of different speakers needed to confirm a text.
const ENOUGH: usize = 2;

/// The result of a merge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merged {
    /// The new message file. Parts without changes are identical to the byte.
    pub text: String,
    /// The outcomes, in the order of the English messages.
    pub steps: Vec<MergeStep>,
}

/// An outcome of the answers about a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MergeStep {
    /// The message id.
    pub id: String,
    /// Its line in the new file, counted from 1, if it has a text.
    pub line: Option<usize>,
    /// The outcome.
    pub outcome: MergeOutcome,
}

/// The effect of a merge on answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MergeOutcome {
    /// Two different speakers confirmed the text.
    Confirmed,
    /// One speaker confirmed it; a second is needed.
    RightOnce,
    /// The text was replaced.
    Replaced {
        /// The old text; empty if the language had none.
        from: String,
        /// The new text.
        to: String,
    },
    /// An answer was not merged.
    Left {
        /// The speaker's name, or else the token.
        speaker: String,
        /// The reason.
        why: Left,
    },
}

/// Why an answer was not merged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// The message no longer exists.
    NoSuchMessage,
    /// The English text has changed since.
    EnglishChanged,
    /// The reviewed text has changed since.
    WordsChanged,
    /// Another text is proposed for a confirmed one.
    IsConfirmed {
        /// The proposed text.
        proposed: String,
    },
    /// Different speakers propose different texts.
    Different {
        /// The text that this speaker proposes.
        proposed: String,
    },
    /// The proposed text is invalid.
    Refused(AnswerProblem),
}

/// Merges answers into the message file of a language. Answers about other languages and *not sure*
/// are skipped. Of several answers of one speaker about a message the last one counts.
pub fn merge(language: Language, text: &str, answers: &[Answer]) -> Merged {
    let file = SourceFile::of(text);
    let standing = Standing::of(&file);
    let mut edits = Edits::new(&file);
    let mut done = Vec::new();
    for (id, answers) in by_message(language, answers) {
        let decided = Decided::of(language, id, standing.words(id), &answers);
        let outcomes = decided.done.into_iter().chain(decided.left);
        done.extend(outcomes.map(|outcome| (id, outcome)));
        if let Some(words) = decided.words {
            edits.set(id, words);
        }
    }
    let text = edits.text();
    let messages = SourceFile::of(&text).messages;
    let lines: HashMap<&str, usize> = messages
        .iter()
        .map(|message| (message.id, message.body.start + 1))
        .collect();
    let steps = done.into_iter().map(|(id, outcome)| MergeStep {
        id: id.to_owned(),
        line: lines.get(id).copied(),
        outcome,
    });
    let steps = steps.collect();
    Merged { text, steps }
}

/// The last answer of each speaker about each message, in the order of the English messages;
/// unknown messages come last.
fn by_message(language: Language, answers: &[Answer]) -> Vec<(&str, Vec<&Answer>)> {
    let mut by_id: BTreeMap<(usize, &str), BTreeMap<&str, &Answer>> = BTreeMap::new();
    for answer in answers.iter().filter(|one| one.language == language) {
        let place = catalog::place(&answer.id).unwrap_or(usize::MAX);
        let about = by_id.entry((place, &answer.id)).or_default();
        let last = about.entry(&answer.speaker.token).or_insert(answer);
        if last.at <= answer.at {
            *last = answer;
        }
    }
    let each = by_id.into_iter();
    each.map(|((_, id), about)| (id, about.into_values().collect()))
        .collect()
}

/// The decision about one message.
struct Decided {
    /// The new state of the message, if it changes.
    words: Option<Current>,
    done: Vec<MergeOutcome>,
    left: Vec<MergeOutcome>,
}

impl Decided {
    fn of(language: Language, id: &str, now: Current, answers: &[&Answer]) -> Decided {
        let mut left = Vec::new();
        let mut fresh = Vec::new();
        for answer in answers {
            match reason_to_leave(language, id, &now, answer) {
                Some(why) => left.push(left_out(answer, why)),
                None => fresh.push(*answer),
            }
        }
        let same = behind(&fresh, &now.text);
        let same: BTreeSet<String> = now.right.union(&same).cloned().collect();
        let proposed: BTreeSet<&str> = fresh.iter().filter_map(|one| proposed(one)).collect();
        let mut proposed = proposed.into_iter().filter(|text| *text != now.text);
        let (text, right) = match (proposed.next(), proposed.next()) {
            // A text confirmed by two speakers stays, whatever a third one proposes.
            (Some(one), None) if same.len() < ENOUGH => (one.to_owned(), behind(&fresh, one)),
            _ => (now.text.clone(), same),
        };
        let stays = text == now.text && right.len() >= ENOUGH;
        let left_now = fresh.iter().filter_map(|answer| {
            let why = match &answer.opinion {
                Opinion::NotSure => return None,
                Opinion::Right if answer.words == text => return None,
                Opinion::Right => Left::WordsChanged,
                Opinion::Better(proposed) if *proposed == text => return None,
                Opinion::Better(proposed) if stays => Left::IsConfirmed {
                    proposed: proposed.clone(),
                },
                Opinion::Better(proposed) => Left::Different {
                    proposed: proposed.clone(),
                },
            };
            Some(left_out(answer, why))
        });
        left.extend(left_now);
        Decided::with(now, text, right, left)
    }

    fn with(
        now: Current,
        text: String,
        right: BTreeSet<String>,
        left: Vec<MergeOutcome>,
    ) -> Decided {
        let words = Current {
            is_confirmed: right.len() >= ENOUGH || (now.is_confirmed && text == now.text),
            text,
            right,
        };
        let mut done = Vec::new();
        if words.text != now.text {
            done.push(MergeOutcome::Replaced {
                from: now.text.clone(),
                to: words.text.clone(),
            });
        }
        match (words.is_confirmed, now.is_confirmed) {
            (true, false) => done.push(MergeOutcome::Confirmed),
            (false, _) if words.right != now.right => done.push(MergeOutcome::RightOnce),
            _ => {}
        }
        Decided {
            words: (!done.is_empty()).then_some(words),
            done,
            left,
        }
    }
}

/// The reason why an answer has no effect, if it is known before others are compared.
fn reason_to_leave(language: Language, id: &str, now: &Current, answer: &Answer) -> Option<Left> {
    if answer.opinion == Opinion::NotSure {
        return None;
    }
    let Some(english) = catalog::english_fingerprint(id) else {
        return Some(Left::NoSuchMessage);
    };
    if english != answer.english {
        return Some(Left::EnglishChanged);
    }
    let Some(proposed) = proposed(answer) else {
        // Without a text in the language there is nothing to confirm.
        return answer.words.is_empty().then_some(Left::WordsChanged);
    };
    if proposed == now.text {
        return None;
    }
    if answer.words != now.text {
        return Some(Left::WordsChanged);
    }
    if now.is_confirmed {
        let proposed = proposed.to_owned();
        return Some(Left::IsConfirmed { proposed });
    }
    match check(language, id, proposed) {
        Ok(text) if text == proposed => None,
        Ok(_) => Some(Left::Refused(AnswerProblem::Unreadable)),
        Err(problem) => Some(Left::Refused(problem)),
    }
}

/// The fingerprints of the speakers who confirm or propose a text.
fn behind(answers: &[&Answer], text: &str) -> BTreeSet<String> {
    let behind = answers.iter().filter(|answer| match &answer.opinion {
        Opinion::Right => answer.words == text,
        Opinion::Better(proposed) => proposed == text,
        Opinion::NotSure => false,
    });
    behind
        .map(|answer| catalog::fingerprint(&answer.speaker.token))
        .collect()
}

/// The text that an answer proposes.
fn proposed(answer: &Answer) -> Option<&str> {
    match &answer.opinion {
        Opinion::Better(text) => Some(text),
        Opinion::Right | Opinion::NotSure => None,
    }
}

fn left_out(answer: &Answer, why: Left) -> MergeOutcome {
    let speaker = &answer.speaker;
    MergeOutcome::Left {
        speaker: speaker.name.as_ref().unwrap_or(&speaker.token).clone(),
        why,
    }
}
