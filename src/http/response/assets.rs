//! Styles and scripts: embedded in the binary and served under a name with their hash, so that browsers may cache
//! them for ever.

mod asset;
mod short_variables;
mod tour_pictures;

pub use asset::Asset;

pub(crate) use tour_pictures::tour;

use self::short_variables::with_short_variables;
use self::tour_pictures::{TOUR_AF, TOUR_EN, TOUR_ID, TOUR_XH, TOUR_ZU};
use crate::http::middleware::compress;
use crate::http::response::script_minifier::shortened;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use std::sync::LazyLock;

/// Defines the styles.
macro_rules! styles {
    ($($(#[$doc:meta])* $style:ident = $name:literal;)+) => {$(
        $(#[$doc])*
        pub static $style: LazyLock<Asset> = LazyLock::new(|| {
            style($name, include_str!(concat!("../../../templates/assets/", $name, ".css")))
        });
    )+};
}

styles! {
    /// The style of every page: what the umpire's page needs, and no more.
    STYLE = "app";
    /// The style of all pages but the umpire's, in addition to [`STYLE`].
    PAGES = "pages";
    /// The style of an organiser's pages, in addition to the one of all pages.
    OWN = "own";
    /// The style of the projector, which loads no other.
    SCREEN_STYLE = "screen";
    /// The style of the pages on which speakers confirm words.
    WORDS_STYLE = "words";
    /// The display settings of an umpire's board.
    LOOK_STYLE = "look";
    /// The round timer on the umpire's page.
    UMPIRE_TIMER_STYLE = "umpire-timer";
    /// The parts of the umpire's page around the board.
    TABLE_STYLE = "table";
}

/// The typeface of headings and important numbers; the umpire's page does without.
static HEADINGS: LazyLock<Asset> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../templates/assets/court.woff2");
    Asset::new("court", "woff2", "font/woff2", bytes.as_slice())
});

