//! A response as a reader sees it.

use scraper::{Html, Selector};

/// A response.
pub struct Page {
    /// The status code.
    pub status: u16,
    /// The HTML.
    pub body: String,
    /// The raw body.
    pub bytes: Vec<u8>,
    pub(super) headers: Vec<(String, String)>,
}

impl Page {
    /// A page with this content.
    pub fn of(html: &str) -> Page {
        Page {
            status: 200,
            headers: Default::default(),
            body: html.to_owned(),
            bytes: html.as_bytes().to_vec(),
        }
    }

    /// A header; empty if it is missing.
    pub fn header(&self, name: &str) -> String {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }

    /// The visible text, with collapsed blanks.
    pub fn text(&self) -> String {
        let html = Html::parse_document(&self.body);
        tidy(html.root_element().text())
    }

    /// The visible texts between the tags, one by one.
    pub fn pieces(&self) -> Vec<String> {
        let html = Html::parse_document(&self.body);
        let pieces = html
            .root_element()
            .text()
            .map(|piece| piece.trim().to_owned());
        pieces.filter(|piece| !piece.is_empty()).collect()
    }

    /// The `lang` of the page.
    pub fn language(&self) -> String {
        self.attributes("html", "lang").concat()
    }

    /// Whether these words are visible.
    pub fn sees(&self, words: &str) -> bool {
        self.text().contains(words)
    }

    /// The texts of the elements that match a selector.
    pub fn all(&self, selector: &str) -> Vec<String> {
        let html = Html::parse_document(&self.body);
        let selector = Selector::parse(selector).unwrap();
        let found = html.select(&selector);
        found.map(|element| tidy(element.text())).collect()
    }

    /// An attribute of each element that matches a selector.
    pub fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        let html = Html::parse_document(&self.body);
        let selector = Selector::parse(selector).unwrap();
        let found = html.select(&selector);
        let value =
            |element: scraper::ElementRef<'_>| element.value().attr(name).map(str::to_owned);
        found.filter_map(value).collect()
    }

    /// What a browser would send with the first form for an address: every named field with its value,
    /// without the buttons.
    pub fn form(&self, action: &str) -> Vec<(String, String)> {
        let html = Html::parse_document(&self.body);
        let fields = Selector::parse("input, select, textarea").unwrap();
        let form = format!("form[action=\"{action}\"]");
        let form = html.select(&Selector::parse(&form).unwrap()).next();
        let form = form.unwrap_or_else(|| panic!("no form to {action} in {}", self.body));
        let found = form.select(&fields);
        found.filter_map(sent).collect()
    }
}

fn sent(field: scraper::ElementRef<'_>) -> Option<(String, String)> {
    let attribute = |name| field.value().attr(name);
    let name = attribute("name")?.to_owned();
    let kind = attribute("type").unwrap_or_default();
    let value = match field.value().name() {
        "textarea" => field.text().collect(),
        "select" => chosen(field),
        _ if matches!(kind, "submit" | "file") => return None,
        _ if matches!(kind, "checkbox" | "radio") && attribute("checked").is_none() => return None,
        _ => attribute("value").unwrap_or_default().to_owned(),
    };
    Some((name, value))
}

fn chosen(select: scraper::ElementRef<'_>) -> String {
    let pick = |selector| select.select(&Selector::parse(selector).unwrap()).next();
    let option = pick("option[selected]").or_else(|| pick("option"));
    let value = option.and_then(|option| option.value().attr("value"));
    value.unwrap_or_default().to_owned()
}

fn tidy<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let text = parts.collect::<Vec<_>>().join(" ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
