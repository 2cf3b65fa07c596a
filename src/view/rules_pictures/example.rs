//! The examples of `templates/rules/examples.txt`.

/// A list of turns of a game that shows a part of its rules.
pub(crate) struct Example {
    pub(crate) part: &'static str,
    /// All turns from the start of the game.
    pub(crate) turns: Vec<&'static str>,
    /// Index of the first turn that is shown.
    pub(crate) from: usize,
    /// Index after the last turn that is shown.
    pub(crate) to: usize,
    /// The man that is about to move.
    pub(crate) chosen: Option<&'static str>,
}

static EXAMPLES: &str = include_str!("../../../templates/rules/examples.txt");

pub(crate) fn of(game: &str) -> Vec<Example> {
    let lines = EXAMPLES.lines().map(|line| line.split_whitespace());
    lines.filter_map(|line| read(game, line)).collect()
}

/// Parses a `show` line for a game. Invalid lines are left out; a test reads all.
fn read(game: &str, mut words: impl Iterator<Item = &'static str>) -> Option<Example> {
    words.next().filter(|word| *word == "show")?;
    words.next()?.split(',').find(|name| *name == game)?;
    let (part, list) = (words.next()?, words.next()?);
    let (from, to) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let turns = turns(list)?;
    let is_within = from <= to && to <= turns.len();
    is_within.then_some(Example {
        part,
        turns,
        from,
        to,
        chosen: words.next(),
    })
}

fn turns(list: &str) -> Option<Vec<&'static str>> {
    let mut lines = EXAMPLES.lines().map(|line| line.split_whitespace());
    lines.find_map(|mut words| {
        let is_it = words.next() == Some("list") && words.next() == Some(list);
        is_it.then(|| words.collect())
    })
}
