//! The features of pest with which a package reads its grammars.

use std::path::{Path, absolute};

use cargo_toml::{Dependency, Manifest};
use pest_check::Pest;

/// The feature that changes what `a+` matches.
const FEATURE: &str = "grammar-extras";

/// The packages of pest that have the feature.
const PACKAGES: [&str; 4] = ["pest_derive", "pest_generator", "pest_meta", "pest_vm"];

/// Returns the features of the package that a file is in. Without a package, they are those of pest by default.
pub fn of_package(file: &str) -> Pest {
    let path = absolute(file).ok();
    let mut folders = path.iter().flat_map(|path| path.ancestors().skip(1));
    let manifest = folders.find_map(|folder| Some(folder.join("Cargo.toml")).filter(|manifest| manifest.is_file()));
    if manifest.is_some_and(|manifest| enables(&manifest)) { Pest::GrammarExtras } else { Pest::Plain }
}

/// Returns whether a manifest enables the feature. One that cannot be read does not.
fn enables(manifest: &Path) -> bool {
    let Ok(manifest) = Manifest::from_path(manifest) else { return false };
    let for_targets = manifest.target.values();
    let all = for_targets.flat_map(|it| [&it.dependencies, &it.dev_dependencies, &it.build_dependencies]);
    let all = all.chain([&manifest.dependencies, &manifest.dev_dependencies, &manifest.build_dependencies]);
    let has_feature = |(name, dependency): (&String, &Dependency)| {
        PACKAGES.contains(&dependency.package().unwrap_or(name))
            && dependency.req_features().iter().any(|feature| feature == FEATURE)
    };
    all.flatten().any(has_feature)
}
