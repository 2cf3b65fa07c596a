//! The blocks of the documents, and the story that runs some of them.

use super::{FILES, Place, reason};
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};

/// A fenced block under a heading, or a whole file of the folder.
#[derive(Clone, Debug)]
pub struct Block {
    pub document: String,
    pub heading: String,
    pub text: String,
}

impl Block {
    /// For a message.
    pub fn name(&self) -> String {
        let line = self.text.lines().next().unwrap_or_default();
        format!("{}, {}: {line}", self.document, self.heading)
    }
}

pub fn at_home(place: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(place)
}

/// All blocks of the documents for operators, in their order.
pub fn all() -> Vec<Block> {
    let mut blocks = Vec::new();
    for document in [super::OPERATIONS, super::GROWING, super::BACKUPS] {
        let text = fs::read_to_string(at_home(document)).unwrap();
        blocks.extend(fenced(document, &text));
    }
    let files = fs::read_dir(at_home(FILES)).unwrap();
    let files = files.map(|file| file.unwrap().path());
    // Pages of steps have tests of their own, as the files of fail2ban have.
    let is_step = |file: &PathBuf| file.is_dir() || file.extension().is_some_and(|end| end == "md");
    let mut files: Vec<PathBuf> = files.filter(|file| !is_step(file)).collect();
    files.sort();
    blocks.extend(files.iter().map(|file| Block {
        document: FILES.to_owned(),
        heading: file.file_name().unwrap().to_string_lossy().into_owned(),
        text: fs::read_to_string(file).unwrap(),
    }));
    blocks
}

/// The blocks of a page of steps.
pub fn of_page(name: &str) -> Vec<Block> {
    let text = fs::read_to_string(at_home(FILES).join(name)).unwrap();
    fenced(name, &text)
}

/// The fenced blocks of a text, without the indent of their fences.
fn fenced(document: &str, text: &str) -> Vec<Block> {
    let (mut blocks, mut heading, mut open) = (Vec::new(), String::new(), None);
    for line in text.lines() {
        let bare = line.trim_start();
        match (&mut open, bare.starts_with("```")) {
            (None, true) => open = Some((line.len() - bare.len(), String::new())),
            (None, false) if line.starts_with('#') => {
                heading = line.trim_start_matches('#').trim().to_owned();
            }
            (None, false) => {}
            (Some((_, text)), true) => {
                blocks.push(Block {
                    document: document.to_owned(),
                    heading: heading.clone(),
                    text: std::mem::take(text),
                });
                open = None;
            }
            (Some((indent, text)), false) => {
                text.push_str(line.get(*indent..).unwrap_or_default());
                text.push('\n');
            }
        }
    }
    assert!(open.is_none(), "{document}: a block has no end");
    blocks
}

/// The first block under a heading, for a test that does not run all of them.
pub fn first(document: &str, heading: &str) -> String {
    let mut blocks = all().into_iter();
    let found = blocks.find(|block| block.document == document && block.heading == heading);
    found
        .unwrap_or_else(|| panic!("{document}, {heading}"))
        .text
}

/// The blocks that a test runs, each once and in their order.
pub struct Story(VecDeque<Block>);

impl Story {
    pub fn of(places: &[Place]) -> Story {
        let is_run = |block: &Block| {
            let place = (block.document.as_str(), block.heading.as_str());
            places.contains(&place) && reason(block).is_none()
        };
        Story(all().into_iter().filter(is_run).collect())
    }

    /// The next block under a heading, or the file of a name.
    pub fn next(&mut self, heading: &str) -> String {
        let at = self.0.iter().position(|block| block.heading == heading);
        let at = at.unwrap_or_else(|| panic!("{heading} has no more blocks"));
        self.0.remove(at).unwrap().text
    }

    /// # Panics
    /// If a block was not run.
    pub fn ends(self) {
        let left: Vec<String> = self.0.iter().map(Block::name).collect();
        assert!(left.is_empty(), "not run: {left:#?}");
    }
}
