import { setTimeout } from 'node:timers/promises';
import { readSearchMemory } from '../../harness/metrics.ts';
import { median } from '../../harness/statistics.ts';
import { Api } from '../../pages/api.ts';
import { connect } from '../../search/connection.ts';
import type { BenchFrame } from '../../search/frame.ts';
import { loadFrames } from '../../search/load.ts';
import { makeRequest, randomFrom } from '../../search/requests.ts';
import { type Curve, powers } from '../curve.ts';
import { type Measured, measure, panelsOf, untilIdle } from '../measure.ts';
import type { System } from '../system.ts';

const REQUESTS = 500;
const SEED = 7;
const LOAD_LIMIT_MS = 15 * 60_000;
const PASSES = 25;

/** Searches in one tenant, with pages of 30 projects. The index of the tenant is in memory. */
export async function projectsCurve({ connection, cpuTime }: System, largest = 1_000_000): Promise<Curve> {
  const sizes = powers(10, 10_000, largest);
  const client = await connect(connection, 'projects');
  const frames = await loadFrames(client, sizes);
  await client.end();
  const measured: Measured[] = [];
  for (const frame of frames) {
    const api = new Api(connection, frame.id);
    const random = randomFrom(SEED);
    await untilInMemory(api, connection.services.projects.operations);
    // Rows are sorted after an index is loaded.
    await untilIdle(cpuTime);
    measured.push(await measure({ clients: 1, requests: REQUESTS, send: () => search(api, frame, random), cpuTime }));
  }
  const times = { name: 'reading one column', values: sizes.map(passMs), isReference: true } as const;
  return {
    title: 'Searches in a tenant, with pages of 30 projects',
    quantity: 'projects of the tenant',
    xs: sizes,
    panels: panelsOf(measured, { times }),
  };
}

function search(api: Api, frame: BenchFrame, random: () => number): Promise<string> {
  return api.send('POST', '/projects/search', makeRequest(frame, random));
}

/** Searches until one more tenant is in memory. */
async function untilInMemory(api: Api, operationsUrl: string): Promise<void> {
  const { frames: before } = await readSearchMemory(operationsUrl);
  const end = Date.now() + LOAD_LIMIT_MS;
  while ((await readSearchMemory(operationsUrl)).frames <= before) {
    if (Date.now() > end)
      throw new Error('The index of the tenant is not in memory. Is SEARCH_MEMORY_MB large enough?');
    await api.send('GET', '/projects?perPage=1&fields=name');
    await setTimeout(250);
  }
}

/** The time in which one core reads a number of each project: no search that reads a column is faster. */
function passMs(projects: number): number {
  const column = new Float64Array(projects).fill(1);
  const times = Array.from({ length: PASSES }, () => {
    const start = performance.now();
    let sum = 0;
    for (let index = 0; index < column.length; index += 1) sum += column[index] as number;
    if (sum !== projects) throw new Error('The sum is wrong.');
    return performance.now() - start;
  });
  return median(times);
}
