import { join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '../../../tools/src/dev/start/services';

export const SERVICES = SERVICE_NAMES;

export type Service = ServiceName;

export const ROOT = join(__dirname, '..', '..', '..');

/** Read by OpenTelemetry and packages/runtime/src/telemetry, in every service. */
export const TELEMETRY = [
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

/** Read by the S3 client (packages/storage), in services that store files. */
export const BUCKETS = ['AWS_REGION', 'AWS_ENDPOINT_URL_S3'];
export const BUCKET_SECRETS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

export interface CodeSettings {
  readonly known: ReadonlySet<string>;
  readonly required: readonly string[];
}

/** The settings that config.ts of a service reads, and those that it reports as required. */
export function settingsOfCode(service: Service): CodeSettings {
  const { loadConfig } = require(join(ROOT, 'services', service, 'src', 'config.ts')) as {
    loadConfig(environment: Readonly<Record<string, string | undefined>>): unknown;
  };
  const read = new Set<string>();
  const empty = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        read.add(String(name));
        return undefined;
      },
    },
  );
  let problems = '';
  try {
    loadConfig(empty);
  } catch (error) {
    problems = (error as Error).message;
  }
  // The code also reads X_FILE for each setting X. ROUTES_FILE is a separate setting.
  const known = new Set([...read].filter((name) => !(name.endsWith('_FILE') && read.has(name.slice(0, -5)))));
  return { known, required: [...known].filter((name) => problems.includes(`\n  ${name} is required`)) };
}
