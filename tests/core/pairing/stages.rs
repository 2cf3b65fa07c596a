//! Stages: their names for boards, and places by the stage that a player reached.

use crate::common::hall::{play, stronger_wins, tournament};
use crate::common::teams::{how, schools};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{RoundPart, goes_through, pair, round_parts, stages_of};
use inkundla_core::tournament::standings::live;
use inkundla_core::tournament::{
    About, EntrantId, EventCategory, Gender, Groups, Knockout, Losers, Options, Pairing,
    PairingResult, Points, RoundNo, System, Tournament,
};

const PLAIN: Knockout = Knockout {
    third_place: false,
    two_games: false,
    losers: Losers::Out,
    reseeds: false,
};

/// The places by start number.
fn places(made: &Tournament) -> Vec<(i64, u16, bool)> {
    let rows = live(made).rows.into_iter();
    let mut places: Vec<_> = rows
        .map(|row| (row.entrant.0, row.rank, row.shared))
        .collect();
    places.sort_unstable();
    places
}

/// Plays a knockout of eight to the end; those in `draw` draw once before they lose or win.
fn knockout(third_place: bool, draw: &[i64]) -> Tournament {
    let how = Knockout {
        third_place,
        ..PLAIN
    };
    let mut made = tournament(System::Knockout(how), 8);
    let mut drawn: Vec<(i64, i64)> = Vec::new();
    while let Ok(draft) = pair(&made) {
        let decide = |pairing: &Pairing| {
            let key = (
                pairing.first.0.min(pairing.second.0),
                pairing.first.0.max(pairing.second.0),
            );
            let is_drawn = draw.iter().any(|id| pairing.has(EntrantId(*id)));
            if is_drawn && !drawn.contains(&key) {
                drawn.push(key);
                return PairingResult::Drawn;
            }
            stronger_wins(pairing)
        };
        drop(draft);
        play(&mut made, decide);
    }
    made
}

#[test]
fn the_losers_of_a_stage_share_a_place_and_draws_buy_nothing() {
    // 3 and 6 draw several games before they lose; 4, 5, 7 and 8 lose at once.
    for draw in [&[][..], &[3, 6]] {
        let made = knockout(false, draw);
        assert_eq!(
            places(&made),
            [
                (1, 1, false),
                (2, 2, false),
                (3, 3, true),
                (4, 3, true),
                (5, 5, true),
                (6, 5, true),
                (7, 5, true),
                (8, 5, true)
            ],
            "{draw:?}"
        );
    }
    let made = knockout(true, &[4]);
    assert_eq!(places(&made)[2..4], [(3, 3, false), (4, 4, false)]);
}

fn to_go(made: &Tournament, round: u16) -> Vec<usize> {
    let stages = stages_of(made, RoundNo(round)).into_iter();
    stages.map(|stage| stage.stage.to_go).collect()
}

#[test]
fn every_board_of_a_knockout_names_its_stage() {
    let mut made = tournament(System::Knockout(PLAIN), 6);
    let draft = pair(&made).unwrap();
    let stages = |made: &Tournament| {
        let draft = pair(made).unwrap();
        let parts = round_parts(made, &draft).into_iter();
        let stage = |part| match part {
            RoundPart::Stage(tie) => (tie.stage.to_go, tie.is_decider),
            other => panic!("{other:?}"),
        };
        parts.map(|(_, part)| stage(part)).collect::<Vec<_>>()
    };
    assert_eq!(stages(&made), [(3, false), (3, false)]);
    assert_eq!(to_go(&made, 1), [3]);
    assert!(
        draft
            .byes
            .iter()
            .all(|bye| goes_through(&made, RoundNo(1), bye))
    );
    assert_eq!(draft.byes.len(), 2, "the first seeds go through unopposed");
    play(&mut made, |_| PairingResult::Drawn);
    assert_eq!(stages(&made), [(3, true), (3, true)]);
    play(&mut made, |_| PairingResult::Won(Side::First));
    assert_eq!(stages(&made), [(2, false), (2, false)]);
    assert_eq!(to_go(&made, 3), [2]);
}

#[test]
fn a_board_names_its_group_or_its_match() {
    let how_groups = Groups {
        groups: 2,
        advance: 1,
        finals: PLAIN,
    };
    let made = tournament(System::Groups(how_groups), 8);
    let draft = pair(&made).unwrap();
    let parts: Vec<RoundPart> = round_parts(&made, &draft)
        .into_iter()
        .map(|one| one.1)
        .collect();
    let [one, two] = [RoundPart::Group(1), RoundPart::Group(2)];
    assert_eq!(parts, [one, one, two, two]);
    assert!(to_go(&made, 1).is_empty());
    let made = schools(4, 2, how(2, true));
    let draft = pair(&made).unwrap();
    let parts: Vec<RoundPart> = round_parts(&made, &draft)
        .into_iter()
        .map(|one| one.1)
        .collect();
    assert_eq!(parts.len(), 4);
    assert_eq!(parts[0], parts[1]);
    assert_ne!(parts[1], parts[2]);
    assert!(round_parts(&tournament(System::Swiss, 4), &draft).is_empty());
}

#[test]
fn a_free_round_of_a_round_robin_counts_nothing_unless_it_was_stored_so() {
    let mut options = Options::automatic();
    assert_eq!(
        options.clone().settled_for(5).scoring.bye,
        Points::default()
    );
    assert_eq!(
        options.clone().settled_for(9).scoring.bye,
        options.scoring.win
    );
    options.usual_bye = false;
    assert_eq!(
        options.clone().settled_for(5).scoring.bye,
        options.scoring.win
    );
    // An event that was stored before the option existed keeps its points.
    let mut json = serde_json::to_value(Options::automatic()).unwrap();
    json.as_object_mut().unwrap().remove("usual_bye");
    let old: Options = serde_json::from_value(json).unwrap();
    assert_eq!(old.settled_for(5).scoring.bye, Points::halves(2));
}

#[test]
fn a_chosen_category_has_limits_of_birth_rating_and_grade() {
    let mut made = tournament(System::Swiss, 3);
    let about = |rating, gender, born| About {
        rating,
        gender: Some(gender),
        born: Some(born),
    };
    made.entrants[0].about = about(Some(1599), Gender::Female, 1970);
    made.entrants[1].about = about(Some(1600), Gender::Male, 1977);
    made.entrants[2].about = about(None, Gender::Female, 1990);
    let has = |category: &EventCategory| {
        let all = made.entrants.iter();
        all.map(|one| category.has(one)).collect::<Vec<_>>()
    };
    let named = |name: &str| EventCategory {
        name: name.to_owned(),
        ..EventCategory::default()
    };
    let u1600 = EventCategory {
        rating_to: Some(1599),
        ..named("U1600")
    };
    assert_eq!(
        has(&u1600),
        [true, false, true],
        "who has no rating is below it"
    );
    let fifty = EventCategory {
        born_to: Some(1976),
        ..named("50+")
    };
    assert_eq!(has(&fifty), [true, false, false]);
    let women = EventCategory {
        gender: Some(Gender::Female),
        ..named("Women")
    };
    assert_eq!(has(&women), [true, false, true]);
    assert!(u1600.is_public() && !fifty.is_public() && !women.is_public());
}
