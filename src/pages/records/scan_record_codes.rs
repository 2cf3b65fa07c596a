//! `/e/<event>/records/scan`: reads the record that an offline phone shows as QR codes, from the
//! camera of the laptop or from photographs. The page holds the codes until those of a board are
//! complete; the server does not store the pictures.

use crate::desk::games::{JoinProblem, ProvenCodes};
use crate::desk::rights::{EnterResults, Right, TakeFiles};
use crate::desk::{Desk, Fault};
use crate::formats::qr_reader::{MOST_STEPS, PictureProblem, codes_in};
use crate::formats::record::hex;
use crate::formats::record_codes::{CodePart, Gathered, gathered};
use crate::formats::step_budget::StepBudget;
use crate::http::request::request_context::Organising;
use crate::http::request::upload::{Lane, Upload};
use crate::http::response::error_page::{Answer, Failed, words};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::camera::with_camera;
use crate::pages::shared::phone_codes::{phone_requests, refusal_message};
use crate::paths::{self, EventPaths};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::game_view;
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use askama::Template;
use chrono::{DateTime, Utc};

/// Maximum number of pictures per request.
const MOST_PICTURES: usize = 12;
/// Maximum number of codes that a page can hold.
const MOST_CODES: usize = 1_500;

#[derive(Template)]
#[template(path = "records/scan.html", blocks = ["found"])]
struct ScanView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    read: ReadCodes,
}

/// Everything read so far.
#[derive(Default)]
struct ReadCodes {
    /// All codes in hexadecimal, held by the page.
    codes: String,
    records: Vec<ReadRecord>,
    problems: Vec<String>,
}

/// The record of a phone, possibly incomplete.
struct ReadRecord {
    title: String,
    /// CSS class: `ok`, `act`, `warn` or `bad`.
    class: &'static str,
    text: String,
    /// Details about turns and the end of the game.
    more: Vec<String>,
    /// Value of the button that enters the record, if it can be entered.
    enters: Option<String>,
}

/// New pictures, and the codes read earlier.
#[derive(MultipartForm)]
pub struct ScanForm {
    picture: Vec<Bytes>,
    codes: Option<Text<String>>,
    /// The record to enter.
    enter: Option<Text<String>>,
}

/// `GET /e/{key}/records/scan`
pub(crate) async fn show(organising: Organising<EnterResults>) -> Answer {
    let page = view(&organising, ReadCodes::default()).await?;
    with_camera(organising.context.html(&page))
}

/// `POST /e/{key}/records/scan`: reads pictures or enters a record. Problems with pictures and codes
/// are shown on the page.
pub(crate) async fn read(
    organising: Organising<EnterResults>,
    Upload { form, permit }: Upload<ScanForm>,
) -> Answer {
    let t = organising.context.t.clone();
    let Some(form) = form else {
        let mut page = view(&organising, ReadCodes::default()).await?;
        page.page.notice = Some(Notice::bad(t.msg("file-too-large")));
        return with_camera(organising.context.not_done(&page));
    };
    let (organiser, at) = (organising.organiser.clone(), organising.context.at);
    let import =
        organising
            .context
            .import_in(Lane::Pictures, &permit, MOST_STEPS, move |desk, budget| {
                let scanner = Scanner {
                    budget,
                    desk,
                    t: &t,
                    organiser: &organiser,
                    at,
                };
                scanner.read(form)
            });
    let page = view(&organising, import.await?).await?;
    if organising.context.reply.wants_part {
        return Ok(organising.context.fragment(page.as_found().render()?));
    }
    with_camera(organising.context.html(&page))
}

async fn view(organising: &Organising<EnterResults>, read: ReadCodes) -> Result<ScanView, Failed> {
    let Organising { context, organiser } = organising;
    let event = organiser.event();
    let is_whole = organiser.may::<TakeFiles>();
    let tournament = context.tournament(event).await?;
    Ok(ScanView {
        page: context.page(),
        nav: EventNav::of(&context.t, event, &tournament, OrganiserTab::Round).whole(is_whole),
        paths: paths::of(&event.key),
        read,
    })
}

struct Scanner<'a> {
    /// The steps for all pictures of the form.
    budget: &'a StepBudget,
    desk: &'a Desk,
    t: &'a Localizer,
    organiser: &'a Right<EnterResults>,
    at: DateTime<Utc>,
}

