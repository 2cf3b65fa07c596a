//! The six sheets and their options (§14).
use inkundla_core::rules::mill::{FirstPlayer, RuleSheet};
use inkundla_core::rules::{BadOption, IneffectiveOption, RuleOption, Ruleset};
use serde_json::Value;

fn sheet(name: &str) -> RuleSheet {
    RuleSheet::all()
        .into_iter()
        .find(|sheet| sheet.name() == name)
        .unwrap()
}

fn option_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.replace(' ', "_"),
        Value::Array(numbers) => numbers
            .iter()
            .map(option_text)
            .collect::<Vec<_>>()
            .join("."),
        other => other.to_string(),
    }
}

#[test]
fn every_sheet_has_the_published_values() {
    let published: Value = serde_json::from_str(include_str!(
        "../../../fixtures/law/mill_boards_and_options.json"
    ))
    .unwrap();
    let sheets = published["options"].as_object().unwrap();
    assert_eq!(sheets.len(), RuleSheet::all().len());
    for (name, values) in sheets {
        // The vectors have no option for the "by claim" of C10 and none for C23.
        let (ours, options): (Vec<_>, Vec<_>) = sheet(name)
            .options()
            .into_iter()
            .partition(|option| ["draws", "moving_begins"].contains(&option.name));
        let ours: Vec<&str> = ours.iter().map(|option| option.value.as_str()).collect();
        assert_eq!(ours, ["own_hand", "automatic"]);
        assert_eq!(
            options.len() + 1,
            values.as_object().unwrap().len(),
            "and the name"
        );
        for RuleOption {
            name: option,
            value,
            default,
            ..
        } in options
        {
            assert_eq!(value, option_text(&values[option]), "{name} {option}");
            assert_eq!(default, value);
        }
    }
}

#[test]
fn a_code_is_the_name_and_the_changed_options() {
    let umlabalaba = Ruleset::by_name("umlabalaba").unwrap();
    assert_eq!(umlabalaba.code(), "umlabalaba");
    let strict = umlabalaba
        .with_options(&[("target", "strict"), ("repetition", "3")])
        .unwrap();
    assert_eq!(strict.code(), "umlabalaba target=strict");
    assert_eq!(strict.name(), "umlabalaba");
    assert_ne!(strict, umlabalaba);
    assert_eq!(
        strict.with_options(&[("target", "protected")]).unwrap(),
        umlabalaba
    );
}

#[test]
fn every_single_option_is_written_and_read_back() {
    for rules in Ruleset::all() {
        for option in rules.options() {
            for value in option.values.split(", ") {
                if let Ok(changed) = rules.with_options(&[(option.name, value)]) {
                    assert_eq!(Ruleset::from_code(&changed.code()).unwrap(), changed);
                }
            }
        }
    }
}

#[test]
fn every_option_has_a_meaning() {
    for option in sheet("gar").options() {
        assert!(
            option.meaning.ends_with('.') && option.meaning.len() > 15,
            "{}",
            option.name
        );
    }
}

#[test]
fn options_are_checked_together_when_all_are_set() {
    let isipowe = sheet("isipowe");
    assert!(isipowe.with_options(&[("typed", "false")]).is_err());
    assert!(
        isipowe
            .with_options(&[("typed", "false"), ("hand", "12.0.0")])
            .is_ok()
    );
    assert!(
        isipowe
            .with_options(&[("hand", "12.0.0"), ("typed", "false")])
            .is_ok()
    );
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    let table = [
        ("umlabalaba colour=red", "there is no option colour"),
        (
            "umlabalaba target=all",
            "target cannot be all; it can be any, protected, strict",
        ),
        (
            "umlabalaba target",
            "target is not of the form option=value",
        ),
        (
            "umlabalaba win_lost=11",
            "win_lost cannot be 11; it can be 2 to 10",
        ),
        ("umlabalaba win_lost=010", "win_lost cannot be 010"),
        ("umlabalaba quiet_moves=0", "quiet_moves cannot be 0"),
        (
            "umlabalaba hand=13.0.0",
            "a player begins with 4 to 12 men, not 13",
        ),
        (
            "umlabalaba hand=255.255.255",
            "a player begins with 4 to 12 men, not 765",
        ),
        ("umlabalaba hand=12", "hand cannot be 12"),
        (
            "umlabalaba hand=9.0.0",
            "of 9 men a player can lose at most 7: set win_lost",
        ),
        (
            "umlabalaba hand=9.2.1",
            "herd-boys and warriors need typed=true",
        ),
        ("chess", "there is no ruleset \"chess\""),
        ("", "there is no ruleset \"\""),
    ];
    for (code, says) in table {
        let fault = Ruleset::from_code(code).unwrap_err().to_string();
        assert!(fault.starts_with(says), "{code}: {fault}");
    }
}

