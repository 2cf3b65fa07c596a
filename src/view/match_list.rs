//! The matches of teams in a round, for pages: the teams with the score so far, and which team sits on which side of
//! each board.

use crate::i18n::Localizer;
use crate::paths::EventPaths;
use crate::rules::{Colour, Ruleset, Side};
use crate::tournament::crosstable::Crosstable;
use crate::tournament::pairing::{Match, Team, matches, team_of, teams};
use crate::tournament::{BoardNo, EntrantId, Pairing, PairingResult, System, Tournament};
use crate::view::player_link::PlayerLink;
use crate::view::round_tables::RoundTable;
use crate::view::school_token::SchoolToken;
use std::collections::HashMap;

/// A match: the data of the macro `head` in `templates/macros/matches.html`.
pub(crate) struct MatchHead {
    /// The places of both among the teams.
    places: [usize; 2],
    /// The team on the left, which moves first at the first board of the match.
    pub(crate) first: PlayerLink,
    /// The team on the right.
    pub(crate) second: PlayerLink,
    /// The points of both teams so far: `2½ – ½`; nothing is played in a draft.
    pub(crate) score: String,
    /// CSS class and text of the state.
    pub(crate) state: (&'static str, String),
    /// The number of results, as a sentence.
    pub(crate) progress: String,
    /// Boards with a result.
    pub(crate) done: usize,
    /// Boards without one.
    pub(crate) open: usize,
    /// A player of each team, by whom teams are swapped in a draft.
    pub(crate) swaps: [Swap; 2],
}

/// A player by whom a team is swapped.
pub(crate) struct Swap {
    pub(crate) id: i64,
}

impl MatchHead {
    /// `North – West`.
    pub(crate) fn name(&self) -> String {
        format!("{} – {}", self.first.name, self.second.name)
    }
}

/// The matches of a round with their boards.
pub(crate) struct MatchList {
    heads: Vec<MatchHead>,
    /// The place of the match of each board, and whether the team on the right moves first there.
    boards: HashMap<BoardNo, (usize, bool)>,
}

/// The rows of a match.
pub(crate) struct MatchRows<R> {
    pub(crate) head: MatchHead,
    pub(crate) rows: Vec<R>,
}

impl MatchList {
    /// The matches of a round, in the order of their boards; `None` where players meet.
    pub(crate) fn of(
        t: &Localizer,
        paths: &EventPaths,
        tournament: &Tournament,
        round: &RoundTable,
    ) -> Option<MatchList> {
        if !matches!(tournament.options.system, System::Teams(_)) {
            return None;
        }
        let teams = teams(tournament);
        let team_of = team_of(&teams);
        let mut all = matches(tournament, &round.boards, &round.byes);
        all.sort_by_key(|one| one.seats.first().map(|(pairing, _)| pairing.board));
        let mut boards = HashMap::new();
        for (at, one) in all.iter().enumerate() {
            for (pairing, _) in &one.seats {
                let is_turned = team_of.get(&pairing.first) != Some(&one.first);
                boards.insert(pairing.board, (at, is_turned));
            }
        }
        let head = |one: &Match| {
            let link = |at: usize| {
                let team = teams.get(at)?;
                Some(team_link(paths, tournament, at, team))
            };
            let open = usize::from(one.open);
            let done = one.boards.len() - open;
            let begins = one.seats.first().map(|(pairing, _)| *pairing);
            let [first, second] = one.score;
            Some(MatchHead {
                places: [one.first, one.second],
                first: link(one.first)?,
                second: link(one.second)?,
                score: format!("{first} – {second}"),
                state: match (round.is_draft, open) {
                    (true, _) => ("", String::new()),
                    (_, 0) => ("", t.msg("state-finished")),
                    _ => ("ok live-pill", t.msg("hall-being-played")),
                },
                progress: t.msg_with(
                    "rounds-done",
                    &[("done", done.into()), ("all", (done + open).into())],
                ),
                done,
                open,
                swaps: begins
                    .map_or([0; 2], |one| [one.first.0, one.second.0])
                    .map(|id| Swap { id }),
            })
        };
        Some(MatchList {
            heads: all.iter().filter_map(head).collect(),
            boards,
        })
    }

