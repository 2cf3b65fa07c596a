//! A whole tournament as JSON, described in docs/TOURNAMENT.md. People are
//! named by their start numbers, so that a file means the same everywhere.

use super::Faults;
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{
    About, BoardNo, Bye, ByeKind, Entrant, EntrantId, EntrantName, Gender, Grade, Options, Pairing,
    PairingConstraints, PairingResult, PostedRound, Presence, RoundNo, Scored, Stage, Tournament,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};

/// The version that is written, and the only one that is read.
pub const VERSION: u32 = 1;
const KIND: &str = "inkundla-tournament";

/// A tournament, with what else is kept of the event.
#[derive(Clone, Debug)]
pub struct TournamentFile {
    /// What the event is called.
    pub name: String,
    /// The code of the game's rules.
    pub ruleset: String,
    /// Who plays, and the rounds. Read from a file, the identity of an entrant
    /// is the start number.
    pub tournament: Tournament,
}

/// Something in a file that cannot be taken over.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {what}")]
pub struct JsonFault {
    /// Where: `line 4, column 9`, or `rounds[0].boards[2]`.
    pub place: String,
    /// What is wrong (English).
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
    grade: Option<i8>,
    presence: Presence,
    #[serde(default)]
    rating: Option<u16>,
    #[serde(default)]
    gender: Option<Gender>,
    #[serde(default)]
    born: Option<u16>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundOf {
    number: u16,
    /// Whether the round is closed; boards without a result are postponed then.
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
    /// As in CSV: `1-0`, `0-1 forfeit`; nothing while it is played.
    #[serde(default)]
    result: Option<String>,
    /// Men counted for each side.
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

/// Writes a tournament. A draft, which nobody has seen, is left out.
pub fn write(whole: &TournamentFile) -> String {
    let tournament = &whole.tournament;
    let numbers: HashMap<EntrantId, u16> = tournament
        .entrants
        .iter()
        .map(|one| (one.id, one.number))
        .collect();
    let number = |id: EntrantId| numbers.get(&id).copied().unwrap_or_default();
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
        grade: one.grade.map(Grade::number),
        presence: one.presence,
        rating: one.about.rating,
        gender: one.about.gender,
        born: one.about.born,
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

/// Everybody who is named in the terms under another identity; who has none is
/// named no more.
pub fn renumber(terms: &mut PairingConstraints, of: impl Fn(EntrantId) -> Option<EntrantId>) {
    terms.kept_apart.retain_mut(|pair| {
        let both = of(pair.one).zip(of(pair.other));
        both.is_some_and(|(one, other)| {
            (pair.one, pair.other) = (one, other);
            true
        })
    });
    terms.sits_out.retain_mut(|one| {
        of(one.entrant).is_some_and(|id| {
            one.entrant = id;
            true
        })
    });
    terms.settled.retain_mut(|pair| {
        let both = of(pair.first).zip(of(pair.second));
        both.is_some_and(|(first, second)| {
            (pair.first, pair.second) = (first, second);
            true
        })
    });
    terms.seats.retain_mut(|seat| {
        of(seat.entrant).is_some_and(|id| {
            seat.entrant = id;
            true
        })
    });
}

/// Reads a tournament.
///
/// # Errors
/// All faults; then nothing is taken over.
pub fn read(bytes: &[u8]) -> Result<TournamentFile, Faults<JsonFault>> {
    let file: File = serde_json::from_slice(bytes).map_err(|why| {
        Faults::from(JsonFault {
            place: format!("line {}, column {}", why.line(), why.column()),
            what: why.to_string(),
        })
    })?;
    let mut faults = Faults::default();
    if file.kind != KIND {
        faults.add("kind", format!("{:?} is not {KIND:?}", file.kind));
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
        let grade = player.grade.map(Grade::new);
        if grade == Some(None) {
            faults.add(
                &*place,
                "the grade is not from 1 to 12, 0 (R) or -1 (RR)".to_owned(),
            );
        }
        match EntrantName::parse(&player.given, &player.family) {
            Err(why) => faults.add(&*place, why.to_string()),
            Ok(name) => entrants.push(Entrant {
                id: EntrantId(player.number.into()),
                number: player.number,
                name,
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
        let result = board.result.as_deref().map(PairingResult::from_code);
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
            None => faults.add(place, format!("{:?} is no bye", bye.kind)),
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
