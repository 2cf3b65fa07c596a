//! `/e/<event>/rounds/<n>/correct`: corrects a result of a closed round, after a preview of the
//! effect on the standings.

use crate::desk::Fault;
use crate::desk::fault::{FormProblem, Needed};
use crate::desk::rights::{Actor, CorrectResults, PairRounds};
use crate::http::request::form_parsing;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::{Localizer, short_result};
use crate::pages::shared::event_paths::RoundPath;
use crate::pages::shared::no_legal_pairing::pair_anew;
use crate::paths::{self, EventPaths};
use crate::store::Board;
use crate::tournament::{BoardNo, Effect, Pairing, RoundNo, Scored, Stage, Tournament};
use crate::view::audit_text::shift_text;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::{Choice, NamedPlayer, Names, RoundTable, choices, result_text};
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "rounds/correct_result.html")]
struct CorrectView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    title: String,
    round: RoundNo,
    boards: Vec<BoardChoice>,
    chosen: Option<ChosenBoard>,
}

struct BoardChoice {
    board: u16,
    text: String,
}

struct ChosenBoard {
    board: u16,
    /// The code of the current result; empty while the game is postponed.
    was: &'static str,
    title: String,
    now: String,
    choices: Vec<Choice>,
    reason: String,
    reasons: [String; 3],
    preview: Option<CorrectionPreview>,
}

/// The effect of the correction.
struct CorrectionPreview {
    code: &'static str,
    reason: String,
    change: String,
    shifts: Vec<String>,
    already_paired: Option<String>,
    /// The label of the button that pairs the draft of the next round again, if there is one.
    pair_again: Option<String>,
    is_for_report: bool,
    /// Whether the event keeps to the rules, so that the correction can only be for the report.
    is_locked: bool,
    /// Boards of these two players in later rounds, which were paired with the old result.
    later: Vec<String>,
    /// A note on the game's record, if there is one.
    record: Option<String>,
}

/// A correction to preview.
struct CorrectionRequest {
    scored: Scored,
    reason: String,
    effect: Effect,
    is_recorded: bool,
}

/// The selected board.
#[derive(Deserialize)]
pub struct CorrectQuery {
    board: Option<u16>,
}

/// The correction.
#[derive(Deserialize, Clone)]
pub struct CorrectionForm {
    board: u16,
    result: String,
    /// The result shown when the form was filled in; empty while the game was postponed. If
    /// missing, the stored result is assumed.
    was: Option<String>,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    confirm: String,
}

/// `GET /e/{key}/rounds/{round}/correct`
///
/// # Errors
/// When there is no such round, or it is not closed.
pub(crate) async fn show(
    Organising { context, organiser }: Organising<CorrectResults>,
    round_path: RoundPath,
    query: Query<CorrectQuery>,
) -> Answer {
    let (tournament, round) = closed(&context, &organiser, round_path.1).await?;
    let chosen = query
        .board
        .and_then(|board| chosen(&context.t, &tournament, &round, BoardNo(board), None));
    let page = page(&context, &organiser, &tournament, &round, chosen);
    context.html(&page)
}

