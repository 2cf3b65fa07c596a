//! The prizes of an event, and their reading at the prize-giving.

use super::events::Event;
use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangeSettings, Permits};
use super::{Desk, Fault};
use crate::tournament::prizes::{Award, MoneySharing, Prize, PrizeList, Prizes, awards};
use crate::tournament::standings::{BEST_OF_SCHOOL, live};
use crate::tournament::{Options, Tournament, legible};
use chrono::{DateTime, Utc};

/// Length limit of the name of a prize and of a gift, in characters.
pub const LONGEST_PRIZE: usize = 60;
/// Length limit of the sign of the currency, in characters.
pub const LONGEST_CURRENCY: usize = 4;
/// Maximum number of prizes of an event; one for every grade or school counts once.
pub const MOST_PRIZES: usize = 40;
/// The highest sum of money of a prize, in hundredths.
pub const MOST_CENTS: u32 = 100_000_000;

/// A change of the prizes. A number is the index of a prize.
#[derive(Clone, Debug)]
pub enum PrizeChange {
    /// Adds prizes at the end.
    Added(Vec<Prize>),
    /// Replaces a prize.
    Replaced(usize, Prize),
    /// Moves a prize before the one above it.
    MovedUp(usize),
    /// Removes a prize.
    Removed(usize),
    /// Changes the rules: one prize each, how money is shared, and the sign of the currency.
    Ruled(bool, MoneySharing, String),
}

impl PrizeChange {
    fn apply(self, prizes: &mut Prizes) -> Result<(), Fault> {
        let is_known = |at: usize| at < prizes.list.len();
        match self {
            PrizeChange::Added(more) => prizes.list.extend(more),
            PrizeChange::Replaced(at, prize) if is_known(at) => prizes.list[at] = prize,
            PrizeChange::MovedUp(at) if at > 0 && is_known(at) => prizes.list.swap(at - 1, at),
            PrizeChange::Removed(at) if is_known(at) => drop(prizes.list.remove(at)),
            PrizeChange::Ruled(one_each, sharing, currency) => {
                prizes.one_each = one_each;
                prizes.sharing = sharing;
                prizes.currency = legible(&currency);
            }
            _ => return Err(Fault::NotFound),
        }
        for prize in &mut prizes.list {
            prize.name = legible(&prize.name);
            prize.gift = legible(&prize.gift);
        }
        check(prizes)
    }
}

fn check(prizes: &Prizes) -> Result<(), Fault> {
    let too_long = |field| Err(Fault::form(field, FormProblem::TooLong));
    let is_long = |text: &str, longest| text.chars().count() > longest;
    if prizes.list.len() > MOST_PRIZES {
        return too_long("prizes");
    }
    if is_long(&prizes.currency, LONGEST_CURRENCY) {
        return too_long("prizes-currency");
    }
    for prize in &prizes.list {
        if is_long(&prize.name, LONGEST_PRIZE) {
            return too_long("prize-name");
        }
        if is_long(&prize.gift, LONGEST_PRIZE) {
            return too_long("prize-gift");
        }
        if prize.cents > MOST_CENTS {
            return Err(Fault::form("prize-money", FormProblem::NotANumber));
        }
    }
    Ok(())
}

/// The first three places, the best girl and the best boy where the list says who is one, and the best
/// of every grade; for teams the first three teams.
pub fn usual_prizes(tournament: &Tournament) -> Vec<Prize> {
    let Options {
        system, categories, ..
    } = &tournament.options;
    let first = if matches!(system, crate::tournament::System::Teams(_)) {
        PrizeList::Teams
    } else {
        PrizeList::Everybody
    };
    let entrants = || tournament.entrants.iter();
    let genders = crate::tournament::Gender::ALL.into_iter();
    let genders = genders.filter(|gender| entrants().any(|one| one.about.gender == Some(*gender)));
    let mut lists = vec![first.clone(), first.clone(), first];
    lists.extend(genders.map(|gender| PrizeList::Gender { gender }));
    if categories.is_empty() {
        let has_grades = entrants().any(|one| one.grade.is_some());
        lists.extend(has_grades.then_some(PrizeList::EachGrade));
    }
    lists.extend(categories.iter().map(|one| PrizeList::Category {
        category: one.name.clone(),
    }));
    let prize = |among| Prize {
        name: String::new(),
        among,
        cents: 0,
        gift: String::new(),
    };
    lists.into_iter().map(prize).collect()
}

/// The awards of an event by its present standings; none before a round is closed.
pub(crate) fn present_awards(tournament: &Tournament) -> Vec<Award> {
    if tournament.closed.is_empty() || tournament.options.prizes.list.is_empty() {
        return Vec::new();
    }
    awards(tournament, &live(tournament), BEST_OF_SCHOOL)
}

impl Desk {
    /// Changes the prizes of an event.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for a prize that there is not; [`Fault::Form`] for a text that is too long, too
    /// many prizes, or too much money.
    pub fn change_prizes(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        change: PrizeChange,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let mut prizes = actor.event().options.prizes.clone();
        change.apply(&mut prizes)?;
        let audit = actor.audit(Action::PrizesChanged, actor.event().name.clone(), at);
        self.change_settings(organiser, audit, move |present| {
            present.options.prizes = prizes;
            Ok(())
        })
    }

    /// Sets how many prizes are read, the last one first; `None` ends the prize-giving.
    ///
    /// # Errors
    /// [`Fault::Form`] like [`Desk::set_screen`].
    pub fn read_prizes(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        read: Option<u16>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let event: &Event = organiser.actor().event();
        let mut screen = event.screen.clone();
        screen.prizes_read = read;
        self.set_screen(organiser, &screen, at)
    }
}
