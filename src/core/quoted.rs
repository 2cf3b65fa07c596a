//! Quotes texts of people and files in messages.

use std::fmt::{self, Display, Write};

/// A text in quotes, with control characters as blanks, so that it cannot change a terminal or
/// break a line.
pub struct Quoted<T>(T);

/// Quotes a text for a message.
pub fn quoted<T: Display>(text: T) -> Quoted<T> {
    Quoted(text)
}

impl<T: Display> Display for Quoted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for letter in self.0.to_string().chars() {
            f.write_char(if letter.is_control() { ' ' } else { letter })?;
        }
        f.write_char('"')
    }
}
