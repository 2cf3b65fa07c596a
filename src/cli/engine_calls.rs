//! Calls as programs make them to a pairing engine: `--dutch IN -p OUT` and the shorter `IN -p OUT`.
//! Their exit statuses: [`super::exit_status::ENGINE_CALLS`].

mod call;
mod carry_out;
mod checklist;
mod generator_settings;

use crate::tournament::pairing::swiss::SwissSystem;
use call::{EngineCall, INVALID_REQUEST, Work};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// The forms of a call.
const USAGE: &str = "inkundla [-r]
inkundla [-r] [SYSTEM] [IN] -c [-l [LIST]]
inkundla [-r] [SYSTEM] [IN] -p [OUT] [-l [LIST]]
inkundla [-r] [SYSTEM] (MODEL -g | -g [SETTINGS]) -o FILE [-s SEED] [-l [LIST]]
with --dutch, --burstein or --dubov as SYSTEM";

/// The systems that a call can name.
const SYSTEMS: [(&str, SwissSystem); 3] = [
    ("--dutch", SwissSystem::Dutch),
    ("--burstein", SwissSystem::Burstein),
    ("--dubov", SwissSystem::Dubov),
];

/// The call of a pairing engine in the arguments after the program's name; `None` if they are something else. An error is a
/// sentence about a call that is not valid.
fn read(arguments: &[OsString]) -> Option<Result<EngineCall, String>> {
    let word = |at: usize| {
        arguments
            .get(at)
            .and_then(|word| word.to_str())
            .unwrap_or_default()
    };
    let begins = ["-r", "--dutch", "--burstein", "--dubov", "-p", "-c", "-g"].contains(&word(0));
    let names_file = !word(0).starts_with('-') && ["-p", "-c", "-g"].contains(&word(1));
    (begins || names_file).then(|| Words::of(arguments).call())
}

/// The arguments of a call that are not read yet.
struct Words<'a> {
    left: &'a [OsString],
}

