//! The parse options of a list (separator, encoding, columns), which the organiser can change.

use super::encoding_question;
use super::list_upload::ListUpload;
use crate::formats::Column;
use crate::formats::entrants_csv::{
    ChosenColumns, DetectedColumn, Encoding, Headless, Layout, ListSheet, ParsedList, ReadOptions,
    ReadSheet, Separator, decode, encode, is_workbook,
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
    /// The sheets of a workbook, sent again with the next answer.
    pub(super) sheets: Option<SentSheets>,
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
    pub(super) fn of(t: &Localizer, reading: &ParsedList, sent: &ListSent) -> ReadOptionsView {
        let options = &sent.options;
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
        let sheet = reading.sheet.as_ref();
        let list = sheet
            .and_then(ReadSheet::sheet)
            .map(|sheet| sheet.text.clone());
        ReadOptionsView {
            text: t.msg_with("check-how", &values),
            list: list.unwrap_or_else(|| sent.text()),
            sheets: sheet.map(SentSheets::of),
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

/// A list as it was sent.
#[derive(Clone)]
pub(super) struct ListSent {
    pub(super) bytes: Vec<u8>,
    pub(super) options: ReadOptions,
    /// The sheets of the workbook from which the text was read before.
    pub(super) sheet: Option<ReadSheet>,
}

impl ListSent {
    pub(super) fn new(bytes: Vec<u8>, options: ReadOptions) -> ListSent {
        ListSent {
            bytes,
            options,
            sheet: None,
        }
    }

    /// The text, for the box on the page; none of a workbook.
    pub(super) fn text(&self) -> String {
        let text = || decode(&self.bytes, self.options.encoding).ok();
        let text = (!is_workbook(&self.bytes)).then(text).flatten();
        text.map_or_else(String::new, |(text, _)| text)
    }
}

/// The list and its parse options. Another sheet of the workbook is read anew.
pub(super) fn from_upload(mut upload: ListUpload) -> ListSent {
    let sheet = sheets_sent(&mut upload);
    let chosen = text_of(&upload.sheet).parse().ok();
    if let (Some(mut sheet), Some(chosen)) = (sheet.clone(), chosen) {
        sheet.now = chosen;
        let text = sheet
            .sheet()
            .map_or_else(String::new, |sheet| sheet.text.clone());
        let options = ReadOptions {
            separator: Some(Separator::Tab),
            ..ReadOptions::default()
        };
        return ListSent {
            sheet: Some(sheet),
            ..ListSent::new(text.into(), options)
        };
    }
    let (bytes, options) = with_options(upload);
    let sheet = sheet.filter(|_| !is_workbook(&bytes));
    ListSent {
        sheet,
        ..ListSent::new(bytes, options)
    }
}

/// The sheets that the page sends again. The text of the one that was read is the list.
fn sheets_sent(upload: &mut ListUpload) -> Option<ReadSheet> {
    let now: usize = text_of(&upload.sheet_now).parse().ok()?;
    let names = std::mem::take(&mut upload.sheet_name).into_iter();
    let texts = std::mem::take(&mut upload.sheet_list).into_iter();
    let hidden = std::mem::take(&mut upload.sheet_hidden).into_iter();
    let sheets = names
        .zip(texts)
        .zip(hidden)
        .map(|((name, text), hidden)| ListSheet {
            name: name.into_inner(),
            text: text.into_inner(),
            hidden_rows: hidden
                .split(' ')
                .filter_map(|row| row.parse().ok())
                .collect(),
        });
    let mut lists: Vec<ListSheet> = sheets.collect();
    text_of(&upload.list).clone_into(&mut lists.get_mut(now)?.text);
    let left_out = std::mem::take(&mut upload.sheet_out).into_iter();
    Some(ReadSheet {
        lists,
        now,
        left_out: left_out.map(Text::into_inner).collect(),
    })
}

/// The sheets of a workbook as fields of the form.
pub(super) struct SentSheets {
    pub(super) now: usize,
    /// Name, hidden rows, and text unless it is that of the list.
    pub(super) lists: Vec<(String, String, String)>,
    pub(super) left_out: Vec<String>,
}

impl SentSheets {
    fn of(sheet: &ReadSheet) -> SentSheets {
        let lists = sheet.lists.iter().enumerate().map(|(at, one)| {
            let rows: Vec<String> = one.hidden_rows.iter().map(u32::to_string).collect();
            let text = if at == sheet.now {
                String::new()
            } else {
                one.text.clone()
            };
            (one.name.clone(), rows.join(" "), text)
        });
        SentSheets {
            now: sheet.now,
            lists: lists.collect(),
            left_out: sheet.left_out.clone(),
        }
    }
}

/// The bytes of the list and its parse options.
fn with_options(upload: ListUpload) -> (Vec<u8>, ReadOptions) {
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
