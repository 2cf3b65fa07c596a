//! Positions as one line of text (§11).

use super::gifts::Gifts;
use super::hand::{Hand, Kind, number};
use super::position::{Ban, Mill};
use super::rule_sheet::RuleSheet;
use crate::rules::{InvalidPosition, PositionField, Side};

/// Writes `BOARD STM HANDS GIFTS QUIET BANS PLY` (§11).
pub(super) fn write(mill: &Mill) -> String {
    let hand = |side| hand_text(mill, mill.hand[side]);
    let ban = |side| ban_text(mill, mill.bans[side]);
    format!(
        "{} {} {}/{} {} {} {}/{} {}",
        board_text(mill),
        match mill.to_move {
            Side::First => 1,
            Side::Second => 2,
        },
        hand(Side::First),
        hand(Side::Second),
        mill.gifts as u8,
        mill.quiet,
        ban(Side::First),
        ban(Side::Second),
        mill.ply
    )
}

fn board_text(mill: &Mill) -> String {
    let mut text = String::with_capacity(32);
    for at in mill.everywhere() {
        if at > 0 && at % 8 == 0 {
            text.push('/');
        }
        text.push(letter(mill, at));
    }
    text
}

fn letter(mill: &Mill, at: u8) -> char {
    let letter = match mill.kind_on(at) {
        Kind::Cow => 'C',
        Kind::HerdBoys => 'H',
        Kind::Warriors => 'W',
    };
    if mill.cows.first.has(at) {
        letter
    } else if mill.cows.second.has(at) {
        letter.to_ascii_lowercase()
    } else {
        '.'
    }
}

fn hand_text(mill: &Mill, hand: Hand) -> String {
    if mill.sheet.typed {
        hand.text()
    } else {
        hand.cows.to_string()
    }
}

fn ban_text(mill: &Mill, ban: Option<Ban>) -> String {
    let name = |at: u8| mill.sheet.board().points[usize::from(at)].name;
    ban.map_or("-".to_owned(), |Ban { from, to }| {
        format!("{}-{}", name(from), name(to))
    })
}

/// Parses a line of [`write`].
pub(super) fn read(sheet: RuleSheet, text: &str) -> Result<Mill, InvalidPosition> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, to_move, hands, gifts, quiet, bans, ply] = fields.as_slice() else {
        return Err(InvalidPosition::Parts(
            "BOARD SIDE HANDS GIFTS QUIET BANS TURNS",
        ));
    };
    let mut mill = Mill::start(sheet);
    mill.to_move = read_side(to_move)?;
    (mill.hand.first, mill.hand.second) =
        read_pair(hands, PositionField::Hands, |text| read_hand(&sheet, text))?;
    read_board(&mut mill, board)?;
    mill.gifts = read_gifts(gifts)?;
    mill.quiet = number(quiet).ok_or_else(|| PositionField::Quiet.invalid(quiet, "0-65535"))?;
    (mill.bans.first, mill.bans.second) =
        read_pair(bans, PositionField::Bans, |text| read_ban(&sheet, text))?;
    mill.ply = number(ply).ok_or_else(|| PositionField::Turns.invalid(ply, "0-65535"))?;
    check(&mill)?;
    Ok(mill)
}

fn read_side(text: &str) -> Result<Side, InvalidPosition> {
    match text {
        "1" => Ok(Side::First),
        "2" => Ok(Side::Second),
        _ => Err(PositionField::ToMove.invalid(text, "1, 2")),
    }
}

fn read_pair<T>(
    text: &str,
    part: PositionField,
    read: impl Fn(&str) -> Result<T, InvalidPosition>,
) -> Result<(T, T), InvalidPosition> {
    let (first, second) = text
        .split_once('/')
        .ok_or_else(|| part.invalid(text, "PLAYER1/PLAYER2"))?;
    Ok((read(first)?, read(second)?))
}

fn read_hand(sheet: &RuleSheet, text: &str) -> Result<Hand, InvalidPosition> {
    let hand = if sheet.typed {
        Hand::parse(text)
    } else {
        number(text).map(Hand::of_cows)
    };
    let form = if sheet.typed {
        "COWS.HERDBOYS.WARRIORS"
    } else {
        "0-12"
    };
    let fits = |hand: &Hand| {
        Kind::ALL
            .iter()
            .all(|kind| hand.of(*kind) <= sheet.hand.of(*kind))
    };
    hand.filter(fits)
        .ok_or_else(|| PositionField::Hands.invalid(text, form))
}

fn read_gifts(text: &str) -> Result<Gifts, InvalidPosition> {
    match text {
        "0" => Ok(Gifts::None),
        "1" => Ok(Gifts::One),
        "2" => Ok(Gifts::Both),
        _ => Err(PositionField::Gifts.invalid(text, "0, 1, 2")),
    }
}

