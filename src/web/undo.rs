//! A button that takes back what was just done: a form like any other, which
//! says what will be again.

use super::table::{Names, Player, Round, short_result};
use crate::desk::undo::Hindrance;
use crate::tongue::{Sentence, Speak, Tongue};
use crate::tournament::{BoardNo, Pairing, PairingResult, RoundNo, Tournament};

/// The way back, drawn by the macro in `templates/undo.html`.
pub(super) struct Undo {
    /// Where the form goes.
    pub(super) action: String,
    /// What it sends.
    pub(super) fields: Vec<(&'static str, String)>,
    /// What will be again, in words.
    pub(super) text: String,
}

/// Why something cannot be taken back, as a sentence of its own.
pub(super) fn why_not(why: &Hindrance) -> WhyNot<'_> {
    WhyNot(why)
}

/// The sentence about something that stands in the way.
pub(super) struct WhyNot<'a>(&'a Hindrance);

impl Speak for WhyNot<'_> {
    fn sentence(&self, t: &Tongue) -> Sentence {
        let plain = Sentence::plain;
        let why = match self.0 {
            Hindrance::ChangedSince => plain("hindrance-changed-since"),
            Hindrance::RoundsRest(round) => plain("hindrance-rounds-rest").with("round", *round),
            Hindrance::RoundWentOn(round) => plain("hindrance-round-went-on").with("round", *round),
            Hindrance::Played(round) => plain("fault-round-touched").with("round", *round),
            Hindrance::ResultsMissing(round) => {
                plain("hindrance-results-missing").with("round", *round)
            }
            Hindrance::Finished => plain("hindrance-finished"),
            Hindrance::InARound => plain("hindrance-in-a-round"),
            Hindrance::NotOnTheList => plain("hindrance-not-on-the-list"),
            Hindrance::NamesGone => plain("hindrance-names-gone"),
            Hindrance::InARecord => plain("hindrance-in-a-record"),
            Hindrance::Rights => plain("hindrance-rights"),
        };
        plain("fault-cannot-take-back").with("why", t.tell(why.id, &why.values))
    }
}

/// What a board had before, as it stands in an address: `5 1-0`, or `5` for nothing.
pub(super) fn board_before(board: BoardNo, before: Option<PairingResult>) -> String {
    let code = before.map_or("", PairingResult::code);
    format!("{board} {code}").trim_end().to_owned()
}

/// The way back to what a board of a round had before; nothing if there is no
/// such board, or it has that already.
pub(super) fn of_board(
    t: &Tongue,
    key: &str,
    tournament: &Tournament,
    number: RoundNo,
    told: &str,
) -> Option<Undo> {
    let (board, code) = told.split_once(' ').unwrap_or((told, ""));
    let board = BoardNo(board.parse().ok()?);
    let before = match code {
        "" => None,
        code => Some(PairingResult::by_code(code)?),
    };
    let round = Round::posted(tournament, number).filter(|round| !round.is_closed)?;
    let (pairing, now) = round.at(board)?;
    if now.map(|scored| scored.result) == before {
        return None;
    }
    let values = [
        ("board", board.0.into()),
        ("told", again(t, tournament, pairing, before).into()),
    ];
    Some(Undo {
        action: format!("/e/{key}/rounds/{number}/boards/{board}/result"),
        fields: vec![
            ("result", code.to_owned()),
            ("reason", t.say("reason-undone")),
        ],
        text: t.tell("undo-board", &values),
    })
}

fn again(
    t: &Tongue,
    tournament: &Tournament,
    pairing: &Pairing,
    before: Option<PairingResult>,
) -> String {
    let Some(before) = before else {
        return t.say("undo-no-result");
    };
    let players = Player::pair(tournament, pairing, Names::Full);
    let (first, second) = (players.first.name, players.second.name);
    format!("{first} {} {second}", short_result(t, before))
}
