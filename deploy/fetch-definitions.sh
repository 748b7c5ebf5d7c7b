#!/usr/bin/env bash
# Collects the CustomResourceDefinitions of operators that the charts support: deploy/fetch-definitions.sh FOLDER. Then
# CRDS=FOLDER deploy/check-charts.sh validates custom resources. Needs Go, whose modules contain most definitions. Those of
# Strimzi are downloaded from its release, unless STRIMZI names a folder with them.
set -euo pipefail
folder=${1:?usage: fetch-definitions.sh FOLDER}
mkdir -p "$folder"

module() { # MODULE@VERSION FILE-OR-FOLDER…
  local source
  source=$(cd "$(mktemp -d)" && go mod download -json "$1" | sed -n 's/^\t"Dir": "\(.*\)",\?$/\1/p')
  shift
  for path; do
    find "$source/$path" -name '*.yaml' ! -name 'kustomization.yaml' -exec cp --no-preserve=mode {} "$folder" \;
  done
}

module sigs.k8s.io/gateway-api@v1.4.0 config/crd/standard
module github.com/cert-manager/cert-manager@v1.18.2 deploy/crds
module github.com/argoproj/argo-rollouts@v1.8.3 manifests/crds
module github.com/kedacore/keda/v2@v2.18.0 config/crd/bases
module github.com/external-secrets/external-secrets@v1.3.2 config/crds/bases
module github.com/cloudnative-pg/cloudnative-pg@v1.27.0 config/crd/bases
module github.com/prometheus-operator/prometheus-operator@v0.85.0 example/prometheus-operator-crd
module github.com/mongodb/mongodb-kubernetes-operator@v0.9.0 config/crd/bases
module github.com/kyverno/kyverno@v1.19.1 config/crds/kyverno
if [ -n "${STRIMZI:-}" ]; then
  cp "$STRIMZI"/*.yaml "$folder"
else
  curl --fail --silent --show-error --location --output "$folder/strimzi.yaml" \
    https://github.com/strimzi/strimzi-kafka-operator/releases/download/0.49.0/strimzi-crds-0.49.0.yaml
fi
echo "$(find "$folder" -name '*.yaml' | wc -l) files in $folder"
