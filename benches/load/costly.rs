//! What strangers, pupils with a helper's link and importers send because it costs much more than it weighs: records,
//! pictures, copies, lists, pictures beside links, slow uploads, guesses from many addresses.

use crate::hall::{ORGANISER, RIVAL, RULESET, encoded, games};
use crate::strangers::Stranger;
use chrono::{DateTime, Utc};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::formats::Names;
use inkundla::formats::archive::{ArchiveReader, ArchiveWriter};
use inkundla::formats::record::{
    EventRecords, GameRecord, HashedEntry, Part, Player, Records, Seal, SealLink, SealedBoard,
    Statement, hex, sign, write,
};
use inkundla::referee::{ClockPolicy, Entry, Event, Hash, Official, Role, UmpireSettings};
use inkundla::rules::{BySide, Ruleset};
use inkundla::store::Store;
use inkundla::tournament::{BoardNo, RoundNo};
use std::fmt::Write as _;
use std::io::{Cursor, Result};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::time::sleep;

/// Addresses that guess at the same time.
pub(crate) const GUESSING: usize = 120;
/// Pause of each task between two requests.
const PAUSE: Duration = Duration::from_millis(100);

/// Files that are made once.
pub(crate) struct CostlyFiles {
    record: Vec<u8>,
    picture: Vec<u8>,
    copy: Vec<u8>,
    list: String,
}

impl CostlyFiles {
    /// Makes the files; the copy is of an event of the one who means no good.
    pub(crate) fn make(url: &str, theirs: &str) -> CostlyFiles {
        CostlyFiles {
            record: record().into_bytes(),
            picture: picture(1_000),
            copy: copy(url, theirs),
            list: list(),
        }
    }
}

/// One game of six thousand entries, and statements that sign it again and again.
fn record() -> String {
    let at = DateTime::<Utc>::from_timestamp(1_795_262_400, 0).unwrap();
    let player = |number| Player {
        number,
        name: "A".to_owned(),
    };
    let statement = Statement {
        event: "AAAAAAAA".to_owned(),
        link: SealLink::following(None, vec![RoundNo(1)]),
        round: RoundNo(1),
        at,
        boards: vec![SealedBoard {
            board: BoardNo(1),
            head: Some((6_000, Hash([7; 32]))),
            result: None,
        }],
    };
    let seals: Vec<Seal> = vec![sign(&statement, &[9; 32]); 2_000];
    write(&Records {
        names: Names::Alias,
        events: vec![EventRecords {
            key: "AAAAAAAA".to_owned(),
            name: "A".to_owned(),
            part: Part::default(),
            games: vec![GameRecord {
                round: RoundNo(1),
                board: BoardNo(1),
                players: BySide {
                    first: player(1),
                    second: player(2),
                },
                origin: None,
                texts: Vec::new(),
                entries: entries(at),
            }],
            seals,
        }],
    })
}

fn entries(at: DateTime<Utc>) -> Vec<HashedEntry> {
    let umpire = Official {
        role: Role::Umpire,
        name: String::new(),
    };
    let turn = games()[0][0].clone();
    let ruleset = Ruleset::by_name(RULESET).unwrap().code();
    let event = |seq: u32| match seq {
        1 => Event::Started {
            ruleset: ruleset.clone(),
            clock: ClockPolicy::MINUTE,
            conduct: UmpireSettings::default(),
        },
        even if even % 2 == 0 => Event::TurnPlayed { turn: turn.clone() },
        _ => Event::TurnTakenBack {
            turn: turn.clone(),
            reason: String::new(),
        },
    };
    let entries = (1..=6_000).map(|seq| HashedEntry {
        entry: Entry {
            seq,
            at,
            by: umpire.clone(),
            event: event(seq),
        },
        hash: Hash([7; 32]),
    });
    entries.collect()
}

/// A finder pattern of a QR code at each eighth pixel.
fn picture(side: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(Cursor::new(&mut bytes), side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    let pixel = |at: u32| {
        let (x, y) = (at % side % 8, at / side % 8);
        let is_ring = x == 0 || x == 6 || y == 0 || y == 6;
        let is_stone = (2..5).contains(&x) && (2..5).contains(&y);
        if x < 7 && y < 7 && (is_ring || is_stone) {
            0
        } else {
            255
        }
    };
    let pixels: Vec<u8> = (0..side * side).map(pixel).collect();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&pixels).unwrap();
    writer.finish().unwrap();
    bytes
}

/// A copy of an event under a name of 300,000 letters.
fn copy(url: &str, theirs: &str) -> Vec<u8> {
    let desk = Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap();
    let account = desk.account_named(RIVAL).unwrap();
    let organiser = desk.organiser(&account, theirs).unwrap();
    let (whole, _) = desk
        .archive_event(&organiser, Vec::new(), DateTime::UNIX_EPOCH)
        .unwrap();
    let mut old = ArchiveReader::begin(whole.as_slice()).unwrap();
    let mut new = ArchiveWriter::begin(Vec::new(), old.head()).unwrap();
    while let Some((table, mut row)) = old.next_row().unwrap() {
        if table == "tournaments" {
            row.insert("name".to_owned(), "x".repeat(300_000).into());
        }
        new.row(&table, &row).unwrap();
    }
    new.finish().unwrap().0
}

