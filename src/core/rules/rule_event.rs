//! What the law brings about by itself with a turn: gifts of a full board, a disc handed over, a
//! pass, flying, a count towards a draw. Only what people at the board have to know now.

use super::{BySide, Position, Side};

/// Something that the law has brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleEvent {
    /// The board is full, and each player gives one man away (G1). This one gives first (G2).
    BoardFull {
        /// Who gives first.
        first: Side,
    },
    /// One has given; now the other does (G3).
    GiftDue {
        /// Who gives now.
        by: Side,
    },
    /// Both have given, and the first movement follows (G4).
    GiftsDone {
        /// Who moves.
        mover: Side,
    },
    /// Who is to move has no disc left, and gets one from the opponent.
    DiscHandedOver {
        /// Who gives it.
        from: Side,
        /// Who places it.
        to: Side,
    },
    /// Who is to move has no turn, and passes (R-08; 002:24, 002:35, 000:11).
    ForcedPass {
        /// Who passes.
        side: Side,
    },
    /// From now on a player may fly (C16).
    FlyingBegins {
        /// Who.
        side: Side,
    },
    /// Turns without a capture are counted from now on (§9).
    CountBegins {
        /// How many turns make the draw.
        limit: u16,
        /// Whether each player's turns are counted, or those of both together.
        each: bool,
    },
    /// The count has come to half or more of its limit (§9, C-37).
    CountRuns {
        /// How many turns have been counted.
        count: u16,
        /// How many make the draw.
        limit: u16,
        /// Whether each player's turns are counted, or those of both together.
        each: bool,
    },
}

/// What the law has brought about with the turn that led from one position to the next. `None`
/// in the place of the position before: the game begins, or the board was set up.
pub(super) fn events(before: Option<&Position>, after: &Position) -> Vec<RuleEvent> {
    if after.verdict().is_some() {
        return Vec::new();
    }
    let gifts = gift(before, after);
    let others = [disc(after), pass(after), count(before, after)];
    let flying = flying(before, after);
    gifts
        .into_iter()
        .chain(flying)
        .chain(others.into_iter().flatten())
        .collect()
}

fn gift(before: Option<&Position>, after: &Position) -> Option<RuleEvent> {
    let Position::Mill(now) = after else {
        return None;
    };
    let was_due = match before {
        Some(Position::Mill(before)) => before.gift_due(),
        _ => None,
    };
    match (now.gift_due(), was_due) {
        (Some(Side::First), _) => Some(RuleEvent::BoardFull { first: Side::First }),
        (Some(by), _) => Some(RuleEvent::GiftDue { by }),
        (None, Some(_)) => Some(RuleEvent::GiftsDone {
            mover: after.to_move(),
        }),
        (None, None) => None,
    }
}

fn disc(after: &Position) -> Option<RuleEvent> {
    let Position::Reversi(now) = after else {
        return None;
    };
    let to = after.to_move();
    now.is_given_a_disc()
        .then_some(RuleEvent::DiscHandedOver { from: !to, to })
}

fn pass(after: &Position) -> Option<RuleEvent> {
    let must_pass = match after {
        Position::Mill(now) => now.must_pass(),
        Position::Reversi(now) => now.must_pass(),
        Position::Camelot(_) => false, // C-02
    };
    must_pass.then_some(RuleEvent::ForcedPass {
        side: after.to_move(),
    })
}

fn flying(before: Option<&Position>, after: &Position) -> Vec<RuleEvent> {
    let flies = |position: &Position| match position {
        Position::Mill(mill) => BySide::from_fn(|side| mill.flies(side)),
        Position::Camelot(_) | Position::Reversi(_) => BySide::default(),
    };
    let (was, now) = (before.map(flies).unwrap_or_default(), flies(after));
    let begins = Side::BOTH.into_iter();
    let begins = begins.filter(|side| now[*side] && !was[*side]);
    begins
        .map(|side| RuleEvent::FlyingBegins { side })
        .collect()
}

fn count(before: Option<&Position>, after: &Position) -> Option<RuleEvent> {
    let now = after.quiet()?;
    let (limit, each) = (now.limit, now.each);
    // Camelot counts from its first turn on, which is no news.
    let begins = before.is_none_or(|before| before.quiet().is_none());
    if begins && now.plies == 0 && matches!(after, Position::Mill(_)) {
        return Some(RuleEvent::CountBegins { limit, each });
    }
    let is_new = before.and_then(Position::quiet).map(|was| was.plies) != Some(now.plies);
    (is_new && now.plies * 2 >= limit && now.plies < limit).then_some(RuleEvent::CountRuns {
        count: now.plies,
        limit,
        each,
    })
}
