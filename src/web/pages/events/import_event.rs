//! `/import`: creates an event from a TRF or JSON file, after a preview.

use crate::desk::Fault;
use crate::formats::tournament_json::{self, TournamentFile};
use crate::formats::trf;
use crate::i18n::Localizer;
use crate::tournament::{EntrantName, NameOrder};
use crate::web::event_form::{Choice, games};
use crate::web::flash_message::FlashMessage;
use crate::web::request_context::{RequestContext, SignedIn, html};
use crate::web::upload::{Upload, Wrong, file_or_text};
use crate::web::{Answer, Notice, Page, paths};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use askama::Template;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "events/import_event.html")]
struct ImportView {
    page: Page,
    games: Vec<Choice>,
    faults: Vec<String>,
    preview: Option<ImportPreview>,
}

/// The content of the file, for confirmation.
struct ImportPreview {
    name: String,
    about: String,
    /// The names that everybody will see.
    aliases: String,
    /// How names without a comma were read, if there are any.
    order: Option<String>,
    ruleset: String,
    text: String,
}

/// A file, or the text of the previewed file.
#[derive(MultipartForm)]
pub struct ImportUpload {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    name: Option<Text<String>>,
    ruleset: Option<Text<String>>,
    agreed: Option<Text<String>>,
    /// Whether names without a comma begin with the given names.
    given_first: Option<Text<String>>,
}

/// `GET /import`
pub async fn show(SignedIn { visitor, .. }: SignedIn) -> Answer {
    visitor.html(&page(&visitor, "umlabalaba"))
}

/// `POST /import`
pub async fn submit(signed_in: SignedIn, Upload { form, permit }: Upload<ImportUpload>) -> Answer {
    let SignedIn { visitor, account } = signed_in;
    let Some(form) = form else {
        let words = visitor.t.msg("file-too-large");
        return refused(&visitor, "umlabalaba", words.into());
    };
    let (ruleset, name) = (text_of(form.ruleset), text_of(form.name));
    let (is_agreed, is_given_first) = (form.agreed.is_some(), form.given_first.is_some());
    let (t, page) = (Arc::clone(&visitor.t), page(&visitor, &ruleset));
    let (at, of) = (visitor.at, ruleset.clone());
    let done = visitor.import(&permit, move |desk| {
        let bytes = file_or_text(form.file, form.text);
        let (mut whole, order) = match read(&t, &bytes, &of, is_given_first) {
            Ok(read) => read,
            Err(wrong) => return Ok(ImportOutcome::Wrong(wrong)),
        };
        if !name.trim().is_empty() {
            whole.name = name;
        }
        if is_agreed {
            return desk
                .import_event(&account, &whole, at)
                .map(ImportOutcome::Created);
        }
        let preview = Some(preview(&t, &whole, (of, order), &bytes));
        drop((whole, bytes));
        Ok(ImportOutcome::Preview(
            ImportView { preview, ..page }.render(),
        ))
    });
    match done.await {
        Ok(ImportOutcome::Preview(text)) => Ok(html(text?)),
        Ok(ImportOutcome::Wrong(wrong)) => refused(&visitor, &ruleset, wrong),
        Ok(ImportOutcome::Created(key)) => {
            Ok(visitor.see(&paths::of(&key).players(), FlashMessage::ImportDone))
        }
        Err(failed) if failed.is_of_form() || matches!(failed.fault(), Fault::Ruleset(_)) => {
            let words = failed.words(&visitor.t);
            refused(&visitor, &ruleset, words.into())
        }
        Err(failed) => Err(failed),
    }
}

enum ImportOutcome {
    /// The file is valid: the rendered preview.
    Preview(askama::Result<String>),
    /// The file has errors.
    Wrong(Wrong),
    /// The event was created with this key.
    Created(String),
}

fn text_of(field: Option<Text<String>>) -> String {
    field.map_or_else(String::new, Text::into_inner)
}

/// Parses a JSON or TRF file, or returns all its errors. The second value says how names without a
/// comma were read.
fn read(
    t: &Localizer,
    bytes: &[u8],
    ruleset: &str,
    is_given_first: bool,
) -> Result<(TournamentFile, Option<String>), Wrong> {
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    if first == Some(&b'{') {
        let read = tournament_json::read(bytes).map_err(|faults| Wrong::of(t, &faults));
        return read.map(|whole| (whole, None));
    }
    let read = trf::read(bytes).and_then(|mut trf| {
        let unsure = trf.name_without_comma().map(str::to_owned);
        if is_given_first {
            trf.read_given_first();
        }
        Ok((trf.tournament()?, trf.name, unsure))
    });
    let (tournament, name, unsure) = read.map_err(|faults| Wrong::of(t, &faults))?;
    let order = unsure.and_then(|written| {
        let name = EntrantName::parse_ordered(&written, Some(NameOrder::FamilyFirst)).ok()?;
        let values = [("alias", name.alias().into()), ("written", written.into())];
        Some(t.msg_with("import-name-order", &values))
    });
    let whole = TournamentFile {
        name: match name.trim() {
            "" => t.msg("import-no-name"),
            name => name.chars().take(80).collect(),
        },
        ruleset: ruleset.to_owned(),
        tournament,
    };
    Ok((whole, order))
}

fn preview(
    t: &Localizer,
    whole: &TournamentFile,
    (ruleset, order): (String, Option<String>),
    bytes: &[u8],
) -> ImportPreview {
    let tournament = &whole.tournament;
    let rounds = tournament.closed.len() + usize::from(tournament.current.is_some());
    let aliases = tournament.entrants.iter().map(|one| one.name.alias());
    let aliases: Vec<String> = aliases.collect();
    let values = [
        ("players", tournament.entrants.len().into()),
        ("rounds", rounds.into()),
    ];
    ImportPreview {
        name: whole.name.clone(),
        about: t.msg_with("import-found", &values),
        aliases: t.msg_arg("import-aliases", "names", aliases.join(", ")),
        order,
        ruleset,
        text: trf::text(bytes),
    }
}

fn refused(visitor: &RequestContext, ruleset: &str, wrong: Wrong) -> Answer {
    let mut page = page(visitor, ruleset);
    page.page.notice = Some(Notice::bad(visitor.t.plural("import-wrong", wrong.count)));
    page.faults = wrong.sentences;
    visitor.not_done(&page)
}

fn page(visitor: &RequestContext, ruleset: &str) -> ImportView {
    ImportView {
        games: games(&visitor.t, ruleset),
        page: visitor.page(),
        faults: Vec::new(),
        preview: None,
    }
}
