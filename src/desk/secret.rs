//! Random secrets and values derived from them: session tokens, invitation links, codes of boards,
//! signing keys. Only this file asks the operating system for random bytes.

use crate::formats::record_codes::CodesKey;
use crate::store;
use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

/// Random bytes from the operating system.
#[expect(
    clippy::panic,
    reason = "without random bytes all secrets would be guessable"
)]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0u8; N];
    match SysRng.try_fill_bytes(&mut bytes) {
        Ok(()) => bytes,
        Err(error) => panic!("the operating system gives no random bytes: {error}"),
    }
}

/// A secret for a cookie: 256 bits as hexadecimal digits.
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// The secret of a link: 128 bits, short enough for a QR code that phones read at once.
pub fn link() -> String {
    hex(&bytes::<16>())
}

/// A recovery code to be written on paper: 24 letters, 118 bits.
pub fn recovery_code() -> String {
    let twelve = || letters(u64::from_be_bytes(bytes()), 12);
    format!("{}{}", twelve(), twelve())
}

/// The stored form of a secret, which is useless to a reader of the database.
pub fn digest(secret: &str) -> store::Digest {
    store::Digest(Sha256::digest(secret.as_bytes()).into())
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The short random key of an event in its addresses: hard to guess, easy to read.
pub fn public_key() -> String {
    letters(u64::from_be_bytes(bytes()), 8).to_lowercase()
}

/// The code for setting the server up, which is printed where the server was started.
pub fn setup_code() -> String {
    letters(u64::from_be_bytes(bytes()), 8)
}

/// Letters and digits that are not mistaken for one another.
pub(super) const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// Characters of a board's code.
pub const CODE_LENGTH: usize = 6;

/// HMAC-SHA-256 of some parts, one after the other.
fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        return bytes(); // never: HMAC takes keys of every length
    };
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().into()
}

/// The code of a board, derived from the server's secret, so that a card can be printed again at
/// any time although only the hash of the code is stored. A new generation invalidates the old
/// code.
pub fn board_code(server_secret: &[u8], pairing: i64, generation: u32) -> String {
    let parts: [&[u8]; 3] = [
        b"board code",
        &pairing.to_be_bytes(),
        &generation.to_be_bytes(),
    ];
    let digest = hmac(server_secret, &parts);
    let first = digest.iter().take(8);
    let number = first.fold(0, |number, byte| number << 8 | u64::from(*byte));
    letters(number, CODE_LENGTH)
}

/// Characters of a seat's code before those of its entrant.
const SEAT_CODE_MAC: usize = 8;

/// The code of an entrant's seat, derived from the server's secret: 40 bits that nobody can guess, then the
/// entrant. A new generation invalidates the old code.
pub fn seat_code(server_secret: &[u8], entrant: i64, generation: u32) -> String {
    let parts: [&[u8]; 3] = [
        b"inkundla seat code 1\n",
        &entrant.to_be_bytes(),
        &generation.to_be_bytes(),
    ];
    let digest = hmac(server_secret, &parts);
    let first = digest.iter().take(8);
    let number = first.fold(0, |number, byte| number << 8 | u64::from(*byte));
    letters(number, SEAT_CODE_MAC) + &numeral(entrant.unsigned_abs())
}

/// The code of a casual game, derived from the server's secret, so that only its hash is stored.
pub(super) fn casual_code(server_secret: &[u8], id: i64) -> String {
    let parts: [&[u8]; 2] = [b"inkundla casual game 1\n", &id.to_be_bytes()];
    let digest = hmac(server_secret, &parts);
    let first = digest.iter().take(8);
    let number = first.fold(0, |number, byte| number << 8 | u64::from(*byte));
    letters(number, CODE_LENGTH)
}

/// The code in the address of the form for entries: 59 bits. A new generation invalidates the old code.
pub(super) fn registration_code(server_secret: &[u8], event: i64, generation: u32) -> String {
    let parts: [&[u8]; 3] = [
        b"inkundla registration 1\n",
        &event.to_be_bytes(),
        &generation.to_be_bytes(),
    ];
    let digest = hmac(server_secret, &parts);
    let first = digest.iter().take(8);
    let number = first.fold(0, |number, byte| number << 8 | u64::from(*byte));
    letters(number, 12).to_lowercase()
}

