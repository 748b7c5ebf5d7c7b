import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { chartValues, composeServices } from './support/deployments';
import { ROOT, SERVICES, type Service } from './support/settings-of-code';

/** Migrations, administrators, backups, and what the server keeps for itself. */
const FOR_OTHERS = 20;

const onPostgres = SERVICES.filter((service) => chartValues(service).migrations?.database === 'postgres');

/** Readiness checks have a connection of their own. */
const PROBES = 1;

/** What one replica may have open: all its pools, as the chart sets them, and the probe. */
function connectionsOf(service: Service): number {
  const sizes = Object.entries(chartValues(service).config).filter(([name]) => /^POSTGRES_.*POOL_SIZE$/.test(name));
  return sizes.reduce((sum, [, size]) => sum + Number(size), PROBES);
}

function yamlOf(...path: string[]): Record<string, { maxConnections?: number; autoscaling?: { maxReplicas: number } }> {
  return parse(readFileSync(join(ROOT, ...path), 'utf8'), { merge: true });
}

describe('connections to PostgreSQL', () => {
  it('are counted for every service that has a database there', () => {
    expect(onPostgres).toEqual(['projects', 'funnels', 'spreadsheets']);
    for (const service of onPostgres) expect(connectionsOf(service)).toBeGreaterThanOrEqual(11);
  });

  it('fit the server when production is at its largest and every service is being upgraded', () => {
    const values = yamlOf('deploy', 'helm', 'trackway', 'values-ha.yaml');
    const limit = yamlOf('deploy', 'helm', 'servers', 'values.yaml')['postgres']?.maxConnections ?? 0;

    // An upgrade has one replica more than there are.
    const most = onPostgres.map((name) => connectionsOf(name) * ((values[name]?.autoscaling?.maxReplicas ?? 0) + 1));

    expect(most.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limit - FOR_OTHERS);
  });

  it('fit the server of compose, also while it is being upgraded', () => {
    const limit = Number(/max_connections=(\d+)/.exec(composeServices()['postgres']?.command?.join(' ') ?? '')?.[1]);

    const most = onPostgres.reduce((sum, name) => sum + 2 * connectionsOf(name), 0);

    expect(most).toBeLessThanOrEqual(limit - FOR_OTHERS);
  });
});
