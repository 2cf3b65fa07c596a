//! `/import`: creates an event from a TRF or JSON file, after a preview.

use crate::desk::Fault;
use crate::desk::report_files::ReportParts;
use crate::formats::tournament_json::{self, TournamentFile};
use crate::formats::trf::{self, LineEnd, Trf};
use crate::http::request::request_context::{RequestContext, SignedIn, html};
use crate::http::request::upload::{Upload, Wrong, file_or_text};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::event_form::{Choice, games};
use crate::paths;
use crate::tournament::{DepartureKind, EntrantName, NameOrder, RoundNo, System, Tournament};
use crate::view::report_parts::not_kept;
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
    /// The rounds that do not follow the rules of the format, if there are any.
    rounds: Option<String>,
    /// The number of rounds that a round robin was assumed to have, if it does not say it.
    cycle: Option<String>,
    /// The parts of the file that the event does not keep, if there are any.
    lost: Option<String>,
    ruleset: String,
    text: String,
    /// The line end of the file, which a browser does not send back.
    line_end: &'static str,
}

/// A file, or the text of the previewed file.
#[derive(MultipartForm)]
pub struct ImportUpload {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    name: Option<Text<String>>,
    ruleset: Option<Text<String>>,
    agreed: Option<Text<String>>,
    line_end: Option<Text<String>>,
    /// Whether names without a comma begin with the given names.
    given_first: Option<Text<String>>,
}

/// `GET /import`
pub async fn show(SignedIn { context, .. }: SignedIn) -> Answer {
    context.html(&page(&context, "umlabalaba"))
}

