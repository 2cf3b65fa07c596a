//! Turns as text: every square on which the piece lands, after `-` if by a step
//! or over a friend, after `x` if over an enemy.

use super::board::{self, Leap, Square, leaps_from, steps_from};
use super::path::{Path, Tour};
use super::position::{Camelot, Turn};
use super::turns::View;
use crate::rules::{LOST_TURN, WhyNot};

/// Writes a legal turn by its shortest path; among equally short ones, the path
/// with the smallest squares.
pub(super) fn write(position: &Camelot, turn: &Turn) -> String {
    let path = canonical(position, turn);
    let first_jump = path.squares().len() - usize::from(turn.captured.len());
    let mut text = String::from(board::name(turn.from));
    for (index, square) in path.squares().iter().enumerate().skip(1) {
        text.push(if index < first_jump { '-' } else { 'x' });
        text.push_str(board::name(*square));
    }
    text
}

fn canonical(position: &Camelot, turn: &Turn) -> Path {
    if turn.is_step() {
        return Path::step(turn.from, turn.to);
    }
    let view = View::of(position);
    if turn.captured.is_empty() {
        let ride = view.canter(turn.from);
        let rode = ride.index_of(turn.to).map(|index| ride.path(index));
        return rode.unwrap_or_else(|| Path::step(turn.from, turn.to));
    }
    let mut canonical = Path::step(turn.from, turn.to);
    let mut found = false;
    view.each_capture(turn.from, |path, captured| {
        if !found && path.end() == turn.to && captured == turn.captured {
            (canonical, found) = (*path, true);
        }
    });
    canonical
}

/// The squares in a text, not yet checked against the position.
struct ParsedTurn {
    from: Square,
    /// Squares after `-`.
    ridden: Vec<Square>,
    /// Squares after `x`.
    jumped: Vec<Square>,
}

impl ParsedTurn {
    /// Parses `SQ ( ("-" SQ)+ ("x" SQ)* | ("x" SQ)+ )`, in either case.
    fn parse(text: &str) -> Result<ParsedTurn, WhyNot> {
        let (quiet, jumps) = match text.split_once(['x', 'X']) {
            Some((quiet, jumps)) => (quiet, Some(jumps)),
            None => (text, None),
        };
        let mut ridden = squares(quiet.split('-'))?;
        let jumped = squares(jumps.into_iter().flat_map(|jumps| jumps.split(['x', 'X'])))?;
        let from = ridden.remove(0); // `split` yields at least one part
        match ridden.len() + jumped.len() {
            1..Path::LONGEST => Ok(ParsedTurn {
                from,
                ridden,
                jumped,
            }),
            _ => Err(WhyNot::Unreadable),
        }
    }

    fn is_step(&self) -> bool {
        self.jumped.is_empty()
            && self.ridden.len() == 1
            && steps_from(self.from).has(self.ridden[0])
    }
}

fn squares<'a>(names: impl Iterator<Item = &'a str>) -> Result<Vec<Square>, WhyNot> {
    names.map(square).collect()
}

fn square(name: &str) -> Result<Square, WhyNot> {
    board::named(name).ok_or_else(|| match name.to_ascii_uppercase().as_bytes() {
        [b'A'..=b'Z', b'0'..=b'9'] | [b'A'..=b'Z', b'0'..=b'9', b'0'..=b'9'] => {
            WhyNot::NoSuchPoint(name.to_ascii_uppercase())
        }
        _ => WhyNot::Unreadable,
    })
}

/// Parses a legal turn, written by any legal path.
pub(super) fn read(view: &View, text: &str) -> Result<Turn, WhyNot> {
    let text = text.trim();
    if text == LOST_TURN {
        return Err(WhyNot::LostTurn);
    }
    let parsed = ParsedTurn::parse(text)?;
    if !view.ours.has(parsed.from) {
        return Err(WhyNot::NotYours(named(parsed.from)));
    }
    let turn = retrace(view, &parsed)?;
    if view.has(&turn) {
        Ok(turn)
    } else {
        Err(why_not(view, &turn))
    }
}

