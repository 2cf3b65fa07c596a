use super::exchange_bits;

/// C.04.3:4.3.1 and 4.3.2 the largest number of exchanges, and the largest sum of BSNs in S1.
#[test]
fn exchange_digits_hold_every_exchange() {
    for residents in 0..60_usize {
        for half in 0..=residents / 2 {
            let [exchanges, differences] = exchange_bits(residents, half);
            let sum = (residents - half..residents).sum::<usize>();
            assert!(half < 1 << exchanges, "{half} of {residents}");
            assert!(sum < 1 << differences, "{half} of {residents}");
            assert!(exchanges + differences < 20, "{half} of {residents}");
        }
    }
}
