# Sourced by try.sh: a canary release of projects that fails 5 % of its requests and is rolled back, and one that
# succeeds, as docs/how-to/release.md describes. Needs Argo Rollouts in the cluster.
canary_options=(
  --set projects.canary.enabled=true --set "projects.canary.prometheus=http://prometheus.$namespace:9090"
  --set 'projects.canary.weights={50}' --set projects.canary.stepSeconds=180
  --set-json 'projects.networkPolicy.metricsFrom=[{"podSelector":{"matchLabels":{"server":"prometheus"}}}]'
)
faulty_release=(
  --set-json 'projects.extraEnv=[{"name":"NODE_OPTIONS","value":"--require /fault/fail-requests.cjs"}]'
  --set-json 'projects.extraVolumes=[{"name":"fault","configMap":{"name":"fault"}}]'
  --set-json 'projects.extraVolumeMounts=[{"name":"fault","mountPath":"/fault","readOnly":true}]'
)

rollout() { k get rollout trackway-projects --output "jsonpath={$1}"; }

await_rollout() { # PHASE: of the current version of the Deployment
  local wanted=$1 phase='' current pods
  for _ in $(seq 400); do
    current=$(k get deployment trackway-projects --output 'jsonpath={.metadata.generation}')
    if [ "$(rollout .status.workloadObservedGeneration)" = "$current" ]; then
      phase=$(rollout .status.phase)
      # Terminating pods still serve requests.
      pods=$(k get pods --selector app.kubernetes.io/name=projects,app.kubernetes.io/component=service --output name | wc -l)
      if [ "$phase" = "$wanted" ] && [ "$pods" = "$(rollout .spec.replicas)" ]; then
        echo "Rollout: $phase $(rollout .status.message)"
        return
      fi
    fi
    sleep 2
  done
  echo "The Rollout did not become $wanted, but $phase."
  k describe rollout trackway-projects
  failed=1
}

start_prometheus() {
  k apply --filename deploy/kubernetes/try/prometheus.yaml >/dev/null
  k wait --for=condition=Available --timeout=120s deployment/prometheus >/dev/null
}

canary() {
  k create configmap fault --from-file=deploy/kubernetes/try/fail-requests.cjs >/dev/null
  start_prometheus
  chart upgrade "${canary_options[@]}"
  await_rollout Healthy
  k wait --for=jsonpath='{.spec.replicas}'=0 --timeout=120s deployment/trackway-projects >/dev/null
  say 'a release of projects that fails 5 % of its requests'; start_load
  chart upgrade "${canary_options[@]}" "${faulty_release[@]}"
  await_rollout Degraded
  local results='{range .items[*].status.metricResults[*]}{.name}{": "}{.phase}{" "}{.measurements[*].value}{"\n"}{end}'
  k get analysisrun --output "jsonpath=$results"
  # Some requests have failed, as expected.
  failed_before=$failed; end_load; failed=$failed_before
  say 'the previous version again, and then a release without faults'; start_load
  helm rollback trackway --namespace "$namespace" >/dev/null
  await_rollout Healthy
  chart upgrade "${canary_options[@]}" --set projects.podAnnotations.release=next
  await_rollout Healthy
  end_load
}
