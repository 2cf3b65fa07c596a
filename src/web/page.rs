use super::assets;
use super::guided_tour::Tour;
use super::speaking::WordsHelp;
use super::undo_offer::Undo;
use crate::i18n::{Language, Localizer, catalog};
use crate::rules::{Ruleset, Side};
use std::sync::Arc;

/// What every page needs besides its own content.
#[derive(Clone)]
pub struct Page {
    /// The words.
    pub t: Arc<Localizer>,
    /// The name of who has signed in.
    pub account: Option<String>,
    /// Whether they help for a day and have no account of their own.
    pub is_guest: bool,
    /// What just happened.
    pub notice: Option<Notice>,
    /// That and when something was saved, on the page that follows.
    pub saved: Option<String>,
    /// The way back from what they have just done.
    pub undo: Option<Undo>,
    /// What a speaker can help with.
    pub words: Option<WordsHelp>,
    /// The number of the request, for support.
    pub number: Option<String>,
    /// The query without language, notice and undo offer.
    pub elsewhere: String,
    /// The station of the guided tour.
    pub tour: Option<Tour>,
    /// What the first and the second player are called, by their men.
    pub sides: [String; 2],
    /// What messengers show where the page is linked.
    pub preview: Option<LinkPreview>,
}

/// What messengers show of a page that is linked: Open Graph.
#[derive(Clone)]
pub struct LinkPreview {
    /// The title.
    pub title: String,
    /// A sentence about it.
    pub text: String,
    /// The address of the page, whole.
    pub url: String,
    /// The address of its picture, whole.
    pub picture: String,
}

/// A sentence about what just happened.
#[derive(Clone)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Whether something went wrong.
    pub is_bad: bool,
}

impl Notice {
    /// That something was done.
    pub fn good(text: String) -> Notice {
        Notice {
            text,
            is_bad: false,
        }
    }

    /// That something went wrong.
    pub fn bad(text: String) -> Notice {
        Notice { text, is_bad: true }
    }
}

impl Page {
    /// The page of an event in which a game is played.
    #[must_use]
    pub fn playing(self, ruleset: &Ruleset) -> Page {
        let sides = Side::BOTH.map(|side| self.t.localize(&ruleset.colour(side)));
        Page { sides, ..self }
    }

    /// The language of the page.
    pub fn lang(&self) -> &'static str {
        self.t.language().page_tag()
    }

    /// Says how much of the language is confirmed, where most of it is not.
    pub fn mostly_unconfirmed(&self) -> Option<String> {
        let share = catalog::confirmed(self.t.language());
        let percent = share.confirmed * 100 / share.all.max(1);
        let is_most = self.t.language().is_written() && share.confirmed * 2 < share.all;
        is_most.then(|| self.t.msg_arg("words-quiet", "percent", percent))
    }

    /// The languages to choose from: those that pages are written in, and the one that is chosen.
    pub fn languages(&self) -> impl Iterator<Item = &'static Language> {
        let chosen = self.t.language();
        let known = Language::ALL.iter();
        known.filter(move |known| known.is_written() || **known == chosen)
    }

    /// Whether the page speaks a language.
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

    /// The style of an organiser's pages, beside those of all pages.
    pub fn own_style(&self) -> &str {
        &assets::OWN.url
    }

    /// The script of every page.
    pub fn script(&self) -> &str {
        &assets::PAGE.url
    }

    /// The script of all pages but the umpire's, beside the one of every page.
    pub fn pages_script(&self) -> &str {
        &assets::PAGES_SCRIPT.url
    }

    /// The script that leaves a page only while the server answers.
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

    /// The script that looks at the turns of a game with the players.
    pub fn dispute_script(&self) -> &str {
        &assets::DISPUTE.url
    }

    /// The script that sets a board up by taps.
    pub fn set_up_script(&self) -> &str {
        &assets::SET_UP.url
    }

    /// The one script of the umpire's board.
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

    /// The script that steps through a game that is whole on its page.
    pub fn steps_script(&self) -> &str {
        &assets::STEPS.url
    }

    /// The script that tells a phone how fast it is answered.
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

    /// The style of the projector, and its only one.
    pub fn screen_style(&self) -> &str {
        &assets::SCREEN_STYLE.url
    }

    /// The script that turns the leaves of the projector.
    pub fn screen_script(&self) -> &str {
        &assets::SCREEN.url
    }

    /// The style of the pages on which speakers confirm words.
    pub fn words_style(&self) -> &str {
        &assets::WORDS_STYLE.url
    }

    /// The keys of the page on which speakers confirm words.
    pub fn words_script(&self) -> &str {
        &assets::WORDS.url
    }

    /// The icon of the program.
    pub fn icon(&self) -> &str {
        &assets::ICON.url
    }

    /// The pictures that stand beside words: a sprite of symbols.
    pub fn icons(&self) -> &str {
        &assets::ICONS.url
    }
}
