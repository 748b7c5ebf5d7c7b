# Sourced by try-cells.sh: moves $FRAME between the cells under load, and compares it.

tokens_of_tenants() { FRAME_ID=$FRAME TOKEN_SECRET=$token_secret deploy/make-token.sh; }

tenant() { # create, or compare
  URL=http://127.0.0.1:$entry_port TOKEN=$(tokens_of_tenants) node deploy/kubernetes/try/tenant.mjs "$1"
}

create_tenant() {
  namespace=$main
  token_secret=$(password_of trackway-gateway TOKEN_SECRET)
  forward trackway-gateway 8080
  entry_port=$local_port
  cell place "$FRAME" main
  tenant create >"$work/state.json"
}

settings_of_move() { # FROM: in $namespace; prints values of the chart ops
  local setting
  echo "config: { KAFKA_BROKERS: 'kafka:9092', CELL_NAME: main, AWS_REGION: eu-west-1, AWS_ENDPOINT_URL_S3: 'http://bucket.$1:9000',"
  echo "  TARGET_AWS_ENDPOINT_URL_S3: 'http://bucket.$2:9000',"
  for service in FORMS FUNNELS SPREADSHEETS CHANNELS; do
    for setting in "" TARGET_; do echo "  $setting${service}_STORAGE_URL: 's3://trackway/$(tr '[:upper:]' '[:lower:]' <<<"$service")',"; done
  done
  echo "}"
  echo "secrets:"
  for setting in POSTGRES_URL MONGODB_URL TARGET_POSTGRES_URL TARGET_MONGODB_URL ENTRY_POSTGRES_URL; do
    echo "  $setting: { name: move, key: $setting }"
  done
  for setting in AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY; do echo "  $setting: { name: bucket, key: $setting }"; done
}

urls_of_move() { # FROM TO
  local prefix namespace
  for cell in "=$1" "TARGET_=$2" "ENTRY_=$main"; do
    prefix=${cell%%=*} namespace=${cell#*=}
    echo "${prefix}POSTGRES_URL=postgres://postgres:$(password_of postgres password)@postgres.$namespace:5432/postgres$postgres_tls"
    if [ "$prefix" != ENTRY_ ]; then echo "${prefix}MONGODB_URL=$(mongo_url ops admin)"; fi
  done
}

move() { # FROM TO CELL
  namespace=$main start_load
  sleep 5
  namespace=$1
  settings_of_move "$1" "$2" >"$work/move.yaml"
  urls_of_move "$1" "$2" | k create secret generic move --from-env-file=/dev/stdin >/dev/null
  ops_options=(--kube-version 1.30 --set image.tag=1.0.0 --values "$work/move.yaml" "${ops_tls[@]}")
  ops_job "cell,move,$FRAME,$3,--dry-run"
  ops_job "cell,move,$FRAME,$3"
  k logs "$job" | grep -v '^{'
  namespace=$main
  sleep 5
  end_moved_load
  cell place "$FRAME"
  tenant compare <"$work/state.json" || failed=1
}

# Writes may be rejected during the pause.
end_moved_load() {
  failed_before=$failed
  end_load >/dev/null
  failed=$failed_before
  tail -n 1 "$work/load.json" | node -e '
    const { sent, notSent, seconds, outcomes, outsidePause, acknowledged, lost } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const count = (counts) => Object.values(counts).reduce((sum, times) => sum + times, 0);
    const failed = count(outsidePause);
    console.log(`${sent} requests in ${seconds} s, ${notSent} not sent; ${count(outcomes) - (outcomes.succeeded ?? 0) - failed} rejected in the pause, ` +
      `${failed} failed otherwise; ${acknowledged} writes acknowledged, ${lost.length} lost`);
    for (const [outcome, times] of Object.entries(outsidePause)) console.log(`  ${times} × ${outcome}`);
    for (const path of lost) console.log(`  ${path}`);
    process.exitCode = failed + lost.length === 0 ? 0 : 1;' || failed=1
}

delete_departed() { # CELL
  namespace=$1
  ops_job frame,departed
  ops_job frame,delete,--departed,--hours,0,--files,--yes
  ops_job "frame,count,$FRAME"
  namespace=$main
  tenant compare <"$work/state.json" || failed=1
}

back_up() {
  namespace=$main
  for schedule in backup verification; do
    k create job "--from=cronjob/trackway-ops-$schedule" "$schedule-now" >/dev/null
    show_ops_job "job/$schedule-now" "schedule of $schedule"
  done
}
