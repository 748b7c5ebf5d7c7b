import { historyLineRecorded, topics } from '@trackway/contracts';
import { makeEvent, outgoing } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import type { FakeProjects } from './fake-projects';
import { type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { sharedFunnels, type TestFunnels } from './start-funnels';

interface Simulated {
  readonly triggers_count: number;
  readonly would_fire_count: number;
  readonly projects_count: number;
  readonly unknown_count: number;
  readonly skipped: readonly { reason: string; count: number }[];
  readonly latest: readonly { outcome: string; project_id: string; seen: Record<string, unknown> }[];
}

describe('the simulation of a rule', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let bus: Awaited<ReturnType<typeof listen>>['bus'];
  let superuser: Client;
  let client: FunnelClient;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
    ({ bus } = await listen(service.config.TOPIC_PREFIX, [topics.history]));
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  beforeEach(() => {
    client = funnelClient(service.httpPort);
  });
  afterAll(async () => {
    await superuser.end();
    await bus.stop();
    await service.stop();
  });

  const onUpdate = { type: 'event', event: 'project.updated' };

  async function automation(fields: Record<string, unknown> = {}): Promise<string> {
    const actions = [{ type: 'set_field', field: 'impact', value: 7 }];
    const body = { name: 'Rule', trigger: onUpdate, actions, ...fields };
    return (await client.get<{ id: string }>('automation', 'POST', 'automations', body)).id;
  }

  const simulate = (id: string, period: Record<string, unknown> = {}) =>
    client.get<Simulated>('simulation', 'POST', `automations/${id}/simulate`, period);

  async function recordChange(projectId: string, budget: number): Promise<void> {
    projects.effects.fields.set(projectId, { budget });
    const { frameId } = client.caller;
    const line = makeEvent(historyLineRecorded, {
      source: 'projects',
      frameId,
      key: projectId,
      data: {
        project_id: projectId,
        action: 'project.updated',
        actor: { kind: 'user', id: newId(), name: 'Bo' },
        changes: [{ field: 'budget', from: 0, to: budget }],
        details: {},
        request_id: null,
      },
    });
    const { topic, event } = outgoing(historyLineRecorded, line);
    await bus.publish([{ topic, key: event.subject, value: JSON.stringify(event) }]);
  }

  const on = (value: number) => [{ field: 'budget', operator: 'greater_than', value }];

  it('uses the values of that time and not of today', async () => {
    // The recording rule reads the same field, and its condition is never true.
    const listener = await automation({ conditions: [{ field: 'budget', operator: 'equals', value: -1 }] });
    const [one, two] = [projects.addProject(client.caller.frameId), projects.addProject(client.caller.frameId)];
    for (const [project, budget] of [
      [one, 10],
      [one, 200],
      [two, 300],
    ] as const) {
      const before = await count(listener);
      await recordChange(project, budget);
      await eventually(async () => expect(await count(listener)).toBe(before + 1));
    }
    projects.effects.fields.set(one, { budget: 0 });
    const tried = await automation({ conditions: on(100), active: false });

    const simulation = await simulate(tried);

    expect(simulation).toMatchObject({
      triggers_count: 3,
      would_fire_count: 2,
      projects_count: 2,
      unknown_count: 0,
      skipped: [{ reason: 'condition_false', count: 1 }],
    });
    expect(simulation.latest.map(({ outcome, seen }) => [outcome, seen['budget']])).toEqual([
      ['would_fire', 300],
      ['would_fire', 200],
      ['condition_false', 10],
    ]);
    expect(projects.effects.done.filter(({ projectId }) => projectId === one || projectId === two)).toEqual([]);
    expect(await count(tried)).toBe(0);
  });

  async function count(id: string): Promise<number> {
    return (await client.get<unknown[]>('runs', 'GET', `automations/${id}/runs`)).length;
  }

  it('reports fields that were not recorded', async () => {
    const listener = await automation({ conditions: [{ field: 'budget', operator: 'equals', value: -1 }] });
    await recordChange(projects.addProject(client.caller.frameId), 10);
    await eventually(async () => expect(await count(listener)).toBe(1));
    const unread = { field: 'name', operator: 'contains', value: 'x' };

    const unknown = await simulate(await automation({ conditions: [unread], active: false }));
    const known = await simulate(
      await automation({ conditions: [...on(5), { ...unread, logical_operator: 'or' }], active: false }),
    );

    expect(unknown).toMatchObject({ triggers_count: 1, would_fire_count: 0, unknown_count: 1 });
    expect(known).toMatchObject({ triggers_count: 1, would_fire_count: 1, unknown_count: 0 });
  });

  it('evaluates 100,000 triggers in seconds, of its frame and period only', async () => {
    const id = await automation({ conditions: on(50_000), active: false });
    const otherTenant = funnelClient(service.httpPort);
    const { frameId } = client.caller;
    await superuser.query(
      `WITH p AS MATERIALIZED (SELECT n, gen_random_uuid() AS id FROM generate_series(0, 999) n)
       INSERT INTO rule_triggers (frame_id, id, type, lane_id, project_id, detail, correlation_id, depth, occurred_at, matched, readings)
       SELECT $1, gen_random_uuid(), 'event', p.id, p.id, '{"event": "project.updated", "fields": ["budget"]}', gen_random_uuid(), 0,
         now() - m * interval '1 minute', true, jsonb_build_object('budget', m)
       FROM generate_series(1, 100000) m JOIN p ON p.n = m % 1000`,
      [frameId],
    );
    const started = performance.now();

    const simulation = await simulate(id);

    process.stdout.write(`100,000 triggers simulated in ${Math.round(performance.now() - started)} ms\n`);
    expect(simulation).toMatchObject({ triggers_count: 100_000, would_fire_count: 50_000, projects_count: 1_000 });
    expect(simulation.latest).toHaveLength(100);
    const today = new Date().toISOString().slice(0, 10);
    const short = await simulate(id, { from: new Date(Date.now() - 3_600_000).toISOString(), to: today });
    expect(short.triggers_count).toBeLessThanOrEqual(60);
    const foreign = await otherTenant.send('POST', `automations/${id}/simulate`, {});
    expect(foreign).toMatchObject({ status: 404, body: { message: 'automation_model_not_found' } });
  }, 60_000);

  it.each([
    [{ from: '2020-01-01' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
    [{ to: '9999-12-31T23:59:59-12:00' }, 'to'],
    [{ from: new Date().toISOString(), to: '2026-01-01' }, 'from'],
    [{ since: 'x' }, 'since'],
  ])('is rejected for %j', async (period, field) => {
    const response = await client.send('POST', `automations/${await automation()}/simulate`, period);

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys((response.body as { validation: object }).validation)).toEqual([field]);
  });
});
