//! The algorithms of RFC 3986 exactly as it writes them, slow and simple.

use pest_uri::Components;

/// Section 5.2.4: an input buffer and an output buffer, and its steps A to E.
#[expect(clippy::if_same_then_else, reason = "each step is separate, as in the RFC")]
pub fn remove_dot_segments(path: &str) -> String {
    let (mut input, mut output) = (path.to_owned(), String::new());
    while !input.is_empty() {
        if input.starts_with("../") {
            input.drain(..3);
        } else if input.starts_with("./") {
            input.drain(..2);
        } else if input.starts_with("/./") {
            input.drain(..2);
        } else if input == "/." {
            "/".clone_into(&mut input);
        } else if input.starts_with("/../") || input == "/.." {
            input.drain(..3);
            if input.is_empty() {
                input.push('/');
            }
            output.truncate(output.rfind('/').unwrap_or(0));
        } else if input == "." || input == ".." {
            input.clear();
        } else {
            let end = input.char_indices().skip(1).find(|&(_, it)| it == '/').map_or(input.len(), |(index, _)| index);
            output.extend(input.drain(..end));
        }
    }
    output
}

/// Sections 5.2.2 and 5.2.3: scheme, authority, path, query, fragment of the target.
pub fn transform(base: Components<'_>, r: Components<'_>) -> [Option<String>; 5] {
    let own = |text: Option<&str>| text.map(str::to_owned);
    let (r_query, r_path) = (own(r.query().map(|it| it.as_str())), r.path().as_str());
    let (authority, path, query);
    if r.scheme().is_some() || r.authority().is_some() {
        authority = own(r.authority());
        path = remove_dot_segments(r_path);
        query = r_query;
    } else {
        if r_path.is_empty() {
            path = base.path().to_string();
            query = r_query.or(own(base.query().map(|it| it.as_str())));
        } else {
            let merged = if r_path.starts_with('/') {
                r_path.to_owned()
            } else if base.authority().is_some() && base.path().is_empty() {
                format!("/{r_path}")
            } else {
                let end = base.path().as_str().rfind('/').map_or(0, |slash| slash + 1);
                format!("{}{r_path}", &base.path().as_str()[..end])
            };
            path = remove_dot_segments(&merged);
            query = r_query;
        }
        authority = own(base.authority());
    }
    let scheme = own(r.scheme().or(base.scheme()));
    [scheme, authority, Some(path), query, own(r.fragment().map(|it| it.as_str()))]
}
