//! Turns as text (§11).

use super::hand::Kind;
use super::points::Points;
use super::position::Mill;
use super::shots::{self, Shooting};
use super::turn::{Act, Turn};
use super::turns;
use crate::rules::{Board, LOST_TURN, Rules, WhyNot};

const PASS: &str = "--";

/// Writes the canonical notation of a turn (§11).
pub(super) fn write(board: &Board, turn: &Turn) -> String {
    let name = |at: u8| board.points[usize::from(at)].name;
    let mut text = match turn.act {
        Act::Place {
            at,
            kind: Kind::Cow,
        } => name(at).to_owned(),
        Act::Place {
            at,
            kind: Kind::HerdBoys,
        } => format!("{}=H", name(at)),
        Act::Place {
            at,
            kind: Kind::Warriors,
        } => format!("{}=W", name(at)),
        Act::Move { from, to } => format!("{}-{}", name(from), name(to)),
        Act::Gift { at } => format!("~{}", name(at)),
        Act::Pass => PASS.to_owned(),
    };
    for at in turn.shots {
        text.push('x');
        text.push_str(name(at));
    }
    text
}

/// Parses a legal turn, in either case; its shots may be in any order.
pub(super) fn read(mill: &Mill, text: &str) -> Result<Turn, WhyNot> {
    if mill.verdict().is_some() {
        return Err(WhyNot::GameOver);
    }
    let turn = parse(mill.sheet.board(), &capital(text))?;
    match turn.act {
        Act::Gift { at } => may_give(mill, at)?,
        _ if mill.gift_due().is_some() => return Err(WhyNot::GiftDue),
        Act::Pass if turns::has_move(mill) => return Err(WhyNot::MayNotPass),
        Act::Pass => {}
        _ if !turns::has_move(mill) => return Err(WhyNot::MustPass),
        Act::Place { at, kind } => may_place(mill, at, kind)?,
        Act::Move { from, to } => may_move(mill, from, to)?,
    }
    may_shoot(mill, &turn)?;
    Ok(turn)
}

/// A text with the letters of points and kinds as the notation has them.
fn capital(text: &str) -> String {
    text.to_ascii_uppercase().replace('X', "x")
}

/// Parses a turn without checking whether it is legal.
fn parse(board: &Board, text: &str) -> Result<Turn, WhyNot> {
    if text == LOST_TURN {
        return Err(WhyNot::LostTurn);
    }
    let (act, shots) = match text.split_once('x') {
        Some((act, shots)) => (parse_act(board, act)?, parse_shots(board, shots)?),
        None => (parse_act(board, text)?, Points::NONE),
    };
    match act {
        Act::Gift { .. } | Act::Pass if !shots.is_empty() => Err(WhyNot::Unreadable),
        _ => Ok(Turn { act, shots }),
    }
}

fn parse_act(board: &Board, text: &str) -> Result<Act, WhyNot> {
    if text == PASS {
        return Ok(Act::Pass);
    }
    if let Some(name) = text.strip_prefix('~') {
        return Ok(Act::Gift {
            at: parse_point(board, name)?,
        });
    }
    if let Some((from, to)) = text.split_once('-') {
        return Ok(Act::Move {
            from: parse_point(board, from)?,
            to: parse_point(board, to)?,
        });
    }
    let (name, kind) = match text.split_once('=') {
        None => (text, Kind::Cow),
        Some((name, "H")) => (name, Kind::HerdBoys),
        Some((name, "W")) => (name, Kind::Warriors),
        Some(_) => return Err(WhyNot::Unreadable),
    };
    Ok(Act::Place {
        at: parse_point(board, name)?,
        kind,
    })
}

fn parse_shots(board: &Board, text: &str) -> Result<Points, WhyNot> {
    text.split('x').try_fold(Points::NONE, |shots, name| {
        match parse_point(board, name)? {
            at if shots.has(at) => Err(WhyNot::ShotTwice(name.to_owned())),
            at => Ok(shots.with(at)),
        }
    })
}

fn parse_point(board: &Board, name: &str) -> Result<u8, WhyNot> {
    board.index_of(name).ok_or_else(|| match name.as_bytes() {
        [letter, digit] if letter.is_ascii_uppercase() && digit.is_ascii_digit() => {
            WhyNot::NoSuchPoint(name.to_owned())
        }
        _ => WhyNot::Unreadable,
    })
}

fn name(mill: &Mill, at: u8) -> String {
    mill.sheet.board().points[usize::from(at)].name.to_owned()
}

fn may_give(mill: &Mill, at: u8) -> Result<(), WhyNot> {
    if mill.gift_due().is_none() {
        return Err(WhyNot::NoGift);
    }
    if mill.own().has(at) {
        Ok(())
    } else {
        Err(WhyNot::NotYours(name(mill, at)))
    }
}

fn may_place(mill: &Mill, at: u8, kind: Kind) -> Result<(), WhyNot> {
    if mill.hand[mill.to_move].of(kind) == 0 {
        return Err(WhyNot::HandEmpty);
    }
    if mill.empty().has(at) {
        Ok(())
    } else {
        Err(WhyNot::Occupied(name(mill, at)))
    }
}

fn may_move(mill: &Mill, from: u8, to: u8) -> Result<(), WhyNot> {
    if !mill.hand[mill.to_move].is_empty() {
        return Err(WhyNot::MustPlace); // §3.3
    }
    if !mill.own().has(from) {
        return Err(WhyNot::NotYours(name(mill, from)));
    }
    if !mill.empty().has(to) {
        return Err(WhyNot::Occupied(name(mill, to)));
    }
    if !turns::reach(mill, from).has(to) {
        return Err(WhyNot::NotNeighbours {
            from: name(mill, from),
            to: name(mill, to),
        });
    }
    if turns::destinations(mill, from).has(to) {
        Ok(())
    } else {
        Err(WhyNot::BannedReturn)
    }
}

fn may_shoot(mill: &Mill, turn: &Turn) -> Result<(), WhyNot> {
    let Shooting {
        targets,
        least,
        most,
    } = Shooting::earned(mill, turn.act, shots::targets(mill));
    match (turn.shots.minus(targets).next(), turn.shots.len()) {
        (_, 1..) if !shots::makes_line(mill, turn.act) => Err(WhyNot::NoShot),
        (Some(at), _) if mill.cows[!mill.to_move].has(at) => Err(WhyNot::Protected(name(mill, at))),
        (Some(at), _) => Err(WhyNot::NoTarget(name(mill, at))),
        (None, 0) if least > 0 => Err(WhyNot::MustShoot),
        (None, shots) if shots < least => Err(WhyNot::TooFewShots),
        (None, shots) if shots > most => Err(WhyNot::TooManyShots),
        (None, _) => Ok(()),
    }
}
