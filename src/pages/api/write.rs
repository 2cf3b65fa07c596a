//! `/api/v1`: what other programs enter with a token of the event: results, players, presence.

use super::v1::{KIND, error};
use crate::desk::entrants::CorrectedList;
use crate::desk::fault::FormProblem;
use crate::desk::games::EnteredResult;
use crate::desk::rights::{ChangePlayers, CheckIn, EnterResults, Permission, Right};
use crate::desk::{Desk, Fault};
use crate::formats::entered_json::{
    DoneJson, EnteredListJson, LeftPlayerJson, PlayerJson, PlayersJson, PresenceJson, ResultJson,
    ResultStateJson, answer,
};
use crate::formats::entrants_csv::{ParsedRow, Question, RawRow, RowState};
use crate::http::request::form_parsing::{self, wrong};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, words};
use crate::http::response::error_status::status;
use crate::i18n::{Localizer, WithoutRow};
use crate::tournament::{BoardNo, EntrantId, PairingResult, Presence, RoundNo, Tournament};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue, WWW_AUTHENTICATE};
use actix_web::web::{Bytes, Path};
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Maximum number of players in one request.
const MOST_PLAYERS: usize = 500;

/// `POST /api/v1/events/{key}/rounds/{round}/boards/{board}/result`
pub async fn result(
    context: RequestContext,
    place: Path<(String, u16, u16)>,
    body: Bytes,
) -> Answer {
    let (key, round, board) = place.into_inner();
    let place = (RoundNo(round), BoardNo(board));
    let enter = move |desk: &Desk, by: &Right<EnterResults>, sent: ResultJson, at| {
        let scored = form_parsing::result(sent.result.as_deref().unwrap_or_default())?;
        let reason = form_parsing::reason(sent.reason.as_deref().unwrap_or_default())?;
        let seen = match &sent.was {
            Some(code) => form_parsing::result(code)?.map(|scored| scored.result),
            None => result_now(desk, by, place)?,
        };
        let done = desk.enter_result_over(by, place, (seen, scored), &reason, at)?;
        let state = match done {
            EnteredResult::Recorded => "recorded",
            EnteredResult::Reported => "reported",
        };
        Ok(ResultStateJson {
            state: state.to_owned(),
        })
    };
    change(&context, key, body, enter).await
}

/// The present result of a board.
fn result_now(
    desk: &Desk,
    by: &Right<EnterResults>,
    (round, board): (RoundNo, BoardNo),
) -> Result<Option<PairingResult>, Fault> {
    let boards = desk.boards(by.event(), round)?;
    let mut boards = boards.iter();
    let found = boards.find(|one| one.pairing.board == board);
    Ok(found
        .and_then(|board| board.result)
        .map(|scored| scored.result))
}

/// `POST /api/v1/events/{key}/players`: enters players; those who are on the list already are not entered again.
pub async fn players(context: RequestContext, key: Path<String>, body: Bytes) -> Answer {
    let t = context.t.clone();
    let enter = move |desk: &Desk, by: &Right<ChangePlayers>, sent: PlayersJson, at| {
        if sent.players.len() > MOST_PLAYERS {
            return Err(wrong("players", FormProblem::TooLong));
        }
        let list = CorrectedList {
            rows: (1..).zip(sent.players).map(row).collect(),
            ..CorrectedList::default()
        };
        let done = desk.enter_list(by, list, at)?;
        let left = done.left.iter();
        Ok(EnteredListJson {
            entered: done.entered,
            left: left
                .map(|row| left_out(&t, row, &done.tournament))
                .collect(),
        })
    };
    change(&context, key.into_inner(), body, enter).await
}

/// `POST /api/v1/events/{key}/players/{number}/presence`
pub async fn presence(context: RequestContext, place: Path<(String, u16)>, body: Bytes) -> Answer {
    let (key, number) = place.into_inner();
    let mark = move |desk: &Desk, by: &Right<CheckIn>, sent: PresenceJson, at| {
        let presence = Presence::from_code(&sent.presence);
        let presence = presence.ok_or_else(|| wrong("presence", FormProblem::NotAChoice))?;
        let players = desk.entrants(by)?;
        let mut players = players.iter();
        let player = players.find(|one| one.number == number);
        let player = player.ok_or(Fault::NotFound)?.id;
        desk.set_presence(by, vec![player], presence, at)?;
        Ok(DoneJson { done: true })
    };
    change(&context, key, body, mark).await
}

/// Makes a change with the right of the token. The answer is JSON also where it is refused.
async fn change<D: Permission, B: DeserializeOwned, T: Serialize + Send + 'static>(
    context: &RequestContext,
    key: String,
    body: Bytes,
    change: impl FnOnce(&Desk, &Right<D>, B, DateTime<Utc>) -> Result<T, Fault> + Send + 'static,
) -> Answer {
    let Some(account) = context.identity.account.clone() else {
        let mut refused = error(
            StatusCode::UNAUTHORIZED,
            "send the header Authorization: Bearer TOKEN with a token of the event",
        );
        let challenge = HeaderValue::from_static("Bearer");
        refused.headers_mut().insert(WWW_AUTHENTICATE, challenge);
        return Ok(refused);
    };
    let at = context.at;
    let done = context
        .desk(move |desk| {
            let right = desk.right::<D>(&account, &key, at)?;
            match serde_json::from_slice(&body) {
                Ok(sent) => change(desk, &right, sent, at).map(Ok),
                Err(why) => Ok(Err(why.to_string())),
            }
        })
        .await;
    Ok(match done {
        Ok(Err(why)) => error(StatusCode::UNPROCESSABLE_ENTITY, &why),
        Ok(Ok(done)) => HttpResponse::Ok()
            .insert_header((CONTENT_TYPE, KIND))
            .insert_header((CACHE_CONTROL, "no-store"))
            .body(answer(&done)),
        Err(failed) => error(status(failed.fault()), &words(failed.fault(), &context.t)),
    })
}

fn row((place, player): (u32, PlayerJson)) -> RawRow {
    let number = |value: Option<u16>| value.map_or_else(String::new, |value| value.to_string());
    RawRow {
        row: place,
        given: player.given,
        family: player.family.unwrap_or_default(),
        school: player.school.unwrap_or_default(),
        section: player.section.unwrap_or_default(),
        grade: player.grade.unwrap_or_default(),
        rating: number(player.rating),
        gender: player.gender.unwrap_or_default(),
        born: number(player.born),
        consent: match player.full_name {
            Some(true) => "yes".to_owned(),
            Some(false) => "no".to_owned(),
            None => String::new(),
        },
        shown_as: player.shown_as.unwrap_or_default(),
        is_unclear: false,
    }
}

/// Why a player was not entered.
fn left_out(t: &Localizer, row: &ParsedRow, tournament: &Tournament) -> LeftPlayerJson {
    let known = |id: EntrantId| tournament.entrant(id).map(|one| one.number);
    let (why, number) = match &row.state {
        RowState::Error(faults) => {
            let all = faults.iter().map(|fault| t.localize(&WithoutRow(fault)));
            (all.collect::<Vec<_>>().join(" "), None)
        }
        RowState::Question(Question::SameAsEntrant(id)) => (t.msg("api-player-known"), known(*id)),
        RowState::Question(Question::SameAsRow(_)) => (t.msg("api-player-twice"), None),
        RowState::Question(_) | RowState::Ready => (t.msg("player-no-given"), None),
    };
    LeftPlayerJson {
        place: row.row as usize,
        why,
        number,
    }
}