#[test]
fn an_option_without_effect_cannot_be_changed() {
    let table = [
        (
            "isizulu board=plain24 diagonal_mills=false",
            IneffectiveOption::NoCornerLines,
        ),
        (
            "isisuthu diagonal_mills=false",
            IneffectiveOption::NoCornerLines,
        ),
        (
            "umlabalaba centre_long_mills=true",
            IneffectiveOption::NoCentre,
        ),
        (
            "umlabalaba win_lost=9 fly_at=0",
            IneffectiveOption::NobodyOnThree,
        ),
        (
            "umlabalaba win_lost=9 quiet_when=both",
            IneffectiveOption::NobodyOnThree,
        ),
        (
            "umlabalaba win_lost=9 quiet_moves=20",
            IneffectiveOption::NotCounted,
        ),
        (
            "umlabalaba quiet_when=none quiet_moves=20",
            IneffectiveOption::NotCounted,
        ),
        ("isisuthu quiet_unit=ply", IneffectiveOption::NotCounted),
        ("isisuthu full_board=gift", IneffectiveOption::NeverFull),
        (
            "gar hand=11.0.0 win_lost=9 full_board=draw",
            IneffectiveOption::NeverFull,
        ),
        ("umlabalaba gift_counts=false", IneffectiveOption::NoGifts),
        (
            "isizulu board=full25 gift_counts=false",
            IneffectiveOption::NoGifts,
        ),
        (
            "isisuthu repetition=0 draws=claim",
            IneffectiveOption::NothingToClaim,
        ),
        (
            "gar repetition=0 win_lost=8 draws=claim",
            IneffectiveOption::NothingToClaim,
        ),
        ("umlabalaba no_return_intact=true", IneffectiveOption::NoBan),
        (
            "gar target=strict no_return_intact=true",
            IneffectiveOption::LinesStand,
        ),
        (
            "camelot camelot_draws=off draws=claim",
            IneffectiveOption::NothingToClaim,
        ),
        (
            "camelot camelot_draws=off repetition=board_only",
            IneffectiveOption::NothingToClaim,
        ),
        (
            "camelot camelot_draws=off castle_move_resets=no",
            IneffectiveOption::NothingToClaim,
        ),
        (
            "camelot camelot_draws=off forfeit_counts=no",
            IneffectiveOption::NothingToClaim,
        ),
    ];
    for (code, reason) in table {
        let (game, options) = code.split_once(' ').unwrap();
        let options: Vec<_> = options
            .split(' ')
            .map(|option| option.split_once('=').unwrap())
            .collect();
        let game = Ruleset::by_name(game).unwrap();
        let fault = game.with_options(&options).unwrap_err();
        // Codes stored before such options were rejected can still be parsed.
        let kept = Ruleset::from_code(code).unwrap();
        assert_eq!(Ruleset::from_code(&kept.code()).unwrap(), kept);
        assert_ne!(kept, game);
        let (changed, _) = code.rsplit_once('=').unwrap();
        let (_, option) = changed.rsplit_once(' ').unwrap();
        let says = format!("{option} changes nothing here: {reason}");
        assert_eq!(fault.to_string(), says, "{code}");
        assert!(
            matches!(fault, BadOption::IneffectiveOption { why, .. } if why == reason),
            "{code}"
        );
    }
}

#[test]
fn options_that_have_an_effect_together_are_accepted() {
    for code in [
        "umlabalaba full_board=gift gift_counts=false",
        "isisuthu board=diag24 full_board=gift gift_counts=false",
        "isisuthu quiet_when=both quiet_unit=ply",
        "isisuthu board=full25 diagonal_mills=false",
        "isizulu win_lost=9 gift_counts=false fly_at=0",
        "umlabalaba quiet_when=none draws=claim",
        "gar no_return_intact=true target=any",
    ] {
        let rules = Ruleset::from_code(code).unwrap_or_else(|fault| panic!("{code}: {fault}"));
        assert!(
            rules
                .options()
                .iter()
                .all(|option| option.ineffective.is_none() || !option.is_changed())
        );
    }
}

#[test]
fn fewer_cows_can_be_played_with() {
    let rules = Ruleset::from_code("umlabalaba hand=9.0.0 win_lost=7").unwrap();
    assert_eq!(
        rules.start().text(),
        "......../......../........ 1 9/9 0 0 -/- 0"
    );
}

#[test]
fn c14_who_plays_first_is_a_label() {
    assert_eq!(sheet("morabaraba").first_player(), FirstPlayer::White);
    assert_eq!(sheet("gar").first_player(), FirstPlayer::Dark);
    assert_eq!(sheet("umlabalaba").first_player(), FirstPlayer::Toss);
    assert_eq!(sheet("isisuthu").first_player(), FirstPlayer::PlayerOne);
}

#[test]
fn only_isipowe_distinguishes_kinds() {
    let typed: Vec<&str> = RuleSheet::all()
        .iter()
        .filter(|sheet| sheet.is_typed())
        .map(RuleSheet::name)
        .collect();
    assert_eq!(typed, ["isipowe"]);
}
