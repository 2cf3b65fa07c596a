//! `/e/<event>/print/check-in.pdf`, `participants.pdf` and `badges.pdf`: the players on paper.

use super::handed_out;
use crate::desk::arrivals::player_code;
use crate::desk::events::Event;
use crate::desk::rights::{Actor, HandOutBoards};
use crate::formats::pdf::{
    CheckInSheet, ListHead, NameBadge, Participant, Participants, PdfPart, SheetRow, SheetSchool,
};
use crate::formats::qr::Qr;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::paths;
use crate::system_time;
use crate::tournament::{Entrant, Presence, Tournament, school_key, schools};
use crate::view::collation;
use crate::view::round_tables::Names;
use crate::view::school_token::SchoolToken;

/// `GET /e/{key}/print/check-in.pdf`: a box to tick for each player, by school.
pub(crate) async fn check_in(
    Organising { context, organiser }: Organising<HandOutBoards>,
) -> Answer {
    check_in_by(&context, &organiser).await
}

/// The same for the players for whom a person acts.
pub(super) async fn check_in_by(context: &RequestContext, by: &Actor) -> Answer {
    let event = by.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let title = t.msg("check-in");
    let code = page_code(context, event).map(|qr| (qr, t.msg("sheet-phone")));
    let sheet = CheckInSheet {
        head: head(t, by, &tournament, title.clone(), code),
        columns: [
            "check-in-here",
            "player",
            "column-grade",
            "sheet-code",
            "sheet-consent",
        ]
        .map(|id| t.msg(id)),
        schools: by_school(t, by, &tournament),
    };
    handed_out(
        context,
        event,
        ("check-in", title),
        vec![PdfPart::CheckIn(sheet)],
    )
    .await
}

/// `GET /e/{key}/print/participants.pdf`: all players in the order of their numbers.
pub(crate) async fn participants(organising: Organising<HandOutBoards>) -> Answer {
    let Organising { context, organiser } = organising;
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let title = t.msg("step-players");
    let row = |one: &Entrant| Participant {
        number: one.number,
        name: one.name.to_string(),
        school: one.school.clone().unwrap_or_default(),
        badge: badge(&tournament, one),
        grade: grade(one),
    };
    let list = Participants {
        head: head(t, &organiser, &tournament, title.clone(), None),
        columns: ["players-number", "player", "column-grade"].map(|id| t.msg(id)),
        rows: staying(&tournament, &organiser)
            .into_iter()
            .map(row)
            .collect(),
    };
    let parts = vec![PdfPart::Participants(list)];
    handed_out(&context, event, ("players", title), parts).await
}

/// `GET /e/{key}/print/badges.pdf`: name badges to cut, with the code of each player.
pub(crate) async fn badges(Organising { context, organiser }: Organising<HandOutBoards>) -> Answer {
    badges_by(&context, &organiser).await
}

/// The same for the players for whom a person acts.
pub(super) async fn badges_by(context: &RequestContext, by: &Actor) -> Answer {
    let event = by.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let base = context.settled_base();
    let address = format!("{}{}?code=", base.url, paths::of(&event.key).check_in());
    let badge = |one: &Entrant| {
        let code = player_code(&event.key, one.id);
        // A phone cannot open an address of this computer only; our camera reads the code alone, too.
        let text = if base.is_only_here {
            code.clone()
        } else {
            address.clone() + &code
        };
        // Everybody in the hall reads it.
        let school = one.shown_school(Names::Alias).map(str::to_owned);
        let grade = one.grade.filter(|_| !one.name.is_hidden());
        let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
        let from: Vec<String> = school.into_iter().chain(grade).collect();
        NameBadge {
            name: one.name.display(Names::Alias),
            school: from.join(" · "),
            badge: if one.name.is_hidden() {
                Vec::new()
            } else {
                badge(&tournament, one)
            },
            number: t.msg_arg("check-in-number", "number", one.number),
            qr: Qr::of(&text),
            code,
        }
    };
    let all = staying(&tournament, by).into_iter().map(badge).collect();
    let title = t.msg("paper-badges");
    handed_out(
        context,
        event,
        ("badges", title),
        vec![PdfPart::Badges(all)],
    )
    .await
}

/// The players who have not gone home, among those for whom the person acts, by number.
fn staying<'a>(tournament: &'a Tournament, by: &Actor) -> Vec<&'a Entrant> {
    let players = tournament.entrants.iter();
    let mut players: Vec<&Entrant> = players
        .filter(|one| one.presence != Presence::WentHome && by.checks_in(one))
        .collect();
    players.sort_by_key(|one| one.number);
    players
}

/// Code, name and what it comprises, for the head of a list.
fn head(
    t: &Localizer,
    by: &Actor,
    tournament: &Tournament,
    title: String,
    code: Option<(Qr, String)>,
) -> ListHead {
    let event = by.event();
    let players = staying(tournament, by).len();
    let days = event
        .announcement
        .days
        .map(|days| system_time::days(t, days));
    let known = schools(&tournament.entrants).len();
    let about = [
        Some(event.title()),
        days,
        Some(t.plural("event-players", players)),
        match by.school() {
            Some(school) => Some(school.to_owned()),
            None => (known > 0).then(|| t.plural("sheet-schools", known)),
        },
    ];
    ListHead {
        title,
        about: about.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        keep: t.msg("sheet-keep"),
        code,
    }
}

/// The QR code of the page of check-in, if phones can open it.
fn page_code(context: &RequestContext, event: &Event) -> Option<Qr> {
    let base = context.settled_base();
    let address = format!("{}{}", base.url, paths::of(&event.key).check_in());
    Qr::of(&address).filter(|_| !base.is_only_here)
}

fn by_school(t: &Localizer, by: &Actor, tournament: &Tournament) -> Vec<SheetSchool> {
    let (event, players) = (by.event(), staying(tournament, by));
    let mut known: Vec<(String, String)> = schools(&tournament.entrants)
        .into_iter()
        .map(|school| (school.key, school.name.to_owned()))
        .collect();
    known.sort_by_cached_key(|(_, name)| collation::key(name));
    known.push((String::new(), t.msg("players-no-school")));
    let school = |(key, name): (String, String)| {
        let is_own = |one: &&&Entrant| school_key(one.school.as_deref().unwrap_or_default()) == key;
        let mut own: Vec<&Entrant> = players.iter().filter(is_own).copied().collect();
        own.sort_by_cached_key(|one| collation::key(&one.name.to_string()));
        let row = |one: &&Entrant| SheetRow {
            number: one.number,
            name: one.name.to_string(),
            grade: grade(one),
            code: player_code(&event.key, one.id),
        };
        SheetSchool {
            badge: own
                .first()
                .map_or_else(Vec::new, |one| badge(tournament, one)),
            rows: own.iter().map(row).collect(),
            name,
        }
    };
    let mut schools: Vec<SheetSchool> = known.into_iter().map(school).collect();
    schools.retain(|school| !school.rows.is_empty());
    schools
}

fn badge(tournament: &Tournament, player: &Entrant) -> Vec<crate::formats::pdf::BadgePart> {
    let school = player.school.as_deref();
    school.map_or_else(Vec::new, |school| {
        SchoolToken::of(tournament, school).polygons()
    })
}

fn grade(player: &Entrant) -> String {
    player
        .grade
        .map_or_else(String::new, |grade| grade.code().to_string())
}
