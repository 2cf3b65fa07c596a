//! Copies the few elements of an XML part that a list needs, within bounds, so that a reader behind it meets nothing
//! else.

use crate::ImportProblem;
use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;

/// The deepest element of a part. Spreadsheet programs need twelve.
const MOST_DEPTH: usize = 40;

/// The events that may be read from all parts of one workbook: elements, their ends, and texts.
const MOST_EVENTS: u32 = 3_000_000;

/// The events that are left.
pub(super) struct EventBudget(u32);

impl EventBudget {
    pub(super) fn new() -> EventBudget {
        EventBudget(MOST_EVENTS)
    }

    fn spend(&mut self) -> Result<(), ImportProblem> {
        self.0 = self.0.checked_sub(1).ok_or(ImportProblem::LargeWorkbook)?;
        Ok(())
    }
}

/// An element that begins.
pub(super) struct Element<'a> {
    /// The name with its prefix.
    pub(super) name: &'a str,
    /// The attributes by their names without prefix, and their values.
    pub(super) attributes: Vec<(&'a str, String)>,
}

impl Element<'_> {
    /// The name without its prefix.
    pub(super) fn local_name(&self) -> &str {
        without_prefix(self.name)
    }

    /// The value of an attribute.
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// A number in an attribute; 1 where it is missing.
    ///
    /// # Errors
    /// When it is no number.
    pub(super) fn count(&self, name: &str) -> Result<u32, ImportProblem> {
        let value = self.attribute(name).unwrap_or("1");
        value.parse().map_err(|_| ImportProblem::DamagedWorkbook)
    }
}

/// The treatment of an element.
pub(super) enum Fate {
    /// It is copied as this element with these attributes, and its children are asked about.
    Kept(&'static str, Vec<(&'static str, String)>),
    /// The same, and its text is copied.
    Text(&'static str),
    /// It is copied without its children.
    Emptied(&'static str, Vec<(&'static str, String)>),
    /// Its children are asked about, itself is left out.
    Opened,
    /// This text stands in its place.
    Replaced(&'static str),
    /// It is left out with all its children.
    Dropped,
}

/// Decides about the elements of a part.
pub(super) trait Sieve {
    /// Decides about an element that begins.
    ///
    /// # Errors
    /// When the part is not worth reading on.
    fn begin(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem>;

    /// A text that is copied.
    fn text(&mut self, _text: &str) {}

    /// An element that was copied ends.
    ///
    /// # Errors
    /// When the part is not worth reading on.
    fn end(&mut self, _name: &str) -> Result<(), ImportProblem> {
        Ok(())
    }
}

/// An element that is open.
struct OpenElement {
    /// Its name in the copy; none where it is left out.
    name: Option<&'static str>,
    has_text: bool,
    /// Whether nothing in it is copied.
    is_closed: bool,
}

/// Copies a part.
///
/// # Errors
/// When it is not well-formed, too deep, or has too many events.
pub(super) fn copied(
    xml: &str,
    budget: &mut EventBudget,
    sieve: &mut impl Sieve,
) -> Result<String, ImportProblem> {
    let mut reader = Reader::from_str(xml);
    reader.config_mut().expand_empty_elements = true;
    let mut copy = Copy {
        text: String::with_capacity(xml.len() / 4),
        open: Vec::new(),
    };
    loop {
        budget.spend()?;
        match reader.read_event().map_err(damaged)? {
            Event::Start(begin) => copy.begin(&begin, sieve)?,
            Event::End(_) => copy.end(sieve)?,
            Event::Text(text) => copy.text(&text.xml10_content(), sieve),
            Event::CData(text) => copy.text(&text.xml10_content(), sieve),
            Event::GeneralRef(name) => {
                let sign = name.resolve_char_ref().map_err(damaged)?;
                match sign.or_else(|| named(&name.xml10_content())) {
                    Some(sign) => copy.text(sign.encode_utf8(&mut [0; 4]), sieve),
                    None => return Err(ImportProblem::DamagedWorkbook),
                }
            }
            Event::DocType(_) => return Err(ImportProblem::DamagedWorkbook),
            Event::Eof if copy.open.is_empty() => return Ok(copy.text),
            Event::Eof => return Err(ImportProblem::DamagedWorkbook),
            Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
        }
    }
}

struct Copy {
    text: String,
    open: Vec<OpenElement>,
}

impl Copy {
    fn begin(
        &mut self,
        begin: &BytesStart<'_>,
        sieve: &mut impl Sieve,
    ) -> Result<(), ImportProblem> {
        if self.open.len() >= MOST_DEPTH {
            return Err(ImportProblem::LargeWorkbook);
        }
        let is_left_out = self.open.last().is_some_and(|outer| outer.is_closed);
        let fate = if is_left_out {
            Fate::Dropped
        } else {
            sieve.begin(&element(begin)?)?
        };
        let mut open = OpenElement {
            name: None,
            has_text: false,
            is_closed: false,
        };
        match fate {
            Fate::Kept(name, attributes) => {
                open.name = Some(name);
                self.tag(name, &attributes);
            }
            Fate::Text(name) => {
                (open.name, open.has_text) = (Some(name), true);
                self.tag(name, &[]);
            }
            Fate::Emptied(name, attributes) => {
                (open.name, open.is_closed) = (Some(name), true);
                self.tag(name, &attributes);
            }
            Fate::Opened => {}
            Fate::Replaced(text) => {
                open.is_closed = true;
                self.text(text, sieve);
            }
            Fate::Dropped => open.is_closed = true,
        }
        self.open.push(open);
        Ok(())
    }

