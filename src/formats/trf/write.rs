//! Writes a report file.

use super::extensions::prohibited;
use super::model::MOST_ROUNDS;
use super::number::{cut, decimal, numbers};
use super::{
    Mark, Prohibition, Trf, TrfEntry, TrfPlayer, TrfScoring, adjustments, departures, extensions,
    team,
};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::SwissSystem;
use std::collections::BTreeSet;

/// The version of the format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Version {
    /// FIDE 2016, with the records that JaVaFo added: XXR, XXC, XXS, XXP, XXA, XXZ.
    Trf16,
    /// FIDE 2026: 142, 152, 162, 240, 250, 260.
    #[default]
    Trf26,
}

/// The line ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LineEnd {
    /// CR, as the format prescribes.
    #[default]
    Cr,
    /// LF, as most programs write it.
    Lf,
    /// CR LF, as on Windows.
    CrLf,
}

impl LineEnd {
    /// The end of the first line of a text.
    pub fn of(text: &str) -> LineEnd {
        match text.find(['\r', '\n']).and_then(|at| text.get(at..)) {
            Some(rest) if rest.starts_with("\r\n") => LineEnd::CrLf,
            Some(rest) if rest.starts_with('\n') => LineEnd::Lf,
            _ => LineEnd::Cr,
        }
    }

    /// The characters.
    pub fn text(self) -> &'static str {
        match self {
            LineEnd::Cr => "\r",
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
        }
    }
}

/// Writes a report file. [`super::read`] returns the same data, as far as the
/// version can express it; texts longer than their columns are cut.
pub fn write(trf: &Trf, version: Version, end: LineEnd) -> String {
    let mut lines = vec![format!("012 {}", trf.name)];
    let headers = trf.headers.iter();
    lines.extend(
        headers
            .filter(|(tag, _)| version == Version::Trf26 || is_of_trf16(trf, tag))
            .map(|(tag, text)| format!("{tag} {text}")),
    );
    match version {
        Version::Trf16 => extensions(trf, &mut lines),
        Version::Trf26 => records(trf, &mut lines),
    }
    if !trf.absent.is_empty() {
        lines.push(format!("XXZ{}", numbers(&trf.absent)));
    }
    lines.extend(adjustments::lines(trf));
    lines.extend(extensions::lines(trf));
    lines.extend(departures::lines(trf));
    lines.extend(trf.others.iter().cloned());
    lines.extend(team::write::lines(&trf.teams));
    if trf.by_rank {
        lines.push("XXC rank".to_owned());
    }
    let order = trf.order_of_lines().into_iter();
    let players = order.filter_map(|place| trf.players.get(place));
    match version {
        Version::Trf16 => lines.extend(players.map(|one| player(&with_byes(trf, one)))),
        Version::Trf26 => lines.extend(players.map(player)),
    }
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push_str(end.text());
    }
    text
}

/// Whether a header is written in TRF16 too. No extension says by which system teams are paired, or
/// players by another than the Dutch one.
pub(super) fn is_of_trf16(trf: &Trf, tag: &str) -> bool {
    let is_unusual = !trf.teams.teams.is_empty() || trf.swiss_system() != SwissSystem::Dutch;
    tag < "142" || (tag == "192" && is_unusual)
}

/// Records of TRF26.
fn records(trf: &Trf, lines: &mut Vec<String>) {
    lines.extend(trf.rounds.map(|rounds| format!("142 {rounds}")));
    lines.extend(trf.initial.map(|side| match side {
        Side::First => "152 W".to_owned(),
        Side::Second => "152 B".to_owned(),
    }));
    lines.extend(scores(trf.worth));
    let kinds: BTreeSet<(u32, char)> = trf
        .byes
        .iter()
        .map(|bye| (bye.round, bye_letter(bye.mark)))
        .collect();
    for (round, letter) in kinds {
        let numbers = trf
            .byes
            .iter()
            .filter(|bye| bye.round == round && bye_letter(bye.mark) == letter)
            .map(|bye| format!(" {:4}", bye.number));
        lines.push(format!(
            "240 {letter} {round:3}{}",
            numbers.collect::<String>()
        ));
    }
    for one in &trf.accelerations {
        lines.push(format!(
            "250      {:>4} {:3} {:3} {:4} {:4}",
            decimal(one.points),
            one.rounds.start(),
            one.rounds.end(),
            one.players.start(),
            one.players.end()
        ));
    }
    lines.extend(trf.prohibitions.iter().map(prohibition));
}

fn prohibition(one: &Prohibition) -> String {
    format!("260 {}", prohibited(one))
}

