use super::{Award, MoneySharing, Prize, PrizeList, Prizes, Receiver, awards};
use crate::tournament::standings::{Row, Standings};
use crate::tournament::tiebreak::Value;
use crate::tournament::{
    About, Entrant, EntrantId, EntrantName, Gender, Grade, Options, Points, Presence, RoundNo,
    Tournament,
};
use proptest::prelude::*;
use std::collections::HashSet;

/// Rank, half points, gender, grade and school of the players, the best first.
type Player = (u16, u16, Gender, u8, &'static str);

const GIRL: PrizeList = PrizeList::Gender {
    gender: Gender::Female,
};

fn event(players: &[Player], prizes: Prizes) -> (Tournament, Standings) {
    let entrants = (1..).zip(players);
    let entrants = entrants.map(|(number, (_, _, gender, grade, school))| Entrant {
        id: EntrantId(i64::from(number)),
        number,
        name: EntrantName::parse("Player", &number.to_string()).unwrap(),
        school: Some((*school).to_owned()),
        grade: Grade::from_code(&grade.to_string()),
        presence: Presence::Here,
        about: About {
            gender: Some(*gender),
            ..About::default()
        },
    });
    let shares = |rank: u16| players.iter().filter(|one| one.0 == rank).count() > 1;
    let rows = (1..).zip(players).map(|(id, (rank, points, ..))| Row {
        rank: *rank,
        shared: shares(*rank),
        is_placed: true,
        entrant: EntrantId(id),
        points: Points::halves(*points),
        score: Value::thousandths(i64::from(*points) * 500),
        played: 5,
        won: 0,
        drawn: 0,
        lost: 0,
        byes: 0,
        figures: Vec::new(),
        by_hand: None,
    });
    let standings = Standings {
        after: RoundNo(5),
        provisional: false,
        rows: rows.collect(),
    };
    let tournament = Tournament {
        options: Options {
            prizes,
            ..Options::automatic()
        },
        entrants: entrants.collect(),
        closed: Vec::new(),
        current: None,
    };
    (tournament, standings)
}

fn prize(among: PrizeList, cents: u32) -> Prize {
    Prize {
        name: String::new(),
        among,
        cents,
        gift: String::new(),
    }
}

fn prizes(list: &[(PrizeList, u32)], sharing: MoneySharing) -> Prizes {
    let list = list.iter();
    Prizes {
        list: list
            .map(|(among, cents)| prize(among.clone(), *cents))
            .collect(),
        sharing,
        ..Prizes::default()
    }
}

/// The receivers of each prize with their money, and those who only share it.
fn read(awards: &[Award]) -> Vec<String> {
    let one = |award: &Award| {
        let winners = award.winners.iter().map(|winner| match &winner.to {
            Receiver::Player(id) => format!("{}:{}", id.0, winner.cents),
            Receiver::School(name) | Receiver::Team(name) => format!("{name}:{}", winner.cents),
        });
        let shares = award
            .shares
            .iter()
            .map(|(id, cents)| format!("+{}:{cents}", id.0));
        winners.chain(shares).collect::<Vec<_>>().join(" ")
    };
    awards.iter().map(one).collect()
}

fn given(players: &[Player], prizes: Prizes) -> Vec<String> {
    let (tournament, standings) = event(players, prizes);
    read(&awards(&tournament, &standings, 3))
}

const B: Gender = Gender::Male;
const G: Gender = Gender::Female;
/// Six players: the third is the best girl.
const SIX: [Player; 6] = [
    (1, 10, B, 7, "Baobab"),
    (2, 8, B, 6, "Marula"),
    (3, 8, G, 7, "Umthombo"),
    (4, 8, G, 6, "Umthombo"),
    (5, 5, B, 5, "Marula"),
    (6, 2, G, 5, "Baobab"),
];
const EVERYBODY: PrizeList = PrizeList::Everybody;

#[test]
fn a_player_keeps_the_higher_prize_and_the_next_one_moves_up() {
    let three = [
        (EVERYBODY, 0),
        (EVERYBODY, 0),
        (EVERYBODY, 0),
        (GIRL, 0),
        (PrizeList::EachGrade, 0),
    ];
    let one_each = prizes(&three, MoneySharing::ByPlace);
    let (tournament, standings) = event(&SIX, one_each.clone());
    let found = awards(&tournament, &standings, 3);
    // Grade 5, Grade 6 and Grade 7: nobody of Grades 6 and 7 is left without a prize.
    assert_eq!(read(&found), ["1:0", "2:0", "3:0", "4:0", "5:0", "", ""]);
    let best_girl = &found[3].winners[0];
    assert_eq!(
        (best_girl.place, &best_girl.passed_over[..]),
        (4, &[EntrantId(3)][..])
    );

    let several = Prizes {
        one_each: false,
        ..one_each
    };
    assert_eq!(
        given(&SIX, several),
        ["1:0", "2:0", "3:0", "3:0", "5:0", "2:0", "1:0"]
    );
}

#[test]
fn the_order_of_honour_decides_which_prize_is_kept() {
    let girl_first = [(EVERYBODY, 0), (GIRL, 0), (EVERYBODY, 0), (EVERYBODY, 0)];
    let prizes = prizes(&girl_first, MoneySharing::ByPlace);
    assert_eq!(given(&SIX, prizes), ["1:0", "3:0", "2:0", "4:0"]);
}

#[test]
fn players_in_one_place_get_the_prize_together_and_the_next_one_falls_to_nobody() {
    let mut players = SIX;
    players[1].0 = 1;
    let three = [(EVERYBODY, 300), (EVERYBODY, 200), (EVERYBODY, 100)];
    assert_eq!(
        given(&players, prizes(&three, MoneySharing::ByPlace)),
        ["1:250 2:250", "", "3:100"]
    );
}

#[test]
fn money_is_shared_equally_by_hort_or_by_place() {
    let three = [
        (EVERYBODY, 40_000),
        (EVERYBODY, 25_000),
        (EVERYBODY, 15_000),
    ];
    let given = |sharing| given(&SIX, prizes(&three, sharing));
    // The players 2 to 4 have equal points and take the places 2 to 4: 250 + 150.
    assert_eq!(
        given(MoneySharing::Equally),
        ["1:40000", "2:13334", "3:13333 +4:13333"]
    );
    // Half of 400 in three parts, and half of 250, of 150 and of nothing.
    assert_eq!(
        given(MoneySharing::Hort),
        ["1:40000", "2:19167", "3:14167 +4:6666"]
    );
    assert_eq!(
        given(MoneySharing::ByPlace),
        ["1:40000", "2:25000", "3:15000"]
    );
}

#[test]
fn who_has_another_prize_takes_no_part_in_sharing() {
    let prizes = prizes(
        &[(EVERYBODY, 400), (EVERYBODY, 200), (GIRL, 150)],
        MoneySharing::Equally,
    );
    // 3 is the best girl, so 2 and 4 share the second prize.
    assert_eq!(given(&SIX, prizes), ["1:400", "2:100 +4:100", "3:150"]);
}

#[test]
fn schools_and_named_players_get_theirs_besides() {
    let prizes = prizes(
        &[
            (EVERYBODY, 0),
            (PrizeList::Schools, 500),
            (PrizeList::Schools, 300),
            (PrizeList::Named { number: 1 }, 50),
            (PrizeList::Named { number: 0 }, 50),
            (PrizeList::EachSchool, 0),
        ],
        MoneySharing::Equally,
    );
    assert_eq!(
        given(&SIX, prizes),
        [
            "1:0",
            "Umthombo:500",
            "Marula:300",
            "1:50",
            "",
            "6:0",
            "2:0",
            "3:0"
        ]
    );
}

#[test]
fn a_stored_prize_without_new_fields_is_read() {
    let text = r#"{"list":[{"among":"everybody"},{"among":"gender","gender":"female","cents":5}]}"#;
    let read: Prizes = serde_json::from_str(text).unwrap();
    assert_eq!(read.list, [prize(EVERYBODY, 0), prize(GIRL, 5)]);
    assert!(read.one_each);
    let again = serde_json::to_string(&read).unwrap();
    assert_eq!(serde_json::from_str::<Prizes>(&again).unwrap(), read);
}

fn field() -> impl Strategy<Value = Vec<Player>> {
    let one = (0..3u8, 0..12u16, any::<bool>(), 5..8u8);
    prop::collection::vec(one, 1..14).prop_map(|mut all| {
        all.sort_by_key(|one| std::cmp::Reverse(one.1));
        let mut players: Vec<Player> = Vec::new();
        for (at, (tie, points, is_girl, grade)) in all.into_iter().enumerate() {
            let before = players.last().filter(|one| one.1 == points && tie == 0);
            let rank = before.map_or(at as u16 + 1, |one| one.0);
            let gender = if is_girl { G } else { B };
            players.push((rank, points, gender, grade, "Baobab"));
        }
        players
    })
}

fn lists() -> impl Strategy<Value = Vec<(PrizeList, u32)>> {
    let among = prop_oneof![
        3 => Just(EVERYBODY),
        1 => Just(GIRL),
        1 => Just(PrizeList::EachGrade),
        1 => (5..8u8).prop_map(|grade| PrizeList::Grade {
            grade: Grade::from_code(&grade.to_string()).unwrap()
        }),
    ];
    prop::collection::vec((among, 0..100_000u32), 0..8)
}

proptest! {
    /// Every hundredth of a prize that somebody wins is paid, and nobody holds two prizes.
    #[test]
    fn all_money_is_paid_and_nobody_gets_two_prizes(
        players in field(),
        list in lists(),
        sharing in 0..3usize,
        one_each in any::<bool>(),
    ) {
        let prizes = Prizes {
            one_each,
            ..prizes(&list, MoneySharing::ALL[sharing])
        };
        let (tournament, standings) = event(&players, prizes);
        let awards = awards(&tournament, &standings, 3);
        let list = &tournament.options.prizes.list;
        let mut seen = HashSet::new();
        let mut lists = HashSet::new();
        for award in &awards {
            lists.insert(award.among.clone());
            for winner in &award.winners {
                let is_new = seen.insert(winner.to.clone());
                prop_assert!(is_new || !one_each, "{:?} twice", winner.to);
            }
        }
        for among in lists {
            let own: Vec<_> = awards.iter().filter(|award| award.among == among).collect();
            let paid: u32 = own.iter().map(|award| {
                let won: u32 = award.winners.iter().map(|one| one.cents).sum();
                won + award.shares.iter().map(|(_, cents)| cents).sum::<u32>()
            }).sum();
            // The prizes up to the last place that somebody takes, shared places counted.
            let taken: usize = own.iter().map(|award| award.winners.len()).sum();
            let due: u32 = own.iter().take(taken).map(|award| list[award.prize].cents).sum();
            prop_assert_eq!(paid, due, "{:?}", among);
        }
    }
}
