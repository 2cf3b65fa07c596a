//! Writes an event into the lines of the file that it was made of.
//!
//! What the file would be as an export right after its import is the base. Where the event of today
//! is as the base, the file's own text stays, to the byte; where it differs, the event's text replaces
//! it: whole records of one kind, but only the columns of records 001, 132 and 310.

mod columns;
mod kinds;

use super::from_tournament::bare;
use super::kept_report::{KeptReport, number_of, split_end, tag};
use super::write::{LineEnd, Version, is_of_trf16, write};
use super::{EventFacts, Trf};
use columns::Columns;
use inkundla_core::tournament::{EntrantId, EntrantName, NameOrder, Tournament, legible};
use kinds::{ByKind, by_kind, has_numbers, kind, numbered};
use std::collections::{BTreeMap, HashMap, HashSet};

/// How a file is written. What is not said is as in the kept file, else as the format prescribes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReportForm {
    /// The version of the format.
    pub version: Option<Version>,
    /// The line ends.
    pub end: Option<LineEnd>,
}

/// Writes an event as a report file, into the lines of the file that it was made of, if there are any.
pub fn write_event(
    name: &str,
    tournament: &Tournament,
    facts: &EventFacts,
    kept: Option<&KeptReport>,
    form: ReportForm,
) -> String {
    let version = form.version.or(kept.map(KeptReport::version));
    let version = version.unwrap_or_default();
    let end = form.end.or(kept.map(KeptReport::line_end));
    let mut now = bare(name, tournament);
    let Some(kept) = kept else {
        now.add_facts(facts, tournament);
        now.note_changes();
        return write(&now, version, end.unwrap_or_default());
    };
    let mut base = base(kept, tournament, &now);
    // The rounds of the file were entered all at once.
    let of_file = base.as_ref().map_or(usize::MAX, |base| base.rounds);
    let mut facts = facts.clone();
    facts
        .rounds
        .retain(|round, _| usize::from(*round) > of_file);
    now.add_facts(&facts, tournament);
    let is_other_version = version != kept.version();
    let is_same = |base: &Base| {
        !base.has_new_numbers
            && by_kind(&base.trf, version) == by_kind(&now, version)
            && base.trf.byes == now.byes
    };
    if !is_other_version && base.as_ref().is_some_and(is_same) {
        let lines = kept.lines.iter().map(|line| line.text.clone());
        return joined(lines.collect(), form.end);
    }
    now.note_changes();
    if let Some(base) = &mut base {
        base.trf.note_changes();
    }
    let merger = Merger {
        kept,
        base,
        now,
        version,
        is_other_version,
        usual_end: end.unwrap_or_default(),
    };
    joined(merger.lines(&numbers(kept, tournament)), form.end)
}

/// The lines with the ends that were asked for.
fn joined(lines: Vec<String>, end: Option<LineEnd>) -> String {
    let line = |line: String| match end {
        Some(end) => split_end(&line).0.to_owned() + end.text(),
        None => line,
    };
    lines.into_iter().map(line).collect()
}

/// The numbers of the players of today.
fn numbers(kept: &KeptReport, tournament: &Tournament) -> HashMap<EntrantId, u32> {
    let players = kept.lines.iter().filter_map(|line| line.player);
    let number = |id| Some((id, u32::from(tournament.entrant(id)?.number)));
    players.filter_map(number).collect()
}

