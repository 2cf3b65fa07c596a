//! Messages for the turns and the end of a game.

use super::{Localize, Localizer, Message};
use inkundla_core::referee::{Ground, Outcome};
use inkundla_core::rules::{Kind, Ruleset, Side, TurnPoints, TurnShape};

/// Describes a turn: `White places a cow on A6, three-in-a-row, shoots R3`.
pub struct TurnMessage<'a> {
    /// The rules.
    pub ruleset: &'a Ruleset,
    /// The side that played it.
    pub side: Side,
    /// The name of that player, to be shown instead of the side.
    pub name: Option<&'a str>,
    /// The kind of the man that moved, if known.
    pub man: Option<Kind>,
    /// The turn in notation.
    pub turn: &'a str,
}

impl Localize for TurnMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let points = TurnPoints::of(self.turn);
        let shape = self.ruleset.facts().shape(self.turn);
        let (id, is_piece) = message_id(shape, &points);
        let side = match self.name {
            // "White knight", but "Thandiwe: knight".
            Some(name) if is_piece => format!("{name}:"),
            Some(name) => name.to_owned(),
            None => t.localize(&self.ruleset.colour(self.side)),
        };
        let man = match shape {
            TurnShape::Placement => t.msg(placed(points.kind)),
            _ => t.localize(&self.man.unwrap_or(self.ruleset.facts().usual_kind)),
        };
        let from = points.path.first().copied().unwrap_or_default();
        let to = match shape {
            TurnShape::Move => points.path.get(1).copied().unwrap_or_default(),
            _ => from,
        };
        let path: Vec<&str> = points.points().collect();
        Message::new(id)
            .with("side", side)
            .with("man", man)
            .with("from", from)
            .with("to", to)
            .with("path", path.join("–"))
            .with("n", points.crossed.len())
            .with("shot", points.crossed.join(", "))
            .with("missed", points.missed.join(", "))
            .with("extra", points.extra.join(", "))
    }
}

/// The message of a turn, and whether it names the piece directly after its player.
fn message_id(shape: TurnShape, points: &TurnPoints<'_>) -> (&'static str, bool) {
    let has_shot = !points.crossed.is_empty();
    match shape {
        TurnShape::Lost => ("turn-text-lost-turn", false),
        TurnShape::Pass => ("turn-text-pass", false),
        TurnShape::Gift => ("turn-text-gift", false),
        TurnShape::Placement if has_shot => ("turn-text-place-shot", false),
        TurnShape::Placement => ("turn-text-place", false),
        TurnShape::Move if has_shot => ("turn-text-move-shot", false),
        TurnShape::Move => ("turn-text-move", false),
        TurnShape::Step => ("turn-text-step", true),
        TurnShape::Canter => ("turn-text-canter", true),
        TurnShape::Jump => ("turn-text-jump", true),
        TurnShape::Charge => ("turn-text-charge", true),
        TurnShape::Disc => match (points.missed.is_empty(), points.extra.is_empty()) {
            (true, true) => ("turn-text-disc", false),
            (false, true) => ("turn-text-disc-missed", false),
            (true, false) => ("turn-text-disc-extra", false),
            (false, false) => ("turn-text-disc-wrong", false),
        },
    }
}

fn placed(kind: Kind) -> &'static str {
    match kind {
        Kind::HerdBoys => "placed-herd-boys",
        Kind::Warriors => "placed-warriors",
        Kind::Cow | Kind::Man | Kind::Knight | Kind::Disc => "placed-cow",
    }
}

/// Describes the end of a game.
pub struct EndMessage<'a> {
    /// The rules.
    pub ruleset: &'a Ruleset,
    /// The outcome.
    pub outcome: Outcome,
    /// The reason for the outcome.
    pub ground: &'a Ground,
    /// The name of the winner or of the side.
    pub winner: String,
}

impl Localize for EndMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let id = match self.outcome {
            Outcome::Won(_) => "end-won",
            Outcome::Drawn => "end-drawn",
            Outcome::NotPlayed => "end-not-played",
        };
        Message::new(id)
            .with("winner", &self.winner)
            .with("why", ground(t, self.ruleset, self.ground))
    }
}

fn ground(t: &Localizer, ruleset: &Ruleset, ground: &Ground) -> String {
    match ground {
        Ground::Law { clause } => clause_text(t, ruleset, clause),
        Ground::Agreement => t.msg("ground-agreement"),
        Ground::Resignation => t.msg("ground-resignation"),
        Ground::Absence => t.msg("ground-absence"),
        Ground::Award { offence, skipped } => {
            let id = if *skipped {
                "ground-award-skipped"
            } else {
                "ground-award"
            };
            t.msg_arg(id, "why", t.localize(offence))
        }
        Ground::Adjudication { reason } => t.msg_arg("ground-adjudication", "reason", reason),
    }
}

/// Describes a clause of the law. It is stored by name, and an unknown name is shown as it
/// is. If a name means something else in another game, that game has a message of its own.
pub fn clause_text(t: &Localizer, ruleset: &Ruleset, clause: &str) -> String {
    let id = format!("clause-{clause}");
    let own = format!("{id}-{}", ruleset.name());
    match t.msg(&own) {
        message if message == own => t.msg(&id),
        message => message,
    }
}
