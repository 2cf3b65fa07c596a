//! Events that the law causes by itself after a turn (gifts on a full board, a disc handed over,
//! a pass, flying, a count towards a draw), for announcement at the board.

use super::{BySide, Position, Side};

/// An event caused by the law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleEvent {
    /// The board is full, and each player gives one man away (G1).
    BoardFull {
        /// The player who gives first (G2).
        first: Side,
    },
    /// One player has given a man; now the other does (G3).
    GiftDue {
        /// The player who gives now.
        by: Side,
    },
    /// Both players have given, and the first move follows (G4).
    GiftsDone {
        /// The player to move.
        mover: Side,
    },
    /// The player to move has no disc left and gets one from the opponent.
    DiscHandedOver {
        /// The opponent.
        from: Side,
        /// The player who places the disc.
        to: Side,
    },
    /// The player to move has no turn and passes (R-08; 002:24, 002:35, 000:11).
    ForcedPass {
        /// The player.
        side: Side,
    },
    /// A player may fly from now on (C16).
    FlyingBegins {
        /// The player.
        side: Side,
    },
    /// Turns without a capture are counted from now on (§9).
    CountBegins {
        /// The number of plies that draws the game.
        limit: u16,
        /// Whether players see the limit as moves of each.
        each: bool,
    },
    /// The count has reached half of its limit or more (§9, C-37).
    CountRuns {
        /// The number of plies counted.
        count: u16,
        /// The number of plies that draws the game.
        limit: u16,
        /// Whether players see the limit as moves of each.
        each: bool,
    },
}

/// The events caused by the turn between two positions. `before` is `None` at the start of a
/// game or after the board was set up.
pub(super) fn events(before: Option<&Position>, after: &Position) -> Vec<RuleEvent> {
    if after.verdict().is_some() {
        return Vec::new();
    }
    gift(before, after)
        .into_iter()
        .chain(flying(before, after))
        .chain(disc(after))
        .chain(pass(after))
        .chain(count(before, after))
        .collect()
}

fn gift(before: Option<&Position>, after: &Position) -> Option<RuleEvent> {
    let was_due = before.and_then(Position::giver);
    match (after.giver(), was_due) {
        (Some(Side::First), _) => Some(RuleEvent::BoardFull { first: Side::First }),
        (Some(by), _) => Some(RuleEvent::GiftDue { by }),
        (None, Some(_)) => Some(RuleEvent::GiftsDone {
            mover: after.to_move(),
        }),
        (None, None) => None,
    }
}

fn disc(after: &Position) -> Option<RuleEvent> {
    let to = after.to_move();
    after
        .gets_a_man()
        .then_some(RuleEvent::DiscHandedOver { from: !to, to })
}

fn pass(after: &Position) -> Option<RuleEvent> {
    after.must_pass().then_some(RuleEvent::ForcedPass {
        side: after.to_move(),
    })
}

fn flying(before: Option<&Position>, after: &Position) -> impl Iterator<Item = RuleEvent> {
    let flies = |position: &Position| BySide::from_fn(|side| position.flies(side));
    let (was, now) = (before.map(flies).unwrap_or_default(), flies(after));
    Side::BOTH
        .into_iter()
        .filter(move |side| now[*side] && !was[*side])
        .map(|side| RuleEvent::FlyingBegins { side })
}

fn count(before: Option<&Position>, after: &Position) -> Option<RuleEvent> {
    let now = after.quiet()?;
    let (limit, each) = (now.limit, now.each);
    let begins = before.is_none_or(|before| before.quiet().is_none());
    if begins && now.plies == 0 && !after.counts_from_start() {
        return Some(RuleEvent::CountBegins { limit, each });
    }
    let is_new = before.and_then(Position::quiet).map(|was| was.plies) != Some(now.plies);
    (is_new && now.plies * 2 >= limit && now.plies < limit).then_some(RuleEvent::CountRuns {
        count: now.plies,
        limit,
        each,
    })
}
