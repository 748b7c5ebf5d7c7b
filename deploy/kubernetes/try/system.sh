# Sourced by try.sh and try-cells.sh with $namespaces: commands for the system in $namespace, its images, and the end of a trial.
source deploy/services.sh
work=$(mktemp -d)
failed=0
# Tag of the images that are built here.
options=()
for service in $services; do options+=(--set "$service.image.tag=1.0.0"); done

say() { printf '\n== %s\n' "$*"; }
k() { kubectl --namespace "$namespace" "$@"; }
chart() { # HELM COMMAND, and options: the umbrella of this trial
  local command=$1
  shift
  helm "$command" trackway deploy/helm/trackway --namespace "$namespace" --values deploy/kubernetes/try/values.yaml --wait --timeout 8m "${options[@]}" "$@" >"$work/helm.log" 2>&1 ||
    { cat "$work/helm.log"; k get pods; exit 1; }
}
forward() { # SERVICE PORT: sets `local_port` when connections are possible
  rm -f "$work/forward-$1" # of another namespace
  # Not by `k`: the process would be a child of a subshell, and survive it.
  kubectl --namespace "$namespace" port-forward "service/$1" ":$2" >"$work/forward-$1" &
  forwards+=($!)
  for _ in $(seq 100); do
    local_port=$(sed -n 's/^Forwarding from 127.0.0.1:\([0-9]*\).*/\1/p' "$work/forward-$1" 2>/dev/null)
    if [ -n "$local_port" ]; then return; fi
    sleep 0.1
  done
  echo "Cannot connect to $1." >&2
  exit 1
}
forwards=()
end() {
  if [ ${#forwards[@]} -gt 0 ]; then kill "${forwards[@]}" 2>/dev/null || true; fi
  if [ -z "${KEEP:-}" ]; then kubectl delete namespace $namespaces --ignore-not-found --wait=false >/dev/null; fi
  rm -rf "$work"
}
trap end EXIT

images() {
  for service in $services; do
    [ "${IMAGES:-}" = built ] || docker build --quiet --file deploy/images/Dockerfile --build-arg "SERVICE=$service" --tag "trackway/$service:1.0.0" . >/dev/null
  done
  [ "${IMAGES:-}" = built ] || docker build --quiet --file deploy/images/ops.Dockerfile --tag trackway/ops:1.0.0 . >/dev/null
  # The same code with another tag, for the upgrade.
  docker tag trackway/projects:1.0.0 trackway/projects:1.0.1
  local how=${LOAD_IMAGES:-}
  case "$how$(kubectl config current-context)" in
    kind-*) how="kind load docker-image --name $(kubectl config current-context | sed 's/^kind-//')" ;;
    minikube) how="minikube image load" ;;
  esac
  if [ -n "$how" ]; then $how $(printf 'trackway/%s:1.0.0 ' $services) trackway/ops:1.0.0 trackway/projects:1.0.1 ${SERVER_IMAGES:-} >/dev/null; fi
}
