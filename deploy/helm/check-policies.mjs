/**
 * Checks rendered charts against the policies of Trackway: helm template … | node deploy/helm/check-policies.mjs. Exits with 1 and a
 * line for each violation.
 */
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

const objects = parseAllDocuments(readFileSync(0, 'utf8'))
  .map((document) => document.toJS())
  .filter(Boolean);
const violations = [];
const rule = (object, isMet, text) => {
  if (!isMet) violations.push(`${object.kind} ${object.metadata.name}: ${text}`);
};
const ofKind = (kind) => objects.filter((object) => object.kind === kind);
const templateOf = (object) => (object.kind === 'CronJob' ? object.spec.jobTemplate.spec : object.spec)?.template;
const podOf = (object) => (object.kind === 'Pod' ? object.spec : templateOf(object)?.spec);

/** API versions that operators no longer serve. */
const REMOVED_VERSIONS = ['kafka.strimzi.io/v1beta2'];
for (const object of objects)
  rule(object, !REMOVED_VERSIONS.includes(object.apiVersion), 'must have a served API version');

for (const object of objects.filter(podOf)) {
  const pod = podOf(object);
  rule(object, pod.securityContext?.runAsNonRoot && pod.securityContext.runAsUser > 0, 'must not run as root');
  rule(object, pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'must filter system calls');
  rule(object, pod.automountServiceAccountToken === false, 'must not mount a token of the cluster');
  rule(object, !pod.hostNetwork && !pod.hostPID && !pod.hostIPC, 'must not share namespaces of the host');
  rule(object, pod.volumes?.every((volume) => !volume.hostPath) ?? true, 'must not mount a path of the host');
  for (const container of [...pod.containers, ...(pod.initContainers ?? [])]) {
    const { securityContext: security = {}, resources = {}, env = [] } = container;
    rule(object, security.readOnlyRootFilesystem === true, 'must have a read-only root file system');
    rule(object, security.allowPrivilegeEscalation === false, 'must not gain privileges');
    rule(object, security.capabilities?.drop?.includes('ALL'), 'must drop all capabilities');
    rule(object, resources.requests?.cpu && resources.requests?.memory, 'must request processor time and memory');
    rule(object, resources.limits?.memory, 'must have a memory limit');
    rule(object, /(:(?!latest$)[\w.-]+|@sha256:[0-9a-f]{64})$/.test(container.image), 'must pin its image');
    const plain = env.filter(({ name, value }) => /SECRET|KEYS|PASSWORD|(POSTGRES|MONGODB).*_URL/.test(name) && value);
    rule(object, plain.length === 0, `must read ${plain.map(({ name }) => name).join()} from a Secret`);
  }
}

for (const deployment of ofKind('Deployment')) {
  const { spec, metadata } = deployment;
  const [container] = spec.template.spec.containers;
  const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name]?.httpGet?.path);
  rule(deployment, probes.every(Boolean), 'must have startup, liveness and readiness probes');
  const restarting = probes.slice(0, 2);
  rule(deployment, restarting.join() === '/livez,/livez', 'must not restart because of its dependencies');
  const labels = spec.template.metadata.labels;
  const chosen = (selector = {}) => Object.entries(selector).every(([name, value]) => labels[name] === value);
  rule(deployment, chosen(spec.selector.matchLabels), 'must select its own pods');
  const budget = ofKind('PodDisruptionBudget').find(({ spec: { selector } }) => chosen(selector.matchLabels));
  const rollout = ofKind('Rollout').find(({ spec: { workloadRef } }) => workloadRef.name === metadata.name);
  const scaled = rollout ?? deployment;
  const scaler = [...ofKind('HorizontalPodAutoscaler'), ...ofKind('ScaledObject')].find(
    ({ spec: { scaleTargetRef } }) => scaleTargetRef.name === metadata.name,
  );
  rule(deployment, !rollout || spec.replicas === undefined, 'must omit replicas if a Rollout has its pods');
  rule(
    scaled,
    (scaled.spec.replicas === undefined) === (scaler !== undefined),
    'must omit replicas if it has an autoscaler, and set them otherwise',
  );
  rule(
    deployment,
    !scaler || (scaler.spec.scaleTargetRef.kind ?? 'Deployment') === scaled.kind,
    'must be scaled where its pods are',
  );
  rule(
    deployment,
    Boolean(budget) === (Boolean(scaler) || scaled.spec.replicas > 1),
    'must have a PodDisruptionBudget if it has more than one replica',
  );
  const services = ofKind('Service').filter(({ spec: { selector } }) => chosen(selector));
  rule(deployment, services.length > 0, 'must be selected by a Service');
  const others = objects.filter((object) => ['CronJob', 'Job', 'Pod'].includes(object.kind));
  for (const other of others) {
    const otherLabels = (other.kind === 'Pod' ? other : templateOf(other)).metadata.labels;
    const isSelected = services.some(({ spec: { selector } }) =>
      Object.entries(selector).every(([name, value]) => otherLabels[name] === value),
    );
    rule(other, !isSelected, `must not get the traffic of ${metadata.name}`);
  }
}