/// Defines the scripts, and replaces the paths that a script imports by their hashed URLs.
macro_rules! scripts {
    ($($(#[$doc:meta])* $script:ident = $name:literal importing [$($import:ident = $path:literal),*];)+) => {$(
        $(#[$doc])*
        pub static $script: LazyLock<Asset> = LazyLock::new(|| {
            let text = without_comments(include_str!(concat!("../../../templates/assets/", $name, ".js")));
            $(let text = text.replace($path, &$import.url);)*
            script($name, text)
        });
    )+};
}

scripts! {
    /// The script of every page: live parts, forms without reload, clocks.
    PAGE = "page" importing [];
    /// The script of all pages but the umpire's: forms that are sent only once, keyboard shortcuts.
    PAGES_SCRIPT = "pages" importing [PAGE = "./page.js"];
    /// Animates the men when a board is redrawn.
    MOTION = "motion" importing [];
    /// Enters a legal turn by taps on any board.
    WALK = "walk" importing [];
    /// Keeps the board usable while the server is unreachable.
    OFFLINE = "offline" importing [];
    /// Leaves a page only while the server responds.
    AWAY = "away" importing [];
    /// Takes no tap on what has just moved under a finger; the umpire's boards have it in their bundle.
    STEADY = "steady" importing [];
    /// Asks for confirmation before a phone leaves its board.
    STAY = "stay" importing [];
    /// Shows the record of a phone without a network as QR codes.
    RECORD_CODES = "record-codes" importing [];
    /// Gathers the addresses of these QR codes on the phone that takes the board over.
    TAKE = "take" importing [];
    /// Reads these QR codes with the camera of a laptop.
    SCAN = "scan" importing [];
    /// The display settings of an umpire's phone.
    LOOK = "look" importing [
        LOOK_STYLE = "./look.css", STAY = "./stay.js", RECORD_CODES = "./record-codes.js",
        UMPIRE_TIMER = "./umpire-timer.js"
    ];
    /// Steps through a disputed game and corrects its turns.
    DISPUTE = "dispute" importing [WALK = "./walk.js", OFFLINE = "./offline.js"];
    /// Sets up a board by taps.
    SET_UP = "set-up" importing [WALK = "./walk.js", OFFLINE = "./offline.js"];
    /// The practice board.
    PRACTICE = "practice" importing [
        PAGE = "./page.js", WALK = "./walk.js", MOTION = "./motion.js", OFFLINE = "./offline.js"
    ];
    /// The law of the morabaraba family, for the practice board.
    MILL_LAW = "mill" importing [OFFLINE = "./offline.js"];
    /// The law of Camelot, for the practice board.
    CAMELOT_LAW = "camelot" importing [OFFLINE = "./offline.js"];
    /// The law of Reversi, for the practice board.
    REVERSI_LAW = "reversi" importing [OFFLINE = "./offline.js"];
    /// Steps through a record.
    REPLAY = "replay" importing [PAGE = "./page.js", WALK = "./walk.js", MOTION = "./motion.js"];
    /// Steps through a game that is embedded in its page.
    STEPS = "steps" importing [];
    /// Keyboard shortcuts of the pages on which speakers confirm words.
    WORDS = "words" importing [];
    /// The test page of a phone.
    HELLO = "hello" importing [];
    /// Steps through the pictures of the rules.
    FRAMES = "frames" importing [];
    /// The boards of an event: followed players, clocks.
    HALL = "hall" importing [PAGE = "./page.js"];
    /// The timer of a round.
    ROUND_TIMER = "round-timer" importing [];
    /// The round timer on the umpire's page, loaded once a timer is started.
    UMPIRE_TIMER = "umpire-timer" importing [
        ROUND_TIMER = "./round-timer.js", UMPIRE_TIMER_STYLE = "./umpire-timer.css"
    ];
    /// The organiser's keyboard shortcuts, and the timer of the round.
    ROUND = "round" importing [ROUND_TIMER = "./round-timer.js"];
    /// Swaps two players of a draft by taps.
    DRAFT = "draft" importing [];
    /// Swaps names of a list that is checked, and shows the aliases.
    NEWCOMERS = "newcomers" importing [];
    /// Turns the pages of the projector.
    SCREEN = "screen" importing [ROUND_TIMER = "./round-timer.js"];
}

/// The functions of the umpire's page other than recording turns; loaded once the board is usable.
static TABLE: LazyLock<Asset> = LazyLock::new(|| {
    let scripts = [
        ("parts", include_str!("../../../templates/assets/parts.js")),
        (
            "counters",
            include_str!("../../../templates/assets/counters.js"),
        ),
        (
            "referee",
            include_str!("../../../templates/assets/referee.js"),
        ),
        (
            "ending",
            include_str!("../../../templates/assets/ending.js"),
        ),
        ("undo", include_str!("../../../templates/assets/undo.js")),
        ("ask", include_str!("../../../templates/assets/ask.js")),
        ("clock", include_str!("../../../templates/assets/clock.js")),
        ("whole", include_str!("../../../templates/assets/whole.js")),
        ("alone", include_str!("../../../templates/assets/alone.js")),
        ("table", include_str!("../../../templates/assets/table.js")),
    ];
    let text = bundle(&scripts) + "\nconst{sit}=$table;\nexport{sit};";
    let text = shortened(&joined(&text));
    script("table", text.replace("./table.css", &TABLE_STYLE.url))
});

/// Defines the umpire's boards: one bundle for each game.
macro_rules! boards {
    ($($(#[$doc:meta])* $board:ident = $name:literal by $law:literal;)+) => {$(
        $(#[$doc])*
        pub static $board: LazyLock<Asset> = LazyLock::new(|| {
            let text = shortened(&joined(&bundle(&[
                ("page", include_str!("../../../templates/assets/page.js")),
                ("walk", include_str!("../../../templates/assets/walk.js")),
                ("motion", include_str!("../../../templates/assets/motion.js")),
                ("outbox", include_str!("../../../templates/assets/outbox.js")),
                ("offline", include_str!("../../../templates/assets/offline.js")),
                ("away", include_str!("../../../templates/assets/away.js")),
                ("steady", include_str!("../../../templates/assets/steady.js")),
                ("umpire", include_str!("../../../templates/assets/umpire.js")),
                ("law", include_str!(concat!("../../../templates/assets/", $law, ".js"))),
            ])));
            script($name, text.replace("./table.js", &TABLE.url))
        });
    )+};
}

boards! {
    /// The umpire's board for the morabaraba family.
    MILL_BOARD = "mill-board" by "mill";
    /// The umpire's board for Camelot.
    CAMELOT_BOARD = "camelot-board" by "camelot";
    /// The umpire's board for Reversi.
    REVERSI_BOARD = "reversi-board" by "reversi";
}

/// The icon of the program.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new(
        "icon",
        "svg",
        "image/svg+xml",
        include_bytes!("../../../templates/assets/icon.svg").as_slice(),
    )
});

/// The icons: a sprite of symbols, used by `<use href="…#name">`.
pub static ICONS: LazyLock<Asset> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../templates/assets/icons.svg");
    Asset::new("icons", "svg", "image/svg+xml", bytes.as_slice())
});

