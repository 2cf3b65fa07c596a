//! `/e/<event>/files/records`: the official records of games that were kept on
//! another machine. They are looked at first; nothing is kept before it is
//! agreed to, and then all of them or none.

use crate::desk::records::{NotTaken, Obstacle, Taken};
use crate::desk::rights::TakeFiles;
use crate::formats::record::{self, EventRecords};
use crate::tongue::Tongue;
use crate::web::guard::{Organising, Visitor};
use crate::web::steps::{Step, Steps};
use crate::web::{Answer, Failed, Notice, Page};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use askama::Template;

/// So many faults are told at once.
const SHOWN: usize = 100;

#[derive(Template)]
#[template(path = "take.html")]
struct Take {
    page: Page,
    steps: Steps,
    key: String,
    faults: Vec<String>,
    found: Option<Found>,
}

/// What is in the file, before it is agreed to.
struct Found {
    about: Vec<String>,
    has_new: bool,
    text: String,
}

/// A file, or the text of one that was looked at.
#[derive(MultipartForm)]
pub struct Given {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    agreed: Option<Text<String>>,
}

/// `GET /e/{key}/files/records`
///
/// # Errors
/// When the event is not this person's.
pub async fn show(organising: Organising<TakeFiles>) -> Answer {
    let page = page(&organising).await?;
    organising.visitor.html(&page)
}

/// `POST /e/{key}/files/records`
///
/// # Errors
/// As [`show`]. What is wrong with the file, or stands in its way, is said.
pub async fn look(
    organising: Organising<TakeFiles>,
    given: Result<MultipartForm<Given>, actix_web::Error>,
) -> Answer {
    let t = organising.visitor.t.clone();
    let Ok(MultipartForm(given)) = given else {
        return refused(&organising, vec![t.say("file-too-large")]).await;
    };
    let text = given.text.as_deref().map(|text| text.replace("\r\n", "\n"));
    let bytes: Vec<u8> = match given.file.filter(|file| !file.data.is_empty()) {
        Some(file) => file.data.into(),
        None => text.unwrap_or_default().into_bytes(),
    };
    let records = match read(&t, &bytes) {
        Ok(records) => records,
        Err(faults) => return refused(&organising, faults).await,
    };
    let is_agreed = given.agreed.is_some();
    let (organiser, at) = (organising.organiser.clone(), organising.visitor.at);
    let taken = organising
        .visitor
        .desk(move |desk| match is_agreed {
            true => desk.take_records(&organiser, &records, at),
            false => desk.weigh_records(&organiser, &records),
        })
        .await?;
    match taken {
        Err(obstacles) => {
            let told = obstacles.iter().map(|obstacle| stands(&t, obstacle));
            refused(&organising, told.collect()).await
        }
        Ok(_) if is_agreed => {
            let place = format!("/e/{}/run", organising.organiser.event().key);
            Ok(organising.visitor.see(&place, "records-taken"))
        }
        Ok(taken) => {
            let mut page = page(&organising).await?;
            page.found = Some(found(&t, taken, &bytes));
            organising.visitor.html(&page)
        }
    }
}

/// The records in a file, or everything that is wrong with it.
fn read(t: &Tongue, bytes: &[u8]) -> Result<EventRecords, Vec<String>> {
    let reading = record::read(bytes);
    if !reading.faults.is_empty() {
        return Err(reading.faults.iter().map(|fault| t.speak(fault)).collect());
    }
    let mut events = reading.records.events;
    match (events.pop(), events.is_empty()) {
        (Some(event), true) => Ok(event),
        _ => Err(vec![t.say("record-one-event")]),
    }
}

fn found(t: &Tongue, taken: Taken, bytes: &[u8]) -> Found {
    let games = t.tell(
        "take-found",
        &[
            ("games", taken.games.into()),
            ("entries", taken.entries.into()),
        ],
    );
    let known = t.count("take-known", taken.known);
    Found {
        about: vec![games, known],
        has_new: taken.games > 0,
        text: String::from_utf8_lossy(bytes).into_owned(),
    }
}

/// What stands in the way of a game, with its place.
fn stands(t: &Tongue, obstacle: &Obstacle) -> String {
    let why = match &obstacle.why {
        NotTaken::NoSuchBoard => t.say("take-no-such-board"),
        NotTaken::NotOpen => t.say("take-not-open"),
        NotTaken::OtherPlayers { first, second } => t.tell(
            "take-other-players",
            &[("first", (*first).into()), ("second", (*second).into())],
        ),
        NotTaken::OtherRecord => t.say("take-other-record"),
        NotTaken::ResultByHand => t.say("take-by-hand"),
        NotTaken::OldForm => t.say("take-old-form"),
        NotTaken::OtherLaw(_) => t.say("take-other-law"),
    };
    let values = [
        ("round", obstacle.round.0.into()),
        ("board", obstacle.board.0.into()),
        ("why", why.into()),
    ];
    t.tell("take-stands", &values)
}

async fn refused(organising: &Organising<TakeFiles>, faults: Vec<String>) -> Answer {
    let mut page = page(organising).await?;
    let Visitor { t, .. } = &organising.visitor;
    page.page.notice = Some(Notice {
        text: t.count("take-wrong", faults.len()),
        is_bad: true,
    });
    page.faults = faults.into_iter().take(SHOWN).collect();
    organising.visitor.not_done(&page)
}

async fn page(organising: &Organising<TakeFiles>) -> Result<Take, Failed> {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let again = event.clone();
    let tournament = visitor.desk(move |desk| desk.tournament(&again)).await?;
    Ok(Take {
        page: visitor.page(),
        steps: Steps::of(&visitor.t, &event, &tournament, Step::Settings),
        key: event.key,
        faults: Vec::new(),
        found: None,
    })
}
