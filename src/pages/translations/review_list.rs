//! The list of messages to review: those of a page, those of a place, or all.

use crate::http::request::request_context::Speaking;
use crate::http::response::messages_to_review::{FOOTER, answered, in_query, is_asked, is_older};
use crate::i18n::{Place, UsedMessage, all_messages, messages_of};
use serde::Deserialize;
use std::collections::HashSet;

/// The list and the current message.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct ReviewListQuery {
    of: String,
    place: String,
    /// The message; empty for the next open one.
    pub(super) id: String,
}

#[derive(Clone)]
pub(super) enum ReviewList {
    /// The messages of a page that the speaker visited, by its address.
    Page(String),
    Place(Place),
    All,
}

impl ReviewList {
    pub(super) fn of(query: &ReviewListQuery) -> ReviewList {
        ReviewList::named(&query.of, &query.place)
    }

    pub(super) fn named(of: &str, place: &str) -> ReviewList {
        // Only paths of this server: no open redirects.
        if of.starts_with('/') && !of.starts_with("//") && !of.contains('\\') {
            return ReviewList::Page(of.to_owned());
        }
        Place::from_code(place).map_or(ReviewList::All, ReviewList::Place)
    }

    /// The parameter that selects the list.
    fn query(&self) -> String {
        match self {
            ReviewList::Page(address) => format!("of={}", in_query(address)),
            ReviewList::Place(place) => format!("place={}", place.code()),
            ReviewList::All => "place=all".to_owned(),
        }
    }

    pub(super) fn href(&self) -> String {
        format!("/words?{}", self.query())
    }

    /// Address of the review of one message.
    pub(super) fn asking(&self, id: &str) -> String {
        format!("/words?{}&id={}", self.query(), in_query(id))
    }

    /// Name and value of the hidden form field that selects the list.
    pub(super) fn field(&self) -> (&'static str, &str) {
        match self {
            ReviewList::Page(address) => ("of", address),
            ReviewList::Place(place) => ("place", place.code()),
            ReviewList::All => ("place", "all"),
        }
    }

    /// The address of the page, if the list is of one.
    pub(super) fn page(&self) -> Option<&str> {
        match self {
            ReviewList::Page(address) => Some(address),
            _ => None,
        }
    }
}

/// The progress of a speaker in a list.
pub(super) struct ReviewProgress {
    /// The messages of the list that need confirmation, those older than their English first.
    ids: Vec<String>,
    open: HashSet<String>,
    said: Vec<UsedMessage>,
    pub(super) done: usize,
    pub(super) all: usize,
    pub(super) is_forgotten: bool,
}

impl ReviewProgress {
    pub(super) fn of(speaking: &Speaking, list: &ReviewList) -> ReviewProgress {
        let context = &speaking.context;
        let language = context.t.language();
        let seen = list.page().map(|address| {
            let pages = &context.shared.speakers_pages;
            pages.of(&speaking.speaker.speaker, address, language)
        });
        let is_forgotten = matches!(seen, Some(None));
        let said = seen.flatten().map(|recording| recording.messages());
        let said = said.unwrap_or_default();
        let ids: Vec<String> = match list {
            ReviewList::Page(_) => said.iter().map(|one| one.id.clone()).collect(),
            ReviewList::Place(place) => messages_of(*place).map(str::to_owned).collect(),
            ReviewList::All => all_messages().map(str::to_owned).collect(),
        };
        let answered = answered(language, &speaking.answers);
        let asked = |id: &String| is_asked(language, id) && id != FOOTER;
        let ids = ids.into_iter().filter(asked);
        let (mut ids, others): (Vec<String>, Vec<String>) =
            ids.partition(|id| is_older(language, id));
        ids.extend(others);
        let is_open = |id: &&String| !answered.contains(id.as_str());
        let open: HashSet<String> = ids.iter().filter(is_open).cloned().collect();
        ReviewProgress {
            done: ids.len() - open.len(),
            all: ids.len(),
            ids,
            open,
            said,
            is_forgotten,
        }
    }

    /// The first message of the list that the speaker has not answered.
    pub(super) fn next(&self) -> Option<&str> {
        let mut ids = self.ids.iter();
        ids.find(|id| self.open.contains(*id)).map(String::as_str)
    }

    /// The message with its arguments on the page.
    pub(super) fn said(&self, id: &str) -> UsedMessage {
        let said = self.said.iter().find(|one| one.id == id);
        said.cloned().unwrap_or_else(|| UsedMessage {
            id: id.to_owned(),
            args: Vec::new(),
        })
    }
}
