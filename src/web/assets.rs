//! The few files that pages need besides themselves: part of the binary, named
//! by their content, so that a browser may keep them for ever.

use super::pack;
use actix_web::http::header::{self, HeaderValue};
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
    packed: Option<Bytes>,
}

/// The style of every page: what the umpire's needs, and nothing else.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    style(
        "app",
        include_bytes!("../../templates/assets/app.css").as_slice(),
    )
});
/// The style of all pages but the umpire's, beside the one of every page.
pub static PAGES: LazyLock<Asset> = LazyLock::new(|| {
    style(
        "pages",
        include_bytes!("../../templates/assets/pages.css").as_slice(),
    )
});

/// Defines the scripts. Those that a script imports go by their hashed names in it.
macro_rules! scripts {
    ($($(#[$doc:meta])* $script:ident = $name:literal importing [$($import:ident = $path:literal),*];)+) => {$(
        $(#[$doc])*
        pub static $script: LazyLock<Asset> = LazyLock::new(|| {
            let text = lean(include_str!(concat!("../../templates/assets/", $name, ".js")));
            $(let text = text.replace($path, &$import.url);)*
            Asset::new($name, "js", "text/javascript; charset=utf-8", text.into_bytes())
        });
    )+};
}

scripts! {
    /// What every page can do with scripts: live parts, forms without reload, clocks.
    PAGE = "page" importing [];
    /// Walking along legal turns on any board.
    WALK = "walk" importing [];
    /// What waits on an umpire's phone.
    OUTBOX = "outbox" importing [];
    /// The board as a phone alone knows it.
    SKETCH = "sketch" importing [];
    /// The morabaraba family on a phone alone.
    MILL = "mill" importing [SKETCH = "./sketch.js"];
    /// Camelot on a phone alone.
    CAMELOT = "camelot" importing [SKETCH = "./sketch.js"];
    /// Reversi on a phone alone.
    REVERSI = "reversi" importing [SKETCH = "./sketch.js"];
    /// The umpire's board.
    UMPIRE = "umpire" importing [PAGE = "./page.js", WALK = "./walk.js", OUTBOX = "./outbox.js", SKETCH = "./sketch.js"];
    /// The practice board.
    PRACTICE = "practice" importing [PAGE = "./page.js", WALK = "./walk.js"];
    /// Stepping through a record.
    REPLAY = "replay" importing [PAGE = "./page.js"];
    /// The organiser's keys.
    ROUND = "round" importing [];
}

/// The mark of the program.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new(
        "icon",
        "svg",
        "image/svg+xml",
        include_bytes!("../../templates/assets/icon.svg").as_slice(),
    )
});

static ALL: LazyLock<[&'static Asset; 14]> = LazyLock::new(|| {
    [
        &STYLE, &PAGES, &PAGE, &WALK, &OUTBOX, &SKETCH, &MILL, &CAMELOT, &REVERSI, &UMPIRE,
        &PRACTICE, &REPLAY, &ROUND, &ICON,
    ]
});

fn style(name: &str, bytes: &'static [u8]) -> Asset {
    Asset::new(name, "css", "text/css; charset=utf-8", bytes)
}

/// A script without its comments and indents, which a phone pays for and nobody
/// reads there. Only whole lines are comments in our scripts.
fn lean(text: &str) -> String {
    let is_comment = |line: &&str| line.starts_with("//") || line.starts_with("/**");
    let lines = text.lines().map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !is_comment(line));
    code.collect::<Vec<_>>().join("\n")
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
            packed: pack::gzip(&bytes),
            bytes,
        }
    }
}

/// `GET /assets/{name}`
pub async fn serve(request: HttpRequest) -> HttpResponse {
    let Some(asset) = ALL.iter().find(|asset| asset.url == request.path()) else {
        return HttpResponse::NotFound().finish();
    };
    let packed = asset.packed.as_ref();
    let mut answer = match packed.filter(|_| pack::takes_gzip(request.headers())) {
        Some(packed) => pack::answer(asset.mime, packed.clone()),
        None => HttpResponse::Ok()
            .insert_header((header::CONTENT_TYPE, asset.mime))
            .body(asset.bytes.clone()),
    };
    let for_ever = HeaderValue::from_static("public, max-age=31536000, immutable");
    answer.headers_mut().insert(header::CACHE_CONTROL, for_ever);
    answer
}
