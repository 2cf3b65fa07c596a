//! Reads bytes from left to right. Numbers are encoded as LEB128: seven bits a byte, low bits first.

/// The unread bytes.
pub(super) struct ByteCursor<'a>(pub(super) &'a [u8]);

impl<'a> ByteCursor<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    pub(super) fn bytes(&mut self, length: usize) -> Option<&'a [u8]> {
        let (first, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(first)
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for place in 0..8 {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7F) << (7 * place);
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }
}

/// Writes a number as [`ByteCursor::number`] reads it.
pub(super) fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push((number & 0x7F) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}
