//! Answers of speakers taken into a message file. Words are confirmed when two different speakers
//! have said that they are right; whoever proposes words says that of them too.
//!
//! Of one speaker a line is kept in the comment, `# right once: DIGITS`, the fingerprint of the
//! speaker's token, so that the second may come in another file.

mod edits;

use super::super::source::SourceFile;
use super::super::{Language, catalog};
use super::message_rules::{AnswerProblem, check};
use super::{Answer, Opinion};
use edits::{Edits, Standing};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// How many different speakers confirm words.
const ENOUGH: usize = 2;

/// A message file with answers taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merged {
    /// The file. What no answer changed is the same to the byte.
    pub text: String,
    /// What became of the answers, in the order of the English messages.
    pub steps: Vec<MergeStep>,
}

/// What became of the answers about a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MergeStep {
    /// The message.
    pub id: String,
    /// The line on which it stands now, counted from 1, if it has words.
    pub line: Option<usize>,
    /// What was done.
    pub outcome: MergeOutcome,
}

/// What was done with answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MergeOutcome {
    /// Two different speakers have said that the words are right.
    Confirmed,
    /// One speaker has; a second is waited for.
    RightOnce,
    /// The words were replaced.
    Replaced {
        /// The words before; empty where the language had none.
        from: String,
        /// The words now.
        to: String,
    },
    /// Nothing was changed for an answer.
    Left {
        /// What the speaker is called, or else the token.
        speaker: String,
        /// Why not.
        why: Left,
    },
}

/// Why nothing was changed for an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// English has no such message any more.
    NoSuchMessage,
    /// The English words have changed since.
    EnglishChanged,
    /// The words have changed since.
    WordsChanged,
    /// Other words are proposed for confirmed ones.
    IsConfirmed {
        /// The words that are proposed.
        proposed: String,
    },
    /// Different speakers propose different words.
    Different {
        /// The words that this speaker proposes.
        proposed: String,
    },
    /// The words that are proposed cannot be taken.
    Refused(AnswerProblem),
}

/// Takes answers into the message file of a language. Those about other languages are passed over,
/// and so is every *not sure*. Of several answers of one speaker about a message the last counts.
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
/// those that English does not have come last.
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

/// The words of a message in the file, and who stands behind them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Current {
    /// The words; empty where the language has none of its own.
    text: String,
    /// Whether no mark stands above them.
    is_confirmed: bool,
    /// The fingerprints of the speakers who have said that they are right.
    right: BTreeSet<String>,
}

/// What answers about one message come to.
struct Decided {
    /// The words as they are to stand, if anything changes.
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
            // Words that two call right stay, whatever a third proposes.
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

/// What of an answer is already known to have no effect.
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
        // There are no words to be right where the language has none.
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

/// The fingerprints of the speakers who call some words right, or propose them.
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

/// The words that an answer proposes.
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
