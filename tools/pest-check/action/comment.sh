#!/usr/bin/env bash
# Comments on the pull request `NUMBER` what it changes in the grammars in `FILES` since the commit `BASE`. If the token can only read, as for
# pull requests from forks, the text is in the summary of the job instead.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/grammars.sh"

comment=$RUNNER_TEMP/pest-check.md
message=$RUNNER_TEMP/pest-check-message
mark='<!-- pest-check -->'
is_changed=false
is_compared=false

# A file is compared even if it is new or removed. Of folders and patterns, the files that differ from the base are.
differing() {
    local pattern=$1
    if [ -d "$pattern" ]; then
        pattern=${pattern%/}/**/*.pest
    fi
    git diff --name-only --relative -z "$BASE" -- ":(glob)${pattern#./}" | while IFS= read -r -d '' file; do
        case $file in *.pest | *.abnf) printf '%s\0' "$file" ;; esac
    done
}

compare() {
    local status=0
    is_compared=true
    pest-check compare --markdown --git "$BASE" -- "$1" >> "$comment" 2> "$message" || status=$?
    if [ "$status" -gt 1 ]; then
        # The base may have a mistake that the pull request fixes.
        printf '**%s** cannot be compared:\n\n%s\n\n' "$1" "$(sed 's/^/    /' "$message")" >> "$comment"
    fi
    if [ "$status" -gt 0 ]; then is_changed=true; fi
}

# GitHub rejects comments of more characters. A text has no more characters than bytes.
cut_to() {
    local most=$1 note=$'\n\nThe comment is too long. `pest-check compare --git` prints all changes.\n'
    if [ "$(wc -c < "$comment")" -gt "$most" ]; then
        head -c "$((most - ${#note}))" "$comment" | LC_ALL=C sed '$d' > "$comment.cut"
        printf '%s' "$note" >> "$comment.cut"
        mv "$comment.cut" "$comment"
    fi
}

# A comment of an earlier run is edited, but none that somebody else began alike. Without changes there is no new comment.
publish() {
    local comments="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" ids
    ids=$(gh api --paginate "$comments" \
        --jq ".[] | select(.user.login == \"github-actions[bot]\" and (.body | startswith(\"$mark\"))) | .id") || return 1
    if [ -n "$ids" ]; then
        gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/${ids%%$'\n'*}" --field "body=@$comment" || return 1
    elif "$is_changed"; then
        gh api --silent --method POST "$comments" --field "body=@$comment" || return 1
    fi
}

git cat-file -e "$BASE^{commit}" 2> /dev/null || git fetch --quiet --depth=1 origin "$BASE" || true
printf '%s\n### What the grammar accepts, compared with `%s`\n\n' "$mark" "$BASE" > "$comment"
for grammar in "${grammars[@]}"; do
    case $grammar in
        *[*?[]*) is_one=false ;;
        *) if [ -d "$grammar" ]; then is_one=false; else is_one=true; fi ;;
    esac
    if "$is_one"; then
        compare "$grammar"
    else
        while IFS= read -r -d '' file; do compare "$file"; done < <(differing "$grammar")
    fi
done
if ! "$is_compared"; then echo 'No grammar file differs.' >> "$comment"; fi
cut_to 65536
if ! publish 2> "$message"; then
    printf '::notice::the comment is in the summary of the job, because the token cannot write it: %s\n' "$(tr '\n' ' ' < "$message" | sed 's/%/%25/g')"
    cat "$comment" >> "$GITHUB_STEP_SUMMARY"
fi
