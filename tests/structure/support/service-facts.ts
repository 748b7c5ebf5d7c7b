import { parse } from 'yaml';
import { factsOf, SERVICE_NAMES, type ServiceName, servicePorts } from '../../../tools/src/dev/start/services';

export type Read = (file: string) => string;

/** One place that states a fact about a service, and what the registry says. */
interface Fact {
  readonly place: string;
  readonly found: unknown;
  readonly registered: unknown;
}

interface Values {
  readonly config: object;
  readonly migrations?: { readonly database: string };
  readonly storage?: object;
  readonly keda?: { readonly topics: readonly string[] };
  readonly networkPolicy: {
    readonly httpFrom: readonly string[];
    readonly grpcFrom?: readonly string[];
    readonly services: Readonly<Record<string, number>>;
  };
}

interface ComposeService {
  readonly environment?: object;
  readonly volumes?: readonly string[];
  readonly depends_on?: object;
}

const inner = SERVICE_NAMES.filter((name) => name !== 'gateway');
const callersOf = (name: ServiceName) => SERVICE_NAMES.filter((other) => factsOf(other).calls.includes(name));
/** Names of the services in settings such as FORMS_GRPC. */
const named = (settings: object, suffix: string) =>
  Object.keys(settings)
    .filter((key) => key.endsWith(suffix) && SERVICE_NAMES.some((name) => `${name.toUpperCase()}${suffix}` === key))
    .map((key) => key.slice(0, -suffix.length).toLowerCase());

/** The sentences that describe where a hand-written file disagrees with the registry of services. */
export function disagreements(read: Read): string[] {
  const facts = SERVICE_NAMES.flatMap((name) => [
    ...composeFacts(name, read),
    ...chartFacts(name, read),
    ...codeFacts(name, read),
    ...umbrellaFacts(name, read),
  ]);
  return facts
    .filter(({ found, registered }) => JSON.stringify(found) !== JSON.stringify(registered))
    .map(
      ({ place, found, registered }) => `${place}: ${JSON.stringify(found)}, registered ${JSON.stringify(registered)}`,
    );
}

function composeFacts(name: ServiceName, read: Read): Fact[] {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, ComposeService>;
  };
  const place = `docker-compose.yml, ${name}`;
  const own = services[name] ?? {};
  const { store, files = false, calls, readers = [] } = factsOf(name);
  const upper = name.toUpperCase();
  const roles = ['OWNER', 'APP'].map((role) => `${upper}_${role}`);
  const passwords = {
    postgres: [...roles, ...readers.map(({ role }) => role.toUpperCase())].map((role) => `${role}_PASSWORD`),
    mongo: [`${upper}_PASSWORD`],
    none: [],
  }[store];
  const given = services[store === 'mongo' ? 'mongo-users' : 'databases']?.environment ?? {};
  const identity = `./deploy/compose/identity/${name}:/etc/trackway/identity:ro`;
  return [
    { place: `${place}, identity keys`, found: own.volumes?.includes(identity) ?? false, registered: true },
    { place: `${place}, migrations`, found: `${name}-migrations` in services, registered: store !== 'none' },
    { place: `${place}, files`, found: 'STORAGE_URL' in (own.environment ?? {}), registered: files },
    { place: `${place}, passwords`, found: passwords.filter((key) => key in given), registered: passwords },
    ...(name === 'gateway'
      ? [
          fact(`${place}, URLs`, named(own.environment ?? {}, '_URL'), inner),
          fact(
            `${place}, depends_on`,
            Object.keys(own.depends_on ?? {}).filter((one) => one !== 'redis'),
            inner,
          ),
        ]
      : [fact(`${place}, peers`, named(own.environment ?? {}, '_GRPC'), calls)]),
  ];
}

function chartFacts(name: ServiceName, read: Read): Fact[] {
  const place = `deploy/helm/${name}/values.yaml`;
  const { config, migrations, storage, keda, networkPolicy } = parse(read(place)) as Values;
  const { store, files = false, calls, consumes } = factsOf(name);
  const isGateway = name === 'gateway';
  const port = isGateway ? servicePorts.http : servicePorts.grpc;
  return [
    fact(`${place}, peers`, named(config, isGateway ? '_URL' : '_GRPC'), isGateway ? inner : calls),
    fact(`${place}, networkPolicy.services`, Object.keys(networkPolicy.services), isGateway ? inner : calls),
    fact(
      `${place}, ports of peers`,
      [...new Set(Object.values(networkPolicy.services))],
      [...(isGateway || calls.length > 0 ? [port] : [])],
    ),
    fact(`${place}, networkPolicy.grpcFrom`, networkPolicy.grpcFrom ?? [], callersOf(name)),
    fact(`${place}, networkPolicy.httpFrom`, networkPolicy.httpFrom, isGateway ? [] : ['gateway']),
    fact(`${place}, migrations.database`, [migrations?.database ?? 'none'], [store]),
    { place: `${place}, storage`, found: storage !== undefined, registered: files },
    fact(
      `${place}, keda.topics that it does not consume`,
      (keda?.topics ?? []).filter((topic) => !consumes.some((one) => one === topic)),
      [],
    ),
  ];
}

function codeFacts(name: ServiceName, read: Read): Fact[] {
  const modules = read('.dependency-cruiser.cjs').includes(`\n  ${name}: [`);
  const facts = [{ place: `.dependency-cruiser.cjs, modules of ${name}`, found: modules, registered: true }];
  if (name === 'gateway') return facts;
  const settings = read(`services/${name}/src/config.ts`).matchAll(/^ {2}([A-Z]+)_GRPC: /gm);
  const proto = read(`proto/trackway/${name}/v1/${name}_service.proto`);
  const routes = read('services/gateway/src/routing/default-routes.ts');
  return [
    ...facts,
    fact(
      `services/${name}/src/config.ts, peers`,
      [...settings].map(([, peer = '']) => peer.toLowerCase()),
      factsOf(name).calls,
    ),
    { place: `proto of ${name}`, found: proto.includes(`package trackway.${name}.v1;`), registered: true },
    { place: `routes of ${name}`, found: new RegExp(`guarded\\(\\s*'${name}', `).test(routes), registered: true },
  ];
}

function umbrellaFacts(name: ServiceName, read: Read): Fact[] {
  const { dependencies } = parse(read('deploy/helm/trackway/Chart.yaml')) as { dependencies: { name: string }[] };
  const values = ['deploy/helm/trackway/values.yaml', 'deploy/helm/trackway/values-ha.yaml'].map((file) => ({
    place: `${file}, ${name}`,
    found: name in (parse(read(file), { merge: true }) as object),
    registered: true,
  }));
  const isPart = dependencies.some((one) => one.name === name);
  return [{ place: `deploy/helm/trackway/Chart.yaml, ${name}`, found: isPart, registered: true }, ...values];
}

function fact(place: string, found: readonly string[] | readonly number[], registered: readonly (string | number)[]) {
  return { place, found: [...found].sort(), registered: [...registered].sort() };
}
