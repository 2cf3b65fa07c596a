//! Amounts of money, in hundredths of a currency that is only a word here.

/// An amount after its currency: `R30`, `Rp 50 000`, `R12.50`.
pub fn amount(currency: &str, hundredths: i64) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    let digits = whole.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) && digits.len() > 4 {
            grouped.push('\u{a0}');
        }
        grouped.push(digit);
    }
    let blank = if currency.chars().count() > 1 {
        "\u{a0}"
    } else {
        ""
    };
    match rest {
        0 => format!("{currency}{blank}{grouped}"),
        rest => format!("{currency}{blank}{grouped}.{rest:02}"),
    }
}

/// Parses `30`, `12.50`, `12,5`; an empty text is nothing to pay. `None` for anything else.
pub fn parse_amount(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() {
        return Some(0);
    }
    let (whole, rest) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(rest) || rest.len() > 2 {
        return None;
    }
    let tens = if rest.len() == 1 { 10 } else { 1 };
    let hundredths = rest.parse::<u32>().ok()? * tens;
    whole
        .parse::<u32>()
        .ok()?
        .checked_mul(100)?
        .checked_add(hundredths)
}

#[cfg(test)]
mod tests {
    use super::{amount, parse_amount};

    #[test]
    fn amounts_are_read_and_written() {
        for (text, read, written) in [
            ("30", Some(3_000), "R30"),
            ("12,5", Some(1_250), "R12.50"),
            ("12.05", Some(1_205), "R12.05"),
            ("50000", Some(5_000_000), "R50\u{a0}000"),
            ("", Some(0), "R0"),
        ] {
            assert_eq!(parse_amount(text), read, "{text}");
            assert_eq!(amount("R", i64::from(read.unwrap_or(0))), written, "{text}");
        }
        for text in ["-1", "1.234", "R30", "1 000", ".", "99999999999"] {
            assert_eq!(parse_amount(text), None, "{text}");
        }
        assert_eq!(amount("Rp", 5_000_000), "Rp\u{a0}50\u{a0}000");
    }
}
