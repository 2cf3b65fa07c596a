//! The few files that pages need besides themselves: part of the binary, named
//! by their content, so that a browser may keep them for ever.

use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file in the binary.
pub struct Asset {
    /// Where it is served: its name with the first bytes of its hash.
    pub url: String,
    mime: &'static str,
    bytes: Bytes,
}

/// The style sheet of every page, on screen and on paper.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new(
        "app",
        "css",
        "text/css; charset=utf-8",
        include_bytes!("../../templates/assets/app.css").as_slice(),
    )
});
/// The style of all pages but the umpire's, beside the one of every page.
pub static PAGES: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new(
        "pages",
        "css",
        "text/css; charset=utf-8",
        include_bytes!("../../templates/assets/pages.css").as_slice(),
    )
});
/// What every page can do with scripts: live parts, forms without reload, clocks.
pub static PAGE: LazyLock<Asset> =
    LazyLock::new(|| script("page", include_bytes!("../../templates/assets/page.js")));
/// The umpire's board.
pub static UMPIRE: LazyLock<Asset> = LazyLock::new(|| {
    // It shares code with other scripts, which go by their hashed names.
    let text = include_str!("../../templates/assets/umpire.js")
        .replace("./page.js", &PAGE.url)
        .replace("./walk.js", &WALK.url);
    Asset::new("umpire", "js", JAVASCRIPT, text.into_bytes())
});
/// The practice board.
pub static PRACTICE: LazyLock<Asset> = LazyLock::new(|| {
    let text = include_str!("../../templates/assets/practice.js")
        .replace("./page.js", &PAGE.url)
        .replace("./walk.js", &WALK.url);
    Asset::new("practice", "js", JAVASCRIPT, text.into_bytes())
});
/// Stepping through a record.
pub static REPLAY: LazyLock<Asset> = LazyLock::new(|| {
    let text = include_str!("../../templates/assets/replay.js").replace("./page.js", &PAGE.url);
    Asset::new("replay", "js", JAVASCRIPT, text.into_bytes())
});
/// Walking along legal turns on any board.
pub static WALK: LazyLock<Asset> =
    LazyLock::new(|| script("walk", include_bytes!("../../templates/assets/walk.js")));
/// The organiser's keys.
pub static ROUND: LazyLock<Asset> =
    LazyLock::new(|| script("round", include_bytes!("../../templates/assets/round.js")));
/// The mark of the program.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new(
        "icon",
        "svg",
        "image/svg+xml",
        include_bytes!("../../templates/assets/icon.svg").as_slice(),
    )
});

static ALL: LazyLock<[&'static Asset; 9]> = LazyLock::new(|| {
    [
        &STYLE, &PAGES, &PAGE, &WALK, &UMPIRE, &PRACTICE, &REPLAY, &ROUND, &ICON,
    ]
});

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

fn script(name: &str, bytes: &'static [u8]) -> Asset {
    Asset::new(name, "js", JAVASCRIPT, bytes)
}

impl Asset {
    fn new(name: &str, ending: &str, mime: &'static str, bytes: impl Into<Bytes>) -> Asset {
        let bytes = bytes.into();
        let hash = Sha256::digest(&bytes);
        let mark: String = hash
            .iter()
            .take(6)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Asset {
            url: format!("/assets/{name}.{mark}.{ending}"),
            mime,
            bytes,
        }
    }
}

/// `GET /assets/{name}`
pub async fn serve(request: HttpRequest) -> HttpResponse {
    match ALL.iter().find(|asset| asset.url == request.path()) {
        Some(asset) => HttpResponse::Ok()
            .insert_header((header::CONTENT_TYPE, asset.mime))
            .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
            .body(asset.bytes.clone()),
        None => HttpResponse::NotFound().finish(),
    }
}
