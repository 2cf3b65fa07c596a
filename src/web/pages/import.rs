//! `/import`: a file of another program, or one of ours, becomes an event. It
//! is looked at first; nothing is kept before it is agreed to.

use crate::desk::Fault;
use crate::formats::tournament_json::{self, Whole};
use crate::formats::trf;
use crate::tongue::Tongue;
use crate::web::guard::{SignedIn, Visitor};
use crate::web::planning::{Choice, games};
use crate::web::{Answer, Notice, Page};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use askama::Template;

/// So many faults are told at once.
const SHOWN: usize = 100;

#[derive(Template)]
#[template(path = "import.html")]
struct Import {
    page: Page,
    games: Vec<Choice>,
    faults: Vec<String>,
    found: Option<Found>,
}

/// What is in the file, before it is agreed to.
struct Found {
    name: String,
    about: String,
    ruleset: String,
    text: String,
}

/// A file, or the text of one that was looked at.
#[derive(MultipartForm)]
pub struct Given {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    name: Option<Text<String>>,
    ruleset: Option<Text<String>>,
    agreed: Option<Text<String>>,
}

/// `GET /import`
///
/// # Errors
/// When nobody has signed in.
pub async fn show(SignedIn { visitor, .. }: SignedIn) -> Answer {
    visitor.html(&page(&visitor, "umlabalaba"))
}

/// `POST /import`
///
/// # Errors
/// When nobody has signed in. What is wrong with the file is said, all of it.
pub async fn look(
    signed_in: SignedIn,
    given: Result<MultipartForm<Given>, actix_web::Error>,
) -> Answer {
    let SignedIn { visitor, account } = signed_in;
    let Ok(MultipartForm(given)) = given else {
        return refused(
            &visitor,
            "umlabalaba",
            vec![visitor.t.say("file-too-large")],
        );
    };
    let said = |text: &Option<Text<String>>| text.as_deref().cloned().unwrap_or_default();
    let ruleset = said(&given.ruleset);
    let text = said(&given.text).replace("\r\n", "\n");
    let bytes: Vec<u8> = match given.file.filter(|file| !file.data.is_empty()) {
        Some(file) => file.data.into(),
        None => text.into_bytes(),
    };
    let mut whole = match read(&visitor.t, &bytes, &ruleset) {
        Ok(whole) => whole,
        Err(faults) => return refused(&visitor, &ruleset, faults),
    };
    let name = said(&given.name);
    if !name.trim().is_empty() {
        whole.name = name;
    }
    if given.agreed.is_none() {
        let mut page = page(&visitor, &ruleset);
        page.found = Some(found(&visitor.t, &whole, ruleset, &bytes));
        return visitor.html(&page);
    }
    let at = visitor.at;
    match visitor
        .desk(move |desk| desk.bring_in(&account, &whole, at))
        .await
    {
        Ok(key) => Ok(visitor.see(&format!("/e/{key}/players"), "import-done")),
        Err(failed) if failed.is_of_form() || matches!(failed.fault(), Fault::Ruleset(_)) => {
            let words = failed.words(&visitor.t);
            refused(&visitor, &ruleset, vec![words])
        }
        Err(failed) => Err(failed),
    }
}

/// The tournament in a file of either kind, or everything that is wrong with it.
fn read(t: &Tongue, bytes: &[u8], ruleset: &str) -> Result<Whole, Vec<String>> {
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    if first == Some(&b'{') {
        return tournament_json::read(bytes)
            .map_err(|faults| faults.iter().map(|fault| t.speak(fault)).collect());
    }
    let read = trf::read(bytes).and_then(|trf| Ok((trf.name.clone(), trf.tournament()?)));
    let (name, tournament) = read.map_err(|faults| {
        faults
            .iter()
            .map(|fault| t.speak(fault))
            .collect::<Vec<_>>()
    })?;
    Ok(Whole {
        name: match name.trim() {
            "" => t.say("import-no-name"),
            name => name.chars().take(80).collect(),
        },
        ruleset: ruleset.to_owned(),
        tournament,
    })
}

fn found(t: &Tongue, whole: &Whole, ruleset: String, bytes: &[u8]) -> Found {
    let tournament = &whole.tournament;
    let rounds = tournament.closed.len() + usize::from(tournament.current.is_some());
    let values = [
        ("players", tournament.entrants.len().into()),
        ("rounds", rounds.into()),
    ];
    Found {
        name: whole.name.clone(),
        about: t.tell("import-found", &values),
        ruleset,
        text: trf::text(bytes),
    }
}

fn refused(visitor: &Visitor, ruleset: &str, faults: Vec<String>) -> Answer {
    let mut page = page(visitor, ruleset);
    page.page.notice = Some(Notice {
        text: visitor.t.count("import-wrong", faults.len()),
        is_bad: true,
    });
    page.faults = faults.into_iter().take(SHOWN).collect();
    visitor.not_done(&page)
}

fn page(visitor: &Visitor, ruleset: &str) -> Import {
    Import {
        games: games(&visitor.t, ruleset),
        page: visitor.page(),
        faults: Vec::new(),
        found: None,
    }
}
