use super::{built, drawn_masks, endings};
use crate::endings::{Pair, RefusedTable};
use crate::random::Random;

#[test]
fn a_file_gives_the_same_values_and_larger_tables_back() {
    let (_, built) = built("umlabalaba", &[(3, 3), (4, 3), (4, 4)]);
    let (_, mut read) = endings("umlabalaba");
    let small = [(3, 3), (4, 3)].map(|(one, other)| Pair::of(one, other).unwrap());
    for pair in small {
        let bytes = built.to_bytes(pair).unwrap();
        read.take_bytes(pair, &bytes).unwrap();
    }
    let mut random = Random::new(5);
    for _ in 0..4_000 {
        let men = [(3, 3), (4, 3), (3, 4)][random.below(3) as usize];
        let (own, foe) = drawn_masks(&mut random, 24, men);
        let quiet = random.below(20) as u16;
        assert_eq!(
            read.code(own, foe, quiet),
            built.code(own, foe, quiet),
            "{own:x} {foe:x} {quiet}"
        );
    }
    let large = Pair::of(4, 4).unwrap();
    read.build(large, 2, &mut |_| {}).unwrap();
    assert_eq!(read.to_bytes(large), built.to_bytes(large));
}

#[test]
fn a_file_of_another_law_or_pair_or_with_a_changed_byte_is_refused() {
    let (_, built) = built("umlabalaba", &[(3, 3)]);
    let pair = Pair::of(3, 3).unwrap();
    let bytes = built.to_bytes(pair).unwrap();
    let (_, mut other) = endings("isizulu");
    let refused = other.take_bytes(pair, &bytes).unwrap_err();
    let RefusedTable::OtherLaw(file, ours) = &refused else {
        panic!("{refused:?}")
    };
    assert_eq!((file, ours), (&built.law_text(), &other.law_text()));
    let said = refused.to_string();
    assert!(
        said.contains("count Either 20") && said.contains("count Both 60"),
        "{said}"
    );
    let (_, mut same) = endings("gar");
    let wrong = same.take_bytes(Pair::of(4, 3).unwrap(), &bytes);
    assert_eq!(wrong, Err(RefusedTable::OtherPair));
    for at in [0, 30, bytes.len() / 2, bytes.len() - 1] {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert_eq!(same.take_bytes(pair, &changed), Err(RefusedTable::Damaged));
    }
    assert_eq!(
        same.take_bytes(pair, &bytes[..40]),
        Err(RefusedTable::Damaged)
    );
    assert!(!same.has(pair));
    same.take_bytes(pair, &bytes).unwrap();
}
