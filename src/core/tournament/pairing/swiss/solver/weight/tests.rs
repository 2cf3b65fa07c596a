use super::{Weight, Wide};

/// Numbers where something is carried, at both ends and at zero.
const NUMBERS: [i128; 9] = [
    0,
    1,
    -1,
    u64::MAX as i128,
    1 << 64,
    -(1 << 64),
    (1 << 100) + 6,
    -(1 << 100) - 6,
    i64::MIN as i128,
];

fn wide(number: i128) -> Wide<2> {
    let bits = number.cast_unsigned();
    Wide([bits as u64, (bits >> 64) as u64])
}

#[test]
fn wide_numbers_are_reckoned_with_like_others() {
    for one in NUMBERS {
        for other in NUMBERS {
            let (left, right) = (wide(one), wide(other));
            assert_eq!(left + right, wide(one + other), "{one} + {other}");
            assert_eq!(left - right, wide(one - other), "{one} - {other}");
            assert_eq!(left.cmp(&right), one.cmp(&other), "{one}, {other}");
            assert_eq!(left < right, one < other, "{one} < {other}");
            assert_eq!(left == right, one == other, "{one} = {other}");
        }
        assert_eq!(wide(one + one).half(), wide(one), "half of twice {one}");
        assert_eq!(wide(one).shifted(20), wide(one << 20), "{one} moved");
    }
}
