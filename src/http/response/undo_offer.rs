//! The offer to undo the last action, as pages show it.

use chrono::{DateTime, TimeDelta, Utc};

/// How long the offer is shown; the history offers it without a limit.
const OFFERED_FOR: TimeDelta = TimeDelta::minutes(10);
/// The query parameter with the time of a change, in milliseconds.
pub(crate) const DONE: &str = "done=";

/// The button that undoes the last change, drawn by the macro in `templates/undo.html`.
#[derive(Clone)]
pub struct UndoOffer {
    /// The address of the form.
    pub door: String,
    /// The page of the event to return to.
    pub to: String,
    /// The page that previews the effect; `None` where the label describes all of it.
    pub look: Option<String>,
    /// The state after the undo, or the action to undo.
    pub text: String,
}

/// The time of the change in a query string, if the offer is still valid.
pub(crate) fn done_at(query: &str, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let millis = query.split('&').find_map(|pair| pair.strip_prefix(DONE))?;
    let at = DateTime::from_timestamp_millis(millis.parse().ok()?)?;
    (at <= now && now - at < OFFERED_FOR).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_is_offered_for_ten_minutes() {
        let now = DateTime::from_timestamp_millis(1_700_000_000_000).unwrap();
        let done = |value: &str| done_at(&format!("show=open&done={value}"), now);
        assert_eq!(done("1700000000000"), Some(now));
        for never in ["1699999399999", "1700000000001", "", "x", "-1"] {
            assert_eq!(done(never), None, "{never}");
        }
        assert_eq!(done_at("notice=done", now), None);
    }
}
