//! Export and import of speakers' answers as a file.

use super::*;

#[test]
fn answers_are_exported_and_imported_unchanged() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let link = address(&organiser);
    for (name, opinion) in [("Thandi", "right"), ("", "better"), ("Sipho", "not-sure")] {
        let speaker = speaker(&hall.app, &link, "zu", name);
        for id in ["skip", "sign-in"] {
            let form = [
                ("place", "all"),
                ("id", id),
                ("opinion", opinion),
                ("form0", "Wozani"),
            ];
            assert_eq!(speaker.post("/words", &form).status, 303);
        }
        let mine = read(&speaker.get("/words/mine.ftl").body).unwrap();
        assert_eq!(mine.len(), 2);
        assert_eq!(mine[0].speaker.name.as_deref().unwrap_or_default(), name);
    }
    let file = organiser.get("/words/everybody.ftl");
    assert_eq!(hall.app.visitor().get("/words/everybody.ftl").status, 303);
    let elsewhere = App::start();
    let other = elsewhere.organiser();
    let taken = upload(&other, &file.body);
    assert!(
        taken.sees("New answers: 6. Already known: 0."),
        "{}",
        taken.body
    );
    assert_eq!(other.get("/words/everybody.ftl").body, file.body);
    assert!(upload(&other, &file.body).sees("New answers: 0. Already known: 6."));
    // Another version may have sentences that are not here.
    let of_later = file
        .body
        .replace("skip = Wozani", "skip-lesson-later = Wozani");
    assert_ne!(of_later, file.body);
    let sixth = App::start();
    let owner = sixth.organiser();
    let taken = upload(&owner, &of_later);
    assert!(
        taken.sees("New answers: 5. Already known: 0. Left out, because this version of Inkundla does not have the sentence: 1."),
        "{}",
        taken.body
    );
    assert_eq!(answers_or_none(&owner), 5);
    // What is no answer is refused with its line, and nothing of the file comes in.
    let hostile = file.body.replace("skip = Wozani", "skip = <script>");
    assert_ne!(hostile, file.body);
    let third = App::start();
    let owner = third.organiser();
    let refused = upload(&owner, &hostile);
    assert_eq!(refused.status, 422);
    let line = hostile.lines().position(|line| line.contains("<script>"));
    let line = line.unwrap() + 1;
    assert!(refused.sees(&format!("ine {line}")), "{}", refused.body);
    assert_eq!(answers_or_none(&owner), 0);
}

fn upload(client: &Client, file: &str) -> Page {
    client.upload("/words/answers", "file", "words.ftl", file.as_bytes())
}
