import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

const MANY = 200;
const CONCURRENT_MOVES = 100;
const LIMIT = 10;

describe('concurrent moves', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let client: FunnelClient;
  let funnel: Funnel;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
  }, 60_000);
  afterAll(async () => {
    await service.stop();
  });
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer');
  });

  const place = (project: string) => `funnels/${funnel.id}/projects/${project}`;
  const enter = (project: string) => client.send('POST', place(project), {});
  const move = (project: string) => client.send('POST', `${place(project)}/move`, { step_id: funnel.steps[1]?.id });

  /** The number of responses by status. More concurrent requests would only wait for database connections. */
  async function count(moves: readonly (() => Promise<{ status: number }>)[]): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (let start = 0; start < moves.length; start += CONCURRENT_MOVES) {
      const responses = await Promise.all(moves.slice(start, start + CONCURRENT_MOVES).map((move) => move()));
      for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it(`enter one project once and move it once, of ${MANY} requests`, async () => {
    const project = projects.addProject(client.caller.frameId);
    const times = Array.from({ length: MANY });

    expect(await count(times.map(() => () => enter(project)))).toEqual({ 200: 1, 409: MANY - 1 });
    expect(await count(times.map(() => () => move(project)))).toEqual({ 200: 1, 409: MANY - 1 });
  }, 60_000);

  it(`fill a step up to its limit of ${LIMIT}, of ${MANY} projects`, async () => {
    await client.get('step', 'PATCH', `steps/${funnel.steps[1]?.id}`, { wip_limit: LIMIT });
    const all = Array.from({ length: MANY }, () => projects.addProject(client.caller.frameId));

    expect(await count(all.map((project) => () => enter(project)))).toEqual({ 200: MANY });
    expect(await count(all.map((project) => () => move(project)))).toEqual({ 200: LIMIT, 422: MANY - LIMIT });
    const listed = await client.send('GET', `funnels/${funnel.id}/projects?step_id=${funnel.steps[1]?.id}`);
    expect(listed.body).toMatchObject({ meta: { total: LIMIT } });
  }, 60_000);
});
