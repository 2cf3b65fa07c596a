//! The receivers of each prize.

use super::award::{Among, Award, Held, Receiver, Winner, players};
use super::money::money;
use super::{PrizeList, Prizes};
use crate::tournament::pairing::team_standings;
use crate::tournament::standings::{Row, Standings, Within, placed, schools};
use crate::tournament::{EntrantId, Grade, Tournament};
use std::collections::BTreeSet;

/// A prize that is about to be given.
struct Item {
    prize: usize,
    among: Among,
    place: u16,
}

/// The awards, in the order of honour. `best` is the number of players of a school that count.
///
/// Players without a place get none, unless they are named.
pub fn awards(tournament: &Tournament, standings: &Standings, best: usize) -> Vec<Award> {
    let prizes = &tournament.options.prizes;
    let items = items(tournament, prizes);
    let mut held = Held::new();
    let mut awards = Vec::with_capacity(items.len());
    for Item {
        prize,
        among,
        place,
    } in &items
    {
        let winners = match among {
            Among::List(PrizeList::Schools) => {
                let rows = schools(tournament, standings, best).into_iter();
                let rows = rows.filter(|row| row.counted.iter().any(|row| row.is_placed));
                let rows = rows.map(|row| (Receiver::School(row.school.to_owned()), row.place));
                at_place(rows, *place)
            }
            Among::List(PrizeList::Teams) => {
                let rows = team_standings(tournament).into_iter();
                let rows = rows.filter(|row| row.matches != [0; 3]);
                at_place(
                    rows.map(|row| (Receiver::Team(row.team.name), row.rank)),
                    *place,
                )
            }
            Among::List(PrizeList::Named { number }) => {
                let mut all = tournament.entrants.iter();
                let named = all.find(|one| one.number == *number);
                let named = named.map(|one| named_winner(standings, one.id));
                named.into_iter().collect()
            }
            _ => of_players(tournament, standings, &mut held, (among, *place)),
        };
        awards.push(Award {
            prize: *prize,
            among: among.clone(),
            place: *place,
            winners,
            shares: Vec::new(),
        });
    }
    money(tournament, standings, &held, &mut awards);
    awards
}

/// The prizes with one for each grade and each school, and the place of each within its list.
fn items(tournament: &Tournament, prizes: &Prizes) -> Vec<Item> {
    let grades: BTreeSet<Grade> = tournament
        .entrants
        .iter()
        .filter_map(|one| one.grade)
        .collect();
    let mut items: Vec<Item> = Vec::with_capacity(prizes.list.len());
    for (prize, one) in prizes.list.iter().enumerate() {
        let lists: Vec<Among> = match &one.among {
            PrizeList::EachGrade => {
                let grade = |grade: &Grade| Among::List(PrizeList::Grade { grade: *grade });
                grades.iter().map(grade).collect()
            }
            PrizeList::EachSchool => {
                let mut schools: Vec<&str> = crate::tournament::schools(&tournament.entrants)
                    .iter()
                    .map(|school| school.name)
                    .collect();
                schools.sort_unstable();
                let school = |name: &str| Among::School(name.to_owned());
                schools.into_iter().map(school).collect()
            }
            among => vec![Among::List(among.clone())],
        };
        for among in lists {
            let before = items.iter().filter(|item| item.among == among).count();
            let place = if one.among.has_places() {
                before as u16 + 1
            } else {
                1
            };
            items.push(Item {
                prize,
                among,
                place,
            });
        }
    }
    items
}

fn at_place(rows: impl Iterator<Item = (Receiver, u16)>, wanted: u16) -> Vec<Winner> {
    let winner = |(to, place)| Winner {
        to,
        place,
        cents: 0,
        passed_over: Vec::new(),
    };
    rows.filter(|(_, place)| *place == wanted)
        .map(winner)
        .collect()
}

fn named_winner(standings: &Standings, player: EntrantId) -> Winner {
    let mut rows = standings.rows.iter();
    let row = rows.find(|row| row.entrant == player && row.is_placed);
    Winner {
        to: Receiver::Player(player),
        place: row.map_or(0, |row| row.rank),
        cents: 0,
        passed_over: Vec::new(),
    }
}

/// Gives a prize to the players at its place among those who hold no prize of another list.
fn of_players(
    tournament: &Tournament,
    standings: &Standings,
    held: &mut Held,
    (among, place): (&Among, u16),
) -> Vec<Winner> {
    let one_each = tournament.options.prizes.one_each;
    let all = players(tournament, standings, among);
    let keeps_another = |row: &Row| {
        let other = held.get(&row.entrant);
        one_each && other.is_some_and(|other| other != among)
    };
    let free: Vec<&Row> = all
        .iter()
        .copied()
        .filter(|row| !keeps_another(row))
        .collect();
    let at_place: Vec<Within<'_>> = placed(free)
        .into_iter()
        .filter(|one| one.place == place)
        .collect();
    let winners: Vec<Winner> = at_place
        .iter()
        .map(|one| Winner {
            to: Receiver::Player(one.row.entrant),
            place: one.row.rank,
            cents: 0,
            passed_over: all
                .iter()
                .filter(|row| row.rank < one.row.rank && keeps_another(row))
                .map(|row| row.entrant)
                .collect(),
        })
        .collect();
    for one in at_place {
        held.entry(one.row.entrant).or_insert_with(|| among.clone());
    }
    winners
}
