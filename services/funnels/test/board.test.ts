import { createPool, Database, type Queryable } from '@trackway/postgres';
import { quietLogger } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { PgBoardStore } from '../src/board/assignments/pg-board-store';
import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

describe('the board of a funnel', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let superuser: Client;
  let pool: Pool;
  let client: FunnelClient;
  let funnel: Funnel;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
    pool = createPool({ url: service.database.url, max: 1, name: 'test', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await service.stop();
  });
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer', 'Signed');
  });

  async function enter(step: number, budget: number, status?: string): Promise<string> {
    const id = projects.addProject(client.caller.frameId, { budget });
    const place = `funnels/${funnel.id}/projects/${id}`;
    await client.get('assignment', 'POST', place, { step_id: funnel.steps[step]?.id });
    if (status) await client.get('assignment', 'PATCH', place, { status });
    return id;
  }

  it('sums budgets above the range of bigint', async () => {
    const first = await enter(0, 1);
    for (let count = 0; count < 3; count += 1) await enter(0, 1);
    await superuser.query(
      'UPDATE project_facts SET budget = 9223372036854775807 WHERE frame_id = $1 AND project_id <> $2',
      [client.caller.frameId, first],
    );

    const board = await client.get<{ steps: { budget: number }[] }>(
      'board',
      'GET',
      `funnels/${funnel.id}/board?perPage=1`,
    );

    expect(board.steps[0]?.budget).toBeCloseTo(3 * 2 ** 63, -4);
  });

  it('counts and sums the projects in each step, the longest in the step first', async () => {
    const first = await enter(0, 100);
    const second = await enter(0, 250, 'paused');
    await enter(0, 9_000, 'lost');
    const third = await enter(0, 50);
    const other = await enter(1, 7);

    const board = await client.get<object>('board', 'GET', `funnels/${funnel.id}/board?perPage=2`);

    expect(board).toMatchObject({
      funnel_id: funnel.id,
      name: 'Sales',
      steps: [
        {
          name: 'Contact',
          count: 3,
          budget: 400,
          late: 0,
          projects: [
            { project: { id: first, budget: 100 }, assignment: { status: 'open' } },
            { project: { id: second }, assignment: { status: 'paused' } },
          ],
        },
        { name: 'Offer', count: 1, budget: 7, projects: [{ project: { id: other } }] },
        { name: 'Signed', count: 0, budget: 0, late: 0, projects: [] },
      ],
    });
    expect(JSON.stringify(board)).not.toContain(third);
    const rest = await client.send(
      'GET',
      `funnels/${funnel.id}/projects?step_id=${funnel.steps[0]?.id}&page=2&perPage=2`,
    );
    expect(rest.body).toMatchObject({ meta: { total: 4 } });
  });

  it('marks open projects that are late', async () => {
    await client.get('step', 'PATCH', `steps/${funnel.steps[0]?.id}`, { late_after_hours: 24 });
    const late = await enter(0, 1);
    const paused = await enter(0, 1, 'paused');
    await enter(0, 1);
    await superuser.query(
      `UPDATE assignments SET linked_at = linked_at - interval '25 hours' WHERE project_id = ANY($1)`,
      [[late, paused]],
    );

    const board = await client.get<{ steps: object[] }>('board', 'GET', `funnels/${funnel.id}/board`);

    expect(board.steps[0]).toMatchObject({
      count: 3,
      late: 1,
      projects: [{ project: { id: late }, late: true }, { project: { id: paused }, late: false }, { late: false }],
    });
  });

  it('needs as many statements for twenty steps as for one', async () => {
    const long = await client.create('Long', ...Array.from({ length: 20 }, (_, n) => `Step ${n}`));
    const { frameId } = client.caller;
    const now = new Date();

    const statementsFor = async ({ id, steps }: Funnel): Promise<number> => {
      let statements = 0;
      await new Database(pool).inFrame(frameId, async (transaction) => {
        const counting: Queryable = {
          query: (statement) => {
            statements += 1;
            return transaction.query(statement);
          },
        };
        const store = new PgBoardStore(counting);
        await store.totals(frameId, id, now);
        const stepIds = steps.map((step) => step.id);
        await store.firstCards(frameId, stepIds, 30, now);
      });
      return statements;
    };

    expect(await statementsFor(long)).toBe(await statementsFor(await client.create('Short', 'Step')));
  });

  it('is not found for a funnel that is deleted or of another frame', async () => {
    const otherTenant = funnelClient(service.httpPort);
    expect((await otherTenant.send('GET', `funnels/${funnel.id}/board`)).status).toBe(404);
    await client.get('funnel', 'DELETE', `funnels/${funnel.id}`);
    expect((await client.send('GET', `funnels/${funnel.id}/board`)).status).toBe(404);
  });
});
