//! The program on a teacher's laptop: a switch in the browser lets phones in, and a button there closes the
//! program.

use crate::http::server::network_interfaces::private_addresses;
use std::net::IpAddr;
use std::path::PathBuf;
use std::{fs, io};
use tokio::sync::watch;

/// The state that the page of the laptop shows and switches.
pub struct Laptop {
    /// The folder with the database and everything else.
    pub folder: PathBuf,
    /// The port on this machine and on the local network.
    pub port: u16,
    /// Whether phones are let in.
    phones: watch::Sender<bool>,
    /// The chosen network for phones, where the machine is on several.
    network: watch::Sender<Option<IpAddr>>,
    /// Whether the program is to be closed.
    closes: watch::Sender<bool>,
}

impl Laptop {
    /// Restores whether phones are let in, and on which network, from the folder.
    pub fn new(folder: PathBuf, port: u16) -> Laptop {
        let kept = fs::read_to_string(folder.join(SWITCH)).ok();
        let network = kept.as_deref().and_then(|text| text.trim().parse().ok());
        Laptop {
            folder,
            port,
            phones: watch::Sender::new(kept.is_some()),
            network: watch::Sender::new(network),
            closes: watch::Sender::new(false),
        }
    }

    /// Whether phones are let in.
    pub fn lets_phones_in(&self) -> bool {
        *self.phones.borrow()
    }

    /// The address for phones: on the chosen network, or on the first private one.
    pub fn hall_address(&self) -> Option<IpAddr> {
        let own = private_addresses();
        let chosen = *self.network.borrow();
        chosen
            .filter(|chosen| own.contains(chosen))
            .or(own.first().copied())
    }

    /// Lets phones in, or only this machine. `network` is the address that is shown to phones, where the
    /// machine is on several networks; `None` keeps the previous choice.
    ///
    /// # Errors
    /// When the choice cannot be saved for the next start; it is in force until then.
    pub fn let_phones_in(&self, may: bool, network: Option<IpAddr>) -> io::Result<()> {
        if network.is_some() {
            self.network.send_replace(network);
        }
        self.phones.send_replace(may);
        let file = self.folder.join(SWITCH);
        if may {
            let chosen = *self.network.borrow();
            let text = chosen.map_or("phones may come in".to_owned(), |ip| ip.to_string());
            fs::write(file, text + "\n")
        } else if file.exists() {
            fs::remove_file(file)
        } else {
            Ok(())
        }
    }

    /// A receiver of the switch.
    pub(crate) fn switch(&self) -> watch::Receiver<bool> {
        self.phones.subscribe()
    }

    /// Closes the program, as Ctrl+C does.
    pub fn close(&self) {
        self.closes.send_replace(true);
    }

    /// Waits until the program is to be closed.
    pub(crate) async fn closes(&self) {
        let mut closes = self.closes.subscribe();
        let _closed_or_gone = closes.wait_for(|closes| *closes).await;
    }
}

/// The file name of the database in the folder.
pub const DATABASE: &str = "inkundla.db";

/// The file in the folder that marks that phones are let in.
const SWITCH: &str = "phones";

#[cfg(test)]
mod tests {
    use super::Laptop;
    use crate::http::server::network_interfaces::private_addresses;

    #[test]
    fn the_chosen_network_is_kept_while_the_machine_is_on_it() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Laptop::new(folder.path().to_owned(), 8080);
        assert!(!open().lets_phones_in());
        open().let_phones_in(true, None).unwrap();
        assert!(open().lets_phones_in());
        let own = private_addresses();
        for ip in own.iter().copied() {
            open().let_phones_in(true, Some(ip)).unwrap();
            assert_eq!(open().hall_address(), Some(ip), "kept for the next start");
        }
        let gone = "10.255.255.254".parse().unwrap();
        let laptop = open();
        laptop.let_phones_in(true, Some(gone)).unwrap();
        assert_eq!(laptop.hall_address(), own.first().copied());
        laptop.let_phones_in(false, None).unwrap();
        assert!(!open().lets_phones_in());
    }
}