/// `POST /e/{key}/rounds/{round}/correct`: shows the effect, or corrects if it is confirmed.
///
/// # Errors
/// When there is no such board, or no reason is given.
pub(crate) async fn correct(
    Organising { context, organiser }: Organising<CorrectResults>,
    round_path: RoundPath,
    form: Form<CorrectionForm>,
) -> Answer {
    let (key, number) = round_path.into_inner();
    let form = form.into_inner();
    let failed = |fault| context.failed(fault);
    let scored = form_parsing::result(&form.result)
        .and_then(|scored| scored.ok_or(form_parsing::wrong("result", FormProblem::Missing)))
        .map_err(failed)?;
    let reason = form_parsing::reason(&form.reason).map_err(failed)?;
    if reason.is_empty() {
        return Err(failed(Fault::ReasonMissing));
    }
    let seen = form.was.as_deref().map(form_parsing::result).transpose();
    let seen = seen.map_err(failed)?;
    let board = BoardNo(form.board);
    let is_report = form.confirm == "report";
    let pairs_again = form.confirm == "again";
    if form.confirm == "yes" || pairs_again || is_report {
        let at = context.at;
        let by = organiser.clone();
        let place = (RoundNo(number), board);
        context
            .desk(move |desk| {
                let result_of = |seen: Option<Scored>| seen.map(|seen| seen.result);
                match seen.map(result_of) {
                    _ if is_report => desk.report_result(&by, place, scored, &reason, at),
                    None => desk.correct_result(&by, place, scored, &reason, at),
                    Some(seen) => {
                        let results = (seen, scored);
                        desk.correct_result_over(&by, place, results, &reason, at)
                    }
                }
            })
            .await?;
        if pairs_again {
            let by = organiser.also::<PairRounds>().map_err(failed)?;
            return pair_anew(&context, &by, &key, false).await;
        }
        let page = paths::of(&key).round_control();
        let message = if is_report {
            FlashMessage::ResultReported
        } else {
            FlashMessage::ResultCorrected
        };
        return Ok(context.see(&page, message));
    }
    preview(
        &context,
        &organiser,
        (RoundNo(number), board),
        scored,
        reason,
    )
    .await
}

/// Shows the effect of a correction, to be confirmed.
///
/// # Errors
/// When there is no such board, or the round is not closed.
pub(crate) async fn preview(
    context: &RequestContext,
    organiser: &Actor,
    (round, board): (RoundNo, BoardNo),
    scored: Scored,
    reason: String,
) -> Answer {
    let (tournament, round) = closed(context, organiser, round.0).await?;
    let is_recorded = is_recorded(context, organiser, round.number, board).await?;
    let effect = tournament
        .clone()
        .correct(round.number, board, scored)
        .map_err(|_| context.failed(Fault::NotFound))?;
    let request = Some(CorrectionRequest {
        scored,
        reason,
        effect,
        is_recorded,
    });
    let chosen = chosen(&context.t, &tournament, &round, board, request);
    context.html(&page(context, organiser, &tournament, &round, chosen))
}

async fn is_recorded(
    context: &RequestContext,
    organiser: &Actor,
    round: RoundNo,
    board: BoardNo,
) -> Result<bool, crate::http::response::error_page::Failed> {
    let event = organiser.event().clone();
    let boards = context.desk(move |desk| desk.boards(&event, round)).await?;
    let state = |one: &Board| one.state.as_ref().is_some_and(|state| state.seq > 0);
    let found = boards.iter().find(|one| one.pairing.board == board);
    Ok(found.is_some_and(state))
}

/// The boards of the two players in later rounds, which may have been paired otherwise.
fn later(t: &Localizer, tournament: &Tournament, round: RoundNo, pairing: &Pairing) -> Vec<String> {
    let closed = tournament.closed.iter().map(|closed| closed.plan());
    let plans = closed.chain(tournament.current.iter().map(|stage| stage.plan()));
    let board_text = |number: RoundNo, later: &Pairing| {
        let players = NamedPlayer::pair(tournament, later, Names::Full);
        let values = [
            ("round", number.0.into()),
            ("board", later.board.0.into()),
            ("first", players.first.name.into()),
            ("second", players.second.name.into()),
        ];
        t.msg_with("later-board", &values)
    };
    let mut boards = Vec::new();
    for plan in plans.filter(|plan| plan.number > round) {
        let is_of = |later: &&Pairing| later.has(pairing.first) || later.has(pairing.second);
        let of_plan = plan.pairings.iter().filter(is_of);
        boards.extend(of_plan.map(|later| board_text(plan.number, later)));
    }
    boards
}

/// The tournament and one of its closed rounds.
async fn closed(
    context: &RequestContext,
    organiser: &Actor,
    number: u16,
) -> Result<(Tournament, RoundTable), crate::http::response::error_page::Failed> {
    let organiser = organiser.clone();
    context
        .desk(move |desk| {
            let tournament = desk.tournament(organiser.event())?;
            let round = RoundTable::of(&tournament, RoundNo(number)).ok_or(Fault::NotFound)?;
            if round.is_closed {
                Ok((tournament, round))
            } else {
                Err(Fault::RoundIsNot {
                    round: round.number,
                    needed: Needed::Closed,
                })
            }
        })
        .await
}

