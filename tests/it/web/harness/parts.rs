//! Multipart forms, as browsers send those with a file field.

use super::{Client, Page};
use flate2::bufread::GzDecoder;
use std::io::Read;

impl Client {
    /// Sends a form with headers, and unpacks the answer; also its bytes over the wire.
    pub fn post_packed(
        &self,
        path: &str,
        form: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> (Page, usize) {
        let request = self.agent.post(format!("{}{path}", self.base));
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        let request = request.header("cookie", self.cookie());
        let mut page = self.page(request.send_form(form.iter().copied()).unwrap());
        let packed = page.bytes.len();
        if page.header("content-encoding") == "gzip" {
            let mut text = String::new();
            let mut unpacked = GzDecoder::new(page.bytes.as_slice());
            unpacked.read_to_string(&mut text).unwrap();
            page.body = text;
        }
        (page, packed)
    }

    /// Sends a multipart form.
    pub fn post_parts(&self, path: &str, form: &[(&str, &str)]) -> Page {
        self.send_parts(path, fields(form), &[])
    }

    /// Sends a multipart form like a script, which asks only for the fragment that changed.
    pub fn part_of_parts(&self, path: &str, form: &[(&str, &str)]) -> Page {
        self.send_parts(path, fields(form), &[("x-fragment", "1")])
    }

    /// Sends a form with a file.
    pub fn upload(&self, path: &str, name: &str, file: &str, bytes: &[u8]) -> Page {
        let part = Part {
            name,
            file: Some(file),
            bytes,
        };
        self.send_parts(path, [part].into_iter(), &[])
    }

    /// Sends a form with files and other fields.
    pub fn upload_all(
        &self,
        path: &str,
        name: &str,
        files: &[Vec<u8>],
        form: &[(&str, &str)],
    ) -> Page {
        let file = |bytes| Part {
            name,
            file: Some("picture.png"),
            bytes,
        };
        let files = files.iter().map(|bytes| file(bytes.as_slice()));
        self.send_parts(path, fields(form).chain(files), &[])
    }

    fn send_parts<'a>(
        &self,
        path: &str,
        parts: impl Iterator<Item = Part<'a>>,
        headers: &[(&str, &str)],
    ) -> Page {
        const EDGE: &str = "---------------------------edge";
        let mut body = Vec::new();
        for Part { name, file, bytes } in parts {
            let file = file.map_or(String::new(), |file| format!("; filename=\"{file}\""));
            let head = format!(
                "--{EDGE}\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n"
            );
            body.extend([head.as_bytes(), bytes, b"\r\n"].concat());
        }
        body.extend(format!("--{EDGE}--\r\n").into_bytes());
        let request = self.agent.post(format!("{}{path}", self.base));
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        let answer = request
            .header("cookie", self.cookie())
            .header(
                "content-type",
                format!("multipart/form-data; boundary={EDGE}"),
            )
            .send(&body[..]);
        self.page(answer.unwrap())
    }
}

struct Part<'a> {
    name: &'a str,
    file: Option<&'a str>,
    bytes: &'a [u8],
}

fn fields<'a>(form: &'a [(&str, &str)]) -> impl Iterator<Item = Part<'a>> {
    form.iter().map(|(name, value)| Part {
        name,
        file: None,
        bytes: value.as_bytes(),
    })
}
