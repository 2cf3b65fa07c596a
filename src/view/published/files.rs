//! The files of a folder.

use crate::tournament::RoundNo;

/// The name and content of a file of the folder.
pub type File = (String, Vec<u8>);

/// The first page.
pub(super) const INDEX: &str = "index.html";
pub(super) const STANDINGS: &str = "standings.html";
pub(super) const STANDINGS_CSV: &str = "standings.csv";
pub(super) const CROSS_TABLE: &str = "cross-table.html";
/// The last signed head of the log, as a text to keep.
pub const LOG_HEAD: &str = "log-head.txt";
pub(super) const GAMES: &str = "games.html";

/// The page of a round.
pub(super) fn round_file(round: RoundNo) -> String {
    format!("round-{round}.html")
}

/// The page in the folder for the page of a player or a table on the server.
pub(super) fn in_copy(href: &str) -> String {
    match href.rsplit_once("/path/") {
        Some((_, number)) => format!("player-{number}.html"),
        None => STANDINGS.to_owned(),
    }
}
