//! The order of the list of players, which gives the start numbers. It is fixed once round 1 is posted.

use super::history::Action;
use super::rights::{ChangePlayers, Permits};
use super::undo::{BeforeAfter, Change, StartNumbers};
use super::{Desk, Fault};
use crate::store::{Audit, Changes, StoreError};
use crate::tournament::{Entrant, Stage, StartOrder, TournamentId};
use chrono::{DateTime, Utc};
use std::collections::HashMap;

/// The refusal of a change after round 1 was posted.
const FIXED: &str = "the start numbers are fixed";

impl Desk {
    /// Puts the list in another order. A draft of round 1 is discarded first: it was paired by the old numbers.
    ///
    /// # Errors
    /// [`Fault::OrderIsFixed`] once round 1 is posted.
    pub fn order_list(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        order: StartOrder,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (action, subject) = match order {
            StartOrder::ByRating => (Action::OrderByRating, String::new()),
            StartOrder::ByLot(seed) => (Action::OrderByLot, format!("lot {seed}")),
            StartOrder::AsEntered => (Action::OrderAsEntered, String::new()),
            StartOrder::Moved(who, _) => (Action::OrderByHand, format!("entrant {}", who.0)),
        };
        self.renumber(organiser, (action, subject), at, move |all| {
            order.numbers(all)
        })
    }

    /// Gives entrants their former numbers again.
    pub(super) fn put_order_back(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        former: StartNumbers,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let action = (Action::OrderPutBack, String::new());
        self.renumber(organiser, action, at, move |_| former)
    }

    fn renumber(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        (action, subject): (Action, String),
        at: DateTime<Utc>,
        numbers: impl FnOnce(&[Entrant]) -> StartNumbers + Send + 'static,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let tournament = self.tournament(organiser.event())?;
        if let (false, Some(Stage::Draft(draft))) = (tournament.has_begun(), &tournament.current) {
            self.discard_draft(&organiser.unlimited(), draft.number, at)?;
        }
        let id = organiser.id();
        let audit = organiser.audit(action, subject, at);
        self.change_event(audit, move |tx, line| change_numbers(tx, line, id, numbers))
            .map_err(|fault| match fault {
                Fault::Store(StoreError::Refused(FIXED)) => Fault::OrderIsFixed,
                other => other,
            })
    }
}

fn change_numbers(
    tx: &mut dyn Changes,
    line: &mut Audit,
    id: TournamentId,
    numbers: impl FnOnce(&[Entrant]) -> StartNumbers,
) -> Result<(), StoreError> {
    let tournament = tx.load_tournament(id)?;
    if tournament.has_begun() {
        return Err(StoreError::Refused(FIXED));
    }
    if tournament.current.is_some() {
        return Err(StoreError::Conflict);
    }
    let mut now = numbers(&tournament.entrants);
    now.retain(|(who, number)| {
        let entrant = tournament.entrant(*who);
        entrant.is_none_or(|one| one.number != *number)
    });
    let number = |who| tournament.entrant(who).map(|one| (who, one.number));
    let was: StartNumbers = now.iter().filter_map(|(who, _)| number(*who)).collect();
    tx.set_numbers(id, &now)?;
    keep_orders_by_hand(tx, id, &was, &now)?;
    line.detail = Change::Order(BeforeAfter { was, now }).detail();
    Ok(())
}

/// Orders that were settled by hand name players by their start numbers.
fn keep_orders_by_hand(
    tx: &mut dyn Changes,
    id: TournamentId,
    was: &StartNumbers,
    now: &StartNumbers,
) -> Result<(), StoreError> {
    let mut settings = tx.tournament(id)?.settings_row;
    let orders = &mut settings.options.ranking.by_hand;
    if orders.is_empty() {
        return Ok(());
    }
    let before = was.iter().map(|(_, number)| *number);
    let new: HashMap<u16, u16> = before.zip(now.iter().map(|(_, number)| *number)).collect();
    for number in orders.iter_mut().flat_map(|one| &mut one.order) {
        *number = new.get(number).copied().unwrap_or(*number);
    }
    tx.set_event_settings(id, &settings)
}
