//! `/e/<event>/history`: who did what, when, and why.

use crate::desk::events::Organiser;
use crate::desk::rights::{ReadHistory, TakeBackOwn};
use crate::desk::undo::Hindrance;
use crate::formats::record;
use crate::store::{Audit, AuditLine};
use crate::tongue::{Tongue, Value, score_text};
use crate::tournament::{EntrantId, PairingResult, Tournament};
use crate::web::guard::Organising;
use crate::web::table::{Names, Player};
use crate::web::undo::why_not;
use crate::web::{Answer, Page, clock};
use actix_web::web::{Form, Path, Query};
use askama::Template;
use chrono::DateTime;
use effect::{Effect, effect};
use serde::Deserialize;

/// What taking back comes to.
mod effect;

/// Lines on one page.
const LINES: u16 = 50;

#[derive(Template)]
#[template(path = "history.html")]
struct History {
    page: Page,
    key: String,
    event_name: String,
    public_key: String,
    lines: Vec<Line>,
    older: Option<i64>,
}

struct Line {
    id: i64,
    may_undo: bool,
    why_not: String,
    when: String,
    who: String,
    what: String,
    why: String,
}

/// Which page.
#[derive(Deserialize)]
pub struct Before {
    before: Option<i64>,
}

/// `GET /e/{key}/history`
///
/// # Errors
/// Those of the desk.
pub(in crate::web) async fn show(
    organising: Organising<ReadHistory>,
    query: Query<Before>,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let before = query.before;
    let (tournament, lines, ways, public_key) = visitor
        .desk(move |desk| {
            let tournament = desk.tournament(organiser.event())?;
            let lines = desk.history(&organiser, before, LINES)?;
            let ways = desk.ways_back(&organiser, &lines)?;
            let public_key = desk.public_key(organiser.event());
            Ok((tournament, lines, ways, public_key))
        })
        .await?;
    let is_full = lines.len() == usize::from(LINES);
    let t = &*visitor.t;
    let line = |(line, way): (&AuditLine, &Option<Result<(), Hindrance>>)| Line {
        id: line.id,
        may_undo: matches!(way, Some(Ok(()))),
        why_not: match way {
            Some(Err(why)) => t.speak(&why_not(why)),
            _ => String::new(),
        },
        when: when(&visitor.t, line.audit.at_ms),
        who: line.audit.who.clone(),
        what: told(&visitor.t, &tournament, &line.audit),
        why: line.audit.why.clone().unwrap_or_default(),
    };
    visitor.html(&History {
        lines: lines.iter().zip(&ways).map(line).collect(),
        public_key: record::hex(&public_key),
        older: lines.last().filter(|_| is_full).map(|last| last.id),
        key: event.key,
        event_name: event.name,
        page: visitor.page(),
    })
}

#[derive(Template)]
#[template(path = "take-back.html")]
struct Undo {
    page: Page,
    key: String,
    event_name: String,
    line: i64,
    /// The page from which they came, and to which they go back.
    to: String,
    back: String,
    deed: String,
    effect: Effect,
}

/// From which page of the event somebody takes something back.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Whence {
    to: String,
}

impl Whence {
    /// The page of the event: the history, unless they came from another.
    fn page(&self, organiser: &Organiser) -> String {
        let is_ours =
            self.to.bytes().all(|byte| byte.is_ascii_graphic()) && !self.to.contains("..");
        let page = match self.to.as_str() {
            "" if organiser.may::<ReadHistory>() => "history",
            "" => "run",
            to if is_ours => to,
            _ => "run",
        };
        format!("/e/{}/{page}", organiser.event().key)
    }
}

/// `GET /e/{key}/history/{line}/undo`: what would happen.
///
/// # Errors
/// When there is no such line, or it cannot be taken back.
pub(in crate::web) async fn look(
    organising: Organising<TakeBackOwn>,
    place: Path<(String, i64)>,
    whence: Query<Whence>,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let (asked, line) = (organiser.clone(), place.1);
    let found = visitor
        .desk(move |desk| desk.look_at_undo(&asked, line))
        .await?;
    visitor.html(&Undo {
        deed: told(&visitor.t, &found.tournament, &found.line),
        effect: effect(&visitor.t, &found),
        key: organiser.event().key.clone(),
        event_name: organiser.event().name.clone(),
        line,
        back: whence.page(&organiser),
        to: whence.into_inner().to,
        page: visitor.page(),
    })
}

