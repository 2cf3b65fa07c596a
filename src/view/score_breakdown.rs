//! The breakdown of points and tie-breaks, in words.

use crate::formats::Names;
use crate::i18n::{Localizer, Value};
use crate::tournament::crosstable::{Crosstable, Line, RoundOutcome, Score};
use crate::tournament::standings::Row;
use crate::tournament::tiebreak::{self, Contribution, Derivation, Figure, Kind};
use crate::tournament::{ByeKind, EntrantId, Points, RoundNo, TeamPoints, Tiebreak, Tournament};
use crate::view::signed_points::adjusted;
use std::fmt::Display;

/// A score with its working.
pub(crate) struct ScoreBreakdown {
    /// Its code, for links.
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) value: String,
    /// The contribution of each round.
    pub(crate) lines: Vec<String>,
}

/// The context of breakdowns.
pub(crate) struct Breakdowns<'a> {
    pub(crate) t: &'a Localizer,
    pub(crate) names: Names,
    pub(crate) tournament: &'a Tournament,
    /// The results of all players by round.
    pub(crate) sheets: Crosstable,
}

impl Breakdowns<'_> {
    pub(crate) fn name(&self, who: Option<EntrantId>) -> String {
        let entrant = who.and_then(|id| self.tournament.entrant(id));
        match (entrant, self.names) {
            (None, _) => String::new(),
            (Some(entrant), Names::Full) => entrant.name.full(),
            (Some(entrant), Names::Alias) => entrant.name.alias(),
        }
    }

    /// The breakdown of a player's points.
    pub(crate) fn points(&self, row: &Row) -> ScoreBreakdown {
        let lines = self.sheets.lines(row.entrant).iter();
        let average = row.score - row.points.into();
        let average = (average != tiebreak::Value::default()).then(|| {
            self.t
                .msg_arg("why-average-bye", "average", self.t.figure(average))
        });
        let rankings = &self.tournament.options.ranking.by_hand;
        let by_hand = row.by_hand.and_then(|at| rankings.get(at));
        let by_hand = by_hand.map(|order| {
            self.t
                .msg_arg("why-by-hand", "reason", order.reason.as_str())
        });
        let adjusted = adjusted(self.t, self.sheets.lines(row.entrant));
        let adjusted = adjusted.map(|(round, points)| self.round(round, "path-adjusted", &points));
        let extra = adjusted.chain(average).chain(by_hand);
        ScoreBreakdown {
            code: "points".to_owned(),
            name: self.t.msg("points"),
            value: self.t.figure(row.score),
            lines: lines.map(|line| self.line(line)).chain(extra).collect(),
        }
    }

    fn line(&self, line: &Line) -> String {
        let id = match line.outcome {
            RoundOutcome::Played { score, .. } => match score {
                Score::Win => "path-won",
                Score::Draw => "path-drawn",
                Score::Loss => "path-lost",
            },
            RoundOutcome::Forfeit { won: true, .. } => "path-won-forfeit",
            RoundOutcome::Forfeit { won: false, .. } => "path-lost-forfeit",
            RoundOutcome::Playing { .. } => "path-playing",
            RoundOutcome::Bye(ByeKind::Allocated) if self.is_bye_free() => "path-free",
            RoundOutcome::Bye(ByeKind::Allocated) => "path-bye",
            RoundOutcome::Bye(ByeKind::Full | ByeKind::Half) => "path-bye-given",
            RoundOutcome::Bye(ByeKind::Absent) => "path-absent",
            RoundOutcome::Out => "path-out",
        };
        self.round(
            line.round,
            id,
            &[
                ("opponent", self.name(line.outcome.opponent()).into()),
                ("points", self.t.figure(line.points).into()),
            ],
        )
    }

    /// Whether a round without an opponent counts nothing, as in a round robin.
    fn is_bye_free(&self) -> bool {
        let scoring = self.tournament.options.counted_scoring();
        !scoring.average_bye && scoring.bye == Points::default()
    }

    /// The breakdown of a player's tie-break.
    pub(crate) fn figure(&self, figure: &Figure) -> ScoreBreakdown {
        let lines = figure.working.iter();
        let mut lines: Vec<String> = lines.map(|part| self.part(figure, part)).collect();
        lines.extend(self.how(figure));
        ScoreBreakdown {
            code: address(figure.tiebreak),
            name: name(self.t, figure.tiebreak),
            value: figure.value.map_or("–".to_owned(), |v| self.t.figure(v)),
            lines,
        }
    }

    /// A sentence about the whole figure, after its parts.
    fn how(&self, figure: &Figure) -> Option<String> {
        let counted = figure.working.iter().filter(|part| !part.cut).count();
        match (figure.value, figure.derivation) {
            (_, Derivation::NotAllMet) => Some(self.t.msg("why-not-all-met")),
            (None, _) if figure.tiebreak.kind() == Kind::DirectEncounter => {
                Some(self.t.msg("why-not-tied"))
            }
            (None, Derivation::Encounters { by: None, .. }) => {
                Some(self.t.msg("why-not-tied-team"))
            }
            (None, _) => Some(self.t.msg("why-no-value")),
            (Some(_), Derivation::Mean) => Some(self.t.plural("why-mean", counted)),
            (Some(_), Derivation::Performance { mean, plus }) => Some(self.t.msg_with(
                "why-performance",
                &[self.arg("mean", mean), self.arg("plus", plus)],
            )),
            (Some(_), Derivation::Perfect { scored }) => Some(self.t.msg_arg(
                "why-perfect",
                "scored",
                self.t.figure(scored),
            )),
            (
                Some(_),
                Derivation::Encounters {
                    secondary: second,
                    by,
                },
            ) => {
                let others = self
                    .t
                    .msg_arg("why-encounters", "second", self.t.figure(second));
                let by = by.map(|kind| {
                    let by = name(self.t, Tiebreak::plain(kind));
                    self.t.msg_arg("why-separated", "by", by)
                });
                let all = std::iter::once(others).chain(by);
                Some(all.collect::<Vec<_>>().join(" "))
            }
            (
                Some(_),
                Derivation::Combined {
                    scored,
                    strength,
                    divisor,
                },
            ) => {
                let values = [
                    self.arg("scored", scored),
                    self.arg("strength", strength),
                    self.arg("divisor", divisor),
                ];
                Some(self.t.msg_with("why-combined", &values))
            }
            (Some(_), Derivation::Own) if figure.tiebreak.kind() == Kind::Lots => {
                let seed = figure.tiebreak.number();
                Some(self.t.msg_arg("why-lot", "seed", seed.to_string()))
            }
            (Some(_), Derivation::Sum | Derivation::Own) => None,
        }
    }

    fn part(&self, figure: &Figure, part: &Contribution) -> String {
        let opponent = ("opponent", self.name(part.opponent).into());
        let multiplies = matches!(
            figure.tiebreak.kind(),
            Kind::SonnebornBerger | Kind::ExtendedSonneborn { .. }
        );
        let (id, mut values) = match (part.reason, part.opponent) {
            (tiebreak::ContributionReason::Points, None) => ("why-scored-alone", vec![]),
            (reason, _) => self.reason(reason, multiplies),
        };
        values.extend([opponent, self.arg("value", part.value)]);
        let line = match part.round {
            Some(round) => self.round(round, id, &values),
            None if part.cut && figure.tiebreak.kind() == Kind::TopBoards => {
                return self.t.msg_with("why-board-later", &values);
            }
            None => self.t.msg_with(id, &values),
        };
        if part.cut {
            self.t.msg_arg("why-cut", "line", line)
        } else {
            line
        }
    }

    fn round(&self, round: RoundNo, id: &str, values: &[(&'static str, Value)]) -> String {
        self.t.msg_with(
            "why-round",
            &[
                ("round", round.0.into()),
                ("what", self.t.msg_with(id, values).into()),
            ],
        )
    }

    /// The message of a contribution, and its values.
    fn reason(
        &self,
        reason: tiebreak::ContributionReason,
        multiplies: bool,
    ) -> (&'static str, Vec<(&'static str, Value)>) {
        use tiebreak::ContributionReason as B;
        let times = |plain, times| if multiplies { times } else { plain };
        match reason {
            B::Opponent { has, scored } => (
                times("why-opponent", "why-opponent-times"),
                vec![self.arg("has", has), self.arg("scored", scored)],
            ),
            B::Dummy { has, scored } => (
                times("why-dummy", "why-dummy-times"),
                vec![self.arg("has", has), self.arg("scored", scored)],
            ),
            B::Encounter { scored, games } => (
                "why-encounter",
                vec![self.arg("scored", scored), ("games", games.into())],
            ),
            B::Match { matches, boards } => (
                "why-match",
                vec![self.arg("matches", matches), self.arg("boards", boards)],
            ),
            B::Points => ("why-scored", vec![]),
            B::Board { board } => ("why-board", vec![("board", board.into())]),
            B::BoardTimes { board, scored } => (
                "why-board-times",
                vec![("board", board.into()), self.arg("scored", scored)],
            ),
            B::Won => ("why-won", vec![]),
            B::WonUnplayed => ("why-won-unplayed", vec![]),
            B::MovedSecond => ("why-moved-second", vec![]),
            B::Ready => ("why-ready", vec![]),
            B::Better => ("why-better", vec![]),
            B::Level => ("why-level", vec![]),
            B::Total => ("why-total", vec![]),
            B::Strength { has } => ("why-strength", vec![self.arg("has", has)]),
            B::Rating => ("why-rating", vec![]),
            B::Theirs => ("why-theirs", vec![]),
            B::Counted { own, other } => (
                "why-counted",
                vec![("own", own.into()), ("other", other.into())],
            ),
            B::Brightwell { discs, has } => (
                "why-brightwell",
                vec![("discs", discs.into()), self.arg("has", has)],
            ),
            B::BrightwellDummy { has } => ("why-brightwell-dummy", vec![self.arg("has", has)]),
        }
    }

    /// A number in the format of the language.
    fn arg(&self, name: &'static str, figure: impl Display) -> (&'static str, Value) {
        (name, self.t.figure(figure).into())
    }
}

