//! Long names have room on paper and on the phone that the players see.

use super::offline::sits_down;
use super::run;
use super::wall::with_long_names;
use crate::browser::Browser;
use crate::web::papers::bytes;
use crate::web::umpire::Phone;
use inkundla::i18n::Language;
use std::io::Write;
use std::process::Command;

/// The right and lower edges of the texts on the first page of a PDF, in points.
fn ends(pdf: &[u8]) -> Vec<(f64, f64)> {
    crate::service::need("pdf");
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(pdf).unwrap();
    let mut reader = Command::new("pdftotext");
    let reader = reader.args(["-bbox", "-l", "1"]).arg(file.path()).arg("-");
    let text = String::from_utf8(reader.output().unwrap().stdout).unwrap();
    let end = |word: &str, name: &str| -> f64 {
        let (_, value) = word.split_once(name).unwrap();
        value.split('"').nth(1).unwrap().parse().unwrap()
    };
    let words = text.split("<word ").skip(1);
    words
        .map(|word| (end(word, "xMax="), end(word, "yMax=")))
        .collect()
}

#[test]
fn long_names_stay_on_their_piece_of_paper_in_every_language() {
    let hall = with_long_names(2);
    hall.renames("Traditional Board Games Championship of Ethekwini and Umlazi");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let (width, height) = (595.3, 841.9);
    for language in Language::written() {
        let tag = language.tag();
        for (paper, parts) in [("sheets", 1.0), ("slips", 2.0), ("cards", 2.0)] {
            let path = format!("/e/{}/rounds/1/print/{paper}.pdf?lang={tag}", hall.key);
            let ends = ends(&bytes(&teacher, &path));
            assert!(ends.len() > 20, "{paper} in {tag}");
            for (right, lower) in ends {
                let fits = right <= width / parts && lower <= height / parts;
                assert!(fits, "{paper} in {tag}: {right}, {lower}");
            }
        }
    }
}

#[test]
fn two_long_names_say_on_a_phone_that_the_result_is_right() {
    run(async {
        let hall = with_long_names(4);
        let umpire = Browser::open("agreed", (360, 640)).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let phone = Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Mr Botha");
        assert_eq!(phone.plays("E1").status, 200);
        phone.does(&[("act", "resign"), ("side", "first")]);
        phone.does(&[("act", "agree"), ("side", "first")]);
        phone.does(&[("act", "agree"), ("side", "second")]);
        umpire.goto(&url).await;
        umpire.fill("input[name=name]", "Ms Naidoo").await;
        umpire.click("form[action$='/start'] button").await;
        umpire.find("#confirm .pill").await;
        umpire.fits().await;
        umpire.picture("agreed").await;
        umpire.close().await;
    });
}
