//! Compares operations of pest-uri with those of other crates: the same inputs, the same run,
//! medians of many rounds.
//!
//! Each round runs every crate once over all inputs, in turn, so that a slow moment of the machine
//! affects all of them.

mod corpus;
mod growth;
mod inputs;
mod links;
mod making;
mod encoding;
mod parsing;
mod reading;
mod templates;
mod types;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use corpus::Corpus;
use iri_string::format::ToDedicatedString as _;

/// The number of times that each crate processes the inputs.
const ROUNDS: usize = 101;

/// Fewer inputs are processed several times per round. Otherwise the time includes loading code
/// that has not run for a while.
const FEWEST: usize = 2000;

struct Contender<'a> {
    name: &'static str,
    run: Box<dyn FnMut() -> usize + 'a>,
    /// The result for each input, if all crates must have the same results.
    results: Option<Vec<String>>,
    /// What the crate does differently from the row, and for how many inputs.
    exception: Option<(&'static str, usize)>,
}

impl<'a> Contender<'a> {
    /// Creates a contender that does one thing to each input and returns the lengths of the
    /// results.
    fn new<I>(name: &'static str, inputs: Vec<I>, operation: impl Fn(&I) -> usize + 'a) -> Self
    where
        I: 'a,
    {
        let run = Box::new(move || inputs.iter().map(|input| operation(black_box(input))).sum());
        Contender { name, run, results: None, exception: None }
    }

    /// Creates a contender that makes a text of each input. All crates must make the same texts, or
    /// nothing is timed.
    fn writing<I, O>(name: &'static str, inputs: Vec<I>, operation: impl Fn(&I) -> O + 'a) -> Self
    where
        I: 'a,
        O: AsRef<str>,
    {
        let results = Some(inputs.iter().map(|input| operation(input).as_ref().to_owned()).collect());
        Contender { results, ..Contender::new(name, inputs, move |input| operation(input).as_ref().len()) }
    }

