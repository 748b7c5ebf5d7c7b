#!/usr/bin/env bash
# Generates clients from docs/openapi.json with three generators, and runs one journey with the Python one.
# Usage: tools/clients/check-generated-clients.sh <base URL> <access token>
# Needs Python 3.11 or later with venv, Node, Java 17 or later and Maven.
set -euo pipefail

base_url=$1
token=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
document=$root/docs/openapi.json
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo 'openapi-typescript: generate and compile'
npm exec --yes -- openapi-typescript@7.13.0 "$document" --output "$work/api.ts"
"$root/node_modules/.bin/tsc" --ignoreConfig --noEmit --strict --skipLibCheck --types '' "$work/api.ts"

echo 'openapi-python-client: generate, import all modules, run a journey'
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet openapi-python-client==0.29.1
(cd "$work" && PATH="$work/venv/bin:$PATH" openapi-python-client generate \
  --path "$document" --meta none --output-path "$work/python/trackway_client" >"$work/python.log")
PYTHONPATH="$work/python" "$work/venv/bin/python" "$root/tools/clients/python_journey.py" "$base_url" "$token"

echo 'openapi-generator: generate for Java'
mvn --quiet dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.14.0 -DoutputDirectory="$work/jar"
java -jar "$work"/jar/openapi-generator-cli-*.jar generate \
  --generator-name java --library native --input-spec "$document" --output "$work/java" >"$work/java.log"
test "$(find "$work/java/src/main" -name '*.java' | wc -l)" -gt 300
echo 'All clients were generated.'
