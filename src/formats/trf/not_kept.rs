//! The parts of a report file that an event does not keep.

use super::Trf;
use std::collections::BTreeMap;

/// A part of the players' records that an event does not keep.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlayerPart {
    /// The title.
    Title,
    /// The federation.
    Federation,
    /// The number that the federation gave.
    Id,
    /// Day and month of the birth; an event keeps the year.
    DayOfBirth,
    /// The mark of a game that was too short to be rated.
    Unrated,
}

/// The parts of a report file that an event does not keep, each with its number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NotKept {
    /// Records by their first three columns, with the number of lines.
    pub records: BTreeMap<String, usize>,
    /// Parts of the players' records, with the number of players or games.
    pub of_players: BTreeMap<PlayerPart, usize>,
}

impl NotKept {
    /// The records as a list: `022, 102 (2)`.
    pub fn listed_records(&self) -> String {
        let records = self.records.iter().map(|(tag, lines)| match lines {
            1 => tag.clone(),
            lines => format!("{tag} ({lines})"),
        });
        records.collect::<Vec<_>>().join(", ")
    }
}

impl Trf {
    /// The parts that an event made of this file does not keep.
    pub fn not_kept(&self) -> NotKept {
        let mut lost = NotKept::default();
        let headers = self.headers.iter().map(|(tag, _)| tag.as_str());
        // The system and the tie-breaks of the event.
        let headers = headers.filter(|tag| !matches!(*tag, "192" | "212"));
        let others = self.others.iter().map(|line| first_three(line));
        for tag in headers.chain(others) {
            *lost.records.entry(tag.to_owned()).or_default() += 1;
        }
        let mut note = |part, is_there: bool| {
            if is_there {
                *lost.of_players.entry(part).or_default() += 1;
            }
        };
        for player in &self.players {
            note(PlayerPart::Title, !player.title.is_empty());
            note(PlayerPart::Federation, !player.federation.is_empty());
            note(PlayerPart::Id, !player.id.is_empty());
            note(PlayerPart::DayOfBirth, has_day(&player.birth));
            for entry in &player.entries {
                note(PlayerPart::Unrated, entry.unrated);
            }
        }
        lost
    }
}

fn first_three(line: &str) -> &str {
    let end = line.char_indices().nth(3).map_or(line.len(), |(at, _)| at);
    &line[..end]
}

/// Whether a date of birth (`2012/04/30`) names more than the year.
fn has_day(birth: &str) -> bool {
    let digits = birth.chars().skip(4);
    digits.into_iter().any(|digit| matches!(digit, '1'..='9'))
}
