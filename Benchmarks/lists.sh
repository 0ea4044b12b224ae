#!/usr/bin/env bash
# Runs the work on lists here and in Qt Quick, one after the other, and prints both: minimum and median of ours, the median of Qt's,
# in microseconds. Options are those of `swift build`.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
options=(--package-path "$here" -c release "$@")

swift build "${options[@]}" --product Lists
lists=$(swift build "${options[@]}" --show-bin-path)/Lists

# The benchmark itself prints each percentile of its samples, in nanoseconds or bytes.
"$lists" | tr '\r' '\n' | awk '
    function show() {
        if (name == "") return
        if (unit == "bytes") printf "ours      %-60s %10d bytes\n", name, median
        else printf "ours      %-60s %10.2f least %10.2f median\n", name, least / frames, median / frames
    }
    /^Debug results for / {
        show()
        sub(/^Debug results for /, ""); sub(/:$/, "")
        name = $0; least = ""; median = ""; unit = "ns"
        # A figure is the time of a thousand frames.
        frames = name ~ /^one frame/ ? 1000 * 1000 : 1000
    }
    /^Resident bytes/ { unit = "bytes" }
    NF >= 3 && $1 ~ /^[0-9.]+$/ && $2 ~ /^[01]\.[0-9]+$/ {
        if (least == "") least = $1
        if (median == "" && $2 >= 0.5) median = $1
    }
    END { show() }'

"$here/peers/run.sh" listview | sed -nE \
    's/.*"work": "([^"]*)", "microseconds": ([0-9.]+).*/\1\t\2/p' |
    awk -F '\t' '{ printf "Qt Quick  %-60s %27.2f median\n", $1, $2 }'
