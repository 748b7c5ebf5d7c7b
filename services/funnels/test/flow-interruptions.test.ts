import { formAnswered, topics } from '@trackway/contracts';
import { makeEvent, outgoing } from '@trackway/messaging';
import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { eventually, quietLogger } from '@trackway/testkit';
import { Client } from 'pg';
import { makePurgeTriggers } from '../src/automation/triggers/purge-triggers';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { type RuleRun, ruleClient } from './rule-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

const setImpact = (value: number) => ({ type: 'set_field', field: 'impact', value });

describe('interrupted runs with waits and loops', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let port: number;
  let superuser: Client;
  let bus: Awaited<ReturnType<typeof listen>>['bus'];
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
    port = service.httpPort;
    ({ bus } = await listen(service.config.TOPIC_PREFIX, [topics.forms]));
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(port);
    funnel = await client.create('Sales', 'Contact');
    projectId = projects.addProject(client.caller.frameId);
  });
  afterAll(async () => {
    await superuser.end();
    await bus.stop();
    await service.stop();
    await projects.stop();
  });

  const rules = () => ruleClient(client);
  const enter = () => client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
  const keys = () => projects.effects.done.map(({ key }) => key);

  /** Creates the state after a process was killed when it had recorded so many steps. */
  const breakOff = (run: RuleRun, steps: number) =>
    superuser.query(
      `WITH left_behind AS (
         UPDATE rule_runs SET status = 'pending', finished_at = NULL,
           steps = (SELECT jsonb_agg(s) FROM (SELECT s FROM jsonb_array_elements(steps) s LIMIT $2) kept)
         WHERE id = $1 RETURNING frame_id, lane_id
       ) INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals) SELECT frame_id, lane_id, now(), 1 FROM left_behind`,
      [run.id, steps],
    );

  it.each([1, 2, 3, 4])('complete a loop after %s recorded steps with the same projects, each once', async (steps) => {
    const others = [projects.addProject(client.caller.frameId), projects.addProject(client.caller.frameId)];
    const search = [{ field: 'status', operator: 'equals', value: 1 }];
    const id = await rules().create([{ type: 'for_each', over: { search }, actions: [setImpact(5)] }, setImpact(6)]);
    await enter();
    const before = await rules().run(id, 'succeeded');
    const done = keys().filter((key) => key.startsWith(before.id));
    projects.addProject(client.caller.frameId);

    await breakOff(before, steps);

    const run = await rules().run(id, 'succeeded');
    expect(run.steps.map(({ path }) => path)).toEqual(before.steps.map(({ path }) => path));
    expect(run.steps[0]?.items_count).toBe(others.length + 1);
    expect(keys().filter((key) => key.startsWith(run.id))).toEqual(done);
  });

  it('end a wait that became due while no process ran, once', async () => {
    const id = await rules().create([{ type: 'wait', for: 2 }, setImpact(5)]);
    await enter();
    const run = await rules().run(id, 'waiting');

    ({ httpPort: port } = await service.restart(async () => {
      await superuser.query(`UPDATE rule_waits SET due_at = due_at - interval '1 day' WHERE run_id = $1`, [run.id]);
    }));
    client = funnelClient(port, client.caller);

    await rules().run(id, 'succeeded');
    expect(keys().filter((key) => key.startsWith(run.id))).toEqual([`${run.id}:1`]);
  }, 60_000);

  it('are resumed by one of several replicas', async () => {
    const second = await service.replica();
    const id = await rules().create([{ type: 'wait', for: 1 }, setImpact(5), { type: 'wait', for: 1 }, setImpact(6)]);
    await enter();

    const run = await rules().run(id, 'succeeded');

    expect(run.steps.map(({ path }) => path)).toEqual(['0', '1', '2', '3']);
    expect(keys().filter((key) => key.startsWith(run.id))).toEqual([`${run.id}:1`, `${run.id}:3`]);
    await second.stop();
  }, 60_000);

  it('count an event that is delivered twice once', async () => {
    const wait = { type: 'wait', event: { type: 'form_answered' }, timeout: 3_600 };
    const id = await rules().create([wait, setImpact(5), wait, setImpact(6)]);
    await enter();
    const run = await rules().run(id, 'waiting');
    const answer = async () => {
      const data = {
        form_id: 3,
        form_title: 'Survey',
        accessor: { type: 'project_form' as const, project_id: projectId, id: null },
        field_ids: [],
        way: 'api',
        answered_by: { kind: 'user', id: newId(), name: 'Bo' },
        answered_at: new Date().toISOString(),
      };
      const made = makeEvent(formAnswered, { source: 'forms', frameId: client.caller.frameId, key: projectId, data });
      const { topic, event } = outgoing(formAnswered, made);
      const message = { topic, key: event.subject, value: JSON.stringify(event) };
      await bus.publish([message, message]);
      await bus.publish([message]);
    };

    await answer();

    const atSecond = async () => expect((await rules().run(id, 'waiting')).waiting?.path).toBe('2');
    await eventually(atSecond);
    const settled = `SELECT 1 FROM rule_triggers t WHERE t.project_id = $1 AND t.type = 'form_answered' AND t.matched
      AND NOT EXISTS (SELECT 1 FROM rule_lanes l WHERE l.lane_id = t.project_id)`;
    await eventually(async () => expect((await superuser.query(settled, [projectId])).rowCount).toBe(1));
    await atSecond();
    await answer();
    await rules().run(id, 'succeeded');
    expect(keys().filter((key) => key.startsWith(run.id))).toEqual([`${run.id}:1`, `${run.id}:3`]);
  });

  it('find an event that was recorded while the wait began', async () => {
    const wait = { type: 'wait', event: { type: 'left' }, timeout: 3_600 };
    const id = await rules().create([wait, setImpact(5)]);
    await enter();
    const { id: run } = await rules().run(id, 'waiting');
    // As if the transaction of the trigger had not seen the wait.
    await superuser.query(
      `INSERT INTO rule_triggers (frame_id, id, type, lane_id, project_id, detail, correlation_id, depth, occurred_at, matched)
       SELECT frame_id, gen_random_uuid(), 'left', lane_id, project_id, '{}', 'c', 0, (waiting ->> 'since')::timestamptz, true
       FROM rule_runs WHERE id = $1`,
      [run],
    );

    expect((await rules().run(id, 'succeeded')).steps[0]).toMatchObject({ ended_by: 'event', event: { type: 'left' } });
  });

  it('keep the trigger of a run that waits for more than 400 days', async () => {
    const id = await rules().create([{ type: 'wait', for: 3_600 }]);
    await enter();
    const run = await rules().run(id, 'waiting');
    const pool = createPool({ url: service.database.url, max: 1, name: 'test', logger: quietLogger() });
    const ofRun = `FROM rule_triggers t JOIN rule_runs x ON x.trigger_id = t.id WHERE x.id = $1`;
    await superuser.query(
      `UPDATE rule_triggers SET occurred_at = now() - interval '500 days' WHERE id = (SELECT t.id ${ofRun})`,
      [run.id],
    );

    await makePurgeTriggers(new Database(pool))();

    expect((await superuser.query(`SELECT 1 ${ofRun}`, [run.id])).rowCount).toBe(1);
    await pool.end();
  });
});