impl Scanner<'_> {
    fn read(&self, form: ScanForm) -> Result<ReadCodes, Fault> {
        let before = form.codes.as_deref().map_or("", String::as_str);
        let before = before
            .split_ascii_whitespace()
            .filter_map(CodePart::of_digits);
        let mut parts: Vec<CodePart> = before.collect();
        let mut read = ReadCodes::default();
        let pictures = form
            .picture
            .iter()
            .filter(|picture| !picture.data.is_empty());
        for picture in pictures.take(MOST_PICTURES) {
            match codes_in(&picture.data, self.budget) {
                Ok(codes) => {
                    let ours: Vec<CodePart> = codes
                        .iter()
                        .filter_map(|code| CodePart::read(code))
                        .collect();
                    if ours.is_empty() {
                        read.problems.push(self.t.msg("scan-nothing"));
                    }
                    parts.extend(ours);
                }
                Err(PictureProblem::NoPicture) => read.problems.push(self.t.msg("scan-no-picture")),
                Err(PictureProblem::TooMuchWork) => {
                    read.problems.push(self.t.msg("scan-too-much"));
                }
                Err(PictureProblem::TooLarge) => read.problems.push(self.t.msg("scan-too-large")),
            }
        }
        parts.truncate(MOST_CODES);
        read.problems.dedup();
        let enters = form.enter.as_deref().map(String::as_str);
        for record in gathered(parts) {
            let shown = self.record(&record, enters)?;
            // Drop damaged codes, so that they can be scanned again.
            if shown.class != "bad" {
                let kept = record.parts.iter().map(|part| hex(&part.bytes()));
                read.codes.extend(kept.map(|digits| digits + " "));
            }
            read.records.push(shown);
        }
        Ok(read)
    }

    /// The state of one record.
    fn record(&self, record: &Gathered, enters: Option<&str>) -> Result<ReadRecord, Fault> {
        let (t, place) = (self.t, record.place);
        let mut shown = ReadRecord {
            title: t.msg_arg("board-n", "board", place.board.0),
            class: "bad",
            text: String::new(),
            more: Vec::new(),
            enters: None,
        };
        let missing = record.missing();
        if !missing.is_empty() {
            let numbers: Vec<String> = missing.iter().map(ToString::to_string).collect();
            let values = [
                ("read", record.parts.len().into()),
                ("all", usize::from(record.of).into()),
                ("missing", numbers.join(", ").into()),
            ];
            shown.class = "warn";
            shown.text = t.msg_with("scan-missing", &values);
            return Ok(shown);
        }
        let Some(message) = record.message() else {
            shown.text = t.msg("scan-damaged");
            return Ok(shown);
        };
        match self.desk.proven_codes(self.organiser, &message, self.at)? {
            Err(refusal) => shown.text = t.msg(refusal_message(refusal)),
            Ok(proven) => self.proven(&proven, record, enters, &mut shown),
        }
        Ok(shown)
    }

    /// Joins the record of an authenticated phone with the stored game, and enters it if requested.
    fn proven(
        &self,
        proven: &ProvenCodes,
        record: &Gathered,
        enters: Option<&str>,
        shown: &mut ReadRecord,
    ) {
        let (t, umpire) = (self.t, &proven.umpire);
        let board_context = umpire.board_context();
        shown.title = game_view::place(t, board_context);
        let name = record.parts.first().map(|part| hex(&part.digest));
        let asked = enters.is_some() && name.as_deref() == enters;
        let joined = phone_requests(self.desk, proven, self.at).and_then(|requests| {
            if asked {
                self.desk
                    .enter_codes(self.organiser, umpire, &requests, self.at)
            } else {
                self.desk.joined_codes(umpire, &requests, self.at)
            }
        });
        let joined = match joined {
            Ok(joined) => joined,
            Err(JoinProblem { number, fault }) => {
                let why = words(&fault, t);
                shown.text = t.msg_with("scan-stops", &[("n", number.into()), ("why", why.into())]);
                return;
            }
        };
        let turns = joined
            .record
            .game
            .play()
            .map_or(0, |play| play.turn_count());
        let end = game_view::end(t, board_context, &joined.record);
        shown.more.push(t.plural("scan-turns", turns));
        shown
            .more
            .push(end.unwrap_or_else(|| t.msg("scan-not-over")));
        if joined.known > 0 && joined.new > 0 {
            shown.more.push(t.plural("scan-known", joined.known));
        }
        (shown.class, shown.text) = match (joined.new, asked) {
            (0, _) => ("ok", t.msg("scan-all-known")),
            (new, true) => ("ok", t.plural("scan-entered", new)),
            (new, false) => ("act", t.plural("scan-to-enter", new)),
        };
        shown.enters = name.filter(|_| joined.new > 0 && !asked);
    }
}
