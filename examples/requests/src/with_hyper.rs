use std::error::Error;

use http_body_util::Empty;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{HOST, LOCATION};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use pest_uri::check::{CheckedUri, Policy};
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;

/// Connects to the server of a checked URL: looks the name up once, and connects to a checked address.
pub async fn connect(policy: &Policy, uri: CheckedUri<'_>) -> Result<TcpStream, Box<dyn Error + Send + Sync>> {
    let uri = uri.uri().to_owned();
    let addresses = spawn_blocking(move || uri.to_socket_addrs(None)).await??;
    let addresses = policy.check_addresses(addresses)?;
    Ok(TcpStream::connect(&addresses[..]).await?)
}

/// Sends a request to a checked URL. Hyper follows no redirect and uses no proxy.
async fn send(policy: &Policy, uri: CheckedUri<'_>) -> Result<Response<Incoming>, Box<dyn Error + Send + Sync>> {
    let stream = connect(policy, uri).await?;
    // For `https`, TLS begins here, for the name `uri.host()`. The policy allows only the schemes that this function
    // implements.
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    let components = uri.uri().components();
    let target = components.path_and_query();
    let slash = if target.starts_with('/') { "" } else { "/" };
    let host = components.host_and_port().unwrap_or_default();
    let request = Request::get(format!("{slash}{target}")).header(HOST, host).body(Empty::<Bytes>::new())?;
    Ok(sender.send_request(request).await?)
}

/// Requests a URL, and checks it and the target of each redirect.
pub async fn get(policy: &Policy, url: &str) -> Result<Response<Incoming>, Box<dyn Error + Send + Sync>> {
    let mut url = url.to_owned();
    for _ in 0..10 {
        let checked = policy.check(&url)?;
        let response = send(policy, checked).await?;
        let location = response.headers().get(LOCATION).filter(|_| response.status().is_redirection());
        let Some(location) = location else { return Ok(response) };
        // Servers send `/a b`, too. The target is checked as it will be requested.
        url = checked.uri().resolve_lenient(location.to_str()?)?.reference.into_string();
    }
    Err("too many redirects".into())
}
