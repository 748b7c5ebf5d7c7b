#!/usr/bin/env bash
# Generates clients from docs/openapi.json with three generators, compiles them, and runs one journey with each.
# Usage: tools/clients/check-generated-clients.sh <base URL> <access token>
# Needs Python 3.11 or later with venv, Node, Go, Java 17 or later and Maven.
set -euo pipefail

base_url=$1
token=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
document=$root/docs/openapi.json
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo 'openapi-typescript: generate, compile, run a journey'
# Without the option, members of bodies that have a default would be required.
npm exec --yes -- openapi-typescript@7.13.0 "$document" --default-non-nullable false --output "$work/api.ts"
cp "$root/tools/clients/typescript-journey.ts" "$work"
"$root/node_modules/.bin/tsc" --ignoreConfig --strict --skipLibCheck --module commonjs --target es2022 --lib es2022,dom \
  --typeRoots "$root/node_modules/@types" --types node --outDir "$work/typescript" "$work/typescript-journey.ts"
node "$work/typescript/typescript-journey.js" "$base_url" "$token"

echo 'openapi-python-client: generate, import all modules, run a journey'
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet openapi-python-client==0.29.1
(cd "$work" && PATH="$work/venv/bin:$PATH" openapi-python-client generate \
  --path "$document" --meta none --output-path "$work/python/trackway_client" >"$work/python.log")
PYTHONPATH="$work/python" "$work/venv/bin/python" "$root/tools/clients/python_journey.py" "$base_url" "$token"

echo 'openapi-generator: generate for Go, compile, run a journey'
mvn --quiet dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.14.0 -DoutputDirectory="$work/jar"
java -jar "$work"/jar/openapi-generator-cli-*.jar generate --generator-name go --input-spec "$document" \
  --global-property models,apis,supportingFiles,apiTests=false,modelTests=false,apiDocs=false,modelDocs=false \
  --git-user-id trackway --git-repo-id client --additional-properties packageName=trackway \
  --output "$work/go" >"$work/go.log"
mkdir "$work/go/journey"
cp "$root/tools/clients/go-journey.go" "$work/go/journey/main.go"
(cd "$work/go" && go mod tidy && go build ./... && go run ./journey "$base_url" "$token")
echo 'All clients were generated.'
