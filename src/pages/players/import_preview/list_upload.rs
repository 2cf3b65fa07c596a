//! A list as a browser sends it.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;

/// A pasted or uploaded list with parse options. Fields `…_was` repeat the options of the last
/// preview.
#[derive(MultipartForm)]
pub struct ListUpload {
    pub(super) list: Option<Text<String>>,
    pub(super) file: Option<Bytes>,
    pub(super) headless: Option<Text<String>>,
    pub(super) separator: Option<Text<String>>,
    pub(super) separator_was: Option<Text<String>>,
    pub(super) encoding: Option<Text<String>>,
    pub(super) encoding_was: Option<Text<String>>,
    /// Sent while the encoding is doubtful.
    pub(super) encoding_asked: Option<Text<String>>,
    /// The answer about the encoding.
    pub(super) letters: Option<Text<String>>,
    pub(super) header: Option<Text<String>>,
    pub(super) order: Option<Text<String>>,
    pub(super) order_was: Option<Text<String>>,
    pub(super) headless_was: Option<Text<String>>,
    pub(super) chosen_was: Option<Text<String>>,
    pub(super) column: Vec<Text<String>>,
}
