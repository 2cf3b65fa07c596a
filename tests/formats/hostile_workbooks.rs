//! Workbooks that nobody made by hand: each is refused or read, within time and memory.

use crate::workbooks::{archive, ods, xlsx};
use inkundla_formats::ImportProblem;
use inkundla_formats::entrants_csv::{Headless, read};
use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

/// A machine that is busy with other tests is slow.
const LONGEST: Duration = Duration::from_secs(30);

/// The memory of this process at its peak, in kilobytes.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

fn sheet(rows: &str) -> Vec<u8> {
    xlsx(&format!(
        "<worksheet><sheetData>{rows}</sheetData></worksheet>"
    ))
}

fn table(rows: &str) -> Vec<u8> {
    ods(&format!(
        "<table:table table:name=\"a\">{rows}</table:table>"
    ))
}

/// A workbook with another part beside its sheet.
fn with_part(kind: &str, part: &str) -> Vec<u8> {
    let links = format!(
        "<Relationships><Relationship Id=\"a\" Type=\"x/worksheet\" Target=\"s.xml\"/>\
         <Relationship Id=\"b\" Type=\"x/{kind}\" Target=\"p.xml\"/></Relationships>"
    );
    let cell = "<worksheet><sheetData><row><c t=\"inlineStr\"><is><t>Thandiwe Mokoena</t></is></c>\
                <c s=\"0\"><v>1</v></c></row></sheetData></worksheet>";
    archive(&[
        (
            "xl/workbook.xml",
            "<workbook><sheets><sheet name=\"One\" id=\"a\"/></sheets></workbook>",
        ),
        ("xl/_rels/workbook.xml.rels", &links),
        ("xl/s.xml", cell),
        ("xl/p.xml", part),
    ])
}

