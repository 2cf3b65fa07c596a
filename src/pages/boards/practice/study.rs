//! A practice game. It is stored only in the address of the page, and checked on each request.

use super::opponent::ProgramOpponent;
use crate::pages::shared::practice_address::{options, place};
use crate::rules::{BadOption, GameHistory, IllegalTurn, InvalidPosition, Ruleset, Side};
use serde::Deserialize;

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default)]
pub struct PracticeQuery {
    /// Options that differ from the defaults.
    o: String,
    /// The starting position, unless the usual one.
    p: String,
    /// The turns played.
    m: String,
    /// The turns to redo, next one first.
    r: String,
    /// A turn to play now.
    pub(super) turn: String,
    /// Not empty if the board is flipped.
    flip: String,
    /// `off` hides the names of formations.
    hints: String,
    /// The grade of the program as the opponent; empty for two players.
    pub(super) against: String,
    /// `2` if the player has the second side against the program.
    side: String,
    /// The number by which the program chooses between turns.
    seed: String,
    /// Not empty if a hint is asked for.
    pub(super) hint: String,
    /// Not empty if the record is asked for.
    pub(super) file: String,
}

const LONGEST_OPTIONS: usize = 1_000;
const LONGEST_POSITION: usize = 400;
const LONGEST_GAME: usize = 16_000;
const LONGEST_TURN: usize = 64;

/// Why an address holds no game.
pub(super) enum Unplayable {
    TooLong,
    Rules(BadOption),
    Position(InvalidPosition),
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
    pub(super) opponent: Option<ProgramOpponent>,
}

impl PracticeGame {
    pub(super) fn new(ruleset: Ruleset) -> PracticeGame {
        PracticeGame {
            course: GameHistory::from(ruleset.start()),
            ruleset,
            position: String::new(),
            again: Vec::new(),
            is_flipped: false,
            has_hints: true,
            opponent: None,
        }
    }

    /// The game in an address; `at` is the time of the request in milliseconds.
    pub(super) fn read(
        game: &Ruleset,
        query: &PracticeQuery,
        at: i64,
    ) -> Result<PracticeGame, Unplayable> {
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
        let opponent = ProgramOpponent::of(&query.against, &query.side, &query.seed, at);
        Ok(PracticeGame {
            ruleset,
            course,
            position: query.p.trim().to_owned(),
            again: query
                .r
                .split_ascii_whitespace()
                .map(str::to_owned)
                .collect(),
            is_flipped: query.flip.is_empty() == is_turned(opponent),
            has_hints: query.hints != "off",
            opponent,
        })
    }

    /// Forgets turns to redo that the program has played again or played otherwise.
    pub(super) fn drop_redone(&mut self, replies: &[String]) {
        for reply in replies {
            if self.again.first() == Some(reply) {
                self.again.remove(0);
            } else {
                self.again.clear();
            }
        }
    }

    /// The address of this game.
    pub(super) fn address(&self) -> String {
        self.address_of(self.course.turns(), &self.again)
    }

    /// The address to which a script appends the next turn.
    pub(super) fn address_to_play(&self) -> String {
        let place = self.address_of(self.course.turns(), &[]);
        let joint = if place.contains('?') { '&' } else { '?' };
        format!("{place}{joint}turn=")
    }

    /// The address without the last turn; against the program, without the last turn of the player and what followed.
    pub(super) fn address_of_undo(&self) -> Option<String> {
        let turns = self.course.turns();
        let positions = self.course.positions();
        let is_players = |at: &usize| {
            let program = self.opponent.map(|opponent| opponent.side);
            positions
                .get(*at)
                .is_some_and(|before| Some(before.to_move()) != program)
        };
        let from = (0..turns.len()).rev().find(is_players)?;
        let again = [&turns[from..], &self.again].concat();
        Some(self.address_of(&turns[..from], &again))
    }

    /// The address after a redo.
    pub(super) fn address_of_redo(&self) -> Option<String> {
        let (next, again) = self.again.split_first()?;
        let turns = [self.course.turns(), std::slice::from_ref(next)].concat();
        Some(self.address_of(&turns, again))
    }

    /// The address of a new game with the same options; against the program another one.
    pub(super) fn address_of_new(&self) -> String {
        let fields = self.fields(&[], &[], self.is_flipped, self.has_hints);
        let fields = fields.into_iter().filter(|(name, _)| *name != "seed");
        place(&self.ruleset, &fields.collect::<Vec<_>>())
    }

    /// The address that shows a hint for the next turn.
    pub(super) fn address_of_hint(&self) -> String {
        let mut fields = self.hidden();
        fields.push(("hint", "1".to_owned()));
        place(&self.ruleset, &fields)
    }

    /// Whether there is a record: the game has begun, from the usual position.
    pub(super) fn has_file(&self) -> bool {
        self.position.is_empty() && !self.course.turns().is_empty()
    }

    /// The address of the record as a file, if there is one.
    pub(super) fn address_of_file(&self) -> Option<String> {
        let mut fields = self.hidden();
        fields.push(("file", "1".to_owned()));
        self.has_file().then(|| place(&self.ruleset, &fields))
    }

    /// The address with the board flipped.
    pub(super) fn address_flipped(&self) -> String {
        self.address_with(!self.is_flipped, self.has_hints)
    }

    /// The address with the hints toggled.
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

    /// The hidden fields of the form for the next turn.
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
        let opponent =
            |of: fn(&ProgramOpponent) -> String| self.opponent.as_ref().map_or(String::new(), of);
        let all = [
            ("o", options(&self.ruleset)),
            ("p", self.position.clone()),
            ("m", turns.join(" ")),
            ("r", again.join(" ")),
            (
                "flip",
                if is_flipped == is_turned(self.opponent) {
                    ""
                } else {
                    "1"
                }
                .to_owned(),
            ),
            ("hints", if has_hints { "" } else { "off" }.to_owned()),
            (
                "against",
                opponent(|program| program.grade.number().to_string()),
            ),
            (
                "side",
                opponent(|program| match program.side {
                    Side::First => "2".to_owned(),
                    Side::Second => String::new(),
                }),
            ),
            ("seed", opponent(|program| program.seed.to_string())),
        ];
        all.into_iter()
            .filter(|(_, value)| !value.is_empty())
            .collect()
    }
}

/// Whether the board is shown from the second side unless it is flipped: the player sits there.
fn is_turned(opponent: Option<ProgramOpponent>) -> bool {
    opponent.is_some_and(|program| program.side == Side::First)
}
