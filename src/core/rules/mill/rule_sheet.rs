//! The rule sheets of the family: one for each game, with a value for each option.

use super::board::{self, Geometry};
use super::hand::Hand;
use super::option_enum::{
    BoardName, Capture, Choice, Draws, FirstPlayer, FlyAt, FullBoard, Game, Immobile, MovingBegins,
    QuietUnit, QuietWhen, Repetition, ShotsPerTurn, Target,
};
use crate::rules::Board;

/// The rules of a game of the family, with a value for each option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSheet {
    pub(super) game: Game,
    pub(super) board: BoardName,
    pub(super) diagonal_mills: bool,
    pub(super) centre_long_mills: bool,
    pub(super) hand: Hand,
    pub(super) typed: bool,
    pub(super) moving_begins: MovingBegins,
    pub(super) target: Target,
    pub(super) capture: Capture,
    pub(super) captures_per_move: ShotsPerTurn,
    pub(super) fly_at: FlyAt,
    pub(super) immobile: Immobile,
    pub(super) full_board: FullBoard,
    pub(super) gift_counts: bool,
    pub(super) win_lost: u8,
    pub(super) quiet_when: QuietWhen,
    pub(super) quiet_moves: u8,
    pub(super) quiet_unit: QuietUnit,
    pub(super) repetition: Repetition,
    pub(super) draws: Draws,
    pub(super) no_return: bool,
    pub(super) no_return_intact: bool,
    pub(super) first_player: FirstPlayer,
}

/// South African indigenous games, §7.
const UMLABALABA: RuleSheet = RuleSheet {
    game: Game::Umlabalaba,
    board: BoardName::Diag24,             // 002:62-63
    diagonal_mills: true,                 // 002:63
    centre_long_mills: false,             // no centre
    hand: Hand::of_cows(12),              // 002:62
    typed: false,                         // 002:62
    moving_begins: MovingBegins::OwnHand, // C23
    target: Target::Protected,            // 002:64
    capture: Capture::Mandatory,          // C6
    captures_per_move: ShotsPerTurn::One, // 002:64
    fly_at: FlyAt::Three,                 // 002:65
    immobile: Immobile::Lose,             // 002:75, C7
    full_board: FullBoard::MoverLoses,    // 002:75, C8
    gift_counts: true,                    // no gifts
    win_lost: 10,                         // 002:75, 002:77
    quiet_when: QuietWhen::Either,        // 002:75
    quiet_moves: 10,                      // 002:75
    quiet_unit: QuietUnit::Each,          // C12
    repetition: Repetition::Third,        // C10
    draws: Draws::Automatic,              // 002:75, C10
    no_return: false,                     // 002:65
    no_return_intact: false,              // no ban
    first_player: FirstPlayer::Toss,      // C14
};

/// Afrikaans morabaraba, §8 (e).
const MORABARABA: RuleSheet = RuleSheet {
    game: Game::Morabaraba,
    quiet_when: QuietWhen::Both,      // 004:79-81
    first_player: FirstPlayer::White, // 004:33
    ..UMLABALABA                      // 004:30-78
};

/// Generally Accepted Rules, §8 (f).
const GAR: RuleSheet = RuleSheet {
    game: Game::Gar,
    no_return: true,                 // GAR stage 2
    first_player: FirstPlayer::Dark, // C14
    ..UMLABALABA                     // GAR stages 1-3
};

/// §5.
const ISIZULU: RuleSheet = RuleSheet {
    game: Game::Isizulu,
    diagonal_mills: true,                 // 000:9, C1
    target: Target::Any,                  // 002:31, 002:36, 000:9
    immobile: Immobile::Pass,             // 002:35, 000:11
    full_board: FullBoard::Gift,          // 002:34, 000:11
    gift_counts: true,                    // C5
    quiet_when: QuietWhen::Both,          // 000:14
    quiet_moves: 30,                      // 000:14
    first_player: FirstPlayer::PlayerOne, // 002:28
    ..UMLABALABA
};

/// §6.
const ISIPOWE: RuleSheet = RuleSheet {
    game: Game::Isipowe,
    hand: Hand::of_kinds(9, 2, 1), // 000:5
    typed: true,                   // 000:5
    ..ISIZULU                      // 000:3
};

/// §4.
const ISISUTHU: RuleSheet = RuleSheet {
    game: Game::Isisuthu,
    board: BoardName::Sotho25,            // 002:2
    centre_long_mills: false,             // 002:21
    target: Target::Any,                  // 002:20, 002:25
    fly_at: FlyAt::Never,                 // 002:4
    immobile: Immobile::Pass,             // 002:24
    full_board: FullBoard::Draw,          // cannot happen: 24 tokens, 25 points
    quiet_when: QuietWhen::None,          // no rule in 002:15-25
    first_player: FirstPlayer::PlayerOne, // 002:17
    ..UMLABALABA
};

impl RuleSheet {
    /// The six games with default options, in the order in which forms offer them.
    pub fn all() -> Vec<RuleSheet> {
        vec![UMLABALABA, MORABARABA, GAR, ISIZULU, ISIPOWE, ISISUTHU]
    }

    /// The stable name of the game, without options.
    pub fn name(&self) -> &'static str {
        self.game.keyword()
    }

    /// The board of the game.
    pub fn board(&self) -> &'static Board {
        match self.board {
            BoardName::Diag24 => &board::DIAG24,
            BoardName::Plain24 => &board::PLAIN24,
            BoardName::Sotho25 => &board::SOTHO25,
            BoardName::Full25 => &board::FULL25,
        }
    }

    /// The player who begins.
    pub fn first_player(&self) -> FirstPlayer {
        self.first_player
    }

    /// Whether herd-boys and warriors are placed besides cows.
    pub fn is_typed(&self) -> bool {
        self.typed
    }

    /// The same game with default options.
    pub fn default_of(&self) -> RuleSheet {
        match self.game {
            Game::Isisuthu => ISISUTHU,
            Game::Isizulu => ISIZULU,
            Game::Isipowe => ISIPOWE,
            Game::Umlabalaba => UMLABALABA,
            Game::Morabaraba => MORABARABA,
            Game::Gar => GAR,
        }
    }

    pub(super) fn points(&self) -> u8 {
        match self.board {
            BoardName::Diag24 | BoardName::Plain24 => 24,
            BoardName::Sotho25 | BoardName::Full25 => 25,
        }
    }

    #[inline]
    pub(super) fn geometry(&self) -> &'static Geometry {
        let board = match self.board {
            BoardName::Diag24 => &board::ON_DIAG24,
            BoardName::Plain24 => &board::ON_PLAIN24,
            BoardName::Sotho25 => &board::ON_SOTHO25,
            BoardName::Full25 => &board::ON_FULL25,
        };
        board.counting(self.diagonal_mills, self.centre_long_mills)
    }

    /// The number of plies without a shot that draws the game (§9).
    pub(super) fn quiet_limit(&self) -> u16 {
        let moves = u16::from(self.quiet_moves);
        match self.quiet_unit {
            QuietUnit::Each => moves * 2, // C12
            QuietUnit::Ply => moves,
        }
    }

    pub(super) fn counts_quiet_each(&self) -> bool {
        self.quiet_unit == QuietUnit::Each
    }

    pub(super) fn repetition_limit(&self) -> Option<u8> {
        match self.repetition {
            Repetition::Off => None,
            Repetition::Second => Some(2),
            Repetition::Third => Some(3), // C10
            Repetition::Fifth => Some(5),
        }
    }
}
