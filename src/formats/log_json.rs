//! Signed heads of the log of an event as JSON, and proofs about its lines, which anybody can
//! check without a server.

use super::json_schema::{JsonSchema, json_structs, object, text};
use super::log_head::{LogCheckpoint, SignedCheckpoint};
use inkundla_core::merkle;
use inkundla_core::referee::Hash;
use serde_json::Value;

json_structs! {
    "LogHead":
    #[derive(Clone)]
    struct LogHeadJson {
        /// how many lines the log had
        size: u64,
        /// when it was signed, in ms since 1970 (UTC)
        at_ms: u64,
        /// the root of the Merkle tree of RFC 9162 over the lines, in hexadecimal digits
        root: String,
        /// the key of the event, Ed25519, in hexadecimal digits
        public_key: String,
        /// the head with its signature, as a text to keep (a signed note)
        note: String,
    }

    "LogLine":
    struct LogLineJson {
        /// the number of the line, from 1
        line: u64,
        /// its hash as a leaf of the tree
        leaf: String,
        /// the hashes from the leaf to the root of the head
        proof: Vec<String>,
        /// the last signed head
        head: LogHeadJson,
    }

    "LogSince":
    struct LogSinceJson {
        /// how many lines the log had earlier
        size: u64,
        /// the root of the tree then
        root: String,
        /// the hashes which show that the head continues these lines
        proof: Vec<String>,
        /// the last signed head
        head: LogHeadJson,
    }
}

/// A head with the key that signed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadFields {
    /// Name, size, root and time.
    pub checkpoint: LogCheckpoint,
    /// The key.
    pub public_key: [u8; 32],
    /// The head with its signature.
    pub note: String,
}

fn head_json(head: &HeadFields) -> LogHeadJson {
    LogHeadJson {
        size: head.checkpoint.size,
        at_ms: head.checkpoint.at_ms.unsigned_abs(),
        root: head.checkpoint.root.to_string(),
        public_key: crate::record::hex(&head.public_key),
        note: head.note.clone(),
    }
}

fn hashes(proof: &[Hash]) -> Vec<String> {
    proof.iter().map(ToString::to_string).collect()
}

/// A signed head.
pub fn head(head: &HeadFields) -> String {
    text(&head_json(head))
}

/// A line and the proof that the head covers it.
pub fn line(number: u64, leaf: Hash, proof: &[Hash], head: &HeadFields) -> String {
    text(&LogLineJson {
        line: number,
        leaf: leaf.to_string(),
        proof: hashes(proof),
        head: head_json(head),
    })
}

/// The proof that a head continues the first lines of its log.
pub fn since((size, root): (u64, Hash), proof: &[Hash], head: &HeadFields) -> String {
    text(&LogSinceJson {
        size,
        root: root.to_string(),
        proof: hashes(proof),
        head: head_json(head),
    })
}

/// Why a file of a head or a proof does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProofFault {
    /// It is no file of this kind.
    #[error("it is no signed head and no proof of a log")]
    Form,
    /// The signature is wrong, or another key made it.
    #[error("the signature under the head is wrong, or another key made it")]
    Signature,
    /// The line is not under the head.
    #[error("line {0} is not among the lines of the head")]
    Line(u64),
    /// The head does not continue the earlier lines.
    #[error("the head does not continue the first {0} lines")]
    Since(u64),
}

/// The contents of a proof that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProvenLog {
    /// The head.
    pub checkpoint: LogCheckpoint,
    /// The number of a line that the head covers.
    pub line: Option<u64>,
    /// A number of lines which the head continues, and their root.
    pub since: Option<(u64, Hash)>,
}

/// Verifies a head or a proof from JSON of this module.
///
/// # Errors
/// The first part that does not hold. `trusted`: the key of the event from another source; without
/// it the key of the file counts.
pub fn verify(json: &str, trusted: Option<[u8; 32]>) -> Result<ProvenLog, ProofFault> {
    let value: Value = serde_json::from_str(json).map_err(|_| ProofFault::Form)?;
    let head = value.get("head").unwrap_or(&value);
    let texts = |value: &Value, name: &str| value.get(name)?.as_str().map(str::to_owned);
    let hash = |value: &Value, name: &str| texts(value, name)?.parse::<Hash>().ok();
    let note = texts(head, "note").ok_or(ProofFault::Form)?;
    let signed = SignedCheckpoint::parse(&note).ok_or(ProofFault::Form)?;
    let Hash(given) = hash(head, "public_key").ok_or(ProofFault::Form)?;
    if !signed.is_signed_by(&trusted.unwrap_or(given)) {
        return Err(ProofFault::Signature);
    }
    let tree = (signed.checkpoint.size as usize, signed.checkpoint.root);
    let proof = value.get("proof").and_then(Value::as_array);
    let proof = proof
        .into_iter()
        .flatten()
        .map(|one| one.as_str()?.parse().ok());
    let proof: Vec<Hash> = proof.collect::<Option<_>>().ok_or(ProofFault::Form)?;
    let line = value.get("line").and_then(Value::as_u64);
    if let Some(line) = line {
        let leaf = hash(&value, "leaf").ok_or(ProofFault::Form)?;
        let index = (line as usize).checked_sub(1).ok_or(ProofFault::Form)?;
        if !merkle::is_included(leaf, index, tree, &proof) {
            return Err(ProofFault::Line(line));
        }
    }
    let size = value
        .get("size")
        .and_then(Value::as_u64)
        .filter(|_| value.get("head").is_some());
    let since = size.map(|size| Some((size, hash(&value, "root")?)));
    let since = since
        .map(|since| since.ok_or(ProofFault::Form))
        .transpose()?;
    if let Some((size, root)) = since
        && !merkle::continues((size as usize, root), tree, &proof)
    {
        return Err(ProofFault::Since(size));
    }
    Ok(ProvenLog {
        checkpoint: signed.checkpoint,
        line,
        since,
    })
}

#[cfg(test)]
mod tests;
