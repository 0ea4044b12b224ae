#!/usr/bin/env bash
# Runs Tests/PortedSuite on the wall clock and on the eager clock, and prints both times. Exits with 1 if a test fails
# or the eager clock is less than fifty times faster. Options are those of `swift build`; with --skip-build, the suite has been built.
set -euo pipefail

built=
[[ ${1:-} != --skip-build ]] || { built=yes && shift; }
options=("$@")
suite=$(cd "$(dirname "${BASH_SOURCE[0]}")/../Tests/PortedSuite" && pwd)
log=$(mktemp)
trap 'rm -f "$log"' EXIT

fail() {
    printf 'ported-suite: %s\nrepair: %s\n' "$1" "$2" >&2
    exit 1
}

# run CLOCK: prints the seconds that the tests took on it.
run() {
    COOKBOOK_CLOCK=$1 swift test --package-path "$suite" --skip-build "${options[@]}" >"$log" 2>&1 || {
        grep -aE 'error:' "$log" | tail -n 40 >&2
        fail "the suite fails on the $1 clock" "COOKBOOK_CLOCK=$1 swift test --package-path Tests/PortedSuite"
    }
    # XCTest prints a sum for each suite; the last one is the total. The value in parentheses includes the time between tests.
    sed -nE 's/.*Executed ([0-9]+) tests, .* in ([0-9.]+) \(([0-9.]+)\) seconds/\1 \3/p' "$log" | tail -n 1
}

[[ -n $built ]] || swift build --package-path "$suite" --build-tests "${options[@]}"

read -r tests eager <<<"$(run eager)"
[[ ${tests:-0} -gt 0 ]] || fail "no test has run" "look at swift test --package-path Tests/PortedSuite"
read -r _ wall <<<"$(run wall)"
awk -v tests="$tests" -v eager="$eager" -v wall="$wall" 'BEGIN {
    printf "%d tests: %.1f s on the wall clock, %.2f s on the eager clock, %.0f times faster\n", tests, wall, eager, wall / eager
    exit wall / eager < 50
}' || fail "the eager clock is less than fifty times faster" "look which tests wait for the wall: Timer, asyncAfter, RunLoop.run"
