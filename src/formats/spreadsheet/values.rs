//! Values of cells as texts.

use calamine::{Data, ExcelDateTime};

/// The text of a cell, as a list of names would have it: `6`, `2014-05-03`, `TRUE`.
pub(super) fn text(value: &Data) -> String {
    match value {
        // A formula that found nothing. Other errors are shown, so that somebody mends them.
        Data::String(text) if text == "#N/A" => String::new(),
        Data::String(text) => text.clone(),
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number_text(*number),
        Data::Bool(true) => "TRUE".to_owned(),
        Data::Bool(false) => "FALSE".to_owned(),
        Data::DateTime(moment) => moment_text(moment),
        Data::DateTimeIso(text) => iso_text(text),
        Data::DurationIso(text) => text.clone(),
        _ => String::new(),
    }
}

/// A number without the zeros behind its point.
fn number_text(number: f64) -> String {
    // Programs store 0.1 + 0.2 in more digits than they show.
    let shown = format!("{number:.9}");
    let shown = shown.trim_end_matches('0').trim_end_matches('.');
    if shown == "-0" {
        "0".to_owned()
    } else {
        shown.to_owned()
    }
}

fn moment_text(moment: &ExcelDateTime) -> String {
    let (year, month, day, hour, minute, ..) = moment.to_ymd_hms_milli();
    if moment.is_duration() || moment.as_f64() < 1.0 {
        return format!("{hour:02}:{minute:02}");
    }
    let day = format!("{year:04}-{month:02}-{day:02}");
    match (hour, minute) {
        (0, 0) => day,
        _ => format!("{day} {hour:02}:{minute:02}"),
    }
}

/// `2014-05-03T00:00:00` as `2014-05-03`.
fn iso_text(text: &str) -> String {
    match text.split_once('T') {
        Some((day, time)) if time.starts_with("00:00") => day.to_owned(),
        Some((day, time)) => format!("{day} {}", time.get(..5).unwrap_or(time)),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::text;
    use calamine::{Data, ExcelDateTime, ExcelDateTimeType};

    #[test]
    fn cells_become_the_texts_that_people_read() {
        let moment = |days: f64| {
            Data::DateTime(ExcelDateTime::new(days, ExcelDateTimeType::DateTime, false))
        };
        for (value, meant) in [
            (Data::Float(6.0), "6"),
            (Data::Float(6.5), "6.5"),
            (Data::Float(0.1 + 0.2), "0.3"),
            (Data::Float(-0.0), "0"),
            (Data::Float(8_001_015_009_087.0), "8001015009087"),
            (Data::Bool(true), "TRUE"),
            (moment(41_762.0), "2014-05-03"),
            (moment(41_762.5), "2014-05-03 12:00"),
            (moment(0.25), "06:00"),
            (Data::DateTimeIso("2014-05-03".to_owned()), "2014-05-03"),
            (
                Data::DateTimeIso("2014-05-03T00:00:00".to_owned()),
                "2014-05-03",
            ),
            (
                Data::DateTimeIso("2014-05-03T07:30:00".to_owned()),
                "2014-05-03 07:30",
            ),
            (Data::String("#N/A".to_owned()), ""),
            (Data::String("#REF!".to_owned()), "#REF!"),
        ] {
            assert_eq!(text(&value), meant, "{value:?}");
        }
    }
}
