//! Standings of a report file, with points in halves.

use super::{Mark, Trf, TrfEntry, TrfPlayer};
use inkundla_core::rules::Side;
use inkundla_core::tournament::crosstable::{Crosstable, Line, RoundOutcome, Score};
use inkundla_core::tournament::standings::{RankingEntrant, RankingInput, Row, ranked};
use inkundla_core::tournament::tiebreak::Detail;
use inkundla_core::tournament::{
    Edition, EntrantId, Points, RoundNo, Scoring, StageReached, Tiebreak,
};

/// A result scores points that are not halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("results are worth {tenths} tenths of a point; only halves can be counted here")]
pub struct NotHalves {
    /// The points in tenths.
    pub tenths: i32,
}

impl Trf {
    /// The standings after all paired rounds. The id of a
    /// player is the number.
    pub fn standings(
        &self,
        tiebreaks: &[Tiebreak],
        edition: Edition,
        detail: Detail,
    ) -> Result<Vec<Row>, NotHalves> {
        let scoring = self.scoring()?;
        let crosstable = self.sheets()?;
        let listed = self.players.iter().map(|player| RankingEntrant {
            id: id(player.number),
            number: player.number as u16,
            rating: player.rating.map(|rating| rating as u16),
            reached: StageReached::default(),
        });
        Ok(ranked(
            &RankingInput {
                crosstable: &crosstable,
                scoring,
                round_robin: self.is_round_robin(),
                edition,
                tiebreaks,
                by_hand: &[],
                listed: listed.collect(),
                teams: None,
            },
            detail,
        ))
    }

    /// Whether it is a round robin, by records 192 or 092.
    pub fn is_round_robin(&self) -> bool {
        let says = |tag| {
            let text = self.header(tag).unwrap_or_default().to_ascii_uppercase();
            text.contains("ROBIN") || text.contains("BERGER")
        };
        says("192") || says("092")
    }

    /// The rounds of all players.
    pub fn sheets(&self) -> Result<Crosstable, NotHalves> {
        let rounds = self.paired_rounds();
        let lines = self.players.iter().map(|player| {
            let lines = self.lines(player, rounds)?;
            Ok((id(player.number), lines))
        });
        Ok(Crosstable::from_lines(
            lines.collect::<Result<Vec<_>, _>>()?,
        ))
    }

    fn lines(&self, player: &TrfPlayer, rounds: usize) -> Result<Vec<Line>, NotHalves> {
        let mut total = Points::default();
        let mut lines = Vec::with_capacity(rounds);
        for at in 0..rounds {
            let given = self.adjustment(player, at + 1);
            let given = i16::try_from(given / 5).ok().filter(|_| given % 5 == 0);
            let given = given.ok_or(NotHalves {
                tenths: self.adjustment(player, at + 1),
            })?;
            let entry = player.entry_in(at);
            let outcome = outcome(&entry);
            let points = match outcome {
                RoundOutcome::Playing { .. } => Points::default(),
                _ => halves(self.worth.of(entry.mark))?,
            };
            let round = RoundNo(at as u16 + 1);
            let line = Line::after(total, round, outcome, points, &[(round, given)]);
            total = line.total;
            lines.push(line);
        }
        Ok(lines)
    }

    /// The points of wins, draws, losses and byes.
    pub fn scoring(&self) -> Result<Scoring, NotHalves> {
        Ok(Scoring {
            win: halves(self.worth.win)?,
            draw: halves(self.worth.draw)?,
            loss: halves(self.worth.loss)?,
            bye: halves(self.worth.of(Mark::PairingBye))?,
            average_bye: false,
        })
    }
}

fn id(number: u32) -> EntrantId {
    EntrantId(number.into())
}

fn halves(tenths: i32) -> Result<Points, NotHalves> {
    let halves = u16::try_from(tenths / 5).ok();
    let halves = halves.filter(|_| tenths % 5 == 0);
    halves.map(Points::halves).ok_or(NotHalves { tenths })
}

fn outcome(entry: &TrfEntry) -> RoundOutcome {
    let side = entry.side.unwrap_or(Side::First);
    let Some(opponent) = entry.against.map(id) else {
        return RoundOutcome::Bye(entry.mark.bye());
    };
    let played = |score| RoundOutcome::Played {
        opponent,
        side,
        score,
        cows: None,
    };
    let forfeit = |won| RoundOutcome::Forfeit {
        opponent,
        side,
        won,
    };
    match entry.mark {
        Mark::Win => played(Score::Win),
        Mark::Draw => played(Score::Draw),
        Mark::Loss => played(Score::Loss),
        Mark::ForfeitWin => forfeit(true),
        Mark::ForfeitLoss => forfeit(false),
        Mark::Adjourned | Mark::Blank => RoundOutcome::Playing { opponent, side },
        Mark::Half | Mark::Full | Mark::PairingBye | Mark::Zero => forfeit(false),
    }
}
