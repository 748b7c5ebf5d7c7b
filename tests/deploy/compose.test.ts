import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeServices } from './support/deployments';
import { ROOT, SERVICES } from './support/settings-of-code';

const services = composeServices();
const ours = Object.entries(services).filter(([, { image = '' }]) => image.startsWith('trackway/'));

/** Services with a folder of migrations. */
const migrated = SERVICES.filter((name) => readdirSync(join(ROOT, 'services', name)).includes('migrations'));

describe('docker-compose.yml', () => {
  it('has every service', () => {
    expect(Object.keys(services)).toEqual(expect.arrayContaining([...SERVICES]));
  });

  it('opens one port, the gateway’s, and only on this host by default', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));

    expect(open).toEqual([expect.stringMatching(/^gateway \$\{GATEWAY_LISTEN:-127\.0\.0\.1:8080\}:8080$/)]);
  });

  it.each(migrated)('brings the database of %s to its release first', (name) => {
    expect(services[`${name}-migrations`]?.image).toBe(services[name]?.image);
  });

  it('lets no container of ours write but where it must', () => {
    expect(ours.filter(([, service]) => service.read_only !== true).map(([name]) => name)).toEqual([]);
  });

  it('holds no secret', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEYS?$/.test(name)),
    );

    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter(([, value]) => !/^\$\{[A-Z_]+(:\?.+)?\}$/.test(String(value)))).toEqual([]);
  });
});
