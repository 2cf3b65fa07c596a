//! One picture: a position with marks, and a caption.

use super::played_turn::PlayedTurn;
use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Position, Ruleset, Side, TurnPoints};
use crate::view::game_view;
use crate::view::games;
use inkundla_replay::board_svg::{Drawing, Segment, Spot};

/// A position, drawn over the board that all pictures of a page share.
pub(crate) struct Figure {
    /// CSS classes.
    pub class: String,
    /// Width of the view box.
    pub width: u16,
    /// Height of the view box.
    pub height: u16,
    /// Completed mills.
    pub lines: Vec<Segment>,
    /// The path of the last move.
    pub trail: String,
    pub men: Vec<FigureMan>,
    /// Points to highlight.
    pub marks: Vec<FigureMark>,
    /// The position in words, for screen readers.
    pub spoken: String,
    /// The caption.
    pub text: String,
    /// Whether it is the most telling picture of its row.
    pub is_key: bool,
}

pub(crate) struct FigureMan {
    pub x: u16,
    pub y: u16,
    /// The id of its drawing.
    pub id: String,
}

pub(crate) struct FigureMark {
    pub x: u16,
    pub y: u16,
    /// The CSS class; the macro draws each class differently.
    pub class: &'static str,
}

impl FigureMark {
    fn at(spot: &Spot, class: &'static str) -> FigureMark {
        FigureMark {
            x: spot.x,
            y: spot.y,
            class,
        }
    }
}

/// The id of a man's drawing in the page.
pub(super) fn man_id(colour: Colour, kind: Kind) -> String {
    format!("{colour:?}-{kind:?}").to_lowercase()
}

impl Figure {
    /// The position before a turn, with the legal destinations.
    pub(super) fn at_start(
        t: &Localizer,
        ruleset: &Ruleset,
        position: &Position,
        chosen: Option<&str>,
    ) -> Figure {
        let drawing = Drawing::of(t, ruleset, position, None);
        let places_only = games::of(ruleset).places_only;
        let text = match chosen {
            Some(_) => "rules-may-go",
            None if places_only => "rules-may-put",
            None => "rules-next",
        };
        let turns = position.turns();
        let ends = turns.iter().filter_map(|turn| {
            let spelt = TurnPoints::of(turn);
            let is_of_it =
                places_only || chosen.is_some_and(|from| spelt.path.first() == Some(&from));
            let end = if ruleset.facts().chooses_captures {
                spelt.path.last().copied()
            } else {
                spelt.points().last()
            };
            end.filter(|_| is_of_it)
        });
        let mut legal: Vec<&str> = ends.collect();
        legal.sort_unstable();
        legal.dedup();
        let mut marks = marked(&drawing, &legal, "legal");
        marks.extend(marked(&drawing, chosen.as_slice(), "sel"));
        let side = t.localize(&ruleset.colour(position.to_move()));
        let words = t.msg_arg(text, "side", side);
        Figure::of(t, ruleset, drawing, marks, words)
    }

    /// The position after a mill was completed, before the shot.
    pub(super) fn aiming(t: &Localizer, ruleset: &Ruleset, one: &PlayedTurn) -> Figure {
        let spelt = TurnPoints::of(&one.turn);
        let half = one.turn.split('x').next().unwrap_or_default();
        let turns = one.before.turns();
        let shots = turns.iter().filter(|turn| {
            let rest = turn.strip_prefix(half);
            rest.is_some_and(|rest| rest.starts_with('x'))
        });
        let mut targets: Vec<&str> = shots
            .flat_map(|turn| TurnPoints::of(turn).crossed)
            .collect();
        targets.sort_unstable();
        targets.dedup();
        let mut drawing = Drawing::of(t, ruleset, &one.after, Some(half));
        let stood = Drawing::of(t, ruleset, &one.before, None);
        for (spot, before) in drawing.points.iter_mut().zip(stood.points) {
            if spelt.crossed.contains(&spot.name) {
                spot.man = before.man;
            }
        }
        let marks = marked(&drawing, &targets, "target");
        let side = t.localize(&ruleset.colour(one.before.to_move()));
        let words = t.msg_arg("rules-may-shoot", "side", side);
        Figure::of(t, ruleset, drawing, marks, words)
    }