    fn tag(&mut self, name: &str, attributes: &[(&str, String)]) {
        self.text.push('<');
        self.text.push_str(name);
        for (name, value) in attributes {
            self.text.push(' ');
            self.text.push_str(name);
            self.text.push_str("=\"");
            escape(value, &mut self.text);
            self.text.push('"');
        }
        self.text.push('>');
    }

    fn end(&mut self, sieve: &mut impl Sieve) -> Result<(), ImportProblem> {
        let Some(name) = self.open.pop().and_then(|open| open.name) else {
            return Ok(());
        };
        self.text.push_str("</");
        self.text.push_str(name);
        self.text.push('>');
        sieve.end(name)
    }

    fn text(&mut self, text: &str, sieve: &mut impl Sieve) {
        if self.open.last().is_some_and(|open| open.has_text) {
            sieve.text(text);
            escape(text, &mut self.text);
        }
    }
}

fn element<'a>(begin: &'a BytesStart<'_>) -> Result<Element<'a>, ImportProblem> {
    let mut attributes = Vec::new();
    for attribute in begin.attributes().with_checks(false) {
        let attribute = attribute.map_err(damaged)?;
        let value = attribute.normalized_value(XmlVersion::Explicit1_0);
        attributes.push((
            without_prefix(attribute.key.0),
            value.map_err(damaged)?.into_owned(),
        ));
    }
    let name = begin.name().0;
    Ok(Element { name, attributes })
}

fn without_prefix(name: &str) -> &str {
    name.rsplit_once(':').map_or(name, |(_, local)| local)
}

/// The sign of an entity that XML itself names.
fn named(entity: &str) -> Option<char> {
    match entity {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "amp" => Some('&'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => None,
    }
}

pub(super) fn escape(text: &str, into: &mut String) {
    for sign in text.chars() {
        match sign {
            '<' => into.push_str("&lt;"),
            '>' => into.push_str("&gt;"),
            '&' => into.push_str("&amp;"),
            '"' => into.push_str("&quot;"),
            sign if sign.is_control() => into.push(' '),
            sign => into.push(sign),
        }
    }
}

fn damaged<E>(_: E) -> ImportProblem {
    ImportProblem::DamagedWorkbook
}
