use super::*;

/// The leaves and roots with which implementations of Certificate Transparency compare themselves.
const LEAVES: [&[u8]; 8] = [
    b"",
    &[0x00],
    &[0x10],
    &[0x20, 0x21],
    &[0x30, 0x31],
    &[0x40, 0x41, 0x42, 0x43],
    &[0x50, 0x51, 0x52, 0x53, 0x54, 0x55, 0x56, 0x57],
    &[
        0x60, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6a, 0x6b, 0x6c, 0x6d, 0x6e,
        0x6f,
    ],
];
const ROOTS: [&str; 9] = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

/// No line of a log holds such bytes, so they are hashed here.
fn leaves() -> Vec<Hash> {
    let hash = |bytes: &[u8]| {
        Hash(
            Sha256::new_with_prefix([0])
                .chain_update(bytes)
                .finalize()
                .into(),
        )
    };
    LEAVES.iter().map(|bytes| hash(bytes)).collect()
}

#[test]
fn roots_are_those_of_certificate_transparency() {
    let leaves = leaves();
    for (size, expected) in ROOTS.iter().enumerate() {
        assert_eq!(
            root(&leaves[..size]).to_string(),
            *expected,
            "{size} leaves"
        );
    }
}

#[test]
fn proofs_are_those_of_certificate_transparency() {
    let texts = |proof: Vec<Hash>| proof.iter().map(ToString::to_string).collect::<Vec<_>>();
    let leaves = leaves();
    assert_eq!(
        texts(inclusion_proof(&leaves, 5)),
        [
            "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
            "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        ]
    );
    assert_eq!(
        texts(consistency_proof(&leaves, 6)),
        [
            "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
            "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        ]
    );
}

#[test]
fn each_proof_holds_for_its_own_line_and_size_only() {
    let leaves: Vec<Hash> = (0..40).map(|line| leaf(&line.to_string())).collect();
    for size in 1..=leaves.len() {
        let tree = (size, root(&leaves[..size]));
        for index in 0..size {
            let proof = inclusion_proof(&leaves[..size], index);
            assert!(
                is_included(leaves[index], index, tree, &proof),
                "{index} of {size}"
            );
            let other = (index + 1) % size;
            assert!(
                size == 1 || !is_included(leaves[index], other, tree, &proof),
                "{other} of {size}"
            );
            assert!(!is_included(leaf("other"), index, tree, &proof));
        }
    }
}

#[test]
fn a_log_continues_its_own_beginnings_only() {
    let leaves: Vec<Hash> = (0..40).map(|line| leaf(&line.to_string())).collect();
    for size in 1..=leaves.len() {
        let now = (size, root(&leaves[..size]));
        for before in 0..=size {
            let proof = consistency_proof(&leaves[..size], before);
            let old = (before, root(&leaves[..before]));
            assert!(continues(old, now, &proof), "{before} to {size}");
            if before > 0 {
                let mut altered = leaves[..before].to_vec();
                altered[before / 2] = leaf("altered");
                let altered = (before, root(&altered));
                assert!(!continues(altered, now, &proof), "{before} to {size}");
            }
            if before > 0 && before < size {
                let shorter = (size - 1, root(&leaves[..size - 1]));
                assert!(!continues(old, shorter, &proof));
            }
        }
        assert!(!continues((size + 1, now.1), now, &[]));
    }
}