/// 1,900 players of schools whose names are nearly alike.
fn list() -> String {
    let mut list = "Given name,Family name,School\n".to_owned();
    for number in 0..1_900_u32 {
        let letter = |shift: u32| char::from(b'a' + ((number >> shift) % 16) as u8);
        let school: String = [0, 4, 8].map(letter).into_iter().collect();
        let _ = writeln!(list, "Ann{number},Bee,Umlazi{school} Primary");
    }
    list
}

impl Stranger {
    async fn asks(&self, what: &'static str, paths: &[String]) -> Result<()> {
        let mut wire = self.wire().await?;
        for path in paths.iter().cycle().skip(self.number) {
            let answer = wire.try_get(path, "accept-encoding: gzip\r\n").await?;
            self.note(what, answer.status);
        }
        Ok(())
    }

    /// Files without an account.
    pub(crate) async fn checks_records(self) -> Result<()> {
        let mut wire = self.wire().await?;
        let form = file("file", "text/plain", &self.crowd.costly.record);
        loop {
            let headers = "content-type: multipart/form-data; boundary=x\r\n";
            let answer = wire.try_send_bytes("/check", headers, &form).await?;
            self.note("records to check", answer.status);
            sleep(PAUSE).await;
        }
    }

    /// Pages that are the same for all.
    pub(crate) async fn reads_fixed_pages(self) -> Result<()> {
        let paths = [
            "/check/page.html",
            "/",
            "/rules",
            "/rules/umlabalaba",
            "/practice",
        ];
        self.asks("pages outside events", &paths.map(str::to_owned))
            .await
    }

    /// Pictures beside links, of all players in all languages.
    pub(crate) async fn reads_pictures(self) -> Result<()> {
        let event = &self.crowd.event;
        let languages = ["en", "af", "id", "xh", "zu"];
        let all = (1..=128).flat_map(|number| languages.map(|language| (number, language)));
        let paths: Vec<String> = all
            .map(|(number, language)| {
                format!("/e/{event}/path/{number}/picture.png?lang={language}")
            })
            .collect();
        self.asks("pictures beside links", &paths).await
    }

    /// What an account with an event of its own can send.
    pub(crate) async fn sends_costly_files(self) -> Result<()> {
        let cookie = self.signed_in().await?;
        let headers = format!("content-type: multipart/form-data; boundary=x\r\n{cookie}");
        let (theirs, files) = (&self.crowd.theirs, &self.crowd.costly);
        let copy = format!(
            "--x\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n{}\r\n",
            hex(&files.copy)
        );
        let agreed = "--x\r\ncontent-disposition: form-data; name=\"agreed\"\r\n\r\n1\r\n--x--\r\n";
        let forms = [
            (
                "pictures with codes",
                format!("/e/{theirs}/records/scan"),
                file("picture", "image/png", &files.picture),
            ),
            (
                "lists of schools that are nearly alike",
                format!("/e/{theirs}/players/check"),
                file("file", "text/csv", files.list.as_bytes()),
            ),
            (
                "copies that no page could show",
                "/backups".to_owned(),
                format!("{copy}{agreed}").into_bytes(),
            ),
        ];
        let mut wire = self.wire().await?;
        for (what, path, form) in forms.iter().cycle().skip(self.number) {
            let answer = wire.try_send_bytes(path, &headers, form).await?;
            self.note(what, answer.status);
            sleep(PAUSE).await;
        }
        Ok(())
    }

    /// A large file, two bytes at a time.
    pub(crate) async fn uploads_slowly(self) -> Result<()> {
        let cookie = self.signed_in().await?;
        let mut stream = self.socket().await?;
        let head = format!(
            "POST /e/{}/records/scan HTTP/1.1\r\nhost: {}\r\n{cookie}content-length: 20900000\r\n\
             content-type: multipart/form-data; boundary=x\r\n\r\n",
            self.crowd.theirs, self.crowd.server
        );
        stream.write_all(head.as_bytes()).await?;
        self.note("slow uploads", "begun");
        loop {
            stream.write_all(b"--").await?;
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Asks the program for a turn of its highest grade and a hint, each time with another seed.
    pub(crate) async fn plays_against_the_program(self) -> Result<()> {
        let mut wire = self.wire().await?;
        for game in 0_usize.. {
            let (ruleset, seed) = (self.crowd.ruleset, self.number * 100_000 + game);
            let path = format!("/practice/{ruleset}?against=9&side=2&seed={seed}&hint=1");
            let answer = wire.try_get(&path, "").await?;
            self.note("turns of the program", answer.status);
            sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Guesses from an address of its own.
    pub(crate) async fn guesses_alone(self) -> Result<()> {
        let mut wire = self.wire().await?;
        for guess in 0_u32.. {
            let form = format!("next=&name={}&phrase=guess+{guess}", encoded(ORGANISER));
            let answer = wire.try_post("/signin", "", &form).await?;
            self.note("guesses from 120 addresses", answer.status);
            sleep(PAUSE).await;
        }
        Ok(())
    }
}

/// A form with one file.
pub(crate) fn file(field: &str, kind: &str, bytes: &[u8]) -> Vec<u8> {
    let head = format!(
        "--x\r\ncontent-disposition: form-data; name=\"{field}\"; filename=\"file\"\r\ncontent-type: {kind}\r\n\r\n"
    );
    [head.as_bytes(), bytes, b"\r\n--x--\r\n"].concat()
}
