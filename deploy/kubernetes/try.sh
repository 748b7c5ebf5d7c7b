#!/usr/bin/env bash
# Installs the system in the current cluster of kubectl, in a new namespace, as described in docs/how-to/deploy.md, and
# tests it: helm test, outside tests, a restore of files, an upgrade and a rollback of one service under load, rolling restarts
# of each service, autoscaling, and the commands of operations as Jobs. Prints the results, and exits with 1 if a request failed.
#
# Usage: npm run try:kubernetes            needs kubectl, helm, docker, psql, openssl, installed npm packages, and a disposable cluster
#   NAMESPACE=trackway-try   the namespace to create; KEEP=1 does not delete it
#   LOAD_IMAGES="kind load docker-image"   command that loads images without a registry; automatic for kind and minikube
#   IMAGES=built             uses existing images trackway/<service>:1.0.0 instead of building them
#   RATE=50 RESTARTS=1       requests a second, and rolling restarts of each service
#   SHARED_FILES=1           with ReadWriteMany volumes: two replicas and load for every service. Otherwise services with
#                            files have one replica, which is unavailable during restarts, and the load uses projects only
#   TLS=1                    mutual TLS between services, with renewal under load
#   POLICIES=1               every connection between pods; needs a cluster that enforces NetworkPolicies
#   CANARY=1                 canary releases of projects, one of which fails; needs Argo Rollouts in the cluster
set -euo pipefail
cd "$(dirname "$0")/../.."
namespace=${NAMESPACE:-trackway-try}
namespaces=$namespace
source deploy/kubernetes/try/system.sh
source deploy/kubernetes/try/servers.sh
targets=projects
if [ -n "${SHARED_FILES:-}" ]; then
  targets=projects,forms,funnels,channels,spreadsheets
  for service in forms funnels channels spreadsheets; do
    options+=(--set "$service.storage.accessMode=ReadWriteMany" --set "$service.replicaCount=2")
  done
fi
if [ -n "${TLS:-}" ]; then options+=(--set global.tls.enabled=true); fi
source deploy/kubernetes/try/load.sh
source deploy/kubernetes/try/operations.sh
source deploy/kubernetes/try/canary.sh
source deploy/kubernetes/try/policies.sh
source deploy/kubernetes/try/files.sh

install() {
  start_servers
  prepare
  if [ -n "${TLS:-}" ]; then deploy/kubernetes/make-certificates.sh "$namespace" >"$work/certificates.log"; fi
  chart install
  k get pods --selector app.kubernetes.io/part-of=trackway
  helm test trackway --namespace "$namespace" | grep -E '^(TEST SUITE|Phase)' | paste - - | sort | uniq -c
}

# Renews all certificates and waits until they are in use. A kubelet updates mounted Secrets within two minutes.
renew() {
  deploy/kubernetes/make-certificates.sh "$namespace" >"$work/certificates.log"
  for service in $services; do
    for _ in $(seq 150); do
      if has_latest_certificate "$service"; then continue 2; fi
      sleep 1
    done
    echo "$service has not received its new certificate."
    failed=1
  done
  sleep 15 # Services check their certificates every ten seconds.
}
has_latest_certificate() { # SERVICE
  local latest given
  latest=$(k get secret "trackway-$1-tls" --output 'jsonpath={.data.tls\.crt}')
  given=$(k exec "deployment/trackway-$1" -- node -p 'fs.readFileSync("/etc/trackway/tls/tls.crt", "base64")')
  [ "$latest" = "$given" ]
}

# Outside tests read the address and the token secret of the system from a file.
journeys() {
  forward trackway-gateway 8080
  mkdir -p "$work/state"
  token_secret=$(k get secret trackway-gateway --output jsonpath='{.data.TOKEN_SECRET}' | base64 --decode)
  printf '{"token":"%s"}' "$token_secret" >"$work/state/secrets.json"
  printf '{"base_url":"http://127.0.0.1:%s","state_folder":"%s","services":{}}' "$local_port" "$work/state" >"$work/connection.json"
  TEST_CONNECTION=$work/connection.json npx jest --selectProjects outside -- tests/journey.test.ts 'tests/(funnels|search|forms|groups).test.ts' || failed=1
}

say 'images'; images
say 'install as described in docs/how-to/deploy.md'; install
say 'tests through the gateway'; journeys
say 'files of forms and funnels deleted, and restored from a backup'; files
if [ -n "${POLICIES:-}" ]; then say 'network policies'; policies; fi
say "projects upgraded to 1.0.1 and rolled back, under ${RATE:-50} requests a second to $targets"; start_load
chart upgrade --set projects.image.tag=1.0.1
helm rollback trackway --namespace "$namespace" --wait >/dev/null
end_load
say "rolling restarts of each service, ${RESTARTS:-1} of each, under the same load"; start_load
for service in $services; do
  for _ in $(seq "${RESTARTS:-1}"); do
    k rollout restart "deployment/trackway-$service" >/dev/null
    k rollout status "deployment/trackway-$service" --timeout=300s >/dev/null
  done
done
end_load
if [ -n "${TLS:-}" ]; then
  say 'all certificates renewed, under the same load'; start_load
  renew
  end_load
fi
say 'more replicas of the gateway by its autoscaler'; start_load
chart upgrade --set gateway.autoscaling.enabled=true --set gateway.autoscaling.minReplicas=2 --set gateway.autoscaling.maxReplicas=3 --set gateway.autoscaling.targetCpu=20
k wait --for=jsonpath='{.status.readyReplicas}'=3 --timeout=240s deployment/trackway-gateway && k get hpa || { k describe hpa; failed=1; }
end_load
if [ -n "${CANARY:-}" ]; then say 'canary releases'; canary; fi
say 'commands of operations as Jobs, for a tenant of the tests'
forward postgres 5432
frame=$(as_administrator psql --dbname projects --tuples-only --no-align --command 'SELECT frame_id FROM projects LIMIT 1')
operations "$frame"
say "$([ $failed = 0 ] && echo 'all tests passed' || echo 'something failed: see above')"
exit $failed
