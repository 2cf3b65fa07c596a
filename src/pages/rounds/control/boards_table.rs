//! The table of boards, boards that need attention, and boards with a phone.

use super::attention::{Attention, of_board};
use super::board_filter::{BoardFilter, is_old_slip, reported_text};
use super::control_data::ControlData;
use super::problems::{differing, over_for};
use crate::desk::games::Projection;
use crate::desk::penalty_cards::ShownCard;
use crate::desk::silent_phones::silent_minutes;
use crate::i18n::{Localizer, short_result};
use crate::paths;
use crate::rules::{Colour, Side};
use crate::store::{Board, GamePhase};
use crate::tournament::{BoardNo, Pairing, PairingResult, RoundNo, Scored};
use crate::view::collation;
use crate::view::match_list::{BoardView, MatchList, MatchRows};
use crate::view::request_text::request_text;
use crate::view::round_parts::{PartNames, with_stage};
use crate::view::round_tables::{
    Choice, NamedPlayer, Names, RoundTable, choices, ranges, result_text,
};
use chrono::{DateTime, Utc};

pub(super) struct BoardsTable {
    pub(super) round: RoundNo,
    pub(super) caption: String,
    /// Whether results can be entered; in a closed round they can only be corrected.
    pub(super) is_open: bool,
    pub(super) all: usize,
    pub(super) unfinished: usize,
    /// Number of boards with a result that another person has to confirm.
    pub(super) to_confirm: usize,
    /// The first and last of the boards that were asked for.
    pub(super) own: Option<(u16, u16)>,
    /// Whether a slip of another round was looked for.
    pub(super) is_old_slip: bool,
    pub(super) rows: Vec<BoardLine>,
    /// The rows by match, where they are shown so.
    pub(super) matches: Vec<MatchRows<BoardLine>>,
    /// Whether teams meet.
    pub(super) is_of_teams: bool,
}

pub(super) struct BoardLine {
    /// The group, stage or match that begins with this board.
    pub(super) part: Option<String>,
    pub(super) board: u16,
    /// The number of its result slip.
    pub(super) slip: String,
    pub(super) find: String,
    /// The players from left to right: first who moves first, in a match that of the first team.
    pub(super) seats: [LineSeat; 2],
    pub(super) state: String,
    /// CSS class of the state: a game that goes on, and one that stands still, differ from the others.
    pub(super) state_class: &'static str,
    /// Whether a game is recorded that is not over.
    pub(super) is_going_on: bool,
    /// The code of the result in forms; empty without one.
    pub(super) was: &'static str,
    /// The result as a score and as a sentence.
    pub(super) result: Option<(String, String)>,
    /// A reported result that another person has to confirm, as a sentence.
    pub(super) reported: Option<String>,
    pub(super) buttons: [ResultButton; 3],
    pub(super) choices: Vec<Choice>,
    pub(super) correct_label: String,
}

/// A player of a board.
pub(super) struct LineSeat {
    pub(super) player: NamedPlayer,
    /// Number of penalty cards, as a sentence.
    pub(super) cards: Option<String>,
    /// The colour, in a list of matches.
    pub(super) colour: Option<Colour>,
}

/// One of the three results that can be entered with one key.
pub(super) struct ResultButton {
    pub(super) code: &'static str,
    pub(super) key: &'static str,
    pub(super) text: &'static str,
    pub(super) label: String,
    /// Whether this result is reported, and the button confirms it.
    pub(super) confirms: bool,
}

/// Boards with and without a phone.
pub(super) struct PhonesSummary {
    pub(super) text: String,
    pub(super) with: usize,
    pub(super) all: usize,
    pub(super) without: Option<String>,
    /// Whether some boards have a phone and some do not.
    pub(super) may_print_rest: bool,
    pub(super) round: RoundNo,
}

