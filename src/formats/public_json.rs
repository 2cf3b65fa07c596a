//! The public data of an event as JSON for other programs. Players are named by
//! start numbers and aliases.

use super::Names;
use super::json_schema::{JsonSchema, json_structs, object, text};
use super::lists::{JsonRow, List, ListedPlayer, RankedAtBoard, RankedPlayer, definition};
use super::log_json;
use super::teams_json;
use super::tiebreak_json;
use inkundla_core::tournament::pairing::{TeamRow, part_codes};
use inkundla_core::tournament::standings::Standings;
use inkundla_core::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, EntrantId, Pairing, PairingResult, RoundNo, Scored,
    Tournament,
};
use serde::Serialize;
use serde_json::{Value, json};

json_structs! {
    "Event":
    /// An event in the list of events.
    #[derive(Clone, Debug)]
    pub struct EventSummary {
        /// the part of the event's address after /e/
        pub key: String,
        /// its name
        pub name: String,
        /// the code of the rules, as `inkundla rules list` prints it, with the options that differ
        pub game: String,
        /// whether the organiser has declared it finished
        pub finished: bool,
        /// coming, live or past
        pub state: String,
        /// empty where it is not settled
        pub place: String,
        /// as YYYY-MM-DD
        pub first_day: Option<String>,
        /// as YYYY-MM-DD
        pub last_day: Option<String>,
    }

    "EventWhole":
    struct EventDetails {
        /// the part of the event's address after /e/
        key: String,
        /// its name
        name: String,
        /// the code of the rules, as `inkundla rules list` prints it, with the options that differ
        game: String,
        /// whether the organiser has declared it finished
        finished: bool,
        /// coming, live or past
        state: String,
        /// empty where it is not settled
        place: String,
        /// as YYYY-MM-DD
        first_day: Option<String>,
        last_day: Option<String>,
        /// how to find the place
        directions: String,
        host: String,
        contact: String,
        /// as Markdown
        description: String,
        /// as Markdown
        regulations: String,
        sponsors: Vec<SponsorJson>,
        players: usize,
        /// 0 where the number of rounds is not settled, and before the first round is posted
        announced_rounds: u16,
        /// rounds that are closed or being played
        rounds: Vec<RoundNo>,
        /// the key of the event of which this is a section
        section_of: Option<String>,
        /// the sections, which have the players and rounds, in their order
        sections: Vec<SectionJson>,
    }

    "Section":
    /// A section of an event.
    #[derive(Clone, Debug)]
    pub struct SectionJson {
        /// the part of its address after /e/
        pub key: String,
        /// its name
        pub name: String,
    }

    "Sponsor":
    /// A sponsor of an event.
    #[derive(Clone, Debug)]
    pub struct SponsorJson {
        /// its name
        pub name: String,
        /// the address of a web page; may be empty
        pub link: String,
    }

    "Round":
    struct RoundJson {
        number: RoundNo,
        closed: bool,
        boards: Vec<BoardJson>,
        byes: Vec<ByeJson>,
    }

    "Board":
    struct BoardJson {
        board: BoardNo,
        /// the start number of who moves first
        first: u16,
        second: u16,
        /// null while there is none; of a closed round: postponed
        result: Option<ResultCode>,
        /// the group or stage: group-1, semi-final, plate-final, losers-2; null in events without
        part: Option<String>,
    }

    "Bye":
    struct ByeJson {
        player: u16,
        kind: ByeCode,
    }

    "Standings":
    struct StandingsJson {
        /// the last round that is counted
        after: u16,
        /// games are still being played, or to be played
        provisional: bool,
        rows: Vec<JsonRow<RankedPlayer<'static>>>,
    }
}