    /// The position after a turn, and how the game ended if it did.
    pub(super) fn after(t: &Localizer, ruleset: &Ruleset, one: &PlayedTurn) -> Figure {
        let drawing = Drawing::of(t, ruleset, &one.after, Some(&one.turn));
        let before = Drawing::of(t, ruleset, &one.before, None);
        let turned = turned(&before, &drawing);
        let marks = marked(&drawing, &turned, "now");
        let turn = game_view::turn_text(t, ruleset, &one.before, &one.turn);
        let words = match one.verdict {
            Some(verdict) => format!("{turn}. {}.", game_view::verdict(t, ruleset, verdict)),
            None => format!("{turn}."),
        };
        Figure::of(t, ruleset, drawing, marks, words)
    }

    fn of(
        t: &Localizer,
        ruleset: &Ruleset,
        drawing: Drawing,
        mut marks: Vec<FigureMark>,
        text: String,
    ) -> Figure {
        let points = drawing.points.iter();
        marks.extend(
            points.filter_map(|spot| match (spot.is_last, spot.is_shot) {
                (_, true) => Some(FigureMark::at(spot, "gone")),
                (true, _) if spot.man.is_some() => Some(FigureMark::at(spot, "last")),
                _ => None,
            }),
        );
        let men = drawing.points.iter().filter_map(|spot| {
            let (colour, kind) = spot.man?;
            Some(FigureMan {
                x: spot.x,
                y: spot.y,
                id: man_id(colour, kind),
            })
        });
        Figure {
            men: men.collect(),
            spoken: spoken(t, ruleset, &drawing),
            class: drawing.class,
            width: drawing.width,
            height: drawing.height,
            lines: drawing.lines,
            trail: drawing.trail,
            marks,
            text,
            is_key: false,
        }
    }

    fn has(&self, class: &str) -> bool {
        self.marks.iter().any(|mark| mark.class == class)
    }
}

/// Marks the picture with choices, otherwise the last one, as the most telling.
pub(super) fn mark_key(figures: &mut [Figure]) {
    let with = |class| figures.iter().position(|figure| figure.has(class));
    let key = with("target").or_else(|| with("sel"));
    let key = key.unwrap_or(figures.len() - 1);
    figures[key].is_key = true;
}

fn marked(drawing: &Drawing, names: &[&str], class: &'static str) -> Vec<FigureMark> {
    let spots = drawing.points.iter();
    spots
        .filter(|spot| names.contains(&spot.name))
        .map(|spot| FigureMark::at(spot, class))
        .collect()
}

/// The points of men that changed sides.
fn turned(before: &Drawing, after: &Drawing) -> Vec<&'static str> {
    let pairs = before.points.iter().zip(&after.points);
    let changed = pairs.filter(|(one, other)| match (one.man, other.man) {
        (Some((before, _)), Some((after, _))) => before != after,
        _ => false,
    });
    changed.map(|(_, spot)| spot.name).collect()
}

/// `White: A1, A3. Black: E4.`
fn spoken(t: &Localizer, ruleset: &Ruleset, drawing: &Drawing) -> String {
    let of = |side: Side| {
        let colour = ruleset.colour(side);
        let spots = drawing.points.iter();
        let names: Vec<&str> = spots
            .filter(|spot| spot.man.is_some_and(|(whose, _)| whose == colour))
            .map(|spot| spot.name)
            .collect();
        match names.as_slice() {
            [] => format!("{}: 0.", t.localize(&colour)),
            names => format!("{}: {}.", t.localize(&colour), names.join(", ")),
        }
    };
    Side::BOTH.map(of).join(" ")
}
