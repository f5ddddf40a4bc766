//! Telephony, messages and media.

pub mod rtsp;
pub mod sip;
pub mod sms;
pub mod stun;
pub mod tel;
pub mod turn;
pub mod xmpp;

pub use rtsp::Rtsp;
pub use sip::Sip;
pub use sms::Sms;
pub use stun::Stun;
pub use tel::{Tel, TelephoneSubscriber};
pub use turn::{Turn, TurnTransport};
pub use xmpp::Xmpp;
