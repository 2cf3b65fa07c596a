//! As little of HTTP as a phone and a spectator need, so that the client costs
//! as little as it can.

use std::io::{ErrorKind, Result};
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// An open connection that is used again and again.
pub(crate) struct Wire {
    stream: TcpStream,
    address: SocketAddr,
    buffer: Vec<u8>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    body: Vec<u8>,
    pub(crate) bytes: usize,
}

impl Answer {
    /// A header by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }

    /// The cookies that are set, as they are sent back.
    pub(crate) fn cookies(&self) -> Vec<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        let set = lines.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        set.filter_map(|(_, value)| value.trim().split(';').next())
            .collect()
    }

    /// The value of an attribute in a page that came as it is.
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        let page = std::str::from_utf8(&self.body).ok()?;
        let (_, value) = page.split_once(&format!("{name}=\""))?;
        value.split('"').next()
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (known, value) = line.split_once(':')?;
        known.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

/// Where a whole answer in the buffer ends, if it is there.
struct Extent {
    head: usize,
    whole: usize,
}

impl Wire {
    pub(crate) async fn open(address: SocketAddr) -> Wire {
        Wire::open_from(address, Ipv4Addr::LOCALHOST).await.unwrap()
    }

    /// The same from another of the addresses of this machine.
    pub(crate) async fn open_from(address: SocketAddr, from: Ipv4Addr) -> Result<Wire> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Wire {
            stream,
            address,
            buffer: Vec::with_capacity(4 * 1024),
        })
    }

    pub(crate) async fn get(&mut self, path: &str, headers: &str) -> Answer {
        let answer = self.try_get(path, headers).await;
        answer.expect("the server answers")
    }

    /// The same where the server may close the connection instead of answering.
    pub(crate) async fn try_get(&mut self, path: &str, headers: &str) -> Result<Answer> {
        let ask = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\n{headers}\r\n",
            self.address
        );
        self.ask(&ask).await
    }

    pub(crate) async fn post(&mut self, path: &str, headers: &str, form: &str) -> Answer {
        let answer = self.try_post(path, headers, form).await;
        answer.expect("the server answers")
    }

    /// The same where the server may close the connection instead of answering.
    pub(crate) async fn try_post(
        &mut self,
        path: &str,
        headers: &str,
        form: &str,
    ) -> Result<Answer> {
        let headers = format!("content-type: application/x-www-form-urlencoded\r\n{headers}");
        self.try_send(path, &headers, form).await
    }

    /// The same for a form of the kind that its headers name.
    pub(crate) async fn try_send(
        &mut self,
        path: &str,
        headers: &str,
        form: &str,
    ) -> Result<Answer> {
        let ask = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-length: {}\r\n{headers}\r\n{form}",
            self.address,
            form.len()
        );
        self.ask(&ask).await
    }

    /// The same with any bytes.
    pub(crate) async fn try_send_bytes(
        &mut self,
        path: &str,
        headers: &str,
        form: &[u8],
    ) -> Result<Answer> {
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-length: {}\r\n{headers}\r\n",
            self.address,
            form.len()
        );
        self.stream.write_all(head.as_bytes()).await?;
        self.stream.write_all(form).await?;
        self.ask("").await
    }

    async fn ask(&mut self, ask: &str) -> Result<Answer> {
        self.stream.write_all(ask.as_bytes()).await?;
        loop {
            if let Some(extent) = self.extent() {
                let head = String::from_utf8_lossy(&self.buffer[..extent.head]).into_owned();
                let body = self.buffer[extent.head..extent.whole].to_vec();
                self.buffer.drain(..extent.whole);
                return Ok(Answer {
                    status: head[9..12].parse().unwrap(),
                    head,
                    body,
                    bytes: extent.whole,
                });
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }

    fn extent(&self) -> Option<Extent> {
        let head = find(&self.buffer, b"\r\n\r\n")? + 4;
        let text = std::str::from_utf8(&self.buffer[..head]).ok()?;
        let is_chunked = header(text, "transfer-encoding").is_some();
        let length = header(text, "content-length").and_then(|value| value.parse::<usize>().ok());
        let whole = match length {
            Some(length) => Some(head + length),
            None if is_chunked => chunks_end(&self.buffer, head),
            None => Some(head),
        };
        let whole = whole.filter(|whole| *whole <= self.buffer.len())?;
        Some(Extent { head, whole })
    }
}

fn chunks_end(buffer: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let line = find(&buffer[at..], b"\r\n")?;
        let size = std::str::from_utf8(&buffer[at..at + line]).ok()?;
        let size = usize::from_str_radix(size.trim(), 16).ok()?;
        at += line + 2 + size + 2;
        if at > buffer.len() {
            return None;
        }
        if size == 0 {
            return Some(at);
        }
    }
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}
