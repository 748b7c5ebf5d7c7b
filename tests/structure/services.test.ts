import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFiles } from '../../tools/src/dev/generate/services/service-files';
import { factsOf, innerServiceNames, SERVICE_NAMES } from '../../tools/src/dev/start/services';
import { disagreements, type Read } from './support/service-facts';

const ROOT = join(__dirname, '..', '..');
const read: Read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Callers of methods that no service calls yet. Network policies do not allow them. */
const RESERVED: Readonly<Record<string, readonly string[]>> = { funnels: ['channels'] };

/** Reads the repository with one changed file. */
const changed =
  (file: string, from: string, to: string): Read =>
  (asked) => {
    const text = read(asked);
    if (asked === file) expect(text).toContain(from);
    return asked === file ? text.replace(from, to) : text;
  };

/** The services that gRPC methods of a service name as callers. */
function callersInCode(service: string): string[] {
  const folder = join(ROOT, 'services', service, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /grpc-.*-server\.ts$/.test(name),
  );
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  // These handlers of packages/service are for projects. Every service has those of its activity.
  const isReported = factsOf('projects').calls.some((called) => called === service);
  const shared = isReported || texts.some((text) => text.includes('effectHandlers(')) ? ['projects'] : [];
  const lists = texts.flatMap((text) => [...text.matchAll(/callers: \[([^\]]*)\]/g)].map(([, list = '']) => list));
  return [
    ...new Set([...shared, ...lists.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))]),
  ];
}

describe('the registry of services', () => {
  it.each([...serviceFiles(read)])('produces the lists of %s; otherwise run npm run generate', (file, text) => {
    expect(read(file)).toBe(text);
  });

  it('has every folder of services', () => {
    expect(readdirSync(join(ROOT, 'services')).sort()).toEqual([...SERVICE_NAMES].sort());
  });

  it('agrees with compose, charts, settings, protos and routes', () => {
    expect(disagreements(read)).toEqual([]);
  });

  it.each(innerServiceNames)('lists the services that may call gRPC methods of %s', (name) => {
    const registered = SERVICE_NAMES.filter((other) => factsOf(other).calls.includes(name));

    expect(callersInCode(name).sort()).toEqual([...registered, ...(RESERVED[name] ?? [])].sort());
  });
});

describe('a disagreement with the registry of services', () => {
  it.each([
    ['docker-compose.yml', './deploy/compose/identity/forms:', './identity/forms:', 'forms, identity keys'],
    ['docker-compose.yml', 'PROJECTS_URL: http', 'X_URL: http', 'gateway, URLs'],
    ['docker-compose.yml', 'forms-migrations:\n', 'x-migrations:\n', 'forms, migrations'],
    ['docker-compose.yml', 'FUNNELS_APP_PASSWORD: ', 'X: ', 'funnels, passwords'],
    ['deploy/helm/forms/values.yaml', 'grpcFrom: [projects, ', 'grpcFrom: [', 'networkPolicy.grpcFrom'],
    ['deploy/helm/channels/values.yaml', 'services: { projects: 9090', 'services: { projects: 9091', 'ports of peers'],
    ['deploy/helm/channels/values.yaml', 'database: mongo', 'database: postgres', 'migrations.database'],
    ['deploy/helm/trackway/Chart.yaml', '- name: forms', '- name: form', 'Chart.yaml, forms'],
    ['services/channels/src/config.ts', '  PROJECTS_GRPC: ', '  FORMS_GRPC: ', 'config.ts, peers'],
    ['.dependency-cruiser.cjs', '\n  channels: [', '\n  x: [', 'modules of channels'],
  ])('in %s is found: %s', (file, from, to, message) => {
    const found = disagreements(changed(file, from, to));

    expect(found).not.toEqual([]);
    expect(found.join('\n')).toContain(message);
  });

  it.each([
    ['deploy/observability/rules/services.yaml', '|funnels|spreadsheets', ''],
    ['deploy/images.txt', 'trackway/forms\n', ''],
  ])('in a list of %s is found', (file, from, to) => {
    const edited = changed(file, from, to);

    expect(serviceFiles(edited).get(file)).not.toBe(edited(file));
  });
});
