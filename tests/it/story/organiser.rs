//! Layout of the organiser's pages on a phone.

use super::helpers::signed_in;
use super::run;
use crate::web::umpire::Hall;

const PHONE: (u32, u32) = (360, 640);

/// Whether the time of each phone is below the name of its holder, without overflow.
const TIMES_HAVE_ROOM: &str = "return [...document.querySelectorAll('.phones tbody tr')].every((row) => { \
    const [who, time] = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect()); \
    return time.left === who.left && time.top >= who.bottom && time.width >= 100; })";

#[test]
fn the_times_of_phones_have_room_on_a_phone() {
    run(async {
        let hall = Hall::open();
        let _records = hall.umpire("Ms Naidoo of a school with a long name");
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("phones", PHONE, &host, "en").await;
        teacher.goto(&format!("{host}/e/{}/phones", hall.key)).await;
        assert!(teacher.script(TIMES_HAVE_ROOM).await == true);
        teacher.fits().await;
        teacher.close().await;
    });
}

#[test]
fn a_list_is_counted_as_it_is_typed_and_its_first_column_stays() {
    run(async {
        let hall = Hall::open();
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("list", PHONE, &host, "en").await;
        teacher
            .goto(&format!("{host}/e/{}/players", hall.key))
            .await;
        teacher.click("details.card summary").await;
        let list =
            "name,school,grade\nZanele Nkosi,A school with a long name,6\nBongani Radebe,North,x\n";
        let button = "return document.querySelector(\"form[action$='/players/check'] button\").getBoundingClientRect().top + scrollY";
        let before = teacher.script(button).await;
        teacher.fill("textarea[name=list]", list).await;
        let condition =
            "document.getElementById('list-count').textContent === '2 players, 1 to check'";
        teacher.until(condition).await;
        // What somebody is about to tap stays where it is.
        assert_eq!(teacher.script(button).await, before);
        teacher.fits().await;
        assert_eq!(teacher.axe().await, Vec::<String>::new());

        teacher.click("form[action$='/players/check'] button").await;
        teacher.click("#how summary").await;
        teacher.fits().await;
        assert_eq!(teacher.axe().await, Vec::<String>::new());
        teacher.close().await;
    });
}
