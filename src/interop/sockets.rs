//! Resolving a host and a port to socket addresses, with the standard library.

use std::io;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::vec;

use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::reference::text::Text;

impl<K: Kind, T: Text> Reference<K, T> {
    /// The addresses of the authority's host and port. Names of hosts are looked up as the standard library does. If
    /// there is no port, or an empty one, the default port of the scheme is used
    /// ([`port_or_default`](Self::port_or_default)), and if the scheme has none, `default_port`, 0 to 65535.
    ///
    /// The standard library may resolve more than [`Host::ip`](crate::Host::ip) knows: for `127.1` and `0x7f.1`, names
    /// by RFC 3986, many systems return the address 127.0.0.1, and `%31%32%37.0.0.1` is looked up decoded (section
    /// 7.4). To allow some hosts and not others, check the resulting addresses.
    ///
    /// ```
    /// let uri = pest_uri::Uri::parse("http://[::1]/")?;
    /// let addresses: Vec<_> = uri.to_socket_addrs(None).unwrap().collect();
    /// assert_eq!(addresses, ["[::1]:80".parse().unwrap()]);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no host (`mailto:a@b`, `file:///a`) or no port (`foo://h`), the port is greater than 65535, the host
    /// is an address of an unknown version (`[v1.x]`) or is not text when decoded (`%FF`), or the look-up fails.
    pub fn to_socket_addrs(&self, default_port: Option<u16>) -> io::Result<vec::IntoIter<SocketAddr>> {
        let invalid = |message: &str| io::Error::new(io::ErrorKind::InvalidInput, message);
        let components = self.parts();
        let host = components.host().filter(|host| !host.is_empty()).ok_or_else(|| invalid("missing host"))?;
        let port = components.port_or_default().map_err(|error| invalid(&error.to_string()))?.or(default_port);
        let port = port.ok_or_else(|| invalid("missing port, and the scheme has no default port"))?;
        if let Some(address) = host.ip() {
            return Ok(vec![SocketAddr::new(address, port)].into_iter());
        }
        let name = host.reg_name().ok_or_else(|| invalid("unknown version of IP address"))?;
        let name = name.decode_utf8().map_err(|_| invalid("the host is not UTF-8"))?;
        (&*name, port).to_socket_addrs()
    }
}
