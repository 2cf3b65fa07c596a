//! The few files that pages need besides themselves: part of the binary, named
//! by their content, so that a browser may keep them for ever.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file in the binary.
pub struct Asset {
    /// Where it is served: its name with the first bytes of its hash.
    pub url: String,
    mime: &'static str,
    bytes: &'static [u8],
}

/// The style sheet of every page, on screen and on paper.
pub static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("app", "css", "text/css; charset=utf-8", include_bytes!("../../templates/assets/app.css")));
/// What every page can do with scripts: live parts, forms without reload, clocks.
pub static PAGE: LazyLock<Asset> = LazyLock::new(|| script("page", include_bytes!("../../templates/assets/page.js")));
/// The umpire's board.
pub static UMPIRE: LazyLock<Asset> = LazyLock::new(|| script("umpire", include_bytes!("../../templates/assets/umpire.js")));
/// The organiser's keys.
pub static ROUND: LazyLock<Asset> = LazyLock::new(|| script("round", include_bytes!("../../templates/assets/round.js")));
/// The mark of the program.
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", include_bytes!("../../templates/assets/icon.svg")));

static ALL: LazyLock<[&'static Asset; 5]> = LazyLock::new(|| [&STYLE, &PAGE, &UMPIRE, &ROUND, &ICON]);

fn script(name: &str, bytes: &'static [u8]) -> Asset {
    Asset::new(name, "js", "text/javascript; charset=utf-8", bytes)
}

impl Asset {
    fn new(name: &str, ending: &str, mime: &'static str, bytes: &'static [u8]) -> Asset {
        let hash = Sha256::digest(bytes);
        let mark: String = hash.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        Asset { url: format!("/assets/{name}.{mark}.{ending}"), mime, bytes }
    }
}

/// `GET /assets/{name}`
pub async fn serve(request: HttpRequest) -> HttpResponse {
    match ALL.iter().find(|asset| asset.url == request.path()) {
        Some(asset) => HttpResponse::Ok()
            .insert_header((header::CONTENT_TYPE, asset.mime))
            .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
            .body(asset.bytes),
        None => HttpResponse::NotFound().finish(),
    }
}
