//! The settings of a tournament to be made, one `Name=value` a line, as generators of pairing engines have them.

use crate::formats::trf::generate::GenerateOptions;

/// Reads settings. `#` begins a comment. A rate says how many games, players or rounds there are for each forfeit, withdrawal or
/// bye.
///
/// # Errors
/// A sentence about the first line that is not understood.
pub(super) fn read(text: &str, usual: GenerateOptions) -> Result<GenerateOptions, String> {
    let mut options = usual;
    let lines = text.split(['\n', '\r']).map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, value) = line
            .split_once('=')
            .ok_or_else(|| format!("Error parsing configuration file line: {line}"))?;
        let (name, value) = (name.trim(), value.trim());
        set(&mut options, name, value)?;
    }
    let [lowest, highest] = options.ratings;
    if lowest > highest {
        return Err("The parameter \"LowestRating\" is above \"HighestRating\".".to_owned());
    }
    Ok(options)
}

fn set(options: &mut GenerateOptions, name: &str, value: &str) -> Result<(), String> {
    let invalid =
        || format!("The value for parameter \"{name}\" in the configuration file is invalid.");
    let number = |least: u32, most: u32| {
        let number = value.parse::<u32>().ok();
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(invalid)
    };
    let percent = |least: f64| {
        let rate = value.parse::<f64>().ok().filter(|rate| *rate >= least);
        rate.map(|rate| (100.0 / rate).round() as u32)
            .ok_or_else(invalid)
    };
    let points = || tenths(value).ok_or_else(invalid);
    match name {
        "PlayersNumber" => options.players = number(2, 9_999)?,
        "RoundsNumber" => options.rounds = number(1, 99)?,
        "DrawPercentage" => options.draws = number(0, 100)?,
        "ForfeitRate" => options.forfeits = percent(1.0)?,
        "RetiredRate" => options.withdrawals = percent(2.0)?,
        // The second spelling is a slip that programs have sent for years.
        "HalfPointByeRate" | "HalfPointByteRate" => options.byes = percent(1.0)?,
        "LowestRating" => options.ratings[0] = number(0, 9_999)?,
        "HighestRating" => options.ratings[1] = number(0, 9_999)?,
        "PointsForWin" => options.worth.win = points()?,
        "PointsForDraw" => options.worth.draw = points()?,
        "PointsForLoss" => options.worth.loss = points()?,
        "PointsForZPB" => options.worth.absent = points()?,
        "PointsForForfeitLoss" => options.worth.forfeit_loss = points()?,
        // Without it, the bye is worth a win.
        "PointsForPAB" => options.worth.pairing_bye = Some(points()?),
        _ => {
            return Err(format!(
                "Unexpected parameter \"{name}\" in configuration file."
            ));
        }
    }
    Ok(())
}

/// Points with at most one decimal, in tenths.
fn tenths(value: &str) -> Option<i32> {
    let (whole, tenth) = value.split_once('.').unwrap_or((value, "0"));
    let digits = |text: &str, most: usize| {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        let length = (1..=most).contains(&text.len());
        (is_number && length).then(|| text.parse::<i32>().ok())?
    };
    Some(digits(whole, 2)? * 10 + digits(tenth, 1)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_and_wrong_ones_are_named() {
        let usual = GenerateOptions::usual(30, 9, 1);
        let text =
            "# a cup\r\nPlayersNumber=40\r\nRoundsNumber=7\nForfeitRate=20\nDrawPercentage=35";
        let read_options = read(text, usual).unwrap();
        assert_eq!((read_options.players, read_options.rounds), (40, 7));
        assert_eq!((read_options.forfeits, read_options.draws), (5, 35));
        let text = "PointsForWin=3\nPointsForDraw=1.0\nPointsForPAB=1.5\nPointsForZPB=0.5\nHighestRating=2600";
        let read_options = read(text, usual).unwrap();
        let worth = read_options.worth;
        assert_eq!((worth.win, worth.draw, worth.absent), (30, 10, 5));
        assert_eq!(worth.pairing_bye, Some(15));
        assert_eq!(read_options.ratings, [1_000, 2_600]);
        for wrong in [
            "PlayersNumber=1",
            "DrawPercentage=101",
            "Colour=red",
            "RoundsNumber",
            "PointsForWin=-1",
            "PointsForWin=0.25",
            "HighestRating=900",
        ] {
            assert!(read(wrong, usual).is_err(), "{wrong}");
        }
    }
}
