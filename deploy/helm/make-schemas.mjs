/**
 * Writes values.schema.json of every chart: node deploy/helm/make-schemas.mjs, after `npm run build`. Common values are
 * described here; names of settings come from the code of each service. A test compares the written files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  anyObject,
  closed,
  count,
  flag,
  objects,
  oneOf,
  pinned,
  preset,
  probe,
  quantity,
  resources,
  schedule,
  seconds,
  secret,
  server,
  settings,
  text,
  textMap,
  texts,
  volume,
} from './schema-types.mjs';

const FOLDER = import.meta.dirname;
const { serviceNames: SERVICES } = createRequire(import.meta.url)('../../packages/contracts/dist/index.js');
/** Settings of OpenTelemetry, which are not in config.ts. */
const TELEMETRY = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_NODE_DISABLED_INSTRUMENTATIONS',
  'OTEL_BSP_SCHEDULE_DELAY',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_TRACES_EXPORTER',
  'OTEL_METRICS_EXPORTER',
  'OTEL_LOGS_EXPORTER',
  'OTEL_METRIC_EXPORT_INTERVAL',
  'OTEL_RESOURCE_ATTRIBUTES',
];
/** Settings of the S3 client, in services with files: plain ones and secrets. */
const BUCKETS = ['AWS_REGION', 'AWS_ENDPOINT_URL_S3'];
const BUCKET_SECRETS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Global values for all services. */
const GLOBAL = {
  imageRegistry: text,
  publicUrl: text,
  kafkaBrokers: text,
  otlpEndpoint: text,
  otlpMetrics: flag,
  otlpLogs: flag,
  resourcesPreset: preset,
  externalSecrets: closed({
    enabled: flag,
    store: text,
    storeKind: oneOf('SecretStore', 'ClusterSecretStore'),
    prefix: text,
    refreshInterval: text,
  }),
  identity: closed({ enabled: flag }),
  tls: closed({
    enabled: flag,
    issuer: text,
    issuerKind: oneOf('Issuer', 'ClusterIssuer'),
    duration: { ...text, pattern: '^[0-9hms]+$' },
  }),
};

/** All possible values of a service chart. The schema of a chart contains those in its values.yaml. */
const VALUES = {
  replicaCount: count,
  image: closed({
    repository: text,
    tag: { ...text, not: { const: 'latest' } },
    digest: { ...text, pattern: '^(sha256:[0-9a-f]{64})?$' },
    pullPolicy: oneOf('IfNotPresent', 'Always', 'Never'),
  }),
  imagePullSecrets: texts,
  grpc: flag,
  probes: closed({ startup: probe, liveness: probe, readiness: probe }),
  preStopSeconds: seconds,
  terminationGracePeriodSeconds: count,
  resourcesPreset: preset,
  resources,
  temporarySize: quantity,
  storage: closed({
    existingClaim: text,
    accessMode: oneOf('ReadWriteOnce', 'ReadWriteMany'),
    storageClass: text,
    size: quantity,
  }),
  autoscaling: closed({
    enabled: flag,
    minReplicas: count,
    maxReplicas: count,
    targetCpu: { type: 'integer', minimum: 1, maximum: 100 },
  }),
  canary: closed({
    enabled: flag,
    prometheus: text,
    weights: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 99 }, minItems: 1 },
    stepSeconds: { type: 'integer', minimum: 60 },
  }),
  keda: closed({
    enabled: flag,
    prometheus: text,
    query: text,
    perReplica: count,
    topics: texts,
    authenticationRef: text,
    lagPerReplica: count,
  }),
  backup: closed({
    enabled: flag,
    schedule: { ...text, pattern: '^(@\\w+|\\S+( \\S+){4})$' },
    image: pinned,
    claim: text,
    storageClass: text,
    size: quantity,
    keep: count,
    timeoutSeconds: count,
    copyTo: text,
    copyImage: pinned,
    copySecret: text,
    copyPeers: server,
    resources,
  }),
  spread: { type: 'object', additionalProperties: oneOf('ScheduleAnyway', 'DoNotSchedule') },
  serviceMonitor: closed({ enabled: flag, interval: text, labels: textMap }),
  publicPaths: { type: 'array', items: { ...text, pattern: '^/' }, minItems: 1 },
  httpRoute: closed({ enabled: flag, parentRefs: objects, hostnames: texts }),
  backendTls: closed({ enabled: flag, caConfigMap: text }),
  ingress: closed({ enabled: flag, className: text, host: text, tlsSecretName: text, annotations: textMap }),
  serviceAccount: closed({ annotations: textMap }),
  podAnnotations: textMap,
  podLabels: textMap,
  affinity: anyObject,
  extraEnv: objects,
  extraVolumes: objects,
  extraVolumeMounts: objects,
  strategy: anyObject,
  priorityClassName: text,
  nodeSelector: textMap,
  commands: { type: 'object', additionalProperties: texts },
  tolerations: objects,
};

