//! The penalty cards of an event: who got which, when, what for, and whether it stands.

use super::events::{Event, Plan};
use super::games::Projection;
use super::games::append::entry;
use super::history::Action;
use super::rights::{Permits, RuleCards};
use super::rounds::given;
use super::{Desk, Fault};
use crate::referee::{self, Card, Command, Event as Happening, Line, Offence, Official, Text};
use crate::rules::Side;
use crate::store::{Board, RoundStage, StoredEntry};
use crate::tournament::{BoardNo, EntrantId, RoundNo};
use chrono::{DateTime, Utc};

/// A card that was shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownCard {
    /// In which round.
    pub round: RoundNo,
    /// At which board.
    pub board: BoardNo,
    /// To whom.
    pub player: EntrantId,
    /// On which side that player sits.
    pub side: Side,
    /// Which.
    pub card: Card,
    /// What for.
    pub offence: Offence,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom.
    pub by: Official,
    /// Why it was taken back, if it was.
    pub taken_back: Option<String>,
}

/// Which records are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// All, also those whose cards were all taken back.
    All,
    /// Those with cards that stand.
    Standing,
}

impl Desk {
    /// All cards of an event, in the order of rounds, boards and entries.
    ///
    /// # Errors
    /// Those of the store; [`Fault::Corrupt`].
    pub fn cards(&self, event: &Event) -> Result<Vec<ShownCard>, Fault> {
        self.shown(event, Depth::All)
    }

    /// The cards of a player in an event that stand.
    ///
    /// # Errors
    /// As [`Desk::cards`].
    pub fn cards_of(&self, event: &Event, player: EntrantId) -> Result<Vec<ShownCard>, Fault> {
        let mut cards = self.shown(event, Depth::Standing)?;
        cards.retain(|shown| shown.player == player && shown.taken_back.is_none());
        Ok(cards)
    }

    /// The red cards that stand and are not the player's first in the event.
    ///
    /// # Errors
    /// As [`Desk::cards`].
    pub fn second_reds(&self, event: &Event) -> Result<Vec<ShownCard>, Fault> {
        let mut reds = self.shown(event, Depth::Standing)?;
        reds.retain(|shown| shown.card == Card::Red && shown.taken_back.is_none());
        let is_second = |at: usize| {
            let player = reds[at].player;
            reds[..at].iter().any(|before| before.player == player)
        };
        let second: Vec<usize> = (0..reds.len()).filter(|at| is_second(*at)).collect();
        Ok(second.into_iter().map(|at| reds[at].clone()).collect())
    }

    /// Settles whether the organiser is asked at a player's second red card.
    ///
    /// # Errors
    /// Those of the store.
    pub fn ask_at_second_red(
        &self,
        organiser: &impl Permits<RuleCards>,
        ask: bool,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let mut plan = Plan::of(organiser.event());
        plan.options.ask_second_red = ask;
        self.replan(&organiser.unlimited(), &plan, at)
    }

    /// Takes the last card of a player at a board back, by the law that holds for the
    /// umpire, in a round that is being played.
    ///
    /// # Errors
    /// When the round is not, or the referee refuses.
    pub fn take_card_back(
        &self,
        organiser: &impl Permits<RuleCards>,
        (round, board): (RoundNo, BoardNo),
        (side, reason): (Side, &str),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        self.posted(actor, round)?;
        let reason = given(reason)?;
        let subject = format!("round {round} board {board}");
        let mut audit = actor.did(Action::CardTakenBack, subject, at);
        audit.why = Some(reason.clone());
        let command = Command::TakeCardBack(side, reason);
        self.write_down(organiser, (round, board), command, audit, at)
    }

    fn shown(&self, event: &Event, depth: Depth) -> Result<Vec<ShownCard>, Fault> {
        let id = event.id;
        let games: Vec<(Board, Vec<StoredEntry>, Vec<Text>)> = self.store.read(move |db| {
            let mut games = Vec::new();
            for round in db.rounds(id)? {
                if round.stage == RoundStage::Draft {
                    continue;
                }
                for board in db.boards(id, round.number)? {
                    if is_read(&board, depth) {
                        let record = db.record(id, board.game, 0)?;
                        let texts = db.texts(board.game)?;
                        games.push((board, record, texts));
                    }
                }
            }
            Ok(games)
        })?;
        let mut shown = Vec::new();
        for (board, stored, texts) in games {
            let entries = stored
                .into_iter()
                .map(|one| entry(one, &texts))
                .collect::<Result<Vec<_>, _>>()?;
            let lines = referee::transcript(&entries)?;
            let cards = (0..lines.len()).filter_map(|at| card(&board, &lines, at));
            shown.extend(cards);
        }
        Ok(shown)
    }
}

fn is_read(board: &Board, depth: Depth) -> bool {
    board.state.as_ref().is_some_and(|state| match depth {
        Depth::All => state.seq > 0,
        Depth::Standing => {
            let cards = Projection::read(&state.projection).cards;
            cards.first + cards.second > 0
        }
    })
}

fn card(board: &Board, lines: &[Line], at: usize) -> Option<ShownCard> {
    let line = lines.get(at)?;
    let Happening::CardShown {
        side,
        card,
        offence,
        ..
    } = &line.entry.event
    else {
        return None;
    };
    let player = match side {
        Side::First => board.pairing.first,
        Side::Second => board.pairing.second,
    };
    Some(ShownCard {
        round: board.round,
        board: board.pairing.board,
        player,
        side: *side,
        card: *card,
        offence: *offence,
        at: line.entry.at,
        by: line.entry.by.clone(),
        taken_back: line.is_struck.then(|| why_back(lines, at, *side, *card)),
    })
}

/// The reason in the entry that struck a card out. It strikes the last one of
/// its kind that stands, so the cards shown in between are passed over.
fn why_back(lines: &[Line], at: usize, whose: Side, which: Card) -> String {
    let mut shown_since = 0;
    for line in lines.iter().skip(at + 1) {
        match &line.entry.event {
            Happening::CardShown { side, card, .. } if (*side, *card) == (whose, which) => {
                shown_since += 1;
            }
            Happening::CardTakenBack { side, card, reason } if (*side, *card) == (whose, which) => {
                if shown_since == 0 {
                    return reason.clone();
                }
                shown_since -= 1;
            }
            _ => {}
        }
    }
    String::new()
}
