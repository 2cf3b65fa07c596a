//! The state of a game in progress: turns, clock, cards and pauses.

use super::{
    Card, Clock, Entry, Event, LadderStep, Offence, Outcome, Pause, ShownCard, UmpireSettings,
};
use crate::rules::{BySide, GameHistory, IllegalTurn, LOST_TURN, Ruleset, Side};
use chrono::{DateTime, TimeDelta, Utc};

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInProgress {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The turns since the start or the last set-up of the board.
    pub history: GameHistory,
    /// The histories before each set-up of the board.
    pub earlier: Vec<GameHistory>,
    /// The turns taken back that can be restored, the next one last.
    pub undone: Vec<Undone>,
    /// The clock of the player to move.
    pub clock: Clock,
    /// The event's settings for cards and illegal turns.
    pub conduct: UmpireSettings,
    /// The reason for the pause, if the game is paused.
    pub pause: Option<Pause>,
    /// The valid cards, in the order shown.
    pub cards: BySide<Vec<ShownCard>>,
    /// The last offer of a draw, until its player moves again.
    pub draw_offer: Option<PlayerOffer>,
    /// The last request to take a turn back, until its player moves again.
    pub take_back: Option<PlayerOffer>,
    /// The outcome before the game was first reopened, until something changes on the board.
    /// A new result overrules it.
    pub reopened: Option<Outcome>,
    struck: Option<Struck>,
}

/// An offer of a draw, or a request to take back. The opponent declines it by moving, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerOffer {
    /// The player who offered.
    pub by: Side,
    /// Whether the opponent can still accept it.
    pub is_open: bool,
}

/// A turn that was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undone {
    /// The turn in notation.
    pub turn: String,
    /// The card that cost the turn, if it was taken back with it.
    pub card: Option<ShownCard>,
    /// The number of the entry that took the turn back.
    at: u32,
}

/// The card that was taken back last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Struck {
    shown: ShownCard,
    /// The number of the entry that took the card back.
    at: u32,
}

impl GameInProgress {
    pub(super) fn start(
        ruleset: Ruleset,
        clock: super::ClockPolicy,
        settings: UmpireSettings,
        at: DateTime<Utc>,
    ) -> GameInProgress {
        let history = GameHistory::from(ruleset.start());
        let mover = history.position().to_move();
        GameInProgress {
            ruleset,
            history,
            earlier: Vec::new(),
            undone: Vec::new(),
            clock: Clock::start(clock, mover, at),
            conduct: settings,
            pause: None,
            cards: BySide::default(),
            draw_offer: None,
            take_back: None,
            reopened: None,
            struck: None,
        }
    }

    /// The side to move.
    pub fn to_move(&self) -> Side {
        self.history.position().to_move()
    }

    /// The number of turns before the last set-up of the board; the turn numbers of
    /// `history` continue from it.
    pub fn turns_before(&self) -> usize {
        self.earlier
            .iter()
            .map(|history| history.turns().len())
            .sum()
    }

    /// The number of valid turns.
    pub fn turn_count(&self) -> usize {
        self.turns_before() + self.history.turns().len()
    }

    /// Whether there is a turn or a set-up to take back.
    pub fn can_undo(&self) -> bool {
        !self.history.turns().is_empty() || !self.earlier.is_empty()
    }

    /// The highest card that a player holds.
    pub fn highest_card(&self, side: Side) -> Option<Card> {
        self.cards[side].iter().map(|shown| shown.card).max()
    }

    /// The next step of the ladder for a player's offence.
    pub fn next_step(&self, side: Side, offence: Offence) -> LadderStep {
        self.conduct.ladder(offence).after(self.highest_card(side))
    }

