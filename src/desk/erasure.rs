//! Erasure of a name, with the texts of records and the reasons and names in the history that are
//! erased together with it. An erasure is computed first, so that a page can show it. No hash
//! changes: texts are stored beside the hash chain, which contains only commitments to them.

mod names;
mod report;

pub(super) use names::Names;

use super::games::Projection;
use super::games::append::entry;
use super::history::{Action, PROGRAM, is_about};
use super::rights::Actor;
use super::undo::EntrantData;
use super::{Desk, Fault};
use crate::change_feed::Topic;
use crate::referee::{ERASED, ErasableText, TextKind, replay};
use crate::store::{Audit, AuditLine, Changes, GameId, Reads, RoundStage, StoreError};
use crate::tournament::{EntrantId, EntrantName, Tournament, TournamentId};
use chrono::{DateTime, Utc};
use inkundla_core::codes;
use names::contains_name;
use report::LineChange;
use std::collections::BTreeSet;

/// Number of lines of the history in one read.
const READ: u16 = 500;

/// The role that replaces an erased name in the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Former {
    /// A person who ran an event or the server.
    Organiser,
    /// A guest.
    Helper,
    /// The umpire at a board.
    Umpire,
}

// No name begins with a tilde.
codes!(Former {
    Organiser = "~organiser",
    Helper = "~helper",
    Umpire = "~umpire",
});

/// The texts and lines that an erasure removes. It is computed from the present rows: once for the
/// confirmation page, and again in the transaction that erases, because rows may have been written
/// in between.
#[derive(Clone, Debug, Default)]
pub struct Erasure {
    texts: Vec<(GameId, ErasableText)>,
    lines: Vec<AuditLine>,
    report: Vec<LineChange>,
    shown: Vec<String>,
}

impl Erasure {
    /// The distinct texts and reasons.
    pub fn shown(&self) -> &[String] {
        &self.shown
    }

    /// The erasure of the selected texts.
    fn of_texts(
        texts: impl IntoIterator<Item = (GameId, ErasableText)>,
        is_selected: impl Fn(GameId, &ErasableText) -> bool,
    ) -> Erasure {
        let mut erasure = Erasure::default();
        for (game, text) in texts {
            if is_selected(game, &text) {
                erasure.show(&text.text);
                erasure.texts.push((game, text));
            }
        }
        erasure
    }

    /// Adds the removal of a line's reason.
    fn take_reason(&mut self, mut line: AuditLine) {
        if let Some(why) = line.audit.why.replace(ERASED.to_owned()) {
            self.show(&why);
            self.lines.push(line);
        }
    }

    /// Adds changes of lines of the report file that the event was made of.
    fn take_lines(&mut self, lines: Vec<LineChange>) {
        for line in &lines {
            self.show(line.was.trim());
        }
        self.report.extend(lines);
    }

    fn show(&mut self, text: &str) {
        if text != ERASED && self.shown.iter().all(|one| one != text) {
            self.shown.push(text.to_owned());
        }
    }

    /// Erases, and returns the games whose texts were erased.
    pub(super) fn erase(
        &self,
        tx: &mut dyn Changes,
        id: TournamentId,
    ) -> Result<Vec<GameId>, StoreError> {
        let commitments: Vec<_> = self
            .texts
            .iter()
            .map(|(game, text)| (*game, text.commitment))
            .collect();
        tx.erase_texts(id, &commitments)?;
        for (_, text) in &self.texts {
            if text.kind == TextKind::Name {
                tx.erase_recorder(id, &text.text)?;
            }
        }
        for line in &self.lines {
            tx.erase_in_line(line)?;
        }
        for line in &self.report {
            tx.set_report_line(id, line.number, line.now.as_deref())?;
        }
        let games: BTreeSet<GameId> = self.texts.iter().map(|(game, _)| *game).collect();
        for game in &games {
            rebuild_projection(tx, id, *game)?;
        }
        Ok(games.into_iter().collect())
    }
}

