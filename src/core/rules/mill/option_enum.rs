//! The enums of the options of a rule sheet, with a keyword for each value.

/// A type of option whose values have keywords.
pub(super) trait Choice: Copy + PartialEq + 'static {
    const KEYWORDS: &'static [(&'static str, Self)];

    fn of(keyword: &str) -> Option<Self> {
        Self::KEYWORDS
            .iter()
            .find(|(known, _)| *known == keyword)
            .map(|(_, value)| *value)
    }

    fn keyword(self) -> &'static str {
        Self::KEYWORDS
            .iter()
            .find(|(_, value)| *value == self)
            .map_or("", |(keyword, _)| keyword)
    }
}

/// Defines enums that implement [`Choice`].
macro_rules! choices {
    ($($(#[$doc:meta])* $vis:vis enum $option:ident { $($(#[$value_doc:meta])* $value:ident = $keyword:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $option { $($(#[$value_doc])* $value,)+ }

        impl Choice for $option {
            const KEYWORDS: &'static [(&'static str, Self)] = &[$(($keyword, $option::$value),)+];
        }
    )+};
}

choices! {
    /// The six games of the family.
    pub(super) enum Game {
        /// 25 points; rules of the BLAC Foundation.
        Isisuthu = "isisuthu",
        /// 24 points; rules of the BLAC Foundation.
        Isizulu = "isizulu",
        /// Isizulu with herd-boys and warriors.
        Isipowe = "isipowe",
        /// The rules of the South African Indigenous Games.
        Umlabalaba = "umlabalaba",
        /// The rules of the Afrikaans source.
        Morabaraba = "morabaraba",
        /// Mind Sports South Africa's Generally Accepted Rules.
        Gar = "gar",
    }

    /// The board.
    pub(super) enum BoardName {
        /// 24 points with corner roads.
        Diag24 = "diag24",
        /// 24 points without corner roads.
        Plain24 = "plain24",
        /// 25 points, no corner roads in the inner square.
        Sotho25 = "sotho25",
        /// 25 points, corner roads through the centre.
        Full25 = "full25",
    }

    /// The time from which a player whose hand is empty moves.
    pub(super) enum MovingBegins {
        /// As soon as the player's own hand is empty.
        OwnHand = "own_hand",
        /// When the last man of both players is placed; until then the player passes.
        AllPlaced = "all_placed",
    }

    /// Which cows may be shot.
    pub(super) enum Target {
        /// Any cow of the opponent.
        Any = "any",
        /// Cows outside lines; any when all are in lines.
        Protected = "protected",
        /// Cows outside lines; none when all are in lines.
        Strict = "strict",
    }

    /// Whether an earned shot must be taken.
    pub(super) enum Capture {
        Mandatory = "mandatory",
        Optional = "optional",
    }

    /// The number of cows that one turn may shoot.
    pub(super) enum ShotsPerTurn {
        /// One, for any number of lines.
        One = "one",
        PerLine = "per_line",
    }

    /// The number of cows with which a player may fly.
    pub(super) enum FlyAt {
        Never = "0",
        Three = "3",
    }

    /// The consequence for a player to move who cannot.
    pub(super) enum Immobile {
        Pass = "pass",
        Lose = "lose",
        Draw = "draw",
    }

    /// The consequence when a placement fills the board.
    pub(super) enum FullBoard {
        /// Each player gives away one of his own cows (*ilobolo*).
        Gift = "gift",
        MoverLoses = "mover_loses",
        Draw = "draw",
    }

    /// The players who must be down to three cows before quiet turns are counted.
    pub(super) enum QuietWhen {
        /// Quiet turns are never counted.
        None = "none",
        Either = "either",
        Both = "both",
    }

    /// The unit of the limit of quiet turns.
    pub(super) enum QuietUnit {
        /// Moves of each player.
        Each = "each",
        /// Turns of both players together.
        Ply = "ply",
    }

    /// The occurrence of a position that draws the game.
    pub(super) enum Repetition {
        Off = "0",
        Second = "2",
        Third = "3",
        Fifth = "5",
    }

    /// The effect of a full counter (repetition, quiet turns).
    pub(super) enum Draws {
        /// It draws the game.
        Automatic = "automatic",
        /// A player may claim a draw.
        Claim = "claim",
    }

    /// The player who begins; a label only, since the engine knows just first and second.
    pub enum FirstPlayer {
        /// The player whom the players call player one.
        PlayerOne = "player_one",
        /// The umpire tosses.
        Toss = "toss",
        /// The player of the white cows.
        White = "white",
        /// The player of the dark cows.
        Dark = "dark",
    }
}

impl Choice for bool {
    const KEYWORDS: &'static [(&'static str, bool)] = &[("false", false), ("true", true)];
}