/// A source of requests as a number that says nothing to a reader of the database: 64 bits.
pub(super) fn source_mac(server_secret: &[u8], source: &str) -> String {
    let parts: [&[u8]; 2] = [b"inkundla source 1\n", source.as_bytes()];
    hex(&hmac(server_secret, &parts)[..8])
}

/// The entrant whom a seat's code names, right or wrong.
pub(super) fn entrant_of_seat_code(code: &str) -> Option<i64> {
    let digits = code
        .get(SEAT_CODE_MAC..)
        .filter(|digits| !digits.is_empty())?;
    let mut number = 0_i64;
    for digit in digits.bytes().rev() {
        let value = ALPHABET.iter().position(|letter| *letter == digit)?;
        number = number
            .checked_mul(31)?
            .checked_add(i64::try_from(value).ok()?)?;
    }
    Some(number)
}

/// A number as letters, as few as it needs, the lowest digit first.
fn numeral(number: u64) -> String {
    let count = (1..).find(|count| number.checked_div(31_u64.saturating_pow(*count)) == Some(0));
    letters(number, count.unwrap_or(13) as usize)
}

/// The signature by which the server recognises a browser of an account: 128 bits as hexadecimal
/// digits.
pub(super) fn device_mac(server_secret: &[u8], account: i64, device: &str) -> String {
    let account = account.to_be_bytes();
    let parts: [&[u8]; 3] = [b"inkundla known device 1\n", &account, device.as_bytes()];
    hex(&hmac(server_secret, &parts)[..16])
}

/// The secret of the demo's own phone at a board, derived from the server's secret, so that the
/// demo knows its boards again after a restart.
pub(super) fn demo_phone(server_secret: &[u8], pairing: i64) -> String {
    let parts: [&[u8]; 2] = [b"inkundla demo phone 1\n", &pairing.to_be_bytes()];
    hex(&hmac(server_secret, &parts))
}

/// The random identity of a browser: 64 bits as hexadecimal digits.
pub(super) fn device() -> String {
    hex(&bytes::<8>())
}

/// The next code of a board. A revoked code never returns, also when its round is posted again.
pub fn next_board_code(server_secret: &[u8], board: &store::Board) -> String {
    board_code(server_secret, board.game.0, board.codes + 1)
}

/// The seed of the signing key of an event, derived from the secret in the server's key file; an
/// empty key of an event is the server itself.
pub fn signing_seed(signing_secret: &[u8], event: &str) -> [u8; 32] {
    let parts: [&[u8]; 2] = [b"inkundla event signing key 1\n", event.as_bytes()];
    hmac(signing_secret, &parts)
}

/// The key with which a phone proves the record that it shows as QR codes: one for each board, code
/// of the board, and phone. It need not be stored.
pub(super) fn codes_key(
    server_secret: &[u8],
    pairing: i64,
    code: &store::Digest,
    phone: &store::Digest,
) -> CodesKey {
    let pairing = pairing.to_be_bytes();
    let parts: [&[u8]; 4] = [b"inkundla record codes 1\n", &pairing, &code.0, &phone.0];
    CodesKey(hmac(server_secret, &parts))
}

/// A number as `count` letters. 31 does not divide 2^64; the bias of 2^-59 does not matter.
fn letters(mut number: u64, count: usize) -> String {
    let mut letters = String::with_capacity(count);
    for _ in 0..count {
        letters.push(char::from(ALPHABET[(number % 31) as usize]));
        number /= 31;
    }
    letters
}

/// Characters of a player's code.
const PLAYER_CODE: usize = 5;

/// The code of a player on a name badge. It names a player as the start number does, and is no secret: only those
/// who may check the player in can use it. Two players of an event share one so rarely that both are then refused.
pub(super) fn player_code(event: &str, entrant: i64) -> String {
    let text = format!("inkundla player code 1\n{event} {entrant}");
    let digest = Sha256::digest(text.as_bytes());
    let first = digest.iter().take(8);
    let number = first.fold(0, |number, byte| number << 8 | u64::from(*byte));
    letters(number, PLAYER_CODE)
}

/// A typed code in upper case, without blanks and dashes.
pub fn tidy_code(typed: &str) -> String {
    typed
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_uppercase())
        .take(32)
        .collect()
}
