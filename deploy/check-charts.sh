#!/usr/bin/env bash
# Lints, renders and checks every chart with every values file, and verifies that charts reject invalid values. Needs helm
# (3 or 4), node and installed packages. With kubernetes-validate (PyPI) on the PATH, it also validates the schemas of Kubernetes, and with CRDS, a
# folder of deploy/fetch-definitions.sh, those of operators.
set -euo pipefail
CRDS=${CRDS:+$(realpath "$CRDS")}
cd "$(dirname "$0")/helm"
version=1.33.0
failed=0

check() { # CHART NAME [HELM OPTION…]
  local chart=$1 name=$2 out
  shift 2
  out=$(mktemp)
  helm lint --strict --quiet --kube-version $version "$chart" "$@" 2>&1 | { grep -v 'symbolic link' || true; }
  helm template trackway "$chart" --kube-version $version "$@" 2>/dev/null >"$out" ||
    { echo "$chart with $name cannot be rendered"; failed=1; return; }
  printf '%s with %s: ' "$chart" "$name"
  node check-policies.mjs <"$out" || failed=1
  if [ -n "${CRDS:-}" ]; then node check-custom-resources.mjs "$CRDS" <"$out" || failed=1; fi
  if command -v kubernetes-validate >/dev/null; then
    # Kinds of operators are not part of Kubernetes.
    node -e "
      const { parseAllDocuments } = require('yaml');
      const own = parseAllDocuments(require('fs').readFileSync('$out', 'utf8')).filter((d) => d.toJS() && !/argoproj|coreos|gateway.networking|keda|cert-manager|external-secrets|strimzi|cnpg|mongodb/.test(d.toJS().apiVersion));
      process.stdout.write(own.map((d) => '---\n' + d.toString({ directives: false })).join('').replace(/^---\n---\n/gm, '---\n'));
    " >"$out.own"
    kubernetes-validate --quiet --strict -k 1.33 "$out.own" || failed=1
  fi
  rm -f "$out" "$out.own"
}

rejects() { # WHY CHART HELM OPTION…
  local why=$1 chart=$2
  shift 2
  if helm template trackway "$chart" --kube-version $version "$@" >/dev/null 2>&1; then
    echo "NOT rejected: $why"
    failed=1
  else
    echo "rejected as expected: $why"
  fi
}

# Values that the edges file sets for projects and the gateway: each must be in the rendered object.
sets() { # KIND NAME JAVASCRIPT: an expression about the rendered `object`, its pod `spec` and first `container`
  helm template trackway trackway --kube-version $version --values trackway/ci/edges-values.yaml 2>/dev/null |
    KIND=$1 NAME=$2 EXPRESSION=$3 node -e "
      const { parseAllDocuments } = require('yaml');
      const { KIND, NAME, EXPRESSION } = process.env;
      const all = parseAllDocuments(require('fs').readFileSync(0, 'utf8')).map((document) => document.toJS()).filter(Boolean);
      const object = all.find(({ kind, metadata }) => kind === KIND && metadata.name === NAME);
      const spec = object?.spec.template?.spec;
      const isMet = object && new Function('object', 'spec', 'container', 'return ' + EXPRESSION)(object, spec, spec?.containers[0]);
      console.log(isMet ? 'rendered as expected: ' + EXPRESSION : 'NOT rendered in ' + KIND + ' ' + NAME + ': ' + EXPRESSION);
      process.exitCode = isMet ? 0 : 1;
    " || failed=1
}

