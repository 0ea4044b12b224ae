#!/usr/bin/env bash
# Runs the same work on the peers and prints one line of JSON per figure. The README.md in this folder describes the measurements.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build="$here/.build"
packages=(g++ pkg-config qt6-declarative-dev qml6-module-qtquick qml6-module-qtquick-controls
    qml6-module-qtquick-templates qml6-module-qtqml qml6-module-qtqml-workerscript python3-venv)

fail() {
    printf 'peers: %s\nrepair: %s\n' "$1" "$2" >&2
    exit 1
}

installed() {
    [[ $(dpkg-query -W -f '${Status}' "$1" 2>/dev/null) == "install ok installed" ]]
}

install_packages() {
    command -v apt-get >/dev/null || fail "no apt-get: StackView is built from Debian's packages" "run on Debian 12"
    apt-get update -qq >&2
    apt-get install -y --no-install-recommends "${packages[@]}" >&2
}

check_packages() {
    local missing=()
    for package in "${packages[@]}"; do
        installed "$package" || missing+=("$package")
    done
    if ((${#missing[@]})); then
        fail "these packages are missing: ${missing[*]}" "$0 --install (as root), or apt-get install ${missing[*]}"
    fi
}

run_stackview() {
    mkdir -p "$build"
    local flags
    flags=$(pkg-config --cflags --libs Qt6Quick)
    # shellcheck disable=SC2086
    g++ -std=c++17 -O2 -fPIC "$here/stackview/driver.cpp" $flags -o "$build/stackview"
    mkdir -p -m 700 "$build/runtime"
    XDG_RUNTIME_DIR="$build/runtime" QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software "$build/stackview" "$here/stackview/work.qml"
}

run_listview() {
    mkdir -p "$build"
    local flags
    flags=$(pkg-config --cflags --libs Qt6Quick)
    # shellcheck disable=SC2086
    g++ -std=c++17 -O2 -fPIC "$here/listview/driver.cpp" $flags -o "$build/listview"
    mkdir -p -m 700 "$build/runtime"
    XDG_RUNTIME_DIR="$build/runtime" QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software "$build/listview" "$here/listview/list.qml"
}

run_textual() {
    if [[ ! -x $build/venv/bin/python ]]; then
        python3 -m venv "$build/venv"
    fi
    "$build/venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$here/textual/requirements.txt" ||
        fail "Textual cannot be installed" "check that pip reaches PyPI, then run $0 again"
    "$build/venv/bin/python" "$here/textual/driver.py"
}

run_kiwi() {
    command -v g++ >/dev/null || fail "no g++" "$0 --install (as root), or apt-get install g++"
    local headers="$build/kiwi"
    if [[ ! -d $headers/kiwi ]]; then
        mkdir -p "$headers"
        python3 -m pip download --quiet --disable-pip-version-check --no-binary :all: --no-deps --dest "$headers" \
            -r "$here/kiwi/requirements.txt" || fail "kiwi cannot be fetched" "check that pip reaches PyPI, then run $0 again"
        tar -xzf "$headers"/kiwisolver-*.tar.gz -C "$headers" --strip-components 1
    fi
    g++ -std=c++17 -O2 -I "$headers" "$here/kiwi/driver.cpp" -o "$build/kiwi-driver"
    "$build/kiwi-driver"
}

case ${1:-all} in
    --install) install_packages ;;
    stackview) check_packages && run_stackview ;;
    listview) check_packages && run_listview ;;
    textual) run_textual ;;
    kiwi) run_kiwi ;;
    all)
        check_packages
        run_stackview
        run_listview
        run_textual
        run_kiwi
        ;;
    *) fail "unknown argument: $1" "$0 [--install | stackview | listview | textual | kiwi | all]" ;;
esac
