//! `/laptop`: the computer on which the program runs, for its owner: access for phones, the folder with all
//! data, and closing. `/hello` shows a phone that it can reach the server.

use crate::desk::{Desk, Fault};
use crate::formats::qr::Qr;
use crate::http::request::request_context::{RequestContext, SignedIn};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::http::server::computer_check::{ComputerCheck, Finding, Health};
use crate::http::server::laptop::{DATABASE, Laptop};
use crate::http::server::network_interfaces::private_addresses;
use crate::pages::shared::sample_boards::large_board;
use crate::rules::{Colour, Kind};
use actix_web::HttpRequest;
use actix_web::http::header::USER_AGENT;
use actix_web::web::Form;
use askama::Template;
use inkundla_replay::board_svg::Drawing;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "server/laptop.html")]
struct LaptopView {
    page: Page,
    board: Drawing,
    /// The switch for phones; `None` for a server with its own settings.
    switch: Option<PhoneSwitch>,
    /// The address for phones with its QR code, where phones can reach it.
    phones: Option<(String, Option<Qr>)>,
    folder: Option<String>,
    /// The results of the check of this computer.
    findings: Vec<Finding>,
    is_closing: bool,
    /// The address for speakers with its QR code, if it exists.
    speakers: Option<(String, Option<Qr>)>,
    /// The number of stored answers of speakers.
    answers: usize,
    /// The number of phones that record now, in words.
    connected: Option<String>,
}

struct PhoneSwitch {
    is_on: bool,
    /// The addresses in private networks, and whether each is shown to phones.
    networks: Vec<(IpAddr, bool)>,
}

#[derive(Template)]
#[template(path = "server/hello.html")]
struct HelloView {
    page: Page,
}

/// The switch for phones.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PhonesForm {
    on: String,
    /// The address that is shown to phones, where there are several.
    network: String,
}

/// `GET /laptop`
pub async fn show(owner: SignedIn, request: HttpRequest) -> Answer {
    let context = owner_of(owner).await?;
    let browser = request.headers().get(USER_AGENT);
    let browser = browser.and_then(|says| says.to_str().ok());
    let findings = findings(&context, browser.map(str::to_owned)).await?;
    let link = crate::pages::shared::speakers_address::address(&context).await?;
    let answers = context.desk(|desk| desk.word_answers(None)).await?;
    let at = context.at;
    let phones = context.desk(move |desk| Ok(desk.phones_connected(&desk.events_posted()?, at)));
    let phones = phones.await?;
    context.html(&LaptopView {
        connected: (phones > 0).then(|| context.t.plural("phones-connected", phones)),
        findings,
        speakers: link.map(|link| (link.clone(), Qr::of(&link))),
        answers: answers.len(),
        ..view(&context, false)
    })
}

/// `POST /laptop/phones`: lets phones in, or only this machine.
///
/// # Errors
/// [`Fault::NotFound`] for everybody but the owner, and for a server with its own settings.
pub async fn phones(owner: SignedIn, form: Form<PhonesForm>) -> Answer {
    let context = owner_of(owner).await?;
    let network = form.network.parse().ok();
    let network = network.filter(|ip| private_addresses().contains(ip));
    if let Err(why) = laptop(&context)?.let_phones_in(!form.on.is_empty(), network) {
        tracing::warn!(%why, "the switch for phones could not be saved for the next start");
    }
    Ok(context.see("/laptop", None))
}

/// `POST /laptop/close`: closes the program, as Ctrl+C does.
pub async fn close(owner: SignedIn) -> Answer {
    let context = owner_of(owner).await?;
    let page = view(&context, true);
    laptop(&context)?.close();
    context.html(&page)
}

/// `GET /hello`
pub async fn hello(context: RequestContext) -> Answer {
    context.html(&HelloView {
        page: context.page(),
    })
}

/// The visitor, if it is the owner of the server.
pub(super) async fn owner_of(
    SignedIn { context, account }: SignedIn,
) -> Result<RequestContext, Failed> {
    let is_owner = context.desk(move |desk| desk.is_owner(&account)).await?;
    if is_owner {
        Ok(context)
    } else {
        Err(context.failed(Fault::NotFound))
    }
}

async fn findings(
    context: &RequestContext,
    browser: Option<String>,
) -> Result<Vec<Finding>, Failed> {
    let (shared, t, at) = (context.shared.clone(), context.t.clone(), context.at);
    let look = move |desk: &Desk| {
        let laptop = shared.laptop.as_ref();
        let checkup = ComputerCheck {
            desk: Some(desk),
            file: laptop.map(|laptop| laptop.folder.join(DATABASE)),
            backups: shared.backups.as_ref(),
            browser,
            at,
        };
        Ok(checkup.findings(&t))
    };
    context.desk(look).await
}

fn laptop(context: &RequestContext) -> Result<Arc<Laptop>, Failed> {
    let laptop = context.shared.laptop.clone();
    laptop.ok_or_else(|| context.failed(Fault::NotFound))
}

fn view(context: &RequestContext, is_closing: bool) -> LaptopView {
    let laptop = context.shared.laptop.as_deref();
    let base = context.settled_base();
    let hello = format!("{}/hello", base.url);
    LaptopView {
        page: context.page(),
        board: large_board(&context.t),
        switch: laptop.map(|laptop| PhoneSwitch {
            is_on: laptop.lets_phones_in(),
            networks: private_addresses()
                .into_iter()
                .map(|ip| (ip, Some(ip) == laptop.hall_address()))
                .collect(),
        }),
        phones: (!base.is_only_here).then(|| (base.url.clone(), Qr::of(&hello))),
        folder: laptop.map(|laptop| laptop.folder.display().to_string()),
        findings: Vec::new(),
        speakers: None,
        answers: 0,
        connected: None,
        is_closing,
    }
}
