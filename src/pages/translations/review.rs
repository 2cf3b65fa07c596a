//! `/words`: a speaker reviews one message after the other, of a page that they have visited or of
//! a place in the program.

use super::review_list::{ReviewList, ReviewListQuery, ReviewProgress};
use super::reviewed_message::{Piece, ReviewedMessage, WordingInput};
use crate::desk::Desk;
use crate::http::request::request_context::{RequestContext, Speaking};
use crate::http::response::error_page::Answer as Response;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::speaker_answers::{self, Answer, Opinion, check};
use crate::i18n::{Language, Localizer, catalog};
use crate::store;
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "translations/review.html")]
struct ReviewView {
    page: Page,
    list: ReviewList,
    done: usize,
    all: usize,
    /// Number of the speaker's answers in this language.
    answered: usize,
    asked: Option<ReviewedMessage>,
    is_english: bool,
    /// Whether the messages of the page are no longer in memory.
    is_forgotten: bool,
}

impl ReviewView {
    fn progress(&self) -> String {
        let args = [("done", self.done.into()), ("all", self.all.into())];
        self.page.t.msg_with("words-progress", &args)
    }

    /// Whether the typed wording was refused.
    fn is_typed(&self) -> bool {
        self.page.notice.is_some()
    }
}

/// The answer about one message.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct AnswerForm {
    /// Address of the page whose messages are reviewed.
    of: String,
    place: String,
    id: String,
    opinion: String,
    /// The better wording of each plural form, in order.
    form0: String,
    form1: String,
    form2: String,
    form3: String,
    form4: String,
    form5: String,
}

/// The list in which the last answer is withdrawn.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct UndoForm {
    of: String,
    place: String,
}

/// `GET /words`
pub async fn show(speaking: Speaking, query: Query<ReviewListQuery>) -> Response {
    let list = ReviewList::of(&query);
    let view = view(&speaking, list, Some(query.id.as_str()), None).await?;
    speaking.context.html(&view)
}

/// `POST /words`
pub async fn answer(speaking: Speaking, form: Form<AnswerForm>) -> Response {
    let form = form.into_inner();
    let list = ReviewList::named(&form.of, &form.place);
    let texts = [
        form.form0, form.form1, form.form2, form.form3, form.form4, form.form5,
    ];
    let language = speaking.context.t.language();
    let opinion = match form.opinion.as_str() {
        "right" => Ok(Opinion::Right),
        "better" => {
            let text = WordingInput::of(language, &form.id).text(&texts);
            check(language, &form.id, &text).map(Opinion::Better)
        }
        _ => Ok(Opinion::NotSure),
    };
    let known = catalog::words(Language::English, &form.id).is_some();
    if !known || language == Language::English {
        return Ok(speaking.context.see(&list.href(), None));
    }
    match opinion {
        Ok(opinion) => {
            let context = &speaking.context;
            let answer = answer_of(context, &speaking.speaker, &form.id, opinion);
            let keep = move |desk: &Desk| desk.answer_words(&answer);
            context.desk(keep).await?;
            Ok(context.see(&list.href(), None))
        }
        Err(why) => {
            let t = &speaking.context.t;
            let notice = Notice::bad(t.localize(&why));
            let mut view = view(&speaking, list, Some(&form.id), Some(&texts)).await?;
            view.page.notice = Some(notice);
            speaking.context.not_done(&view)
        }
    }
}

/// `POST /words/undo`: withdraws the last answer and asks again.
///
/// # Errors
/// When the speaker has given no answer.
pub async fn undo(speaking: Speaking, form: Form<UndoForm>) -> Response {
    let context = &speaking.context;
    let (speaker, language) = (speaking.speaker.speaker.clone(), context.t.language());
    let undo = move |desk: &Desk| desk.undo_word_answer(&speaker, language);
    let id = context.desk(undo).await?;
    let list = ReviewList::named(&form.of, &form.place);
    Ok(context.see(&list.asking(&id), None))
}

fn answer_of(
    context: &RequestContext,
    speaker: &store::Speaker,
    id: &str,
    opinion: Opinion,
) -> Answer {
    let language = context.t.language();
    let words = catalog::words(language, id);
    let name = Some(speaker.name.clone()).filter(|name| !name.is_empty());
    Answer {
        language,
        id: id.to_owned(),
        speaker: speaker_answers::Speaker {
            token: speaker.speaker.clone(),
            name,
        },
        english: catalog::english_fingerprint(id).unwrap_or_default(),
        words: words.map_or_else(String::new, |words| words.text.clone()),
        opinion,
        at: context.at.timestamp_millis(),
    }
}

async fn view(
    speaking: &Speaking,
    list: ReviewList,
    id: Option<&str>,
    typed: Option<&[String]>,
) -> Result<ReviewView, crate::http::response::error_page::Failed> {
    let context = &speaking.context;
    let t: &Localizer = &context.t;
    let language = t.language();
    let asking = ReviewProgress::of(speaking, &list);
    let wanted = id.filter(|id| catalog::words(Language::English, id).is_some());
    let next = wanted.or_else(|| asking.next());
    let others = match next {
        Some(id) => {
            let id = id.to_owned();
            let load = move |desk: &Desk| desk.word_answers_to(language, &id);
            context.desk(load).await?
        }
        None => Vec::new(),
    };
    let english = context.shared.localizer(Language::English);
    let asked = next.filter(|_| language != Language::English).map(|id| {
        let said = asking.said(id);
        ReviewedMessage::of((t, &english), id, &said, typed).with_answers(
            t,
            &speaking.speaker.speaker,
            &others,
        )
    });
    let mine = speaking.answers.iter();
    Ok(ReviewView {
        page: context.page(),
        done: asking.done,
        all: asking.all,
        answered: mine.filter(|one| one.language == language).count(),
        asked,
        is_english: language == Language::English,
        is_forgotten: asking.is_forgotten,
        list,
    })
}
