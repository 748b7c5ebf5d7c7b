import { factsOf, innerServiceNames, serviceNames, servicePorts, topics } from '@trackway/contracts';

/** A list of services in a file that is otherwise written by hand. */
export interface ServiceList {
  readonly file: string;
  /** Matches the list with its present content. */
  readonly pattern: RegExp;
  /** The list that the registry requires in place of a match. */
  readonly replacement: (match: string) => string;
}

const each = (line: (name: string) => string, names: readonly string[] = serviceNames) => names.map(line).join('');

/** Selectors of metrics name all services, or all except the gateway. */
const selectors = (file: string, inner: readonly string[] = innerServiceNames): ServiceList => ({
  file,
  pattern: /service=~"(gateway\|projects\|forms|projects\|forms\|funnels)[a-z|]*"/g,
  replacement: (match) => {
    const names = match.includes('gateway') ? serviceNames : inner;
    return `service=~"${names.join('|')}"`;
  },
});

const RULES = ['objectives', 'services', 'work'];
/** A service without events has no outbox, whose absence is an alert. */
const withEvents = innerServiceNames.filter(
  (name) => factsOf(name).publishes.length + factsOf(name).consumes.length > 0,
);
const processes = (name: string, indent: string) =>
  `${indent}- series: 'process_start_time_seconds{service="${name}",instance="a"}'\n${indent}  values: '1x10'\n`;

/** Every list that `npm run generate` rewrites from the registry of services. */
export const serviceLists: readonly ServiceList[] = [
  ...RULES.map((name) => selectors(`deploy/observability/rules/${name}.yaml`)),
  selectors('deploy/observability/rules/events.yaml', withEvents),
  selectors('deploy/observability/panels.mjs'),
  {
    file: 'deploy/observability/rules/services.yaml',
    pattern: /absent\(process_start_time_seconds\{service="gateway"\}\)(\n +or absent\(.*\))*/,
    replacement: () =>
      serviceNames
        .map((name) => `absent(process_start_time_seconds{service="${name}"})`)
        .join(`\n${' '.repeat(10)}or `),
  },
  {
    file: 'deploy/observability/rule-tests/services.yaml',
    // In the first test, forms has no process.
    pattern: /( +- series: 'process_start_time_seconds\{service="[a-z]+",instance="a"\}'\n +values: '1x10'\n){3,}/g,
    replacement: (match) =>
      each(
        (name) => processes(name, '      '),
        serviceNames.filter((name) => name !== 'forms' || match.includes('"forms"')),
      ),
  },
  {
    file: 'deploy/observability/prometheus.yaml',
    pattern: /targets: \[.*\]/,
    replacement: () => `targets: [${serviceNames.map((name) => `${name}:${metricsPort(name)}`).join(', ')}]`,
  },
  {
    file: 'docker-compose.observability.yml',
    pattern: /( {2}[a-z]+: \*traced\n)+/,
    replacement: () => each((name) => `  ${name}: *traced\n`),
  },
  {
    file: '.github/CODEOWNERS',
    pattern: /(\/services\/[a-z]+\/ +@trackway\/[a-z]+\n)+/,
    replacement: () => each((name) => `${`/services/${name}/`.padEnd(24)} @trackway/${name}\n`),
  },
  {
    file: 'deploy/images.txt',
    pattern: /(trackway\/[a-z]+\n)+/,
    replacement: () => each((name) => `trackway/${name}\n`, [...serviceNames, 'ops']),
  },
  {
    file: 'deploy/databases/create-mongo-users.js',
    pattern: /for \(const service of \[.*\]\)/,
    replacement: () => {
      const names = serviceNames.filter((name) => factsOf(name).store === 'mongo');
      return `for (const service of [${names.map((name) => `'${name}'`).join(', ')}])`;
    },
  },
  {
    file: 'deploy/helm/servers/topics.yaml',
    pattern: /names:\n( {2}- .*\n)+/,
    replacement: () => `names:\n${each((name) => `  - ${name}\n`, Object.values(topics))}`,
  },
  {
    file: 'tsconfig.json',
    pattern: /( *\{ "path": "services\/[a-z]+" \},\n)+/,
    replacement: () => each((name) => `    { "path": "services/${name}" },\n`),
  },
];

/** Only the gateway serves metrics on a port of its own. */
function metricsPort(name: string): number {
  return name === 'gateway' ? servicePorts.gatewayOperations : servicePorts.http;
}

/** The text of a file with all its lists as the registry requires them. @throws Error if it lacks one. */
export function withServiceLists(file: string, text: string): string {
  return serviceLists
    .filter((list) => list.file === file)
    .reduce((changed, { pattern, replacement }) => {
      if (changed.search(pattern) === -1) {
        // Selectors of all services do not occur in every file.
        if (pattern.global) return changed;
        throw new Error(`${file} has no list of services that matches ${pattern}.`);
      }
      return changed.replace(pattern, replacement);
    }, text);
}
