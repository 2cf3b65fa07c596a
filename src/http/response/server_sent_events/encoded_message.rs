//! Messages of streams as bytes. Each is encoded and compressed once for all streams: a compressed message is
//! a deflate block without references to earlier ones, so it fits into any stream.

use actix_web::web::Bytes;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;
use std::sync::{Arc, OnceLock};

/// The header of a gzip stream, without file name, time and operating system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A message, plain and compressed.
#[derive(Clone)]
pub(super) struct EventBytes {
    plain: Bytes,
    packed: Arc<OnceLock<Bytes>>,
}

impl EventBytes {
    pub(super) fn event(name: &str, data: &str) -> EventBytes {
        let mut text = String::with_capacity(data.len() + 64);
        text.push_str("event: ");
        text.push_str(name);
        text.push('\n');
        for line in data.lines() {
            text.push_str("data: ");
            text.push_str(line);
            text.push('\n');
        }
        text.push('\n');
        EventBytes::of(text)
    }

    /// A line that is not an event, such as a comment.
    pub(super) fn of(text: impl Into<Bytes>) -> EventBytes {
        EventBytes {
            plain: text.into(),
            packed: Arc::default(),
        }
    }

    /// The bytes for a compressed or plain stream.
    pub(super) fn bytes(&self, is_packed: bool) -> Bytes {
        if is_packed {
            self.packed.get_or_init(|| packed(&self.plain)).clone()
        } else {
            self.plain.clone()
        }
    }

    /// The bytes at the beginning of a stream.
    pub(super) fn first(&self, is_packed: bool) -> Bytes {
        if is_packed {
            [&HEAD, &self.bytes(true)[..]].concat().into()
        } else {
            self.bytes(false)
        }
    }
}

/// A deflate block that ends at a byte boundary and is not the last one.
fn packed(plain: &[u8]) -> Bytes {
    let mut block = DeflateEncoder::new(Vec::new(), Compression::best());
    let written = block.write_all(plain).and_then(|()| block.flush());
    match written {
        Ok(()) => std::mem::take(block.get_mut()).into(),
        Err(_no_memory) => Bytes::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::EventBytes;
    use std::io::Read;

    #[test]
    fn messages_compressed_alone_are_one_stream() {
        let [first, second, third] =
            ["one", "two", "two and one"].map(|text| EventBytes::event("part", text));
        let sent = [first.first(true), third.bytes(true), second.bytes(true)].concat();
        let mut read = flate2::read::GzDecoder::new(&sent[..]);
        let expected = "event: part\ndata: one\n\nevent: part\ndata: two and one\n\nevent: part\ndata: two\n\n";
        let mut text = vec![0; expected.len()];
        read.read_exact(&mut text).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), expected);
    }

    #[test]
    fn data_of_several_lines_is_one_event() {
        let bytes = EventBytes::event("part", "<p>\n</p>").bytes(false);
        assert_eq!(&bytes[..], b"event: part\ndata: <p>\ndata: </p>\n\n");
    }
}
