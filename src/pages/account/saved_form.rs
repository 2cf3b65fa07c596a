//! `/saved-form`: a form that arrived after the session had ended, to be sent again.

use crate::http::middleware::saved_forms::Form;
use crate::http::request::request_context::SignedIn;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::system_time;
use actix_web::web::Query;
use askama::Template;

#[derive(Template)]
#[template(path = "account/saved_form.html")]
struct SavedFormView {
    page: Page,
    about: String,
    who: String,
    place: String,
    fields: Vec<SavedField>,
    way_on: String,
}

/// A field, shortened.
#[derive(PartialEq, Eq, Debug)]
struct SavedField {
    name: String,
    text: String,
}

/// Limits: bytes of a form that are parsed, characters of a field that are shown, and fields.
const LOOKED_AT: usize = 16 * 1024;
const SHOWN: usize = 400;
const FIELDS: usize = 12;

/// `GET /saved-form`
pub async fn show(SignedIn { context, account }: SignedIn) -> Answer {
    let Some(form) = context.kept_form() else {
        return Ok(context.see("/", None));
    };
    let t = &*context.t;
    let kilobytes = form.size().div_ceil(1024);
    let about = [
        ("time", system_time::time_of_day(form.at).into()),
        ("size", kilobytes.into()),
    ];
    context.html(&SavedFormView {
        about: t.msg_with("kept-about", &about),
        who: t.msg_arg("kept-as", "name", account.name.as_str()),
        place: form.place.clone(),
        fields: fields(&form),
        way_on: form.way_on(),
        page: context.page(),
    })
}

/// `POST /saved-form/drop`
pub async fn forget(SignedIn { context, .. }: SignedIn) -> Answer {
    let back = context.kept_form();
    let back = back.as_ref().map_or("/", |form| form.back()).to_owned();
    context.drop_form();
    Ok(context.see(&back, None))
}

fn fields(form: &Form) -> Vec<SavedField> {
    let text = form.beginning(LOOKED_AT);
    let text = String::from_utf8_lossy(&text);
    let found = match form.kind().split_once("boundary=") {
        Some((_, edge)) => parts(&text, edge.trim_matches('"')),
        None => Query::<Vec<(String, String)>>::from_query(&text)
            .map_or_else(|_| Vec::new(), Query::into_inner),
    };
    let shown = found
        .into_iter()
        .filter(|(_, text)| !text.trim().is_empty());
    let shown = shown.map(|(name, text)| {
        let mut letters = text.trim().chars();
        let mut shown: String = letters.by_ref().take(SHOWN).collect();
        if letters.next().is_some() {
            shown.push('…');
        }
        SavedField { name, text: shown }
    });
    shown.take(FIELDS).collect()
}

/// The fields of a multipart form; of a file only its name.
fn parts(text: &str, edge: &str) -> Vec<(String, String)> {
    let edge = format!("--{edge}");
    let part = |part: &str| {
        let (head, body) = part.split_once("\r\n\r\n")?;
        let value = |name: &str| {
            let (_, rest) = head.split_once(name)?;
            Some(rest.split('"').next()?.to_owned())
        };
        let text = value("filename=\"").unwrap_or_else(|| body.to_owned());
        Some((value(" name=\"")?, text))
    };
    text.split(edge.as_str()).filter_map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn fields_and_file_names_of_a_multipart_form_are_listed() {
        let text = "--e\r\nContent-Disposition: form-data; name=\"list\"\r\n\r\nThandi\r\n\
                    --e\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\nx\r\n--e--";
        let own = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        assert_eq!(
            parts(text, "e"),
            [own("list", "Thandi\r\n"), own("file", "a.csv")]
        );
        assert_eq!(parts("nothing", "e"), []);
    }
}
