#!/usr/bin/env bash
# Checks the grammars in `FILES`, and prints the findings as annotations. If `SARIF` is true, it also writes them to a file.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/grammars.sh"

# An empty array is an unbound variable in bash 3.2, which macOS has.
check() { pest-check check ${options[@]+"${options[@]}"} "$@" -- "${grammars[@]}"; }

if [ "${SARIF:-}" = true ]; then
    # The status is that of the other run.
    check --format sarif > "$RUNNER_TEMP/pest-check.sarif" || true
fi
check --format github
