//! Draws shapes and text on a pixmap.

use crate::text_shaping::{BOLD, COURT, PLAIN, Weight, shape};
use rustybuzz::Face;
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

/// An opaque colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rgb(pub(super) u8, pub(super) u8, pub(super) u8);

/// Pixels from the upper left corner.
pub(super) type At = (f32, f32);

pub(super) struct Canvas {
    pixels: Pixmap,
    plain: Face<'static>,
    bold: Face<'static>,
    heading: Face<'static>,
}

impl Canvas {
    pub(super) fn new((width, height): (u32, u32), ground: Rgb) -> Option<Canvas> {
        let mut pixels = Pixmap::new(width, height)?;
        pixels.fill(ground.color());
        Some(Canvas {
            pixels,
            plain: Face::from_slice(PLAIN, 0)?,
            bold: Face::from_slice(BOLD, 0)?,
            heading: Face::from_slice(COURT, 0)?,
        })
    }

    /// Red, green and blue of each pixel, row by row.
    pub(super) fn pixels(&self) -> Vec<[u8; 3]> {
        let all = self.pixels.data().chunks_exact(4);
        // All pixels are opaque, so premultiplied values are the colours themselves.
        all.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
    }

    fn fill(&mut self, path: Option<tiny_skia::Path>, colour: Rgb) {
        if let Some(path) = path {
            let (rule, place) = (FillRule::Winding, Transform::identity());
            self.pixels
                .fill_path(&path, &colour.paint(), rule, place, None);
        }
    }

    fn stroke(&mut self, path: Option<tiny_skia::Path>, width: f32, colour: Rgb) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        if let Some(path) = path {
            let place = Transform::identity();
            self.pixels
                .stroke_path(&path, &colour.paint(), &stroke, place, None);
        }
    }

    pub(super) fn rectangle(&mut self, (x, y): At, (width, height): At, colour: Rgb) {
        let path = Rect::from_xywh(x, y, width, height).map(PathBuilder::from_rect);
        self.fill(path, colour);
    }

    /// A rectangle with round corners and an optional edge.
    pub(super) fn rounded(
        &mut self,
        (x, y): At,
        (width, height): At,
        radius: f32,
        colour: Rgb,
        edge: Option<(Rgb, f32)>,
    ) {
        let (right, bottom, r) = (x + width, y + height, radius);
        let mut path = PathBuilder::new();
        path.move_to(x + r, y);
        path.line_to(right - r, y);
        path.quad_to(right, y, right, y + r);
        path.line_to(right, bottom - r);
        path.quad_to(right, bottom, right - r, bottom);
        path.line_to(x + r, bottom);
        path.quad_to(x, bottom, x, bottom - r);
        path.line_to(x, y + r);
        path.quad_to(x, y, x + r, y);
        path.close();
        let path = path.finish();
        self.fill(path.clone(), colour);
        if let Some((colour, width)) = edge {
            self.stroke(path, width, colour);
        }
    }

    pub(super) fn disc(&mut self, (x, y): At, radius: f32, colour: Rgb, edge: Option<(Rgb, f32)>) {
        let path = PathBuilder::from_circle(x, y, radius);
        self.fill(path.clone(), colour);
        if let Some((colour, width)) = edge {
            self.stroke(path, width, colour);
        }
    }

    pub(super) fn ring(&mut self, (x, y): At, radius: f32, width: f32, colour: Rgb) {
        self.stroke(PathBuilder::from_circle(x, y, radius), width, colour);
    }

    /// The left half of a disc.
    pub(super) fn half_disc(&mut self, (x, y): At, radius: f32, colour: Rgb) {
        // Control points of a Bézier curve that approximates a quarter of a circle.
        let far = radius * 0.5523;
        let mut path = PathBuilder::new();
        path.move_to(x, y - radius);
        path.cubic_to(x - far, y - radius, x - radius, y - far, x - radius, y);
        path.cubic_to(x - radius, y + far, x - far, y + radius, x, y + radius);
        path.close();
        self.fill(path.finish(), colour);
    }

    pub(super) fn polygon(&mut self, corners: &[At], colour: Rgb) {
        let mut path = way(corners);
        path.close();
        self.fill(path.finish(), colour);
    }

    pub(super) fn line(&mut self, points: &[At], width: f32, colour: Rgb) {
        self.stroke(way(points).finish(), width, colour);
    }

    /// A path in its own units of `unit` pixels, moved to a place.
    pub(super) fn shape(&mut self, path: PathBuilder, (x, y): At, unit: f32, colour: Rgb) {
        let place = Transform::from_row(unit, 0.0, 0.0, unit, x, y);
        self.fill(path.finish().and_then(|path| path.transform(place)), colour);
    }

    fn face(&self, weight: Weight) -> &Face<'static> {
        match weight {
            Weight::Plain => &self.plain,
            Weight::Bold => &self.bold,
            Weight::Heading => &self.heading,
        }
    }

    /// Writes a text whose baseline begins at `at`.
    pub(super) fn text(&mut self, at: At, weight: Weight, size: f32, colour: Rgb, text: &str) {
        let text = visible(text);
        let outline = glyphs(self.face(weight), at, size, text);
        self.fill(outline.0.finish(), colour);
    }

    /// Writes a bold text centred at `x`.
    pub(super) fn centred(&mut self, (x, y): At, size: f32, colour: Rgb, text: &str) {
        let x = x - self.width(text, Weight::Bold, size) / 2.0;
        self.text((x, y), Weight::Bold, size, colour, text);
    }

    pub(super) fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let face = self.face(weight);
        let shaped = shape(face, visible(text));
        let units: i32 = shaped
            .glyph_positions()
            .iter()
            .map(|one| one.x_advance)
            .sum();
        units as f32 * size / face.units_per_em() as f32
    }

    /// The font size at which a text fits into `width`, but at least two thirds of `size`.
    pub(super) fn fitting(&self, text: &str, weight: Weight, size: f32, width: f32) -> f32 {
        let wide = self.width(text, weight, size).max(1.0);
        size * (width / wide).clamp(2.0 / 3.0, 1.0)
    }

    /// A text, cut with an ellipsis if it is wider than `width`.
    pub(super) fn shortened(&self, text: &str, weight: Weight, size: f32, width: f32) -> String {
        let text = visible(text);
        if self.width(text, weight, size) <= width {
            return text.to_owned();
        }
        let mut cut: String = text.to_owned();
        while !cut.is_empty() && self.width(&format!("{cut}…"), weight, size) > width {
            cut.pop();
        }
        if cut.is_empty() {
            cut
        } else {
            format!("{}…", cut.trim_end())
        }
    }
}

