import { topics } from '@trackway/contracts';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { sharedFunnels, type TestFunnels } from './start-funnels';

interface Times {
  readonly total_seconds: number;
  readonly overdue: boolean;
  readonly stays: readonly { step_name: string; left_at: string | null; seconds: number }[];
}

describe('times in steps', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let events: Awaited<ReturnType<typeof listen>>;
  let owner: Client;
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
    events = await listen(service.config.TOPIC_PREFIX, [topics.history]);
    owner = new Client({ connectionString: service.database.superuserUrl });
    await owner.connect();
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    projectId = projects.addProject(client.caller.frameId);
    funnel = await client.create('Sales', 'Contact', 'Offer');
    await client.send('PATCH', `steps/${step(0)}`, { late_after_hours: 1 });
    await client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
  });
  afterAll(async () => {
    await owner.end();
    await events.stop();
    await service.stop();
  });

  const step = (index: number) => funnel.steps[index]?.id ?? '';
  const path = () => `funnels/${funnel.id}/projects/${projectId}`;
  const times = () => client.get<Times>('times', 'GET', `${path()}/times`);
  const lines = (action: string) =>
    events.seen.filter(({ subject, data }) => subject === projectId && (data as { action: string }).action === action);

  /** Moves the times in the rows of the database into the past. A forecast date needs complete days. */
  async function ago(hours: number): Promise<void> {
    const set = (table: string, columns: string[], key: string) =>
      owner.query(
        `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - make_interval(hours => $1)`).join(', ')}
         WHERE ${key} = (SELECT id FROM assignments WHERE project_id = $2)`,
        [hours, projectId],
      );
    await set('step_stays', ['entered_at', 'left_at'], 'assignment_id');
    await set('assignments', ['linked_at', 'forecast_date'], 'id');
    await set('deadlines', ['due_at'], 'assignment_id');
  }

  it('shows how long a project was in each step', async () => {
    await ago(3);
    await client.send('POST', `${path()}/move`, { step_id: step(1) });
    await client.send('PATCH', path(), { status: 'won' });

    const { stays, total_seconds } = await times();
    const { body } = await client.send('GET', `funnels/${funnel.id}/times`);

    expect(stays).toMatchObject([
      { step_name: 'Contact', left_at: expect.any(String) },
      { step_name: 'Offer', left_at: expect.any(String) },
    ]);
    expect(total_seconds).toBeGreaterThanOrEqual(3 * 3_600);
    expect(total_seconds).toBeLessThan(3 * 3_600 + 60);
    expect(body['steps']).toMatchObject([
      { name: 'Contact', stays: 1, median_seconds: stays[0]?.seconds },
      { name: 'Offer', stays: 1 },
    ]);
  });

  it('starts again when a project returns, and continues when it is only changed', async () => {
    await client.send('PATCH', path(), { forecast_date: '2026-12-24' });
    expect((await times()).stays).toHaveLength(1);

    await client.send('PATCH', path(), { status: 'lost' });
    await client.send('PATCH', path(), { status: 'open' });
    await client.send('DELETE', path());
    await client.send('POST', path(), {});

    expect((await times()).stays.map(({ left_at }) => left_at === null)).toEqual([false, false, true]);
  });

  it('reports once that a project has become late', async () => {
    await ago(2);

    await eventually(() => expect(lines('funnel.late')).toHaveLength(1));
    await client.send('PATCH', path(), { forecast_date: '2099-12-24' });
    await client.send('POST', `${path()}/move`, { step_id: step(1) });
    await eventually(() => expect(lines('funnel.moved')).toHaveLength(1));
    expect(lines('funnel.late')).toMatchObject([
      { data: { details: { step: { name: 'Contact' }, late_after_hours: 1 } } },
    ]);
  });

  it('reports an overdue forecast, except for paused projects', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    await client.send('PATCH', path(), { forecast_date: tomorrow });
    await ago(72);

    await eventually(() => expect(lines('funnel.overdue')).toHaveLength(1));

    const { rows } = await owner.query(
      'SELECT kind FROM deadlines d JOIN assignments a ON a.id = d.assignment_id WHERE a.project_id = $1',
      [projectId],
    );
    expect(rows).toEqual([]);
    await client.send('PATCH', path(), { forecast_date: '2099-12-24' });
    await client.send('PATCH', path(), { status: 'paused' });
    const paused = await owner.query(
      'SELECT kind FROM deadlines d JOIN assignments a ON a.id = d.assignment_id WHERE a.project_id = $1',
      [projectId],
    );
    expect(paused.rows).toEqual([]);
  });

  it('reports no forecast that was replaced by a date in the past', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    await client.send('PATCH', path(), { forecast_date: tomorrow });
    await client.send('PATCH', path(), { forecast_date: '2026-01-01' });

    const { rows } = await owner.query(
      'SELECT kind FROM deadlines d JOIN assignments a ON a.id = d.assignment_id WHERE a.project_id = $1',
      [projectId],
    );
    expect(rows).toEqual([{ kind: 'late' }]);
  });

  it('uses a changed limit of the step', async () => {
    const due = () =>
      owner.query<{ hours: number }>(
        `SELECT (extract(epoch FROM d.due_at - a.linked_at) / 3600)::int AS hours
         FROM deadlines d JOIN assignments a ON a.id = d.assignment_id WHERE a.project_id = $1`,
        [projectId],
      );

    await client.send('PATCH', `steps/${step(0)}`, { late_after_hours: 5 });
    const longer = await due();
    await client.send('PATCH', `steps/${step(0)}`, { late_after_hours: null });
    const none = await due();

    expect(longer.rows).toEqual([{ hours: 5 }]);
    expect(none.rows).toEqual([]);
  });

  it('is not visible to other frames', async () => {
    const otherTenant = funnelClient(service.httpPort);

    expect(await otherTenant.send('GET', `${path()}/times`)).toMatchObject({ status: 404 });
    expect(await otherTenant.send('GET', `funnels/${funnel.id}/times`)).toMatchObject({ status: 404 });
  });
});
