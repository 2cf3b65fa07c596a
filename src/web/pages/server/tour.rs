//! `/tour`: the program in seven pictures, for somebody who has no demo open. The pictures are taken
//! of the demo (`./tests/run --pictures`), in each language, and are part of the program.

use crate::web::assets;
use crate::web::request_context::RequestContext;
use crate::web::{Answer, Page};
use askama::Template;

#[derive(Template)]
#[template(path = "server/tour.html")]
struct TourView {
    page: Page,
    /// Where the pictures are, below one another in one file.
    pictures: String,
    slides: Vec<Slide>,
    /// Width and height of a picture.
    size: (usize, usize),
    /// The height of all of them.
    height: usize,
}

struct Slide {
    /// Where its picture begins, from above.
    top: usize,
    /// What the picture shows, for who does not see it.
    alt: String,
    text: String,
}

const SIZE: (usize, usize) = (560, 350);

/// The name of each page, and the sentence about it.
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
pub async fn show(visitor: RequestContext) -> Answer {
    let t = &*visitor.t;
    let slide = |(at, (name, text)): (usize, &(&str, &str))| Slide {
        top: at * SIZE.1,
        alt: t.msg_arg("film-picture", "page", t.msg(name)),
        text: t.msg(text),
    };
    visitor.html(&TourView {
        page: visitor.page(),
        pictures: assets::tour(t.language()).to_owned(),
        slides: SLIDES.iter().enumerate().map(slide).collect(),
        size: SIZE,
        height: SIZE.1 * SLIDES.len(),
    })
}
