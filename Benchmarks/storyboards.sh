#!/usr/bin/env bash
# Loads storyboards and nibs, and prints the minimum times in milliseconds: a plain parse by Foundation's parser with an empty
# delegate; reading; reading and creating the largest page ("first"), creating it again ("again"). Benchmarks/storyboards.sh [FILE…]
#
# Without files: the Bank's, and a page of 60 views.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ $# -eq 0 ]]; then
    mapfile -t files < <(find Examples/Bank -name '*.storyboard' -o -name '*.xib' | sort)
    set -- Benchmarks/Storyboards/SixtyViews.storyboard "${files[@]}"
fi
exec swift run --quiet -c release pageflow storyboard --loading 200 "$@"
