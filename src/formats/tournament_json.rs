//! A whole tournament as JSON, described in docs/TOURNAMENT.md. Players are
//! identified by start numbers, which do not depend on a database.

use super::Faults;
use inkundla_core::quoted;
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{
    About, BoardNo, Bye, ByeKind, Entrant, EntrantId, EntrantName, Gender, Grade, Options, Pairing,
    PairingConstraints, PairingResult, PostedRound, Presence, RoundNo, Scored, ShownAs, Stage,
    Tournament,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The version that is written, and the only one that is read.
pub const VERSION: u32 = 1;
const KIND: &str = "inkundla-tournament";

/// A tournament with the name and rules of its event.
#[derive(Clone, Debug)]
pub struct TournamentFile {
    /// The name of the event.
    pub name: String,
    /// The code of the game's rules.
    pub ruleset: String,
    /// Entrants and rounds. The id of an entrant that was read from a file is the
    /// start number.
    pub tournament: Tournament,
}

/// A fault in a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {what}")]
pub struct JsonFault {
    /// Where: `line 4, column 9`, or `rounds[0].boards[2]`.
    pub place: String,
    /// The problem (English).
    pub what: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    kind: String,
    version: u32,
    name: String,
    ruleset: String,
    options: Options,
    players: Vec<PlayerOf>,
    rounds: Vec<RoundOf>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerOf {
    number: u16,
    given: String,
    #[serde(default)]
    family: String,
    #[serde(default)]
    school: Option<String>,
    #[serde(default)]
    grade: Option<GradeOf>,
    presence: Presence,
    #[serde(default)]
    rating: Option<u16>,
    #[serde(default)]
    gender: Option<Gender>,
    #[serde(default)]
    born: Option<u16>,
    /// The text that outsiders see instead of the alias, with `#` for the start number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shown_as: Option<String>,
}

/// A grade: a number from 1, or `R` and `RR`. Older files have 0 and -1 for these two.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum GradeOf {
    Number(i8),
    Code(String),
}

impl GradeOf {
    fn of(grade: Grade) -> GradeOf {
        match grade.number() {
            number @ 1.. => GradeOf::Number(number),
            _ => GradeOf::Code(grade.code()),
        }
    }

    fn grade(&self) -> Option<Grade> {
        match self {
            GradeOf::Number(number) => Grade::new(*number),
            GradeOf::Code(code) => Grade::from_code(code),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundOf {
    number: u16,
    /// Whether the round is closed; its boards without a result are postponed.
    closed: bool,
    boards: Vec<BoardOf>,
    byes: Vec<ByeOf>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardOf {
    board: u16,
    first: u16,
    second: u16,
    /// As in CSV: `1-0`, `0-1 forfeit`; `null` during play.
    #[serde(default)]
    result: Option<String>,
    /// Counted men of each side.
    #[serde(default)]
    counted: Option<[u8; 2]>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ByeOf {
    player: u16,
    /// `bye`, `full`, `half`, `absent`.
    kind: String,
}

/// Writes a tournament without its draft round.
pub fn write(whole: &TournamentFile) -> String {
    let tournament = &whole.tournament;
    let number = |id: EntrantId| tournament.entrant(id).map_or(0, |one| one.number);
    let mut options = tournament.options.clone();
    renumber(&mut options.terms, |id| Some(EntrantId(number(id).into())));
    let closed = tournament.closed.iter().map(|round| {
        let boards = round.all_boards();
        round_of((round.number, true), &boards, &round.byes, &number)
    });
    let posted = tournament
        .posted()
        .map(|round| round_of((round.number, false), &round.boards, &round.byes, &number));
    let file = File {
        kind: KIND.to_owned(),
        version: VERSION,
        name: whole.name.clone(),
        ruleset: whole.ruleset.clone(),
        options,
        players: tournament.entrants.iter().map(player_of).collect(),
        rounds: closed.chain(posted).collect(),
    };
    // Plain values only: writing them cannot fail.
    serde_json::to_string_pretty(&file).unwrap_or_default() + "\n"
}

fn player_of(one: &Entrant) -> PlayerOf {
    PlayerOf {
        number: one.number,
        given: one.name.given().to_owned(),
        family: one.name.family().to_owned(),
        school: one.school.clone(),
        grade: one.grade.map(GradeOf::of),
        presence: one.presence,
        rating: one.about.rating,
        gender: one.about.gender,
        born: one.about.born,
        shown_as: one.name.shown_as().map(|one| one.code().to_owned()),
    }
}

fn round_of(
    (number, closed): (RoundNo, bool),
    boards: &[(Pairing, Option<Scored>)],
    byes: &[Bye],
    of: &impl Fn(EntrantId) -> u16,
) -> RoundOf {
    let board = |(pairing, scored): &(Pairing, Option<Scored>)| BoardOf {
        board: pairing.board.0,
        first: of(pairing.first),
        second: of(pairing.second),
        result: scored
            .as_ref()
            .map(|scored| scored.result.code().to_owned()),
        counted: scored
            .as_ref()
            .and_then(|scored| scored.shot)
            .map(|shot| [shot.first, shot.second]),
    };
    let bye = |bye: &Bye| ByeOf {
        player: of(bye.entrant),
        kind: bye.kind.code().to_owned(),
    };
    RoundOf {
        number: number.0,
        closed,
        boards: boards.iter().map(board).collect(),
        byes: byes.iter().map(bye).collect(),
    }
}

/// Replaces the entrant ids in pairing constraints. Constraints on entrants without a new id are
/// removed.
pub fn renumber(constraints: &mut PairingConstraints, of: impl Fn(EntrantId) -> Option<EntrantId>) {
    let replace = |id: &mut EntrantId| {
        let new = of(*id);
        *id = new.unwrap_or(*id);
        new.is_some()
    };
    let apart = &mut constraints.kept_apart;
    apart.retain_mut(|pair| replace(&mut pair.one) && replace(&mut pair.other));
    constraints
        .sits_out
        .retain_mut(|one| replace(&mut one.entrant));
    let settled = &mut constraints.settled;
    settled.retain_mut(|pair| replace(&mut pair.first) && replace(&mut pair.second));
    constraints
        .seats
        .retain_mut(|seat| replace(&mut seat.entrant));
    constraints
        .teams
        .retain_mut(|one| replace(&mut one.entrant));
    constraints.captains.retain_mut(replace);
    constraints.line_ups.retain_mut(|one| {
        one.players.retain_mut(replace);
        !one.players.is_empty()
    });
}

/// Reads a tournament.
///
/// # Errors
/// All faults of the file.
pub fn read(bytes: &[u8]) -> Result<TournamentFile, Faults<JsonFault>> {
    let file: File = serde_json::from_slice(bytes).map_err(|why| {
        Faults::from(JsonFault {
            place: format!("line {}, column {}", why.line(), why.column()),
            what: why.to_string(),
        })
    })?;
    let mut faults = Faults::default();
    if file.kind != KIND {
        faults.add(
            "kind",
            format!("{} is not {}", quoted(&file.kind), quoted(KIND)),
        );
    }
    if file.version != VERSION {
        let what = format!("version {} is not known; {VERSION} is", file.version);
        faults.add("version", what);
    }
    let entrants = entrants(&file.players, &mut faults);
    let known: BTreeSet<u16> = file.players.iter().map(|one| one.number).collect();
    let mut closed = Vec::new();
    let mut current = None;
    let last = file.rounds.len();
    for (at, round) in file.rounds.iter().enumerate() {
        let posted = posted(at, round, &known, &mut faults);
        match round.closed {
            true => closed.push(posted.close_with_postponed()),
            false if at + 1 == last => current = Some(Stage::Posted(posted)),
            false => faults.add(
                format!("rounds[{at}]"),
                "only the last round may be open".to_owned(),
            ),
        }
    }
    match faults {
        faults if faults.is_empty() => Ok(TournamentFile {
            name: file.name,
            ruleset: file.ruleset,
            tournament: Tournament {
                options: file.options,
                entrants: entrants.into(),
                closed,
                current,
            },
        }),
        faults => Err(faults),
    }
}

impl Faults<JsonFault> {
    fn add(&mut self, place: impl Into<String>, what: String) {
        let place = place.into();
        self.push(JsonFault { place, what });
    }
}

fn entrants(players: &[PlayerOf], faults: &mut Faults<JsonFault>) -> Vec<Entrant> {
    let mut seen = BTreeSet::new();
    let mut entrants = Vec::new();
    for (at, player) in players.iter().enumerate() {
        let place = format!("players[{at}]");
        if player.number == 0 || !seen.insert(player.number) {
            let what = format!("number {} is 0 or stands there twice", player.number);
            faults.add(&*place, what);
        }
        let grade = player.grade.as_ref().map(GradeOf::grade);
        if grade == Some(None) {
            faults.add(&*place, "the grade is not from 1 to 12, R or RR".to_owned());
        }
        match EntrantName::parse(&player.given, &player.family) {
            Err(why) => faults.add(&*place, why.to_string()),
            Ok(name) => entrants.push(Entrant {
                id: EntrantId(player.number.into()),
                number: player.number,
                name: name.outside(
                    player.shown_as.as_deref().map(ShownAs::from_code),
                    player.number,
                ),
                school: player.school.clone(),
                grade: grade.flatten(),
                presence: player.presence,
                about: About {
                    rating: player.rating.filter(|one| (1..=4_000).contains(one)),
                    gender: player.gender,
                    born: player.born.filter(|one| (1_900..=2_100).contains(one)),
                },
            }),
        }
    }
    entrants
}

fn posted(
    at: usize,
    round: &RoundOf,
    known: &BTreeSet<u16>,
    faults: &mut Faults<JsonFault>,
) -> PostedRound {
    if usize::from(round.number) != at + 1 {
        let what = format!("this is round {}, not {}", at + 1, round.number);
        faults.add(format!("rounds[{at}]"), what);
    }
    let mut seen = BTreeSet::new();
    let mut check = |place: String, number: u16, faults: &mut Faults<JsonFault>| {
        if !known.contains(&number) {
            faults.add(place, format!("there is no player {number}"));
        } else if !seen.insert(number) {
            faults.add(place, format!("player {number} is in the round twice"));
        }
    };
    let mut boards = Vec::new();
    for (board_at, board) in round.boards.iter().enumerate() {
        let place = format!("rounds[{at}].boards[{board_at}]");
        check(place.clone(), board.first, faults);
        check(place.clone(), board.second, faults);
        let result = board.result.as_deref().map(PairingResult::read);
        if result == Some(None) {
            faults.add(place, "this is no result".to_owned());
        }
        let pairing = Pairing {
            board: BoardNo(board.board),
            first: EntrantId(board.first.into()),
            second: EntrantId(board.second.into()),
        };
        let shot = board
            .counted
            .map(|[first, second]| BySide { first, second });
        boards.push((
            pairing,
            result.flatten().map(|result| Scored { result, shot }),
        ));
    }
    let mut byes = Vec::new();
    for (bye_at, bye) in round.byes.iter().enumerate() {
        let place = format!("rounds[{at}].byes[{bye_at}]");
        check(place.clone(), bye.player, faults);
        match ByeKind::from_code(&bye.kind) {
            None => faults.add(place, format!("{} is no bye", quoted(&bye.kind))),
            Some(kind) => byes.push(Bye {
                entrant: EntrantId(bye.player.into()),
                kind,
            }),
        }
    }
    PostedRound {
        number: RoundNo(round.number),
        boards,
        byes,
    }
}