    pub(super) fn apply(mut self, entry: &Entry) -> Result<GameInProgress, String> {
        let at = entry.at;
        match &entry.event {
            Event::ClockCalled => self.clock.restart(at),
            Event::TimeAdjusted { side, ms, .. } => {
                self.clock.adjust(*side, TimeDelta::milliseconds(*ms));
            }
            Event::Paused { pause, used_ms } => {
                self.clock.pause(TimeDelta::milliseconds(*used_ms));
                self.pause = Some(pause.clone());
            }
            Event::Resumed => {
                self.clock.resume(at);
                self.pause = None;
            }
            Event::CardShown {
                side,
                card,
                offence,
                skipped,
            } => {
                let shown = ShownCard {
                    card: *card,
                    offence: *offence,
                    skipped: *skipped,
                };
                self.show(*side, shown, at);
            }
            Event::CardTakenBack { side, card, .. } => self.strike(*side, *card, entry.seq)?,
            Event::DrawOffered { side } => {
                self.draw_offer = Some(PlayerOffer::of(*side));
            }
            Event::DrawDeclined { .. } => close(&mut self.draw_offer),
            Event::TakeBackAsked { side } => self.take_back = Some(PlayerOffer::of(*side)),
            Event::TakeBackDeclined { .. } | Event::TakeBackAgreed { .. } => {
                close(&mut self.take_back);
            }
            // Notes, which do not change the state.
            Event::IllegalTurn { .. }
            | Event::DrawClaimed { .. }
            | Event::PutRight { .. }
            | Event::NoticeGiven { .. } => {}
            event => self.change_board(event, at, entry.seq)?,
        }
        Ok(self)
    }

    fn change_board(&mut self, event: &Event, at: DateTime<Utc>, seq: u32) -> Result<(), String> {
        self.reopened = None;
        match event {
            Event::TurnPlayed { turn } => {
                self.pass_offers();
                enter(&mut self.history, turn).map_err(|illegal| illegal.to_string())?;
                self.match_undone(turn);
                self.clock.next_turn(self.to_move(), at);
                return Ok(());
            }
            Event::TurnLost => {
                self.pass_offers();
                give(&mut self.history)?;
                self.match_undone(LOST_TURN);
                self.clock.next_turn(self.to_move(), at);
                return Ok(());
            }
            Event::TurnTakenBack { turn, .. } => self.take_back(turn, seq)?,
            Event::TurnRestored { turn } => self.restore(turn)?,
            Event::TurnCorrected {
                number,
                was,
                turn,
                dropped,
                ..
            } => {
                let corrected = self
                    .corrected(*number, turn)
                    .map_err(|refusal| refusal.to_string())?;
                if corrected.was != *was || corrected.dropped != *dropped {
                    return Err("the correction does not fit the turns before it".to_owned());
                }
                self.history = corrected.history;
                self.undone.clear();
            }
            Event::PositionSetUp { position, .. } => {
                let position = self.ruleset.read(position).map_err(|why| why.to_string())?;
                let before = std::mem::replace(&mut self.history, GameHistory::from(position));
                self.earlier.push(before);
                self.undone.clear();
            }
            Event::SetUpTakenBack { .. } => {
                self.history = self.earlier.pop().ok_or("no position was set up")?;
                self.undone.clear();
            }
            _ => return Err("it does not belong into a running game".to_owned()),
        }
        self.draw_offer = None;
        self.take_back = None;
        self.clock.begin(self.to_move(), at);
        Ok(())
    }

    /// Whether a player can accept an offer of the opponent.
    pub fn is_offered_to(&self, side: Side) -> bool {
        self.draw_offer
            .is_some_and(|offer| offer.is_open && offer.by != side)
    }

    /// Whether a player can agree that the opponent takes a turn back.
    pub fn is_take_back_asked_of(&self, side: Side) -> bool {
        self.take_back
            .is_some_and(|asked| asked.is_open && asked.by != side)
    }

