//! Where nothing else separates: the start number, or a lot. Lots are drawn
//! from a number that is said beforehand: whoever draws again with the same
//! number gets the same lots.

use super::{Kind, Ledger, Tiebreak, Value};

/// The start number, or the lot drawn: 1 is the first of all.
pub(super) fn value(ledger: &Ledger<'_>, tiebreak: Tiebreak, who: usize) -> Value {
    let number = |who: usize| ledger.people.get(who).map_or(0, |one| one.number);
    if tiebreak.kind == Kind::Number {
        return Value::whole(number(who).into());
    }
    let lots = ledger.lots.get_or_init(|| {
        let mut order: Vec<usize> = (0..ledger.people.len()).collect();
        order.sort_by_key(|who| (drawn(tiebreak.number, number(*who)), number(*who)));
        let mut lots = vec![0; order.len()];
        for (at, who) in order.iter().enumerate() {
            lots[*who] = at + 1;
        }
        lots
    });
    Value::whole(lots.get(who).map_or(0, |lot| *lot as i64))
}

/// The lot of a start number: SplitMix64 (Steele, Lea and Flood 2014), which
/// takes three lines and can be repeated with a pocket calculator.
fn drawn(seed: u32, number: u16) -> u64 {
    let start = u64::from(seed) << 32 | u64::from(number);
    let mut z = start.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
