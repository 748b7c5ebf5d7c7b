import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { chartValues, composeServices } from './support/deployments';
import { ROOT, SERVICES, type Service } from './support/settings-of-code';

/** Connections for migrations, administrators, backups and reserved ones of the server. */
const RESERVED = 20;

const onPostgres = SERVICES.filter((service) => chartValues(service).migrations?.database === 'postgres');

/** The readiness check has a separate connection. */
const PROBES = 1;

/** The maximum connections of one replica: all pools of the chart and the probe. */
function connectionsOf(service: Service): number {
  const sizes = Object.entries(chartValues(service).config).filter(([name]) => /^POSTGRES_.*POOL_SIZE$/.test(name));
  return sizes.reduce((sum, [, size]) => sum + Number(size), PROBES);
}

function yamlOf(...path: string[]): Record<string, { maxConnections?: number; autoscaling?: { maxReplicas: number } }> {
  return parse(readFileSync(join(ROOT, ...path), 'utf8'), { merge: true });
}

describe('connections to PostgreSQL', () => {
  it('are configured for every service with a PostgreSQL database', () => {
    expect(onPostgres.length).toBeGreaterThanOrEqual(3);
    for (const service of onPostgres) expect(connectionsOf(service)).toBeGreaterThanOrEqual(11);
  });

  it('fit into the server with all replicas while every service is upgraded', () => {
    const values = yamlOf('deploy', 'helm', 'trackway', 'values-ha.yaml');
    const limit = yamlOf('deploy', 'helm', 'servers', 'values.yaml')['postgres']?.maxConnections ?? 0;

    // An upgrade temporarily adds one replica.
    const maximum = onPostgres.map((name) => connectionsOf(name) * ((values[name]?.autoscaling?.maxReplicas ?? 0) + 1));

    expect(maximum.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limit - RESERVED);
  });

  it('fit into the server of compose while every service is upgraded', () => {
    const limit = Number(/max_connections=(\d+)/.exec(composeServices()['postgres']?.command?.join(' ') ?? '')?.[1]);

    const maximum = onPostgres.reduce((sum, name) => sum + 2 * connectionsOf(name), 0);

    expect(maximum).toBeLessThanOrEqual(limit - RESERVED);
  });
});
