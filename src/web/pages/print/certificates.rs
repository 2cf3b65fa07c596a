//! `/e/<event>/print/certificates.pdf`: a certificate for each of the best, or
//! for everybody, in the language of who prints them.

use crate::desk::events::Event;
use crate::desk::rights::PrintResults;
use crate::formats::paper::{self, About, Certificate};
use crate::tongue::Tongue;
use crate::tournament::Tournament;
use crate::tournament::standings::{Row, Standings};
use crate::web::download::{PDF, download};
use crate::web::guard::Organising;
use crate::web::table::{Names, Player};
use crate::web::{Answer, clock, lists};
use actix_web::web::Query;
use serde::Deserialize;

/// Who gets one.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Wanted {
    /// `all`, else the winners.
    who: String,
}

/// `GET /e/{key}/print/certificates.pdf`
///
/// # Errors
/// When the event is not this person's.
pub(in crate::web) async fn pdf(
    organising: Organising<PrintResults>,
    wanted: Query<Wanted>,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let asked = event.clone();
    let standings = visitor.desk(move |desk| desk.standings(&asked, None));
    let (tournament, standings) = standings.await?;
    let t = &*visitor.t;
    let is_for_all = wanted.who == "all";
    let day = clock::day(t, visitor.at);
    let all: Vec<Certificate> = earned(&tournament, &standings)
        .filter(|row| is_for_all || row.rank <= lists::WINNERS)
        .map(|row| certificate(t, &event, &tournament, row, &day))
        .collect();
    let title = t.say("certificate");
    let about = About {
        title: &title,
        language: t.language().tag(),
    };
    let bytes = paper::certificates(about, &all)?;
    let file = format!("certificates-{}.pdf", event.key);
    Ok(download(&file, PDF, bytes))
}

/// The rows of those who have played; before anybody has, nobody has won.
fn earned<'a>(tournament: &Tournament, standings: &'a Standings) -> impl Iterator<Item = &'a Row> {
    let has_begun = !tournament.closed.is_empty();
    standings.rows.iter().filter(move |_| has_begun)
}

fn certificate(
    t: &Tongue,
    event: &Event,
    tournament: &Tournament,
    row: &Row,
    day: &str,
) -> Certificate {
    let player = Player::of(tournament, row.entrant, Names::Full);
    Certificate {
        title: t.say("certificate"),
        name: player.name,
        school: player.school,
        place: t.with("certificate-place", "place", row.rank),
        event: event.name.clone(),
        day: day.to_owned(),
        signs: vec![t.say("certificate-organiser"), t.say("umpire")],
    }
}
