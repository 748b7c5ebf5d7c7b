#!/bin/sh
# assemble.sh SERVICE FOLDER [OTHER…]: copies the files of a service, and of other workspaces, into one folder. npm has linked the shared packages that it needs,
# so exactly those are copied. Their node_modules contain packages that are needed in several versions.
set -eu
service=$1 release=$2
shift 2

copy() { # FOLDER: its description, compiled code and own packages
  mkdir -p "$release/$1"
  cp "compiled/$1/package.json" "$release/$1/"
  cp -R "compiled/$1/dist" "$release/$1/"
  if [ -d "$1/node_modules" ]; then cp -R "$1/node_modules" "$release/$1/"; fi
}

mkdir -p "$release/node_modules"
for workspace in "services/$service" "$@"; do copy "$workspace"; done
if [ -d "compiled/services/$service/migrations" ]; then
  cp -R "compiled/services/$service/migrations" "$release/services/$service/"
fi
# Pages of forms for signed links.
if [ -d "compiled/services/$service/page" ]; then
  cp -R "compiled/services/$service/page" "$release/services/$service/"
fi
if [ -f "compiled/services/$service/node.env" ]; then
  cp "compiled/services/$service/node.env" "$release/services/$service/"
fi
for link in node_modules/@trackway/*; do
  folder=$(readlink "$link" | sed 's|^../../||')
  case $folder in packages/*) copy "$folder" ;; esac
done
cp -R node_modules/. "$release/node_modules/"
# Declarations and source maps are as large as the code, and only compilers and debuggers read them.
find "$release/node_modules" -type f \( -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.map' -o -name '*.md' \) -delete
rm -rf "$release/node_modules/.package-lock.json"
# Links to workspaces that were not copied.
find "$release/node_modules/@trackway" -type l ! -exec test -e {} \; -delete