impl BoardsTable {
    pub(super) fn of(
        t: &Localizer,
        data: &ControlData,
        round: &RoundTable,
        filter: BoardFilter,
        find: &str,
    ) -> BoardsTable {
        let is_listed =
            |(pairing, scored): &&(Pairing, Option<Scored>)| filter.lists(pairing, *scored, data);
        let wanted = collation::plain(find.trim());
        let is_found = |row: &BoardLine| {
            wanted.is_empty()
                || row.board.to_string() == wanted
                || row.slip == wanted
                || collation::plain(&row.find).contains(&wanted)
        };
        let parts = PartNames::of(t, &data.tournament, round);
        let matches = MatchList::of(t, &paths::of(&data.event.key), &data.tournament, round);
        let is_of_teams = matches.is_some();
        let matches = matches.filter(|_| filter == BoardFilter::Matches);
        let listed = round.boards.iter().filter(is_listed);
        let rows = listed.map(|(pairing, scored)| {
            let view = BoardView::of(matches.as_ref(), &data.event.ruleset, pairing.board);
            BoardLine {
                part: parts.above(pairing.board),
                slip: format!("{}-{}", round.number, pairing.board),
                ..row(t, data, (pairing, view), *scored)
            }
        });
        let mut rows: Vec<BoardLine> = rows.filter(is_found).collect();
        let unfinished = round.boards.iter().filter(|(_, scored)| scored.is_none());
        BoardsTable {
            round: round.number,
            caption: with_stage(
                t,
                &data.tournament,
                round.number,
                t.msg_arg(
                    if round.is_closed {
                        "hall-caption-closed"
                    } else {
                        "hall-caption"
                    },
                    "round",
                    round.number.0,
                ),
            ),
            is_open: !round.is_closed,
            all: round.boards.len(),
            unfinished: unfinished.count(),
            to_confirm: data
                .boards
                .iter()
                .filter(|one| one.reported.is_some())
                .count(),
            own: match filter {
                BoardFilter::Own(from, to) => Some((from, to)),
                _ => None,
            },
            is_old_slip: is_old_slip(&wanted, round.number),
            matches: matches.map_or_else(Vec::new, |list| {
                list.sorted(std::mem::take(&mut rows), |row| row.board)
            }),
            rows,
            is_of_teams,
        }
    }
}

fn row(
    t: &Localizer,
    data: &ControlData,
    (pairing, view): (&Pairing, BoardView),
    scored: Option<Scored>,
) -> BoardLine {
    let players = NamedPlayer::pair(&data.tournament, pairing, Names::Full);
    let stored = data
        .boards
        .iter()
        .find(|one| one.pairing.board == pairing.board);
    let projection = stored.map(projection).unwrap_or_default();
    let phase = stored
        .and_then(|board| board.state.as_ref())
        .map_or(GamePhase::Scheduled, |state| state.phase);
    let result = scored.map(|scored| scored.result);
    let reported = data.reported(pairing.board);
    let shown = |result| short_result(t, view.result(result));
    BoardLine {
        part: None,
        board: pairing.board.0,
        slip: String::new(),
        find: format!("{} {}", players.first.name, players.second.name),
        state: state(t, phase, &projection, result.is_some()),
        state_class: match phase {
            GamePhase::Running if result.is_some() => "",
            GamePhase::Running if projection.is_paused => "warn",
            GamePhase::Running => "ok live-pill",
            _ => "",
        },
        is_going_on: phase == GamePhase::Running && result.is_none(),
        was: result.map_or("", |result| result.code()),
        result: result.map(|result| (shown(result), result_text(t, &players, result))),
        buttons: [
            (PairingResult::Won(Side::First), "1", "1–0"),
            (PairingResult::Drawn, "5", "½"),
            (PairingResult::Won(Side::Second), "0", "0–1"),
        ]
        .map(|(seen, key, text)| {
            let result = view.result(seen);
            ResultButton {
                code: result.code(),
                key,
                text,
                label: format!("{text}. {}", result_text(t, &players, result)),
                confirms: reported.is_some_and(|one| one.result == result),
            }
        }),
        reported: reported.map(|one| reported_text(t, one)),
        choices: choices(t, &players, result),
        correct_label: t.msg_arg("correct-board", "board", pairing.board.0),
        seats: view.seats(pairing, |id, colour| {
            let side = if id == pairing.first {
                Side::First
            } else {
                Side::Second
            };
            let player = players[side].clone();
            LineSeat {
                cards: cards_text(t, &projection, side, &player.name),
                player,
                colour,
            }
        }),
    }
}

/// The number of penalty cards of a player as a sentence, if there are any.
fn cards_text(t: &Localizer, game: &Projection, side: Side, player: &str) -> Option<String> {
    let values = [("n", game.cards[side].into()), ("player", player.into())];
    (game.cards[side] > 0).then(|| t.msg_with("cards-of", &values))
}

fn projection(board: &Board) -> Projection {
    let state = board.state.as_ref();
    state.map_or_else(Projection::default, |state| {
        Projection::read(&state.projection)
    })
}

fn state(t: &Localizer, phase: GamePhase, projection: &Projection, has_result: bool) -> String {
    match phase {
        _ if has_result => t.msg("state-finished"),
        GamePhase::Finished => t.msg("state-finished"),
        GamePhase::Scheduled => t.msg("state-not-started"),
        GamePhase::Running if projection.is_paused => t.msg("state-paused"),
        GamePhase::Running => t.plural("hall-turn", projection.turns),
    }
}

