//! The view of a checked record file: its faults, what it proves and does not prove, and a replay of
//! one game. The server's page and the offline page show the same view.

use super::board_svg::Drawing;
use super::replay_steps::{ReplayStep, men_of, steps};
use crate::formats::record::{self, GameRecord, ParsedRecords, Records, Statement};
use crate::formats::step_budget::StepBudget;
use crate::i18n::{EndMessage, Localizer, first_sentences};
use crate::referee::{Ended, Game, GameInProgress, Outcome, Phase};
use crate::rules::{Colour, Kind, Side};
use inkundla_core::tournament::legible;

/// A checked file.
pub struct CheckedFile {
    /// The verdict.
    pub verdict: FileVerdict,
    /// Whether a statement has the check number from a printed sheet.
    pub paper: Option<PaperMatch>,
    /// The first faults.
    pub faults: Vec<String>,
    /// The proved properties: a sentence, and how it was verified. Empty if there are faults.
    pub proved: Vec<(String, String)>,
    /// The properties that are not proved. Empty if there are faults.
    pub not_proved: Vec<String>,
    /// Its games: the form value, the title, and whether it is shown.
    pub games: Vec<(String, String, bool)>,
    /// The game that is shown, if there are no faults.
    pub shown: Option<ShownGame>,
}

/// The verdict on a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileVerdict {
    /// No faults.
    Unchanged,
    /// Something was altered, or something signed is missing.
    Changed,
    /// It is not a file of records.
    Unreadable,
}

/// The game that is shown.
pub struct ShownGame {
    /// Round, board and players.
    pub title: String,
    /// Colour, usual kind of men, and name of the first and the second player.
    pub players: [(Colour, Kind, String); 2],
    /// The final position.
    pub drawing: Drawing,
    /// The men of the game, by their letters in the steps.
    pub men: Vec<(char, Colour, Kind)>,
    /// The board at the start and after each turn.
    pub steps: Vec<ReplayStep>,
    /// A description of its end.
    pub end: Option<String>,
}

/// Whether a statement has the check number from a printed sheet.
pub struct PaperMatch {
    /// Whether there is one.
    pub is_found: bool,
    /// The message.
    pub text: String,
}

/// A check number: sixteen digits, 0-9 and a-f.
#[derive(Clone)]
pub struct CheckDigits(String);

impl CheckDigits {
    const LENGTH: usize = 16;

    /// Parses a typed or scanned number.
    pub fn read(text: &str) -> Option<CheckDigits> {
        let digits = text.chars().filter(char::is_ascii_hexdigit);
        let digits: String = digits.map(|digit| digit.to_ascii_lowercase()).collect();
        (digits.len() == Self::LENGTH && text.len() <= 2 * Self::LENGTH).then_some(Self(digits))
    }

    /// The digits without spaces.
    pub fn digits(&self) -> &str {
        &self.0
    }

    /// The digits in groups of four, as printed and displayed.
    pub fn grouped(&self) -> String {
        let digits: Vec<char> = self.0.chars().collect();
        let groups = digits.chunks(4).map(String::from_iter);
        groups.collect::<Vec<_>>().join(" ")
    }
}

/// Checks a file and shows the game at an index. The check number `paper` is searched only in
/// a file without faults.
pub fn checked(
    t: &Localizer,
    bytes: &[u8],
    place: usize,
    digits: Option<&CheckDigits>,
) -> CheckedFile {
    viewed(t, &record::read(bytes), place, digits)
}

/// [`checked`] with a limit of the steps, for the file of a stranger.
pub fn checked_within(
    t: &Localizer,
    bytes: &[u8],
    (place, paper): (usize, Option<&CheckDigits>),
    budget: &StepBudget,
) -> CheckedFile {
    viewed(t, &record::read_within(bytes, budget), place, paper)
}

fn viewed(
    t: &Localizer,
    reading: &ParsedRecords,
    place: usize,
    digits: Option<&CheckDigits>,
) -> CheckedFile {
    let verdict = verdict(reading);
    let faults = reading.faults.iter().map(|fault| t.localize(fault));
    let wrong = CheckedFile {
        verdict,
        paper: None,
        faults: first_sentences(t, reading.faults.count(), faults),
        proved: Vec::new(),
        not_proved: Vec::new(),
        games: Vec::new(),
        shown: None,
    };
    if verdict != FileVerdict::Unchanged {
        return wrong;
    }
    let notes = reading.notes.iter().map(|note| t.localize(note));
    let records = &reading.records;
    let shown = games(records).nth(place);
    let named = |(number, game): (usize, &GameRecord)| {
        (number.to_string(), title(t, game), number == place)
    };
    CheckedFile {
        paper: digits.map(|digits| matched(t, records, digits)),
        proved: proved(t, records),
        not_proved: notes.chain([t.msg("verify-not-table")]).collect(),
        shown: shown.and_then(|game| shown_game(t, game)),
        games: games(records).enumerate().map(named).collect(),
        ..wrong
    }
}

