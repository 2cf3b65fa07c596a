use super::{file, game, hashes, noon, written_hashes};
use inkundla::formats::record::{self, Records};
use inkundla::referee::*;
use inkundla::rules::{Ruleset, Side};
use proptest::prelude::*;

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z \"\\\\=.,#>-]{0,12}".prop_map(|text| text),
        any::<String>(),
        Just("true".to_owned()),
    ]
}

fn any_command() -> impl Strategy<Value = Command> {
    let side = prop_oneof![Just(Side::First), Just(Side::Second)];
    let offence = prop_oneof![Just(Offence::IllegalTurn), Just(Offence::Misconduct)];
    let card = prop_oneof![Just(Card::Yellow), Just(Card::Red)];
    prop_oneof![
        12 => (0usize..400).prop_map(|n| Command::Play(format!("#{n}"))),
        2 => any_text().prop_map(Command::TakeBack),
        1 => Just(Command::CallClock),
        1 => any_text().prop_map(|reason| Command::Pause(Pause::Umpire { reason })),
        2 => Just(Command::Resume),
        2 => (side.clone(), card, offence.clone()).prop_map(|(s, c, o)| Command::ShowCard(s, c, o)),
        1 => (side.clone(), any_text()).prop_map(|(s, r)| Command::TakeCardBack(s, r)),
        1 => (side.clone(), offence).prop_map(|(s, o)| Command::AwardAgainst(s, o)),
        1 => side.clone().prop_map(Command::Resign),
        1 => prop::option::of(side).prop_map(|present| Command::Forfeit { present }),
        1 => any_text().prop_map(|r| Command::Adjudicate(Outcome::Drawn, r)),
        3 => any_text().prop_map(Command::Reopen),
    ]
}

/// The record of a game with random commands.
fn any_record() -> impl Strategy<Value = Vec<Entry>> {
    let clock = prop_oneof![
        Just(ClockPolicy::MINUTE),
        (0u16..).prop_map(|seconds| ClockPolicy::OnCall { seconds }),
        Just(ClockPolicy::Off)
    ];
    let rules =
        prop::sample::select(&["umlabalaba target=strict", "camelot", "reversi", "isisuthu"][..]);
    let commands = prop::collection::vec((any_command(), 0i64..90_000), 0..25);
    (rules, clock, any_text(), commands).prop_map(|(rules, clock, name, commands)| {
        let rules = Ruleset::from_code(rules).unwrap();
        let by = Official {
            role: Role::Organiser,
            name,
        };
        let mut at = noon();
        let started = decide(
            &Game::scheduled(),
            Command::Start(rules, clock, UmpireSettings::default()),
            at,
            by.clone(),
        );
        let started = started.unwrap();
        let (mut game, mut entries) = (started.game, started.entries);
        for (command, ms) in commands {
            at += chrono::TimeDelta::milliseconds(ms);
            let command = chosen(&game, command);
            if let Ok(draft) = decide(&game, command, at, by.clone()) {
                game = draft.game;
                entries.extend(draft.entries);
            }
        }
        entries
    })
}

/// `#n` is the n-th legal turn.
fn chosen(game: &Game, command: Command) -> Command {
    let turns = game.play().map(|play| play.history.position().turns());
    match (command, turns) {
        (Command::Play(number), Some(turns)) if !turns.is_empty() => {
            let number: usize = number[1..].parse().unwrap();
            Command::Play(turns[number % turns.len()].clone())
        }
        (command, _) => command,
    }
}

fn any_file() -> impl Strategy<Value = Records> {
    prop::collection::vec(any_record(), 0..3).prop_map(|records| {
        file(
            (1..)
                .zip(&records)
                .map(|(board, entries)| game(board, entries))
                .collect(),
        )
    })
}

/// The indices of lines with entries.
fn entries_of(text: &str) -> Vec<usize> {
    let is_entry = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| is_entry(line))
        .map(|(at, _)| at)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_record_round_trips(records in any_file()) {
        let text = record::write(&records);
        let reading = record::read(text.as_bytes());
        let unsigned: Vec<_> = reading.faults.iter().filter(|fault| !fault.to_string().contains("that was signed")).collect();
        prop_assert_eq!(unsigned, Vec::<&record::RecordFault>::new());
        prop_assert_eq!(&reading.records, &records);
        prop_assert_eq!(record::write(&reading.records), text);
        prop_assert_eq!(hashes(&record::write_json(&records)), written_hashes(&records));
    }

    #[test]
    fn a_changed_letter_in_an_entry_is_noticed(
        entries in any_record(), line in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(), put in "[a-z0-9 \".=-]"
    ) {
        let text = record::write(&file(vec![game(1, &entries)]));
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let line = entries_of(&text)[line.index(entries.len())];
        let mut letters: Vec<char> = lines[line].chars().collect();
        let at = at.index(letters.len());
        let put = put.chars().next().unwrap();
        prop_assume!(letters[at] != put);
        letters[at] = put;
        lines[line] = letters.into_iter().collect();
        let reading = record::read((lines.join("\n") + "\n").as_bytes());
        let found = reading.faults.iter().any(|fault| fault.place.line as usize > line);
        prop_assert!(found, "{} {:?}", lines[line], reading.faults);
    }

    #[test]
    fn swapped_entries_are_noticed(entries in any_record(), which in any::<prop::sample::Index>()) {
        prop_assume!(entries.len() > 1);
        let text = record::write(&file(vec![game(1, &entries)]));
        let mut lines: Vec<&str> = text.lines().collect();
        let line = entries_of(&text)[which.index(entries.len() - 1)];
        lines.swap(line, line + 1);
        let reading = record::read(lines.join("\n").as_bytes());
        prop_assert!(!reading.faults.is_empty());
    }
}
