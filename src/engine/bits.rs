//! Sets as bit masks.

/// The places of the bits of a mask, in ascending order.
#[inline]
pub(crate) fn places(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = (mask != 0).then(|| mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(place)
    })
}
