//! The parse options of a list (separator, encoding, columns), which the organiser can change.

use super::encoding_question;
use super::list_upload::ListUpload;
use crate::formats::Column;
use crate::formats::entrants_csv::{
    ChosenColumns, DetectedColumn, Encoding, Headless, Layout, ParsedList, ReadOptions, Separator,
    encode,
};
use crate::i18n::Localizer;
use crate::pages::shared::event_form::Choice;
use crate::tournament::NameOrder;
use actix_multipart::form::text::Text;

pub(super) struct ReadOptionsView {
    /// The options as a sentence.
    pub(super) text: String,
    pub(super) list: String,
    pub(super) separators: Vec<Choice>,
    pub(super) encodings: Vec<Choice>,
    pub(super) has_header: bool,
    pub(super) columns: Vec<ColumnChoice>,
    /// The alternative layout of a list without a header.
    pub(super) switch: Option<HeaderSwitch>,
    /// Whether the encoding is asked about.
    pub(super) is_doubtful: bool,
    /// Whether the columns were chosen by hand.
    pub(super) is_chosen: bool,
    /// Earlier answers, sent again with the next one.
    pub(super) order: &'static str,
    pub(super) headless: &'static str,
}

/// A column of the list and its possible meanings.
pub(super) struct ColumnChoice {
    /// The heading, or the place of a column without one.
    pub(super) heading: String,
    pub(super) label: String,
    pub(super) choices: Vec<Choice>,
}

impl ColumnChoice {
    fn chosen(&self) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.is_chosen)
    }

    /// Whether nothing of the column is kept.
    pub(super) fn is_left_out(&self) -> bool {
        self.chosen().is_none_or(|choice| choice.code.is_empty())
    }

    /// The present use of the column, in words.
    pub(super) fn now(&self) -> &str {
        self.chosen().map_or("", |choice| &choice.text)
    }
}

pub(super) struct HeaderSwitch {
    pub(super) text: String,
    pub(super) button: String,
    pub(super) headless: &'static str,
}

impl ReadOptionsView {
    pub(super) fn of(
        t: &Localizer,
        reading: &ParsedList,
        options: &ReadOptions,
        list: String,
    ) -> ReadOptionsView {
        let separators = Separator::ALL.map(|one| {
            let text = t.msg(&format!("separator-{}", one.code()));
            Choice::new(one.code(), text, reading.separator.code())
        });
        // A text of two bytes a letter is no text in the other encodings, nor the other way round.
        let may_be = |one: &Encoding| one.is_wide() == reading.encoding.is_wide();
        let encodings = Encoding::ALL.into_iter().filter(may_be).map(|one| {
            let name = encoding_question::name(one).to_owned();
            Choice::new(one.code(), name, reading.encoding.code())
        });
        let encodings: Vec<Choice> = encodings.collect();
        let now = |choices: &[Choice]| {
            let now = choices.iter().find(|choice| choice.is_chosen);
            now.map_or_else(String::new, |choice| choice.text.clone())
        };
        let values = [
            ("separator", now(&separators).into()),
            ("encoding", now(&encodings).into()),
        ];
        let columns = reading.columns.iter().enumerate();
        ReadOptionsView {
            text: t.msg_with("check-how", &values),
            list,
            separators: separators.into(),
            encodings,
            has_header: reading.layout == Layout::Header,
            columns: columns
                .map(|(at, detected)| named(t, at, detected, reading.layout))
                .collect(),
            switch: switch(t, reading),
            is_doubtful: reading.doubt.is_some(),
            is_chosen: options.columns.is_some(),
            order: options.order.map_or("", NameOrder::code),
            headless: headless_code(options.headless),
        }
    }
}

