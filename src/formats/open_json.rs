//! What everybody may know of an event, as JSON for other programs. Players are
//! named by their start numbers, and go by their aliases. The shape is described
//! in `templates/assets/openapi.json`.

use inkundla_core::tournament::standings::{Row, Standings};
use inkundla_core::tournament::tiebreak::Figure;
use inkundla_core::tournament::{
    Bye, ByeKind, Entrant, EntrantId, Pairing, RoundNo, Scored, Tournament,
};
use serde::Serialize;

/// An event in the list of events.
#[derive(Clone, Debug, Serialize)]
pub struct Event {
    /// The key in its addresses.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// The code of the game's rules.
    pub game: String,
    /// Whether the organiser has declared it finished.
    pub finished: bool,
}

#[derive(Serialize)]
struct EventWhole<'a> {
    #[serde(flatten)]
    event: &'a Event,
    players: usize,
    /// How many rounds are announced; 0 where that is not settled.
    announced_rounds: u16,
    /// Rounds that are closed or being played.
    rounds: Vec<u16>,
}

#[derive(Serialize)]
struct Player {
    number: u16,
    name: String,
    school: Option<String>,
}

#[derive(Serialize)]
struct Round {
    number: u16,
    closed: bool,
    boards: Vec<Board>,
    byes: Vec<Sitting>,
}

#[derive(Serialize)]
struct Board {
    board: u16,
    first: u16,
    second: u16,
    result: Option<&'static str>,
}

#[derive(Serialize)]
struct Sitting {
    player: u16,
    kind: &'static str,
}

#[derive(Serialize)]
struct Table {
    /// The last round that is counted.
    after: u16,
    provisional: bool,
    rows: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    rank: u16,
    shared: bool,
    player: u16,
    points: String,
    played: u16,
    won: u16,
    drawn: u16,
    lost: u16,
    /// Rounds that brought points without a game.
    byes: u16,
    tiebreaks: Vec<Broken>,
}

#[derive(Serialize)]
pub(super) struct Broken {
    code: String,
    value: Option<String>,
}

/// The list of events.
pub fn events(events: &[Event]) -> String {
    text(&events)
}

/// One event, with what there is to ask for.
pub fn event(event: &Event, tournament: &Tournament) -> String {
    text(&EventWhole {
        event,
        players: tournament.entrants.len(),
        announced_rounds: tournament.options.rounds,
        rounds: shown(tournament).map(|round| round.number).collect(),
    })
}

/// Everybody who is entered, by start number.
pub fn entrants(tournament: &Tournament) -> String {
    let player = |one: &Entrant| Player {
        number: one.number,
        name: one.name.alias(),
        school: one.school.clone(),
    };
    let mut all = tournament.entrants.iter().map(player).collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    text(&all)
}

/// All rounds that are closed or being played.
pub fn rounds(tournament: &Tournament) -> String {
    text(&shown(tournament).collect::<Vec<_>>())
}

/// One of them.
pub fn round(tournament: &Tournament, number: RoundNo) -> Option<String> {
    let mut rounds = shown(tournament);
    rounds
        .find(|round| round.number == number.0)
        .map(|round| text(&round))
}

/// Who stands where.
pub fn standings(tournament: &Tournament, standings: &Standings) -> String {
    let line = |row: &Row| Line {
        rank: row.rank,
        shared: row.shared,
        player: number(tournament, row.entrant),
        points: row.score.decimal(),
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        byes: row.byes,
        tiebreaks: row.figures.iter().map(broken).collect(),
    };
    text(&Table {
        after: standings.after.0,
        provisional: standings.provisional,
        rows: standings.rows.iter().map(line).collect(),
    })
}

pub(super) fn broken(figure: &Figure) -> Broken {
    Broken {
        code: figure.tiebreak.code(),
        value: figure.value.map(|value| value.decimal()),
    }
}

/// The rounds that everybody may see: no draft.
fn shown(tournament: &Tournament) -> impl Iterator<Item = Round> + '_ {
    let closed = tournament
        .closed
        .iter()
        .map(|one| of_round(tournament, (one.number, true), &one.all_boards(), &one.byes));
    let posted = tournament
        .posted()
        .map(|one| of_round(tournament, (one.number, false), &one.boards, &one.byes));
    closed.chain(posted)
}

fn of_round(
    tournament: &Tournament,
    (round, closed): (RoundNo, bool),
    boards: &[(Pairing, Option<Scored>)],
    byes: &[Bye],
) -> Round {
    let board = |(pairing, scored): &(Pairing, Option<Scored>)| Board {
        board: pairing.board.0,
        first: number(tournament, pairing.first),
        second: number(tournament, pairing.second),
        result: scored.as_ref().map(|scored| scored.result.code()),
    };
    // Who is absent is nobody's business outside.
    let given = byes.iter().filter(|bye| bye.kind != ByeKind::Absent);
    Round {
        number: round.0,
        closed,
        boards: boards.iter().map(board).collect(),
        byes: given
            .map(|bye| Sitting {
                player: number(tournament, bye.entrant),
                kind: bye.kind.code(),
            })
            .collect(),
    }
}

fn number(tournament: &Tournament, id: EntrantId) -> u16 {
    tournament.entrant(id).map_or(0, |one| one.number)
}

pub(super) fn text(what: &impl Serialize) -> String {
    // Plain values only: writing them cannot fail.
    serde_json::to_string(what).unwrap_or_default() + "\n"
}