/// The code of a result.
#[derive(Serialize)]
struct ResultCode(&'static str);

impl JsonSchema for ResultCode {
    fn schema() -> Value {
        json!({ "type": "string", "enum": PairingResult::ALL.map(PairingResult::code) })
    }
}

/// The code of a bye. Absences are not public.
#[derive(Serialize)]
struct ByeCode(&'static str);

impl ByeCode {
    fn of(kind: ByeKind) -> Option<ByeCode> {
        (kind != ByeKind::Absent).then_some(ByeCode(kind.code()))
    }
}

impl JsonSchema for ByeCode {
    fn schema() -> Value {
        let codes = ByeKind::ALL.into_iter().filter_map(ByeCode::of);
        json!({ "type": "string", "enum": codes.collect::<Vec<_>>() })
    }
}

/// The JSON Schemas of all responses, by the names in their references.
pub fn schemas() -> Vec<(&'static str, Value)> {
    [
        definitions(),
        teams_json::definitions(),
        tiebreak_json::definitions(),
        vec![
            definition::<ListedPlayer<'_>>(),
            definition::<RankedPlayer<'_>>(),
            definition::<TeamRow>(),
            definition::<RankedAtBoard<'_>>(),
        ],
        log_json::definitions(),
    ]
    .concat()
}

/// The list of events.
pub fn events(events: &[EventSummary]) -> String {
    text(&events)
}

/// The texts of an event's page.
pub struct TextsJson {
    /// How to find the place.
    pub directions: String,
    /// The host.
    pub host: String,
    /// How to reach the organiser.
    pub contact: String,
    /// The description, as Markdown.
    pub description: String,
    /// The regulations, as Markdown.
    pub regulations: String,
    /// The sponsors.
    pub sponsors: Vec<SponsorJson>,
}

/// One event, with the texts of its page and the numbers of its public rounds.
///
/// `section_of` is the key of the event of which it is a section.
pub fn event(
    event: EventSummary,
    texts: TextsJson,
    tournament: &Tournament,
    (section_of, sections): (Option<String>, Vec<SectionJson>),
) -> String {
    text(&EventDetails {
        key: event.key,
        name: event.name,
        game: event.game,
        finished: event.finished,
        state: event.state,
        place: event.place,
        first_day: event.first_day,
        last_day: event.last_day,
        directions: texts.directions,
        host: texts.host,
        contact: texts.contact,
        description: texts.description,
        regulations: texts.regulations,
        sponsors: texts.sponsors,
        players: tournament.entrants.len(),
        announced_rounds: tournament.options.rounds,
        rounds: shown(tournament).map(|round| round.number).collect(),
        section_of,
        sections,
    })
}

/// All entrants, by start number.
pub fn entrants(tournament: &Tournament) -> String {
    let mut all: Vec<&Entrant> = tournament.entrants.iter().collect();
    all.sort_by_key(|one| one.number);
    text(&List::players(&tournament.options, all, Names::Alias, &[]).json())
}

/// All rounds that are closed or posted.
pub fn rounds(tournament: &Tournament) -> String {
    text(&shown(tournament).collect::<Vec<_>>())
}

/// One public round.
pub fn round(tournament: &Tournament, number: RoundNo) -> Option<String> {
    let mut rounds = shown(tournament);
    rounds
        .find(|round| round.number == number)
        .map(|round| text(&round))
}

/// The standings.
pub fn standings(tournament: &Tournament, standings: &Standings) -> String {
    text(&StandingsJson {
        after: standings.after.0,
        provisional: standings.provisional,
        rows: List::standings(tournament, standings, Names::Alias).json(),
    })
}

/// The public rounds, that is all but a draft.
fn shown(tournament: &Tournament) -> impl Iterator<Item = RoundJson> + '_ {
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
) -> RoundJson {
    let parts = part_codes(
        tournament,
        &DraftRound {
            number: round,
            pairings: boards.iter().map(|(pairing, _)| *pairing).collect(),
            byes: byes.to_vec(),
        },
    );
    let board = |(pairing, scored): &(Pairing, Option<Scored>)| BoardJson {
        part: parts.get(&pairing.board).cloned(),
        board: pairing.board,
        first: number(tournament, pairing.first),
        second: number(tournament, pairing.second),
        result: scored
            .as_ref()
            .map(|scored| ResultCode(scored.result.code())),
    };
    let bye = |bye: &Bye| {
        let player = number(tournament, bye.entrant);
        ByeCode::of(bye.kind).map(|kind| ByeJson { player, kind })
    };
    RoundJson {
        number: round,
        closed,
        boards: boards.iter().map(board).collect(),
        byes: byes.iter().filter_map(bye).collect(),
    }
}

fn number(tournament: &Tournament, id: EntrantId) -> u16 {
    tournament.entrant(id).map_or(0, |one| one.number)
}
