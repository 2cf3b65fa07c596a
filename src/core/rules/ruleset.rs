//! Rulesets: the games, by name, with their options.

use super::{
    Arrangement, BadOption, Board, Colour, GameFacts, InvalidPosition, Kind, Position, RuleOption,
    Side, camelot, mill, reversi,
};

/// A game with the values of its options. Two rulesets are equal if all options are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ruleset {
    /// A game of the morabaraba family.
    Mill(mill::RuleSheet),
    /// Camelot.
    Camelot(camelot::RuleSheet),
    /// Reversi.
    Reversi(reversi::RuleSheet),
}

/// Evaluates the same expression for the rule sheet of whichever game it is.
macro_rules! each {
    ($self:expr, $sheet:ident => $body:expr) => {
        match $self {
            Ruleset::Mill($sheet) => $body,
            Ruleset::Camelot($sheet) => $body,
            Ruleset::Reversi($sheet) => $body,
        }
    };
}

impl Ruleset {
    /// The rulesets with default options, in the order in which forms offer them.
    pub fn all() -> Vec<Ruleset> {
        let family = mill::RuleSheet::all().into_iter().map(Ruleset::Mill);
        let others = [
            Ruleset::Camelot(camelot::RuleSheet::default()),
            Ruleset::Reversi(reversi::RuleSheet::default()),
        ];
        family.chain(others).collect()
    }

    /// The ruleset with a stable name, e.g. `umlabalaba`.
    pub fn by_name(name: &str) -> Option<Ruleset> {
        Ruleset::all()
            .into_iter()
            .find(|ruleset| ruleset.name() == name)
    }