for (const job of ofKind('CronJob')) {
  const { spec } = job;
  rule(job, spec.concurrencyPolicy === 'Forbid', 'must not run concurrently');
  rule(job, spec.jobTemplate.spec.activeDeadlineSeconds > 0, 'must have a deadline');
  const written = podOf(job).volumes.find(({ name }) => name === 'backups')?.persistentVolumeClaim;
  // A suspended one is a command of operators, not a backup.
  rule(job, spec.suspend || written, 'must write to a claim');
  const files = [...podOf(job).containers, ...(podOf(job).initContainers ?? [])].flatMap((one) => one.volumeMounts);
  const writable = files.filter(({ mountPath, readOnly }) => mountPath === '/var/lib/trackway' && !readOnly);
  rule(job, writable.length === 0, 'must not write to the files of its service');
  const labels = templateOf(job).metadata.labels;
  const policies = ofKind('NetworkPolicy').filter(({ spec: { podSelector } }) =>
    Object.entries(podSelector.matchLabels).every(([name, value]) => labels[name] === value),
  );
  rule(job, policies.length === 1, 'must have exactly one NetworkPolicy');
}

/** A Deployment that mounts certificates has the setting for them, and its clients use TLS. */
for (const deployment of ofKind('Deployment')) {
  const [container] = podOf(deployment).containers;
  const { env, volumeMounts, ports } = container;
  const setting = env.find(({ name }) => name === 'TLS_FOLDER')?.value;
  const mounted = volumeMounts.find(({ name }) => name === 'tls');
  rule(deployment, setting === mounted?.mountPath, 'must have TLS_FOLDER if it mounts certificates');
  rule(deployment, !mounted || mounted.readOnly, 'must not write to its certificates');
  const isService = ports.some(({ name }) => name === 'grpc');
  const own = setting && isService ? 'https' : 'http';
  const schemes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name].httpGet.scheme);
  rule(
    deployment,
    schemes.join() === [own, own, own].join().toUpperCase(),
    'must be probed with the scheme that it serves',
  );
  const monitor = ofKind('ServiceMonitor').find(({ metadata }) => metadata.name === deployment.metadata.name);
  const read = monitor?.spec.endpoints[0];
  rule(deployment, !read || read.scheme === own, 'must be scraped with the scheme that it serves');
  rule(
    deployment,
    own === 'http' || !read || read.tlsConfig.ca.secret.key === 'ca.crt',
    'must be verified by Prometheus with its CA',
  );
  const serviceUrls = env.filter(
    ({ name, value }) => /^[A-Z]+_URL$/.test(name) && /:\/\/trackway-\w+:8080$/.test(value),
  );
  const wrong = serviceUrls.filter(({ value }) => value.startsWith(setting ? 'http:' : 'https:'));
  rule(
    deployment,
    wrong.length === 0,
    `must call ${wrong.map(({ value }) => value).join()} with the scheme that it serves`,
  );
}
for (const certificate of ofKind('Certificate')) {
  const { secretName, dnsNames, usages } = certificate.spec;
  const isMounted = ({ secret }) => secret?.secretName === secretName;
  const owner = ofKind('Deployment').find((deployment) => podOf(deployment).volumes.some(isMounted));
  const labels = owner?.spec.template.metadata.labels ?? {};
  const services = ofKind('Service').filter(({ spec }) =>
    Object.entries(spec.selector).every(([name, value]) => labels[name] === value),
  );
  const names = services.map(({ metadata }) => metadata.name);
  rule(
    certificate,
    owner && names.every((name) => dnsNames.includes(name)),
    'must name the Services of the Deployment that mounts it',
  );
  rule(
    certificate,
    usages.includes('client auth') && usages.includes('server auth'),
    'must be usable for clients and servers',
  );
}

for (const policy of ofKind('NetworkPolicy')) {
  rule(policy, policy.spec.policyTypes?.join() === 'Ingress,Egress', 'must deny both directions by default');
  const allowsDns = policy.spec.egress.some(({ ports }) => ports.some(({ port }) => port === 53));
  rule(policy, allowsDns, 'must allow DNS');
  for (const { from } of policy.spec.ingress ?? [])
    rule(policy, from?.length > 0, 'must name the peers of each ingress rule');
}

for (const rules of ofKind('PrometheusRule')) {
  const all = rules.spec.groups.flatMap((group) => group.rules);
  const elsewhere = all.filter(({ expr }) => /\{(?!namespace=)|trackway:\w+:\w+(?!\w|\{)/.test(expr));
  rule(rules, elsewhere.length === 0, 'must select only its own namespace');
  rule(
    rules,
    all.every(({ labels }) => labels.namespace),
    'must have a label with the namespace',
  );
}

rule({ kind: 'Secret', metadata: { name: '' } }, ofKind('Secret').length === 0, 'charts must not contain a Secret');
process.stdout.write(
  violations.length === 0 ? `${objects.length} objects comply with the policies\n` : `${violations.join('\n')}\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
