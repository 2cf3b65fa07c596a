//! `/words/about`: how much of each translation speakers have confirmed.

use crate::desk::Desk;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::messages_to_review::{is_asked, is_of_today};
use crate::http::response::page_context::Page;
use crate::i18n::speaker_answers::{Answer as WordAnswer, Opinion};
use crate::i18n::{Language, catalog};
use askama::Template;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Template)]
#[template(path = "translations/progress.html")]
struct ProgressView {
    page: Page,
    languages: Vec<LanguageRow>,
}

struct LanguageRow {
    language: Language,
    confirmed: String,
    here: Option<String>,
}

/// `GET /words/about`
pub async fn show(context: RequestContext) -> Answer {
    let answers = context.desk(|desk: &Desk| desk.word_answers(None)).await?;
    let t = &context.t;
    let others = Language::ALL.iter().copied();
    let others = others.filter(|language| *language != Language::English);
    let languages = others.map(|language| {
        let share = catalog::confirmed(language);
        let args = [("n", share.confirmed.into()), ("all", share.all.into())];
        let here = confirmed_here(language, &answers);
        LanguageRow {
            language,
            confirmed: t.msg_with("words-about-confirmed", &args),
            here: (here > 0).then(|| t.plural("words-about-here", here)),
        }
    });
    context.html(&ProgressView {
        languages: languages.collect(),
        page: context.page(),
    })
}

/// Number of messages that two different speakers have confirmed on this server, and that are not
/// yet confirmed in the program.
fn confirmed_here(language: Language, answers: &[WordAnswer]) -> usize {
    let mut speakers: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let rights = answers.iter().filter(|one| {
        one.language == language
            && one.opinion == Opinion::Right
            && is_asked(language, &one.id)
            && is_of_today(one)
    });
    for one in rights {
        let of_message = speakers.entry(&one.id).or_default();
        of_message.insert(&one.speaker.token);
    }
    let by_two = speakers.values().filter(|speakers| speakers.len() >= 2);
    by_two.count()
}
