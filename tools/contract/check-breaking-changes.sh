#!/usr/bin/env bash
# Compares docs/openapi.json with the released contract, docs/releases/openapi.json, and fails on a breaking change.
# Usage: tools/contract/check-breaking-changes.sh [--planted]
# With --planted, applies 50 breaking changes one by one to the released contract, and fails if one is not detected.
# Needs Go, or oasdiff in PATH.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
released=$root/docs/releases/openapi.json
levels=$root/tools/contract/severity-levels.txt
version=v1.35.0

command -v oasdiff >/dev/null || {
  GOBIN=$root/.local/bin go install "github.com/oasdiff/oasdiff@$version"
  PATH=$root/.local/bin:$PATH
}

breaking() {
  oasdiff breaking "$1" "$2" --severity-levels "$levels" --fail-on ERR
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ "${1:-}" != --planted ]; then
  node "$root/tools/contract/remove-descriptions.mjs" "$root/docs/openapi.json" "$work/newer.json"
  node "$root/tools/contract/remove-descriptions.mjs" "$released" "$work/older.json"
  node "$root/tools/contract/list-nullable-types.mjs" "$work/newer.json" "$work/current.json"
  node "$root/tools/contract/list-nullable-types.mjs" "$work/older.json" "$work/listed.json"
  node "$root/tools/contract/name-union-members.mjs" "$work/listed.json" "$work/current.json" "$work/released.json"
  breaking "$work/released.json" "$work/current.json"
  exit
fi

node "$root/tools/contract/plant-breaking-changes.mjs" "$released" "$work"
missed=0
for document in "$work"/*.json; do
  if breaking "$released" "$document" >/dev/null 2>&1; then
    echo "not detected: $(basename "$document" .json)"
    missed=$((missed + 1))
  fi
done
echo "$(ls "$work" | wc -l) planted, $missed not detected"
[ "$missed" -eq 0 ]