/// Boards that need attention; open calls and appeals come first.
pub(super) fn attention(t: &Localizer, data: &ControlData, at: DateTime<Utc>) -> Vec<Attention> {
    let mut attention: Vec<Attention> = data
        .asking
        .iter()
        .flat_map(|board| asking(t, data, board))
        .collect();
    attention.extend(postponed(t, data));
    let Some(posted) = data.tournament.posted() else {
        return attention;
    };
    attention.extend(second_reds(t, data, posted.number));
    attention.extend(differing(t, data));
    for board in data.boards.iter().filter(|board| board.result.is_none()) {
        let Some(state) = board.state.as_ref() else {
            continue;
        };
        if state.phase != GamePhase::Running {
            continue;
        }
        let projection = projection(board);
        let mut say = |is_urgent, text| attention.push(of_board(t, data, board, is_urgent, text));
        let waiting = |id: &str, minutes: i64| {
            let values = [
                ("minutes", minutes.into()),
                ("turn", projection.turns.into()),
            ];
            t.msg_with(id, &values)
        };
        let recorder = state.recorder.as_ref();
        let silent = recorder.and_then(|recorder| silent_minutes(recorder, at));
        if projection.is_paused {
            say(true, t.msg("attention-paused"));
        } else if let Some(minutes) = silent {
            say(true, waiting("attention-silent", minutes));
        } else if let Some(minutes) = over_for(&projection, at) {
            say(true, waiting("attention-over", minutes));
        }
        let players = NamedPlayer::pair(&data.tournament, &board.pairing, Names::Full);
        for side in Side::BOTH {
            if let Some(text) = cards_text(t, &projection, side, &players[side].name) {
                say(false, text);
            }
        }
    }
    attention
}

/// Postponed games of earlier rounds.
fn postponed(t: &Localizer, data: &ControlData) -> Vec<Attention> {
    let rounds = data.tournament.closed.iter();
    let open = rounds.flat_map(|round| round.postponed.iter().map(move |one| (round.number, one)));
    let postponed = open.map(|(round, pairing)| Attention {
        board: t.msg_arg("board-n", "board", pairing.board.0),
        href: format!(
            "{}?board={}",
            paths::of(&data.event.key).correct(round),
            pairing.board
        ),
        text: t.msg_arg("attention-postponed", "round", round.0),
        is_urgent: false,
        is_asked: false,
    });
    postponed.collect()
}

/// Open calls and appeals, also of closed rounds.
fn asking(t: &Localizer, data: &ControlData, board: &Board) -> Vec<Attention> {
    let (round, number) = (board.round, board.pairing.board);
    let values = [("round", round.0.into()), ("board", number.0.into())];
    let requests = projection(board).asked.into_iter();
    requests
        .map(|request| Attention {
            board: t.msg_with("place", &values),
            href: paths::of(&data.event.key).calls(round, number),
            text: request_text(t, &data.event.ruleset, &request.what),
            is_urgent: true,
            is_asked: true,
        })
        .collect()
}

/// Second red cards, listed until the end of the following round.
fn second_reds(t: &Localizer, data: &ControlData, posted: RoundNo) -> Vec<Attention> {
    let is_new = |shown: &&ShownCard| shown.round.0 + 1 >= posted.0;
    let reds = data.reds.iter().filter(is_new).map(|shown| Attention {
        board: t.msg_arg("board-n", "board", shown.board.0),
        href: paths::of(&data.event.key).cards(),
        text: t.msg_with(
            "attention-second-red",
            &[
                ("round", shown.round.0.into()),
                (
                    "player",
                    NamedPlayer::of(&data.tournament, shown.player, Names::Full)
                        .name
                        .into(),
                ),
            ],
        ),
        is_urgent: true,
        is_asked: false,
    });
    reds.collect()
}

impl PhonesSummary {
    pub(super) fn of(t: &Localizer, data: &ControlData) -> PhonesSummary {
        let has_phone = |board: &&Board| {
            board
                .state
                .as_ref()
                .is_some_and(|state| state.recorder.is_some())
        };
        let with = data.boards.iter().filter(has_phone).count();
        let without: Vec<BoardNo> = data
            .boards
            .iter()
            .filter(|board| board.result.is_none() && !has_phone(board))
            // Where the players record, no umpire is missing.
            .filter(|board| {
                let options = &data.tournament.options;
                !options.is_on_devices(board.round, board.pairing.board)
            })
            .map(|board| board.pairing.board)
            .collect();
        let list = ranges(&without);
        PhonesSummary {
            text: t.msg_with(
                "phones",
                &[("n", with.into()), ("all", data.boards.len().into())],
            ),
            with,
            all: data.boards.len(),
            may_print_rest: with > 0 && !without.is_empty(),
            without: (!without.is_empty()).then(|| t.msg_arg("phones-without", "boards", list)),
            round: data.boards.first().map_or(RoundNo(0), |board| board.round),
        }
    }
}