/// The export of the file's own event with the numbers of today; `None` if the lines that are left
/// cannot be read any more.
fn base(kept: &KeptReport, tournament: &Tournament, now: &Trf) -> Option<Base> {
    let text = kept.text();
    let mut file = super::read(text.as_bytes()).ok()?;
    let ids = file.entrant_ids();
    let mut is_renumbered = false;
    let mut numbers = HashMap::new();
    let mut names = HashMap::new();
    for line in kept.lines.iter().filter(|line| tag(&line.text) == "001") {
        let (number, id) = (number_of(&line.text)?, line.player?);
        let today = tournament.entrant(id)?;
        is_renumbered |= u32::from(today.number) != number;
        numbers.insert(*ids.get(&number)?, today.number);
        names.insert(number, &today.name);
    }
    for player in &mut file.players {
        adopt_order(&mut player.name, names.get(&player.number).copied());
    }
    let mut own = file.tournament().ok()?;
    let mut has_new_numbers = false;
    for entrant in own.entrants.iter_mut() {
        let today = *numbers.get(&entrant.id)?;
        has_new_numbers |= entrant.number != today;
        entrant.number = today;
    }
    let name: String = file.name.trim().chars().take(LONGEST_NAME).collect();
    let mut trf = bare(&legible(&name), &own);
    trf.add_facts(&file.facts(), &own);
    let teams = file.teams.teams.iter().map(|team| team.number);
    let teams: BTreeMap<u32, u32> = teams.zip(1..).collect();
    is_renumbered |= teams.iter().any(|(file, own)| file != own);
    let has_old_teams = now.is_of_teams() && kept.lines.iter().all(|line| tag(&line.text) != "310");
    Some(Base {
        trf,
        rounds: own.closed.len(),
        is_renumbered,
        has_new_numbers,
        teams,
        has_old_teams,
    })
}

/// The longest name of an event, in characters.
const LONGEST_NAME: usize = 80;

/// Reads a name without a comma as the import did: its given names first, if that is the name of today.
fn adopt_order(name: &mut String, today: Option<&EntrantName>) {
    let given_first = EntrantName::parse_ordered(name, Some(NameOrder::GivenFirst)).ok();
    let is_today = |one: &EntrantName| today.is_some_and(|now| now.full() == one.full());
    if let Some(one) = given_first.filter(|one| !name.contains(',') && is_today(one)) {
        *name = match one.family() {
            "" => one.given().to_owned(),
            family => format!("{family}, {}", one.given()),
        };
    }
}

struct Base {
    trf: Trf,
    /// Number of its rounds.
    rounds: usize,
    /// Whether players or teams have other numbers than in the file.
    is_renumbered: bool,
    /// Whether players have other numbers than after the import.
    has_new_numbers: bool,
    /// The numbers of the teams in the event, by those in the file.
    teams: BTreeMap<u32, u32>,
    /// Whether the teams are in records 013.
    has_old_teams: bool,
}

struct Merger<'a> {
    kept: &'a KeptReport,
    base: Option<Base>,
    now: Trf,
    version: Version,
    is_other_version: bool,
    usual_end: LineEnd,
}

