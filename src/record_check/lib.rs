//! The check of records as WebAssembly, for `check.html`, one page that needs no server. Bytes go in
//! and out through one piece of memory: the page asks for [`room`], writes, calls, and reads the
//! answer, which is HTML, from [`answer`]. `build.sh` makes `templates/assets/record-check.wasm.gz`.

mod page;

use inkundla_i18n::{Language, Localizer};
use inkundla_view::record_check::CheckDigits;
use std::sync::Mutex;

/// What the page has written, and what it may read.
static WRITTEN: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// The words, once the page has given them.
static WORDS: Mutex<Option<Localizer>> = Mutex::new(None);

/// Makes room for bytes of the page, and gives its address. Null when the lock is poisoned, which
/// cannot be: there is one thread, and a panic ends it.
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

/// Where the last answer is.
#[expect(unsafe_code, reason = "its name is all that the page knows of it")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let answer = ANSWER.lock();
    answer.map_or(std::ptr::null(), |answer| answer.as_ptr())
}

/// Takes what was written for the words: the tag of their language, a line feed, and the messages.
/// 1 when they can be used.
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

/// Checks what was written behind a line with the check number of a paper, which may be empty, and
/// shows the game at a place in it. How many bytes the answer has; 0 when there is none.
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
