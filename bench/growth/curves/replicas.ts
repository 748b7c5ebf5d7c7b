import { cpuTime as cpuTimeOf } from '../../harness/cpu-time.ts';
import { readSearchMemory } from '../../harness/metrics.ts';
import { Api } from '../../pages/api.ts';
import type { Process } from '../../replicas/processes.ts';
import { startGateway, startReplicas } from '../../replicas/start.ts';
import { connect } from '../../search/connection.ts';
import { loadFrames } from '../../search/load.ts';
import { makeRequest, randomFrom } from '../../search/requests.ts';
import { type Curve, powers } from '../curve.ts';
import { type Measured, measure, panelsOf } from '../measure.ts';
import type { System } from '../system.ts';

const TENANTS = 100;
const PROJECTS = 2_000;
const CLIENTS = 4;
const REQUESTS = 1_500;
const SEED = 7;
/** One replica has no room for all tenants. */
const SETTINGS = { SEARCH_MEMORY_MB: '48' };

/** Searches of random tenants, over replicas of projects with little memory. */
export async function replicasCurve({ connection, cpuTime }: System, largest = 4): Promise<Curve> {
  const counts = powers(2, 1, largest);
  const client = await connect(connection, 'projects');
  const frames = await loadFrames(
    client,
    Array.from({ length: TENANTS }, () => PROJECTS),
  );
  await client.end();
  const measured: Measured[] = [];
  const memory: number[] = [];
  for (const count of counts) {
    const replicas = await startReplicas(connection, count, SETTINGS);
    const gateway = await startGateway(connection, count, 'by frame');
    const all = [gateway, ...replicas];
    try {
      const apis = frames.map(({ id }) => new Api({ ...connection, base_url: gateway.url }, id));
      const random = randomFrom(SEED);
      const send = async () => {
        const index = Math.floor(random() * frames.length);
        const [frame, api] = [frames[index], apis[index]];
        if (frame && api) await api.send('POST', '/projects/search', { ...makeRequest(frame, random), perPage: 1 });
      };
      const cpu = () => cpuTime() + all.reduce((sum, { child }) => sum + cpuTimeOf(child.pid ?? 0) / 1_000, 0);
      measured.push(await measure({ clients: CLIENTS, requests: REQUESTS, send, cpuTime: cpu }));
      memory.push(await memoryOf(replicas));
    } finally {
      for (const { child } of all) child.kill('SIGKILL');
    }
  }
  const [first = Number.NaN] = memory;
  return {
    title: `Searches of ${TENANTS} tenants over replicas of projects, which share two cores`,
    quantity: 'replicas',
    xs: counts,
    panels: [
      ...panelsOf(measured, {}),
      {
        title: 'indexes in memory, MB',
        series: [
          { name: 'all replicas', values: memory },
          { name: 'proportional', values: counts.map((count) => first * count), isReference: true },
        ],
      },
    ],
  };
}

async function memoryOf(replicas: readonly Process[]): Promise<number> {
  const each = await Promise.all(replicas.map(({ url }) => readSearchMemory(url)));
  return each.reduce((sum, { indexMb }) => sum + indexMb, 0);
}
