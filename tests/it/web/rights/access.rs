//! The roles that a route is for.

/// Who may use a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// Everybody.
    All,
    /// All signed-in users.
    SignedIn,
    /// Only the organiser of the event.
    Owner,
    /// The organiser of the event and the deputies.
    Organiser,
    /// The organiser, the deputies and the results helpers.
    Insider,
    /// Insiders and the teachers of a school.
    CheckIn,
    /// Insiders and the devices at which players report results.
    Results,
    /// The organiser, the deputies and the teachers of a school.
    LineUps,
    /// Only the teachers of a school.
    School,
    /// The holder of the code of the board.
    Code,
    /// The owner of the server.
    Server,
    /// Speakers with their link: none of the roles in the test.
    Speaker,
    /// Nobody any more: the server is set up.
    FirstRun,
}
