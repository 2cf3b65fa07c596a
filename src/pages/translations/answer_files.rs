//! Files of answers: a speaker downloads their own; the owner of the server downloads all and
//! uploads those of others.

use crate::desk::{Desk, Fault};
use crate::http::request::request_context::{SignedIn, Speaking};
use crate::http::request::upload::Upload;
use crate::http::response::download::download;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::speaker_answers::{self, read};
use crate::i18n::{Language, catalog};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use askama::Template;

const FTL: &str = "text/plain; charset=utf-8";

#[derive(Template)]
#[template(path = "translations/taken_in.html")]
struct AnswersImportedView {
    page: Page,
}

/// An uploaded file of answers.
#[derive(MultipartForm)]
pub struct AnswersFile {
    file: Option<Bytes>,
}

/// `GET /words/mine.ftl`: the answers of one speaker.
pub async fn mine(speaking: Speaking) -> Answer {
    let file = speaker_answers::write(&speaking.answers);
    let name = format!("inkundla-words-{}.ftl", speaking.speaker.speaker);
    Ok(download(&name, FTL, file.into_bytes()))
}

/// `GET /words/everybody.ftl`: the answers of all speakers.
///
/// # Errors
/// Unless the account owns the server.
pub async fn everybody(SignedIn { context, account }: SignedIn) -> Answer {
    let load = move |desk: &Desk| {
        if !desk.is_owner(&account)? {
            return Err(Fault::NotFound);
        }
        desk.word_answers(None)
    };
    let file = speaker_answers::write(&context.desk(load).await?);
    Ok(download("inkundla-words.ftl", FTL, file.into_bytes()))
}

/// `POST /words/answers`: imports a file of answers, either completely or not at all. Answers to messages that this
/// version does not have are left out and counted.
///
/// # Errors
/// Unless the account owns the server. Errors in the file are shown on the page.
pub async fn import(
    SignedIn { context, account }: SignedIn,
    Upload { form, permit }: Upload<AnswersFile>,
) -> Answer {
    let is_owner = {
        let account = account.clone();
        context.desk(move |desk| desk.is_owner(&account)).await?
    };
    if !is_owner {
        return Err(context.failed(Fault::NotFound));
    }
    let t = context.t.clone();
    let mut page = AnswersImportedView {
        page: context.page(),
    };
    let Some(bytes) = form.and_then(|form| form.file) else {
        page.page.notice = Some(Notice::bad(t.msg("file-too-large")));
        return context.not_done(&page);
    };
    let taken = context.import(&permit, move |desk| {
        let text = String::from_utf8_lossy(&bytes.data);
        match read(&text) {
            Ok(found) => {
                // Another version of the program has other messages.
                let (found, strange): (Vec<_>, Vec<_>) = found
                    .into_iter()
                    .partition(|answer| catalog::words(Language::English, &answer.id).is_some());
                let taken = desk.import_answers(&account, &found)?;
                let args = [("n", taken.new.into()), ("known", taken.known.into())];
                let mut sentences = t.msg_with("words-taken-in", &args);
                if !strange.is_empty() {
                    let args = [("n", strange.len().into())];
                    sentences = format!("{sentences} {}", t.msg_with("words-strange", &args));
                }
                Ok(Notice::good(sentences))
            }
            Err(fault) => Ok(Notice::bad(t.localize(&fault))),
        }
    });
    let notice = taken.await?;
    let is_bad = notice.is_bad;
    page.page.notice = Some(notice);
    if is_bad {
        context.not_done(&page)
    } else {
        context.html(&page)
    }
}
