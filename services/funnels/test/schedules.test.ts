import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type FunnelClient, funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

interface Run {
  readonly project_id: string | null;
  readonly status: string;
}

describe('schedules', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let superuser: Client;
  let client: FunnelClient;
  let projectId: string;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  beforeEach(() => {
    client = funnelClient(service.httpPort);
    projectId = projects.addProject(client.caller.frameId);
  });
  afterAll(async () => {
    await superuser.end();
    await service.stop();
    await projects.stop();
  });

  const setStatus = [{ type: 'set_field', field: 'status', value: 4 }];

  async function automation(trigger: unknown, fields: Record<string, unknown> = {}): Promise<string> {
    const body = { name: 'Rule', trigger, actions: setStatus, ...fields };
    return (await client.get<{ id: string }>('automation', 'POST', 'automations', body)).id;
  }

  async function runs(id: string, count: number): Promise<readonly Run[]> {
    return await eventually(async () => {
      const found = await client.get<Run[]>('runs', 'GET', `automations/${id}/runs`);
      expect(found).toHaveLength(count);
      return found;
    });
  }

  const nightly = { type: 'schedule', cron: '0 3 * * *', time_zone: 'Europe/Lisbon' };
  const fallDue = (id: string) => superuser.query('UPDATE rule_alarms SET due_at = now() WHERE rule_id = $1', [id]);

  it('run once on each project that meets the conditions', async () => {
    const second = projects.addProject(client.caller.frameId);
    const id = await automation(nightly);

    await fallDue(id);

    const found = await runs(id, 2);
    expect(found.map((run) => run.project_id).sort()).toEqual([projectId, second].sort());
    expect(found).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }]);
  });

  it('run once without a project if configured so, and set their next time', async () => {
    const actions = [{ type: 'call_webhook', url: 'http://127.0.0.1:1/' }];
    const id = await automation({ ...nightly, each_project: false }, { actions });

    await fallDue(id);

    await eventually(async () => {
      const { rows } = await superuser.query('SELECT due_at FROM rule_alarms WHERE rule_id = $1', [id]);
      expect(rows).toMatchObject([{ due_at: expect.any(Date) }]);
      expect((rows[0] as { due_at: Date }).due_at.getTime()).toBeGreaterThan(Date.now() + 1_000);
    });
    const { rows } = await superuser.query('SELECT project_id FROM rule_triggers WHERE rule_id = $1', [id]);
    expect(rows).toEqual([{ project_id: null }]);
  });

  it('run once with several replicas, and once for all times that were missed', async () => {
    const replica = await service.replica();
    const each = { type: 'schedule', cron: '* * * * *', each_project: false };
    const actions = [{ type: 'call_webhook', url: 'http://127.0.0.1:1/' }];
    const ids: string[] = [];
    for (let created = 0; created < 5; created += 1) ids.push(await automation(each, { actions }));

    await superuser.query(`UPDATE rule_alarms SET due_at = now() - interval '3 days' WHERE rule_id = ANY($1)`, [ids]);

    await eventually(async () => {
      const { rowCount } = await superuser.query(
        'SELECT 1 FROM rule_alarms WHERE rule_id = ANY($1) AND due_at > now()',
        [ids],
      );
      expect(rowCount).toBe(5);
    });
    const { rows } = await superuser.query(
      `SELECT rule_id FROM rule_triggers WHERE rule_id = ANY($1) AND occurred_at < now() - interval '2 days'`,
      [ids],
    );
    expect(rows.map(({ rule_id }: { rule_id: string }) => rule_id).sort()).toEqual([...ids].sort());
    await replica.stop();
  });

  it('have no next time when they are deactivated or deleted', async () => {
    const id = await automation(nightly);
    const alarms = async () => (await superuser.query('SELECT 1 FROM rule_alarms WHERE rule_id = $1', [id])).rowCount;
    expect(await alarms()).toBe(1);

    await client.send('PATCH', `automations/${id}`, { active: false });
    expect(await alarms()).toBe(0);
    await client.send('PATCH', `automations/${id}`, { active: true });
    expect(await alarms()).toBe(1);
    await client.send('DELETE', `automations/${id}`);
    expect(await alarms()).toBe(0);
    await client.send('POST', `automations/${id}/restore`);
    expect(await alarms()).toBe(1);
  });

  it.each([
    ['too few fields', { cron: '0 9' }, 'trigger.cron'],
    ['a day that does not exist', { cron: '0 0 31 2 *' }, 'trigger.cron'],
    ['seconds', { cron: '* * * * * *' }, 'trigger.cron'],
    ['an unknown time zone', { cron: '0 9 * * *', time_zone: 'Mars/Olympus' }, 'trigger.time_zone'],
    ['an action on a project in a rule without projects', { cron: '0 9 * * *', each_project: false }, 'actions.0.type'],
  ])('reject %s', async (_, fields, field) => {
    const body = { name: 'Rule', trigger: { type: 'schedule', ...fields }, actions: setStatus };

    const response = await client.send('POST', 'automations', body);

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(response.body['validation'] as unknown as object)).toEqual([field]);
  });
});
