use super::{Weight, WeightedSearch, Wide, bits};

/// Numbers with carries, the extremes, and zero.
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
fn wide_arithmetic_agrees_with_i128() {
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

/// A search that returns the room of its weight type.
struct Room {
    bits: u32,
}

impl WeightedSearch for Room {
    type Optimum = u32;

    fn bits(&self) -> u32 {
        self.bits
    }

    fn search<W: Weight>(&self) -> Option<u32> {
        Some(W::ROOM)
    }
}

#[test]
fn a_search_takes_the_narrowest_sufficient_weight_type() {
    let rooms = [
        <i64 as Weight>::ROOM,
        <i128 as Weight>::ROOM,
        Wide::<4>::ROOM,
        Wide::<5>::ROOM,
        Wide::<7>::ROOM,
        Wide::<16>::ROOM,
        Wide::<64>::ROOM,
    ];
    for bits in 0..=Wide::<64>::ROOM {
        let narrowest = rooms.into_iter().find(|room| bits <= *room);
        assert_eq!(Room { bits }.optimum(), narrowest, "{bits}");
    }
}

#[test]
fn bits_are_as_many_as_the_number_has() {
    for most in 0..2_000 {
        let written = format!("{most:b}");
        let digits = written.trim_start_matches('0').len();
        assert_eq!(bits(most), digits as u32, "{most}");
    }
}
