//! Explains the pairings of a round in a report file.

use super::output;
use crate::formats::trf::Trf;
use crate::i18n::{Language, Localizer, brackets_text, why_not_text};
use crate::tournament::pairing::swiss::{self, NoLegalPairing};

/// What to print after the pairs.
#[derive(clap::Args)]
pub(super) struct ExplainOptions {
    /// After the pairs, explain them: brackets, floaters, criteria
    #[arg(long)]
    pub(super) explain: bool,
    /// After the pairs, explain why two players (by number) do not meet
    #[arg(long, value_name = "NUMBER-NUMBER", value_parser = two_numbers)]
    pub(super) why_not: Vec<(u32, u32)>,
}

/// Parses `7-12`.
fn two_numbers(text: &str) -> Result<(u32, u32), String> {
    let numbers = text.split_once('-').and_then(|(one, other)| {
        let read = |part: &str| part.trim().parse().ok();
        Some((read(one)?, read(other)?))
    });
    numbers.ok_or_else(|| "two numbers with a - between them, such as 7-12".to_owned())
}

/// Advice for the organiser when there is no legal pairing.
pub(super) fn way_out(why: &NoLegalPairing) -> String {
    Localizer::of(Language::English).map_or_else(|_| String::new(), |t| t.localize(why))
}

/// Prints the explanations that the options ask for.
pub(super) fn print(trf: &Trf, round: usize, options: &ExplainOptions) -> anyhow::Result<()> {
    let t = Localizer::of(Language::English)?;
    let field = trf.field(round);
    let mut text = String::new();
    if options.explain {
        text.push_str(&report(trf, round)?);
    }
    for (one, other) in &options.why_not {
        let place = |number: &u32| trf.players.iter().position(|one| one.number == *number);
        let why = match (place(one), place(other)) {
            (Some(one), Some(other)) => swiss::why_not(&field, one, other),
            _ => Ok(swiss::WhyNotMeeting::NotHere),
        };
        let reason = match why {
            Ok(why) => why_not_text(&t, &why, &one.to_string(), &other.to_string()),
            Err(why) => t.localize(&why),
        };
        text.push_str(&format!("\n{reason}\n"));
    }
    output::print(&text)
}

/// Brackets, floaters and criteria of a round; empty if it has no legal pairing.
pub(super) fn report(trf: &Trf, round: usize) -> anyhow::Result<String> {
    let t = Localizer::of(Language::English)?;
    let field = trf.field(round);
    let paired = swiss::pair(&field);
    Ok(paired.map_or(String::new(), |paired| {
        explained(&t, trf, &swiss::report(&field, &paired))
    }))
}

fn explained(t: &Localizer, trf: &Trf, report: &swiss::RoundReport) -> String {
    let name = |place: usize| match trf.players.get(place) {
        Some(player) => format!("{} {}", player.number, player.name),
        None => String::new(),
    };
    let sits_out = report
        .sits_out
        .map(|place| t.msg_arg("why-sits-first", "player", name(place)));
    let mut lines = sits_out.map_or_else(Vec::new, |line| vec![String::new(), line]);
    for bracket in brackets_text(t, report, &name) {
        lines.push(String::new());
        lines.push(bracket.title);
        let parts = bracket.floaters.into_iter().chain(bracket.pairs);
        lines.extend(parts.chain(bracket.numbers).map(|line| format!("  {line}")));
    }
    lines.join("\n") + "\n"
}
