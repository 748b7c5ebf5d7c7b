import { isMap, parseDocument } from 'yaml';
import { SERVICE_NAMES, storeOf } from '../start/services';
import type { Edit } from './code-edits';
import { insertAfter } from './insert';
import { capitalized, type NewService } from './new-service';

const TELEMETRY = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_METRICS_EXPORTER', 'OTEL_LOGS_EXPORTER'];
const COMMON = ['LOG_LEVEL', 'SHUTDOWN_GRACE_MS', 'KAFKA_BROKERS', ...TELEMETRY];

/** Settings that every service of a store has. */
const SETTINGS = { postgres: [...COMMON, 'POSTGRES_POOL_SIZE'], mongo: [...COMMON, 'MONGODB_POOL_SIZE'] };

/** Servers that only some services call. */
const OTHER_SERVERS = ['web', 'bucket'];

/** The chart of the service: the values of an existing service with the same store, without what only that one has. */
export function chartFiles(service: NewService, read: (file: string) => string): ReadonlyMap<string, string> {
  const { name, store } = service;
  const model = SERVICE_NAMES.findLast((other) => storeOf(other) === store) ?? 'projects';
  const values = read(`deploy/helm/${model}/values.yaml`).replaceAll(model, name);
  const description = `description: "${capitalized(name)}"`;
  const chart = read(`deploy/helm/${model}/Chart.yaml`)
    .replace(`name: ${model}`, `name: ${name}`)
    .replace(/^description: .*$/m, description)
    .replace(/^(version|appVersion): .*$/gm, '$1: 1.0.0');
  const folder = `deploy/helm/${name}`;
  return new Map([
    [`${folder}/Chart.yaml`, chart],
    [`${folder}/templates/all.yaml`, read(`deploy/helm/${model}/templates/all.yaml`)],
    [`${folder}/values.yaml`, ownValues(values, service)],
  ]);
}

function ownValues(text: string, { store }: NewService): string {
  const document = parseDocument(text);
  for (const part of ['storage', 'keda', 'commands']) document.delete(part);
  document.deleteIn(['networkPolicy', 'commandsFrom']);
  const config = document.get('config');
  const other = isMap(config) ? config.items.map(({ key }) => String(key)) : [];
  for (const setting of other.filter((one) => !SETTINGS[store].includes(one))) document.deleteIn(['config', setting]);
  document.setIn(['networkPolicy', 'grpcFrom'], document.createNode([], { flow: true }));
  document.setIn(['networkPolicy', 'services'], document.createNode({}, { flow: true }));
  for (const server of OTHER_SERVERS) document.deleteIn(['networkPolicy', 'servers', server]);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Changes of the umbrella chart and of other charts. */
export const chartEdits: Readonly<Record<string, Edit>> = {
  'deploy/helm/trackway/Chart.yaml': (text, { name }) =>
    `${text}  - name: ${name}\n    version: 1.0.0\n    repository: file://../${name}\n    condition: ${name}.enabled\n`,
  'deploy/helm/trackway/values.yaml': (text, { name }) =>
    `${text}${name}:\n  # -- Installs this service. Disable it if its team releases it separately.\n  enabled: true\n`,
  'deploy/helm/trackway/values-ha.yaml': (text, { name }) => `${text}
${name}:
  replicaCount: 3
  autoscaling: { enabled: true, minReplicas: 3, maxReplicas: 4 }
  spread: *zones
  serviceMonitor: *monitored
  networkPolicy: *measured
  resources: { requests: { cpu: 250m, memory: 256Mi } }
`,
  'deploy/helm/gateway/values.yaml': (text, { name }) => {
    const url = `  ${name.toUpperCase()}_URL: '{{ include "common.scheme" . }}://trackway-${name}:8080'\n`;
    const line = text.split('\n').find((one) => one.trimStart().startsWith('CHANNELS_URL:')) ?? 'CHANNELS_URL:';
    const withUrl = insertAfter(text, `${line}\n`, url);
    return withUrl.replace(/^( {2}services: \{.*) \}$/m, `$1, ${name}: 8080 }`);
  },
  // Five replicas of the service with ten connections each, and their probes.
  'deploy/helm/servers/values.yaml': (text, { store }) =>
    store === 'mongo'
      ? text
      : text.replace(/maxConnections: (\d+)/, (_, count) => `maxConnections: ${Number(count) + 60}`),
  'deploy/kubernetes/try/values.yaml': (text, { name }) => `${text}${name}: { resources: *small }\n`,
};
