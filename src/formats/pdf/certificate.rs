//! Certificates: one landscape page each.

use super::font::{Fonts, Weight};
use super::page::{A4, MARGIN, Page};

/// What stands on a certificate, line by line, all said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// What it is.
    pub title: String,
    /// Who gets it.
    pub name: String,
    /// Of which school; empty where none is known.
    pub school: String,
    /// For which place.
    pub place: String,
    /// In which event.
    pub event: String,
    /// On which day.
    pub day: String,
    /// Who signs, under a line each.
    pub signs: Vec<String>,
}

pub(super) fn page(fonts: &Fonts, certificate: &Certificate) -> Page {
    let (width, height) = (A4.1, A4.0);
    let mut page = Page::new((width, height));
    frame(&mut page, MARGIN / 2.0, (width, height));
    frame(&mut page, MARGIN / 2.0 + 5.0, (width, height));
    let lines = [
        (130.0, Weight::Plain, 34.0, &certificate.title),
        (225.0, Weight::Bold, 32.0, &certificate.name),
        (260.0, Weight::Plain, 16.0, &certificate.school),
        (330.0, Weight::Bold, 24.0, &certificate.place),
        (370.0, Weight::Plain, 18.0, &certificate.event),
        (400.0, Weight::Plain, 13.0, &certificate.day),
    ];
    for (y, weight, size, text) in lines {
        let (size, lines) = fonts.fitted(text, weight, size, width - 3.0 * MARGIN, 2);
        for (up, line) in lines.iter().rev().enumerate() {
            page.centred(fonts, y - up as f32 * size * 1.1, weight, size, line);
        }
    }
    let each = (width - 4.0 * MARGIN) / certificate.signs.len().max(1) as f32;
    for (place, sign) in certificate.signs.iter().enumerate() {
        let x = 2.0 * MARGIN + place as f32 * each;
        page.thin_line((x + 20.0, 500.0), (x + each - 20.0, 500.0));
        page.words((x + 20.0, 516.0), Weight::Plain, 11.0, sign);
    }
    page
}

fn frame(page: &mut Page, edge: f32, (width, height): (f32, f32)) {
    let (right, bottom) = (width - edge, height - edge);
    page.thin_line((edge, edge), (right, edge));
    page.thin_line((right, edge), (right, bottom));
    page.thin_line((right, bottom), (edge, bottom));
    page.thin_line((edge, bottom), (edge, edge));
}