/// The beginning of a text: no more letters than this fit into a picture, however long the text is.
fn visible(text: &str) -> &str {
    const MOST: usize = 160;
    let end = text
        .char_indices()
        .nth(MOST)
        .map_or(text.len(), |(at, _)| at);
    text.get(..end).unwrap_or_default()
}

fn way(points: &[At]) -> PathBuilder {
    let mut path = PathBuilder::new();
    let mut points = points.iter();
    if let Some((x, y)) = points.next() {
        path.move_to(*x, *y);
    }
    for (x, y) in points {
        path.line_to(*x, *y);
    }
    path
}

/// Collects the outlines of glyphs at an origin and scale. Fonts count upwards, pixels downwards.
struct Outline(PathBuilder, At, f32);

impl Outline {
    fn at(&self, x: f32, y: f32) -> At {
        let (left, line) = self.1;
        (left + x * self.2, line - y * self.2)
    }
}

fn glyphs(face: &Face<'static>, (x, y): At, size: f32, text: &str) -> Outline {
    let unit = size / face.units_per_em() as f32;
    let mut outline = Outline(PathBuilder::new(), (x, y), unit);
    let shaped = shape(face, text);
    let mut pen = x;
    for (info, place) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
        outline.1 = (
            pen + place.x_offset as f32 * unit,
            y - place.y_offset as f32 * unit,
        );
        // A glyph without an outline is a blank.
        let glyph = u16::try_from(info.glyph_id).unwrap_or_default();
        let _blank_or_box = face.outline_glyph(GlyphId(glyph), &mut outline);
        pen += place.x_advance as f32 * unit;
    }
    outline
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

impl Rgb {
    fn color(self) -> Color {
        Color::from_rgba8(self.0, self.1, self.2, u8::MAX)
    }

    fn paint(self) -> Paint<'static> {
        let mut paint = Paint {
            anti_alias: true,
            ..Paint::default()
        };
        paint.set_color(self.color());
        paint
    }
}
