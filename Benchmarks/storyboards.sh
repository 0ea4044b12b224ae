#!/usr/bin/env bash
# Loads storyboards and nibs, and prints the least times in milliseconds: a bare parse by Foundation's parser, whose delegate does
# nothing; reading; reading and making the largest page ("first"), making it once more ("again"). Benchmarks/storyboards.sh [FILE…]
#
# Without files: the Bank's, and a page of 60 views.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ $# -eq 0 ]]; then
    mapfile -t files < <(find Examples/Bank -name '*.storyboard' -o -name '*.xib' | sort)
    set -- Benchmarks/Storyboards/SixtyViews.storyboard "${files[@]}"
fi
exec swift run --quiet -c release pageflow storyboard --loading 200 "$@"