    /// The stable name of the game in records.
    pub fn name(&self) -> &'static str {
        each!(self, sheet => sheet.name())
    }

    /// The facts that hold of the game whatever its options.
    pub fn facts(&self) -> &'static GameFacts {
        each!(self, sheet => sheet.facts())
    }

    /// The men that can stand on a board: letter in the text of a position, side and kind.
    pub fn letters(&self) -> impl Iterator<Item = (&'static str, Side, Kind)> {
        let chosen = self.start().hand(Side::First);
        let has_choice = move |kind: Kind| chosen.iter().any(|(one, _)| *one == kind);
        let letters = self.facts().letters.iter().copied();
        letters.filter(move |(_, _, kind)| match kind {
            Kind::HerdBoys | Kind::Warriors => has_choice(*kind),
            Kind::Cow | Kind::Man | Kind::Knight | Kind::Disc => true,
        })
    }

    /// The same game with some options changed. They are checked together.
    ///
    /// # Errors
    /// An unknown option or value, options that contradict each other, or a changed
    /// option that has no effect in combination with the others.
    ///
    /// ```
    /// # use inkundla_core::rules::{BadOption, Ruleset};
    /// let game = Ruleset::from_code("umlabalaba")?;
    /// let strict = game.with_options(&[("target", "strict")])?;
    /// assert_eq!(strict.code(), "umlabalaba target=strict");
    /// assert_eq!(Ruleset::from_code(&strict.code())?, strict);
    /// assert!(game.with_options(&[("target", "none")]).is_err());
    /// # Ok::<(), BadOption>(())
    /// ```
    pub fn with_options(&self, options: &[(&str, &str)]) -> Result<Ruleset, BadOption> {
        let changed = self.changed(options)?;
        RuleOption::reject_ineffective(&changed.options()).map(|()| changed)
    }

    fn changed(&self, options: &[(&str, &str)]) -> Result<Ruleset, BadOption> {
        each!(self, sheet => sheet.with_options(options).map(Ruleset::from))
    }

    /// Every option with its value and its default.
    pub fn options(&self) -> Vec<RuleOption> {
        each!(self, sheet => sheet.options())
    }

    /// The value of one option; `None` if the game has no such option.
    pub fn setting(&self, option: &str) -> Option<String> {
        each!(self, sheet => sheet.setting(option))
    }

    /// The whole ruleset as one text: the name, then every option that differs
    /// from the default, e.g. `umlabalaba target=strict`.
    pub fn code(&self) -> String {
        // A fast path for default options: every page that shows a game calls this.
        if Ruleset::by_name(self.name()).as_ref() == Some(self) {
            return self.name().to_owned();
        }
        let changed = self.options().into_iter().filter(RuleOption::is_changed);
        changed.fold(self.name().to_owned(), |code, option| {
            format!("{code} {}={}", option.name, option.value)
        })
    }

    /// Parses a code of [`Ruleset::code`]. Unlike [`Ruleset::with_options`] it
    /// accepts changed options without effect, so that stored codes stay readable.
    ///
    /// # Errors
    /// An unknown game, option or value, or options that contradict each other.
    pub fn from_code(code: &str) -> Result<Ruleset, BadOption> {
        let mut words = code.split_ascii_whitespace();
        let name = words.next().unwrap_or_default();
        let game = Ruleset::by_name(name).ok_or_else(|| BadOption::NoSuchGame(name.to_owned()))?;
        let options = words.map(option).collect::<Result<Vec<_>, _>>()?;
        game.changed(&options)
    }

    /// The starting position.
    pub fn start(&self) -> Position {
        each!(self, sheet => sheet.start().into())
    }

    /// The board the game is played on.
    pub fn board(&self) -> &'static Board {
        each!(self, sheet => sheet.board())
    }

    /// The colour of a side's men. The first side has the dark men if the law
    /// lets dark begin.
    pub fn colour(&self, side: Side) -> Colour {
        match (side, each!(self, sheet => sheet.is_dark_first())) {
            (Side::First, false) | (Side::Second, true) => Colour::White,
            (Side::First, true) | (Side::Second, false) => Colour::Black,
        }
    }

    /// Whether a toss decides who begins (C14).
    pub fn leaves_first_to_toss(&self) -> bool {
        each!(self, sheet => sheet.leaves_first_to_toss())
    }

    /// Parses a position of this game; see [`Rules::text`](super::Rules::text).
    ///
    /// ```
    /// # use inkundla_core::rules::Ruleset;
    /// let game = Ruleset::by_name("reversi").ok_or("no such game")?;
    /// let after = game.start().play("d3")?.into_after();
    /// let read = game.read(&after.text())?;
    /// assert_eq!(read.turns(), after.turns());
    /// assert!(game.read("no position").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(&self, text: &str) -> Result<Position, InvalidPosition> {
        each!(self, sheet => sheet.read(text).map(Position::from))
    }

    /// Whether men are placed from a hand.
    pub fn has_hand(&self) -> bool {
        each!(self, sheet => sheet.has_hand())
    }

    /// The kinds of men that the board distinguishes.
    pub(super) fn kinds(&self) -> &'static [Kind] {
        each!(self, sheet => sheet.kinds())
    }

    /// The text of the position with these men, in the order of the board's points. What a board does not show is
    /// taken from the position before.
    pub(super) fn arranged_text(
        &self,
        men: &[Option<(Side, Kind)>],
        shown: &Arrangement,
        before: &Position,
    ) -> String {
        each!(self, sheet => sheet.arranged_text(men, shown, before))
    }
}

impl From<mill::RuleSheet> for Ruleset {
    fn from(sheet: mill::RuleSheet) -> Ruleset {
        Ruleset::Mill(sheet)
    }
}

impl From<camelot::RuleSheet> for Ruleset {
    fn from(sheet: camelot::RuleSheet) -> Ruleset {
        Ruleset::Camelot(sheet)
    }
}

impl From<reversi::RuleSheet> for Ruleset {
    fn from(sheet: reversi::RuleSheet) -> Ruleset {
        Ruleset::Reversi(sheet)
    }
}

fn option(word: &str) -> Result<(&str, &str), BadOption> {
    let pair = word.split_once('=');
    pair.ok_or_else(|| BadOption::NotAnOption(word.to_owned()))
}
