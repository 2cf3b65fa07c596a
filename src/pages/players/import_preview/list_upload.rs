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
    /// The place of another sheet of the workbook that is to be read.
    pub(super) sheet: Option<Text<String>>,
    /// The place of the sheet that was read, and all sheets that may be the list, each with its name, its hidden rows
    /// and its text.
    pub(super) sheet_now: Option<Text<String>>,
    pub(super) sheet_name: Vec<Text<String>>,
    pub(super) sheet_hidden: Vec<Text<String>>,
    pub(super) sheet_list: Vec<Text<String>>,
    /// The names of the sheets that are left out.
    pub(super) sheet_out: Vec<Text<String>>,
}
