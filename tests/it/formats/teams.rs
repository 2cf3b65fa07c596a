//! Teams as CSV and JSON.

use crate::common::teams::{four, three};
use inkundla::formats::lists::List;
use inkundla::formats::{Names, pairings_csv, teams_csv, teams_json, with_byte_order_mark};
use inkundla::tournament::RoundNo;
use serde_json::{Value, json};

fn lines(text: &str) -> Vec<&str> {
    text.split("\r\n").filter(|line| !line.is_empty()).collect()
}

#[test]
fn standings_of_teams_have_both_points_and_the_tiebreaks() {
    let text = List::team_standings(&four(false)).csv();
    assert_eq!(
        lines(&text),
        [
            "rank,team_id,team,match_points,game_points,won,drawn,lost,\
             tb1_name,tb1,tb2_name,tb2,tb3_name,tb3,tb4_name,tb4",
            "1,4,School 4,4,4,2,0,1,MPvGP,4,EDE,,EMMSB,8,BC,6",
            "2,2,School 2,4,3.5,2,0,1,MPvGP,3.5,EDE,2,EMMSB,8,BC,5",
            "3,1,School 1,4,3.5,2,0,1,MPvGP,3.5,EDE,0,EMMSB,8,BC,5",
            "4,3,School 3,0,1,0,0,3,MPvGP,1,EDE,,EMMSB,0,BC,2",
        ]
    );
}

#[test]
fn matches_have_a_line_for_each_board_and_are_read_back_as_results() {
    let made = four(false);
    let text = with_byte_order_mark(&teams_csv::matches(&made, Names::Full));
    let all = lines(&text);
    assert_eq!(all.len(), 1 + 3 * 4);
    assert!(all[0].starts_with("\u{feff}round,first_team_id,first_team,first_points,"));
    assert_eq!(
        all[1..3],
        [
            "1,1,School 1,1.5,4,School 4,0.5,1,1,Player 1,4,Player 4,1-0",
            "1,1,School 1,1.5,4,School 4,0.5,2,8,Player 8,5,Player 5,1/2-1/2",
        ]
    );
    assert_eq!(pairings_csv::read(text.as_bytes(), &made), Ok(Vec::new()));
    let other = text.replace("1,1,Player 1,4,Player 4,1-0", "1,1,Player 1,4,Player 4,0-1");
    assert_ne!(pairings_csv::read(other.as_bytes(), &made), Ok(Vec::new()));
    let text = teams_csv::matches(&three(), Names::Full);
    assert!(
        lines(&text).contains(&"1,3,School 3,,,,,,,,,,bye"),
        "{text}"
    );
}

#[test]
fn teams_as_json_have_their_matches() {
    let made = four(false).after(RoundNo(1));
    let json: Value = serde_json::from_str(&teams_json::teams(&made)).unwrap();
    assert_eq!(json["rows"][0]["name"], "School 1");
    assert_eq!(json["rows"][0]["match_points"], "2");
    assert_eq!(json["rows"][0]["shared"], true);
    assert_eq!(json["rounds"].as_array().unwrap().len(), 1);
    assert_eq!(
        json["rounds"][0]["matches"][0],
        json!({
            "first": 1, "second": 4, "first_points": "1.5", "second_points": "0.5",
            "over": true, "boards": [1, 2]
        })
    );
}
