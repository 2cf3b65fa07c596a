//! `inkundla import trf`: reads a report file, makes an event, and prints remarks.

use super::event_arguments;
use super::import_notes;
use crate::desk::Desk;
use crate::desk::report_files::ReportParts;
use crate::formats::tournament_json::TournamentFile;
use crate::formats::trf::{ReportForm, Trf, Unpaired};
use crate::i18n::{Language, Localizer};
use crate::store::Account;
use crate::system_time;
use crate::tournament::{DepartureKind, RoundNo};
use crate::view::report_parts::not_kept;
use std::path::Path;

/// The most players whose rounds are paired again at the import, within seconds.
const MOST_COMPARED: usize = 1_000;

/// A report file that was read.
pub(super) struct ReadReport<'a> {
    pub(super) file: &'a Path,
    pub(super) bytes: &'a [u8],
    pub(super) trf: &'a Trf,
    pub(super) is_given_first: bool,
}

/// Imports a report file, and returns the key of the event. Remarks go to standard error.
pub(super) fn import(
    read: &ReadReport<'_>,
    whole: &mut TournamentFile,
    (desk, account): &(Desk, Account),
) -> anyhow::Result<String> {
    let trf = read.trf;
    let differing = differing_rounds(trf, whole);
    for (round, _) in differing.iter().flatten() {
        let by_the_book = &mut whole.tournament.options.by_the_book;
        by_the_book.note(DepartureKind::Import, RoundNo(*round as u16));
    }
    let parts = ReportParts::of(read.bytes, trf);
    let key = desk.import_report(account, whole, &parts, system_time::now())?;
    import_notes::names(trf, whole, read.is_given_first);
    import_notes::cycle(trf, whole);
    import_notes::assumed(trf, whole);
    import_notes::rounds(read.file, trf, differing.as_deref());
    import_notes::places(trf);
    if parts.is_too_large() {
        let t = Localizer::of(Language::English)?;
        let lost = not_kept(&t, &trf.not_kept());
        lost.iter().for_each(|lost| eprintln!("{lost}"));
    } else {
        let right = event_arguments::find(desk, &key)?;
        let written = desk.report(right.event(), ReportForm::default(), system_time::today)?;
        import_notes::lines(read.bytes, &written);
    }
    Ok(key)
}

/// The rounds that are not those of the rules, each with the pairs that differ, or with the reason
/// why it has no pairing; `None` if they are not compared.
fn differing_rounds(trf: &Trf, whole: &TournamentFile) -> Option<Vec<import_notes::Differing>> {
    if trf.check_system().is_err() || trf.players.len() > MOST_COMPARED {
        return None;
    }
    let is_by_hand = |round: usize| trf.by_hand.contains(&(round as u32));
    let rounds = 1..=whole.tournament.closed.len();
    let compared = rounds.filter(|round| !is_by_hand(*round));
    let differing = compared.filter_map(|round| match trf.compared(round) {
        Ok(found) if found.is_none() => None,
        found => Some((round, found.map_err(|why: Unpaired| why.to_string()))),
    });
    Some(differing.collect())
}
