//! `/e/<event>/print/certificates.pdf`: certificates for the winners of the event, for those of
//! every category, or for all players, in the language of the organiser.

use super::{handed_out, ranked, tables_as_pdf};
use crate::desk::events::Event;
use crate::desk::prizes::present_awards;
use crate::desk::rights::PrintResults;
use crate::formats::pdf::{Certificate, PdfPart};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::system_time;
use crate::tournament::standings::{Category, Within, within};
use crate::tournament::{EntrantId, Tournament};
use crate::view::prizes::{ShownPrize, shown_prizes};
use crate::view::report_tables::{self, Prize};
use crate::view::round_tables::{NamedPlayer, Names};
use crate::view::school_token::SchoolToken;
use actix_web::web::Query;
use chrono::{DateTime, Utc};
use serde::Deserialize;

/// The players who get certificates.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct CertificatesQuery {
    /// `prizes`: those who get the prizes of the event; `all`: all players; `categories`: the winners of every category; else those of the event.
    who: String,
}

/// `GET /e/{key}/print/certificates.pdf`
pub(crate) async fn pdf(
    Organising { context, organiser }: Organising<PrintResults>,
    query: Query<CertificatesQuery>,
) -> Answer {
    let event = organiser.event().clone();
    let (tournament, standings) = ranked(&context, &organiser).await?;
    let t = &*context.t;
    if query.who == "prizes" {
        let all = of_prizes(t, &event, &tournament, context.at);
        if !all.is_empty() {
            let file = ("certificates", t.msg("certificate"));
            return handed_out(&context, &event, file, vec![PdfPart::Certificates(all)]).await;
        }
    }
    let mut prizes = report_tables::prizes(t, &tournament, &standings);
    if query.who != "categories" {
        prizes.truncate(1);
    }
    if query.who == "all" {
        for prize in &mut prizes {
            prize.winners = within(&tournament, &standings, &Category::default());
            prize.winners.retain(|one| one.row.is_placed);
        }
    }
    let day = place_and_day(t, &event, context.at);
    let is_all = query.who == "all";
    let placed = standings.rows.iter().filter(|row| row.is_placed).count();
    let teams = if is_all {
        Vec::new()
    } else {
        of_teams(t, &event, &tournament, &day)
    };
    // In a team event the places of the event are those of the teams.
    if query.who.is_empty() && !teams.is_empty() {
        prizes.clear();
    }
    let players = prizes
        .iter()
        .flat_map(|prize| prize.winners.iter().map(move |one| (prize, one)))
        .map(|(prize, one)| Certificate {
            place: place(t, prize, one.place, is_all),
            about: about(t, prize, one, placed),
            ..certificate(t, &event, &tournament, one.row.entrant, &day)
        });
    let all: Vec<Certificate> = teams.into_iter().chain(players).collect();
    let file = ("certificates", t.msg("certificate"));
    // Print the empty list of winners instead of a blank page.
    if all.is_empty() {
        let winners = report_tables::winners(t, &tournament, &standings, Names::Full);
        return tables_as_pdf(&context, &event, file, vec![winners]).await;
    }
    handed_out(&context, &event, file, vec![PdfPart::Certificates(all)]).await
}

/// The certificates of the prizes of the event, in the order of honour.
fn of_prizes(
    t: &Localizer,
    event: &Event,
    tournament: &Tournament,
    at: DateTime<Utc>,
) -> Vec<Certificate> {
    let day = place_and_day(t, event, at);
    let awards = present_awards(tournament);
    let prizes = shown_prizes(t, tournament, &awards, Names::Full);
    let of_prize = |prize: ShownPrize| {
        let (title, day) = (prize.title, &day);
        let receivers = prize.receivers.into_iter();
        let certificates = receivers.map(|one| Certificate {
            title: t.msg("certificate"),
            badge: one.token.map(|token| token.polygons()).unwrap_or_default(),
            name: one.name,
            school: one.about,
            place: title.clone(),
            about: String::new(),
            event: event_and_game(t, event),
            day: day.clone(),
            signs: vec![t.msg("certificate-organiser"), t.msg("umpire")],
        });
        certificates.collect::<Vec<_>>()
    };
    prizes.into_iter().flat_map(of_prize).collect()
}

/// The certificates of the winning teams, with the names of their players.
fn of_teams(t: &Localizer, event: &Event, tournament: &Tournament, day: &str) -> Vec<Certificate> {
    let winning = report_tables::winning_teams(tournament, Names::Full).into_iter();
    let certificate = |team: report_tables::WinningTeam| Certificate {
        title: t.msg("certificate"),
        name: team.name,
        school: team.players.join(", "),
        badge: Vec::new(),
        place: t.plural("certificate-place", usize::from(team.place)),
        about: String::new(),
        event: event_and_game(t, event),
        day: day.to_owned(),
        signs: vec![t.msg("certificate-organiser"), t.msg("umpire")],
    };
    winning.map(certificate).collect()
}

/// `First place`, `Second place · Grade 5`; beyond the third place `Took part`, where everybody gets one.
fn place(t: &Localizer, prize: &Prize<'_>, place: u16, is_all: bool) -> String {
    if is_all && place > 3 {
        return t.msg("certificate-took-part");
    }
    let place = t.plural("certificate-place", usize::from(place));
    match &prize.category {
        None => place,
        Some(category) => format!("{place} · {category}"),
    }
}

/// `of 24 players, 5½ points from 6 games`; in a category the points alone.
fn about(t: &Localizer, prize: &Prize<'_>, one: &Within<'_>, placed: usize) -> String {
    let points = t.msg_arg("screen-points", "points", t.figure(one.row.score));
    if prize.category.is_some() {
        return points;
    }
    let values = [
        ("n", placed.into()),
        ("points", points.into()),
        ("games", one.row.played.into()),
    ];
    t.msg_with("certificate-about", &values)
}

fn event_and_game(t: &Localizer, event: &Event) -> String {
    let game = t.msg(&format!("game-{}", event.ruleset.name()));
    format!("{} · {game}", event.title())
}

/// `Umthombo Primary, 28 Nov 2026`
fn place_and_day(t: &Localizer, event: &Event, at: DateTime<Utc>) -> String {
    let place = Some(event.announcement.place.clone()).filter(|place| !place.is_empty());
    let parts = place.into_iter().chain([system_time::date(t, at)]);
    parts.collect::<Vec<_>>().join(", ")
}

fn certificate(
    t: &Localizer,
    event: &Event,
    tournament: &Tournament,
    entrant: EntrantId,
    day: &str,
) -> Certificate {
    let player = NamedPlayer::of(tournament, entrant, Names::Full);
    let grade = tournament.entrant(entrant).and_then(|one| one.grade);
    let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let school = Some(player.school).filter(|school| !school.is_empty());
    let badge = school.as_deref();
    let badge = badge.map(|school| SchoolToken::of(tournament, school).polygons());
    let from: Vec<String> = school.into_iter().chain(grade).collect();
    Certificate {
        title: t.msg("certificate"),
        name: player.name,
        school: from.join(" · "),
        badge: badge.unwrap_or_default(),
        place: String::new(),
        about: String::new(),
        event: event_and_game(t, event),
        day: day.to_owned(),
        signs: vec![t.msg("certificate-organiser"), t.msg("umpire")],
    }
}
