//! The Merkle tree of RFC 9162 over the lines of a log: one hash for all lines, proofs that a line
//! is among them, and proofs that a longer log only continues a shorter one.
//!
//! ```
//! use inkundla_core::merkle::{consistency_proof, continues, leaf, root};
//! let leaves: Vec<_> = ["posted", "1-0", "closed"].map(leaf).into();
//! let (before, now) = (root(&leaves[..2]), root(&leaves));
//! let proof = consistency_proof(&leaves, 2);
//! assert!(continues((2, before), (3, now), &proof));
//! ```

use crate::referee::Hash;
use sha2::{Digest, Sha256};

/// The hash of a line as a leaf (RFC 9162, 2.1.1).
pub fn leaf(line: &str) -> Hash {
    Hash(
        Sha256::new_with_prefix([0])
            .chain_update(line)
            .finalize()
            .into(),
    )
}

fn node(left: Hash, right: Hash) -> Hash {
    let hasher = Sha256::new_with_prefix([1]);
    Hash(
        hasher
            .chain_update(left.0)
            .chain_update(right.0)
            .finalize()
            .into(),
    )
}

/// The largest power of two below a size of at least 2.
fn split(size: usize) -> usize {
    let half = size.next_power_of_two() / 2;
    if half == size { half / 2 } else { half }
}

/// The hash of a tree of these leaves; that of no bytes for none (RFC 9162, 2.1.1).
pub fn root(leaves: &[Hash]) -> Hash {
    match leaves {
        [] => Hash(Sha256::digest([]).into()),
        [only] => *only,
        _ => {
            let (left, right) = leaves.split_at(split(leaves.len()));
            node(root(left), root(right))
        }
    }
}

/// The hashes that lead from leaf `index`, counted from 0, to the root (RFC 9162, 2.1.3.1); empty
/// for a leaf that is not there.
pub fn inclusion_proof(leaves: &[Hash], index: usize) -> Vec<Hash> {
    if leaves.len() < 2 || index >= leaves.len() {
        return Vec::new();
    }
    let at = split(leaves.len());
    let (left, right) = leaves.split_at(at);
    let (mut proof, sibling) = if index < at {
        (inclusion_proof(left, index), right)
    } else {
        (inclusion_proof(right, index - at), left)
    };
    proof.push(root(sibling));
    proof
}

/// Whether `leaf` is number `index`, counted from 0, of the tree of `size` leaves with this root
/// (RFC 9162, 2.1.3.2).
pub fn is_included(leaf: Hash, index: usize, (size, root): (usize, Hash), proof: &[Hash]) -> bool {
    if index >= size {
        return false;
    }
    let (mut at, mut last, mut hash) = (index, size - 1, leaf);
    for sibling in proof {
        if last == 0 {
            return false;
        }
        if at & 1 == 1 || at == last {
            hash = node(*sibling, hash);
            while at & 1 == 0 && at != 0 {
                at >>= 1;
                last >>= 1;
            }
        } else {
            hash = node(hash, *sibling);
        }
        at >>= 1;
        last >>= 1;
    }
    last == 0 && hash == root
}

/// The hashes which show that the tree of all leaves continues that of the first `before` of them
/// (RFC 9162, 2.1.4.1); empty for none or all of them.
pub fn consistency_proof(leaves: &[Hash], before: usize) -> Vec<Hash> {
    if before == 0 || before >= leaves.len() {
        return Vec::new();
    }
    subproof(leaves, before, true)
}

fn subproof(leaves: &[Hash], before: usize, is_whole: bool) -> Vec<Hash> {
    if before == leaves.len() {
        return if is_whole {
            Vec::new()
        } else {
            vec![root(leaves)]
        };
    }
    let at = split(leaves.len());
    let (left, right) = leaves.split_at(at);
    let (mut proof, sibling) = if before <= at {
        (subproof(left, before, is_whole), right)
    } else {
        (subproof(right, before - at, false), left)
    };
    proof.push(root(sibling));
    proof
}

/// Whether the second tree, given by its size and root, continues the first one (RFC 9162,
/// 2.1.4.2). Every tree continues the empty one.
pub fn continues(first: (usize, Hash), second: (usize, Hash), proof: &[Hash]) -> bool {
    let ((before, old), (size, new)) = (first, second);
    if before == size || before == 0 {
        return proof.is_empty() && before <= size && (before == 0 || old == new);
    }
    // A tree whose size is a power of two is a node of the other, and its root leads the proof.
    let mut path = proof.iter().copied();
    let begin = if before.is_power_of_two() {
        Some(old)
    } else {
        path.next()
    };
    let Some(begin) = begin.filter(|_| before < size) else {
        return false;
    };
    let (mut at, mut last) = (before - 1, size - 1);
    while at & 1 == 1 {
        at >>= 1;
        last >>= 1;
    }
    let (mut of_old, mut of_new) = (begin, begin);
    for hash in path {
        if last == 0 {
            return false;
        }
        if at & 1 == 1 || at == last {
            of_old = node(hash, of_old);
            of_new = node(hash, of_new);
            while at & 1 == 0 && at != 0 {
                at >>= 1;
                last >>= 1;
            }
        } else {
            of_new = node(of_new, hash);
        }
        at >>= 1;
        last >>= 1;
    }
    last == 0 && of_old == old && of_new == new
}

#[cfg(test)]
mod tests;