/// `POST /e/{key}/history/{line}/undo`
///
/// # Errors
/// As [`look`].
pub(in crate::web) async fn take_back(
    organising: Organising<TakeBackOwn>,
    place: Path<(String, i64)>,
    whence: Form<Whence>,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let (line, at) = (place.1, visitor.at);
    let page = whence.page(&organiser);
    let why = visitor.t.say(match whence.to.as_str() {
        "" => "reason-from-history",
        _ => "reason-undone",
    });
    visitor
        .desk(move |desk| desk.undo(&organiser, line, &why, at))
        .await?;
    Ok(visitor.see(&page, "taken-back"))
}

fn when(t: &Tongue, at_ms: i64) -> String {
    let at = DateTime::from_timestamp_millis(at_ms).unwrap_or_default();
    clock::moment(t, at)
}

/// A deed in words; one without words of its own is shown as it is written.
pub(in crate::web) fn told(t: &Tongue, tournament: &Tournament, line: &Audit) -> String {
    let mut id = format!("audit-{}", line.what.replace('.', "-"));
    let values = values(tournament, line);
    let is_cleared = values
        .iter()
        .any(|(name, value)| *name == "result" && *value == Value::from(""));
    if line.what == "result.entered" && is_cleared {
        id.push_str("-not");
    }
    if values.iter().any(|(name, _)| *name == "consents") {
        id.push_str("-consent");
    }
    let told = t.tell(&id, &values);
    if told != id {
        return told;
    }
    let fallback = [
        ("what", line.what.as_str().into()),
        ("subject", line.subject.as_str().into()),
    ];
    t.tell("audit-something", &fallback)
}

/// What can stand in the words: the subject taken apart.
fn values(tournament: &Tournament, line: &Audit) -> Vec<(&'static str, Value)> {
    let words: Vec<&str> = line.subject.split_whitespace().collect();
    let after = |word: &str| {
        let at = words.iter().position(|one| *one == word)?;
        words.get(at + 1)?.parse::<i64>().ok()
    };
    let mut values: Vec<(&'static str, Value)> = vec![("subject", line.subject.as_str().into())];
    for (name, word) in [("round", "round"), ("board", "board")] {
        if let Some(number) = after(word) {
            values.push((name, number.into()));
        }
    }
    if let Some(id) = after("entrant") {
        values.push(("players", names(tournament, &[id]).into()));
    }
    let numbers: Vec<i64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    if line.what.starts_with("presence.") {
        values.push(("n", numbers.len().into()));
        values.push(("players", names(tournament, &numbers).into()));
    } else if let [n] = numbers.as_slice() {
        values.push(("n", (*n).into()));
    }
    if let Some(consents) = consents(&line.detail) {
        values.push(("consents", consents.into()));
    }
    if let Some(from) = from(&line.detail) {
        values.push(("from", from.into()));
    }
    if let Some(result) = result(&line.detail) {
        values.push(("result", result.into()));
    }
    values
}

/// The first names; a long list says how many more there are.
fn names(tournament: &Tournament, ids: &[i64]) -> String {
    const MOST: usize = 5;
    let known = ids.iter().take(MOST);
    let mut names: Vec<String> = known
        .map(|id| Player::of(tournament, EntrantId(*id), Names::Full).name)
        .collect();
    if ids.len() > MOST {
        names.push("…".to_owned());
    }
    names.join(", ")
}

/// For how many of those who were entered a consent was noted.
fn consents(detail: &str) -> Option<i64> {
    let detail: serde_json::Value = serde_json::from_str(detail).ok()?;
    detail.get("consents")?.as_i64()
}

/// From whom something was taken over.
fn from(detail: &str) -> Option<String> {
    let detail: serde_json::Value = serde_json::from_str(detail).ok()?;
    Some(detail.get("from")?.as_str()?.to_owned())
}

fn result(detail: &str) -> Option<&'static str> {
    let detail: serde_json::Value = serde_json::from_str(detail).ok()?;
    let code = detail.get("result")?.as_str()?;
    Some(PairingResult::by_code(code).map_or("", score_text))
}