fn page(
    context: &RequestContext,
    organiser: &Actor,
    tournament: &Tournament,
    round: &RoundTable,
    chosen: Option<ChosenBoard>,
) -> CorrectView {
    let t = &*context.t;
    let listed = |(pairing, scored): &(Pairing, Option<Scored>)| {
        let players = NamedPlayer::pair(tournament, pairing, Names::Full);
        let result = scored.map(|scored| short_result(t, scored.result));
        BoardChoice {
            board: pairing.board.0,
            text: t.msg_with(
                "board-to-correct",
                &[
                    ("board", pairing.board.0.into()),
                    ("first", players.first.name.into()),
                    ("second", players.second.name.into()),
                    ("result", result.unwrap_or_default().into()),
                ],
            ),
        }
    };
    CorrectView {
        paths: paths::of(&organiser.event().key),
        nav: EventNav::of(t, organiser.event(), tournament, OrganiserTab::Round),
        title: t.msg_arg("correct-title", "round", round.number.0),
        round: round.number,
        boards: round.boards.iter().map(listed).collect(),
        chosen,
        page: context.page(),
    }
}

fn chosen(
    t: &Localizer,
    tournament: &Tournament,
    round: &RoundTable,
    board: BoardNo,
    request: Option<CorrectionRequest>,
) -> Option<ChosenBoard> {
    let (pairing, scored) = round.at(board)?;
    let players = NamedPlayer::pair(tournament, pairing, Names::Full);
    let was = scored.map(|scored| scored.result);
    let asked_for = request.as_ref().map(|request| request.scored.result);
    let now = match was {
        Some(was) => result_text(t, &players, was),
        None => t.msg("postponed"),
    };
    Some(ChosenBoard {
        board: board.0,
        was: was.map_or("", |was| was.code()),
        title: t.msg_arg("correct-board", "board", board.0),
        now: t.msg_arg("result-now", "text", now.as_str()),
        choices: choices(t, &players, asked_for.or(was)),
        reason: match was {
            Some(_) => String::new(),
            None => t.msg("reason-postponed"),
        },
        reasons: ["reason-wrong-side", "reason-umpire", "reason-appeal"].map(|id| t.msg(id)),
        preview: request.map(|request| CorrectionPreview {
            code: request.scored.result.code(),
            change: t.msg_with(
                "correct-change",
                &[
                    ("was", now.into()),
                    (
                        "now",
                        result_text(t, &players, request.scored.result).into(),
                    ),
                ],
            ),
            shifts: request
                .effect
                .shifts
                .iter()
                .map(|shift| shift_text(t, tournament, shift))
                .collect(),
            already_paired: already_paired(t, tournament, &request.effect),
            pair_again: draft_of(tournament)
                .map(|draft| t.msg_arg("correct-and-pair", "round", draft.0)),
            is_for_report: request.effect.is_for_report,
            is_locked: tournament.options.by_the_book.is_kept(),
            later: later(t, tournament, round.number, pairing),
            record: request.is_recorded.then(|| t.msg("correct-record")),
            reason: request.reason,
        }),
    })
}

/// The round that is only a draft.
fn draft_of(tournament: &Tournament) -> Option<RoundNo> {
    let current = tournament.current.as_ref();
    let draft = current.filter(|stage| matches!(stage, Stage::Draft(_)));
    draft.map(Stage::number)
}

fn already_paired(t: &Localizer, tournament: &Tournament, effect: &Effect) -> Option<String> {
    let draft = draft_of(tournament);
    if let Some(draft) = draft.filter(|draft| effect.already_paired.contains(draft)) {
        return Some(t.msg_arg("correct-draft", "round", draft.0));
    }
    let rounds: Vec<String> = effect
        .already_paired
        .iter()
        .map(ToString::to_string)
        .collect();
    let values = [
        ("n", rounds.len().into()),
        ("rounds", rounds.join(", ").into()),
    ];
    (!rounds.is_empty()).then(|| t.msg_with("already-paired", &values))
}