/// Follows the path of a parsed turn on the board.
fn retrace(view: &View, parsed: &ParsedTurn) -> Result<Turn, WhyNot> {
    if parsed.is_step() {
        return step(view, parsed.from, parsed.ridden[0]);
    }
    if !parsed.ridden.is_empty() && !parsed.jumped.is_empty() && !view.knights.has(parsed.from) {
        return Err(WhyNot::OnlyKnightsCharge); // C-15
    }
    let mut tour = Tour::after(Path::at(parsed.from));
    for to in &parsed.ridden {
        canter_on(view, &mut tour, *to)?;
    }
    if parsed.jumped.is_empty() {
        shuns_exposed(view, &tour)?;
    }
    for to in &parsed.jumped {
        jump_on(view, &mut tour, *to)?;
    }
    Ok(Turn {
        from: parsed.from,
        to: tour.path.end(),
        captured: tour.captured,
    })
}

/// C-06, C-25.
fn step(view: &View, from: Square, to: Square) -> Result<Turn, WhyNot> {
    if !view.empty.has(to) {
        return Err(WhyNot::Occupied(named(to)));
    }
    Ok(Turn::quiet(from, to))
}

fn canter_on(view: &View, tour: &mut Tour, to: Square) -> Result<(), WhyNot> {
    let leap = leap(view, tour, to)?;
    let from = tour.path.squares()[0];
    if !view.ours.has(leap.over) {
        return Err(no_leap(tour, to)); // C-07
    }
    if view.closed_to_canters().has(to) {
        return Err(WhyNot::CastleClosed(named(to))); // C-21
    }
    if !view.empty.with(from).has(to) {
        return Err(WhyNot::Occupied(named(to)));
    }
    tour.ride(leap);
    Ok(())
}

fn jump_on(view: &View, tour: &mut Tour, to: Square) -> Result<(), WhyNot> {
    let leap = leap(view, tour, to)?;
    let free = view.free_for_jumps(tour.path.squares()[0]);
    if view.may_jump(tour, free, leap) {
        tour.jump(leap);
        return Ok(());
    }
    if free.has(to) {
        Err(no_leap(tour, to))
    } else {
        Err(WhyNot::Occupied(named(to)))
    }
}

fn leap(view: &View, tour: &Tour, to: Square) -> Result<&'static Leap, WhyNot> {
    let at = tour.path.end();
    if view.goal.has(at) {
        return Err(WhyNot::CastleKeeps(named(at))); // C-24
    }
    leaps_from(at)
        .iter()
        .find(|leap| leap.land == to)
        .ok_or_else(|| no_leap(tour, to))
}

fn no_leap(tour: &Tour, to: Square) -> WhyNot {
    WhyNot::NoLeap {
        from: named(tour.path.end()),
        to: named(to),
    }
}

/// C-16: a knight that has touched an exposed square must capture.
fn shuns_exposed(view: &View, tour: &Tour) -> Result<(), WhyNot> {
    let squares = tour.path.squares();
    let shunned = view.shunned(squares[0]);
    match squares.iter().find(|square| shunned.has(**square)) {
        Some(square) => Err(WhyNot::Exposed(named(*square))),
        None => Ok(()),
    }
}

/// The reason why a turn along a valid path is illegal, in the order of the law.
fn why_not(view: &View, turn: &Turn) -> WhyNot {
    let movers = view.movers();
    if !movers.has(turn.from) {
        let on_duty = movers.first().unwrap_or(turn.from);
        return WhyNot::MustLeaveCastle(named(on_duty)); // C-22
    }
    if view.must_capture(movers) && turn.captured.is_empty() {
        return WhyNot::MustCapture; // C-10, C-23
    }
    if !turn.captured.is_empty() {
        return WhyNot::MustGoOn(named(turn.to)); // C-13
    }
    if turn.from == turn.to {
        return WhyNot::BackToStart; // C-08
    }
    if view.home.has(turn.to) {
        return WhyNot::CastleClosed(named(turn.to)); // C-20
    }
    match (view.goal.has(turn.from), view.goal.has(turn.to)) {
        (true, true) => WhyNot::NoCastleMoveLeft, // C-25
        (true, false) => WhyNot::CastleKeeps(named(turn.from)), // C-24
        (false, _) => WhyNot::Exposed(named(turn.to)),
    }
}

fn named(square: Square) -> String {
    board::name(square).to_owned()
}