    /// Creates a contender that parses texts and may reject some.
    fn parsing<T, E>(name: &'static str, texts: &'a [String], parse: impl Fn(&'a str) -> Result<T, E> + 'a) -> Self {
        Self::reading(name, texts, move |text| black_box(parse(text)).ok().map(|_| 1))
    }

    /// Creates a contender that rejects texts and may accept some.
    fn rejecting<T, E>(name: &'static str, texts: &'a [String], parse: impl Fn(&'a str) -> Result<T, E> + 'a) -> Self {
        let reject = move |text| black_box(parse(text)).err().map(|_| 1);
        Self::with_exceptions("accepts", name, texts, reject)
    }

    /// Creates a contender that parses texts and reads their components, and may reject some.
    fn reading(name: &'static str, texts: &'a [String], read: impl Fn(&'a str) -> Option<usize> + 'a) -> Self {
        Self::with_exceptions("rejects", name, texts, read)
    }

    /// Creates a contender whose operation returns `None` for some texts, and counts them.
    fn with_exceptions(
        verb: &'static str,
        name: &'static str,
        texts: &'a [String],
        operation: impl Fn(&'a str) -> Option<usize> + 'a,
    ) -> Self {
        let exceptions = texts.iter().filter(|text| operation(text).is_none()).count();
        let exception = (exceptions > 0).then_some((verb, exceptions));
        let run =
            Contender::new(name, texts.iter().map(String::as_str).collect(), move |text| operation(text).unwrap_or(0));
        Contender { exception, ..run }
    }

    fn label(&self) -> String {
        match self.exception {
            None => self.name.to_owned(),
            Some((verb, count)) => format!("{}, {verb} {count}", self.name),
        }
    }
}

/// Returns the fastest rival that does what the row says with all inputs.
fn fastest_rival<'c, 'a>(contenders: &'c [Contender<'a>], medians: &[f64]) -> Option<(&'c Contender<'a>, f64)> {
    let rivals = contenders.iter().zip(medians.iter().copied()).skip(1);
    rivals.filter(|(rival, _)| rival.exception.is_none()).min_by(|(_, a), (_, b)| a.total_cmp(b))
}

fn measure(title: &str, inputs: usize, mut contenders: Vec<Contender<'_>>) {
    // The first argument selects operations by prefix, the second selects contenders.
    let mut wanted = std::env::args().skip(1);
    let (operation, contender) = (wanted.next().unwrap_or_default(), wanted.next().unwrap_or_default());
    contenders.retain(|it| it.name.starts_with(&contender));
    if !title.starts_with(&operation) || contenders.is_empty() || inputs == 0 {
        return;
    }
    for other in &contenders[1..] {
        assert_eq!(contenders[0].results, other.results, "{title}: {} and {} differ", contenders[0].name, other.name);
    }
    let mut times = vec![Vec::new(); contenders.len()];
    let again = FEWEST.div_ceil(inputs);
    for round in 0..=ROUNDS {
        for (contender, times) in contenders.iter_mut().zip(&mut times) {
            let start = Instant::now();
            for _ in 0..again {
                black_box((contender.run)());
            }
            let elapsed = start.elapsed();
            // The first round is a warm-up.
            if round > 0 {
                times.push(elapsed.as_nanos() as f64 / (inputs * again) as f64);
            }
        }
    }
    let medians: Vec<f64> = times
        .iter_mut()
        .map(|times| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        })
        .collect();
    println!("{title} ({inputs} inputs)");
    for (contender, median) in contenders.iter().zip(&medians) {
        println!("  {:<42} {median:>8.1} ns   {:>5.2} x", contender.label(), median / medians[0]);
    }
    if let Some((rival, median)) = fastest_rival(&contenders, &medians) {
        println!("  {} / fastest rival: {:.2} ({})", contenders[0].name, medians[0] / median, rival.name);
    }
    println!();
}

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("growth") {
        growth::growth();
        return ExitCode::SUCCESS;
    }
    match Corpus::from_environment() {
        Ok(corpus) => {
            compare_crates(&corpus);
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn compare_crates(corpus: &Corpus) {
    parsing::parse(corpus);
    types::types();
    let texts = inputs::uris();
    normalizing("", &texts);
    normalizing(" (corpus)", &corpus.uris);
    resolve(&inputs::references());
    relativize(&inputs::targets());
    links::links();
    making::build(&texts);
    making::edit(&texts);
    templates::expand();
    templates::matching();
    templates::routing();
    encoding::encode(&inputs::data());
    encoding::decode(&inputs::data());
}

fn normalizing(of: &str, texts: &[String]) {
    normalize(&format!("normalize{of}"), texts);
    let normalized = |text: &String| pest_uri::Uri::parse(text).unwrap().normalize().into_string();
    let clean: Vec<String> = texts.iter().map(normalized).collect();
    is_normalized(&format!("is it normalized? (all are){of}"), &clean);
    compare(&format!("equal after normalization? (all are){of}"), texts, &clean);
}

/// The results are not compared, because fluent-uri also removes a default port, which a few of the
/// inputs have.
fn normalize(title: &str, texts: &[String]) {
    let each = |contender: fn(&[String]) -> Contender<'_>| contender(texts);
    measure(
        title,
        texts.len(),
        vec![
            each(|texts| {
                let uris = texts.iter().map(|text| pest_uri::Uri::parse(text).unwrap()).collect();
                Contender::new("pest-uri", uris, |uri| uri.normalize().as_str().len())
            }),
            each(|texts| {
                let uris = texts.iter().map(|text| fluent_uri::Uri::parse(text.as_str()).unwrap()).collect();
                Contender::new("fluent-uri", uris, |uri| uri.normalize().as_str().len())
            }),
            each(|texts| {
                let uris = texts.iter().map(|text| iri_string::types::UriStr::new(text).unwrap()).collect();
                Contender::new("iri-string", uris, |uri| uri.normalize().to_dedicated_string().as_str().len())
            }),
        ],
    );
}

fn is_normalized(title: &str, texts: &[String]) {
    let uris = texts.iter().map(|text| pest_uri::Uri::parse(text).unwrap()).collect();
    let pest = Contender::new("pest-uri", uris, |uri| usize::from(uri.is_normalized()));
    let uris = texts.iter().map(|text| iri_string::types::UriStr::new(text).unwrap()).collect();
    let iri = Contender::new("iri-string", uris, |uri| usize::from(uri.is_normalized_rfc3986()));
    measure(title, texts.len(), vec![pest, iri]);
}

fn resolve(pairs: &[(String, String)]) {
    let pest = pairs.iter().map(|(base, reference)| {
        (pest_uri::AbsoluteUri::parse(base).unwrap(), pest_uri::UriReference::parse(reference).unwrap())
    });
    let fluent = pairs.iter().map(|(base, reference)| {
        (fluent_uri::Uri::parse(base.as_str()).unwrap(), fluent_uri::UriRef::parse(reference.as_str()).unwrap())
    });
    let iri = pairs.iter().map(|(base, reference)| {
        let reference = iri_string::types::UriReferenceStr::new(reference).unwrap();
        (iri_string::types::UriAbsoluteStr::new(base).unwrap(), reference)
    });
    let oxiri = pairs.iter().map(|(base, reference)| {
        (oxiri::Iri::parse(base.as_str()).unwrap(), oxiri::IriRef::parse(reference.as_str()).unwrap())
    });
    let iref = pairs.iter().map(|(base, reference)| {
        (iref::Uri::new(base.as_bytes()).unwrap(), iref::UriRef::new(reference.as_bytes()).unwrap())
    });
    measure(
        "resolve",
        pairs.len(),
        vec![
            Contender::writing("pest-uri", pest.collect(), |(base, reference)| base.resolve(reference).into_string()),
            Contender::writing("fluent-uri", fluent.collect(), |(base, reference)| {
                reference.resolve_against(base).unwrap().into_string()
            }),
            Contender::writing("iri-string", iri.collect(), |(base, reference)| {
                String::from(reference.resolve_against(base).to_dedicated_string())
            }),
            Contender::writing("oxiri", oxiri.collect(), |(base, reference)| {
                base.resolve(reference).unwrap().into_inner()
            }),
            Contender::writing(
                "oxiri, unchecked",
                {
                    let pairs = pairs.iter().map(|(base, reference)| {
                        (oxiri::Iri::parse_unchecked(base.as_str()), oxiri::IriRef::parse_unchecked(reference.as_str()))
                    });
                    pairs.collect()
                },
                |(base, reference)| base.resolve_unchecked(reference).into_inner(),
            ),
            Contender::writing("iref", iref.collect(), |(base, reference)| reference.resolved(*base).into_string()),
        ],
    );
}

fn relativize(pairs: &[(String, String)]) {
    let pest = pairs
        .iter()
        .map(|(base, target)| (pest_uri::AbsoluteUri::parse(base).unwrap(), pest_uri::Uri::parse(target).unwrap()));
    let oxiri = pairs
        .iter()
        .map(|(base, target)| (oxiri::Iri::parse(base.as_str()).unwrap(), oxiri::Iri::parse(target.as_str()).unwrap()));
    let iref = pairs.iter().map(|(base, target)| {
        (iref::UriRef::new(base.as_bytes()).unwrap(), iref::UriRef::new(target.as_bytes()).unwrap())
    });
    measure(
        "relativize",
        pairs.len(),
        vec![
            Contender::new("pest-uri", pest.collect(), |(base, target)| base.relativize(target).as_str().len()),
            Contender::new("oxiri", oxiri.collect(), |(base, target)| {
                base.relativize(target).map_or(0, |relative| relative.as_str().len())
            }),
            Contender::new("iref", iref.collect(), |(base, target)| target.relative_to(base).as_str().len()),
        ],
    );
}

fn compare(title: &str, texts: &[String], clean: &[String]) {
    let pest =
        texts.iter().zip(clean).map(|(a, b)| (pest_uri::Uri::parse(a).unwrap(), pest_uri::Uri::parse(b).unwrap()));
    let fluent = texts
        .iter()
        .zip(clean)
        .map(|(a, b)| (fluent_uri::Uri::parse(a.as_str()).unwrap(), fluent_uri::Uri::parse(b.as_str()).unwrap()));
    measure(
        title,
        texts.len(),
        vec![
            Contender::new("pest-uri", pest.collect(), |(a, b)| {
                usize::from(a.is_equal_at(b, pest_uri::Rung::PathSegments))
            }),
            Contender::new("fluent-uri, normalize both", fluent.collect(), |(a, b)| {
                usize::from(a.normalize() == b.normalize())
            }),
        ],
    );
}
