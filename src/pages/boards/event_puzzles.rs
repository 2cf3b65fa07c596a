//! `/e/<event>/puzzles` and `puzzles.pdf`: puzzles from the games of an event, for its organisers. Nothing is stored.

use crate::desk::events::Event;
use crate::desk::games::PublicPosition;
use crate::desk::rights::TakeFiles;
use crate::desk::{Desk, Fault};
use crate::formats::pdf::{self, PdfMetadata, PdfPart};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::download::{PDF, download};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::http::server::request_priority::Priority;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::referee::Phase;
use crate::rules::{GameHistory, Ruleset};
use crate::tournament::{BoardNo, RoundNo, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::mini_board::{MiniBoard, MiniField};
use crate::view::{exercise, game_view};
use askama::Template;
use inkundla_engine::{Puzzle, puzzles_of_played};

/// The most puzzles of an event.
const MOST: usize = 20;
/// The most games that are read, the newest first.
const MOST_GAMES: usize = 100;
/// The most positions that are searched.
const MOST_POSITIONS: usize = 600;

#[derive(Template)]
#[template(path = "boards/event_puzzles.html")]
struct EventPuzzlesView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    field: MiniField,
    puzzles: Vec<ListedPuzzle>,
    /// The number of games that were looked at.
    games: String,
}

/// A puzzle on the page.
struct ListedPuzzle {
    mini: MiniBoard,
    place: String,
    level: String,
    task: String,
    /// The turns that solve it, and the first of them in words.
    solution: String,
    practice: String,
}

/// A puzzle, and the board on which its position stood.
struct FoundPuzzle {
    round: RoundNo,
    board: BoardNo,
    puzzle: Puzzle,
}

/// `GET /e/{key}/puzzles`
pub async fn show(Organising { context, organiser }: Organising<TakeFiles>) -> Answer {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let (games, found) = found(&context, event, &tournament).await?;
    let t = &*context.t;
    let ruleset = &event.ruleset;
    context.html(&EventPuzzlesView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Files),
        paths: paths::of(&event.key),
        field: MiniField::of(ruleset),
        puzzles: found.iter().map(|one| listed(t, ruleset, one)).collect(),
        games: t.plural("event-puzzles-games", games),
    })
}

/// `GET /e/{key}/puzzles.pdf`
pub async fn pdf(Organising { context, organiser }: Organising<TakeFiles>) -> Answer {
    let event = organiser.event().clone();
    let tournament = context.tournament(&event).await?;
    let (_, found) = found(&context, &event, &tournament).await?;
    let t = &*context.t;
    let title = t.msg_arg("event-puzzles-of", "event", event.title());
    let printed = found.iter().map(|one| {
        let place = place(t, one);
        exercise::of_puzzle(t, &event.ruleset, &one.puzzle, &place)
    });
    let sheet = exercise::sheet(t, &event.ruleset, title.clone(), printed.collect());
    let language = t.language().tag();
    let make = move || {
        let metadata = PdfMetadata {
            title: &title,
            language,
        };
        pdf::document(metadata, &[PdfPart::Exercises(sheet)])
    };
    let bytes = context.spawn_blocking(make).await??;
    Ok(download(&format!("puzzles-{}.pdf", event.key), PDF, bytes))
}

/// The number of games that were read, and the puzzles in them. The engine searches behind all other work.
async fn found(
    context: &RequestContext,
    event: &Event,
    tournament: &Tournament,
) -> Result<(usize, Vec<FoundPuzzle>), Failed> {
    let event = event.clone();
    let closed = tournament.closed.iter().map(|round| round.number);
    let posted = tournament.posted().map(|round| round.number);
    let rounds: Vec<RoundNo> = closed.chain(posted).collect();
    let search = move |desk: &Desk| {
        let (places, games): (Vec<_>, Vec<_>) = games(desk, &event, &rounds)?.into_iter().unzip();
        let found = puzzles_of_played(&games, MOST, MOST_POSITIONS).into_iter();
        let found = found.filter_map(|(index, puzzle)| {
            let (round, board) = *places.get(index)?;
            Some(FoundPuzzle {
                round,
                board,
                puzzle,
            })
        });
        Ok((games.len(), found.collect()))
    };
    context.desk_with(Priority::Engine, search).await
}

/// A finished game with its place.
type FinishedGame = ((RoundNo, BoardNo), GameHistory);

/// The recorded games that are over, the newest round first.
fn games(desk: &Desk, event: &Event, rounds: &[RoundNo]) -> Result<Vec<FinishedGame>, Fault> {
    let mut games = Vec::new();
    for round in rounds.iter().rev() {
        for board in desk.boards(event, *round)? {
            let is_begun = board.state.as_ref().is_some_and(|state| state.seq > 0);
            if !is_begun || games.len() == MOST_GAMES {
                continue;
            }
            let number = board.pairing.board;
            let board_context = desk.board_context(&event.key, *round, number)?;
            let recorded = desk.recorded_game(&board_context)?;
            if let Phase::Finished(ended) = recorded.game.phase
                && let Some(last) = ended.last
            {
                games.push(((*round, number), last.history));
            }
        }
    }
    Ok(games)
}

fn listed(t: &Localizer, ruleset: &Ruleset, one: &FoundPuzzle) -> ListedPuzzle {
    let puzzle = &one.puzzle;
    let shown = PublicPosition {
        position: puzzle.position.clone(),
        last_turn: None,
        changed_at: None,
    };
    let first = puzzle.solutions.first().map_or("", String::as_str);
    let words = game_view::turn_text(t, ruleset, &puzzle.position, first);
    ListedPuzzle {
        mini: MiniBoard::of(ruleset, &shown),
        place: place(t, one),
        level: t.msg(&format!("puzzle-level-{}", puzzle.level().name())),
        task: exercise::puzzle_task(t, ruleset, puzzle),
        solution: format!("{}: {words}.", puzzle.solutions.join(", ")),
        practice: crate::pages::shared::practice_address::of_position(ruleset, &puzzle.position),
    }
}

/// Round and board, without names.
fn place(t: &Localizer, one: &FoundPuzzle) -> String {
    let values = [("round", one.round.0.into()), ("board", one.board.0.into())];
    t.msg_with("cards-place", &values)
}
