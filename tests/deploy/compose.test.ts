import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeServices } from './support/deployments';
import { ROOT, SERVICES } from './support/settings-of-code';

const services = composeServices();
const ownServices = Object.entries(services).filter(([, { image = '' }]) => image.startsWith('trackway/'));

/** Services with a folder of migrations. */
const migrated = SERVICES.filter((name) => readdirSync(join(ROOT, 'services', name)).includes('migrations'));

describe('docker-compose.yml', () => {
  it('has every service', () => {
    expect(Object.keys(services)).toEqual(expect.arrayContaining([...SERVICES]));
  });

  it('publishes only the port of the gateway, on the local host by default', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    );

    expect(published).toEqual([expect.stringMatching(/^gateway \$\{GATEWAY_LISTEN:-127\.0\.0\.1:8080\}:8080$/)]);
  });

  it.each(migrated)('migrates the database of %s with the image of the service', (name) => {
    expect(services[`${name}-migrations`]?.image).toBe(services[name]?.image);
  });

  it('has a read-only file system in each container of Trackway', () => {
    expect(ownServices.filter(([, service]) => service.read_only !== true).map(([name]) => name)).toEqual([]);
  });

  it('contains no secret', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEYS?$/.test(name)),
    );

    expect(secrets.length).toBeGreaterThan(10);
    // Without a value, a setting comes from .env.
    const isFromOutside = (value: unknown) => value === null || /^\$\{[A-Z_]+(:\?.+)?\}$/.test(String(value));
    expect(secrets.filter(([, value]) => !isFromOutside(value))).toEqual([]);
  });
});

it('the Collector has a value for each variable that compose does not set', () => {
  const configuration = readFileSync(join(ROOT, 'deploy', 'observability', 'collector.yaml'), 'utf8');

  expect(configuration).toContain('${env:NAMESPACE:-');
  expect(configuration).not.toContain(':-}');
});
