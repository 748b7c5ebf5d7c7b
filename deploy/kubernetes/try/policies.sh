# Sourced by try.sh: tries every connection between the pods of the services, and compares the results with the
# NetworkPolicies of the charts. Needs a cluster that enforces NetworkPolicies.
policies() {
  start_probe outsider
  # shellcheck disable=SC2086
  try_connections "$(node deploy/kubernetes/try/policies.mjs $services)"
  k delete pod outsider --wait=false >/dev/null
}

start_probe() { # NAME, and labels if the pod is to be selected
  k run "$1" --image=trackway/gateway:1.0.0 --restart=Never --labels="${2:-}" --command -- node -e 'setInterval(() => {}, 1000)' >/dev/null
  k wait --for=condition=Ready --timeout=60s "pod/$1" >/dev/null
}

try_connections() { # EXPECTED: lines with client, host, port, and whether it is allowed
  local tried
  tried=$(cut -d' ' -f1 <<<"$1" | uniq | while read -r client; do connections_of "$client" "$(grep "^$client " <<<"$1")"; done)
  if [ "$1" = "$tried" ]; then
    echo "$(grep -c ' allowed$' <<<"$tried") connections allowed and $(grep -c ' denied$' <<<"$tried") denied, as the charts say"
  else
    diff <(echo "$1") <(echo "$tried") || true
    failed=1
  fi
}

connections_of() { # CLIENT, a service or a probe, and its lines
  local pod=pod/$1
  # shellcheck disable=SC2154
  if grep -qw "$1" <<<"$services"; then pod=$(k get pods --selector "app.kubernetes.io/name=$1,app.kubernetes.io/component=service" --field-selector status.phase=Running --output name | head -n 1); fi
  k exec --stdin "$pod" -- node -e '
    const { connect } = require("node:net");
    const lines = require("node:fs").readFileSync(0, "utf8").trim().split("\n");
    const tries = lines.map((line) => new Promise((resolve) => {
      const [client, host, port] = line.split(" ");
      const socket = connect({ host, port: Number(port), timeout: 3000 });
      const end = (result) => { socket.destroy(); resolve(`${client} ${host} ${port} ${result}`); };
      socket.on("connect", () => end("allowed")).on("timeout", () => end("denied")).on("error", () => end("denied"));
    }));
    Promise.all(tries).then((results) => console.log(results.join("\n")));
  ' <<<"$2"
}