/// Derives the row of a game again, as its open requests quote texts that may be erased now.
fn rebuild_projection(
    tx: &mut dyn Changes,
    id: TournamentId,
    game: GameId,
) -> Result<(), StoreError> {
    let state = tx.game(id, game)?;
    if Projection::read(&state.projection).asked.is_empty() {
        return Ok(());
    }
    let texts = tx.texts(game)?;
    let record = tx.record(id, game, 0)?.into_iter();
    let entries = record.map(|one| entry(one, &texts));
    let entries = entries.collect::<Result<Vec<_>, _>>().ok();
    // The row of a record that cannot be replayed is emptied: it must not keep a name either.
    let projection = entries
        .and_then(|entries| replay(&entries).ok())
        .map_or_else(|| "{}".to_owned(), |played| Projection::of(&played).text());
    tx.set_projection(game, &projection)
}

/// The erasure of one child: the texts of the games that it played, every other text that contains
/// its name, and the reasons of lines that are about it or contain its name.
pub(super) fn of_child(
    db: &mut dyn Reads,
    id: TournamentId,
    entrant: EntrantId,
) -> Result<Erasure, StoreError> {
    let tournament = &db.load_tournament(id)?;
    let names = names_of(db, (id, tournament), entrant)?;
    let played = games_of(db, id, entrant)?;
    let mut erasure = Erasure::of_texts(db.texts_of(id)?, |game, text| match text.kind {
        TextKind::Words => played.contains(&game) || names.are_in(&text.text),
        TextKind::Name => names.are_whole_in(&text.text),
    });
    for line in lines(db, id)? {
        let why = line.audit.why.as_deref().unwrap_or_default();
        if is_about(tournament, &line.audit, entrant) || names.are_in(why) {
            erasure.take_reason(line);
        }
    }
    let number = tournament.entrant(entrant).map_or(0, |one| one.number);
    erasure.take_lines(report::of_child(db, id, (entrant, number), &names)?);
    Ok(erasure)
}

/// The erasure of all names of an event: every text, every reason, and the names of umpires.
/// With `people` also the names of organisers and helpers in the history, and its details.
pub(super) fn of_event(
    db: &mut dyn Reads,
    id: TournamentId,
    people: bool,
) -> Result<Erasure, StoreError> {
    let mut erasure = Erasure::of_texts(db.texts_of(id)?, |_, _| true);
    for line in lines(db, id)? {
        let mut anew = line.clone();
        if is_of_umpire(&line.audit) {
            anew.audit.who = Former::Umpire.code().to_owned();
            anew.audit.detail = "{}".to_owned();
        } else if people && line.audit.who != PROGRAM {
            anew.audit.who = Former::Organiser.code().to_owned();
            anew.audit.account.clear();
        }
        if lists_umpires(&line.audit) {
            anew.audit.detail = "{}".to_owned();
        }
        if people {
            // The details of a deleted event hold its name, places and schools.
            anew.audit.detail = "{}".to_owned();
            if !is_only_numbers(&line.audit.subject) {
                anew.audit.subject.clear();
            }
        }
        let is_named = anew != line;
        match line.audit.why {
            Some(_) => erasure.take_reason(anew),
            None if is_named => erasure.lines.push(anew),
            None => {}
        }
    }
    Ok(erasure)
}

/// The erasure of the name of an umpire, helper or organiser.
pub(super) fn of_person(
    db: &mut dyn Reads,
    id: TournamentId,
    name: &str,
    former: Former,
) -> Result<Erasure, StoreError> {
    let mut erasure = Erasure::of_texts(db.texts_of(id)?, |_, text| match text.kind {
        TextKind::Name => text.text == name,
        TextKind::Words => contains_name(&text.text, name),
    });
    for line in lines(db, id)? {
        if let Some(anew) = without(&line, name, former) {
            erasure.lines.push(anew);
        }
    }
    erasure.take_lines(report::of_person(db, id, name)?);
    Ok(erasure)
}

/// The erasure of the name of an author of entries in one game.
pub(super) fn of_signature(
    db: &mut dyn Reads,
    game: GameId,
    name: &str,
) -> Result<Erasure, StoreError> {
    let texts = db.texts(game)?.into_iter().map(|text| (game, text));
    Ok(Erasure::of_texts(texts, |_, text| {
        text.kind == TextKind::Name && text.text == name
    }))
}

