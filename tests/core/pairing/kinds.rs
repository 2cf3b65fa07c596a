//! Systems with options: start groups, and how all systems are stored.

use super::finals::{id, together};
use crate::common::hall::{entrant, play, points, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::crosstable::Crosstable;
use inkundla_core::tournament::pairing::start_groups;
use inkundla_core::tournament::standings::live;
use inkundla_core::tournament::{Groups, Knockout, McMahon, PairingResult, RoundNo, System};

#[test]
fn start_groups_begin_with_more_points_and_meet_among_themselves() {
    let mut made = tournament(System::McMahon(McMahon { groups: 2 }), 8);
    made.options.rounds = 3;
    let sheets = Crosstable::before(&made, RoundNo(1));
    assert_eq!(sheets.points(id(1)), points(2));
    assert_eq!(sheets.points(id(8)), points(0));
    let group = start_groups(&made);
    for (one, other) in together(&made) {
        assert_eq!(group[&id(one)], group[&id(other)]);
    }
    play(&mut made, |_| PairingResult::Won(Side::First));
    made.entrants.push(entrant(9));
    assert_eq!(start_groups(&made)[&id(9)], 2);
    let top = live(&made).rows[0].clone();
    assert_eq!(top.points, points(4), "start points count to the end");
}

#[test]
fn systems_are_stored_with_their_settings_and_old_ones_still_read() {
    let how = System::Groups(Groups {
        groups: 3,
        advance: 2,
        finals: Knockout {
            third_place: true,
            two_games: false,
            ..Knockout::default()
        },
    });
    for system in [how, System::McMahon(McMahon { groups: 4 }), System::Swiss] {
        let text = serde_json::to_string(&system).unwrap();
        assert_eq!(serde_json::from_str::<System>(&text).unwrap(), system);
    }
    assert_eq!(
        serde_json::from_str::<System>("\"round-robin\"").unwrap(),
        System::RoundRobin
    );
    let sparse: System = serde_json::from_str(r#"{"knockout":{"third_place":true}}"#).unwrap();
    assert!(matches!(sparse, System::Knockout(how) if how.third_place && !how.two_games));
}
