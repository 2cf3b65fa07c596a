//! The penalty cards of an event.

use super::events::{Event, EventSettings};
use super::games::append::entry;
use super::games::{Projection, player_at};
use super::history::Action;
use super::rights::{Permits, RuleCards};
use super::rounds::required;
use super::{Desk, Fault};
use crate::referee::{
    self, Card, Command, ErasableText, Event as Happening, Line, Offence, Official,
};
use crate::rules::Side;
use crate::store::{Board, RoundStage, StoredEntry};
use crate::tournament::{BoardNo, EntrantId, RoundNo};
use chrono::{DateTime, Utc};
use std::collections::HashSet;

/// A card as it was shown, and perhaps withdrawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownCard {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The player who got it.
    pub player: EntrantId,
    /// The side of that player.
    pub side: Side,
    /// The colour.
    pub card: Card,
    /// The offence.
    pub offence: Offence,
    /// The time.
    pub at: DateTime<Utc>,
    /// The official who showed it.
    pub by: Official,
    /// The reason why it was withdrawn, if it was.
    pub taken_back: Option<String>,
}

/// The records to read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// All, including those without a valid card.
    All,
    /// Boards or players with a valid card.
    Standing,
}

impl Desk {
    /// All cards of an event, ordered by round, board and entry.
    pub fn cards(&self, event: &Event) -> Result<Vec<ShownCard>, Fault> {
        self.shown(event, Depth::All)
    }

    /// The valid cards of a player in an event.
    pub fn cards_of(&self, event: &Event, player: EntrantId) -> Result<Vec<ShownCard>, Fault> {
        let mut cards = self.shown(event, Depth::Standing)?;
        cards.retain(|shown| shown.player == player && shown.taken_back.is_none());
        Ok(cards)
    }

    /// The valid red cards that are not the player's first in the event.
    pub fn second_reds(&self, event: &Event) -> Result<Vec<ShownCard>, Fault> {
        let mut reds = self.shown(event, Depth::Standing)?;
        reds.retain(|shown| shown.card == Card::Red && shown.taken_back.is_none());
        let mut players = HashSet::new();
        reds.retain(|shown| !players.insert(shown.player));
        Ok(reds)
    }

    /// Sets whether the organiser is asked at a player's second red card.
    pub fn ask_at_second_red(
        &self,
        organiser: &impl Permits<RuleCards>,
        ask: bool,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let mut settings = EventSettings::of(organiser.event());
        settings.options.ask_second_red = ask;
        self.save_settings(&organiser.unlimited(), &settings, at)
    }

    /// Withdraws the last card of a player at a board of the posted round, by the same law as
    /// for the umpire.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] posted, or why the referee refuses.
    pub fn take_card_back(
        &self,
        organiser: &impl Permits<RuleCards>,
        (round, board): (RoundNo, BoardNo),
        (side, reason): (Side, &str),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        self.posted(actor, round)?;
        let reason = required(reason)?;
        let mut audit = actor.audit_board(Action::CardTakenBack, (round, board), at);
        audit.why = Some(reason.clone());
        let command = Command::TakeCardBack(side, reason);
        self.record_command(organiser, (round, board), command, audit, at)
    }

    fn shown(&self, event: &Event, depth: Depth) -> Result<Vec<ShownCard>, Fault> {
        let id = event.id;
        let games: Vec<(Board, Vec<StoredEntry>, Vec<ErasableText>)> =
            self.store.read(move |db| {
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
    Some(ShownCard {
        round: board.round,
        board: board.pairing.board,
        player: player_at(&board.pairing, *side),
        side: *side,
        card: *card,
        offence: *offence,
        at: line.entry.at,
        by: line.entry.by.clone(),
        taken_back: line
            .is_struck
            .then(|| withdrawal_reason(lines, at, *side, *card)),
    })
}

/// The reason in the entry that withdrew a card. Such an entry withdraws the last valid card of
/// its kind, so an entry for each card shown since comes first.
fn withdrawal_reason(lines: &[Line], at: usize, whose: Side, which: Card) -> String {
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