static ALL: LazyLock<[&'static Asset; 50]> = LazyLock::new(|| {
    [
        &STYLE,
        &PAGES,
        &OWN,
        &HEADINGS,
        &PAGE,
        &PAGES_SCRIPT,
        &HALL,
        &WALK,
        &MOTION,
        &OFFLINE,
        &AWAY,
        &STEADY,
        &LOOK,
        &LOOK_STYLE,
        &TABLE,
        &TABLE_STYLE,
        &RECORD_CODES,
        &SCAN,
        &TAKE,
        &STAY,
        &MILL_BOARD,
        &CAMELOT_BOARD,
        &REVERSI_BOARD,
        &SET_UP,
        &DISPUTE,
        &PRACTICE,
        &MILL_LAW,
        &CAMELOT_LAW,
        &REVERSI_LAW,
        &REPLAY,
        &STEPS,
        &WORDS,
        &WORDS_STYLE,
        &HELLO,
        &FRAMES,
        &ROUND,
        &ROUND_TIMER,
        &UMPIRE_TIMER,
        &UMPIRE_TIMER_STYLE,
        &DRAFT,
        &NEWCOMERS,
        &SCREEN,
        &SCREEN_STYLE,
        &ICON,
        &ICONS,
        &TOUR_EN,
        &TOUR_AF,
        &TOUR_ID,
        &TOUR_XH,
        &TOUR_ZU,
    ]
});

/// The URL of a script by its name; empty if there is none.
pub(crate) fn script_url(name: &str) -> &'static str {
    let is_named = |asset: &&&Asset| {
        let rest = asset.url.strip_prefix("/assets/");
        let rest = rest.and_then(|rest| rest.strip_prefix(name));
        rest.is_some_and(|rest| rest.starts_with('.') && rest.ends_with(".js"))
    };
    ALL.iter().find(is_named).map_or("", |asset| &asset.url)
}

/// A style without comments and line breaks.
fn style(name: &str, text: &str) -> Asset {
    let is_rule = |line: &&str| !line.starts_with("/*");
    let text: String = text.lines().map(str::trim).filter(is_rule).collect();
    let text = with_short_variables(&text).replace("court.woff2", &HEADINGS.url);
    Asset::new(name, "css", "text/css; charset=utf-8", text.into_bytes())
}

fn script(name: &str, text: String) -> Asset {
    Asset::new(
        name,
        "js",
        "text/javascript; charset=utf-8",
        text.into_bytes(),
    )
}

/// Bundles scripts into one file, which compresses better and needs one request. Each script keeps its own scope
/// and hands its exports to the scripts that import it; dependencies come first.
fn bundle(scripts: &[(&str, &str)]) -> String {
    let scoped = |(name, text): &(&str, &str)| {
        let mut exported = Vec::new();
        let text = without_comments(text);
        let lines = text
            .lines()
            .filter_map(|line| match line.strip_prefix("import ") {
                Some(import) => imported(import),
                None => Some(own(line, &mut exported)),
            });
        let body = lines.collect::<Vec<_>>().join("\n");
        let exports = exported.join(",");
        format!("const ${name}=(()=>{{\n{body}\nreturn{{{exports}}}}})();")
    };
    scripts.iter().map(scoped).collect::<Vec<_>>().join("\n")
}

/// Turns `{ a, b } from './walk.js';` into a destructuring of that script's exports.
fn imported(import: &str) -> Option<String> {
    let (names, from) = import.split_once(" from './")?;
    let name = from.trim_end_matches(".js';");
    Some(format!("const {names}=${name};"))
}

/// A line without its `export`; the exported name is added to the list.
fn own(line: &str, exported: &mut Vec<String>) -> String {
    let Some(shown) = line.strip_prefix("export ") else {
        return line.to_owned();
    };
    let words = shown.trim_start_matches("async ").split([' ', '(', '=']);
    exported.extend(words.skip(1).take(1).map(str::to_owned));
    shown.to_owned()
}

/// A script without comments and indentation. Our scripts have only whole-line comments.
fn without_comments(text: &str) -> String {
    let is_comment = |line: &&str| line.starts_with("//") || line.starts_with("/**");
    let lines = text.lines().map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !is_comment(line));
    let text = code.collect::<Vec<_>>().join("\n");
    // In string literals they occur only where blanks make no difference: in selectors.
    const WITH_BLANKS: [&str; 19] = [
        " === ", " !== ", " => ", " && ", " || ", " + ", " - ", " * ", " = ", " ? ", " : ", " < ",
        " > ", ", ", "{ ", " }", ") {", "if (", "for (",
    ];
    WITH_BLANKS.into_iter().fold(text, |text, sign| {
        text.replace(sign, &sign.replace(' ', ""))
    })
}

/// Removes the line breaks after which no statement can end.
fn joined(text: &str) -> String {
    const OPEN: [&str; 4] = [";\n", "{\n", ",\n", "(\n"];
    let joined = |text: String, end: &str| text.replace(end, end.trim_end());
    OPEN.into_iter().fold(text.to_owned(), joined)
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
