//! `/words/all`: all messages by their place in the program, with the speaker's progress.

use super::review_list::ReviewList;
use crate::http::request::request_context::Speaking;
use crate::http::response::error_page::Answer;
use crate::http::response::messages_to_review::{answered, is_asked};
use crate::http::response::page_context::Page;
use crate::i18n::{Language, Place, catalog, messages_of};
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "translations/message_list.html")]
struct PlacesView {
    page: Page,
    places: Vec<PlaceRow>,
    answered: usize,
}

struct PlaceRow {
    title: String,
    when: String,
    /// Numbers of answered and of all messages.
    progress: String,
    /// Address of the list of its messages.
    list: String,
    /// Address of the review, if a message is open.
    ask: Option<String>,
}

#[derive(Template)]
#[template(path = "translations/place.html")]
struct PlaceView {
    page: Page,
    title: String,
    when: String,
    progress: String,
    ask: Option<String>,
    messages: Vec<MessageRow>,
}

struct MessageRow {
    ask: String,
    words: String,
    english: String,
    /// `confirmed` or `answered` in words; `None` if the message is open.
    state: Option<String>,
}

/// The selected place.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PlaceQuery {
    place: String,
}

/// `GET /words/all`
pub async fn show(speaking: Speaking, query: Query<PlaceQuery>) -> Answer {
    let context = &speaking.context;
    match Place::from_code(&query.place) {
        Some(place) => context.html(&place_view(&speaking, place)),
        None => context.html(&PlacesView {
            page: context.page(),
            places: Place::ALL.map(|place| row(&speaking, place)).into(),
            answered: answered(context.t.language(), &speaking.answers).len(),
        }),
    }
}

fn row(speaking: &Speaking, place: Place) -> PlaceRow {
    let t = &speaking.context.t;
    let language = t.language();
    let known = answered(language, &speaking.answers);
    let asked: Vec<&str> = messages_of(place)
        .filter(|id| is_asked(language, id))
        .collect();
    let done = asked.iter().filter(|id| known.contains(*id)).count();
    let args = [("done", done.into()), ("all", asked.len().into())];
    PlaceRow {
        title: place.title(t),
        when: place.when(t),
        progress: t.msg_with("words-progress", &args),
        list: format!("/words/all?place={}", place.code()),
        ask: (done < asked.len()).then(|| ReviewList::Place(place).href()),
    }
}

fn place_view(speaking: &Speaking, place: Place) -> PlaceView {
    let context = &speaking.context;
    let language = context.t.language();
    let known = answered(language, &speaking.answers);
    let text = |language, id| {
        catalog::words(language, id).map_or_else(String::new, |words| words.text.clone())
    };
    let messages = messages_of(place).map(|id| MessageRow {
        ask: ReviewList::Place(place).asking(id),
        words: text(language, id),
        english: text(Language::English, id),
        state: match () {
            () if !is_asked(language, id) => Some(context.t.msg("words-confirmed")),
            () if known.contains(id) => Some(context.t.msg("words-answered")),
            () => None,
        },
    });
    let row = row(speaking, place);
    PlaceView {
        page: context.page(),
        messages: messages.collect(),
        title: row.title,
        when: row.when,
        progress: row.progress,
        ask: row.ask,
    }
}
