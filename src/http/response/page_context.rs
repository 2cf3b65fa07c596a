//! The context that every page template needs.

use crate::http::response::assets;
use crate::http::response::guided_tour::Tour;
use crate::http::response::messages_to_review::WordsHelp;
use crate::http::response::undo_offer::UndoOffer;
use crate::i18n::Localizer;
use crate::rules::{Ruleset, Side};
use std::sync::Arc;

/// The context that every page needs besides its own content.
#[derive(Clone)]
pub struct Page {
    /// Translates messages.
    pub t: Arc<Localizer>,
    /// The name of the signed-in user.
    pub account: Option<String>,
    /// Whether the user is a helper for a day without an account.
    pub is_guest: bool,
    /// The result of the previous action.
    pub notice: Option<Notice>,
    /// The confirmation, with the time, that something was saved.
    pub saved: Option<String>,
    /// The offer to undo the previous action.
    pub undo: Option<UndoOffer>,
    /// The texts that a speaker may confirm here.
    pub words: Option<WordsHelp>,
    /// The request number, for support.
    pub number: Option<String>,
    /// The query without language, notice and undo offer.
    pub elsewhere: String,
    /// The station of the guided tour.
    pub tour: Option<Tour>,
    /// The words for the first and the second player, by the colour of their men.
    pub sides: [String; 2],
    /// The preview for messengers.
    pub preview: Option<LinkPreview>,
}

/// The preview that messengers show of a linked page (Open Graph).
#[derive(Clone)]
pub struct LinkPreview {
    /// The title.
    pub title: String,
    /// A sentence about it.
    pub text: String,
    /// The absolute address of the page.
    pub url: String,
    /// The absolute address of its picture.
    pub picture: String,
}

/// The result of an action in one sentence.
#[derive(Clone)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Whether the action failed.
    pub is_bad: bool,
}

impl Notice {
    /// A success.
    pub fn good(text: String) -> Notice {
        Notice {
            text,
            is_bad: false,
        }
    }

    /// A failure.
    pub fn bad(text: String) -> Notice {
        Notice { text, is_bad: true }
    }
}

impl Page {
    /// Shows that the action failed, and why.
    #[must_use]
    pub(crate) fn failed(self, why: String) -> Page {
        let notice = Some(Notice::bad(why));
        Page { notice, ..self }
    }

    /// Sets the words for the two sides to those of a game.
    #[must_use]
    pub fn playing(self, ruleset: &Ruleset) -> Page {
        let sides = Side::BOTH.map(|side| self.t.localize(&ruleset.colour(side)));
        Page { sides, ..self }
    }

    /// The tag of the page's language.
    pub fn lang(&self) -> &'static str {
        self.t.language().page_tag()
    }

    /// The URL of a file of `templates/assets` by its name.
    pub fn asset(&self, name: &str) -> &'static str {
        assets::url(name)
    }
}
