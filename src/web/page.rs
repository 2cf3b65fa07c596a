use super::assets;
use super::guided_tour::Tour;
use super::speaking::WordsHelp;
use super::undo_offer::Undo;
use crate::i18n::{Language, Localizer, catalog};
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
    pub undo: Option<Undo>,
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
    /// Whether something went wrong.
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

    /// The hint that the translation is mostly unconfirmed, with the confirmed share.
    pub fn mostly_unconfirmed(&self) -> Option<String> {
        let share = catalog::confirmed(self.t.language());
        let percent = share.confirmed * 100 / share.all.max(1);
        let is_most = self.t.language().is_written() && share.confirmed * 2 < share.all;
        is_most.then(|| self.t.msg_arg("words-quiet", "percent", percent))
    }

    /// The languages on offer: those with enough translated messages, and the current one.
    pub fn languages(&self) -> impl Iterator<Item = &'static Language> {
        let chosen = self.t.language();
        let known = Language::ALL.iter();
        known.filter(move |known| known.is_written() || **known == chosen)
    }

    /// Whether the page is in this language.
    pub fn speaks(&self, language: &Language) -> bool {
        self.t.language() == *language
    }

    /// The style of every page.
    pub fn style(&self) -> &str {
        &assets::STYLE.url
    }

    /// The style of all pages but the umpire's.
    pub fn pages_style(&self) -> &str {
        &assets::PAGES.url
    }

    /// The style of an organiser's pages, in addition to that of all pages.
    pub fn own_style(&self) -> &str {
        &assets::OWN.url
    }

    /// The script of every page.
    pub fn script(&self) -> &str {
        &assets::PAGE.url
    }

    /// The script of all pages but the umpire's, in addition to that of every page.
    pub fn pages_script(&self) -> &str {
        &assets::PAGES_SCRIPT.url
    }

    /// The script that leaves a page only while the server responds.
    pub fn away_script(&self) -> &str {
        &assets::AWAY.url
    }

    /// The script of the display settings.
    pub fn look_script(&self) -> &str {
        &assets::LOOK.url
    }

    /// The script that reads QR codes with a camera.
    pub fn scan_script(&self) -> &str {
        &assets::SCAN.url
    }

    /// The script that steps through a disputed game.
    pub fn dispute_script(&self) -> &str {
        &assets::DISPUTE.url
    }

    /// The script that sets up a board by taps.
    pub fn set_up_script(&self) -> &str {
        &assets::SET_UP.url
    }

    /// The script of the umpire's board.
    pub fn umpire_script(&self, ruleset: &Ruleset) -> &str {
        match ruleset {
            Ruleset::Mill(_) => &assets::MILL_BOARD.url,
            Ruleset::Camelot(_) => &assets::CAMELOT_BOARD.url,
            Ruleset::Reversi(_) => &assets::REVERSI_BOARD.url,
        }
    }

    /// The script of the practice board.
    pub fn practice_script(&self) -> &str {
        &assets::PRACTICE.url
    }

    /// The script that steps through a record.
    pub fn replay_script(&self) -> &str {
        &assets::REPLAY.url
    }

    /// The script that steps through a game that is embedded in its page.
    pub fn steps_script(&self) -> &str {
        &assets::STEPS.url
    }

    /// The script that measures the response time for a phone.
    pub fn hello_script(&self) -> &str {
        &assets::HELLO.url
    }

    /// The script that steps through the pictures of the rules.
    pub fn frames_script(&self) -> &str {
        &assets::FRAMES.url
    }

    /// The script of the boards of an event.
    pub fn hall_script(&self) -> &str {
        &assets::HALL.url
    }

    /// The script of the organiser's table of boards.
    pub fn round_script(&self) -> &str {
        &assets::ROUND.url
    }

    /// The script of a draft.
    pub fn draft_script(&self) -> &str {
        &assets::DRAFT.url
    }

    /// The style of the projector, which loads no other.
    pub fn screen_style(&self) -> &str {
        &assets::SCREEN_STYLE.url
    }

    /// The script that turns the pages of the projector.
    pub fn screen_script(&self) -> &str {
        &assets::SCREEN.url
    }

    /// The style of the pages on which speakers confirm words.
    pub fn words_style(&self) -> &str {
        &assets::WORDS_STYLE.url
    }

    /// The script of the pages on which speakers confirm words.
    pub fn words_script(&self) -> &str {
        &assets::WORDS.url
    }

    /// The icon of the program.
    pub fn icon(&self) -> &str {
        &assets::ICON.url
    }

    /// The sprite of icons.
    pub fn icons(&self) -> &str {
        &assets::ICONS.url
    }
}
