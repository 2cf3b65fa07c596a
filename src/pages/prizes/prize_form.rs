//! The form of a prize, and of the rules for all prizes.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::prizes::{MOST_CENTS, PrizeChange};
use crate::http::request::form_parsing::wrong;
use crate::tournament::prizes::{MoneySharing, Prize, PrizeList};
use crate::tournament::{Gender, Grade, Options, System, Tournament};
use serde::Deserialize;
use std::collections::BTreeSet;

/// The fields of the page of prizes. Each button sends one of the first five.
#[derive(Deserialize, Default, Clone)]
#[serde(default, rename_all = "kebab-case")]
pub struct PrizeFields {
    /// Non-empty for the usual prizes.
    pub(super) usual: String,
    /// The index of the prize that moves up.
    up: String,
    /// The index of the prize that goes.
    remove: String,
    /// The index of the prize that is changed.
    pub(super) change: String,
    /// Non-empty for the rules.
    rules: String,
    /// The code of the list.
    pub(super) among: String,
    pub(super) name: String,
    pub(super) money: String,
    pub(super) gift: String,
    /// The start number of the player who is named.
    pub(super) player: String,
    one_each: String,
    sharing: String,
    currency: String,
}

impl PrizeFields {
    pub(super) fn of(prize: &Prize) -> PrizeFields {
        PrizeFields {
            name: prize.name.clone(),
            money: match (prize.cents / 100, prize.cents % 100) {
                (0, 0) => String::new(),
                (whole, 0) => whole.to_string(),
                (whole, part) => format!("{whole}.{part:02}"),
            },
            gift: prize.gift.clone(),
            player: match prize.among {
                PrizeList::Named { number } if number > 0 => number.to_string(),
                _ => String::new(),
            },
            ..PrizeFields::default()
        }
    }

    /// The change that the form asks for.
    pub(super) fn change(
        &self,
        options: &Options,
        usual: Vec<Prize>,
    ) -> Result<PrizeChange, Fault> {
        let index = |text: &str| text.parse::<usize>().map_err(|_| Fault::NotFound);
        if !self.usual.is_empty() {
            return Ok(PrizeChange::Added(usual));
        }
        if !self.up.is_empty() {
            return Ok(PrizeChange::MovedUp(index(&self.up)?));
        }
        if !self.remove.is_empty() {
            return Ok(PrizeChange::Removed(index(&self.remove)?));
        }
        if !self.rules.is_empty() {
            let sharing = MoneySharing::from_code(&self.sharing);
            let sharing = sharing.ok_or(wrong("prizes-sharing", FormProblem::NotAChoice))?;
            let one_each = !self.one_each.is_empty();
            return Ok(PrizeChange::Ruled(one_each, sharing, self.currency.clone()));
        }
        if self.change.is_empty() {
            let among = list_of(&self.among, options);
            let among = among.ok_or(wrong("prize-for", FormProblem::NotAChoice))?;
            return Ok(PrizeChange::Added(vec![self.prize(among)?]));
        }
        let at = index(&self.change)?;
        let prize = options.prizes.list.get(at).ok_or(Fault::NotFound)?;
        Ok(PrizeChange::Replaced(at, self.prize(prize.among.clone())?))
    }

    fn prize(&self, mut among: PrizeList) -> Result<Prize, Fault> {
        if let PrizeList::Named { number } = &mut among {
            *number = match self.player.trim() {
                "" => 0,
                player => player
                    .parse()
                    .map_err(|_| wrong("player", FormProblem::NotAChoice))?,
            };
        }
        Ok(Prize {
            name: self.name.clone(),
            among,
            cents: cents(&self.money)?,
            gift: self.gift.clone(),
        })
    }
}

/// A sum of money in hundredths: `400`, `133.34`, `133,34`; empty for none. A sign of the currency is
/// ignored.
fn cents(typed: &str) -> Result<u32, Fault> {
    let not_a_number = || wrong("prize-money", FormProblem::NotANumber);
    let is_of_number = |c: &char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let sign = typed.trim().trim_start_matches(|c: char| !is_of_number(&c));
    let text: String = sign.chars().filter(|c| !c.is_whitespace()).collect();
    if typed.trim().is_empty() {
        return Ok(0);
    }
    let text = text.replace(',', ".");
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    let is_plain = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    if whole.is_empty() || part.len() > 2 || !is_plain(whole) || !is_plain(part) {
        return Err(not_a_number());
    }
    let whole: u32 = whole.parse().map_err(|_| not_a_number())?;
    let part: u32 = format!("{part:0<2}").parse().map_err(|_| not_a_number())?;
    let cents = whole
        .checked_mul(100)
        .and_then(|cents| cents.checked_add(part));
    cents
        .filter(|cents| *cents <= MOST_CENTS)
        .ok_or_else(not_a_number)
}

/// The lists that a prize of this event can be for, with their codes.
pub(super) fn prize_lists(tournament: &Tournament) -> Vec<(String, PrizeList)> {
    let options = &tournament.options;
    let entrants = || tournament.entrants.iter();
    let grades: BTreeSet<Grade> = entrants().filter_map(|one| one.grade).collect();
    let codes = std::iter::once("everybody".to_owned())
        .chain(Gender::ALL.map(|gender| format!("gender-{}", gender.code())))
        .chain((!grades.is_empty()).then(|| "each-grade".to_owned()))
        .chain(grades.iter().map(|grade| format!("grade-{}", grade.code())))
        .chain((1..=options.categories.len()).map(|number| format!("category-{number}")))
        .chain(["each-school", "schools"].map(str::to_owned))
        .chain(matches!(options.system, System::Teams(_)).then(|| "teams".to_owned()))
        .chain(["named".to_owned()]);
    codes
        .filter_map(|code| {
            let list = list_of(&code, options)?;
            Some((code, list))
        })
        .collect()
}

fn list_of(code: &str, options: &Options) -> Option<PrizeList> {
    Some(match code {
        "everybody" => PrizeList::Everybody,
        "each-grade" => PrizeList::EachGrade,
        "each-school" => PrizeList::EachSchool,
        "schools" => PrizeList::Schools,
        "teams" => PrizeList::Teams,
        "named" => PrizeList::Named { number: 0 },
        _ => {
            let (kind, value) = code.split_once('-')?;
            match kind {
                "gender" => PrizeList::Gender {
                    gender: Gender::from_code(value)?,
                },
                "grade" => PrizeList::Grade {
                    grade: Grade::from_code(value)?,
                },
                "category" => {
                    let number: usize = value.parse().ok()?;
                    let category = options.categories.get(number.checked_sub(1)?)?;
                    PrizeList::Category {
                        category: category.name.clone(),
                    }
                }
                _ => return None,
            }
        }
    })
}

#[cfg(test)]
mod tests;
