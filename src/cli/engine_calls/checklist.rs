//! The checklist of a round: a table of the players with the facts that the pairing uses.

use crate::formats::trf::Trf;
use crate::rules::Side;
use crate::tournament::pairing::swiss::{
    Field, ListedFacts, ListedPlayer, PastKind, PreferenceStrength, checklist,
};
use std::fmt::Write as _;

/// The table of a round, from 1; empty if the file is not a Swiss tournament of players.
pub(super) fn table(trf: &Trf, round: usize) -> String {
    if trf.is_of_teams() || !trf.is_by_swiss() {
        return String::new();
    }
    let field = trf.field(round);
    let number = |at: usize| trf.players.get(at).map_or(0, |player| player.number);
    let mut text = String::new();
    for (at, player) in checklist(&field).iter().enumerate() {
        if at == 0 {
            text.push_str(&titles(player, round));
        }
        let _never_fails = write!(
            text,
            "{:>4} {:>6} {:<8} {:<3}{}",
            number(player.at),
            decimal(i64::from(player.score), 10),
            preference(player),
            yes(player.may_have_bye),
            facts(&player.of_system),
        );
        for opponent in opponents(&field, player.at, number) {
            let _never_fails = write!(text, " {opponent:>5}");
        }
        text.push('\n');
    }
    text
}

/// The titles of the columns.
fn titles(player: &ListedPlayer, round: usize) -> String {
    let of_system = match player.of_system {
        ListedFacts::Dutch { .. } => " R-1 R-2",
        ListedFacts::Burstein { .. } => "      BH       SB",
        ListedFacts::Dubov { .. } => "   ARO   UP R-1",
    };
    let mut line = format!(
        "{:>4} {:>6} {:<8} {:<3}{of_system}",
        "ID", "Pts", "Pref", "C2"
    );
    for past in 1..round {
        let _never_fails = write!(line, " {:>5}", format!("#{past}"));
    }
    line + "\n"
}

/// The preferred side, `w` or `b`, and how strongly it is preferred.
fn preference(player: &ListedPlayer) -> String {
    let Some((side, strength)) = player.preference else {
        return "-".to_owned();
    };
    let strength = match strength {
        PreferenceStrength::Mild => "mild",
        PreferenceStrength::Strong => "strong",
        PreferenceStrength::Absolute => "abs",
    };
    format!("{} {strength}", letter(side))
}

fn letter(side: Side) -> char {
    match side {
        Side::First => 'w',
        Side::Second => 'b',
    }
}

fn yes(is_so: bool) -> char {
    if is_so { 'Y' } else { 'N' }
}

fn facts(facts: &ListedFacts) -> String {
    match facts {
        ListedFacts::Dutch { floats } => {
            let float = |down: &Option<bool>| match down {
                None => "-",
                Some(true) => "D",
                Some(false) => "U",
            };
            let floats = floats.iter().map(|down| format!(" {:<3}", float(down)));
            floats.collect()
        }
        ListedFacts::Burstein {
            buchholz,
            sonneborn_berger,
        } => format!(
            "{:>8} {:>8}",
            decimal(*buchholz, 10),
            decimal(*sonneborn_berger, 100)
        ),
        ListedFacts::Dubov {
            average,
            upfloats,
            was_up,
        } => format!(
            "{average:>6} {upfloats:>4} {:<3}",
            if *was_up { "U" } else { "-" }
        ),
    }
}

/// For each round before, the number of the opponent and the own side; `+` is a win without a game,
/// `PAB` the bye of the pairing, `-` any other round without a game.
fn opponents(field: &Field, at: usize, number: impl Fn(usize) -> u32) -> Vec<String> {
    let past = field
        .players
        .get(at)
        .into_iter()
        .flat_map(|player| &player.past);
    let words = past.map(|past| match past.what {
        PastKind::Played { against, side } => format!("{}{}", number(against), letter(side)),
        PastKind::PairingBye => "PAB".to_owned(),
        PastKind::Forfeit if past.points >= field.worth.win => "+".to_owned(),
        PastKind::Forfeit | PastKind::NotPaired => "-".to_owned(),
    });
    words.collect()
}

/// A number in tenths or hundredths, as `2.5` or `2.25`.
fn decimal(number: i64, parts: i64) -> String {
    let digits = if parts == 10 { 1 } else { 2 };
    format!("{}.{:0digits$}", number / parts, number % parts)
}
