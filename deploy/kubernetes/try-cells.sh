#!/usr/bin/env bash
# Installs two cells in two namespaces of the current cluster of kubectl, as described in docs/how-to/cells.md, each with its own
# servers: MongoDB with a login for each service, and a bucket for files. Moves a tenant with data of every service to the other
# cell and back while requests run, compares it, and deletes what it left. Exits with 1 if a request failed outside of a pause,
# or something differs.
#
# Usage: npm run try:kubernetes-cells           needs the same as npm run try:kubernetes; accepts NAMESPACE, KEEP, LOAD_IMAGES, IMAGES
#   RATE=20      requests a second while the tenant moves
#   TLS=1        mutual TLS between services, HTTPS between the cells with an authority for each, and TLS for PostgreSQL, MongoDB and Kafka
#   POLICIES=1   connections between the cells; needs a cluster that enforces NetworkPolicies
set -euo pipefail
cd "$(dirname "$0")/../.."
main=${NAMESPACE:-trackway-try}
b=$main-b
namespaces="$main $b"
RATE=${RATE:-20}
targets=projects,entering,forms,channels,funnels
FRAME=01938b5e-0000-7000-8000-00000000d3c1
SERVERS_TLS=${TLS:-}
ops_tls=()
source deploy/kubernetes/try/system.sh
source deploy/kubernetes/try/servers.sh
source deploy/kubernetes/try/load.sh
source deploy/kubernetes/try/operations.sh
source deploy/kubernetes/try/policies.sh
source deploy/kubernetes/try/moves.sh
options+=(--set "global.publicUrl=http://trackway-gateway.$main:8080" --values deploy/kubernetes/try/cells-values.yaml)

scheme=http gateway_port=8080
if [ -n "${TLS:-}" ]; then
  scheme=https gateway_port=8443
  options+=(--values deploy/kubernetes/try/cells-tls.yaml)
  ops_tls=(--values deploy/kubernetes/try/cells-ops-tls.yaml)
fi
options+=(--set "gateway.networkPolicy.servers.cells.ports={$gateway_port}")

start_cell_servers() {
  start_servers
  if [ -n "${TLS:-}" ]; then deploy/kubernetes/make-certificates.sh "$namespace" >"$work/certificates.log"; fi
  k create secret generic bucket --from-literal=AWS_ACCESS_KEY_ID=trial --from-literal=AWS_SECRET_ACCESS_KEY=trial >/dev/null
  k apply --filename deploy/kubernetes/try/bucket.yaml >/dev/null
  k wait --for=condition=Available --timeout=120s deployment/bucket >/dev/null
  forward bucket 9000
  curl --silent --fail --request PUT --output /dev/null "http://127.0.0.1:$local_port/trackway"
}

# Adds the authority of the gateway of another cell to those of NODE_EXTRA_CA_CERTS.
trust() { # NAMESPACE of the other cell
  { cat "$work/tls/ca.crt"; kubectl --namespace "$1" get configmap trackway-ca --output 'jsonpath={.data.ca\.crt}'; } >"$work/ca.crt"
  k create configmap servers-ca --from-file="$work/ca.crt" --dry-run=client --output yaml | k replace --filename - >/dev/null
}

install_cells() {
  for namespace in $b $main; do start_cell_servers; done
  if [ -n "${TLS:-}" ]; then namespace=$b trust "$main"; namespace=$main trust "$b"; fi
  prepare
  echo "CELL_KEYS=1:$(openssl rand -base64 32 | tr '+/' '-_' | tr -d =)" | k create secret generic trackway-cells --from-env-file=/dev/stdin >/dev/null
  chart install --set gateway.config.CELL_NAME=main --set projects.config.CELL_NAME=main
  install_ops
  namespace=$b
  for secret in trackway-cells trackway-gateway; do
    kubectl --namespace "$main" get secret "$secret" --output json |
      jq '{apiVersion, kind, type, data, metadata: {name: .metadata.name}}' | k create --filename - >/dev/null
  done
  prepare
  chart install --set "gateway.config.CELL_ENTRY_URL=$scheme://trackway-gateway.$main:$gateway_port"
  install_ops
  namespace=$main
  cell put main --weight 1
  cell put b --url "$scheme://trackway-gateway.$b:$gateway_port"
  k get pods --selector app.kubernetes.io/part-of=trackway --all-namespaces
}

cell() { kubectl --namespace "$main" exec deployment/trackway-projects -- node dist/cell-command.js "$@"; }

install_ops() {
  helm install trackway-ops deploy/helm/ops --namespace "$namespace" --values deploy/kubernetes/try/cells-ops.yaml "${ops_tls[@]}" --set image.tag=1.0.0 \
    --set storage.size=1Gi --set backup.enabled=true --set verification.enabled=true >"$work/helm.log" 2>&1
}

# Each line: client, host, port, and whether the values of the trial allow it.
connections_between_cells() {
  for host in trackway-gateway."$b":{8080,8443} trackway-projects."$b":8080 trackway-projects-grpc."$b":9090 postgres."$b":5432 mongo."$b":27017 kafka."$b":9092 bucket."$b":9000; do
    echo "${host%:*} ${host#*:}"
  done >"$work/hosts"
  for client in gateway projects forms ops; do
    while read -r host port; do
      case "$client $port $host" in
        "gateway $gateway_port trackway-gateway"* | ops\ 5432* | ops\ 27017* | ops\ 9000*) echo "$client $host $port allowed" ;;
        *) echo "$client $host $port denied" ;;
      esac
    done <"$work/hosts"
  done
}

say 'images'; images
say 'two cells as described in docs/how-to/cells.md'; install_cells
if [ -n "${POLICIES:-}" ]; then
  say 'connections between the cells'
  start_probe ops trackway.dev/ops=true,app.kubernetes.io/instance=trackway-ops
  try_connections "$(connections_between_cells)"
  k delete pod ops --wait=false >/dev/null
fi
say "a tenant with data of every service"; create_tenant
say "a move to the other cell, under $RATE requests a second"; move "$main" "$b" b
say 'the move back'; move "$b" "$main" main
say 'deletion of what the tenant left in the other cell'; delete_departed "$b"
say 'backup and its verification in the entry'; back_up
say "$([ $failed = 0 ] && echo 'all tests passed' || echo 'something failed: see above')"
exit $failed