impl Merger<'_> {
    fn lines(&self, numbers: &HashMap<EntrantId, u32>) -> Vec<String> {
        let now = by_kind(&self.now, self.version);
        let base = self.base.as_ref().map(|base| &base.trf);
        let base = base.map(|base| by_kind(base, self.version));
        let is_forced = self.is_forced();
        let changed = self.changed(base.as_ref(), &now);
        let open_from = self.base.as_ref().map_or(0, |base| base.rounds);
        let open_from = changed.contains("240").then_some(open_from);
        let columns = Columns::new(base.as_ref(), &now, is_forced, open_from);
        let mut done = HashSet::new();
        let mut lines = Vec::new();
        for line in &self.kept.lines {
            let (body, end) = split_end(&line.text);
            let kind = self.kind_today(body, line.player, numbers);
            if Columns::has(&kind) {
                done.insert(kind.clone());
                let text = columns.merged(&kind, body);
                lines.extend(text.map(|text| text + end));
            } else if changed.contains(&kind) {
                let fresh = now.get(&kind).filter(|_| done.insert(kind.clone()));
                let fresh = fresh.into_iter().flatten();
                lines.extend(fresh.map(|line| line.clone() + self.usual_end.text()));
            } else if !self.is_left(body, &changed) {
                lines.push(line.text.clone());
            }
        }
        self.add_new(&mut lines, &now, |kind| {
            let is_new = Columns::has(kind) || changed.contains(kind);
            is_new && !done.contains(kind) && !self.is_in_old_record(kind)
        });
        lines
    }

    /// Whether no text with numbers of the file can stay.
    fn is_forced(&self) -> bool {
        let is_renumbered = self.base.as_ref().is_none_or(|base| base.is_renumbered);
        is_renumbered || self.is_other_version
    }

    /// The kinds of records that are not as the file has them.
    fn changed(&self, base: Option<&ByKind>, now: &ByKind) -> HashSet<String> {
        let Some(base) = base else {
            let of_file = self.kept.lines.iter().map(|line| kind(&line.text));
            return now
                .keys()
                .cloned()
                .chain(of_file.filter(|kind| has_numbers(kind)))
                .collect();
        };
        let differs = |kind: &&String| base.get(*kind) != now.get(*kind);
        let kinds = base.keys().chain(now.keys());
        let mut changed: HashSet<String> = kinds.filter(differs).cloned().collect();
        // Byes stand in records 001 of TRF16, but may be in other records of the file.
        if self
            .base
            .as_ref()
            .is_some_and(|base| base.trf.byes != self.now.byes)
        {
            changed.insert("240".to_owned());
        }
        if self.is_forced() {
            let of_file = self.kept.lines.iter().map(|line| kind(&line.text));
            let all = of_file.chain(now.keys().cloned());
            let is_other = |kind: &String| self.is_other_version && kinds::is_of_dialect(kind);
            changed.extend(all.filter(|kind| has_numbers(kind) || is_other(kind)));
        }
        changed
    }

    /// The kind of a line with the number that its player or team has today.
    fn kind_today(
        &self,
        line: &str,
        player: Option<EntrantId>,
        numbers: &HashMap<EntrantId, u32>,
    ) -> String {
        let known = kind(line);
        let number = || known.get(4..)?.trim().parse::<u32>().ok();
        let today = match tag(line) {
            "001" => player.and_then(|id| numbers.get(&id)).copied(),
            "310" => (self.base.as_ref()).and_then(|base| base.teams.get(&number()?).copied()),
            _ => None,
        };
        today.map_or(known.clone(), |number| numbered(tag(line), Some(number)))
    }

    /// Whether a line has no place in the file any more.
    fn is_left(&self, line: &str, changed: &HashSet<String>) -> bool {
        let tag = tag(line);
        let is_header = tag.len() == 3 && tag.ends_with('2') && tag.as_bytes()[0].is_ascii_digit();
        let is_of_26 = is_header && !is_of_trf16(&self.now, tag);
        let is_summary = matches!(tag, "801" | "802");
        let teams_differ = changed.iter().any(|kind| kind.starts_with("310"));
        (self.is_other_version && self.version == Version::Trf16 && is_of_26)
            || (is_summary && teams_differ)
    }

    /// Whether records 013 of the file stand for these.
    fn is_in_old_record(&self, kind: &str) -> bool {
        let has_old_teams = self.base.as_ref().is_some_and(|base| base.has_old_teams);
        has_old_teams && !self.is_forced() && kind.starts_with("310")
    }

    /// Inserts the lines of kinds that the file does not have: players after the others, all other
    /// records before them.
    fn add_new(&self, lines: &mut Vec<String>, now: &ByKind, is_new: impl Fn(&str) -> bool) {
        let fresh: Vec<(bool, String)> = now
            .iter()
            .filter(|(kind, _)| is_new(kind))
            .flat_map(|(kind, lines)| lines.iter().map(|line| (kind.starts_with("001"), line)))
            .map(|(is_player, line)| (is_player, line.clone() + self.usual_end.text()))
            .collect();
        if let Some(last) = lines.last_mut().filter(|_| !fresh.is_empty())
            && split_end(last).1.is_empty()
        {
            last.push_str(self.usual_end.text());
        }
        let (players, others): (Vec<_>, Vec<_>) = fresh.into_iter().partition(|(is, _)| *is);
        let is_player = |line: &String| tag(line) == "001";
        let after = lines
            .iter()
            .rposition(is_player)
            .map_or(lines.len(), |at| at + 1);
        lines.splice(after..after, players.into_iter().map(|(_, line)| line));
        let before = lines.iter().position(is_player).unwrap_or(0);
        lines.splice(before..before, others.into_iter().map(|(_, line)| line));
    }
}