fn text_arg(name: &'static str, what: impl ToString) -> (&'static str, Value) {
    (name, what.to_string().into())
}

/// Modified tie-breaks that have a name of their own.
const NAMED: [(&str, &str); 2] = [("BH/C1", "tiebreak-bh-c1"), ("BH/M1", "tiebreak-bh-m1")];

/// The name of a tie-break, with its modifiers.
pub(crate) fn name(t: &Localizer, tiebreak: Tiebreak) -> String {
    let code = tiebreak.code();
    if let Some((_, id)) = NAMED.iter().find(|(known, _)| *known == code) {
        return t.msg(id);
    }
    let name = match tiebreak.points() {
        None => plain_name(t, tiebreak.kind()),
        Some(points) => {
            let id = format!("tiebreak-of-{}", points_word(points));
            t.msg_arg(&id, "name", plain_name(t, tiebreak.kind()))
        }
    };
    match code.split_once('/') {
        Some((_, modifiers)) if tiebreak.kind() != Kind::Lots => {
            let values = [text_arg("name", name), text_arg("modifiers", modifiers)];
            t.msg_with("tiebreak-modified", &values)
        }
        _ => name,
    }
}

/// The name of a tie-break without its modifiers.
fn plain_name(t: &Localizer, kind: Kind) -> String {
    let then = |first: String, kind: &Kind| {
        let values = [
            text_arg("first", first),
            text_arg("second", plain_name(t, *kind)),
        ];
        t.msg_with("tiebreak-then", &values)
    };
    match kind {
        Kind::ExtendedSonneborn { has, scored } => t.msg_with(
            "tiebreak-esb",
            &[
                text_arg("has", points_word(has)),
                text_arg("scored", points_word(scored)),
            ],
        ),
        Kind::ExtendedEncounter(knockout) => {
            let kinds = knockout.kinds().iter();
            kinds.fold(t.msg("tiebreak-ede"), then)
        }
        kind => {
            let code = kind.law().code.to_lowercase();
            t.msg(&format!("tiebreak-{code}"))
        }
    }
}