impl<'a> Words<'a> {
    fn of(arguments: &'a [OsString]) -> Words<'a> {
        Words { left: arguments }
    }

    /// Takes an option if it comes next.
    fn takes(&mut self, option: &str) -> bool {
        let is_next = self.left.first().is_some_and(|word| word == option);
        if is_next {
            self.left = &self.left[1..];
        }
        is_next
    }

    /// Takes a file name if one comes next.
    fn file(&mut self) -> Option<PathBuf> {
        let (word, rest) = self.left.split_first()?;
        let is_option = word
            .to_str()
            .is_some_and(|word| word.starts_with('-') && word.len() > 1);
        if is_option {
            return None;
        }
        self.left = rest;
        Some(PathBuf::from(word))
    }

    fn call(mut self) -> Result<EngineCall, String> {
        let tells_release = self.takes("-r");
        let mut systems = SYSTEMS.iter();
        let system = systems.find(|(option, _)| self.takes(option));
        let system = system.map(|(_, system)| *system);
        if self.left.is_empty() && tells_release {
            return Ok(EngineCall {
                tells_release,
                system,
                work: None,
                list: None,
            });
        }
        let work = self.work()?;
        let list = self.takes("-l").then(|| self.file());
        // Settings of another engine that change no pairing here: its quality and its warnings.
        while self.takes("-w") || self.takes("-q") {
            if let Some((_, rest)) = self.left.split_first().filter(|(word, _)| is_number(word)) {
                self.left = rest;
            }
        }
        match self.left.first() {
            None => Ok(EngineCall {
                tells_release,
                system,
                work: Some(work),
                list,
            }),
            Some(word) => Err(format!("{} is not understood", word.display())),
        }
    }

    fn work(&mut self) -> Result<Work, String> {
        let input = self.file();
        if self.takes("-c") {
            return Ok(Work::Check { input });
        }
        if self.takes("-p") {
            let output = self.file();
            return Ok(Work::Pair { input, output });
        }
        if !self.takes("-g") {
            return Err("-p, -c or -g is missing".to_owned());
        }
        let settings = self.file();
        if input.is_some() && settings.is_some() {
            return Err("a tournament is made by a model or by settings, not by both".to_owned());
        }
        let output = if self.takes("-o") { self.file() } else { None };
        let output = output.ok_or("-o with a file is missing")?;
        let seed = self.seed()?;
        Ok(Work::Generate {
            model: input,
            settings,
            output,
            seed,
        })
    }

    fn seed(&mut self) -> Result<Option<u64>, String> {
        if !self.takes("-s") {
            return Ok(None);
        }
        let seed = self
            .left
            .first()
            .and_then(|word| word.to_str()?.parse().ok());
        let seed = seed.ok_or("-s needs a number from 0")?;
        self.left = &self.left[1..];
        Ok(Some(seed))
    }
}

fn is_number(word: &OsString) -> bool {
    word.to_str()
        .is_some_and(|word| word.parse::<u64>().is_ok())
}

/// Carries out a call of a pairing engine; `None` if the arguments are something else.
pub(super) fn run(arguments: &[OsString]) -> Option<ExitCode> {
    Some(match read(arguments)? {
        Ok(call) => carry_out::run(&call),
        Err(why) => {
            eprintln!("inkundla: {why}\n\n{USAGE}");
            ExitCode::from(INVALID_REQUEST)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str) -> Option<Result<EngineCall, String>> {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        read(&words)
    }

    fn file(name: &str) -> Option<PathBuf> {
        Some(PathBuf::from(name))
    }

    #[test]
    fn the_calls_of_known_programs_are_understood() {
        let pairs = |input: &str, output: Option<&str>| Work::Pair {
            input: (!input.is_empty()).then(|| PathBuf::from(input)),
            output: output.map(PathBuf::from),
        };
        for (line, work) in [
            (
                "--dutch in.trf -p out.txt",
                pairs("in.trf", Some("out.txt")),
            ),
            ("--dutch in.trf -p", pairs("in.trf", None)),
            ("--dutch -p", pairs("", None)),
            (
                "in.trf -p out.txt -q 10000",
                pairs("in.trf", Some("out.txt")),
            ),
            ("in.trf -p out.txt -w", pairs("in.trf", Some("out.txt"))),
            (
                "--dutch in.trf -c",
                Work::Check {
                    input: file("in.trf"),
                },
            ),
        ] {
            assert_eq!(of(line).unwrap().unwrap().work, Some(work), "{line}");
        }
        let listed = of("-r --dutch in.trf -p out.txt -l why.txt")
            .unwrap()
            .unwrap();
        assert!(listed.tells_release);
        assert_eq!(listed.list, Some(file("why.txt")));
        let made = of("--dutch -g set.txt -o out.trf -s 7").unwrap().unwrap();
        assert_eq!(
            made.work,
            Some(Work::Generate {
                model: None,
                settings: file("set.txt"),
                output: PathBuf::from("out.trf"),
                seed: Some(7),
            })
        );
        assert_eq!(of("-r").unwrap().unwrap().work, None);
        let by = |line: &str| of(line).unwrap().unwrap().system;
        assert_eq!(by("in.trf -p"), None);
        assert_eq!(by("--dutch in.trf -p"), Some(SwissSystem::Dutch));
        assert_eq!(by("--dubov in.trf -p"), Some(SwissSystem::Dubov));
        assert_eq!(by("-r --burstein in.trf -c"), Some(SwissSystem::Burstein));
    }

    #[test]
    fn other_calls_are_left_alone_and_wrong_ones_are_refused() {
        assert!(of("pair in.trf").is_none());
        assert!(of("serve -p").is_some(), "a file may be called serve");
        assert!(of("--version").is_none());
        for line in [
            "--dutch --burstein in.trf -p",
            "--dutch in.trf",
            "--dutch in.trf -p out.txt more",
            "--dutch model.trf -g set.txt -o out.trf",
            "--dutch -g -s 1",
            "--dutch -g -o out.trf -s x",
        ] {
            assert!(of(line).unwrap().is_err(), "{line}");
        }
    }
}
