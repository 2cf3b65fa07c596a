//! `/e/<event>/rounds/<n>/print/pairings`: the pairing list with full names, by board and by name.

use super::{printed, tables_as_pdf};
use crate::desk::rights::HandOutBoards;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::event_paths::RoundPath;
use crate::paths::{self, EventPaths};
use crate::view::report_tables::{self, BoardRow, PlayerRow};
use crate::view::round_tables::{Names, Sitting, byes};
use askama::Template;

#[derive(Template)]
#[template(path = "print/pairings.html")]
struct PairingsView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    title: String,
    pdf: String,
    is_draft: bool,
    /// Planned time and place.
    when: Option<String>,
    by_board: Vec<BoardRow>,
    by_name: Vec<PlayerRow>,
    byes: Vec<Sitting>,
}

/// `GET /e/{key}/rounds/{round}/print/pairings`
pub(crate) async fn show(
    Organising { context, organiser }: Organising<HandOutBoards>,
    round_path: RoundPath,
) -> Answer {
    let printed = printed(&context, &organiser, round_path.1, true).await?;
    let t = &*context.t;
    context.html(&PairingsView {
        title: report_tables::pairings_title(t, &printed.tournament, printed.round.number),
        is_draft: printed.round.is_draft,
        when: crate::view::schedule::line(t, &printed.event, printed.round.number),
        pdf: paths::of(&printed.event.key).print_pairings_pdf(printed.round.number),
        by_board: report_tables::board_rows(t, &printed.tournament, &printed.round, Names::Full),
        by_name: report_tables::player_rows(
            t,
            &printed.event.ruleset,
            &printed.tournament,
            &printed.round,
            Names::Full,
        ),
        byes: byes(t, &printed.tournament, &printed.round, Names::Full),
        paths: paths::of(&printed.event.key),
        event_name: printed.event.title_with_room(),
        page: context.page().playing(&printed.event.ruleset),
    })
}

/// `GET /e/{key}/rounds/{round}/print/pairings.pdf`
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub(crate) async fn pdf(organising: Organising<HandOutBoards>, path: RoundPath) -> Answer {
    let Organising { context, organiser } = organising;
    let printed = printed(&context, &organiser, path.1, false).await?;
    let (t, rules) = (&*context.t, &printed.event.ruleset);
    let mut tables = [report_tables::by_board, report_tables::by_name]
        .map(|list| list(t, rules, &printed.tournament, &printed.round, Names::Full));
    if let Some(when) = crate::view::schedule::line(t, &printed.event, printed.round.number) {
        tables
            .iter_mut()
            .for_each(|table| table.notes.push(when.clone()));
    }
    let title = report_tables::pairings_title(t, &printed.tournament, printed.round.number);
    let file = format!("round-{}", printed.round.number);
    tables_as_pdf(&context, &printed.event, (&file, title), tables.into()).await
}
