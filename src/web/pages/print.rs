//! What goes on paper: pairing lists, the cards of the boards, result slips,
//! score sheets, forms to fill in, winners and certificates.

pub mod blank_forms;
pub mod board_cards;
pub mod certificates;
pub mod pairings;
pub mod recorded_games;
pub mod result_slips;
pub mod score_sheets;
pub mod standings;
pub mod winners;

use crate::web::paths::{self, EventPaths};
use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::rights::Actor;
use crate::formats::pdf::{self, BoardHeading, BoardPlayer, PdfMetadata, PdfPart};
use crate::formats::table::Table;
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::store::Board;
use crate::tournament::standings::Standings;
use crate::tournament::{Pairing, RoundNo, Tournament};
use crate::web::download::{PDF, download};
use crate::web::request_context::{RequestContext, TOLD};
use crate::web::table::{Names, Player, Round};
use crate::web::{Answer, Failed, Page};
use askama::Template;

/// A round as it is printed.
struct PrintedRound {
    event: Event,
    tournament: Tournament,
    round: Round,
    /// The boards with their codes; none for a draft.
    boards: Vec<(Board, Option<String>)>,
}

/// What is printed of a round; a draft only if it may be.
async fn printed(
    visitor: &RequestContext,
    organiser: &Actor,
    number: u16,
    may_be_draft: bool,
) -> Result<PrintedRound, Failed> {
    let (organiser, number) = (organiser.clone(), RoundNo(number));
    visitor
        .desk(move |desk| {
            let event = organiser.event().clone();
            let tournament = desk.tournament(&event)?;
            let round = Round::of(&tournament, number).ok_or(Fault::NotFound)?;
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
                event,
                tournament,
                round,
            })
        })
        .await
}

/// Who stands where, with the tournament from which it follows.
async fn ranked(
    visitor: &RequestContext,
    organiser: &Actor,
) -> Result<(Tournament, Standings), Failed> {
    let event = organiser.event().clone();
    let standings = visitor.desk(move |desk| desk.standings(&event, None));
    standings.await
}

impl PrintedRound {
    /// Who sits at a board, under a message that names the board and the round.
    fn board_heading(&self, t: &Localizer, place: &str, pairing: &Pairing) -> BoardHeading {
        let players = Player::pair(&self.tournament, pairing, Names::Full);
        let values = [
            ("board", pairing.board.0.into()),
            ("round", self.round.number.0.into()),
        ];
        BoardHeading {
            place: t.msg_with(place, &values),
            event: self.event.name.clone(),
            players: Side::BOTH.map(|side| BoardPlayer {
                side: t.localize(&self.event.ruleset.colour(side)),
                name: players[side].name.clone(),
                school: players[side].school.clone(),
            }),
        }
    }
}

/// Where hands write a number.
const BY_HAND: &str = "____";

/// A board whose number, round and players are written by hand.
fn nobody(t: &Localizer, event: &Event, place: &str) -> BoardHeading {
    let values = [("board", BY_HAND.into()), ("round", BY_HAND.into())];
    BoardHeading {
        place: t.msg_with(place, &values),
        event: event.name.clone(),
        players: Side::BOTH.map(|side| BoardPlayer {
            side: t.localize(&event.ruleset.colour(side)),
            name: String::new(),
            school: String::new(),
        }),
    }
}

/// So much goes on paper that whoever waits for it is told so.
const LONG: usize = 200;

/// Tells what is being made, and leads to it.
#[derive(Template)]
#[template(path = "print/in_progress.html")]
struct InProgressView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    title: String,
    count: usize,
    place: String,
}

/// Parts as a PDF of that name. It is made on a thread that may block; where that takes
/// a while, a browser is told first how much it is.
async fn handed_out(
    visitor: &RequestContext,
    event: &Event,
    (file, title): (&str, String),
    parts: Vec<PdfPart>,
) -> Answer {
    let count = parts.iter().map(PdfPart::count).sum();
    if count > LONG && visitor.wants_word {
        return visitor.html(&InProgressView {
            title,
            count,
            place: format!("{}?{}{TOLD}", visitor.path, visitor.elsewhere),
            paths: paths::of(&event.key),
            event_name: event.name.clone(),
            page: visitor.page(),
        });
    }
    let language = visitor.t.language().tag();
    let make = move || {
        let title = &title;
        pdf::document(PdfMetadata { title, language }, &parts)
    };
    let bytes = visitor.spawn_blocking(make).await??;
    Ok(download(&format!("{file}-{}.pdf", event.key), PDF, bytes))
}

/// Tables as a PDF of that name, with the name of the event on every leaf.
async fn lists_out(
    visitor: &RequestContext,
    event: &Event,
    file: (&str, String),
    tables: Vec<Table>,
) -> Answer {
    let over = event.name.clone();
    let parts = vec![PdfPart::Tables { over, tables }];
    handed_out(visitor, event, file, parts).await
}
