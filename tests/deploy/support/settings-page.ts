import { join } from 'node:path';
import { ROOT, SERVICES, type Service } from './settings-of-code';

/** The members of a zod type that this page uses. */
interface SettingType {
  readonly description?: string | undefined;
  readonly def: { readonly innerType?: SettingType };
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

type Shape = Readonly<Record<string, SettingType>>;

const INTRODUCTION = `# Settings

This page lists the environment variables of each service. Every setting can also be read from a file: set
\`<NAME>_FILE\` to its path. An empty value counts as not set. A process with missing or invalid settings lists all of
them and exits with code 1.

The page is generated from \`services/<name>/src/config.ts\` by
\`UPDATE_DOCUMENTS=1 npx jest --selectProjects unit -- tests/deploy/settings-page\`.`;

const TELEMETRY = `## Telemetry and buckets

| setting | default | meaning |
|---|---|---|
| \`OTEL_EXPORTER_OTLP_ENDPOINT\` | | Receiver of OTLP over HTTP (JSON); without it, nothing is exported |
| \`OTEL_TRACES_EXPORTER\` | \`otlp\` | \`none\` disables traces |
| \`OTEL_METRICS_EXPORTER\` | \`none\` | \`otlp\` exports the metrics of \`/metrics\`, which remains |
| \`OTEL_LOGS_EXPORTER\` | \`none\` | \`otlp\` exports log entries, in addition to standard output |
| \`OTEL_METRIC_EXPORT_INTERVAL\` | \`60000\` | Milliseconds between exports of metrics |
| \`OTEL_TRACES_SAMPLER\`, \`OTEL_TRACES_SAMPLER_ARG\` | \`parentbased_always_on\` | Traces that are recorded, such as \`parentbased_traceidratio\` and \`0.1\` |
| \`OTEL_BSP_SCHEDULE_DELAY\` | \`5000\` | Milliseconds between exports of spans |
| \`OTEL_RESOURCE_ATTRIBUTES\` | | Attributes of all signals, such as \`deployment.environment.name=staging\` |
| \`OTEL_SERVICE_NAME\` | set in the image | Name of the service in all signals |
| \`OTEL_NODE_DISABLED_INSTRUMENTATIONS\` | \`http\` for the gateway | Libraries that are not instrumented |
| \`AWS_REGION\`, \`AWS_ENDPOINT_URL_S3\` | | Region and endpoint, if \`STORAGE_URL\` or \`SEARCH_SNAPSHOT_URL\` names a bucket |
| \`AWS_ACCESS_KEY_ID\`, \`AWS_SECRET_ACCESS_KEY\` | | Credentials of the bucket, or other sources that AWS clients support |`;

function shapeOf(service: Service): Shape {
  const { settingsSchema } = require(join(ROOT, 'services', service, 'src', 'config.ts')) as {
    settingsSchema: { shape: Shape };
  };
  return settingsSchema.shape;
}

function defaultOf(type: SettingType): string {
  const parsed = type.safeParse(undefined);
  if (!parsed.success) return 'required';
  if (parsed.data === undefined) return '';
  if (Array.isArray(parsed.data)) return 'none';
  return parsed.data === '' ? 'empty' : `\`${String(parsed.data)}\``;
}

/** Optional types hide the description of the type that they wrap. */
function descriptionOf(type: SettingType): string {
  const { innerType } = type.def;
  return type.description ?? (innerType ? descriptionOf(innerType) : '');
}

function table(shape: Shape, names: readonly string[]): string {
  const rows = names.map((name) => {
    const type = shape[name] as SettingType;
    const meaning = descriptionOf(type).replaceAll('|', '\\|').replaceAll('<', '&lt;');
    return `| \`${name}\` | ${defaultOf(type)} | ${meaning} |`;
  });
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n').replaceAll('|  |', '| |');
}

/** The text of docs/reference/settings.md. Settings of all services except the gateway are listed once. */
export function settingsPage(): string {
  const services = SERVICES.filter((service) => service !== 'gateway');
  const shapes = new Map(SERVICES.map((service) => [service, shapeOf(service)]));
  const first = shapes.get('projects') as Shape;
  const shared = Object.keys(first).filter((name) =>
    services.every((service) => name in (shapes.get(service) as Shape)),
  );
  const sections = SERVICES.map((service) => {
    const shape = shapes.get(service) as Shape;
    const own = Object.keys(shape).filter((name) => service === 'gateway' || !shared.includes(name));
    return `## ${service}\n\n${table(shape, own)}`;
  });
  const common = `## All services except the gateway\n\n${table(first, shared)}`;
  return `${[INTRODUCTION, common, ...sections, TELEMETRY].join('\n\n')}\n`;
}
