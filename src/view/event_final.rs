//! The final results of an event on its pages: the winner, the best three, the schools, the games of all rounds
//! as a collar of beads, and their numbers.

mod collar;
mod podium;

pub(crate) use collar::Collar;
pub(crate) use podium::{
    PodiumPlace, place as podium_place, podium, team_place, team_players, team_podium,
};

use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Ruleset, Side};
use crate::store::Board;
use crate::tournament::pairing::{TeamRow, is_at_end, team_standings};
use crate::tournament::prizes::Award;
use crate::tournament::standings::{BEST_OF_SCHOOL, Category, Standings, Within, live, within};
use crate::tournament::{EntrantId, PairingResult, System, Tournament};
use crate::view::match_list::team_link;
use crate::view::place_text::place_text;
use crate::view::player_link::PlayerLink;
use crate::view::prizes::{ShownPrize, public_awards, shown_prizes};
use crate::view::report_tables::{posted, schools_in_order};
use crate::view::round_tables::{NamedPlayer, Names, RoundTable};
use crate::view::school_token::SchoolToken;

/// With more players or teams in the first place the page names nobody as the winner.
const MOST_WINNERS: usize = 4;
/// The number of schools that are listed.
const SCHOOLS: usize = 6;

/// The data of the macros in `templates/macros/event_final.html`.
pub(crate) struct FinalResults {
    /// `The winner of the Demo school cup`.
    pub(crate) heading: String,
    /// The winner, or all who share the first place.
    pub(crate) winners: Vec<PodiumPlace>,
    /// The winners, or the members of the winning teams.
    won_by: Vec<EntrantId>,
    /// School, grade and points of the winner; the players of the winning team.
    pub(crate) about: String,
    /// Empty where more than four share the first three places.
    pub(crate) podium: Vec<PodiumPlace>,
    pub(crate) collar: Option<Collar>,
    /// Address and label of the whole standings.
    pub(crate) places: (String, String),
    /// Place, token, name and points of the best schools; empty with fewer than two schools.
    pub(crate) schools: Vec<(String, SchoolToken, String, String)>,
    /// How the points of the schools are counted.
    pub(crate) schools_how: String,
    /// Numbers of the event with their labels.
    pub(crate) numbers: Vec<(String, String)>,
    /// Numbers of games that each side won.
    pub(crate) sides: String,
    /// The prizes; empty while the event goes on or they are being read.
    pub(crate) prizes: Vec<ShownPrize>,
    /// The words of thanks: those of the organiser, or the usual ones.
    pub(crate) thanks: String,
}

/// The games of all rounds.
struct Games<'a> {
    tournament: &'a Tournament,
    rounds: Vec<RoundTable>,
}

impl FinalResults {
    /// The results of an event that is over: its last round has all results, or it is finished. `None` before, and
    /// where nobody has played.
    pub(crate) fn of(
        t: &Localizer,
        event: &Event,
        tournament: &Tournament,
        standings: &Standings,
        (awards, names): (&[Award], Names),
    ) -> Option<FinalResults> {
        let links = &paths::of(&event.key);
        if !is_over(event, tournament) {
            return None;
        }
        let everybody = within(tournament, standings, &Category::default());
        let Best {
            winners,
            won_by,
            podium,
            about,
        } = match tournament.options.system {
            System::Teams(_) => best_teams(t, links, tournament, names),
            _ => best_players(t, links, tournament, names, &everybody),
        };
        if winners.is_empty() {
            return None;
        }
        let games = Games {
            tournament,
            rounds: posted(tournament).collect(),
        };
        let heading = ["final-winner", "final-winners"][usize::from(winners.len() > 1)];
        Some(FinalResults {
            heading: t.msg_arg(heading, "event", event.title()),
            about: if winners.len() > 1 {
                String::new()
            } else {
                about
            },
            collar: Collar::of(t, tournament, &event.ruleset, &games.rounds),
            places: places(t, links, tournament),
            schools: schools(t, tournament, standings),
            schools_how: t.plural("schools-how", BEST_OF_SCHOOL),
            numbers: games.numbers(t, &event.ruleset),
            sides: games.sides(t, &event.ruleset),
            prizes: if event.is_finished && event.screen.prizes_read.is_none() {
                let awards = public_awards(tournament, awards);
                shown_prizes(t, tournament, &awards, names)
            } else {
                Vec::new()
            },
            thanks: Some(event.screen.thanks.clone())
                .filter(|own| !own.is_empty())
                .unwrap_or_else(|| games.thanks(t)),
            winners,
            won_by,
            podium,
        })
    }

