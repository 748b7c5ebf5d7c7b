import { Api } from '../../pages/api.ts';
import { connect } from '../../search/connection.ts';
import { loadFrames } from '../../search/load.ts';
import { randomFrom } from '../../search/requests.ts';
import { type Curve, powers } from '../curve.ts';
import { type Measured, measure, panelsOf, sendAll, untilIdle } from '../measure.ts';
import type { System } from '../system.ts';

const PROJECTS = 10;
const REQUESTS = 1_000;
const CLIENTS = 8;
const SEED = 7;

/** Pages of 10 projects of random tenants, beside `GET /me` of them. */
export async function tenantsCurve({ connection, cpuTime }: System, largest = 10_000): Promise<Curve> {
  const counts = powers(10, 1, largest);
  const client = await connect(connection, 'projects');
  const frames = await loadFrames(
    client,
    Array.from({ length: largest }, () => PROJECTS),
  );
  await client.end();
  const apis = frames.map(({ id }) => new Api(connection, id));
  // The first request of a user stores the user, which is not measured.
  await sendAll({ clients: CLIENTS, requests: apis.length, send: async (turn) => apis[turn]?.send('GET', '/me') });
  await untilIdle(cpuTime);
  const inTurns = async (path: string): Promise<Measured[]> => {
    const measured: Measured[] = [];
    for (const count of counts) {
      const random = randomFrom(SEED);
      const send = async () => apis[Math.floor(random() * count)]?.send('GET', path);
      measured.push(await measure({ clients: 1, requests: REQUESTS, send, cpuTime }));
    }
    return measured;
  };
  const pages = await inTurns(`/projects?perPage=${PROJECTS}`);
  const me = await inTurns('/me');
  const reference = (pick: (one: Measured) => number, what: string) =>
    ({ name: `GET /me${what}`, values: me.map(pick), isReference: true }) as const;
  return {
    title: 'Pages of 10 projects of random tenants',
    quantity: 'tenants',
    xs: counts,
    panels: panelsOf(pages, {
      times: reference((one) => one.p99, ', p99'),
      cpu: reference((one) => one.cpu, ''),
    }),
  };
}
