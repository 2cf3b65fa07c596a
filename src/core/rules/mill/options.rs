//! The options of a rule sheet by name (§14).

use super::RuleSheet;
use super::hand::{Hand, number};
use super::option_enum::Choice;
use crate::rules::{BadOption, RuleOption};

/// An option with its getter and setter.
struct OptionEntry {
    name: &'static str,
    meaning: &'static str,
    values: fn() -> String,
    show: fn(&RuleSheet) -> String,
    /// Returns `None` for an invalid value.
    set: fn(&mut RuleSheet, &str) -> Option<()>,
}

/// An option whose type implements [`Choice`].
macro_rules! choice {
    ($field:ident, $meaning:literal) => {
        OptionEntry {
            name: stringify!($field),
            meaning: $meaning,
            values: || keywords_of(|sheet| sheet.$field),
            show: |sheet| sheet.$field.keyword().to_owned(),
            set: |sheet, keyword| Choice::of(keyword).map(|value| sheet.$field = value),
        }
    };
}

/// An option with a numeric range.
macro_rules! range {
    ($field:ident, $from:literal to $to:literal, $meaning:literal) => {
        OptionEntry {
            name: stringify!($field),
            meaning: $meaning,
            values: || concat!($from, " to ", $to).to_owned(),
            show: |sheet| sheet.$field.to_string(),
            set: |sheet, text| {
                number(text)
                    .filter(|value| ($from..=$to).contains(value))
                    .map(|value| sheet.$field = value)
            },
        }
    };
}

/// The options in the order of §14.
static ENTRIES: [OptionEntry; 22] = [
    choice!(board, "The board that is played on."),
    choice!(
        diagonal_mills,
        "Whether three cows along a corner road are a line."
    ),
    choice!(
        centre_long_mills,
        "Whether the centre and the two points straight above, below or beside it are a line."
    ),
    OptionEntry {
        name: "hand",
        meaning: "With how many cows, herd-boys and warriors each player begins.",
        values: || "cows.herdboys.warriors, 4 to 12 together".to_owned(),
        show: |sheet| sheet.hand.text(),
        set: |sheet, text| Hand::parse(text).map(|hand| sheet.hand = hand),
    },
    choice!(
        typed,
        "Whether herd-boys and warriors are told apart from cows."
    ),
    choice!(
        moving_begins,
        "Whether a player with an empty hand moves while the other still has cows to place, after a red card."
    ),
    choice!(
        target,
        "Which cows may be shot: any, only those outside lines unless all are in lines, or strictly those."
    ),
    choice!(capture, "Whether a shot that was earned must be taken."),
    choice!(
        captures_per_move,
        "Whether a turn shoots one cow or one for each line it makes."
    ),
    choice!(
        fly_at,
        "With how many cows left a player may fly to any empty point."
    ),
    choice!(
        immobile,
        "What happens to a player on turn who cannot move."
    ),
    choice!(
        full_board,
        "What happens when the placing has filled the board."
    ),
    choice!(gift_counts, "Whether a cow that was given counts as lost."),
    range!(win_lost, 2 to 10, "With how many cows lost a player loses the game."),
    choice!(
        quiet_when,
        "Who must be down to three cows for turns without a shot to be counted."
    ),
    range!(quiet_moves, 1 to 100, "After how many moves without a shot the game is drawn."),
    choice!(
        quiet_unit,
        "Whether those moves are of each player or of both together."
    ),
    choice!(
        repetition,
        "At which occurrence of a position the game is drawn."
    ),
    choice!(
        draws,
        "Whether a counter draws the game by itself, or a player has to claim it."
    ),
    choice!(
        no_return,
        "Whether a cow that left a line to make another may not go straight back to make the first again."
    ),
    choice!(
        no_return_intact,
        "Whether that ban also ends when the line made has been broken by a shot."
    ),
    choice!(first_player, "Who plays first."),
];

/// The keywords of the type of a field.
fn keywords_of<T: Choice>(_field: impl Fn(&RuleSheet) -> T) -> String {
    let keywords: Vec<&str> = T::KEYWORDS.iter().map(|(keyword, _)| *keyword).collect();
    keywords.join(", ")
}

impl RuleSheet {
    /// Every option with its value.
    pub fn options(&self) -> Vec<RuleOption> {
        let default = self.default_of();
        let shown = |entry: &OptionEntry| RuleOption {
            name: entry.name,
            value: (entry.show)(self),
            default: (entry.show)(&default),
            values: (entry.values)(),
            meaning: entry.meaning,
            ineffective: self.ineffective(entry.name),
        };
        ENTRIES.iter().map(shown).collect()
    }

    /// The value of one option; `None` if there is no such option.
    pub fn setting(&self, option: &str) -> Option<String> {
        let entry = ENTRIES.iter().find(|entry| entry.name == option)?;
        Some((entry.show)(self))
    }

    /// The sheet with some options changed. They are checked together at the end.
    ///
    /// # Errors
    /// An unknown option or value, or options that contradict each other.
    pub fn with_options(&self, changes: &[(&str, &str)]) -> Result<RuleSheet, BadOption> {
        let mut sheet = *self;
        for (name, value) in changes {
            let known = || ENTRIES.each_ref().map(|entry| entry.name);
            let entry = ENTRIES.iter().find(|entry| entry.name == *name);
            let entry = entry.ok_or_else(|| BadOption::no_such_option(name, &known()))?;
            (entry.set)(&mut sheet, value)
                .ok_or_else(|| BadOption::no_such_value(entry.name, value, (entry.values)()))?;
        }
        sheet.checked()
    }

    fn checked(self) -> Result<RuleSheet, BadOption> {
        let men = u32::from(self.hand.cows)
            + u32::from(self.hand.herd_boys)
            + u32::from(self.hand.warriors);
        if !(4..=12).contains(&men) {
            Err(BadOption::Men(men))
        } else if !self.typed && self.hand.cows != self.hand.total() {
            Err(BadOption::KindsNotTyped)
        } else if u32::from(self.win_lost) + 2 > men {
            // §3.7: two cows can never make a line, so the game must end at two.
            let most = men - 2;
            Err(BadOption::LosesTooMany { men, most })
        } else {
            Ok(self)
        }
    }
}
