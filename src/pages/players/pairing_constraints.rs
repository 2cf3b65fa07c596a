//! Pairing constraints of one player: requested byes, opponents to avoid, a fixed board.

use crate::desk::Fault;
use crate::desk::fault::{FormProblem, Needed};
use crate::desk::history::Action;
use crate::desk::rights::ChangePlayers;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::PlayerPath;
use crate::tournament::{
    BoardNo, ByeKind, EntrantId, KeptApart, PairingConstraints, Presence, RoundNo, Seat, SitsOut,
    System, Teams, Tournament,
};
use crate::view::round_tables::{NamedPlayer, Names, choosable};
use actix_web::web::Form;
use serde::Deserialize;

/// The kinds of bye that can be requested.
const KINDS: [ByeKind; 3] = [ByeKind::Half, ByeKind::Full, ByeKind::Absent];
const MOST_ROUNDS: u16 = 60;

/// The constraints of a player, for the player's page.
pub(crate) struct ConstraintsView {
    /// Whether the pairing system honours constraints.
    pub(crate) are_asked: bool,
    /// Whether it honours only opponents to avoid, for their teams (Swiss system for teams).
    pub(crate) apart_asked: bool,
    /// Requested byes: round number and text.
    pub(crate) byes: Vec<(u16, String)>,
    /// Rounds for which a bye can be requested.
    pub(crate) rounds: Vec<(u16, String)>,
    /// Kinds of bye: code and name.
    pub(crate) kinds: Vec<(&'static str, String)>,
    /// Opponents to avoid: id and text.
    pub(crate) apart: Vec<(i64, String)>,
    /// All other players: id and name.
    pub(crate) others: Vec<(i64, String)>,
    /// The fixed board; empty for none.
    pub(crate) seat: String,
}

impl ConstraintsView {
    pub(crate) fn of(t: &Localizer, tournament: &Tournament, who: EntrantId) -> ConstraintsView {
        let terms = &tournament.options.terms;
        let next = next_open(tournament);
        let to_come = terms.sits_out.iter();
        let mut byes: Vec<_> = to_come
            .filter(|one| one.entrant == who && one.round >= next)
            .map(|one| {
                let values = [
                    ("round", one.round.0.into()),
                    ("kind", t.localize(&one.kind).into()),
                ];
                (one.round.0, t.msg_with("wish-round", &values))
            })
            .collect();
        byes.sort_unstable();
        let last = match tournament.options.rounds {
            0 => next.0 + 8,
            rounds => rounds,
        };
        let apart = terms.kept_apart.iter().filter_map(|pair| {
            let other = match (pair.one, pair.other) {
                (one, other) if one == who => other,
                (one, other) if other == who => one,
                _ => return None,
            };
            Some((other.0, apart_text(t, tournament, pair, other)))
        });
        let mut names = choosable(t, tournament);
        let others = tournament.entrants.iter();
        let others = others.filter(|one| one.id != who && one.presence != Presence::WentHome);
        ConstraintsView {
            apart_asked: matches!(
                tournament.options.system,
                System::Teams(Teams { is_swiss: true, .. })
            ),
            are_asked: tournament.options.automatic
                || tournament.options.system.first().is_by_standing(),
            rounds: (next.0..=last)
                .map(|round| (round, t.msg_arg("round-n", "round", round)))
                .collect(),
            kinds: KINDS.map(|kind| (kind.code(), t.localize(&kind))).into(),
            byes,
            apart: apart.collect(),
            others: others
                .filter_map(|one| Some((one.id.0, names.remove(&one.id)?)))
                .collect(),
            seat: terms
                .seat_of(who)
                .map_or_else(String::new, |board| board.to_string()),
        }
    }
}

/// The first round that is not posted: byes are asked for before their round is.
fn next_open(tournament: &Tournament) -> RoundNo {
    match tournament.posted() {
        Some(posted) => RoundNo(posted.number.0 + 1),
        None => tournament.round_now(),
    }
}

/// Checks that a request is for a round that the event has and that is not posted.
fn check_to_come(tournament: &Tournament, round: RoundNo) -> Result<(), Fault> {
    let options = &tournament.options;
    let follows = options.rounds == 0 || (options.automatic && !tournament.has_begun());
    let last = if follows { MOST_ROUNDS } else { options.rounds };
    if (next_open(tournament).0..=last).contains(&round.0) {
        return Ok(());
    }
    Err(wrong("round", FormProblem::NotANumber))
}

fn apart_text(
    t: &Localizer,
    tournament: &Tournament,
    pair: &KeptApart,
    other: EntrantId,
) -> String {
    let name = NamedPlayer::of(tournament, other, Names::Full).name;
    let id = match (pair.through, pair.is_strict) {
        (None, true) => "wish-apart-always",
        (None, false) => "wish-apart-if-possible",
        (Some(_), true) => "wish-apart-through",
        (Some(_), false) => "wish-apart-through-if-possible",
    };
    let through = pair.through.map_or(0, |round| round.0);
    let wish = t.msg_with(id, &[("player", name.into()), ("round", through.into())]);
    match pair.from.filter(|first| first.0 > 1) {
        None => wish,
        Some(first) => t.msg_with(
            "wish-apart-later",
            &[("apart", wish.into()), ("round", first.0.into())],
        ),
    }
}

/// A requested bye.
#[derive(Deserialize)]
pub struct SitOutForm {
    round: u16,
    #[serde(default)]
    kind: String,
}

/// An opponent to avoid.
#[derive(Deserialize)]
pub struct KeepApartForm {
    other: i64,
    #[serde(default)]
    through: String,
    #[serde(default)]
    strict: String,
    #[serde(default)]
    remove: String,
}

/// A fixed board.
#[derive(Deserialize)]
pub struct SeatForm {
    #[serde(default)]
    board: String,
}

/// `POST /e/{key}/players/{player}/sits-out`: requests a bye, or, without a kind, withdraws the
/// request.
///
/// # Errors
/// When there is no such player, or the round is over or more than the event has.
pub async fn sit_out(
    organising: Organising<ChangePlayers>,
    path: PlayerPath,
    form: Form<SitOutForm>,
) -> Answer {
    let (who, round) = (EntrantId(path.1), RoundNo(form.round));
    let kind = match form.kind.as_str() {
        "" => Ok(None),
        code => KINDS
            .into_iter()
            .find(|kind| kind.code() == code)
            .map(Some)
            .ok_or(wrong("bye", FormProblem::NotAChoice)),
    };
    let change = move |tournament: &Tournament| {
        let kind = kind?;
        // A bye is for the whole match.
        let round = tournament.options.first_game(round);
        if (RoundNo(1)..next_open(tournament)).contains(&round) {
            let needed = Needed::ToCome;
            return Err(Fault::RoundIsNot { round, needed });
        }
        // A request that an earlier number of rounds allowed can still be withdrawn.
        let mut asked = tournament.options.terms.sits_out.iter();
        let is_withdrawn =
            kind.is_none() && asked.any(|one| one.entrant == who && one.round == round);
        if !is_withdrawn {
            check_to_come(tournament, round)?;
        }
        Ok(move |terms: &mut PairingConstraints| {
            terms
                .sits_out
                .retain(|one| one.entrant != who || one.round != round);
            terms.sits_out.extend(kind.map(|kind| SitsOut {
                entrant: who,
                round,
                kind,
            }));
        })
    };
    settle(organising, who, Action::ByeAgreed, change).await
}

/// `POST /e/{key}/players/{player}/apart`: keeps two players apart, or removes that constraint.
pub async fn keep_apart(
    organising: Organising<ChangePlayers>,
    path: PlayerPath,
    form: Form<KeepApartForm>,
) -> Answer {
    let (one, other) = (EntrantId(path.1), EntrantId(form.other));
    let form = form.into_inner();
    let change = move |tournament: &Tournament| {
        if one == other || tournament.entrant(other).is_none() {
            return Err(wrong("player", FormProblem::NotAChoice));
        }
        let through = match form.through.trim() {
            "" => None,
            text => {
                let through = round(text)?;
                check_to_come(tournament, through)?;
                Some(through)
            }
        };
        Ok(move |terms: &mut PairingConstraints| {
            terms.kept_apart.retain(|pair| !pair.is_of(one, other));
            if form.remove.is_empty() {
                terms.kept_apart.push(KeptApart {
                    one,
                    other,
                    from: None,
                    through,
                    is_strict: !form.strict.is_empty(),
                });
            }
        })
    };
    settle(organising, one, Action::KeptApart, change).await
}

/// `POST /e/{key}/players/{player}/seat`: fixes the player's board, or, without a board, removes
/// that constraint.
///
/// # Errors
/// When there is no such player, or the board is not a number.
pub async fn seat(
    organising: Organising<ChangePlayers>,
    path: PlayerPath,
    form: Form<SeatForm>,
) -> Answer {
    let who = EntrantId(path.1);
    let change = move |_: &Tournament| {
        let board = match form.board.trim() {
            "" => None,
            text => {
                let number = text
                    .parse()
                    .ok()
                    .filter(|number| (1..=500).contains(number));
                Some(BoardNo(
                    number.ok_or(wrong("board", FormProblem::NotANumber))?,
                ))
            }
        };
        Ok(move |terms: &mut PairingConstraints| {
            terms.seats.retain(|seat| seat.entrant != who);
            terms.seats.extend(board.map(|board| Seat {
                entrant: who,
                board,
            }));
        })
    };
    settle(organising, who, Action::OwnBoard, change).await
}

fn round(text: &str) -> Result<RoundNo, Fault> {
    let number = text.parse().ok().filter(|n| (1..=MOST_ROUNDS).contains(n));
    number
        .map(RoundNo)
        .ok_or(wrong("round", FormProblem::NotANumber))
}

async fn settle<C: FnOnce(&mut PairingConstraints) + Send + 'static>(
    organising: Organising<ChangePlayers>,
    who: EntrantId,
    action: Action,
    change: impl FnOnce(&Tournament) -> Result<C, Fault> + Send + 'static,
) -> Answer {
    let page = organising.paths().player(who.0);
    organising
        .change(page, FlashMessage::WishSaved, move |desk, by, at| {
            let tournament = desk.tournament(by.event())?;
            tournament.entrant(who).ok_or(Fault::NotFound)?;
            let change = change(&tournament)?;
            desk.change_constraints(by, (action, format!("entrant {}", who.0)), change, at)
        })
        .await
}