/// Each workbook with its name; those with a player are read.
fn workbooks() -> Vec<(&'static str, Vec<u8>, Option<ImportProblem>)> {
    use ImportProblem::{DamagedWorkbook, LargeWorkbook};
    let name = "<c t=\"inlineStr\"><is><t>Thandiwe Mokoena</t></is></c>";
    let value = "<table:table-cell office:value-type=\"string\"><text:p>Sipho Nkosi</text:p></table:table-cell>";
    let many = |text: &str, count: usize| text.repeat(count);
    let mut styles = format!(
        "<styleSheet><numFmts><numFmt numFmtId=\"200\" formatCode=\"{}\"/></numFmts><cellXfs>",
        many("0", 200)
    );
    styles.push_str(&many("<xf numFmtId=\"200\"/>", 60_000));
    styles.push_str("</cellXfs></styleSheet>");
    let mut fonts = format!(
        "<styleSheet><fonts><font><name val=\"{}\"/></font></fonts><cellXfs>",
        many("a", 1_000_000)
    );
    fonts.push_str(&many("<xf fontId=\"0\"/>", 100_000));
    fonts.push_str("</cellXfs></styleSheet>");
    let mut sheets = String::new();
    for at in 0..5_000 {
        write!(sheets, "<sheet name=\"{at}\" id=\"a\"/>").unwrap();
    }
    let entity = "<!DOCTYPE a [<!ENTITY b \"bbbbbbbbbb\"><!ENTITY c \"&b;&b;&b;&b;\">]>";
    vec![
        (
            "a bomb of blanks",
            xlsx(&format!("<worksheet>{}</worksheet>", many(" ", 48 << 20))),
            Some(LargeWorkbook),
        ),
        (
            "a bomb of texts",
            with_part(
                "sharedStrings",
                &format!("<sst>{}</sst>", many("<si><t>a</t></si>", 3_000_000)),
            ),
            Some(LargeWorkbook),
        ),
        (
            "a bomb of elements",
            sheet(&many("<row/>", 1_500_001)),
            Some(LargeWorkbook),
        ),
        (
            "a bomb beside the parts that count",
            with_part("theme", &many(" ", 48 << 20)),
            None,
        ),
        (
            "a million empty rows",
            sheet(&format!(
                "<row>{name}</row>{}",
                many("<row></row>", 1_000_000)
            )),
            None,
        ),
        (
            "the last cell of a sheet",
            sheet(&format!(
                "<row>{name}</row><row r=\"1048576\"><c r=\"XFD1048576\"><v>1</v></c></row>"
            )),
            None,
        ),
        (
            "a cell beyond every sheet",
            sheet("<row r=\"99999999999\"><c r=\"A99999999999\"><v>1</v></c></row>"),
            Some(DamagedWorkbook),
        ),
        (
            "a column beyond every sheet",
            sheet("<row><c r=\"ZZZZZZZZZ1\"><v>1</v></c></row>"),
            Some(DamagedWorkbook),
        ),
        (
            "deep elements",
            sheet(&format!(
                "{}{}",
                many("<row>", 100_000),
                many("</row>", 100_000)
            )),
            Some(LargeWorkbook),
        ),
        (
            "deep elements that nobody needs",
            sheet(&many("<a>", 1_000_000)),
            Some(LargeWorkbook),
        ),
        (
            "a part that ends early",
            xlsx("<worksheet><sheetData><row><c><v>1"),
            Some(DamagedWorkbook),
        ),
        (
            "ends that do not match",
            sheet("<row></c></row>"),
            Some(DamagedWorkbook),
        ),
        (
            "an entity in an entity",
            xlsx(&format!("{entity}<worksheet>&c;</worksheet>")),
            Some(DamagedWorkbook),
        ),
        (
            "a count that is a lie",
            with_part(
                "sharedStrings",
                "<sst uniqueCount=\"99999999999999\"><si><t>a</t></si></sst>",
            ),
            None,
        ),
        (
            "a text that is not there",
            sheet("<row><c t=\"s\"><v>5</v></c></row>"),
            Some(DamagedWorkbook),
        ),
        (
            "a long format of many cells",
            with_part("styles", &styles),
            None,
        ),
        (
            "a long font of many cells",
            with_part("styles", &fonts),
            None,
        ),
        (
            "thousands of sheets",
            archive(&[
                (
                    "xl/workbook.xml",
                    &format!("<workbook><sheets>{sheets}</sheets></workbook>"),
                ),
                ("xl/_rels/workbook.xml.rels", "<Relationships/>"),
            ]),
            Some(LargeWorkbook),
        ),
        (
            "no sheet behind its link",
            archive(&[("xl/workbook.xml", "<workbook/>")]),
            Some(DamagedWorkbook),
        ),
        (
            "a row a million times",
            table(&format!(
                "<table:table-row table:number-rows-repeated=\"1048576\">{value}</table:table-row>"
            )),
            Some(LargeWorkbook),
        ),
        (
            "a row four billion times",
            table(&format!(
                "<table:table-row table:number-rows-repeated=\"4294967295\">{value}</table:table-row>"
            )),
            Some(LargeWorkbook),
        ),
        (
            "a row more often than any number",
            table(&format!(
                "<table:table-row table:number-rows-repeated=\"-1\">{value}</table:table-row>"
            )),
            Some(DamagedWorkbook),
        ),
        (
            "a name behind a million rows",
            table(&format!(
                "<table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell/></table:table-row><table:table-row>{value}</table:table-row>"
            )),
            Some(LargeWorkbook),
        ),
        (
            "a million rows behind a name",
            table(&format!(
                "<table:table-row>{value}</table:table-row><table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell/></table:table-row>"
            )),
            None,
        ),
        (
            "a cell a million times",
            table(&format!(
                "<table:table-row>{}</table:table-row>",
                value.replace(
                    "<table:table-cell",
                    "<table:table-cell table:number-columns-repeated=\"1000000\""
                )
            )),
            Some(LargeWorkbook),
        ),
        (
            "wide rows",
            table(&many(
                &format!(
                    "<table:table-row><table:table-cell table:number-columns-repeated=\"16000\"/>{value}</table:table-row>"
                ),
                20_000,
            )),
            Some(LargeWorkbook),
        ),
        (
            "hidden rows without number",
            table(&many(
                &format!(
                    "<table:table-row table:visibility=\"collapse\" table:number-rows-repeated=\"1000000\">{value}</table:table-row>"
                ),
                1_000,
            )),
            Some(LargeWorkbook),
        ),
        (
            "blanks without number",
            table(&format!(
                "<table:table-row>{}</table:table-row>",
                value.replace("Sipho ", "Sipho<text:s text:c=\"4294967295\"/>")
            )),
            None,
        ),
        (
            "a table that never ends",
            ods("<table:table table:name=\"a\"><table:table-row>"),
            Some(DamagedWorkbook),
        ),
    ]
}

#[test]
fn hostile_workbooks_are_refused_or_read_quickly_in_little_memory() {
    for (what, bytes, problem) in workbooks() {
        // The limit of the upload, which bombs keep.
        if bytes.len() > 2 << 20 {
            panic!("{what}: {} bytes", bytes.len());
        }
        // From here on the peak is that of this workbook.
        fs::write("/proc/self/clear_refs", "5").unwrap();
        let (began, before) = (Instant::now(), peak());
        let outcome = read(&bytes, &[], Headless::Guess).map_err(|fault| fault.what);
        assert!(began.elapsed() < LONGEST, "{what}: {:?}", began.elapsed());
        assert!(peak() - before < 300_000, "{what}: {} kB", peak() - before);
        match (outcome, problem) {
            (Ok(list), None) => assert!(!list.rows.is_empty(), "{what}"),
            (outcome, problem) => assert_eq!(outcome.err(), problem, "{what}"),
        }
    }
}

/// Every byte of a small workbook, cut off or changed.
#[test]
fn workbooks_with_changed_bytes_do_no_harm() {
    let whole = [
        sheet(
            "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Name</t></is></c></row><row r=\"2\"><c r=\"A2\"><v>5</v></c></row>",
        ),
        table(
            "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell office:value-type=\"string\"><text:p>Sipho</text:p></table:table-cell></table:table-row>",
        ),
    ];
    for bytes in whole {
        for at in 0..bytes.len() {
            let _ = read(&bytes[..at], &[], Headless::Guess);
            let mut changed = bytes.clone();
            changed[at] ^= 0x15;
            let _ = read(&changed, &[], Headless::Guess);
        }
    }
}
