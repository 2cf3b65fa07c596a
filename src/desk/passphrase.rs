//! Pass-phrases: argon2id on a dedicated thread that reuses its working memory while people sign
//! in. A fresh 19 MiB for each attempt would grow the process without bound, and many concurrent
//! attempts would starve all other requests.

mod fair_queue;

pub use fair_queue::Requester;

use super::secret;
use crate::tournament::composed;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use fair_queue::Queue;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::Duration;
use subtle::ConstantTimeEq;

/// Minimum length of a pass-phrase, in characters.
pub const SHORTEST: usize = 8;
/// Maximum length of a pass-phrase, in bytes.
pub const LONGEST: usize = 256;
/// How long the working memory is kept after the last job.
const QUIET: Duration = Duration::from_secs(60);

/// Why a pass-phrase is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WeakPassphrase {
    /// Fewer than [`SHORTEST`] characters.
    #[error("the pass-phrase is shorter than 8 characters")]
    TooShort,
    /// More than [`LONGEST`] bytes.
    #[error("the pass-phrase is longer than 256 bytes")]
    TooLong,
    /// One of the words that attackers try first.
    #[error("the pass-phrase is too easy to guess")]
    Guessable,
}

/// The 3,000 most common passwords of eight and more characters, sorted by their bytes: from
/// zxcvbn's list (MIT, Dan Wheeler and Dropbox).
static COMMON: &str = include_str!("passphrase/common.txt");
/// Words that an attacker who knows the program would try as well.
const OURS: [&str; 12] = [
    "camelot",
    "inkundla",
    "morabaraba",
    "organiser",
    "passphrase",
    "password",
    "reversi",
    "school",
    "teacher",
    "tournament",
    "umlabalaba",
    "umpire",
];

/// Checks a new pass-phrase. `names` are names that an attacker who knows the account would try: its
/// own and those in its events.
pub fn check(phrase: &str, names: &[impl AsRef<str>]) -> Result<(), WeakPassphrase> {
    if phrase.chars().count() < SHORTEST {
        return Err(WeakPassphrase::TooShort);
    }
    if phrase.len() > LONGEST {
        return Err(WeakPassphrase::TooLong);
    }
    let (folded, word) = (phrase.to_lowercase(), letters(phrase));
    let is_common = COMMON.lines().any(|common| common == folded);
    // Only letters are compared, so that a year after a name does not help.
    let is_name = || names.iter().any(|name| letters(name.as_ref()) == word);
    let is_known = OURS.contains(&word.as_str()) || (!word.is_empty() && is_name());
    if is_common || is_known {
        Err(WeakPassphrase::Guessable)
    } else {
        Ok(())
    }
}

fn letters(text: &str) -> String {
    let text = composed(text);
    let letters = text.chars().filter(|c| c.is_alphabetic());
    letters.flat_map(char::to_lowercase).collect()
}

/// The queue is full, or the thread has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("too many sign-ins at once")]
pub struct Busy;

type Job = Box<dyn FnOnce(&mut [Block]) + Send>;

/// A handle to the hashing thread.
#[derive(Clone)]
pub struct Hasher(Arc<Sender>);

/// The sending end of the queue; dropping it lets the thread finish.
struct Sender(Arc<Queue<Job>>);

impl Drop for Sender {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Hasher {
    /// Starts the thread.
    pub fn start() -> Hasher {
        let queue = Queue::new();
        let waiting = Arc::clone(&queue);
        std::thread::spawn(move || work(&waiting));
        Hasher(Arc::new(Sender(queue)))
    }

    /// The hash of a pass-phrase as a PHC string.
    pub fn hash(&self, phrase: String) -> Result<String, Busy> {
        self.run(Requester::inside(), move |memory| {
            hash(phrase.as_bytes(), memory)
        })?
        .ok_or(Busy)
    }

    /// Whether a pass-phrase has this hash. Without a hash (for an unknown name) it takes the same
    /// time and returns false.
    pub fn verify(
        &self,
        phrase: String,
        kept: Option<String>,
        requester: Requester,
    ) -> Result<bool, Busy> {
        self.run(requester, move |memory| match kept {
            Some(kept) => verify(phrase.as_bytes(), &kept, memory).unwrap_or(false),
            None => {
                let _same_time = hash(phrase.as_bytes(), memory);
                false
            }
        })
    }

    fn run<T: Send + 'static>(
        &self,
        requester: Requester,
        job: impl FnOnce(&mut [Block]) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let (answer, answered) = sync_channel(1);
        let job: Job = Box::new(move |memory| drop(answer.send(job(memory))));
        if self.0.0.push(requester, job) {
            answered.recv().map_err(|_| Busy)
        } else {
            Err(Busy)
        }
    }
}

/// Serves jobs. The memory is allocated for the first job, and freed after a quiet while.
fn work(jobs: &Queue<Job>) {
    while let Some(first) = jobs.next() {
        let mut memory = vec![Block::default(); Params::default().block_count()];
        first(&mut memory);
        while let Some(next) = jobs.next_within(QUIET) {
            next(&mut memory);
        }
    }
}

fn hash(phrase: &[u8], memory: &mut [Block]) -> Option<String> {
    let params = Params::default();
    let salt: [u8; 16] = secret::bytes();
    let output = derive(phrase, &salt, &params, memory)?;
    let kept = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(Output::new(&output).ok()?),
    };
    Some(kept.to_string())
}

/// Whether a hash was made with lower costs than the present parameters.
pub(super) fn is_outdated(kept: &str) -> bool {
    let kept = PasswordHash::new(kept).ok();
    let params = kept.and_then(|kept| Params::try_from(&kept).ok());
    let today = Params::default();
    params
        .is_some_and(|params| params.m_cost() < today.m_cost() || params.t_cost() < today.t_cost())
}

fn verify(phrase: &[u8], kept: &str, memory: &mut [Block]) -> Option<bool> {
    let kept = PasswordHash::new(kept).ok()?;
    let params = Params::try_from(&kept).ok()?;
    let output = derive(phrase, kept.salt?.as_ref(), &params, memory)?;
    Some(output.ct_eq(kept.hash?.as_bytes()).into())
}

fn derive(phrase: &[u8], salt: &[u8], params: &Params, memory: &mut [Block]) -> Option<[u8; 32]> {
    let mut output = [0u8; 32];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    argon
        .hash_password_into_with_memory(phrase, salt, &mut output, memory)
        .ok()?;
    Some(output)
}
