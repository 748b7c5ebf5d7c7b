# Sourced by try.sh: tries every connection between the pods of the services, and compares the results with the
# NetworkPolicies of the charts. Needs a cluster that enforces NetworkPolicies.
policies() {
  local expected tried
  k run outsider --image=trackway/gateway:1.0.0 --restart=Never --command -- node -e 'setInterval(() => {}, 1000)' >/dev/null
  k wait --for=condition=Ready --timeout=60s pod/outsider >/dev/null
  # shellcheck disable=SC2086
  expected=$(node deploy/kubernetes/try/policies.mjs $services)
  tried=$(for client in $services outsider; do connections_of "$client" "$(grep "^$client " <<<"$expected")"; done)
  k delete pod outsider --wait=false >/dev/null
  if [ "$expected" = "$tried" ]; then
    echo "$(grep -c ' allowed$' <<<"$tried") connections allowed and $(grep -c ' denied$' <<<"$tried") denied, as the charts say"
  else
    diff <(echo "$expected") <(echo "$tried") || true
    failed=1
  fi
}

connections_of() { # CLIENT, and its lines of policies.mjs
  local pod=pod/outsider
  if [ "$1" != outsider ]; then pod=$(k get pods --selector "app.kubernetes.io/name=$1,app.kubernetes.io/component=service" --field-selector status.phase=Running --output name | head -n 1); fi
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
