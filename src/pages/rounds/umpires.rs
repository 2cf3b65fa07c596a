//! `/e/<event>/rounds/<n>/umpires`: the umpires of the boards of a posted round.

use crate::desk::Fault;
use crate::desk::rights::PairRounds;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::pages::shared::event_paths::RoundPath;
use crate::paths::{self, EventPaths};
use crate::store::Board;
use crate::tournament::{
    BoardNo, RoundNo, Tournament, Umpire, UmpireList, look_alike_key, school_key,
};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::{NamedPlayer, Names, ranges};
use actix_web::web::Form;
use askama::Template;

#[derive(Template)]
#[template(path = "rounds/umpires.html")]
struct RoundUmpiresView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    round: RoundNo,
    title: String,
    boards: Vec<BoardUmpire>,
    /// The names to choose from.
    names: Vec<String>,
    /// Each umpire with its boards, for a paper.
    umpires: Vec<(String, String)>,
    /// The address of the list of umpires.
    list: String,
    /// Whether somebody is here.
    has_umpires: bool,
}

/// A board with its umpire.
struct BoardUmpire {
    board: BoardNo,
    players: String,
    umpire: String,
    /// The name under which a phone records the game.
    recorder: Option<String>,
    is_over: bool,
    /// Whether a player is of the umpire's own school.
    is_own_school: bool,
}

/// `GET /e/{key}/rounds/{round}/umpires`
///
/// # Errors
/// When the round is not posted.
pub async fn show(
    Organising { context, organiser }: Organising<PairRounds>,
    round_path: RoundPath,
) -> Answer {
    let round = RoundNo(round_path.1);
    let event = organiser.event().clone();
    let (tournament, boards, list) = context
        .desk(move |desk| {
            let event = organiser.event();
            let tournament = desk.tournament(event)?;
            let posted = tournament.posted().map(|posted| posted.number);
            if posted != Some(round) {
                return Err(Fault::NotFound);
            }
            let boards = desk.boards(event, round)?;
            Ok((tournament, boards, desk.umpire_list(event)?))
        })
        .await?;
    let t = &*context.t;
    let rows = boards.iter().map(|board| row(&tournament, &list, board));
    let main = event
        .section_of()
        .map_or(&event.key, |main| &main.public_key);
    context.html(&RoundUmpiresView {
        boards: rows.collect(),
        names: list.all.iter().map(|one| one.name.clone()).collect(),
        umpires: by_umpire(&tournament, &list, &boards),
        has_umpires: !list.here.is_empty(),
        list: paths::of(main).umpires(),
        title: t.msg_arg("umpires-of-round", "round", round.0),
        round,
        nav: EventNav::of(t, &event, &tournament, OrganiserTab::Round),
        paths: paths::of(&event.key),
        page: context.page(),
    })
}

fn umpire_of<'a>(
    tournament: &Tournament,
    list: &'a UmpireList,
    board: &Board,
) -> Option<&'a Umpire> {
    let options = &tournament.options;
    list.get(options.umpire_at(board.round, board.pairing.board)?)
}

fn row(tournament: &Tournament, list: &UmpireList, board: &Board) -> BoardUmpire {
    let players = NamedPlayer::pair(tournament, &board.pairing, Names::Full);
    let umpire = umpire_of(tournament, list, board);
    let schools = [&players.first.school, &players.second.school];
    let is_own = |one: &Umpire| {
        let key = school_key(&one.school);
        !key.is_empty() && schools.iter().any(|school| school_key(school) == key)
    };
    let recorder = board
        .state
        .as_ref()
        .and_then(|state| state.recorder.as_ref());
    BoardUmpire {
        board: board.pairing.board,
        players: format!("{} – {}", players.first.name, players.second.name),
        umpire: umpire.map(|one| one.name.clone()).unwrap_or_default(),
        recorder: recorder.map(|one| one.name.clone()),
        is_over: board.result.is_some(),
        is_own_school: umpire.is_some_and(is_own),
    }
}

/// The umpires who have boards, with these.
fn by_umpire(
    tournament: &Tournament,
    list: &UmpireList,
    boards: &[Board],
) -> Vec<(String, String)> {
    let with_boards = list.all.iter().filter_map(|umpire| {
        let own = boards.iter().filter(|board| {
            umpire_of(tournament, list, board).is_some_and(|one| one.number == umpire.number)
        });
        let own: Vec<BoardNo> = own.map(|board| board.pairing.board).collect();
        let own = ranges(&own);
        (!own.is_empty()).then(|| (umpire.name.clone(), own))
    });
    with_boards.collect()
}

/// `POST /e/{key}/rounds/{round}/umpires`: allots umpires, with `allot`; else gives the boards `b1`, `b2` … the
/// umpires with these names.
///
/// # Errors
/// When nobody is here, the round is not posted, or a name is unknown.
pub async fn change(
    organising: Organising<PairRounds>,
    round_path: RoundPath,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let round = RoundNo(round_path.1);
    let page = organising.paths().round_umpires(round);
    let fields = form.into_inner();
    organising
        .change(page, FlashMessage::SettingsSaved, move |desk, by, at| {
            if fields.iter().any(|(field, _)| field == "allot") {
                return desk.allot_umpires(by, round, at);
            }
            let list = desk.umpire_list(by.event())?;
            let chosen: Result<Vec<_>, Fault> = fields
                .iter()
                .filter_map(|(field, name)| Some((field.strip_prefix('b')?.parse().ok()?, name)))
                .map(|(board, name)| Ok((BoardNo(board), number_of(&list, name)?)))
                .collect();
            desk.set_umpires(by, round, chosen?, at)
        })
        .await
}

/// The number of the umpire with a name; `None` for an empty one.
fn number_of(list: &UmpireList, name: &str) -> Result<Option<u16>, Fault> {
    if name.trim().is_empty() {
        return Ok(None);
    }
    let key = look_alike_key(name);
    let known = list.all.iter().find(|one| look_alike_key(&one.name) == key);
    let known = known.ok_or_else(|| Fault::UnknownUmpire(name.trim().to_owned()))?;
    Ok(Some(known.number))
}
