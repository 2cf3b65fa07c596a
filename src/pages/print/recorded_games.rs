//! `/e/<event>/rounds/<n>/print/records`: score sheets of the recorded games of a round, with time
//! and reason of every entry, to be signed.

use super::{PrintedRound, printed};
use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame};
use crate::desk::rights::TakeFiles;
use crate::formats::qr::Qr;
use crate::formats::record::Seal;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::i18n::{EndMessage, Localizer};
use crate::pages::shared::event_paths::RoundPath;
use crate::paths::{self, EventPaths};
use crate::referee::{Line as RecordLine, Outcome, Phase, Role, transcript};
use crate::rules::{Colour, Kind};
use crate::system_time;
use crate::tournament::{BoardNo, RoundNo};
use crate::view::game_view;
use crate::view::round_tables::{NamedPlayer, Names};
use actix_web::web::Query;
use askama::Template;
use inkundla_replay::board_svg::Drawing;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "print/recorded_games.html")]
struct RecordedGamesView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    title: String,
    round: RoundNo,
    boards: Vec<u16>,
    sheets: Vec<RecordedSheet>,
    board_label: String,
    check: Option<CheckNumber>,
}

/// The check number of a sealed round, as text and QR code.
struct CheckNumber {
    text: String,
    qr: Option<Qr>,
}

struct RecordedSheet {
    place: String,
    day: String,
    first: NamedPlayer,
    second: NamedPlayer,
    lines: Vec<TurnLine>,
    drawing: Drawing,
    position: String,
    end: String,
    umpires: String,
}

/// An entry of the record.
struct TurnLine {
    number: u32,
    /// Number and notation of a turn; empty for other entries.
    turn: String,
    /// The side that moved, or a description of the entry.
    text: String,
    by: String,
    time: String,
    is_struck: bool,
}

/// The selected board; empty for all.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct RecordedGamesQuery {
    board: String,
}

/// `GET /e/{key}/rounds/{round}/print/records`
///
/// # Errors
/// When there is no such round, it is still a draft, or a record cannot be replayed.
pub(crate) async fn show(
    Organising { context, organiser }: Organising<TakeFiles>,
    round_path: RoundPath,
    query: Query<RecordedGamesQuery>,
) -> Answer {
    let printed = printed(&context, &organiser, round_path.1, false).await?;
    let round = printed.round.number;
    let begun = printed.boards.iter().filter(|(board, _)| {
        let state = board.state.as_ref();
        state.is_some_and(|state| state.seq > 0)
    });
    let boards: Vec<BoardNo> = begun.map(|(board, _)| board.pairing.board).collect();
    let query = query.board.as_str();
    let chosen: Vec<BoardNo> = boards
        .iter()
        .copied()
        .filter(|board| query.is_empty() || board.to_string() == query)
        .collect();
    let games = games(&context, &printed.event.key, round, chosen).await?;
    let t = &*context.t;
    let mut sheets = Vec::new();
    for (board_context, recorded) in &games {
        let pairing = printed
            .round
            .at(board_context.board)
            .map(|(pairing, _)| pairing);
        let pairing = pairing.ok_or_else(|| context.failed(Fault::NotFound))?;
        let players = NamedPlayer::pair(&printed.tournament, pairing, Names::Full);
        let lines = transcript(&recorded.entries);
        let lines = lines.map_err(|corrupt| context.failed(corrupt.into()))?;
        sheets.push(RecordedSheet {
            first: players.first,
            second: players.second,
            ..sheet(t, board_context, recorded, &lines)
        });
    }
    let check = check_number(&context, &printed).await?;
    context.html(&RecordedGamesView {
        check,
        title: t.msg_arg("print-records-title", "round", round.0),
        board_label: t.msg("board-label"),
        boards: boards.iter().map(|board| board.0).collect(),
        round,
        sheets,
        paths: paths::of(&printed.event.key),
        event_name: printed.event.title_with_room(),
        page: context.page().playing(&printed.event.ruleset),
    })
}

/// The check number of the latest seal of a closed round.
async fn check_number(
    context: &RequestContext,
    printed: &PrintedRound,
) -> Result<Option<CheckNumber>, Failed> {
    if !printed.round.is_closed {
        return Ok(None);
    }
    let (event, round) = (printed.event.clone(), printed.round.number);
    let seal = context.desk(move |desk| desk.last_seal(&event, round));
    Ok(seal.await?.map(|seal| to_check(context, &seal)))
}