source ../services.sh
for chart in $services ops trackway servers; do check $chart 'its defaults'; done
check trackway values-ha.yaml --values trackway/values-ha.yaml
check ops 'all Jobs' --values ops/ci/all-values.yaml
if [ -n "${CRDS:-}" ]; then node check-custom-resources.mjs "$CRDS" <../kubernetes/verify-signatures.yaml || failed=1; fi
check servers 'every operator' --values servers/ci/operators-values.yaml
for file in trackway/ci/*-values.yaml; do check trackway "$(basename "$file")" --values "$file"; done

pods='Deployment trackway-projects'
sets $pods 'object.spec.template.metadata.labels["example.org/cost-center"] === "4711"'
sets $pods 'spec.affinity.nodeAffinity !== undefined'
sets $pods 'spec.priorityClassName === "business-critical"'
sets $pods 'spec.imagePullSecrets[0].name === "registry"'
sets $pods 'container.env.some(({ name }) => name === "NODE_OPTIONS")'
sets $pods 'container.volumeMounts.some(({ name }) => name === "authority") && spec.volumes.some(({ name }) => name === "authority")'
sets $pods 'object.spec.strategy.rollingUpdate.maxSurge === 2'
sets $pods 'container.resources.limits.memory === "1024Mi"'
sets CronJob trackway-projects-rebuild-read-model 'object.spec.suspend && object.spec.jobTemplate.spec.template.spec.containers[0].args[0] === "rebuild-read-model"'
for job in 'Job trackway-forms-migrations' 'CronJob trackway-forms-backup'; do
  sets $job 'JSON.stringify(object).includes("company-ca") && JSON.stringify(object).includes("dedicated")'
done
sets NetworkPolicy trackway-forms 'JSON.stringify(object.spec.ingress).includes("projects-command")'
sets Deployment trackway-gateway 'container.resources.limits.memory === "2048Mi"'
sets Deployment trackway-gateway 'container.env.some(({ name, value }) => name === "HTTPS_PORT" && value === "8443")'
sets Service trackway-gateway 'object.spec.ports[0].targetPort === "https" && object.spec.ports[0].appProtocol === "https"'
sets Service trackway-gateway 'object.spec.ports[1].port === 8443 && object.spec.ports[1].targetPort === "https"'
sets NetworkPolicy trackway-gateway 'object.spec.ingress[0].ports.map(({ port }) => port).join() === "https"'
sets BackendTLSPolicy trackway-gateway 'object.spec.validation.hostname === object.spec.targetRefs[0].name'
sets HTTPRoute trackway-gateway 'object.spec.rules[0].matches[0].path.value === "/"'

rejects 'canary releases without measurements' projects --set canary.enabled=true
rejects 'canary releases of pods that cannot share their files' forms --set canary.enabled=true --set canary.prometheus=http://prometheus:9090
rejects 'calls to a port that the network policy denies' channels --set config.OUTBOUND_ALLOWED_HOSTS=connector:8090
rejects 'a preset that does not exist' projects --set resourcesPreset=huge
rejects 'encryption behind an Ingress' gateway --set backendTls.enabled=true --set ingress.enabled=true --set ingress.host=a.b
rejects 'encryption without a certificate' gateway --set backendTls.enabled=true --set httpRoute.enabled=true --set 'httpRoute.parentRefs[0].name=a'
rejects 'a value that does not exist' projects --set replicas=3
rejects 'the secret key of a bucket as a plain value' forms --set config.AWS_SECRET_ACCESS_KEY=secret
rejects 'a setting that the code does not know' projects --set config.LOG_LEVLE=info
rejects 'an unknown setting through the umbrella' trackway --set projects.config.LOG_LEVLE=info
rejects 'the tag latest' projects --set image.tag=latest
rejects 'replicas that cannot share their files' spreadsheets --set replicaCount=2
rejects 'a termination grace period shorter than the shutdown' projects --set terminationGracePeriodSeconds=10
rejects 'two sources of token keys' gateway --set config.TOKEN_JWKS_URL=https://id.example.org/keys
rejects 'two scalers of one service' projects --set keda.enabled=true --set autoscaling.enabled=true
rejects 'a scaler without the credentials that the brokers require' projects --set keda.enabled=true --set secrets.KAFKA_USERNAME.name=kafka --set secrets.KAFKA_USERNAME.key=username
rejects 'Secrets from a store without a name' projects --set global.externalSecrets.enabled=true
rejects 'the tag latest for the image of backups' projects --set backup.image=postgres:latest
rejects 'metrics that the network policy lets no client read' forms --set serviceMonitor.enabled=true
rejects 'a copy of backups without settings for it' projects --set backup.enabled=true --set backup.copyTo=s3:bucket
rejects 'a Collector that no service uses' trackway --set collector.enabled=true --set collector.traces=tempo:4317
rejects 'a Collector without a store' trackway --set collector.enabled=true --set global.otlpEndpoint=http://trackway-collector:4318
rejects 'a route and an Ingress for one gateway' gateway --set httpRoute.enabled=true --set ingress.enabled=true --set ingress.host=a.b
rejects 'a text in place of a list of arguments' ops --set job.args=frame
rejects 'an image of PostgreSQL without a registry' servers --set postgres.enabled=true
exit $failed
