//! The last resort: the start number, or a lot. Lots are drawn from a seed that is announced
//! beforehand, so that the same seed always gives the same lots.

use super::input::Input;
use super::{Kind, Value};

/// The start number, or the lot drawn; 1 is the best.
pub(super) fn value(input: Input<'_>) -> Value {
    let Input { ledger, who, .. } = input;
    let number = |who: usize| ledger.entrants.get(who).map_or(0, |one| one.number);
    if input.tiebreak.kind == Kind::Number {
        return Value::whole(number(who).into());
    }
    let seed = input.tiebreak.number;
    let lots = ledger.lots.get_or_init(|| {
        let mut order: Vec<usize> = (0..ledger.entrants.len()).collect();
        order.sort_by_key(|who| (drawn(seed, number(*who)), number(*who)));
        let mut lots = vec![0; order.len()];
        for (at, who) in order.iter().enumerate() {
            lots[*who] = at + 1;
        }
        lots
    });
    Value::whole(lots.get(who).map_or(0, |lot| *lot as i64))
}

/// Hashes a start number with the seed by SplitMix64 (Steele, Lea and Flood 2014), which
/// takes three lines and can be checked with a pocket calculator.
pub(in crate::tournament) fn drawn(seed: u32, number: u16) -> u64 {
    let start = u64::from(seed) << 32 | u64::from(number);
    let mut z = start.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
