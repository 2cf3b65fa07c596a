//! `/backups`: backups of the database and of single events to download and to restore, like `inkundla backup`
//! and `inkundla restore`.

use crate::backup::{BackupFile, BackupStore, ENDING};
use crate::desk::archives::{ArchiveTrouble, Contents, KeyPolicy, inspect_within};
use crate::desk::rights::TakeFiles;
use crate::desk::{Desk, Fault};
use crate::formats::record::{hex, of_hex};
use crate::http::request::page_query;
use crate::http::request::request_context::{Organising, Proven, RequestContext, SignedIn};
use crate::http::request::upload::Upload;
use crate::http::response::download::{BACKUP, download};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::search_query::SearchQuery;
use crate::store::{Account, EventQuery, EventScope};
use crate::{paths, system_time};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use actix_web::web::Path;
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

#[derive(Template)]
#[template(path = "server/backups.html")]
struct BackupsView {
    page: Page,
    /// Whether the user may see full backups.
    is_owner: bool,
    /// The automatic backups; `None` where they are switched off.
    kept: Option<Vec<BackupRow>>,
    /// The searched name.
    q: String,
    /// The user's events: address of the backup, and name.
    events: Vec<(String, String)>,
    /// Addresses of the pages of events before and after this one.
    before: Option<String>,
    after: Option<String>,
    preview: Option<RestorePreview>,
}

/// A backup in the server's folder.
struct BackupRow {
    name: String,
    made: String,
    age: String,
    size: String,
}

/// The content of a file, before it is restored.
struct RestorePreview {
    made: String,
    about: String,
    /// The effect of a restore.
    fate: String,
    /// The file in hexadecimal, so that it need not be chosen again.
    text: Option<String>,
}

/// A file, or the hexadecimal text of a previewed one.
#[derive(MultipartForm)]
pub struct RestoreUpload {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    agreed: Option<Text<String>>,
}

/// Larger files are restored on the command line: as hexadecimal text they take twice as much.
const LARGEST: usize = 8 * 1024 * 1024;

/// Rows that are restored in the browser: an event of 2,000 players with 100 turns on each recorded board of three
/// rounds. All are inserted in one transaction, for which umpires wait.
const MOST_ROWS: u64 = 300_000;

/// Whether a backup is too large for the browser.
fn is_large(contents: &Contents, bytes: &[u8]) -> bool {
    bytes.len() > LARGEST || contents.foot.rows.values().sum::<u64>() > MOST_ROWS
}

/// The limit after decompression; the backup of an event grows about twentyfold.
const MOST_UNPACKED: u64 = 512 * 1024 * 1024;

/// Events on a page.
const ROWS: usize = 30;

/// `GET /backups`
pub async fn show(SignedIn { context, account }: SignedIn) -> Answer {
    context.html(&page(&context, account).await?)
}

/// `GET /e/{key}/copy.inkundla`: the backup of an event.
pub async fn event(organising: Organising<TakeFiles>) -> Answer {
    let Organising { context, organiser } = organising;
    let (at, key) = (context.at, organiser.event().key.clone());
    let written = context.desk(move |desk| Ok(desk.archive_event(&organiser, Vec::new(), at)));
    let (bytes, _) = written.await?.map_err(|trouble| ours(&context, &trouble))?;
    Ok(download(&file_name(&key, at), BACKUP, bytes))
}

/// `GET /backups/all.inkundla`: a full backup, for the owner of the server. It contains the server's secret
/// and all hashes of pass-phrases.
///
/// # Errors
/// [`Fault::NotFound`] for everybody else.
pub async fn all(Proven { context, account }: Proven) -> Answer {
    let at = context.at;
    let written = context.desk(move |desk| {
        owner(desk, &account)?;
        Ok(desk.archive(Vec::new(), at))
    });
    let (bytes, _) = written.await?.map_err(|trouble| ours(&context, &trouble))?;
    Ok(download(&file_name("all", at), BACKUP, bytes))
}

/// `GET /backups/kept/{name}`: an automatic backup.
///
/// # Errors
/// [`Fault::NotFound`] when there is no such backup, or for everybody but the owner.
pub async fn kept(Proven { context, account }: Proven, name: Path<String>) -> Answer {
    let shelf = context.shared.backups.clone();
    let file = name.clone();
    let preview = context.desk(move |desk| {
        owner(desk, &account)?;
        let shelf = shelf.ok_or(Fault::NotFound)?;
        shelf.read(&file).ok_or(Fault::NotFound)
    });
    Ok(download(&name, BACKUP, preview.await?))
}

/// `POST /backups`: previews a file, and restores its event once that is confirmed. An invalid file changes
/// nothing.
pub async fn bring(signed_in: SignedIn, Upload { form, permit }: Upload<RestoreUpload>) -> Answer {
    let SignedIn { context, account } = signed_in;
    let Some((bytes, is_agreed)) = form.and_then(sent) else {
        return refused(&context, account, context.t.msg("file-too-large")).await;
    };
    let looked = context.import(&permit, move |_| {
        let contents = inspect_within(bytes.as_slice(), MOST_UNPACKED);
        Ok((contents, bytes))
    });
    let (contents, bytes) = looked.await?;
    let contents = match contents {
        Ok(contents) => contents,
        Err(fault) => {
            let words = context.t.localize(&fault);
            return refused(&context, account, words).await;
        }
    };
    if !is_agreed || contents.head.event.is_none() || is_large(&contents, &bytes) {
        let preview = preview(&context, &contents, bytes).await?;
        let mut page = page(&context, account).await?;
        page.preview = Some(preview);
        return context.html(&page);
    }
    let (at, again) = (context.at, account.clone());
    let joined = context.import(&permit, move |desk| {
        let archive = std::io::Cursor::new(bytes);
        Ok(desk.join(archive, KeyPolicy::KeepOrNew, &account, at))
    });
    let key = match joined.await? {
        Ok(key) => key,
        Err(ArchiveTrouble::Join(why)) => {
            let words = context
                .t
                .msg_arg("copy-event-unreadable", "why", why.to_string());
            return refused(&context, again, words).await;
        }
        Err(trouble) => return Err(ours(&context, &trouble)),
    };
    Ok(context.see(&paths::of(&key).round_control(), FlashMessage::CopyBack))
}

