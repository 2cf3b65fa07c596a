//! Markdown of organisers as parts of a page: headings, paragraphs, lists, bold, italic and links.
//! Everything else comes out as its text, HTML too, so that a text can neither run a script, fetch a
//! picture nor look like a part of the page. The macro `prose` in `templates/macros/event_page.html`
//! writes the parts.

use crate::desk::event_page::is_web_address;
use crate::tournament::is_hidden;
use pulldown_cmark::{Event, HeadingLevel, LinkType, Parser, Tag, TagEnd};

/// Maximum number of elements within each other; the text of deeper ones stays, without its form.
const DEEPEST: usize = 8;

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MarkdownPart {
    /// The beginning of an element without attributes.
    Open(&'static str),
    /// The beginning of a numbered list, with its first number.
    Numbered(u64),
    /// The beginning of a link to the web or to a mailbox.
    Link(String),
    /// The end of the innermost open element.
    Close(&'static str),
    /// A line break.
    Break,
    /// Text.
    Text(String),
}

/// The parts of a text; `top` is the level of its highest headings.
pub(crate) fn parts(text: &str, top: usize) -> Vec<MarkdownPart> {
    let mut writer = PartWriter {
        top,
        ..PartWriter::default()
    };
    for event in Parser::new(text) {
        writer.event(event);
    }
    writer.parts
}

/// The address of a link, if it leads to the web or to a mailbox.
fn address(kind: LinkType, to: &str) -> Option<String> {
    let is_plain = |c: char| !c.is_whitespace() && !is_hidden(c);
    let mail = |to: &str| to.len() > 7 && to.contains('@') && to.chars().all(is_plain);
    match kind {
        LinkType::Email => Some(format!("mailto:{to}")).filter(|to| mail(to)),
        // A text that refers to one address many times would grow.
        LinkType::Inline | LinkType::Autolink => {
            let start = to.get(..7);
            let is_mail = start.is_some_and(|start| start.eq_ignore_ascii_case("mailto:"));
            (is_web_address(to) || is_mail && mail(to)).then(|| to.to_owned())
        }
        _ => None,
    }
}

/// Writes the parts of a text, event by event.
#[derive(Default)]
struct PartWriter {
    parts: Vec<MarkdownPart>,
    top: usize,
    /// The open elements of the text: the name of each; `None` for one without form.
    open: Vec<Option<&'static str>>,
    /// Number of open elements with a form.
    depth: usize,
}

impl PartWriter {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(end) => self.end(end),
            Event::Text(text)
            | Event::Code(text)
            | Event::Html(text)
            | Event::InlineHtml(text)
            | Event::InlineMath(text)
            | Event::DisplayMath(text)
            | Event::FootnoteReference(text) => self.text(&text),
            Event::SoftBreak => self.text("\n"),
            Event::HardBreak => self.parts.push(MarkdownPart::Break),
            Event::Rule | Event::TaskListMarker(_) => {}
        }
    }

    /// Adds a text without invisible characters, which may have been written as entities.
    fn text(&mut self, text: &str) {
        let visible = text.chars().filter(|c| *c == '\n' || !is_hidden(*c));
        match self.parts.last_mut() {
            Some(MarkdownPart::Text(before)) => before.extend(visible),
            _ => self.parts.push(MarkdownPart::Text(visible.collect())),
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        let begun = match tag {
            _ if self.depth >= DEEPEST => None,
            Tag::Paragraph | Tag::CodeBlock(_) | Tag::HtmlBlock => {
                Some(("p", MarkdownPart::Open("p")))
            }
            Tag::Heading { level, .. } => {
                let name = self.heading(*level);
                Some((name, MarkdownPart::Open(name)))
            }
            Tag::List(None) => Some(("ul", MarkdownPart::Open("ul"))),
            Tag::List(Some(first)) => Some(("ol", MarkdownPart::Numbered(*first))),
            Tag::Item => Some(("li", MarkdownPart::Open("li"))),
            Tag::Emphasis => Some(("em", MarkdownPart::Open("em"))),
            Tag::Strong => Some(("strong", MarkdownPart::Open("strong"))),
            Tag::Link {
                link_type,
                dest_url,
                ..
            } => address(*link_type, dest_url).map(|to| ("a", MarkdownPart::Link(to))),
            _ => None,
        };
        let (name, part) = begun.unzip();
        self.depth += usize::from(name.is_some());
        self.open.push(name);
        self.parts.extend(part);
    }

    fn end(&mut self, end: TagEnd) {
        match self.open.pop().flatten() {
            Some(name) => {
                self.depth -= 1;
                self.parts.push(MarkdownPart::Close(name));
            }
            // The words of an element without form do not run into the next ones.
            None if !matches!(end, TagEnd::Link | TagEnd::Emphasis | TagEnd::Strong) => {
                self.text("\n");
            }
            None => {}
        }
    }

    /// The element of a heading, at most the sixth level.
    fn heading(&self, level: HeadingLevel) -> &'static str {
        const NAMES: [&str; 6] = ["h1", "h2", "h3", "h4", "h5", "h6"];
        let below = self.top.saturating_sub(1) + level as usize;
        NAMES[below.clamp(1, NAMES.len()) - 1]
    }
}

#[cfg(test)]
mod tests;
