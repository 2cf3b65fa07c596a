//! Printed papers: pairing lists, board cards, result slips, score sheets, blank forms, winners and
//! certificates.

pub mod blank_forms;
pub mod board_cards;
pub mod certificates;
pub mod entries;
pub mod own_school;
pub mod pairings;
pub mod players;
pub mod prizes;
pub mod recorded_games;
pub mod result_slips;
pub mod score_sheets;
pub mod standings;
pub mod winners;

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::rights::{Actor, HandOutBoards, PrintResults};
use crate::formats::pdf::{self, BoardHeading, BoardPlayer, PdfMetadata, PdfPart};
use crate::formats::qr::Qr;
use crate::formats::table::Table;
use crate::http::request::request_context::{Organising, PREPARING, RequestContext};
use crate::http::response::download::{PDF, download};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::rules::Side;
use crate::store::Board;
use crate::tournament::standings::Standings;
use crate::tournament::{BoardNo, Pairing, RoundNo, Tournament, UmpireList};
use crate::view::round_tables::{NamedPlayer, Names, RoundTable};
use askama::Template;

/// A round with all data for printing.
struct PrintedRound {
    event: Event,
    tournament: Tournament,
    round: RoundTable,
    /// The boards with their access codes; empty for a draft.
    boards: Vec<(Board, Option<String>)>,
    umpires: UmpireList,
}

/// Loads a round; a draft only if `may_be_draft`.
async fn printed(
    context: &RequestContext,
    organiser: &Actor,
    number: u16,
    may_be_draft: bool,
) -> Result<PrintedRound, Failed> {
    let (organiser, number) = (organiser.clone(), RoundNo(number));
    context
        .desk(move |desk| {
            let event = organiser.event().clone();
            let tournament = desk.tournament(&event)?;
            let round = RoundTable::of(&tournament, number).ok_or(Fault::NotFound)?;
            if round.is_draft && !may_be_draft {
                return Err(Fault::NotFound);
            }
            let boards = if round.is_draft {
                Vec::new()
            } else {
                desk.boards(&event, number)?
            };
            let coded = boards.into_iter().map(|board| {
                let code = desk.code_of(&board);
                (board, code)
            });
            Ok(PrintedRound {
                boards: coded.collect(),
                umpires: desk.umpire_list(&event)?,
                event,
                tournament,
                round,
            })
        })
        .await
}

/// The tournament and its current standings.
async fn ranked(
    context: &RequestContext,
    organiser: &Actor,
) -> Result<(Tournament, Standings), Failed> {
    let event = organiser.event().clone();
    let standings = context.desk(move |desk| desk.standings(&event, None));
    standings.await
}

impl PrintedRound {
    /// The headings of all boards; `place` is the id of a message with board and round.
    fn board_headings(&self, t: &Localizer, place: &str) -> impl Iterator<Item = BoardHeading> {
        let boards = self.round.boards.iter();
        boards.map(move |(pairing, _)| self.board_heading(t, place, pairing))
    }

    fn board_heading(&self, t: &Localizer, place: &str, pairing: &Pairing) -> BoardHeading {
        let players = NamedPlayer::pair(&self.tournament, pairing, Names::Full);
        let values = [
            ("board", pairing.board.0.into()),
            ("round", self.round.number.0.into()),
        ];
        BoardHeading {
            place: t.msg_with(place, &values),
            event: self.event_and_umpire(t, pairing.board),
            players: Side::BOTH.map(|side| BoardPlayer {
                side: t.localize(&self.event.ruleset.colour(side)),
                name: players[side].name.clone(),
                school: self
                    .tournament
                    .options
                    .short_school(&players[side].school)
                    .to_owned(),
            }),
        }
    }
}

impl PrintedRound {
    /// The event, and the umpire to whom the board is allotted.
    fn event_and_umpire(&self, t: &Localizer, board: BoardNo) -> String {
        let event = self.event.title_with_room();
        let number = self.tournament.options.umpire_at(self.round.number, board);
        match number.and_then(|number| self.umpires.get(number)) {
            Some(umpire) => {
                let umpire = t.msg_arg("umpire-on-paper", "name", umpire.name.as_str());
                format!("{event} · {umpire}")
            }
            None => event,
        }
    }
}

/// A blank for a handwritten number.
const BY_HAND: &str = "____";

