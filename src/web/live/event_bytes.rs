//! Messages as bytes. Each is made once, whoever it is sent to, also packed: a
//! packed message is a block of deflate that looks at nothing before it, so the
//! same bytes fit behind whatever a stream has carried.

use actix_web::web::Bytes;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;
use std::sync::{Arc, OnceLock};

/// The head of a gzip stream: no name, no time, from nobody in particular.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A message as it goes over the wire.
#[derive(Clone)]
pub(super) struct Wire {
    plain: Bytes,
    packed: Arc<OnceLock<Bytes>>,
}

impl Wire {
    /// An event with its data.
    pub(super) fn event(name: &str, data: &str) -> Wire {
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
        Wire::of(text)
    }

    /// Something that is no event.
    pub(super) fn of(text: impl Into<Bytes>) -> Wire {
        Wire {
            plain: text.into(),
            packed: Arc::default(),
        }
    }

    /// The bytes for a stream that is packed, or not.
    pub(super) fn bytes(&self, is_packed: bool) -> Bytes {
        if is_packed {
            self.packed.get_or_init(|| packed(&self.plain)).clone()
        } else {
            self.plain.clone()
        }
    }

    /// The bytes with which a stream begins.
    pub(super) fn first(&self, is_packed: bool) -> Bytes {
        if is_packed {
            [&HEAD, &self.bytes(true)[..]].concat().into()
        } else {
            self.bytes(false)
        }
    }
}

/// A block that ends where a byte ends and is not the last one.
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
    use super::Wire;
    use std::io::Read;

    #[test]
    fn messages_made_apart_are_one_stream() {
        let [first, second, third] =
            ["one", "two", "two and one"].map(|text| Wire::event("part", text));
        let sent = [first.first(true), third.bytes(true), second.bytes(true)].concat();
        let mut read = flate2::read::GzDecoder::new(&sent[..]);
        let told = "event: part\ndata: one\n\nevent: part\ndata: two and one\n\nevent: part\ndata: two\n\n";
        let mut text = vec![0; told.len()];
        read.read_exact(&mut text).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), told);
    }

    #[test]
    fn data_of_several_lines_is_one_event() {
        let bytes = Wire::event("part", "<p>\n</p>").bytes(false);
        assert_eq!(&bytes[..], b"event: part\ndata: <p>\ndata: </p>\n\n");
    }
}
