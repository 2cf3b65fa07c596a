//! `/check`: checks a file of records for anybody. What it proves is said, and what it does not;
//! its games can be replayed. Nothing of the file is kept.

use crate::formats::record::{self, GameRecord, MOST_BYTES, ParsedRecords, Records, Statement};
use crate::i18n::{EndMessage, Localizer};
use crate::referee::{Ended, Game, Outcome, Phase, Running};
use crate::rules::{Colour, Kind, Side};
use crate::web::board_svg::Drawing;
use crate::web::replay_steps::{self, Step};
use crate::web::request_context::RequestContext;
use crate::web::upload::{VisitorUpload, Wrong};
use crate::web::{Answer, Notice, Page, game_view};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "records/check.html")]
struct RecordCheckView {
    page: Page,
    checked: Option<CheckedFile>,
    /// The check number of a paper, which the file is to have.
    paper: Option<CheckDigits>,
}

impl RecordCheckView {
    /// Whether there is a game to step through.
    fn shows_game(&self) -> bool {
        let checked = self.checked.as_ref();
        checked.is_some_and(|checked| checked.shown.is_some())
    }
}

/// What came of a file.
struct CheckedFile {
    /// Its text, for looking at another of its games.
    text: String,
    verdict: FileVerdict,
    /// Whether it has the check number of the paper.
    paper: Option<PaperMatch>,
    /// What is wrong, the first first.
    faults: Vec<String>,
    /// What is proved: a sentence, and what was done for it.
    proved: Vec<(String, String)>,
    not_proved: Vec<String>,
    /// Its games: the value that asks for each, its words, and whether it is shown.
    games: Vec<(String, String, bool)>,
    shown: Option<ShownGame>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FileVerdict {
    Unchanged,
    Changed,
    Unreadable,
}

/// Whether a file has the check number of a paper, in words.
struct PaperMatch {
    is_found: bool,
    text: String,
}

/// A check number: sixteen digits, 0-9 and a-f.
#[derive(Clone)]
struct CheckDigits(String);

impl CheckDigits {
    const LENGTH: usize = 16;

    /// As somebody typed or scanned it.
    fn read(text: &str) -> Option<CheckDigits> {
        let digits = text.chars().filter(char::is_ascii_hexdigit);
        let digits: String = digits.map(|digit| digit.to_ascii_lowercase()).collect();
        (digits.len() == Self::LENGTH && text.len() <= 2 * Self::LENGTH).then_some(Self(digits))
    }

    /// In groups of four, as papers and pages show it.
    fn grouped(&self) -> String {
        let digits: Vec<char> = self.0.chars().collect();
        let groups = digits.chunks(4).map(String::from_iter);
        groups.collect::<Vec<_>>().join(" ")
    }
}

/// The game that is shown.
struct ShownGame {
    title: String,
    players: [(Colour, Kind, String); 2],
    drawing: Drawing,
    men: Vec<(char, Colour, Kind)>,
    steps: Vec<Step>,
    end: Option<String>,
}

/// A file, or its text.
#[derive(MultipartForm)]
pub struct RecordFile {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    /// The place in the file of the game to show, from 0.
    game: Option<Text<String>>,
    /// The check number of a paper.
    number: Option<Text<String>>,
}

/// What a paper leads to.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PaperQuery {
    number: String,
}

/// `GET /check`
pub async fn show(visitor: RequestContext, paper: Query<PaperQuery>) -> Answer {
    visitor.html(&RecordCheckView {
        page: visitor.page(),
        checked: None,
        paper: CheckDigits::read(&paper.number),
    })
}

/// `POST /check`
///
/// # Errors
/// When too many files are checked at the same time. What is wrong with the file is said.
pub async fn check(
    visitor: RequestContext,
    VisitorUpload { form, permit }: VisitorUpload<RecordFile>,
) -> Answer {
    let mut page = RecordCheckView {
        page: visitor.page(),
        checked: None,
        paper: None,
    };
    let Some(form) = form else {
        page.page.notice = Some(Notice::bad(visitor.t.msg("file-too-large")));
        return visitor.not_done(&page);
    };
    let asked = form.game.as_ref().map(|game| game.0.clone());
    let number = form.number.as_deref();
    page.paper = number.and_then(|number| CheckDigits::read(number));
    let paper = page.paper.clone();
    let bytes = bytes(form);
    if bytes.trim_ascii().is_empty() {
        page.page.notice = Some(Notice::bad(visitor.t.msg("verify-nothing")));
        return visitor.not_done(&page);
    }
    let t = visitor.t.clone();
    let checked = visitor.import(&permit, move |_desk| {
        Ok(checked(&t, &bytes, (asked.as_deref(), paper.as_ref())))
    });
    page.checked = Some(checked.await?);
    visitor.html(&page)
}

