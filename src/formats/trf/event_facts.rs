//! Records about an event as a whole that no pairing depends on: place, days, counts, kind.

use super::Trf;
use chrono::{Datelike, NaiveDate};
use inkundla_core::tournament::{FirstStage, System, Tournament, legible};
use std::collections::BTreeMap;

/// The longest place that an event keeps, in characters.
const LONGEST_PLACE: usize = 80;
/// The most days of an event.
const MOST_DAYS: i64 = 366;
/// The column of the first round in records 001 and 132, and the width of each round.
pub(super) const FIRST_ROUND: usize = 92;
pub(super) const ROUND: usize = 10;
/// 182: who made the pairings.
const PROGRAM: &str = "Inkundla";

/// The facts about an event beside its players and rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventFacts {
    /// 022: the place; may be empty.
    pub place: String,
    /// 042, 052: the first and the last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// 132: the days on which rounds were played here.
    pub rounds: BTreeMap<u16, NaiveDate>,
}

impl Trf {
    /// The facts of the file that an event keeps, as its forms would take them. The days of its
    /// rounds are kept with its lines only.
    pub fn facts(&self) -> EventFacts {
        let text = |tag| legible(self.header(tag).unwrap_or_default());
        let place: String = text("022").chars().take(LONGEST_PLACE).collect();
        let day = |tag| day(&text(tag));
        let days = day("042").zip(day("052"));
        let days =
            days.filter(|(first, last)| (0..MOST_DAYS).contains(&(*last - *first).num_days()));
        EventFacts {
            place: place.trim().to_owned(),
            days,
            rounds: BTreeMap::new(),
        }
    }

    /// Adds the records about an event.
    pub fn add_facts(&mut self, facts: &EventFacts, tournament: &Tournament) {
        let rated = self.players.iter().filter(|one| one.rating.is_some());
        let (rated, players) = (rated.count(), self.players.len());
        let teams = Some(self.teams.teams.len()).filter(|teams| *teams > 0);
        let date = |day: NaiveDate| day.format("%Y/%m/%d").to_string();
        let (first, last) = facts.days.unzip();
        let place = Some(facts.place.clone()).filter(|place| !place.is_empty());
        let records = [
            ("022", place),
            ("042", first.map(date)),
            ("052", last.map(date)),
            ("062", Some(players.to_string())),
            ("072", Some(rated.to_string())),
            ("082", teams.map(|teams| teams.to_string())),
            (
                "092",
                Some(kind_of_tournament(tournament.options.system).to_owned()),
            ),
            ("132", dates(&facts.rounds)),
            ("182", Some(PROGRAM.to_owned())),
        ];
        let records = records.into_iter();
        let records = records.filter_map(|(tag, text)| Some((tag.to_owned(), text?)));
        self.headers.splice(0..0, records);
    }
}

/// A day as the format writes it, `2026/11/30`, or with another mark between the numbers.
fn day(text: &str) -> Option<NaiveDate> {
    let mut parts = text
        .split(['/', '-', '.'])
        .map(|part| part.trim().parse::<u16>());
    let (Some(Ok(year)), Some(Ok(month)), Some(Ok(day)), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    let known = NaiveDate::from_ymd_opt(i32::from(year), month.into(), day.into());
    known.filter(|day| (1_900..=2_200).contains(&day.year()))
}

/// 132: `26/11/30` in the columns of each round.
fn dates(rounds: &BTreeMap<u16, NaiveDate>) -> Option<String> {
    let last = usize::from(*rounds.keys().next_back()?);
    let date = |round: usize| {
        let day = rounds.get(&u16::try_from(round).ok()?)?;
        Some(day.format("%y/%m/%d").to_string())
    };
    let days = (1..=last).map(|round| format!("{:8}  ", date(round).unwrap_or_default()));
    Some(format!(
        "{:width$}{}",
        "",
        days.collect::<String>(),
        width = FIRST_ROUND - 5
    ))
}

/// 092: the kind of tournament in words. Readers take ROBIN in it for a round robin.
pub fn kind_of_tournament(system: System) -> &'static str {
    match system {
        System::Swiss => "Swiss system",
        System::Monrad => "Monrad system",
        System::McMahon(_) => "McMahon system",
        System::RoundRobin => "Round robin",
        System::DoubleRoundRobin => "Double round robin",
        System::Knockout(_) => "Knockout",
        System::Groups(_) => "Groups and knockout",
        System::Stages(how) => match how.first {
            FirstStage::Swiss => "Swiss system and knockout",
            FirstStage::Monrad => "Monrad system and knockout",
            FirstStage::McMahon(_) => "McMahon system and knockout",
        },
        System::Teams(how) if how.is_swiss => "Swiss system for teams",
        System::Teams(_) => "Round robin for teams",
    }
}
