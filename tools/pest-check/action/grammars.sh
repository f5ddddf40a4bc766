# Sets the arrays `grammars` and `options` from the inputs `FILES` and `OPTIONS`.

# A value of one line is split at spaces. Otherwise each line is a grammar, so that file names may have spaces.
grammars=()
case $FILES in
    *$'\n'*)
        while IFS= read -r line; do
            line=${line%$'\r'}
            if [ -n "$line" ]; then grammars+=("$line"); fi
        done <<<"$FILES"
        ;;
    *) read -ra grammars <<<"$FILES" ;;
esac
if [ "${#grammars[@]}" -eq 0 ]; then
    echo '::error::the input `files` is empty'
    exit 2
fi
read -ra options <<<"${OPTIONS:-}"
