//! Rules as closed lists of values with their words.

/// A closed list of values of a rule, each with the word that names it.
pub(super) trait Choice: Copy + PartialEq + 'static {
    const WORDS: &'static [(&'static str, Self)];

    fn of(word: &str) -> Option<Self> {
        Self::WORDS
            .iter()
            .find(|(name, _)| *name == word)
            .map(|(_, value)| *value)
    }

    fn word(self) -> &'static str {
        Self::WORDS
            .iter()
            .find(|(_, value)| *value == self)
            .map_or("", |(name, _)| name)
    }
}

/// Defines rules as closed enums together with their words.
macro_rules! choices {
    ($($(#[$doc:meta])* $vis:vis enum $rule:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $rule { $($(#[$value_doc])* $value,)+ }

        impl Choice for $rule {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $rule::$value),)+];
        }
    )+};
}

choices! {
    /// The six games of the family.
    pub(super) enum Game {
        /// 25 points, BLAC Foundation.
        Isisuthu = "isisuthu",
        /// 24 points, BLAC Foundation.
        Isizulu = "isizulu",
        /// Isizulu with herd-boys and warriors.
        Isipowe = "isipowe",
        /// The South African indigenous games.
        Umlabalaba = "umlabalaba",
        /// As described in Afrikaans.
        Morabaraba = "morabaraba",
        /// Mind Sports South Africa's Generally Accepted Rules.
        Gar = "gar",
    }

    /// The board that is played on.
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

    /// Which cows may be shot.
    pub(super) enum Target {
        /// Any cow of the opponent.
        Any = "any",
        /// One not in a line; any when all are in lines.
        Protected = "protected",
        /// One not in a line; none when all are in lines.
        Strict = "strict",
    }

    /// Whether a shot that was earned must be taken.
    pub(super) enum Capture {
        /// It must.
        Mandatory = "mandatory",
        /// It may be declined.
        Optional = "optional",
    }

    /// How many cows one turn may shoot.
    pub(super) enum ShotsPerTurn {
        /// One, however many lines it makes.
        One = "one",
        /// One for each line it makes.
        PerLine = "per_line",
    }

    /// With how many cows left a player may fly.
    pub(super) enum FlyAt {
        /// Never.
        Never = "0",
        /// With exactly three.
        Three = "3",
    }

    /// What happens to a player on turn who cannot move.
    pub(super) enum Immobile {
        /// He passes.
        Pass = "pass",
        /// He loses.
        Lose = "lose",
        /// The game is drawn.
        Draw = "draw",
    }

    /// What happens when the placing has filled the board.
    pub(super) enum FullBoard {
        /// Each player gives one of his own cows (*ilobolo*).
        Gift = "gift",
        /// The player on turn loses.
        MoverLoses = "mover_loses",
        /// The game is drawn.
        Draw = "draw",
    }

    /// Who must be down to three cows for quiet turns to be counted.
    pub(super) enum QuietWhen {
        /// They are never counted.
        None = "none",
        /// Either player.
        Either = "either",
        /// Both players.
        Both = "both",
    }

    /// In which unit the limit of quiet turns is shown.
    pub(super) enum QuietUnit {
        /// As moves of each player.
        Each = "each",
        /// As turns of either player together.
        Ply = "ply",
    }

    /// At which occurrence a position draws the game.
    pub(super) enum Repetition {
        /// Never.
        Off = "0",
        /// The second.
        Second = "2",
        /// The third.
        Third = "3",
        /// The fifth.
        Fifth = "5",
    }

    /// Who ends a game that a counter has drawn.
    pub(super) enum Draws {
        /// The counter itself.
        Automatic = "automatic",
        /// A player who claims it.
        Claim = "claim",
    }

    /// Who plays first; a label, since the engine knows only first and second.
    pub enum FirstPlayer {
        /// Whoever the players call player one.
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
    const WORDS: &'static [(&'static str, bool)] = &[("false", false), ("true", true)];
}
