//! Styles, scripts and pictures: embedded in the binary and served under a name with their hash, so that browsers may
//! cache them for ever. They stay as they are written, but for comments and indentation.

mod asset;

pub use asset::Asset;

use crate::http::middleware::compress;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use std::sync::LazyLock;

/// Embeds files of `templates/assets`.
macro_rules! files {
    ($($name:literal)+) => {
        &[$(($name, include_bytes!(concat!("../../../templates/assets/", $name)).as_slice())),+]
    };
}

/// All files; each stands after those that it names.
const FILES: &[(&str, &[u8])] = files! {
    "icon.svg" "icons.svg" "court.woff2"
    "tour-af.webp" "tour-en.webp" "tour-id.webp" "tour-xh.webp" "tour-zu.webp"
    "app.css" "pages.css" "own.css" "screen.css" "words.css" "look.css" "umpire-timer.css" "table.css" "cross-table.css" "seat.css" "review.css" "overlay.css"
    "page.js" "stored.js" "pages.js" "kept-form.js" "walk.js" "motion.js" "offline.js" "away.js" "double-taps.js" "stay.js" "outbox.js"
    "mill.js" "camelot.js" "reversi.js"
    "record-codes.js" "take.js" "scan.js" "round-timer.js" "umpire-timer.js" "look.js"
    "parts.js" "counters.js" "referee.js" "ending.js" "undo.js" "ask.js" "clock.js" "whole.js" "alone.js" "table.js"
    "umpire.js" "dispute.js" "set-up.js" "practice.js" "replay.js" "steps.js" "words.js" "hello.js" "picture-steps.js"
    "hall.js" "round.js" "draft.js" "newcomers.js" "drop-file.js" "screen.js" "giving.js" "overlay.js"
};

static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut all: Vec<Asset> = Vec::new();
    for (name, bytes) in FILES {
        let asset = Asset::of(name, bytes, &all);
        all.push(asset);
    }
    all
});

/// The URL of a file of `templates/assets`; empty if there is none.
pub(crate) fn url(name: &str) -> &'static str {
    let asset = ALL.iter().find(|asset| asset.name == name);
    asset.map_or("", |asset| &asset.url)
}

/// An asset by its path. A page of another version names another hash: it gets the present asset, while both
/// versions run behind one load balancer.
fn find(path: &str) -> Option<(&'static Asset, bool)> {
    if let Some(asset) = ALL.iter().find(|asset| asset.url == path) {
        return Some((asset, true));
    }
    let parts = parts(path)?;
    let asset = ALL
        .iter()
        .find(|asset| self::parts(&asset.url) == Some(parts))?;
    Some((asset, false))
}

/// The name and the ending around a hash: `app` and `css` of `/assets/app.eb93e2a2.css`.
fn parts(path: &str) -> Option<(&str, &str)> {
    let file = path.strip_prefix("/assets/")?;
    let (rest, ending) = file.rsplit_once('.')?;
    let (name, hash) = rest.rsplit_once('.')?;
    let is_hash =
        !hash.is_empty() && hash.len() <= 64 && hash.bytes().all(|c| c.is_ascii_hexdigit());
    is_hash.then_some((name, ending))
}

/// `GET /assets/{name}`
pub async fn serve(request: HttpRequest) -> HttpResponse {
    let Some((asset, is_this_version)) = find(request.path()) else {
        return HttpResponse::NotFound().finish();
    };
    let takes_gzip = compress::takes_gzip(request.headers());
    let mut answer = match asset.packed().filter(|_| takes_gzip) {
        Some(packed) => compress::answer(asset.mime, packed.clone()),
        None => HttpResponse::Ok()
            .insert_header((header::CONTENT_TYPE, asset.mime))
            .body(asset.bytes.clone()),
    };
    let caching = HeaderValue::from_static(if is_this_version {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    });
    answer.headers_mut().insert(header::CACHE_CONTROL, caching);
    answer
}

#[cfg(test)]
mod tests {
    use super::{ALL, FILES};
    use std::collections::BTreeSet;

    #[test]
    fn every_file_is_served_and_names_others_by_their_hash() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/assets");
        let names = std::fs::read_dir(folder).unwrap();
        let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
        // The licence of the typeface, and the parts of the file that checks records.
        let is_part = |name: &String| {
            name.ends_with(".txt") || name.ends_with(".gz") || name == "check-file.js"
        };
        let all: BTreeSet<String> = names.filter(|name| !is_part(name)).collect();
        let served = FILES.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(all, served);
        for asset in ALL.iter().filter(|asset| asset.mime.contains("utf-8")) {
            let text = String::from_utf8(asset.bytes.to_vec()).unwrap();
            assert!(
                !text.contains("'./"),
                "{} names a file without its hash",
                asset.name
            );
        }
    }
}