    /// The number of turns to take back so that a player can play the own last turn again: it and the answer to it.
    /// `None` without such a turn, or if a turn was lost by a card since.
    pub fn turns_to_take_back(&self, side: Side) -> Option<usize> {
        let turns = self.history.turns().iter().rev();
        let before = self.history.positions().iter().rev().skip(1);
        let since = turns.zip(before).zip(1..);
        let mut played = since.take_while(|((turn, _), _)| *turn != LOST_TURN);
        played.find_map(|((_, before), count)| (before.to_move() == side).then_some(count))
    }

    /// A turn declines what the opponent offers or asks. After an own turn the player may offer or ask again.
    fn pass_offers(&mut self) {
        let mover = self.to_move();
        for offered in [&mut self.draw_offer, &mut self.take_back] {
            match offered {
                Some(offer) if offer.by != mover => offer.is_open = false,
                Some(offer) if !offer.is_open => *offered = None,
                _ => {}
            }
        }
    }

    fn show(&mut self, side: Side, shown: ShownCard, at: DateTime<Utc>) {
        self.cards[side].push(shown);
        let is_new_minute = shown.card == Card::Yellow && shown.offence == Offence::Delay;
        if is_new_minute && side == self.to_move() && self.clock.reading(at).is_some() {
            self.clock.restart(at); // §10.3: a new minute for the same player
        }
    }

    /// Takes back the last card of a kind. If the turn that it cost is taken back by the
    /// neighbouring entry, restoring that turn restores the card.
    fn strike(&mut self, side: Side, card: Card, seq: u32) -> Result<(), String> {
        let cards = &mut self.cards[side];
        let which = cards
            .iter()
            .rposition(|shown| shown.card == card)
            .ok_or("no such card was shown")?;
        let shown = cards.remove(which);
        match self.undone.last_mut() {
            Some(undone) if undone.at + 1 == seq && undone.turn == LOST_TURN => {
                undone.card = Some(shown);
            }
            _ => self.struck = Some(Struck { shown, at: seq }),
        }
        Ok(())
    }

    fn take_back(&mut self, turn: &str, seq: u32) -> Result<(), String> {
        let last = self
            .history
            .take_back()
            .ok_or("there is no turn to take back")?;
        if last != *turn {
            return Err(format!("the last turn is {last}, not {turn}"));
        }
        let with_card = self
            .struck
            .filter(|struck| struck.at + 1 == seq && turn == LOST_TURN);
        self.undone.push(Undone {
            turn: last,
            card: with_card.map(|struck| struck.shown),
            at: seq,
        });
        Ok(())
    }

    fn restore(&mut self, turn: &str) -> Result<(), String> {
        match self.undone.pop() {
            Some(undone) if undone.turn == turn => {}
            _ => return Err(format!("{turn} was not the turn taken back last")),
        }
        match turn {
            LOST_TURN => give(&mut self.history),
            turn => enter(&mut self.history, turn).map_err(|illegal| illegal.to_string()),
        }
    }

    /// Playing the turn that was taken back last restores it, so the earlier ones can
    /// still be restored; any other turn discards them.
    fn match_undone(&mut self, turn: &str) {
        match self.undone.pop() {
            Some(undone) if undone.turn == turn => {}
            _ => self.undone.clear(),
        }
    }
}

impl PlayerOffer {
    fn of(by: Side) -> PlayerOffer {
        PlayerOffer { by, is_open: true }
    }
}

fn close(offer: &mut Option<PlayerOffer>) {
    if let Some(offer) = offer {
        offer.is_open = false;
    }
}

/// Plays a stored turn. A `!` marks a turn with mistakes.
pub(super) fn enter(history: &mut GameHistory, turn: &str) -> Result<(), IllegalTurn> {
    if turn.contains('!') {
        history.play_irregular(turn)
    } else {
        history.play(turn)
    }
}

fn give(history: &mut GameHistory) -> Result<(), String> {
    if history.give_turn() {
        Ok(())
    } else {
        Err("there is no turn to give".to_owned())
    }
}
