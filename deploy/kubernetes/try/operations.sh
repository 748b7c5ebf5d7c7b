# Sourced by try.sh: runs the commands of the image `ops` as Jobs without a checkout, as docs/how-to/operate-with-jobs.md says.
# Each line of the result is the outcome of a Job, its arguments and its report.

# OPS_OPTIONS: further options of the chart. CHANGE_PODS: a filter of manifests, such as sed, for servers outside of the cluster.
# `helm template` does not read the version of the cluster.
ops_options=(--kube-version 1.30 --set image.tag=1.0.0 --set storage.size=1Gi ${OPS_OPTIONS:-})

ops_job() { # ARGUMENTS, separated by commas; sets `job`
  job=$(helm template trackway-ops deploy/helm/ops --namespace "$namespace" "${ops_options[@]}" --show-only templates/job.yaml \
    --set-string "job.args={$1}" 2>"$work/helm.log" | ${CHANGE_PODS:-cat} | k create --filename - --output name)
  show_ops_job "$job" "$1"
}

show_ops_job() { # JOB DESCRIPTION
  local state=''
  for _ in $(seq 150); do
    state=$(k get "$1" --output 'jsonpath={.status.conditions[?(@.status=="True")].type}')
    case $state in *Complete* | *Failed*) break ;; esac
    sleep 2
  done
  case $state in *Complete*) state=succeeded ;; *) state=failed failed=1 ;; esac
  echo "$state: $2: $(k logs "$1" 2>&1 | tail -n 1 | cut -c 1-300)"
}

operations() { # FRAME with data, which is deleted
  helm template trackway-ops deploy/helm/ops --namespace "$namespace" "${ops_options[@]}" --set backup.enabled=true \
    --set verification.enabled=true | ${CHANGE_PODS:-cat} | k apply --filename - >/dev/null
  for schedule in backup verification; do
    k create job "--from=cronjob/trackway-ops-$schedule" "$schedule-now" >/dev/null
    show_ops_job "job/$schedule-now" "schedule of $schedule"
  done
  # A command of a service is a suspended schedule of its chart.
  k create job --from=cronjob/trackway-projects-rebuild-read-model rebuild-now >/dev/null
  show_ops_job job/rebuild-now 'command rebuild-read-model of projects'
  ops_job backup,take,--in,/backups,--dry-run
  ops_job backup,verify,--in,/backups,--dry-run
  ops_job dlq,list
  ops_job dlq,replay,--dry-run
  ops_job dlq,replay
  ops_job "frame,count,$1"
  ops_job "frame,export,$1,/backups/export-1,--dry-run"
  ops_job "frame,export,$1,/backups/export-1"
  ops_job "person,find,$1,--value,Carla"
  ops_job "person,erase,$1,--value,Carla,--dry-run"
  ops_job "person,erase,$1,--value,Carla,--yes"
  ops_job "frame,delete,$1,--dry-run"
  ops_job "frame,delete,$1,--yes"
  ops_job "frame,count,$1"
}