/// The QR code leads to the public check of records; it is the number alone if others cannot
/// reach this server.
fn to_check(context: &RequestContext, seal: &Seal) -> CheckNumber {
    let code = seal.check_number();
    let base = context.settled_base();
    let digits = code.replace(' ', "");
    let scanned = if base.is_only_here {
        digits
    } else {
        format!("{}/check?number={digits}", base.url)
    };
    CheckNumber {
        text: context.t.msg_arg("print-records-check", "code", code),
        qr: Qr::of(&scanned),
    }
}

async fn games(
    context: &RequestContext,
    key: &str,
    round: RoundNo,
    boards: Vec<BoardNo>,
) -> Result<Vec<(BoardContext, RecordedGame)>, Failed> {
    let key = key.to_owned();
    context
        .desk(move |desk| {
            let game = |board| {
                let board_context = desk.board_context(&key, round, board)?;
                let recorded = desk.recorded_game(&board_context)?;
                Ok((board_context, recorded))
            };
            boards.into_iter().map(game).collect()
        })
        .await
}

fn sheet(
    t: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
    lines: &[RecordLine],
) -> RecordedSheet {
    let place = [
        ("round", board_context.round.0.into()),
        ("board", board_context.board.0.into()),
    ];
    let nobody = || NamedPlayer {
        name: String::new(),
        school: String::new(),
        token: None,
        rating: None,
    };
    let start = board_context.event.ruleset.start();
    let play = recorded.game.play();
    RecordedSheet {
        place: t.msg_with("sheet-place", &place),
        day: lines
            .first()
            .map_or(String::new(), |line| system_time::day(t, line.entry.at)),
        first: nobody(),
        second: nobody(),
        lines: lines
            .iter()
            .map(|noted| line(t, board_context, noted))
            .collect(),
        drawing: game_view::drawing(t, board_context, recorded),
        position: play.map_or(&start, |play| play.history.position()).text(),
        end: end(t, board_context, recorded),
        umpires: umpires(lines),
    }
}

fn line(t: &Localizer, board_context: &BoardContext, noted: &RecordLine) -> TurnLine {
    let ruleset = &board_context.event.ruleset;
    let entry = &noted.entry;
    let turn = noted.turn.as_deref();
    let side = noted.side.map(|side| t.localize(&ruleset.colour(side)));
    let number = noted.turn_no.unwrap_or_default();
    TurnLine {
        number: entry.seq,
        turn: turn.map_or(String::new(), |turn| {
            let values = [("n", number.into()), ("text", turn.into())];
            t.msg_with("turn-text-numbered", &values)
        }),
        text: match (turn, side) {
            (Some(_), Some(side)) => side,
            _ => game_view::line_text(t, ruleset, noted),
        },
        by: match entry.by.role {
            Role::Umpire => String::new(), // named once, at the signature
            Role::Organiser => crate::view::audit_text::official(t, &entry.by),
            Role::Program => t.msg("print-records-program"),
            // The turn has the player's colour.
            Role::FirstPlayer | Role::SecondPlayer => String::new(),
        },
        time: system_time::second_of_day(entry.at),
        is_struck: noted.is_struck,
    }
}

/// The end of the game, with the winner's full name as on all papers.
fn end(t: &Localizer, board_context: &BoardContext, recorded: &RecordedGame) -> String {
    let Phase::Finished(ended) = &recorded.game.phase else {
        return t.msg("print-records-open");
    };
    t.localize(&EndMessage {
        ruleset: &board_context.event.ruleset,
        outcome: ended.outcome,
        ground: &ended.ground,
        winner: match ended.outcome {
            Outcome::Won(side) => board_context.names[side].to_string(),
            Outcome::Drawn | Outcome::NotPlayed => String::new(),
        },
    })
}

/// The names of the umpires in order of their first entry.
fn umpires(lines: &[RecordLine]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for line in lines {
        let by = &line.entry.by;
        if by.role == Role::Umpire && !by.name.is_empty() && !names.contains(&by.name.as_str()) {
            names.push(&by.name);
        }
    }
    names.join(", ")
}
