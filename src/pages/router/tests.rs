use super::routes;
use crate::paths::{
    ACCOUNT, ACCOUNT_DELETE, ACCOUNT_OTHERS, ACCOUNT_PHRASE, ACCOUNT_RECOVERY, EventPaths,
    SeatPaths, UmpirePaths, join, practice,
};
use actix_web::App;
use actix_web::test::{TestRequest, call_service, init_service};

#[actix_web::test]
async fn every_address_is_routed() {
    let app = init_service(App::new().configure(routes)).await;
    let (join, practice) = (join("{secret}"), practice("{ruleset}"));
    let account = [
        ACCOUNT,
        ACCOUNT_DELETE,
        ACCOUNT_OTHERS,
        ACCOUNT_PHRASE,
        ACCOUNT_RECOVERY,
    ];
    let others = [&join, &practice].map(String::as_str);
    let all = EventPaths::ALL
        .iter()
        .chain(UmpirePaths::ALL)
        .chain(SeatPaths::ALL);
    for path in all.chain(&account).chain(&others) {
        let mut patterns = Vec::new();
        for request in [TestRequest::get(), TestRequest::post()] {
            let response = call_service(&app, request.uri(path).to_request()).await;
            patterns.extend(response.request().match_pattern());
        }
        assert!(
            patterns.iter().any(|one| one == path),
            "{path}: {patterns:?}"
        );
    }
}
