//! Renders the part of the page that depends on the file.

use askama::Template;
use inkundla_core::rules::{Colour, Kind};
use inkundla_i18n::Localizer;
use inkundla_replay::record_check::{self, CheckDigits, CheckedFile, FileVerdict};

#[derive(Template)]
#[template(path = "records/checked_file.html")]
struct CheckedFileView<'a> {
    page: PageText<'a>,
    checked: CheckedFile,
}

/// The parts of a page that templates use.
struct PageText<'a> {
    t: &'a Localizer,
}

impl PageText<'_> {
    /// The icons are inlined in the page itself.
    fn asset(&self, _name: &str) -> &'static str {
        ""
    }
}

pub(crate) fn html(
    t: &Localizer,
    file: &[u8],
    place: usize,
    digits: Option<&CheckDigits>,
) -> Option<String> {
    let view = CheckedFileView {
        page: PageText { t },
        checked: record_check::checked(t, file, place, digits),
    };
    view.render().ok()
}
