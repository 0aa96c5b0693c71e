#!/bin/sh
# Installs what a step needs and this machine lacks, by Debian's packages.
#
#     deps.sh lib | run | play | window | test | rivals | format ...
#
# As root, or by sudo; else it prints the command to type and stops. Nothing missing: does nothing.
set -eu

packages=
need() { # PACKAGES PROBE...: the packages if the probe fails
    wanted=$1
    shift
    "$@" >/dev/null 2>&1 || packages="$packages $wanted"
}
has_header() { # COMPILER HEADER
    printf '#include <%s>\n' "$2" | "$1" -E - >/dev/null 2>&1
}

has_window() {
    qemu-system-arm -display help | grep -q '^gtk'
}

for step in "$@"; do
    case $step in
    lib)
        need "gcc libc6-dev" has_header gcc stdio.h
        need python3 command -v python3
        need gcc-arm-none-eabi command -v arm-none-eabi-gcc
        need libnewlib-arm-none-eabi has_header arm-none-eabi-gcc string.h
        ;;
    run) need qemu-system-arm command -v qemu-system-arm ;;
    play) need qemu-system-gui has_window ;;
    window) need libsdl2-dev has_header gcc SDL2/SDL.h ;;
    test)
        need "g++" command -v g++
        need xz-utils command -v xz
        need clang command -v clang
        need libgmp-dev has_header gcc gmp.h
        need libfixmath-dev has_header gcc libfixmath/fix16.h
        need qemu-user command -v qemu-i386
        need valgrind command -v valgrind
        need "gcc-i686-linux-gnu libc6-dev-i386-cross" has_header i686-linux-gnu-gcc stdio.h
        ;;
    rivals)
        need "g++" command -v g++
        need libgmp-dev has_header gcc gmp.h
        need libfixmath-dev has_header gcc libfixmath/fix16.h
        need libchipmunk-dev has_header gcc chipmunk/chipmunk_types.h
        need libbox2d-dev test -e /usr/include/box2d/box2d.h
        ;;
    format) need clang-format command -v clang-format ;;
    *)
        echo "deps.sh: unknown step \"$step\", expected lib, run, play, window, test, rivals or format" >&2
        exit 2
        ;;
    esac
done
[ -n "$packages" ] || exit 0

install="apt-get install -y --no-install-recommends$packages"
if ! command -v apt-get >/dev/null; then
    echo "deps: missing, as Debian names them:$packages" >&2
    exit 1
fi
as_root=
if [ "$(id -u)" != 0 ]; then
    as_root=sudo
    if ! command -v sudo >/dev/null || { [ ! -t 0 ] && ! sudo -n true 2>/dev/null; }; then
        echo "deps: missing packages; as root, type" >&2
        echo "    apt-get update && $install" >&2
        exit 1
    fi
fi
echo "deps: installing$packages"
log=$(mktemp)
# shellcheck disable=SC2086
if ! { $as_root apt-get update && $as_root env DEBIAN_FRONTEND=noninteractive $install; } >"$log" 2>&1
then
    cat "$log" >&2
    rm -f "$log"
    echo "deps: could not be installed; the command was" >&2
    echo "    apt-get update && $install" >&2
    exit 1
fi
rm -f "$log"
