use super::*;

const SEED: [u8; 32] = [7; 32];

fn leaves() -> Vec<Hash> {
    (1..=20)
        .map(|line| merkle::leaf(&format!("line {line}")))
        .collect()
}

fn signed(leaves: &[Hash]) -> HeadFields {
    let checkpoint = LogCheckpoint {
        origin: LogCheckpoint::origin_of(Some("a2b3c4d5")),
        size: leaves.len() as u64,
        root: merkle::root(leaves),
        at_ms: 1_795_946_400_000,
    };
    let public_key = crate::record::public_key(&SEED);
    HeadFields {
        note: checkpoint.note(&public_key, &checkpoint.sign(&SEED)),
        checkpoint,
        public_key,
    }
}

#[test]
fn what_is_written_holds() {
    let leaves = leaves();
    let signed = signed(&leaves);
    let proven = verify(&head(&signed), None).unwrap();
    assert_eq!((proven.line, proven.since), (None, None));
    for number in 1..=20 {
        let proof = merkle::inclusion_proof(&leaves, number - 1);
        let json = line(number as u64, leaves[number - 1], &proof, &signed);
        assert_eq!(
            verify(&json, Some(signed.public_key)).unwrap().line,
            Some(number as u64)
        );
        let before = merkle::root(&leaves[..number]);
        let proof = merkle::consistency_proof(&leaves, number);
        let json = since((number as u64, before), &proof, &signed);
        assert_eq!(
            verify(&json, None).unwrap().since,
            Some((number as u64, before))
        );
    }
}

#[test]
fn what_is_altered_does_not_hold() {
    let leaves = leaves();
    let signed = signed(&leaves);
    let proof = merkle::inclusion_proof(&leaves, 4);
    let other = line(5, merkle::leaf("another line"), &proof, &signed);
    assert_eq!(verify(&other, None), Err(ProofFault::Line(5)));
    let moved = line(6, leaves[4], &proof, &signed);
    assert_eq!(verify(&moved, None), Err(ProofFault::Line(6)));
    let proof = merkle::consistency_proof(&leaves, 8);
    let other = since((8, merkle::leaf("another log")), &proof, &signed);
    assert_eq!(verify(&other, None), Err(ProofFault::Since(8)));
    let json = head(&signed);
    assert_eq!(verify(&json, Some([1; 32])), Err(ProofFault::Signature));
    let altered = json.replace("\\n20\\n", "\\n21\\n");
    assert_ne!(altered, json);
    assert_eq!(verify(&altered, None), Err(ProofFault::Signature));
    for other in ["", "{}", "[]", "{\"note\":\"x\",\"public_key\":\"\"}"] {
        assert_eq!(verify(other, None), Err(ProofFault::Form), "{other}");
    }
}
