import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { choose, type RuleRun, ruleClient } from './rule-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

const setStatus = (value: number) => ({ type: 'set_field', field: 'status', value });
const setImpact = (value: number) => ({ type: 'set_field', field: 'impact', value });

describe('actions that control the flow', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let superuser: Client;
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer');
    projectId = projects.addProject(client.caller.frameId);
  });
  afterAll(async () => {
    await superuser.end();
    await service.stop();
    await projects.stop();
  });

  const rules = () => ruleClient(client);
  const enter = () => client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
  const effects = (id = projectId) => projects.effects.done.filter((one) => one.projectId === id);
  const steps = ({ steps: found }: RuleRun) => found.map(({ path, status }) => `${path} ${status}`);

  /** Moves the waits of the run back in time, as if the seconds had passed. */
  async function elapse(run: RuleRun, seconds: number): Promise<void> {
    const earlier = (member: string) =>
      `to_char((waiting ->> '${member}')::timestamptz AT TIME ZONE 'UTC' - $2 * interval '1 second',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    await superuser.query(
      `UPDATE rule_runs SET waiting = waiting
         || jsonb_build_object('since', ${earlier('since')}, 'resumesAt', ${earlier('resumesAt')}) WHERE id = $1`,
      [run.id, seconds],
    );
    await superuser.query(`UPDATE rule_waits SET due_at = due_at - $2 * interval '1 second' WHERE run_id = $1`, [
      run.id,
      seconds,
    ]);
  }

  it('executes the branch that the conditions choose, with one key for each action', async () => {
    projects.effects.fields.set(projectId, { impact: 3 });
    const isThree = { field: 'impact', operator: 'equals', value: 3 };
    const isFour = { field: 'impact', operator: 'equals', value: 4 };
    const id = await rules().create([
      choose([isThree], [setStatus(2)], [setStatus(3)]),
      choose([isFour], [setImpact(5)], [setImpact(6)]),
      choose([isFour], [setImpact(7)]),
    ]);

    await enter();

    const run = await rules().run(id, 'succeeded');
    expect(steps(run)).toEqual([
      '0 succeeded',
      '0.then.0 succeeded',
      '1 succeeded',
      '1.else.0 succeeded',
      '2 succeeded',
    ]);
    expect(run.steps.map(({ branch }) => branch)).toEqual(['then', null, 'else', null, 'else']);
    expect(run.steps[2]?.detail).toBe('The condition on impact was false: the value was 3.');
    expect(effects().map(({ key }) => key)).toEqual([`${run.id}:0.then.0`, `${run.id}:1.else.0`]);
  });

  it('executes actions for each project that a search finds, each once', async () => {
    const others = [projects.addProject(client.caller.frameId), projects.addProject(client.caller.frameId)];
    const id = await rules().create([
      {
        type: 'for_each',
        name: 'found',
        over: { search: [{ field: 'status', operator: 'equals', value: 1 }] },
        actions: [
          { type: 'set_field', field: 'description', value: '{{found.number}}. {{found.code}} of {{rule.name}}' },
        ],
      },
      choose([{ variable: 'found.count', operator: 'greater_than', value: 2 }], [setStatus(4)]),
    ]);

    await enter();

    const run = await rules().run(id, 'succeeded');
    expect(run.steps[0]).toMatchObject({ action: 'for_each', items_count: 3, detail: '3 projects.' });
    const keys = [projectId, ...others].map((one) => `0[${one}].actions.0 succeeded`);
    expect(steps(run)).toEqual(['0 succeeded', ...keys, '1 succeeded', '1.then.0 succeeded']);
    expect(others.map((one) => projects.effects.fields.get(one))).toEqual([
      { description: expect.stringMatching(/^2\. P-\d+ of Rule$/) },
      { description: expect.stringMatching(/^3\. P-\d+ of Rule$/) },
    ]);
  });

  it('waits for a time without a lease, and continues', async () => {
    const id = await rules().create([setStatus(2), { type: 'wait', name: 'pause', for: 3_600 }, setStatus(3)]);

    await enter();

    const waiting = await rules().run(id, 'waiting');
    expect(waiting.waiting).toMatchObject({ path: '1', reason: 'time', event: null });
    const lanes = () => superuser.query('SELECT 1 FROM rule_lanes WHERE lane_id = $1', [projectId]);
    await eventually(async () => expect((await lanes()).rowCount).toBe(0));
    expect(effects().map(({ what }) => what)).toEqual(['set status']);

    await elapse(waiting, 3_600);

    const run = await rules().run(id, 'succeeded');
    expect(run).toMatchObject({ waiting: null, steps: [{}, { action: 'wait', ended_by: 'time' }, {}] });
    expect(effects()).toHaveLength(2);
  });

  it('waits for an event of the project, which the next actions can compare', async () => {
    const id = await rules().create(
      [
        { type: 'wait', name: 'moved', event: { type: 'entered', step_id: funnel.steps[1]?.id }, timeout: 3_600 },
        choose([{ variable: 'moved.ended_by', operator: 'equals', value: 'event' }], [setStatus(2)], [setStatus(3)]),
      ],
      { trigger: { type: 'entered', step_id: funnel.steps[0]?.id } },
    );
    await enter();
    await rules().run(id, 'waiting');

    await client.send('POST', `funnels/${funnel.id}/projects/${projectId}/move`, { step_id: funnel.steps[1]?.id });

    const run = await rules().run(id, 'succeeded');
    expect(run.steps[0]).toMatchObject({ ended_by: 'event', event: { type: 'entered' } });
    expect(steps(run)).toEqual(['0 succeeded', '1 succeeded', '1.then.0 succeeded']);
  });

  it('ends a wait for an event at its timeout', async () => {
    const event = { type: 'form_answered' };
    const id = await rules().create([{ type: 'wait', name: 'answer', event, timeout: 60 }, setStatus(2)]);
    await enter();
    await elapse(await rules().run(id, 'waiting'), 60);

    expect((await rules().run(id, 'succeeded')).steps[0]).toMatchObject({ ended_by: 'timeout', event: null });
  });

  it('waits on for an event if the conditions are not met', async () => {
    const conditions = [{ field: 'impact', operator: 'equals', value: 9 }];
    const id = await rules().create([
      { type: 'wait', event: { type: 'left' }, conditions, timeout: 3_600 },
      setStatus(2),
    ]);
    const move = async (index: number) => {
      const body = { step_id: funnel.steps[index]?.id };
      const moved = await client.send('POST', `funnels/${funnel.id}/projects/${projectId}/move`, body);
      expect(moved).toMatchObject({ status: 200 });
    };
    await enter();
    // Each move starts another run.
    const first = await rules().run(id, 'waiting');

    await move(1);
    const processed = async () => {
      const query = `SELECT 1 FROM rule_triggers t WHERE t.project_id = $1 AND t.type = 'left' AND t.matched
        AND NOT EXISTS (SELECT 1 FROM rule_lanes l WHERE l.lane_id = t.project_id)`;
      expect((await superuser.query(query, [projectId])).rowCount).toBe(1);
    };
    await eventually(processed);
    const still = await rules().runWithId(id, first.id, 'waiting');
    projects.effects.fields.set(projectId, { impact: 9 });
    await move(0);

    expect(still.steps).toEqual([]);
    const done = await rules().runWithId(id, first.id, 'succeeded');
    expect(done.steps[0]).toMatchObject({ ended_by: 'event' });
  });

  it('waits until a date of the project, also if it is changed meanwhile', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    projects.effects.fields.set(projectId, { due: day(10) });
    const until = { field: 'due', offset: -86_400 };
    const id = await rules().create([{ type: 'wait', until }, setStatus(2)]);
    await enter();
    const first = await rules().run(id, 'waiting');
    expect(first.waiting?.resumes_at.slice(0, 13)).toBe(day(9).slice(0, 13));

    projects.effects.fields.set(projectId, { due: day(20) });
    await elapse(first, 10 * 86_400);
    await eventually(async () => {
      const moved = await rules().run(id, 'waiting');
      expect(moved.waiting?.resumes_at.slice(0, 13)).toBe(day(19).slice(0, 13));
    });
    projects.effects.fields.set(projectId, { due: day(-1) });
    await elapse(first, 30 * 86_400);

    expect((await rules().run(id, 'succeeded')).steps[0]).toMatchObject({ ended_by: 'time' });
  });

  it('fails at a wait for a date that the project does not have', async () => {
    const id = await rules().create([{ type: 'wait', until: { field: 'due' } }]);

    await enter();

    const { steps: found } = await rules().run(id, 'failed');
    expect(found[0]?.error).toContain('The project has no value for due.');
  });

  it('is cancelled while it waits, once, and not by other tenants', async () => {
    const id = await rules().create([{ type: 'wait', for: 3_600 }, setStatus(2)]);
    await enter();
    const run = await rules().run(id, 'waiting');
    const path = `automations/${id}/runs/${run.id}/cancel`;

    expect((await funnelClient(service.httpPort).send('POST', path)).status).toBe(404);
    const responses = await Promise.all([client.send('POST', path), client.send('POST', path)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await rules().run(id, 'cancelled')).error).toMatch(/^Cancelled by /);
    expect((await superuser.query('SELECT 1 FROM rule_waits WHERE run_id = $1', [run.id])).rowCount).toBe(0);
    expect(effects()).toEqual([]);
  });

  it.each([
    ['deactivated', { method: 'PATCH', body: { active: false } }],
    ['deleted', { method: 'DELETE', body: undefined }],
  ] as const)('ends without further effects if its rule is %s while it waits', async (what, { method, body }) => {
    const id = await rules().create([{ type: 'wait', for: 3_600 }, setStatus(2)]);
    await enter();
    await rules().run(id, 'waiting');

    await client.send(method, `automations/${id}`, body);

    expect((await rules().run(id, 'cancelled')).error).toBe(`The rule was ${what} while the run waited.`);
    expect(effects()).toEqual([]);
  });
});
