import { createPool, Database } from '@trackway/postgres';
import { eventually, quietLogger } from '@trackway/testkit';
import { Client } from 'pg';
import { makePurgeMoves, makePurgeTriggers, makePurgeUnusedTriggers } from '../src/automation/triggers/purge-triggers';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type FunnelClient, funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

describe('the purge of old data', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let superuser: Client;
  let pool: ReturnType<typeof createPool>;
  let client: FunnelClient;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
    pool = createPool({ url: service.database.url, max: 1, name: 'test', logger: quietLogger() });
  }, 60_000);
  beforeEach(() => {
    client = funnelClient(service.httpPort);
  });
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await service.stop();
    await projects.stop();
  });

  const age = (days: number) =>
    superuser.query(`UPDATE rule_triggers SET occurred_at = now() - $2 * interval '1 day' WHERE frame_id = $1`, [
      client.caller.frameId,
      days,
    ]);
  const count = async (table: 'rule_triggers' | 'rule_stays') =>
    (await superuser.query(`SELECT 1 FROM ${table} WHERE frame_id = $1`, [client.caller.frameId])).rowCount;

  it('includes data older than 90 days, except triggers that rules have acted on', async () => {
    const automation = await client.get<{ id: string }>('automation', 'POST', 'automations', {
      name: 'Rule',
      trigger: { type: 'entered' },
      conditions: [{ field: 'impact', operator: 'equals', value: 3 }],
      actions: [{ type: 'set_field', field: 'status', value: 4 }],
    });
    const funnel = await client.create('Sales', 'Contact', 'Offer');
    const [acted, skipped] = [projects.addProject(client.caller.frameId), projects.addProject(client.caller.frameId)];
    projects.effects.fields.set(acted, { impact: 3 });
    for (const id of [acted, skipped]) await client.send('POST', `funnels/${funnel.id}/projects/${id}`, {});
    const runs = () => client.get<{ project_id: string }[]>('runs', 'GET', `automations/${automation.id}/runs`);
    await eventually(async () => expect(await runs()).toHaveLength(2));
    // No rule is subscribed to this event.
    await client.send('DELETE', `funnels/${funnel.id}/projects/${skipped}`);
    // Each of the three is published again as a trigger of rules.
    await eventually(async () => expect(await count('rule_triggers')).toBe(6));
    const forget = makePurgeUnusedTriggers(new Database(pool));

    await age(89);
    await forget();
    expect(await count('rule_triggers')).toBe(6);
    await age(91);
    const isMore = await forget();

    expect(isMore).toBe(false);
    expect(await count('rule_triggers')).toBe(1);
    expect(await runs()).toMatchObject([{ project_id: acted, status: 'succeeded' }]);
  });

  it('excludes the stay of a project that has not moved, so that its trigger is not repeated', async () => {
    const body = {
      name: 'Rule',
      trigger: { type: 'stayed_longer_than', minutes: 60 },
      actions: [{ type: 'set_field', field: 'status', value: 4 }],
    };
    const automation = await client.get<{ id: string }>('automation', 'POST', 'automations', body);
    const funnel = await client.create('Sales', 'Contact');
    const [standing, deleted] = [
      projects.addProject(client.caller.frameId),
      projects.addProject(client.caller.frameId),
    ];
    for (const id of [standing, deleted]) await client.send('POST', `funnels/${funnel.id}/projects/${id}`, {});
    await superuser.query(
      `WITH old AS (UPDATE assignments SET linked_at = now() - interval '91 days' WHERE frame_id = $1 RETURNING id, linked_at)
       INSERT INTO rule_stays (frame_id, rule_id, assignment_id, linked_at) SELECT $1, $2, id, linked_at FROM old`,
      [client.caller.frameId, automation.id],
    );
    await client.send('DELETE', `funnels/${funnel.id}/projects/${deleted}`);

    await makePurgeUnusedTriggers(new Database(pool))();

    expect(await count('rule_stays')).toBe(1);
  });

  it('includes triggers that rules acted on after 400 days, purged in batches, but not the runs', async () => {
    const automation = await client.get<{ id: string }>('automation', 'POST', 'automations', {
      name: 'Rule',
      trigger: { type: 'entered' },
      actions: [{ type: 'set_field', field: 'status', value: 4 }],
    });
    const funnel = await client.create('Sales', 'Contact');
    const { frameId } = client.caller;
    const added = [1, 2, 3].map(() => projects.addProject(frameId));
    for (const id of added) await client.send('POST', `funnels/${funnel.id}/projects/${id}`, {});
    const runs = () => client.get<unknown[]>('runs', 'GET', `automations/${automation.id}/runs`);
    await eventually(async () => expect(await runs()).toHaveLength(3));
    const before = await runs();
    const ageActed = (days: number) =>
      superuser.query(
        `UPDATE rule_triggers SET occurred_at = now() - $2 * interval '1 day'
         WHERE frame_id = $1 AND id IN (SELECT trigger_id FROM rule_runs WHERE frame_id = $1)`,
        [frameId, days],
      );
    const setStatus = (status: string) =>
      superuser.query('UPDATE rule_runs SET status = $3 WHERE frame_id = $1 AND project_id = $2', [
        frameId,
        added[0],
        status,
      ]);
    const countActed = async () =>
      (await superuser.query(`SELECT 1 FROM rule_triggers WHERE frame_id = $1 AND type = 'entered'`, [frameId]))
        .rowCount;
    const purge = makePurgeTriggers(new Database(pool), 1);

    await ageActed(399);
    expect(await purge()).toBe(false);
    expect(await countActed()).toBe(3);
    await ageActed(401);
    await setStatus('pending');
    expect([await purge(), await purge(), await purge()]).toEqual([true, true, false]);

    expect(await countActed()).toBe(1);
    await setStatus('succeeded');
    expect(await runs()).toEqual(before);
  });

  it('includes idempotency keys and stages of moves after 40 days', async () => {
    const { frameId } = client.caller;
    await superuser.query(
      `INSERT INTO move_keys (frame_id, key, assignment_id, made_at)
       SELECT $1, 'key ' || days, gen_random_uuid(), now() - days * interval '1 day' FROM unnest(ARRAY[39, 41]) AS days`,
      [frameId],
    );
    await superuser.query(
      `INSERT INTO committed_stages (frame_id, stage_id, committed_at)
       SELECT $1, gen_random_uuid(), now() - days * interval '1 day' FROM unnest(ARRAY[39, 41]) AS days`,
      [frameId],
    );

    expect(await makePurgeMoves(new Database(pool))()).toBe(false);

    const keys = await superuser.query('SELECT key FROM move_keys WHERE frame_id = $1', [frameId]);
    const stages = await superuser.query('SELECT 1 FROM committed_stages WHERE frame_id = $1', [frameId]);
    expect(keys.rows).toEqual([{ key: 'key 39' }]);
    expect(stages.rowCount).toBe(1);
  });
});
