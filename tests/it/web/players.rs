use super::harness::App;

#[test]
fn a_new_server_is_set_up_and_shows_its_organiser_a_way_on() {
    let app = App::start();
    let page = app.organiser().get("/");
    assert_eq!(page.status, 200);
    assert!(page.sees("New event"), "{}", page.body);
}