fn verdict(records: &ParsedRecords) -> FileVerdict {
    let mut faults = records.faults.iter();
    if records.faults.is_empty() {
        FileVerdict::Unchanged
    } else if faults.any(|fault| fault.what.is_unreadable()) {
        FileVerdict::Unreadable
    } else {
        FileVerdict::Changed
    }
}

fn games(records: &Records) -> impl Iterator<Item = &GameRecord> {
    records.events.iter().flat_map(|event| &event.games)
}

/// The properties that a file without faults proves.
fn proved(t: &Localizer, records: &Records) -> Vec<(String, String)> {
    let replayed: Vec<Game> = games(records).filter_map(replayed).collect();
    let turns = replayed
        .iter()
        .filter_map(Game::play)
        .map(GameInProgress::turn_count)
        .sum::<usize>();
    let values = [("turns", turns.into()), ("games", replayed.len().into())];
    let mut proved = vec![
        (
            t.msg("verify-turns"),
            t.msg_with("verify-turns-how", &values),
        ),
        (t.msg("verify-chain"), t.msg("verify-chain-how")),
    ];
    for seal in records.events.iter().flat_map(|event| &event.seals) {
        let Some(statement) = Statement::parse(&seal.statement) else {
            continue;
        };
        let round = t.msg_arg("verify-signed", "round", statement.round.0);
        proved.push((
            round,
            t.msg_arg("verify-number", "code", seal.check_number()),
        ));
    }
    let agreed = replayed.iter().filter(|game| is_agreed(game)).count();
    if agreed > 0 {
        proved.push((
            t.msg("verify-agreed"),
            t.plural("verify-agreed-games", agreed),
        ));
    }
    proved
}

/// Searches the statements for a check number.
fn matched(t: &Localizer, records: &Records, digits: &CheckDigits) -> PaperMatch {
    let mut seals = records.events.iter().flat_map(|event| &event.seals);
    let found = seals.find(|seal| seal.check_number() == digits.grouped());
    let statement = found.and_then(|seal| Statement::parse(&seal.statement));
    match statement {
        Some(statement) => PaperMatch {
            is_found: true,
            text: t.msg_arg("verify-paper-is", "round", statement.round.0),
        },
        None => PaperMatch {
            is_found: false,
            text: t.msg_arg("verify-paper-is-not", "code", digits.grouped()),
        },
    }
}

fn is_agreed(game: &Game) -> bool {
    let is_both = |ended: &Ended| Side::BOTH.iter().all(|side| ended.agreed[*side]);
    matches!(&game.phase, Phase::Finished(ended) if is_both(ended))
}

/// Replays a record; `None` if an entry is impossible.
fn replayed(record: &GameRecord) -> Option<Game> {
    let mut entries = record.opened().into_iter();
    entries.try_fold(Game::scheduled(), |game, entry| game.apply(&entry).ok())
}

/// `Round 1, board 2: Thandiwe M. and Lerato Z.`
fn title(t: &Localizer, record: &GameRecord) -> String {
    let [first, second] = Side::BOTH.map(|side| legible(&record.players[side].name));
    let values = [
        ("round", record.round.0.into()),
        ("board", record.board.0.into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    t.msg_with("verify-game", &values)
}

fn shown_game(t: &Localizer, record: &GameRecord) -> Option<ShownGame> {
    let game = replayed(record)?;
    let play = game.play()?;
    let ruleset = &play.ruleset;
    let positions = play.history.positions();
    let last = play.history.turns().last().map(String::as_str);
    let steps = steps(t, play);
    let player = |side: Side| {
        let name = legible(&record.players[side].name);
        (ruleset.colour(side), ruleset.facts().usual_kind, name)
    };
    Some(ShownGame {
        title: title(t, record),
        players: Side::BOTH.map(player),
        drawing: Drawing::after(
            t,
            ruleset,
            positions.iter().rev().nth(1),
            play.history.position(),
            last,
        ),
        men: men_of(&steps),
        steps,
        end: end(t, record, &game),
    })
}

/// Describes the end of a game with the winner's name.
fn end(t: &Localizer, record: &GameRecord, game: &Game) -> Option<String> {
    let (Phase::Finished(ended), Some(play)) = (&game.phase, game.play()) else {
        return None;
    };
    let winner = match ended.outcome {
        Outcome::Won(side) => legible(&record.players[side].name),
        _ => String::new(),
    };
    Some(t.localize(&EndMessage {
        ruleset: &play.ruleset,
        outcome: ended.outcome,
        ground: &ended.ground,
        winner,
    }))
}
