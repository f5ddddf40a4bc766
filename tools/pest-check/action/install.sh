#!/usr/bin/env bash
# Installs the version of pest-check in `VERSION`, unless the cache has it.
set -euo pipefail
root=$RUNNER_TEMP/pest-check
if ! "$root/bin/pest-check" --version > /dev/null 2>&1; then
    cargo install "pest-check@$VERSION" --locked --root "$root"
fi
echo "$root/bin" >> "$GITHUB_PATH"