fn points_word(points: TeamPoints) -> &'static str {
    match points {
        TeamPoints::Match => "match",
        TeamPoints::Game => "game",
    }
}

/// The explanation of a tie-break in one sentence.
pub(crate) fn how(t: &Localizer, tiebreak: Tiebreak) -> String {
    let code = tiebreak.code();
    let named = NAMED.iter().find(|(known, _)| *known == code);
    let kind = match tiebreak.kind() {
        Kind::ExtendedSonneborn { .. } => "esb".to_owned(),
        Kind::ExtendedEncounter(_) => "ede".to_owned(),
        other => other.law().code.to_lowercase(),
    };
    match named {
        Some((_, id)) => t.msg(&format!("{id}-how")),
        None => t.msg(&format!("tiebreak-{kind}-how")),
    }
}

/// A code as an anchor in links.
pub(crate) fn address(tiebreak: Tiebreak) -> String {
    tiebreak.code().to_lowercase().replace(['/', '+', ':'], "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::tournament::crosstable::Through;
    use crate::tournament::tiebreak::Value;
    use crate::tournament::{Entrants, Options};

    #[test]
    fn the_working_of_a_figure_has_the_decimal_sign_of_the_language() {
        let tournament = Tournament {
            options: Options::automatic(),
            entrants: Entrants::default(),
            closed: Vec::new(),
            current: None,
        };
        // An opponent whose unplayed round was worth the average of the others.
        let has = Value::thousandths(2_333);
        let part = Contribution {
            round: Some(RoundNo(3)),
            opponent: None,
            value: has,
            reason: tiebreak::ContributionReason::Opponent {
                has,
                scored: Value::whole(1),
            },
            voluntary: false,
            cut: false,
        };
        let figure = Figure {
            tiebreak: Tiebreak::BUCHHOLZ,
            value: Some(has),
            derivation: Derivation::Sum,
            working: vec![part],
        };
        for (language, sign) in [(Language::English, '.'), (Language::Afrikaans, ',')] {
            let t = Localizer::of(language).unwrap();
            let breakdowns = Breakdowns {
                t: &t,
                names: Names::Full,
                tournament: &tournament,
                sheets: Crosstable::of(&tournament, Through::Live),
            };
            let why = breakdowns.figure(&figure);
            let expected = format!("2{sign}333");
            assert_eq!(why.value, expected);
            assert!(why.lines[0].ends_with(&expected), "{:?}", why.lines);
        }
    }
}
