# Sourced by try.sh: a client in the cluster that sends requests until it is stopped, and the results of its requests.
start_load() {
  k delete pod/load configmap/load secret/load --ignore-not-found >/dev/null
  k create configmap load --from-file=deploy/kubernetes/try/load.mjs --from-literal=rate="${RATE:-50}" --from-literal=targets="$targets" >/dev/null
  k create secret generic load --from-literal=token="$(tokens_of_tenants)" >/dev/null
  k apply --filename deploy/kubernetes/try/load-pod.yaml >/dev/null
  k wait --for=condition=Ready --timeout=60s pod/load >/dev/null
}

# Several tenants, because all requests of a tenant reach the same replica of projects.
tokens_of_tenants() {
  for n in $(seq 8); do
    FRAME_ID="01938b5e-0000-7000-8000-00000000d3b$n" TOKEN_SECRET=$token_secret deploy/make-token.sh
  done
}

end_load() {
  k exec load -- touch /tmp/stop
  k wait --for=jsonpath='{.status.phase}'=Succeeded --timeout=60s pod/load >/dev/null
  k logs load | tee "$work/load.json"
  if ! grep -q '"outcomes":{"succeeded":[0-9]*}.*"lost":\[\]' "$work/load.json"; then failed=1; fi
}
