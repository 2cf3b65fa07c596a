//! The pictures of a game: the time of each turn as bars, and who had more men as a line.

use chrono::TimeDelta;

/// The part of the width of 400 that is right of the labels.
const LEFT: f64 = 30.0;
const RIGHT: f64 = 396.0;
/// The bottom and the height of the bars.
const FOOT: f64 = 80.0;
const HIGH: f64 = 66.0;
/// The middle of the line, and the greatest height above and below it.
const MIDDLE: f64 = 40.0;
const SWING: f64 = 32.0;

/// Bars for the time of each turn.
pub(super) struct TimeBars {
    /// The bars of the first and of the second player, as SVG path data.
    pub(super) bars: [String; 2],
    /// The height of the time for a turn, where there is one.
    pub(super) limit_y: Option<f64>,
    /// The number of the longest turn, from 0.
    pub(super) longest: usize,
    pub(super) longest_x: f64,
}

impl TimeBars {
    /// The bars of turns by their players; `None` where no turn took any time, as in a record that was typed.
    pub(super) fn of(times: &[(bool, TimeDelta)], limit: Option<TimeDelta>) -> Option<TimeBars> {
        let (longest, (_, most)) = (0..)
            .zip(times)
            .max_by_key(|(at, (_, time))| (*time, std::cmp::Reverse(*at)))?;
        if most.num_seconds() == 0 {
            return None;
        }
        let top = limit.map_or(*most, |limit| limit.max(*most));
        let high = |time: &TimeDelta| HIGH * ms(time) / ms(&top);
        let step = (RIGHT - LEFT) / times.len().max(20) as f64;
        let mut bars = [String::new(), String::new()];
        for (at, (is_second, time)) in times.iter().enumerate() {
            let x = LEFT + step * at as f64;
            let (wide, high) = (step * 0.74, high(time).max(1.0));
            bars[usize::from(*is_second)] +=
                &format!("M{x:.1} {FOOT}v-{high:.1}h{wide:.1}v{high:.1}");
        }
        Some(TimeBars {
            bars,
            limit_y: limit.map(|limit| tenths(FOOT - high(&limit))),
            longest,
            longest_x: tenths(LEFT + step * longest as f64),
        })
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn ms(time: &TimeDelta) -> f64 {
    time.num_milliseconds() as f64
}

/// A line of the men that the first player had more than the second.
pub(super) struct LeadLine {
    /// SVG path data.
    pub(super) line: String,
    /// The greatest difference.
    pub(super) most: i32,
}

impl LeadLine {
    /// The line after each turn; `None` where nobody was ever ahead.
    pub(super) fn of(ahead: &[i32]) -> Option<LeadLine> {
        let most = ahead
            .iter()
            .map(|one| one.abs())
            .max()
            .filter(|most| *most > 0)?;
        let step = (RIGHT - LEFT) / ahead.len() as f64;
        let mut line = format!("M{LEFT} {MIDDLE}");
        for (number, one) in (1..).zip(ahead) {
            let y = MIDDLE - SWING * f64::from(*one) / f64::from(most);
            line += &format!("V{y:.1}H{:.1}", LEFT + step * f64::from(number));
        }
        Some(LeadLine { line, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(times: &[i64]) -> Vec<(bool, TimeDelta)> {
        let sides = [false, true].into_iter().cycle();
        let times = times.iter().map(|time| TimeDelta::seconds(*time));
        sides.zip(times).collect()
    }

    #[test]
    fn the_longest_turn_reaches_the_top_unless_the_limit_is_higher() {
        let bars = TimeBars::of(&seconds(&[10, 40, 40]), None).unwrap();
        assert_eq!(bars.longest, 1, "the first of two");
        assert!(
            bars.bars[1].starts_with("M48.3 80v-66.0h"),
            "{:?}",
            bars.bars
        );
        assert_eq!(bars.bars[0].matches('M').count(), 2);
        let limit = Some(TimeDelta::seconds(80));
        let lower = TimeBars::of(&seconds(&[10, 40]), limit).unwrap();
        assert_eq!(lower.limit_y, Some(FOOT - HIGH));
        assert!(lower.bars[1].contains("v-33.0h"));
        assert!(TimeBars::of(&seconds(&[0, 0]), limit).is_none());
        assert!(TimeBars::of(&[], None).is_none());
    }

    #[test]
    fn a_line_goes_up_for_the_first_player_and_down_for_the_second() {
        let lead = LeadLine::of(&[0, 1, 1, -2]).unwrap();
        assert_eq!(lead.most, 2);
        assert_eq!(
            lead.line,
            "M30 40V40.0H121.5V24.0H213.0V24.0H304.5V72.0H396.0"
        );
        assert!(LeadLine::of(&[0, 0]).is_none());
        assert!(LeadLine::of(&[]).is_none());
    }
}