/// The file that was chosen, or the text that was pasted.
fn bytes(form: RecordFile) -> Vec<u8> {
    match form.file.filter(|file| !file.data.is_empty()) {
        Some(file) => file.data.into(),
        // Browsers send the ends of lines as the network has them.
        None => form
            .text
            .as_deref()
            .map_or_else(Vec::new, |text| text.replace("\r\n", "\n").into()),
    }
}

fn checked(
    t: &Localizer,
    bytes: &[u8],
    (asked, paper): (Option<&str>, Option<&CheckDigits>),
) -> CheckedFile {
    let reading = record::read(bytes);
    let verdict = verdict(&reading);
    let is_sound = verdict == FileVerdict::Unchanged;
    let games: Vec<&GameRecord> = games(&reading.records).collect();
    let place = asked.and_then(|place| place.parse().ok()).unwrap_or(0);
    let shown = games.get(place).copied().filter(|_| is_sound);
    let named = |(number, game): (usize, &&GameRecord)| {
        (number.to_string(), title(t, game), number == place)
    };
    let notes = reading.notes.iter().map(|note| t.localize(note));
    let not_proved = notes.chain([t.msg("verify-not-table")]);
    CheckedFile {
        text: String::from_utf8_lossy(bytes).into_owned(),
        verdict,
        paper: paper
            .filter(|_| is_sound)
            .map(|paper| matched(t, &reading.records, paper)),
        faults: Wrong::of(t, &reading.faults).sentences,
        proved: if is_sound {
            proved(t, &reading.records)
        } else {
            Vec::new()
        },
        not_proved: not_proved.filter(|_| is_sound).collect(),
        games: if is_sound {
            games.iter().enumerate().map(named).collect()
        } else {
            Vec::new()
        },
        shown: shown.and_then(|game| shown_game(t, game)),
    }
}

fn verdict(reading: &ParsedRecords) -> FileVerdict {
    let mut faults = reading.faults.iter();
    if reading.faults.is_empty() {
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

/// What a file proves in which nothing is wrong.
fn proved(t: &Localizer, records: &Records) -> Vec<(String, String)> {
    let replayed: Vec<Game> = games(records).filter_map(replayed).collect();
    let turns = replayed
        .iter()
        .filter_map(Game::play)
        .map(Running::turn_count)
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

/// Whether one of the statements in a file has the check number of a paper.
fn matched(t: &Localizer, records: &Records, paper: &CheckDigits) -> PaperMatch {
    let mut seals = records.events.iter().flat_map(|event| &event.seals);
    let found = seals.find(|seal| seal.check_number() == paper.grouped());
    let statement = found.and_then(|seal| Statement::parse(&seal.statement));
    match statement {
        Some(statement) => PaperMatch {
            is_found: true,
            text: t.msg_arg("verify-paper-is", "round", statement.round.0),
        },
        None => PaperMatch {
            is_found: false,
            text: t.msg_arg("verify-paper-is-not", "code", paper.grouped()),
        },
    }
}

fn is_agreed(game: &Game) -> bool {
    let is_both = |ended: &Ended| Side::BOTH.iter().all(|side| ended.agreed[*side]);
    matches!(&game.phase, Phase::Finished(ended) if is_both(ended))
}

/// A game as its record makes it; `None` where an entry cannot follow.
fn replayed(record: &GameRecord) -> Option<Game> {
    let mut entries = record.opened().into_iter();
    entries.try_fold(Game::scheduled(), |game, entry| game.apply(&entry).ok())
}

/// `Round 1, board 2: Thandiwe M. and Lerato Z.`
fn title(t: &Localizer, record: &GameRecord) -> String {
    let [first, second] = Side::BOTH.map(|side| record.players[side].name.clone());
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
    let positions = play.course.positions();
    let last = play.course.turns().last().map(String::as_str);
    let steps = replay_steps::steps(t, play);
    let player = |side: Side| {
        let name = record.players[side].name.clone();
        (ruleset.colour(side), game_view::usual(ruleset), name)
    };
    Some(ShownGame {
        title: title(t, record),
        players: Side::BOTH.map(player),
        drawing: Drawing::after(
            t,
            ruleset,
            positions.iter().rev().nth(1),
            play.course.position(),
            last,
        ),
        men: replay_steps::men_of(&steps),
        steps,
        end: end(t, record, &game),
    })
}

/// How a game ended, with the winner's name.
fn end(t: &Localizer, record: &GameRecord, game: &Game) -> Option<String> {
    let (Phase::Finished(ended), Some(play)) = (&game.phase, game.play()) else {
        return None;
    };
    let winner = match ended.outcome {
        Outcome::Won(side) => record.players[side].name.clone(),
        _ => String::new(),
    };
    Some(t.localize(&EndMessage {
        ruleset: &play.ruleset,
        outcome: ended.outcome,
        ground: &ended.ground,
        winner,
    }))
}

/// A visitor's file is smaller than the largest that can be read.
const _: () = assert!(crate::web::upload::VISITOR_BYTES <= MOST_BYTES);
