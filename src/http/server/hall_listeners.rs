//! Listeners for phones in the hall, opened and closed while the program runs on a laptop.

use crate::http::server::app_state::AppState;
use crate::http::server::laptop::Laptop;
use crate::http::server::network_interfaces::private_addresses;
use crate::http::server::server_lifecycle::{Listening, Routes};
use actix_web::web::Data;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// The interval at which the network interfaces are checked for changes.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// Listens at each private address of the machine while phones are let in, also after it has joined another
/// network. The switch never opens an address outside private networks.
pub async fn watch(laptop: Arc<Laptop>, shared: Data<AppState>, routes: Routes) {
    let mut switch = laptop.switch();
    let mut open: BTreeMap<IpAddr, oneshot::Sender<()>> = BTreeMap::new();
    loop {
        let may = *switch.borrow_and_update();
        let wanted = if may { private_addresses() } else { Vec::new() };
        // Dropping the sender closes the address.
        open.retain(|address, closing| wanted.contains(address) && !closing.is_closed());
        for address in wanted {
            if open.contains_key(&address) {
                continue;
            }
            if let Some(closing) = listen(SocketAddr::new(address, laptop.port), &shared, routes) {
                open.insert(address, closing);
            }
        }
        let _changed_or_time_to_look = timeout(LOOK_EVERY, switch.changed()).await;
    }
}

/// Serves at one more address until the sender is dropped; `None` where the address is in use.
fn listen(
    address: SocketAddr,
    shared: &Data<AppState>,
    routes: Routes,
) -> Option<oneshot::Sender<()>> {
    let listening = match Listening::on(address) {
        Ok(listening) => listening,
        Err(why) => {
            tracing::warn!(%address, %why, "cannot listen for phones");
            return None;
        }
    };
    let (closing, closed) = oneshot::channel::<()>();
    let shared = shared.clone();
    actix_web::rt::spawn(async move {
        let until = async {
            let _dropped = closed.await;
        };
        if let Err(why) = listening.serve_until(shared, routes, until).await {
            tracing::warn!(%address, %why, "stopped listening for phones");
        }
    });
    Some(closing)
}
