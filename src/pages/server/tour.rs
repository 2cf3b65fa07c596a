//! `/tour`: the program in seven pictures, for visitors without a demo. They are screenshots of the demo
//! (`./tests/run --pictures`) in each language, embedded in the binary.

use crate::http::middleware::page_cache::StaticPage;
use crate::http::request::request_context::RequestContext;
use crate::http::response::assets;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Language;
use askama::Template;

#[derive(Template)]
#[template(path = "server/tour.html")]
struct TourView {
    page: Page,
    /// The URL of the pictures, a sprite with one below the other.
    pictures: &'static str,
    slides: Vec<Slide>,
    /// Width and height of a picture.
    size: (usize, usize),
    /// The height of the sprite.
    height: usize,
}

struct Slide {
    /// The offset of its picture from the top.
    top: usize,
    /// The text alternative of the picture.
    alt: String,
    text: String,
}

const SIZE: (usize, usize) = (560, 350);

/// The message of each page's name, and that of the sentence about it.
const SLIDES: [(&str, &str); 7] = [
    ("round-control", "tour-now"),
    ("step-players", "tour-players"),
    ("film-umpire", "film-umpire-text"),
    ("public-page", "tour-event"),
    ("standings", "tour-standings"),
    ("screen", "tour-screen"),
    ("files", "tour-files"),
];

/// `GET /tour`
pub async fn show(context: RequestContext) -> Answer {
    context.public("/tour", StaticPage(page)).await
}

/// The URL of the pictures in a language; in English where there are none.
fn pictures(language: Language) -> &'static str {
    let own = assets::url(&format!("tour-{}.webp", language.tag()));
    if own.is_empty() {
        assets::url("tour-en.webp")
    } else {
        own
    }
}

fn page(context: &RequestContext) -> TourView {
    let t = &*context.t;
    let slide = |(at, (name, text)): (usize, &(&str, &str))| Slide {
        top: at * SIZE.1,
        alt: t.msg_arg("film-picture", "page", t.msg(name)),
        text: t.msg(text),
    };
    TourView {
        page: context.page(),
        pictures: pictures(t.language()),
        slides: SLIDES.iter().enumerate().map(slide).collect(),
        size: SIZE,
        height: SIZE.1 * SLIDES.len(),
    }
}