fn read_ban(sheet: &RuleSheet, text: &str) -> Result<Option<Ban>, InvalidPosition> {
    if text == "-" {
        return Ok(None);
    }
    let point = |name: &str| {
        sheet
            .board()
            .index_of(name)
            .ok_or_else(|| InvalidPosition::NoSuchPoint(name.to_owned()))
    };
    let (from, to) = text
        .split_once('-')
        .ok_or_else(|| PositionField::Bans.invalid(text, "-, E1-E2"))?;
    Ok(Some(Ban {
        from: point(from)?,
        to: point(to)?,
    }))
}

/// Parses the rings `E/A/R` and, on 25 points, `/C0`.
fn read_board(mill: &mut Mill, text: &str) -> Result<(), InvalidPosition> {
    let sizes = text.split('/').map(|ring| ring.chars().count());
    let (rings, form): (&[usize], _) = if mill.sheet.points() == 25 {
        (&[8, 8, 8, 1], "E1...E8/A1...A8/R1...R8/C0")
    } else {
        (&[8, 8, 8], "E1...E8/A1...A8/R1...R8")
    };
    if !sizes.eq(rings.iter().copied()) {
        return Err(InvalidPosition::Shape(form));
    }
    for (at, letter) in (0..).zip(text.chars().filter(|letter| *letter != '/')) {
        read_man(mill, at, letter)?;
    }
    for side in Side::BOTH {
        mill.alive[side] = mill.hand[side].total() + mill.cows[side].len();
        check_stock(mill, side)?;
    }
    Ok(())
}

fn read_man(mill: &mut Mill, at: u8, letter: char) -> Result<(), InvalidPosition> {
    let side = if letter.is_ascii_uppercase() {
        Side::First
    } else {
        Side::Second
    };
    let kind = match (letter.to_ascii_uppercase(), mill.sheet.typed) {
        ('.', _) => return Ok(()),
        ('C', _) => Kind::Cow,
        ('H', true) => Kind::HerdBoys,
        ('W', true) => Kind::Warriors,
        _ => return Err(InvalidPosition::NoMan(letter)),
    };
    mill.cows[side] = mill.cows[side].with(at);
    mill.set_kind(at, kind);
    Ok(())
}

/// A player cannot have more men of a kind than at the start.
fn check_stock(mill: &Mill, side: Side) -> Result<(), InvalidPosition> {
    for kind in Kind::ALL {
        let standing = mill.cows[side]
            .filter(|at| mill.kind_on(*at) == kind)
            .count();
        let begun = mill.sheet.hand.of(kind);
        if standing + usize::from(mill.hand[side].of(kind)) > usize::from(begun) {
            return Err(InvalidPosition::TooManyMen(side));
        }
    }
    Ok(())
}

/// Checks the consistency of the fields.
fn check(mill: &Mill) -> Result<(), InvalidPosition> {
    check_gifts(mill)?;
    if Side::BOTH
        .into_iter()
        .all(|side| mill.lost(side) >= mill.sheet.win_lost)
    {
        return Err(InvalidPosition::BothOver);
    }
    // §9: no ruleset counts before a player is down to three.
    if mill.quiet > 0 && mill.alive.first != 3 && mill.alive.second != 3 {
        return Err(InvalidPosition::QuietTooSoon);
    }
    check_ban(mill, Side::First)?;
    check_ban(mill, Side::Second)
}

fn check_gifts(mill: &Mill) -> Result<(), InvalidPosition> {
    let giver = mill.gift_due().unwrap_or(mill.to_move);
    if giver != mill.to_move {
        return Err(InvalidPosition::GiftDue(giver));
    }
    let given =
        |side| mill.hand[side].is_empty() && mill.lost_or_given(side) >= mill.gifts.given_by(side);
    let filled = mill.sheet.hand.total() * 2 == mill.sheet.points();
    let just_opened = mill.gift_due() != Some(Side::Second) || mill.empty().len() == 1;
    let fits = filled && just_opened && Side::BOTH.into_iter().all(given);
    if fits || mill.gifts == Gifts::None {
        Ok(())
    } else {
        Err(InvalidPosition::Gifts)
    }
}

/// The banned cow must be on the point to which it moved, and the point it left
/// must not be the player's.
fn check_ban(mill: &Mill, side: Side) -> Result<(), InvalidPosition> {
    let Some(Ban { from, to }) = mill.bans[side] else {
        return Ok(());
    };
    let cows = mill.cows[side];
    let neighbours = mill.sheet.geometry().neighbours(from);
    let holds = mill.hand[side].is_empty() && cows.has(from) && !cows.has(to) && neighbours.has(to);
    if holds {
        Ok(())
    } else {
        Err(InvalidPosition::Ban(side))
    }
}