/// `POST /import`
pub async fn submit(signed_in: SignedIn, Upload { form, permit }: Upload<ImportUpload>) -> Answer {
    let SignedIn { context, account } = signed_in;
    let Some(form) = form else {
        let words = context.t.msg("file-too-large");
        return refused(&context, "umlabalaba", words.into());
    };
    let (ruleset, name) = (text_of(form.ruleset), text_of(form.name));
    let (is_agreed, is_given_first) = (form.agreed.is_some(), form.given_first.is_some());
    let (t, page) = (Arc::clone(&context.t), page(&context, &ruleset));
    let (at, of) = (context.at, ruleset.clone());
    let done = context.import(&permit, move |desk| {
        let is_previewed = form.line_end.is_some();
        let mut bytes = file_or_text(form.file, form.text);
        if is_previewed {
            bytes = with_line_end(&bytes, &text_of(form.line_end));
        }
        let (mut whole, notes) = match read(&t, &bytes, &of, is_given_first) {
            Ok(read) => read,
            Err(wrong) => return Ok(ImportOutcome::Wrong(wrong)),
        };
        if !name.trim().is_empty() {
            whole.name = name;
        }
        if is_agreed {
            let by_the_book = &mut whole.tournament.options.by_the_book;
            for round in notes.iter().flat_map(ReadReport::differing_rounds) {
                by_the_book.note(DepartureKind::Import, RoundNo(round as u16));
            }
            let key = match &notes {
                Some(read) => {
                    let parts = ReportParts::of(&bytes, &read.trf);
                    desk.import_report(&account, &whole, &parts, at)
                }
                None => desk.import_event(&account, &whole, at),
            };
            return key.map(ImportOutcome::Created);
        }
        let notes = notes
            .map(|read| read.notes(&t, &whole.tournament))
            .unwrap_or_default();
        let preview = Some(preview(&t, &whole, (of, notes), &bytes));
        drop((whole, bytes));
        Ok(ImportOutcome::Preview(
            ImportView { preview, ..page }.render(),
        ))
    });
    match done.await {
        Ok(ImportOutcome::Preview(text)) => Ok(html(text?)),
        Ok(ImportOutcome::Wrong(wrong)) => refused(&context, &ruleset, wrong),
        Ok(ImportOutcome::Created(key)) => {
            Ok(context.see(&paths::of(&key).players(), FlashMessage::ImportDone))
        }
        Err(failed) if failed.is_of_form() || matches!(failed.fault(), Fault::Ruleset(_)) => {
            let words = failed.words(&context.t);
            refused(&context, &ruleset, words.into())
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

/// The text of a form, in which every line ends in LF, with the line ends of the file: `cr`, `lf` or
/// `crlf`.
fn with_line_end(text: &[u8], code: &str) -> Vec<u8> {
    let end: &[u8] = match code {
        "cr" => b"\r",
        "crlf" => b"\r\n",
        _ => return text.to_vec(),
    };
    text.split(|byte| *byte == b'\n')
        .collect::<Vec<_>>()
        .join(end)
}

fn text_of(field: Option<Text<String>>) -> String {
    field.map_or_else(String::new, Text::into_inner)
}

/// Remarks of the preview of a report file, beside its content.
#[derive(Default)]
struct ImportNotes {
    /// How names without a comma were read.
    order: Option<String>,
    /// The rounds that do not follow the rules of the format.
    rounds: Option<String>,
    /// The number of rounds that a round robin was assumed to have, if it does not say it.
    cycle: Option<String>,
    /// The parts of the file that the event does not keep.
    lost: Option<String>,
}

/// A report file that was read, and a name in it without a comma.
struct ReadReport {
    trf: Trf,
    unsure: Option<String>,
    /// Whether the file is too large for its lines to be kept.
    is_too_large: bool,
}

/// The largest file whose rounds are compared with the rules: players times rounds. Each round is paired anew.
const MOST_COMPARED: usize = 1_500;

impl ReadReport {
    fn notes(&self, t: &Localizer, tournament: &Tournament) -> ImportNotes {
        let order = self.unsure.as_ref().and_then(|written| {
            let name = EntrantName::parse_ordered(written, Some(NameOrder::FamilyFirst)).ok()?;
            let values = [
                ("alias", name.alias().into()),
                ("written", written.as_str().into()),
            ];
            Some(t.msg_with("import-name-order", &values))
        });
        let rounds = self.differing_rounds();
        let n = ("n", rounds.len().into());
        let listed = rounds.iter().map(usize::to_string).collect::<Vec<_>>();
        let values = [n, ("rounds", listed.join(", ").into())];
        let text = || t.msg_with("import-rounds-differ", &values);
        ImportNotes {
            order,
            rounds: (!rounds.is_empty()).then(text),
            lost: self
                .is_too_large
                .then(|| not_kept(t, &self.trf.not_kept()))
                .flatten(),
            cycle: (self.trf.is_cycle_assumed(tournament)).then(|| {
                let id = match tournament.options.system {
                    System::DoubleRoundRobin => "import-cycle-twice",
                    _ => "import-cycle-once",
                };
                t.msg_arg(id, "rounds", tournament.options.rounds)
            }),
        }
    }

    /// The rounds that the format would pair otherwise; none in a large file, and where the format is not known.
    fn differing_rounds(&self) -> Vec<usize> {
        let (trf, rounds) = (&self.trf, self.trf.rounds_with_pairs());
        if trf.players.len() * rounds > MOST_COMPARED || trf.check_system().is_err() {
            return Vec::new();
        }
        let is_by_hand = |round: usize| trf.by_hand.iter().any(|one| *one as usize == round);
        let compared = (1..=rounds).filter(|round| !is_by_hand(*round));
        let differs = |round: &usize| {
            let found = trf.compared(*round);
            found.is_ok_and(|found| !found.posted.is_empty() || !found.paired.is_empty())
        };
        compared.filter(differs).collect()
    }
}

/// Parses a JSON or TRF file, or returns all its errors.
fn read(
    t: &Localizer,
    bytes: &[u8],
    ruleset: &str,
    is_given_first: bool,
) -> Result<(TournamentFile, Option<ReadReport>), Wrong> {
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
        let tournament = trf.tournament()?;
        let is_too_large = ReportParts::of(bytes, &trf).is_too_large();
        let read = ReadReport {
            trf,
            unsure,
            is_too_large,
        };
        Ok((tournament, read))
    });
    let (tournament, report) = read.map_err(|faults| Wrong::of(t, &faults))?;
    let whole = TournamentFile {
        name: match report.trf.name.trim() {
            "" => t.msg("import-no-name"),
            name => name.chars().take(80).collect(),
        },
        ruleset: ruleset.to_owned(),
        tournament,
    };
    Ok((whole, Some(report)))
}

fn preview(
    t: &Localizer,
    file: &TournamentFile,
    (ruleset, notes): (String, ImportNotes),
    bytes: &[u8],
) -> ImportPreview {
    let tournament = &file.tournament;
    let rounds = tournament.closed.len() + usize::from(tournament.current.is_some());
    let aliases = tournament.entrants.iter().map(|one| one.name.alias());
    let aliases: Vec<String> = aliases.collect();
    let values = [
        ("players", tournament.entrants.len().into()),
        ("rounds", rounds.into()),
    ];
    ImportPreview {
        name: file.name.clone(),
        about: t.msg_with("import-found", &values),
        aliases: t.msg_arg("import-aliases", "names", aliases.join(", ")),
        order: notes.order,
        rounds: notes.rounds,
        cycle: notes.cycle,
        lost: notes.lost,
        ruleset,
        line_end: match LineEnd::of(&trf::text(bytes)) {
            LineEnd::Cr => "cr",
            LineEnd::Lf => "lf",
            LineEnd::CrLf => "crlf",
        },
        text: trf::text(bytes),
    }
}

fn refused(context: &RequestContext, ruleset: &str, wrong: Wrong) -> Answer {
    let mut page = page(context, ruleset);
    page.page.notice = Some(Notice::bad(context.t.plural("import-wrong", wrong.count)));
    page.faults = wrong.sentences;
    context.not_done(&page)
}

fn page(context: &RequestContext, ruleset: &str) -> ImportView {
    ImportView {
        games: games(&context.t, ruleset),
        page: context.page(),
        faults: Vec::new(),
        preview: None,
    }
}