    /// The same with other addresses of players, for pages without a server.
    #[must_use]
    pub(crate) fn linked(mut self, address: impl Fn(&str) -> String) -> FinalResults {
        for one in self.winners.iter_mut().chain(&mut self.podium) {
            one.player.href = address(&one.player.href);
        }
        self
    }

    /// The board whose last position is shown: a game of the winner, or the first one. Boards of the last round.
    pub(crate) fn last_board<'a>(&self, boards: &'a [Board]) -> Option<&'a Board> {
        let recorded = |board: &&Board| board.state.as_ref().is_some_and(|state| state.seq > 0);
        let of_winner = |board: &&Board| self.won_by.iter().any(|id| board.pairing.has(*id));
        let mut all = boards.iter().filter(recorded);
        let won = all.clone().find(of_winner);
        won.or_else(|| all.next())
    }
}

/// The winner of an event, or all who share the first place: players, or teams. Empty where nobody has played, and
/// where too many share it.
pub(crate) fn winners(
    links: &EventPaths,
    tournament: &Tournament,
    names: Names,
) -> Vec<PlayerLink> {
    let winners: Vec<PlayerLink> = match tournament.options.system {
        System::Teams(_) => {
            let rows = team_standings(tournament);
            let first = rows
                .iter()
                .filter(|row| row.rank == 1 && row.matches != [0; 3]);
            first
                .map(|row| team_link(links, tournament, usize::from(row.number) - 1, &row.team))
                .collect()
        }
        _ => {
            let standings = live(tournament);
            let everybody = within(tournament, &standings, &Category::default());
            let first = everybody
                .iter()
                .filter(|one| one.place == 1 && one.row.played > 0);
            let entrants = first.filter_map(|one| tournament.entrant(one.row.entrant));
            entrants
                .map(|one| PlayerLink::of(links, tournament, one, names))
                .collect()
        }
    };
    Some(winners)
        .filter(|winners| winners.len() <= MOST_WINNERS)
        .unwrap_or_default()
}

/// Whether no result is missing and no round follows.
fn is_over(event: &Event, tournament: &Tournament) -> bool {
    let is_open = tournament
        .posted()
        .is_some_and(|posted| !posted.missing().is_empty());
    let is_drafted = tournament.current.is_some() && tournament.posted().is_none();
    event.is_finished || !is_open && !is_drafted && is_at_end(tournament)
}

struct Best {
    winners: Vec<PodiumPlace>,
    won_by: Vec<EntrantId>,
    podium: Vec<PodiumPlace>,
    about: String,
}