/** The names of the settings that a service reads. */
function settingNames(service) {
  const { loadConfig } = createRequire(import.meta.url)(join(FOLDER, `../../services/${service}/dist/config.js`));
  const asked = new Set();
  try {
    loadConfig(new Proxy({}, { get: (_, name) => void asked.add(name) }));
  } catch {
    // Settings are missing on purpose.
  }
  // For each setting X the code also reads X_FILE. ROUTES_FILE is a separate setting.
  return [...asked].filter((name) => !(name.endsWith('_FILE') && asked.has(name.slice(0, -5))));
}

function servicesValues(service, values) {
  const names = settingNames(service);
  const keepsFiles = names.includes('STORAGE_URL') || names.includes('SEARCH_SNAPSHOT_URL');
  const plain = [...names, ...TELEMETRY, ...(keepsFiles ? BUCKETS : [])];
  const secrets = [...names, ...(keepsFiles ? BUCKET_SECRETS : [])];
  const migrations = values.migrations && {
    enabled: flag,
    database: oneOf('postgres', 'mongo'),
    timeoutSeconds: count,
    secrets: closed(Object.fromEntries(Object.keys(values.migrations.secrets).map((name) => [name, secret]))),
    resources,
  };
  const policy = {
    enabled: flag,
    httpFrom: texts,
    httpFromPeers: objects,
    metricsFrom: objects,
    grpcFrom: texts,
    commandsFrom: texts,
    dns: objects,
    services: { type: 'object', additionalProperties: { type: 'integer' } },
    servers: { type: 'object', additionalProperties: server },
  };
  const own = Object.fromEntries(Object.keys(values).map((name) => [name, VALUES[name]]));
  const setting = { type: ['string', 'number', 'boolean', 'null'] };
  return closed(
    {
      ...own,
      // Includes global values and the enabled flag of the umbrella chart.
      global: closed(GLOBAL, []),
      config: closed(Object.fromEntries(plain.sort().map((name) => [name, setting])), []),
      secrets: closed(Object.fromEntries(secrets.sort().map((name) => [name, secret])), []),
      ...(migrations ? { migrations: closed(migrations) } : {}),
      networkPolicy: closed(Object.fromEntries(Object.keys(values.networkPolicy).map((name) => [name, policy[name]]))),
      enabled: flag,
      // Helm passes values of the library chart, which has none, to every chart.
      common: anyObject,
    },
    Object.keys(values),
  );
}

function write(chart, schema) {
  const title = `Values of the chart ${chart}`;
  const whole = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema };
  writeFileSync(join(FOLDER, chart, 'values.schema.json'), `${JSON.stringify(whole, null, 2)}\n`);
}

for (const service of SERVICES) {
  const file = join(FOLDER, service, 'values.yaml');
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  write(service, servicesValues(service, parse(readFileSync(file, 'utf8'))));
}
// Values below the name of a service are validated by the schema of its chart.
write(
  'trackway',
  closed({
    global: closed(GLOBAL),
    monitoring: closed({
      rules: closed({ enabled: flag, labels: textMap }),
      dashboards: closed({ enabled: flag, labels: textMap }),
    }),
    collector: closed({
      enabled: flag,
      image: pinned,
      imagePullSecrets: texts,
      traces: text,
      metrics: text,
      logs: text,
      slowMs: count,
      samplePercent: { type: 'integer', minimum: 0, maximum: 100 },
      to: objects,
      resources,
    }),
    ...Object.fromEntries(SERVICES.map((service) => [service, anyObject])),
  }),
);

write(
  'ops',
  closed(
    {
      global: closed({ imageRegistry: text, kafkaBrokers: text }),
      image: VALUES.image,
      imagePullSecrets: VALUES.imagePullSecrets,
      config: settings,
      secrets: { type: 'object', additionalProperties: secret },
      backup: closed({ enabled: flag, schedule, keep: count, timeoutSeconds: count }),
      verification: closed({ enabled: flag, schedule, timeoutSeconds: count }),
      job: closed({ args: texts, timeoutSeconds: count, keepSeconds: count }),
      storage: closed({ existingClaim: text, storageClass: text, size: quantity }),
      resources,
      networkPolicy: closed({
        enabled: flag,
        dns: objects,
        servers: { type: 'object', additionalProperties: server },
      }),
      podAnnotations: textMap,
      nodeSelector: textMap,
      tolerations: objects,
      extraEnv: objects,
      extraVolumes: objects,
      extraVolumeMounts: objects,
      // Helm passes values of the library chart, which has none, to every chart.
      common: anyObject,
    },
    ['image', 'config', 'secrets', 'backup', 'verification', 'job', 'storage', 'resources', 'networkPolicy'],
  ),
);

write(
  'servers',
  closed(
    {
      global: anyObject,
      postgres: closed({
        ...volume,
        enabled: flag,
        instances: count,
        imageRegistry: text,
        image: text,
        maxConnections: count,
        backup: anyObject,
        resources,
      }),
      mongo: closed({
        ...volume,
        enabled: flag,
        members: count,
        version: text,
        passwordSecrets: closed({ forms: text, channels: text, ops: text }, ['forms', 'channels']),
      }),
      kafka: closed({ ...volume, enabled: flag, version: text, brokers: count }),
      topics: closed({ enabled: flag, cluster: text, replicas: count }),
    },
    ['postgres', 'mongo', 'kafka', 'topics'],
  ),
);
