#!/bin/sh
# Fetches libfixmath's source, for targets that no package serves, into a folder given.
#
#     libfixmath.sh FOLDER
#
# The distribution's own source package, by a private copy of the machine's package sources: nothing
# on the machine is changed. Done already: does nothing.
set -eu

folder=$1
[ -e "$folder/fix16.c" ] && exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial"

for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ -e "$file" ] && sed -n 's/^deb /deb-src /p' "$file" >>"$work/sources/source.list"
done
for file in /etc/apt/sources.list.d/*.sources; do
    [ -e "$file" ] && sed 's/^Types:.*/Types: deb-src/' "$file" >"$work/sources/$(basename "$file")"
done

options="-o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts=$work/sources
         -o Dir::State::Lists=$work/lists -o Dir::Cache=$work/cache -o APT::Sandbox::User=root"
echo "deps: fetching libfixmath's source"
# shellcheck disable=SC2086
if ! (cd "$work" && { apt-get $options update || true; } &&
    apt-get $options source --tar-only libfixmath) >"$work/log" 2>&1; then
    cat "$work/log" >&2
    echo "deps: libfixmath's source could not be fetched; give a copy of yours by LIBFIXMATH=FOLDER" >&2
    exit 1
fi
mkdir "$work/unpacked"
tar -xf "$work"/libfixmath_*.orig.tar.* -C "$work/unpacked" --strip-components=1
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
cp -R "$work/unpacked/libfixmath" "$folder"