    /// With the match points of both teams as the score: `5 : 4`.
    #[must_use]
    pub(crate) fn with_points(mut self, t: &Localizer, points: &Crosstable) -> MatchList {
        for head in &mut self.heads {
            let [one, other] = head
                .places
                .map(|at| points.points(EntrantId(at as i64 + 1)));
            head.score = format!("{one} : {other}");
            head.state = ("", t.msg("match-points"));
        }
        self
    }

    /// The match of a team by its place, and whether the team is on the left.
    pub(crate) fn of_team(self, at: usize) -> Option<(MatchHead, bool)> {
        let mut heads = self.heads.into_iter();
        let head = heads.find(|head| head.places.contains(&at))?;
        let is_left = head.places[0] == at;
        Some((head, is_left))
    }

    /// Whether the team on the right moves first at a board.
    pub(crate) fn is_turned(&self, board: BoardNo) -> bool {
        self.boards.get(&board).is_some_and(|(_, is)| *is)
    }

    /// Rows by their matches. A match without a row is left out.
    pub(crate) fn sorted<R>(self, rows: Vec<R>, board: impl Fn(&R) -> u16) -> Vec<MatchRows<R>> {
        let heads = self.heads.into_iter();
        let mut all: Vec<MatchRows<R>> = heads
            .map(|head| MatchRows {
                head,
                rows: Vec::new(),
            })
            .collect();
        for row in rows {
            let of = self.boards.get(&BoardNo(board(&row)));
            if let Some(found) = of.and_then(|(at, _)| all.get_mut(*at)) {
                found.rows.push(row);
            }
        }
        all.retain(|one| !one.rows.is_empty());
        all
    }
}

/// A board as it is shown: the team of the left of its match on the left; where players meet, who moves first.
#[derive(Clone, Copy)]
pub(crate) struct BoardView {
    /// The sides of the players on the left and on the right.
    sides: [Side; 2],
    /// Their colours, where teams meet.
    colours: Option<[Colour; 2]>,
}

impl BoardView {
    pub(crate) fn of(list: Option<&MatchList>, ruleset: &Ruleset, board: BoardNo) -> BoardView {
        let is_turned = list.is_some_and(|list| list.is_turned(board));
        let sides = if is_turned {
            [Side::Second, Side::First]
        } else {
            Side::BOTH
        };
        BoardView {
            colours: list.map(|_| sides.map(|side| ruleset.colour(side))),
            sides,
        }
    }

    /// Whether who moves second is on the left.
    pub(crate) fn is_turned(&self) -> bool {
        self.sides[0] == Side::Second
    }

    /// The colours from left to right, where teams meet.
    pub(crate) fn colours(&self) -> [Option<Colour>; 2] {
        [0, 1].map(|at| self.colours.map(|both| both[at]))
    }

    /// The players from left to right, each with the colour where teams meet.
    pub(crate) fn seats<T>(
        &self,
        pairing: &Pairing,
        seat: impl Fn(EntrantId, Option<Colour>) -> T,
    ) -> [T; 2] {
        [0, 1].map(|at| {
            let id = match self.sides[at] {
                Side::First => pairing.first,
                Side::Second => pairing.second,
            };
            seat(id, self.colours.map(|both| both[at]))
        })
    }

    /// A result as seen from the left, or as it is stored for one that is seen from the left.
    pub(crate) fn result(&self, result: PairingResult) -> PairingResult {
        match self.sides[0] {
            Side::First => result,
            Side::Second => result.turned(),
        }
    }
}

/// A team with the beads of its school, and its page.
pub(crate) fn team_link(
    paths: &EventPaths,
    tournament: &Tournament,
    at: usize,
    team: &Team,
) -> PlayerLink {
    PlayerLink {
        name: team.name.clone(),
        about: String::new(),
        grade: String::new(),
        token: Some(SchoolToken::of(tournament, &team.name)),
        href: paths.team(at + 1),
    }
}