/// A heading whose board, round and players are filled in by hand.
fn nobody(t: &Localizer, event: &Event, place: &str) -> BoardHeading {
    let values = [("board", BY_HAND.into()), ("round", BY_HAND.into())];
    BoardHeading {
        place: t.msg_with(place, &values),
        event: event.title_with_room(),
        players: Side::BOTH.map(|side| BoardPlayer {
            side: t.localize(&event.ruleset.colour(side)),
            name: String::new(),
            school: String::new(),
        }),
    }
}

/// With more rows or items than this, a page first says that the paper takes a while.
const LONG: usize = 200;

/// A message before a download.
#[derive(Template)]
#[template(path = "print/before_paper.html")]
struct BeforePaperView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    title: String,
    message: String,
    /// Whether the message is a warning; then the download does not start by itself.
    is_warning: bool,
    place: String,
}

/// A page with a message, from which the download starts by itself or by a link.
fn before_paper(
    context: &RequestContext,
    event: &Event,
    title: String,
    (message, is_warning): (String, bool),
) -> Answer {
    context.html(&BeforePaperView {
        title,
        message,
        is_warning,
        place: format!(
            "{}?{}{PREPARING}",
            context.sent.path, context.sent.elsewhere
        ),
        paths: paths::of(&event.key),
        event_name: event.title_with_room(),
        page: context.page(),
    })
}

/// Renders parts as a PDF on a blocking thread. For a long one, browsers first get a page with
/// its size.
async fn handed_out(
    context: &RequestContext,
    event: &Event,
    (file, title): (&str, String),
    parts: Vec<PdfPart>,
) -> Answer {
    let count: usize = parts.iter().map(PdfPart::count).sum();
    if count > LONG && context.reply.can_wait_on_page {
        let message = context.t.plural("making-paper", count);
        return before_paper(context, event, title, (message, false));
    }
    let language = context.t.language().tag();
    let make = move || {
        let title = &title;
        pdf::document(PdfMetadata { title, language }, &parts)
    };
    let bytes = context.spawn_blocking(make).await??;
    Ok(download(&format!("{file}-{}.pdf", event.key), PDF, bytes))
}

/// Papers for the boards of a round as a PDF; `title` is the id of a message with the round.
async fn board_papers(
    Organising { context, organiser }: Organising<HandOutBoards>,
    round: u16,
    (file, title): (&str, &str),
    papers: fn(&Localizer, &PrintedRound) -> PdfPart,
) -> Answer {
    let printed = printed(&context, &organiser, round, false).await?;
    let t = &*context.t;
    let title = t.msg_arg(title, "round", round);
    let parts = vec![papers(t, &printed)];
    let file = format!("{file}-{round}");
    handed_out(&context, &printed.event, (&file, title), parts).await
}

/// Tables of the current standings as a PDF; `title` is the id of a message.
async fn standings_paper(
    Organising { context, organiser }: Organising<PrintResults>,
    (file, title): (&str, &str),
    tables: impl FnOnce(&Localizer, &Tournament, &Standings) -> Vec<Table>,
) -> Answer {
    let (tournament, standings) = ranked(&context, &organiser).await?;
    let mut tables = tables(&context.t, &tournament, &standings);
    let event = organiser.event().clone();
    let head = context.desk(move |desk| desk.log_head(&event)).await?;
    if let Some((first, head)) = tables.first_mut().zip(head) {
        let line = head.checkpoint.printed();
        first
            .notes
            .push(context.t.msg_arg("log-head-printed", "head", line));
    }
    let file = (file, context.t.msg(title));
    tables_as_pdf(&context, organiser.event(), file, tables).await
}

/// QR code of the public page, if phones can open it.
fn public_code(context: &RequestContext, event: &Event) -> Option<Qr> {
    let base = context.settled_base();
    let address = format!("{}{}", base.url, paths::of(&event.key).event());
    Qr::of(&address).filter(|_| !base.is_only_here)
}

/// Tables as a PDF, with the name of the event on every page.
async fn tables_as_pdf(
    context: &RequestContext,
    event: &Event,
    file: (&str, String),
    tables: Vec<Table>,
) -> Answer {
    let over = event.title_with_room();
    let qr = public_code(context, event);
    let parts = vec![PdfPart::Tables { over, tables, qr }];
    handed_out(context, event, file, parts).await
}
