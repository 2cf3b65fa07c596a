//! A practice game. It is stored in the address of the page only, and checked each time.

use crate::rules::{BadOption, GameHistory, IllFormed, IllegalTurn, Ruleset};
use crate::web::paths;
use serde::Deserialize;

/// What the address says.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default)]
pub struct PracticeQuery {
    /// Options that differ from the game's own.
    o: String,
    /// The position in which the game began, unless the usual one.
    p: String,
    /// The turns played.
    m: String,
    /// The turns taken back, the next to be played again first.
    r: String,
    /// A turn to be played now.
    pub(super) turn: String,
    /// There if the board stands the other way round.
    flip: String,
    /// `off` if no formations are to be named.
    hints: String,
}

const LONGEST_OPTIONS: usize = 1_000;
const LONGEST_POSITION: usize = 400;
const LONGEST_GAME: usize = 16_000;
const LONGEST_TURN: usize = 64;

/// Why an address holds no game.
pub(super) enum Unplayable {
    /// It is longer than any game.
    TooLong,
    /// There are no such rules.
    Rules(BadOption),
    /// Nor such a position.
    Position(IllFormed),
    /// A turn is not legal.
    Turn(IllegalTurn),
}

/// A game being practised.
pub(super) struct PracticeGame {
    pub(super) ruleset: Ruleset,
    pub(super) course: GameHistory,
    position: String,
    pub(super) again: Vec<String>,
    pub(super) is_flipped: bool,
    pub(super) has_hints: bool,
}

impl PracticeGame {
    /// A new game.
    pub(super) fn new(ruleset: Ruleset) -> PracticeGame {
        PracticeGame {
            course: GameHistory::from(ruleset.start()),
            ruleset,
            position: String::new(),
            again: Vec::new(),
            is_flipped: false,
            has_hints: true,
        }
    }

    /// The game in an address.
    pub(super) fn read(game: &Ruleset, query: &PracticeQuery) -> Result<PracticeGame, Unplayable> {
        let is_long = query.o.len() > LONGEST_OPTIONS
            || query.p.len() > LONGEST_POSITION
            || query.m.len() + query.r.len() > LONGEST_GAME
            || query.turn.len() > LONGEST_TURN;
        if is_long {
            return Err(Unplayable::TooLong);
        }
        let code = format!("{} {}", game.name(), query.o);
        let ruleset = Ruleset::from_code(&code).map_err(Unplayable::Rules)?;
        let start = match query.p.trim() {
            "" => ruleset.start(),
            text => ruleset.read(text).map_err(Unplayable::Position)?,
        };
        let mut course = GameHistory::from(start);
        for turn in query.m.split_ascii_whitespace() {
            course.play(turn).map_err(Unplayable::Turn)?;
        }
        Ok(PracticeGame {
            ruleset,
            course,
            position: query.p.trim().to_owned(),
            again: query
                .r
                .split_ascii_whitespace()
                .map(str::to_owned)
                .collect(),
            is_flipped: !query.flip.is_empty(),
            has_hints: query.hints != "off",
        })
    }

    /// The address of this game as it stands.
    pub(super) fn address(&self) -> String {
        self.address_of(self.course.turns(), &self.again)
    }

    /// The address before which a turn stands that is to be played.
    pub(super) fn address_to_play(&self) -> String {
        let place = self.address_of(self.course.turns(), &[]);
        let joint = if place.contains('?') { '&' } else { '?' };
        format!("{place}{joint}turn=")
    }

    /// The address with the last turn taken back.
    pub(super) fn address_of_undo(&self) -> Option<String> {
        let (last, before) = self.course.turns().split_last()?;
        let again = [std::slice::from_ref(last), &self.again].concat();
        Some(self.address_of(before, &again))
    }

    /// The address with the last turn that was taken back played again.
    pub(super) fn address_of_redo(&self) -> Option<String> {
        let (next, again) = self.again.split_first()?;
        let turns = [self.course.turns(), std::slice::from_ref(next)].concat();
        Some(self.address_of(&turns, again))
    }

    /// The address of a new game with the same options.
    pub(super) fn address_of_new(&self) -> String {
        self.address_of(&[], &[])
    }

    /// The address with the board the other way round.
    pub(super) fn address_flipped(&self) -> String {
        self.address_with(!self.is_flipped, self.has_hints)
    }

    /// The address with formations named or not.
    pub(super) fn address_hinting(&self) -> String {
        self.address_with(self.is_flipped, !self.has_hints)
    }

    fn address_with(&self, is_flipped: bool, has_hints: bool) -> String {
        let fields = self.fields(self.course.turns(), &self.again, is_flipped, has_hints);
        place(&self.ruleset, &fields)
    }

    fn address_of(&self, turns: &[String], again: &[String]) -> String {
        let fields = self.fields(turns, again, self.is_flipped, self.has_hints);
        place(&self.ruleset, &fields)
    }

    /// What a form sends along with a turn.
    pub(super) fn hidden(&self) -> Vec<(&'static str, String)> {
        self.fields(self.course.turns(), &[], self.is_flipped, self.has_hints)
    }

    fn fields(
        &self,
        turns: &[String],
        again: &[String],
        is_flipped: bool,
        has_hints: bool,
    ) -> Vec<(&'static str, String)> {
        let all = [
            ("o", options(&self.ruleset)),
            ("p", self.position.clone()),
            ("m", turns.join(" ")),
            ("r", again.join(" ")),
            ("flip", if is_flipped { "1" } else { "" }.to_owned()),
            ("hints", if has_hints { "" } else { "off" }.to_owned()),
        ];
        all.into_iter()
            .filter(|(_, value)| !value.is_empty())
            .collect()
    }
}

/// Where a ruleset is practised, with its options.
pub(in crate::web) fn address(ruleset: &Ruleset) -> String {
    let fields = [("o", options(ruleset))];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
    place(ruleset, &fields.collect::<Vec<_>>())
}

fn options(ruleset: &Ruleset) -> String {
    let code = ruleset.code();
    code.split_once(' ')
        .map_or(String::new(), |(_, options)| options.to_owned())
}

fn place(ruleset: &Ruleset, fields: &[(&'static str, String)]) -> String {
    let pairs: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", escaped(value)))
        .collect();
    let query = if pairs.is_empty() { "" } else { "?" };
    format!(
        "{}{query}{}",
        paths::practice(ruleset.name()),
        pairs.join("&")
    )
}

/// A value as it stands in a query.
fn escaped(value: &str) -> String {
    let byte = |byte: u8| match byte {
        b' ' => "+".to_owned(),
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    value.bytes().map(byte).collect()
}