/// JaVaFo's extensions of TRF16. Virtual points are written player by player, byes are
/// in the lines of players, and XXP prohibits pairs in all rounds: pairs prohibited in some
/// rounds are written as record 260 of TRF26.
fn extensions(trf: &Trf, lines: &mut Vec<String>) {
    lines.extend(trf.rounds.map(|rounds| format!("XXR {rounds}")));
    lines.extend(trf.initial.map(|side| match side {
        Side::First => "XXC white1".to_owned(),
        Side::Second => "XXC black1".to_owned(),
    }));
    let worth = trf.worth;
    let named = [
        ("W", worth.win, 10),
        ("D", worth.draw, 5),
        ("L", worth.loss, 0),
        ("FL", worth.forfeit_loss, 0),
        ("ZPB", worth.absent, 0),
        ("FW", worth.of(Mark::ForfeitWin), worth.win),
        ("PAB", worth.of(Mark::PairingBye), worth.win),
        ("FPB", worth.of(Mark::Full), worth.win),
        ("HPB", worth.of(Mark::Half), worth.draw),
    ];
    let differing = named.iter().filter(|(_, points, usual)| points != usual);
    let differing: Vec<String> = differing
        .map(|(name, points, _)| format!("{name}={}", decimal(*points)))
        .collect();
    if !differing.is_empty() {
        lines.push(format!("XXS {}", differing.join(" ")));
    }
    let last = trf.rounds.map_or(usize::MAX, |rounds| rounds as usize);
    for one in &trf.prohibitions {
        let is_always =
            *one.rounds.start() <= 1 && *one.rounds.end() >= last.min(MOST_ROUNDS as usize);
        lines.push(if is_always {
            format!("XXP{}", numbers(&one.players))
        } else {
            prohibition(one)
        });
    }
    for player in &trf.players {
        lines.extend(virtual_points(trf, player.number));
    }
}

/// A player with the announced byes added to the rounds.
fn with_byes(trf: &Trf, player: &TrfPlayer) -> TrfPlayer {
    let mut player = player.clone();
    let mine = trf.byes.iter().filter(|bye| bye.number == player.number);
    for bye in mine {
        let round = bye.round as usize;
        if player.entries.len() < round {
            player.entries.resize(round, TrfEntry::EMPTY);
        }
        if let Some(entry) = player.entries.get_mut(round - 1)
            && entry.against.is_none()
        {
            entry.mark = bye.mark;
        }
    }
    player
}

/// XXA: a player's virtual points in each round, if there are any.
fn virtual_points(trf: &Trf, number: u32) -> Option<String> {
    let mine = trf
        .accelerations
        .iter()
        .filter(|one| one.players.contains(&number));
    let last = mine.clone().map(|one| *one.rounds.end()).max()?;
    let points = (1..=last).map(|round| {
        let now = mine.clone().filter(|one| one.rounds.contains(&round));
        format!(" {:>4}", decimal(now.map(|one| one.points).sum()))
    });
    Some(format!("XXA {number:4}{}", points.collect::<String>()))
}

fn bye_letter(mark: Mark) -> char {
    TrfEntry {
        mark,
        ..TrfEntry::EMPTY
    }
    .letter()
}

/// 162: a letter in column 6, its points in the next four columns; repeated every nine
/// columns. `None` for the default scoring.
fn scores(worth: TrfScoring) -> Option<String> {
    let usual = TrfScoring::default();
    if worth == usual {
        return None;
    }
    let parts = [
        ('W', Some(worth.win)),
        ('D', Some(worth.draw)),
        ('L', Some(worth.loss)),
        ('A', Some(worth.absent)),
        ('P', worth.pairing_bye),
        ('X', worth.adjourned),
    ];
    let parts = parts
        .into_iter()
        .filter_map(|(letter, points)| Some(format!("{letter}{:>4}    ", decimal(points?))));
    Some(format!("162  {}", parts.collect::<String>()))
}

/// 001
fn player(player: &TrfPlayer) -> String {
    let shown = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
    let mut line = format!(
        "001 {:>4} {}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        player.number,
        player.sex.unwrap_or(' '),
        cut(&player.title, 3),
        cut(&player.name, 33),
        shown(player.rating),
        cut(&player.federation, 3),
        cut(&player.id, 11),
        cut(&player.birth, 10),
        player.points.map(decimal).unwrap_or_default(),
        shown(player.rank),
    );
    for entry in &player.entries {
        line.push_str("  ");
        line.push_str(&entry.columns());
    }
    line
}
