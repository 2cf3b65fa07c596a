//! The check of records as WebAssembly for `check.html`, a page that needs no server. Input and
//! output are passed through linear memory: the page allocates [`room`], writes the input, calls, and
//! reads the resulting HTML from [`answer`]. `build.sh` builds `templates/assets/record-check.wasm.gz`.

mod page;

use inkundla_i18n::{Language, Localizer};
use inkundla_replay::record_check::CheckDigits;
use std::sync::Mutex;

/// The input buffer.
static WRITTEN: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// The output buffer.
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// The messages, once the page has loaded them.
static WORDS: Mutex<Option<Localizer>> = Mutex::new(None);

/// Allocates the input buffer and returns its address. Null if the lock is poisoned, which
/// is impossible with one thread that a panic ends.
#[expect(unsafe_code, reason = "its name is all that the page knows of it")]
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    let Ok(mut written) = WRITTEN.lock() else {
        return std::ptr::null_mut();
    };
    written.clear();
    written.resize(bytes, 0);
    written.as_mut_ptr()
}

/// The address of the last output.
#[expect(unsafe_code, reason = "its name is all that the page knows of it")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let answer = ANSWER.lock();
    answer.map_or(std::ptr::null(), |answer| answer.as_ptr())
}

/// Loads messages from the input: the language tag, a line feed, and the messages.
/// Returns 1 on success.
#[expect(unsafe_code, reason = "its name is all that the page knows of it")]
#[unsafe(no_mangle)]
pub extern "C" fn speak() -> u32 {
    let words = WRITTEN.lock().ok().and_then(|written| read_words(&written));
    let is_understood = words.is_some();
    if let Ok(mut known) = WORDS.lock() {
        *known = words;
    }
    u32::from(is_understood)
}

fn read_words(written: &[u8]) -> Option<Localizer> {
    let (tag, messages) = std::str::from_utf8(written).ok()?.split_once('\n')?;
    Localizer::of_text(Language::by_tag(tag)?, messages.to_owned()).ok()
}

/// Checks the file in the input, which follows a line with an optional check number, and
/// shows the game at an index. Returns the length of the output in bytes, 0 on failure.
#[expect(unsafe_code, reason = "its name is all that the page knows of it")]
#[unsafe(no_mangle)]
pub extern "C" fn check(place: usize) -> usize {
    let html = checked(place).unwrap_or_default();
    let length = html.len();
    if let Ok(mut answer) = ANSWER.lock() {
        *answer = html.into_bytes();
    }
    length
}

fn checked(place: usize) -> Option<String> {
    let (written, words) = (WRITTEN.lock().ok()?, WORDS.lock().ok()?);
    let end = written.iter().position(|byte| *byte == b'\n')?;
    let (number, file) = written.split_at(end);
    let paper = std::str::from_utf8(number).ok().and_then(CheckDigits::read);
    page::html(words.as_ref()?, file.get(1..)?, place, paper.as_ref())
}
