//! How points and tie-breaks came about, in words.

use crate::formats::Names;
use crate::tongue::{Tongue, Value};
use crate::tournament::sheet::{Line, Outcome, Score, Sheets};
use crate::tournament::standings::Row;
use crate::tournament::tiebreak::{self, Contribution, Figure};
use crate::tournament::{ByeKind, EntrantId, RoundNo, Tournament};

/// A figure with its working.
pub(super) struct Why {
    /// Its code, for links.
    pub(super) code: String,
    /// What it is called.
    pub(super) name: String,
    /// How much it is.
    pub(super) value: String,
    /// What each round brought.
    pub(super) lines: Vec<String>,
}

/// All that is needed to say why.
pub(super) struct Because<'a> {
    /// The words.
    pub(super) t: &'a Tongue,
    /// How much of a name is said.
    pub(super) names: Names,
    /// Who played.
    pub(super) tournament: &'a Tournament,
    /// Everybody's path.
    pub(super) sheets: Sheets,
}

impl Because<'_> {
    /// The name of somebody.
    pub(super) fn name(&self, who: Option<EntrantId>) -> String {
        let entrant = who.and_then(|id| self.tournament.entrant(id));
        match (entrant, self.names) {
            (None, _) => String::new(),
            (Some(entrant), Names::Full) => entrant.name.to_string(),
            (Some(entrant), Names::Alias) => entrant.name.alias(),
        }
    }

    /// The points of a player.
    pub(super) fn points(&self, row: &Row) -> Why {
        let lines = self.sheets.lines(row.entrant).iter();
        Why {
            code: "points".to_owned(),
            name: self.t.say("points"),
            value: row.points.to_string(),
            lines: lines.map(|line| self.line(line)).collect(),
        }
    }

    fn line(&self, line: &Line) -> String {
        let id = match line.outcome {
            Outcome::Played { score, .. } => match score {
                Score::Win => "path-won",
                Score::Draw => "path-drawn",
                Score::Loss => "path-lost",
            },
            Outcome::Forfeit { won: true, .. } => "path-won-forfeit",
            Outcome::Forfeit { won: false, .. } => "path-lost-forfeit",
            Outcome::Playing { .. } => "path-playing",
            Outcome::Bye(ByeKind::Allocated) => "path-bye",
            Outcome::Bye(ByeKind::Full | ByeKind::Half) => "path-bye-given",
            Outcome::Bye(ByeKind::Absent) => "path-absent",
            Outcome::Out => "path-out",
        };
        self.round(
            line.round,
            id,
            &[
                ("opponent", self.name(line.outcome.opponent()).into()),
                ("points", line.points.to_string().into()),
            ],
        )
    }

    /// A tie-break of a player.
    pub(super) fn figure(&self, figure: &Figure) -> Why {
        let code = figure.tiebreak.code().to_lowercase();
        let lines = figure.working.iter();
        let mut lines: Vec<String> = lines.map(|part| self.part(figure, part)).collect();
        if figure.value.is_none() {
            lines.push(self.t.say("why-not-tied"));
        }
        Why {
            name: self.t.say(&format!("tiebreak-{code}")),
            value: figure.value.map_or("–".to_owned(), |v| v.to_string()),
            lines,
            code,
        }
    }

    fn part(&self, figure: &Figure, part: &Contribution) -> String {
        let opponent = ("opponent", self.name(part.opponent).into());
        let value = ("value", part.value.to_string().into());
        let multiplies = figure.tiebreak == tiebreak::Tiebreak::SonnebornBerger;
        let times = |plain, times| if multiplies { times } else { plain };
        let (id, mut values) = match part.because {
            tiebreak::Because::Opponent { has, scored } => (
                times("why-opponent", "why-opponent-times"),
                vec![said("has", has), said("scored", scored)],
            ),
            tiebreak::Because::Dummy { has, scored } => (
                times("why-dummy", "why-dummy-times"),
                vec![said("has", has), said("scored", scored)],
            ),
            tiebreak::Because::Encounter { scored, games } => (
                "why-encounter",
                vec![said("scored", scored), ("games", games.into())],
            ),
            tiebreak::Because::Won => ("why-won", vec![]),
            tiebreak::Because::WonUnplayed => ("why-won-unplayed", vec![]),
            tiebreak::Because::Cows { shot, lost } => (
                "why-cows",
                vec![("shot", shot.into()), ("lost", lost.into())],
            ),
        };
        values.extend([opponent, value]);
        self.round(part.round, id, &values)
    }

    fn round(&self, round: RoundNo, id: &str, values: &[(&'static str, Value)]) -> String {
        self.t.tell(
            "why-round",
            &[
                ("round", round.0.into()),
                ("what", self.t.tell(id, values).into()),
            ],
        )
    }
}

fn said(name: &'static str, what: impl ToString) -> (&'static str, Value) {
    (name, what.to_string().into())
}