/// The bytes of the file, uploaded now or previewed before, and whether restoring is confirmed.
fn sent(upload: RestoreUpload) -> Option<(Vec<u8>, bool)> {
    match upload.file.filter(|file| !file.data.is_empty()) {
        Some(file) => Some((file.data.into(), false)),
        None => {
            let text = upload.text.as_deref().map_or("", String::as_str);
            Some((of_hex(text)?, upload.agreed.is_some()))
        }
    }
}

async fn preview(
    context: &RequestContext,
    contents: &Contents,
    bytes: Vec<u8>,
) -> Result<RestorePreview, Failed> {
    let t = &*context.t;
    let made = system_time::of_millis(contents.head.made_at_ms);
    let about = event_lines(t, contents).join(" · ");
    let fate = match contents.head.event.clone() {
        None => "copy-is-whole",
        Some(_) if is_large(contents, &bytes) => "copy-is-large",
        Some(key) => {
            if context.desk(move |desk| is_here(desk, &key)).await? {
                "copy-is-here"
            } else {
                "copy-is-new"
            }
        }
    };
    let may_come = contents.head.event.is_some() && !is_large(contents, &bytes);
    Ok(RestorePreview {
        made: system_time::moment(t, made),
        about,
        fate: t.msg(fate),
        text: may_come.then(|| hex(&bytes)),
    })
}

/// The events of a backup, one sentence each.
pub(super) fn event_lines(t: &Localizer, contents: &Contents) -> Vec<String> {
    let lines = contents.events.iter().map(|event| {
        let values = [
            ("event", event.name.as_str().into()),
            ("players", event.players.into()),
            ("round", event.round.into()),
        ];
        t.msg_with("copy-holds", &values)
    });
    lines.collect()
}

fn is_here(desk: &Desk, key: &str) -> Result<bool, Fault> {
    Ok(desk.words_of_event(key)?.is_some())
}

/// Full backups hold everybody's events and the server's secret: they are for the owner of the server.
fn owner(desk: &Desk, account: &Account) -> Result<(), Fault> {
    if desk.is_owner(account)? {
        Ok(())
    } else {
        Err(Fault::NotFound)
    }
}

fn ours(context: &RequestContext, trouble: &ArchiveTrouble) -> Failed {
    tracing::error!(%trouble, "a backup could not be made or restored");
    match trouble {
        ArchiveTrouble::Store(fault) => context.failed(fault.clone().into()),
        _ => Failed::ours(),
    }
}

fn file_name(what: &str, at: DateTime<Utc>) -> String {
    format!("inkundla-{what}-{}.{ENDING}", at.format("%Y%m%d-%H%M"))
}

async fn refused(context: &RequestContext, account: Account, words: String) -> Answer {
    let mut page = page(context, account).await?;
    page.page.notice = Some(Notice::bad(words));
    context.not_done(&page)
}

async fn page(context: &RequestContext, account: Account) -> Result<BackupsView, Failed> {
    let (shelf, at) = (context.shared.backups.clone(), context.at);
    let query: SearchQuery = page_query::parsed(context.query());
    let of_account = EventScope::All {
        progress: None,
        of: Some((account.id, at.timestamp_millis())),
    };
    let meant = EventQuery {
        words: query.words(),
        skip: u32::try_from((query.page() - 1) * ROWS).unwrap_or_default(),
        // One more tells whether there is a next page.
        ..EventQuery::first(ROWS as u32 + 1, of_account, system_time::today(at))
    };
    let known = context.desk(move |desk| {
        let is_owner = desk.is_owner(&account)?;
        let listed = shelf.filter(|_| is_owner);
        let listed = listed.as_ref().map(BackupStore::list);
        Ok((is_owner, listed, desk.list(meant)?))
    });
    let (is_owner, listed, events) = known.await?;
    let (before, after) = query.around("/backups", events.len() > ROWS);
    let t = &*context.t;
    let listed = listed.map(|all| all.iter().map(|one| backup_row(t, one, at)).collect());
    Ok(BackupsView {
        page: context.page(),
        is_owner,
        kept: listed,
        events: (events.into_iter().take(ROWS))
            .map(|event| (paths::of(&event.public_key).copy(), event.name))
            .collect(),
        q: query.q,
        before,
        after,
        preview: None,
    })
}

fn backup_row(t: &Localizer, listed: &BackupFile, at: DateTime<Utc>) -> BackupRow {
    BackupRow {
        name: listed.name.clone(),
        made: system_time::moment(t, listed.made_at),
        age: age(t, at - listed.made_at),
        size: t.msg_arg("copy-size", "kb", listed.bytes.div_ceil(1_000)),
    }
}

/// The age in the largest unit that fits.
fn age(t: &Localizer, time: TimeDelta) -> String {
    let whole = |number: i64| usize::try_from(number).unwrap_or_default();
    match (time.num_days(), time.num_hours()) {
        (0, 0) => t.plural("ago-minutes", whole(time.num_minutes())),
        (0, hours) => t.plural("ago-hours", whole(hours)),
        (days, _) => t.plural("ago-days", whole(days)),
    }
}
