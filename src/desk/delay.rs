use chrono::TimeDelta;

/// How late outsiders see what is recorded at the boards, so that nobody can
/// help a player from afar. Once a round is closed its games are open to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Delay {
    /// At once.
    #[default]
    None,
    /// One minute later.
    OneMinute,
    /// Five minutes later.
    FiveMinutes,
}

impl Delay {
    /// All delays, with what outsiders see of an event as the store keeps it:
    /// aliases in any case.
    const CODES: [(Delay, &'static str, u8); 3] = [
        (Delay::None, "alias", 0),
        (Delay::OneMinute, "alias-after-1-minute", 1),
        (Delay::FiveMinutes, "alias-after-5-minutes", 5),
    ];

    /// All of them, the shortest first.
    pub fn all() -> impl Iterator<Item = Delay> {
        Delay::CODES.iter().map(|(delay, ..)| *delay)
    }

    /// In minutes.
    pub fn minutes(self) -> u8 {
        let found = Delay::CODES.iter().find(|(delay, ..)| *delay == self);
        found.map_or(0, |(_, _, minutes)| *minutes)
    }

    /// The delay of so many minutes.
    pub fn of_minutes(minutes: u8) -> Option<Delay> {
        let found = Delay::CODES.iter().find(|(_, _, own)| *own == minutes);
        found.map(|(delay, ..)| *delay)
    }

    /// As a time.
    pub fn time(self) -> TimeDelta {
        TimeDelta::minutes(i64::from(self.minutes()))
    }

    /// The stable code, as kept in the store.
    pub fn code(self) -> &'static str {
        let found = Delay::CODES.iter().find(|(delay, ..)| *delay == self);
        found.map_or("", |(_, code, _)| code)
    }

    /// The delay that a code means.
    pub(super) fn by_code(code: &str) -> Option<Delay> {
        let found = Delay::CODES.iter().find(|(_, own, _)| *own == code);
        found.map(|(delay, ..)| *delay)
    }
}
