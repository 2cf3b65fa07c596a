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
    reason = "without chance no secret can be made; going on would hand out guessable ones"
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

fn hex(bytes: &[u8]) -> String {
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

/// The code of a board: six characters made from the server's secret, so that
/// a card can be printed again at any time although only the code's hash is kept.
/// A new generation makes the old code worthless.
pub fn board_code(server_secret: &[u8], pairing: i64, generation: u32) -> String {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(server_secret) else {
        return String::new();
    };
    mac.update(b"board code");
    mac.update(&pairing.to_be_bytes());
    mac.update(&generation.to_be_bytes());
    let digest = mac.finalize().into_bytes();
    let number = digest
        .iter()
        .take(8)
        .fold(0, |number, byte| number << 8 | u64::from(*byte));
    letters(number, CODE_LENGTH)
}

/// The signature by which the server recognises a browser of an account: 128 bits as hexadecimal
/// digits.
pub(super) fn device_mac(server_secret: &[u8], account: i64, device: &str) -> String {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(server_secret) else {
        return String::new(); // HMAC takes keys of every length
    };
    mac.update(b"inkundla known device 1\n");
    mac.update(&account.to_be_bytes());
    mac.update(device.as_bytes());
    let digest = mac.finalize().into_bytes();
    digest
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The random identity of a browser: 64 bits as hexadecimal digits.
pub(super) fn device() -> String {
    hex(&bytes::<8>())
}

/// The next code of a board. A revoked code never returns, also when its round is posted again.
pub fn next_board_code(server_secret: &[u8], board: &store::Board) -> String {
    board_code(server_secret, board.game.0, board.codes + 1)
}

/// The seed of the signing key of an event, derived from the server's secret, so that it need not
/// be stored and moves with the database.
pub fn signing_seed(server_secret: &[u8], event: &str) -> [u8; 32] {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(server_secret) else {
        return [0; 32]; // HMAC takes keys of every length
    };
    mac.update(b"inkundla event signing key 1\n");
    mac.update(event.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The key with which a phone proves the record that it shows as QR codes: one for each board, code
/// of the board, and phone. It need not be stored.
pub(super) fn codes_key(
    server_secret: &[u8],
    pairing: i64,
    code: &store::Digest,
    phone: &store::Digest,
) -> CodesKey {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(server_secret) else {
        return CodesKey(bytes()); // HMAC takes keys of every length
    };
    mac.update(b"inkundla record codes 1\n");
    mac.update(&pairing.to_be_bytes());
    mac.update(&code.0);
    mac.update(&phone.0);
    CodesKey(mac.finalize().into_bytes().into())
}

/// A number as `how_many` letters. 31 does not divide 2^64; the bias of 2^-59 helps nobody.
fn letters(mut number: u64, how_many: usize) -> String {
    let mut letters = String::with_capacity(how_many);
    for _ in 0..how_many {
        letters.push(char::from(ALPHABET[(number % 31) as usize]));
        number /= 31;
    }
    letters
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
