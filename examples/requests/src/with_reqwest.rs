use std::error::Error;

use pest_uri::check::Policy;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::LOCATION;
use reqwest::{Client, Response, redirect};

/// Looks a name up, and returns its addresses only if the policy allows each of them.
struct CheckedResolver(Policy);

impl Resolve for CheckedResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let policy = self.0.clone();
        Box::pin(async move {
            let addresses = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let checked = policy.check_addresses(addresses)?;
            Ok(Box::new(checked.into_iter()) as Addrs)
        })
    }
}

/// Returns a client that connects to checked addresses and follows no redirect. A proxy would look names up itself.
pub fn client(policy: &Policy) -> reqwest::Result<Client> {
    let resolver = CheckedResolver(policy.clone());
    Client::builder().no_proxy().redirect(redirect::Policy::none()).dns_resolver(resolver).build()
}

/// Requests a URL, and checks it and the target of each redirect. `client` is that of the same policy.
pub async fn get(client: &Client, policy: &Policy, url: &str) -> Result<Response, Box<dyn Error + Send + Sync>> {
    let mut url = url.to_owned();
    for _ in 0..10 {
        let checked = policy.check(&url)?;
        let response = client.get(checked.as_str()).send().await?;
        let location = response.headers().get(LOCATION).filter(|_| response.status().is_redirection());
        let Some(location) = location else { return Ok(response) };
        // Servers send `/a b`, too. The target is checked as it will be requested.
        url = checked.uri().resolve_lenient(location.to_str()?)?.reference.into_string();
    }
    Err("too many redirects".into())
}
