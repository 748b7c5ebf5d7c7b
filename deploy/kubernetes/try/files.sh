# Sourced by try.sh: deletes the files of a tenant from the volumes of forms and funnels, and restores them from a backup of the charts.
files() { # through $local_port, the gateway
  local token
  # They stay enabled, because Helm cannot roll back to a release with claims that a later release has not.
  options+=(--set forms.backup.enabled=true --set funnels.backup.enabled=true --set forms.backup.size=1Gi --set funnels.backup.size=1Gi)
  token=$(FRAME_ID=01938b5e-0000-7000-8000-00000000d3c2 TOKEN_SECRET=$token_secret deploy/make-token.sh)
  tenant() { URL=http://127.0.0.1:$local_port TOKEN=$token node deploy/kubernetes/try/tenant.mjs "$1"; }
  tenant create >"$work/files.json"
  # Helm would wait for the claims of the backups, which are bound when the first backup starts.
  chart upgrade --wait=false
  for service in forms funnels; do
    k create job "--from=cronjob/trackway-$service-backup" "$service-backup-now" >/dev/null
    show_ops_job "job/$service-backup-now" "backup of $service"
    k exec "deployment/trackway-$service" -- sh -c 'rm -r /var/lib/trackway/*'
  done
  if tenant compare <"$work/files.json" >/dev/null; then
    echo 'The deleted files are still served.'
    failed=1
  fi
  for service in forms funnels; do
    deploy/kubernetes/restore-files.sh "$namespace" "$service" || failed=1
    k rollout status "deployment/trackway-$service" --timeout=300s >/dev/null
  done
  tenant compare <"$work/files.json" || failed=1
}
