//! The options of Camelot: gaps in the sources of the law that allow several readings.

use crate::rules::{BadOption, IneffectiveOption, RuleOption};

/// A gap in the law. Each variant describes the reading that is not our default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gap {
    /// a knight may canter past an exposed square, only not stop there.
    KnightExposed,
    /// a jump may not land where its move began.
    JumpOrigin,
    /// a canter may pass through the own castle.
    OwnCastleTransit,
    /// a castle move may be made though a capture is due.
    CastleMovePrecedence,
    /// a piece that cannot leave the own castle binds nobody.
    CastleDuty,
    /// one piece against none wins.
    Material,
    /// one piece is enough to win by stalemate.
    StalemateMinPieces,
    /// repetition and fifty quiet moves do not draw the game.
    Draws,
    /// a player has to claim those draws.
    DrawsByClaim,
    /// the castle moves used do not distinguish positions.
    Repetition,
    /// a castle move is a quiet move.
    CastleMoveResets,
    /// a forfeited turn is not counted as a quiet move.
    ForfeitCounts,
    /// one move may not jump into the own castle twice.
    Reentry,
    /// a position with both squares of the own castle occupied is invalid.
    Setup,
}

/// The option of a gap.
struct GapOption {
    gap: Gap,
    name: &'static str,
    /// The readings, the default first; four at most.
    readings: &'static [&'static str],
    meaning: &'static str,
}

const fn entry(
    gap: Gap,
    name: &'static str,
    readings: &'static [&'static str],
    meaning: &'static str,
) -> GapOption {
    GapOption {
        gap,
        name,
        readings,
        meaning,
    }
}

/// The options in the order of `docs/LAW.md`.
static ENTRIES: [GapOption; 14] = [
    entry(
        Gap::KnightExposed,
        "knight_exposed",
        &["every_landing", "final_only"],
        "Whether a knight that canters must capture wherever it could jump, or only where it stops.",
    ),
    entry(
        Gap::JumpOrigin,
        "jump_origin",
        &["free", "blocked"],
        "Whether jumps may lead over the square where the move began.",
    ),
    entry(
        Gap::OwnCastleTransit,
        "own_castle_transit",
        &["forbidden", "allowed"],
        "Whether a canter may pass through the own castle.",
    ),
    entry(
        Gap::CastleMovePrecedence,
        "castle_move_precedence",
        &["after_capture", "free"],
        "Whether a castle move may be made although a capture is possible.",
    ),
    entry(
        Gap::CastleDuty,
        "castle_duty",
        &["absolute", "lapses_if_blocked"],
        "Whether a piece that cannot leave its own castle keeps the others from moving.",
    ),
    entry(
        Gap::Material,
        "material",
        &["two_to_win", "last_piece_wins"],
        "Whether one piece against none wins.",
    ),
    entry(
        Gap::StalemateMinPieces,
        "stalemate_min_pieces",
        &["2", "1"],
        "How many pieces win against an opponent who cannot move.",
    ),
    entry(
        Gap::Draws,
        "camelot_draws",
        &["automatic", "off"],
        "Whether repetition and fifty quiet moves draw the game.",
    ),
    entry(
        Gap::DrawsByClaim,
        "draws",
        &["automatic", "claim"],
        "Whether a counter draws the game by itself, or a player has to claim it.",
    ),
    entry(
        Gap::Repetition,
        "repetition",
        &["whole_state", "board_only"],
        "Whether positions differ by the castle moves used.",
    ),
    entry(
        Gap::CastleMoveResets,
        "castle_move_resets",
        &["yes", "no"],
        "Whether a castle move begins the count of quiet moves anew.",
    ),
    entry(
        Gap::ForfeitCounts,
        "forfeit_counts",
        &["yes", "no"],
        "Whether a turn lost by a red card counts as a quiet move.",
    ),
    entry(
        Gap::Reentry,
        "reentry",
        &["allowed", "forbidden"],
        "Whether one move may jump into the own castle, out, and in again.",
    ),
    entry(
        Gap::Setup,
        "setup",
        &["accept", "reject"],
        "Whether a position may be set up with both squares of a side's own castle taken by its own pieces.",
    ),
];

/// The options of a game of Camelot, by default our reading of every gap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RuleSheet {
    /// The index of the reading of each gap, in two bits.
    readings: u32,
}

impl RuleSheet {
    /// The stable name of the game, without options.
    pub fn name(&self) -> &'static str {
        "camelot"
    }

    /// Every option with its value.
    pub fn options(&self) -> Vec<RuleOption> {
        let shown = |entry: &GapOption| RuleOption {
            name: entry.name,
            value: entry.readings[self.reading(entry.gap)].to_owned(),
            default: entry.readings[0].to_owned(),
            values: entry.readings.join(", "),
            meaning: entry.meaning,
            ineffective: self.ineffective(entry.gap),
        };
        ENTRIES.iter().map(shown).collect()
    }

    /// The sheet with some options changed. They are checked together.
    ///
    /// # Errors
    /// An unknown option or value, or options that contradict each other.
    pub fn with_options(&self, changes: &[(&str, &str)]) -> Result<RuleSheet, BadOption> {
        let mut sheet = *self;
        for (name, value) in changes {
            sheet = sheet.with_option(name, value)?;
        }
        // A second piece can enter the castle only where the duty can lapse, and
        // every position that a game reaches must be parsed.
        if sheet.differs(Gap::Setup) && sheet.differs(Gap::CastleDuty) {
            return Err(BadOption::CrowdedCastle);
        }
        Ok(sheet)
    }

    /// without draws, the options about counting have no effect.
    fn ineffective(&self, gap: Gap) -> Option<IneffectiveOption> {
        use Gap::{CastleMoveResets, DrawsByClaim, ForfeitCounts, Repetition};
        let counts = matches!(
            gap,
            DrawsByClaim | Repetition | CastleMoveResets | ForfeitCounts
        );
        (counts && self.differs(Gap::Draws)).then_some(IneffectiveOption::NothingToClaim)
    }

    fn with_option(&self, name: &str, value: &str) -> Result<RuleSheet, BadOption> {
        let Some(entry) = ENTRIES.iter().find(|entry| entry.name == name) else {
            let known = ENTRIES.each_ref().map(|entry| entry.name);
            return Err(BadOption::no_such_option(name, &known));
        };
        match (0..).zip(entry.readings).find(|(_, word)| **word == value) {
            Some((reading, _)) => Ok(self.with_reading(entry.gap, reading)),
            None => {
                let values = entry.readings.join(", ");
                Err(BadOption::no_such_value(entry.name, value, values))
            }
        }
    }

    fn with_reading(&self, gap: Gap, reading: u32) -> RuleSheet {
        let place = 2 * gap as u32;
        RuleSheet {
            readings: self.readings & !(3 << place) | reading << place,
        }
    }

    fn reading(&self, gap: Gap) -> usize {
        (self.readings >> (2 * gap as u32) & 3) as usize
    }

    /// Whether a gap has another reading than our default.
    #[inline]
    pub(super) fn differs(&self, gap: Gap) -> bool {
        self.reading(gap) != 0
    }
}