fn best_players(
    t: &Localizer,
    links: &EventPaths,
    tournament: &Tournament,
    names: Names,
    everybody: &[Within<'_>],
) -> Best {
    let played = everybody.iter().filter(|one| one.row.played > 0);
    let first: Vec<Within<'_>> = played.filter(|one| one.place == 1).copied().collect();
    let about = first.first().map(|one| {
        let entrant = tournament.entrant(one.row.entrant);
        let school = entrant.and_then(|one| one.shown_school(names).map(str::to_owned));
        let grade = entrant.and_then(|one| one.grade);
        let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
        let points = t.msg_arg("screen-points", "points", t.figure(one.row.score));
        let parts = [school, grade, Some(points)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    });
    let winners = if first.len() > MOST_WINNERS {
        &[]
    } else {
        first.as_slice()
    };
    let winner = |one: &Within<'_>| podium::place(t, links, tournament, names, one);
    Best {
        winners: winners.iter().filter_map(winner).collect(),
        won_by: winners.iter().map(|one| one.row.entrant).collect(),
        podium: podium(t, links, tournament, names, everybody),
        about: about.unwrap_or_default(),
    }
}

fn best_teams(t: &Localizer, links: &EventPaths, tournament: &Tournament, names: Names) -> Best {
    let mut rows = team_standings(tournament);
    rows.retain(|row| row.matches.iter().sum::<u16>() > 0);
    let first: Vec<_> = rows.iter().filter(|row| row.rank == 1).collect();
    let about = first
        .first()
        .map(|row| team_players(tournament, &row.team, names));
    let winners = if first.len() > MOST_WINNERS {
        Vec::new()
    } else {
        first
    };
    let winner = |row: &&TeamRow| podium::team_place(t, links, tournament, row);
    Best {
        winners: winners.iter().map(winner).collect(),
        won_by: winners
            .iter()
            .flat_map(|row| row.team.members.clone())
            .collect(),
        podium: team_podium(t, links, tournament, &rows),
        about: about.unwrap_or_default(),
    }
}

fn places(t: &Localizer, links: &EventPaths, tournament: &Tournament) -> (String, String) {
    match tournament.options.system {
        System::Teams(_) => (links.finals(), t.msg("final-all-teams")),
        _ => (
            links.standings(),
            t.plural("final-all", tournament.entrants.len()),
        ),
    }
}

fn schools(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
) -> Vec<(String, SchoolToken, String, String)> {
    let rows = schools_in_order(tournament, standings, BEST_OF_SCHOOL);
    if rows.len() < 2 || matches!(tournament.options.system, System::Teams(_)) {
        return Vec::new();
    }
    let listed = rows.into_iter().take(SCHOOLS);
    let listed = listed.map(|row| {
        let place = place_text(row.place, row.shared);
        let token = SchoolToken::of(tournament, row.school);
        (place, token, row.school.to_owned(), t.figure(row.score))
    });
    listed.collect()
}

impl Games<'_> {
    fn results(&self) -> impl Iterator<Item = PairingResult> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let results = boards.filter_map(|(_, scored)| Some((*scored)?.result));
        results.filter(|result| result.is_meeting())
    }

    /// Players who have played.
    fn players(&self) -> usize {
        let mut ids: Vec<EntrantId> = Vec::new();
        for (pairing, scored) in self.rounds.iter().flat_map(|round| &round.boards) {
            if scored.is_some_and(|scored| scored.result.is_meeting()) {
                ids.extend([pairing.first, pairing.second]);
            }
        }
        ids.sort_unstable();
        ids.dedup();
        ids.len()
    }

    fn numbers(&self, t: &Localizer, ruleset: &Ruleset) -> Vec<(String, String)> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let shot = boards.filter_map(|(_, scored)| (*scored)?.shot);
        let shot = shot.map(|shot| usize::from(shot.first) + usize::from(shot.second));
        let shot: usize = if ruleset.facts().chooses_captures {
            shot.sum()
        } else {
            0
        };
        let drawn = self
            .results()
            .filter(|result| *result == PairingResult::Drawn);
        let schools = crate::tournament::schools(&self.tournament.entrants).len();
        let known = [
            ("final-games", self.results().count()),
            ("final-shot", shot),
            ("final-rounds", self.rounds.len()),
            ("final-drawn", drawn.count()),
            ("final-players", self.players()),
            ("final-schools", schools),
        ];
        let known = known.into_iter().filter(|(_, n)| *n > 0);
        known
            .map(|(id, n)| (n.to_string(), t.plural(id, n)))
            .collect()
    }

    /// `White won 43, Black 23, drawn 3`.
    fn sides(&self, t: &Localizer, ruleset: &Ruleset) -> String {
        let won = |colour: Colour| {
            let won = self.results().filter_map(PairingResult::winner);
            won.filter(|side| ruleset.colour(*side) == colour).count()
        };
        let drawn = self
            .results()
            .filter(|result| *result == PairingResult::Drawn);
        let values = [
            ("white", won(Colour::White).into()),
            ("black", won(Colour::Black).into()),
            ("drawn", drawn.count().into()),
        ];
        t.msg_with("final-sides", &values)
    }

    fn thanks(&self, t: &Localizer) -> String {
        let games = self.results().count();
        let values = [("n", self.players().into()), ("hands", (2 * games).into())];
        t.msg_with("final-thanks-text", &values)
    }
}

/// The names of both players of a board, the first one first.
pub(crate) fn names_at(tournament: &Tournament, board: &Board, names: Names) -> String {
    let players = NamedPlayer::pair(tournament, &board.pairing, names);
    let players = Side::BOTH.map(|side| players[side].name.clone());
    players.join(" – ")
}

/// Message id of the title of the page and of links to it.
pub(crate) fn title(system: System) -> &'static str {
    match system {
        System::Teams(_) => "team-tables",
        System::Knockout(_) => "knockout",
        System::Stages(_) => "finals-of-best",
        _ => "finals",
    }
}
