//! Chance, and what is made of it: session tokens and the codes of boards. The
//! only place that asks the operating system for random bytes.

use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

/// Random bytes of the operating system.
#[expect(clippy::panic, reason = "without chance no secret can be made; going on would hand out guessable ones")]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0u8; N];
    match SysRng.try_fill_bytes(&mut bytes) {
        Ok(()) => bytes,
        Err(error) => panic!("the operating system gives no random bytes: {error}"),
    }
}

/// A secret that is carried in a cookie: 256 bits as hexadecimal digits.
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// What is kept of a secret: whoever reads the database cannot use it.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Letters and digits that nobody mistakes for one another.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// Characters of a board's code.
pub const CODE_LENGTH: usize = 6;

/// The code of a board: six characters made from the server's secret, so that
/// a card can be printed again at any time although only the code's hash is kept.
/// A new generation makes the old code worthless.
pub fn board_code(server_secret: &[u8], pairing: i64, generation: i32) -> String {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(server_secret) else { return String::new() };
    mac.update(b"board code");
    mac.update(&pairing.to_be_bytes());
    mac.update(&generation.to_be_bytes());
    let digest = mac.finalize().into_bytes();
    // 31 does not divide 2^64; the bias of 2^-59 helps nobody.
    let mut number = digest.iter().take(8).fold(0u64, |number, byte| number << 8 | u64::from(*byte));
    let mut code = String::with_capacity(CODE_LENGTH);
    for _ in 0..CODE_LENGTH {
        code.push(char::from(ALPHABET[(number % 31) as usize]));
        number /= 31;
    }
    code
}

/// A code as somebody typed it: upper case, without blanks and dashes.
pub fn tidy_code(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).take(32).collect()
}
