import { Api } from '../../pages/api.ts';
import { connect } from '../../search/connection.ts';
import { loadFrames } from '../../search/load.ts';
import { type Curve, powers } from '../curve.ts';
import { type Measured, measure, panelsOf, saturatedMs, sendAll, untilIdle } from '../measure.ts';
import type { System } from '../system.ts';

const PROJECTS = 10_000;
const REQUESTS = 1_000;

/** Pages of 30 names for clients that each send the next request after a response. */
export async function clientsCurve({ connection, cpuTime }: System, largest = 64): Promise<Curve> {
  const counts = powers(2, 1, largest);
  const client = await connect(connection, 'projects');
  const frames = await loadFrames(client, [PROJECTS]);
  await client.end();
  const apis = frames.map(({ id }) => new Api(connection, id));
  const measured: Measured[] = [];
  const send = async () => apis[0]?.send('GET', '/projects?perPage=30&fields=name');
  // Compiles what requests execute.
  await sendAll({ clients: 4, requests: 2 * REQUESTS, send });
  await untilIdle(cpuTime);
  for (const clients of counts) {
    measured.push(await measure({ clients, requests: REQUESTS, send, cpuTime }));
  }
  const limit = counts.map((clients, index) => saturatedMs(clients, measured[index]?.cpu ?? Number.NaN));
  return {
    title: 'Pages of 30 names',
    quantity: 'clients at once',
    xs: counts,
    panels: panelsOf(measured, { times: { name: 'limit of the cores', values: limit, isReference: true } }),
  };
}