fn named(t: &Localizer, at: usize, detected: &DetectedColumn, layout: Layout) -> ColumnChoice {
    let sample = detected.sample.iter().filter(|cell| !cell.is_empty());
    let sample: Vec<String> = sample.map(|cell| cell.chars().take(30).collect()).collect();
    let chosen = detected.column.map_or("", Column::code);
    let left_out = Choice::new("", t.msg("check-leave-out"), chosen);
    let columns = Column::ALL.map(|column| Choice::new(column.code(), t.localize(&column), chosen));
    let values = [("n", (at + 1).into()), ("sample", sample.join(", ").into())];
    let first = detected.sample.first().filter(|_| layout == Layout::Header);
    let heading = first.filter(|cell| !cell.is_empty()).cloned();
    ColumnChoice {
        heading: heading.unwrap_or_else(|| t.msg_arg("check-column-place", "n", at + 1)),
        label: t.msg_with("check-column", &values),
        choices: std::iter::once(left_out).chain(columns).collect(),
    }
}

fn switch(t: &Localizer, list: &ParsedList) -> Option<HeaderSwitch> {
    let order = list.order.as_ref().map(|ordered| ordered.order);
    let (text, button, headless) = match list.layout {
        Layout::FamilyThenGiven if order == Some(NameOrder::GivenFirst) => return None,
        Layout::FamilyThenGiven => ("check-read-as-names", "check-as-schools", "name-school"),
        Layout::NameThenSchool => ("check-read-as-schools", "check-as-names", "family-given"),
        Layout::Header | Layout::NameOnly | Layout::Chosen => return None,
    };
    Some(HeaderSwitch {
        text: t.msg(text),
        button: t.msg(button),
        headless,
    })
}

/// The bytes of the list and its parse options.
pub(super) fn from_upload(upload: ListUpload) -> (Vec<u8>, ReadOptions) {
    let encoding = |code: &Option<Text<String>>| Encoding::from_code(text_of(code));
    let separator = |code: &Option<Text<String>>| Separator::from_code(text_of(code));
    // The answer about the name order does not choose columns.
    let is_about_order = upload.order.is_some() || upload.letters.is_some();
    let headless = headless(if is_about_order {
        &upload.headless_was
    } else {
        &upload.headless
    });
    let is_asked = !is_about_order || upload.chosen_was.is_some();
    // A new separator invalidates the old columns.
    let is_same = separator(&upload.separator) == separator(&upload.separator_was);
    let names_columns =
        is_asked && !upload.column.is_empty() && is_same && headless == Headless::Guess;
    let manner = ReadOptions {
        headless,
        separator: separator(&upload.separator),
        sheet: None,
        encoding: encoding(&upload.letters).or_else(|| chosen_encoding(&upload)),
        order: NameOrder::from_code(text_of(&upload.order))
            .or_else(|| NameOrder::from_code(text_of(&upload.order_was))),
        columns: names_columns.then(|| ChosenColumns {
            has_header: upload.header.is_some(),
            columns: upload
                .column
                .iter()
                .map(|code| Column::from_code(code))
                .collect(),
        }),
    };
    // The text on the page was decoded with this encoding: encode it back.
    let was = encoding(&upload.encoding_was).unwrap_or(Encoding::Utf8);
    let file = upload.file.map(|file| file.data);
    let bytes = match file.filter(|data| !data.is_empty()) {
        Some(data) => data.into(),
        None => encode(text_of(&upload.list), was),
    };
    (bytes, manner)
}

const HEADLESS: [(Headless, &str); 2] = [
    (Headless::FamilyThenGiven, "family-given"),
    (Headless::NameThenSchool, "name-school"),
];

fn headless(code: &Option<Text<String>>) -> Headless {
    let found = HEADLESS.iter().find(|(_, known)| *known == text_of(code));
    found.map_or(Headless::Guess, |(headless, _)| *headless)
}

fn headless_code(headless: Headless) -> &'static str {
    let found = HEADLESS.iter().find(|(known, _)| *known == headless);
    found.map_or("", |(_, code)| code)
}

fn text_of(text: &Option<Text<String>>) -> &str {
    text.as_ref().map_or("", |text| text.as_str())
}

/// The encoding that the user chose. The detected one, sent again, leaves the doubt as it is.
fn chosen_encoding(upload: &ListUpload) -> Option<Encoding> {
    let [now, was] = [&upload.encoding, &upload.encoding_was].map(text_of);
    let is_detected = upload.encoding_asked.is_some() && now == was;
    Encoding::from_code(now).filter(|_| !is_detected)
}