/// A line without a name; `None` if it does not contain the name.
pub(super) fn without(line: &AuditLine, name: &str, former: Former) -> Option<AuditLine> {
    let mut anew = line.clone();
    let Audit {
        who,
        subject,
        detail,
        why,
        account,
        ..
    } = &mut anew.audit;
    if who == name {
        let former = if is_of_umpire(&line.audit) {
            Former::Umpire
        } else {
            former
        };
        *who = former.code().to_owned();
    }
    if account == name {
        account.clear();
    }
    if subject == name {
        subject.clear();
    }
    let quoted = serde_json::Value::from(name).to_string();
    if detail.contains(&quoted) {
        *detail = "{}".to_owned();
    }
    if why.as_ref().is_some_and(|why| contains_name(why, name)) {
        *why = Some(ERASED.to_owned());
    }
    (anew != *line).then_some(anew)
}

/// Whether the detail of a line has the list of umpires.
fn lists_umpires(line: &Audit) -> bool {
    matches!(
        Action::from_code(&line.what),
        Some(Action::UmpiresChanged | Action::UmpiresHere)
    )
}

/// Whether the actor of a line is an umpire, who has no account.
fn is_of_umpire(line: &Audit) -> bool {
    matches!(
        Action::from_code(&line.what),
        Some(Action::BoardRecorded | Action::BoardTakenOver | Action::TossEntered)
    )
}

/// Whether the subject of a line consists of numbers of rounds, boards and players.
fn is_only_numbers(subject: &str) -> bool {
    const KINDS: [&str; 4] = ["round", "board", "boards", "entrant"];
    let mut words = subject.split_whitespace();
    words.all(|word| KINDS.contains(&word) || word.bytes().all(|byte| byte.is_ascii_digit()))
}

fn lines(db: &mut dyn Reads, id: TournamentId) -> Result<Vec<AuditLine>, StoreError> {
    let mut all: Vec<AuditLine> = Vec::new();
    loop {
        let before = all.last().map(|last| last.id);
        let some = db.audit(id, before, READ)?;
        if some.is_empty() {
            return Ok(all);
        }
        all.extend(some);
    }
}

/// The games of a child.
fn games_of(
    db: &mut dyn Reads,
    id: TournamentId,
    entrant: EntrantId,
) -> Result<BTreeSet<GameId>, StoreError> {
    let mut games = BTreeSet::new();
    for round in db.rounds(id)? {
        if round.stage == RoundStage::Draft {
            continue;
        }
        let boards = db.boards(id, round.number)?.into_iter();
        let theirs = boards.filter(|board| board.pairing.has(entrant));
        games.extend(theirs.map(|board| board.game));
    }
    Ok(games)
}

/// The present name of a child, and its names before corrections.
fn names_of(
    db: &mut dyn Reads,
    (id, tournament): (TournamentId, &Tournament),
    entrant: EntrantId,
) -> Result<Names, StoreError> {
    let present = tournament.entrant(entrant).map(|one| one.name.clone());
    let former = db.erasable_words_of(id, entrant)?;
    let former = EntrantData::former_names(&former);
    let names: Vec<EntrantName> = present.into_iter().chain(former).collect();
    Ok(Names::of(&names))
}

impl Desk {
    /// Announces that texts of games were erased.
    pub(super) fn announce_games(&self, id: TournamentId, games: &[GameId]) {
        for game in games {
            self.hub().announce(Topic::Game(game.0));
        }
        self.announce_event(id);
    }

    /// The names in records, history and the list of umpires of people without a present role in the event: umpires
    /// and former staff.
    pub fn names_left(&self, organiser: &Actor, at: DateTime<Utc>) -> Result<Vec<String>, Fault> {
        let (id, at_ms) = (organiser.id(), at.timestamp_millis());
        let mut left = self.store.read(move |db| {
            let mut left: BTreeSet<String> = lines(db, id)?
                .into_iter()
                .map(|line| line.audit.who)
                .filter(|who| Former::from_code(who).is_none() && who != PROGRAM)
                .collect();
            let texts = db.texts_of(id)?.into_iter().map(|(_, text)| text);
            left.extend(
                texts
                    .filter(|text| text.kind == TextKind::Name)
                    .map(|text| text.text),
            );
            let umpires = db.tournament(id)?.settings_row.options.umpires.all;
            left.extend(umpires.into_iter().map(|umpire| umpire.name));
            for person in db.people(id, at_ms)? {
                left.remove(&person.name);
            }
            Ok(left)
        })?;
        left.remove(organiser.who());
        left.remove("");
        Ok(left.into_iter().collect())
    }
}
