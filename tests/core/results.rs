//! Results as people and programs write them.

use inkundla_core::rules::Side;
use inkundla_core::tournament::PairingResult as Result;
use inkundla_core::tournament::crosstable::Score;

#[test]
fn a_result_is_read_in_every_spelling() {
    let spellings: [(Result, &[&str]); 9] = [
        (
            Result::Won(Side::First),
            &[
                "1-0", "1–0", "1—0", "1−0", "1:0", "1 - 0", " 1 : 0 ", "1.0-0.0", "1,0-0,0",
            ],
        ),
        (Result::Won(Side::Second), &["0-1", "0–1", "0:1", "0 – 1"]),
        (
            Result::Drawn,
            &[
                "1/2-1/2",
                "½-½",
                "½–½",
                "½:½",
                "½ - ½",
                "0.5-0.5",
                "0,5:0,5",
                ".5-.5",
                "1/2 - 1/2",
                "½",
                "1/2",
                "½-1/2",
            ],
        ),
        (Result::HalfPoint(Side::First), &["1/2-0", "½–0", "0.5 - 0"]),
        (Result::HalfPoint(Side::Second), &["0-1/2", "0–½", "0:0.5"]),
        (Result::BothLost, &["0-0", "0–0", "0:0"]),
        (
            Result::Forfeit(Side::First),
            &[
                "1-0 forfeit",
                "1–0 Forfeit",
                "1 : 0  forfeit",
                "+:-",
                "+--",
                "+ -",
                "+/-",
            ],
        ),
        (
            Result::DoubleForfeit,
            &["0-0 forfeit", "0–0 forfeit", "-:-", "---"],
        ),
        (Result::Awarded(Side::Second), &["0-1 award", "0–1 award"]),
    ];
    for (result, texts) in spellings {
        for text in texts {
            assert_eq!(Result::read(text), Some(result), "{text:?}");
        }
    }
    for result in Result::ALL {
        assert_eq!(Result::read(result.code()), Some(result), "{result:?}");
    }
    for text in [
        "",
        "1",
        "0",
        "2-0",
        "1-1",
        "1-1/2",
        "10",
        "1 0",
        "won",
        "1-0 won",
        "½-½ forfeit",
        "+",
        "-",
        "1/2-",
        "01-00",
        "1-0-0",
    ] {
        assert_eq!(Result::read(text), None, "{text:?}");
    }
}

#[test]
fn half_a_point_for_one_side_is_a_draw_for_it_and_a_loss_for_the_other() {
    let scores = |result: Result| Side::BOTH.map(|side| result.score(side));
    assert_eq!(
        scores(Result::HalfPoint(Side::Second)),
        [Score::Loss, Score::Draw]
    );
    assert_eq!(scores(Result::BothLost), [Score::Loss; 2]);
    assert_eq!(scores(Result::Drawn), [Score::Draw; 2]);
    assert_eq!(
        scores(Result::Awarded(Side::First)),
        [Score::Win, Score::Loss]
    );
    for result in [Result::HalfPoint(Side::First), Result::BothLost] {
        assert!(result.is_meeting() && result.winner().is_none());
    }
}
