import { randomUUID } from 'node:crypto';
import { AppError, unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller, eventually } from '@trackway/testkit';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

interface Log {
  readonly id: string;
  readonly assistant_id: string;
  readonly project_id: string;
  readonly status: string;
  readonly steps: readonly { action: string; status: string; detail: string; error: string | null }[];
  readonly skipped: { reason: string; condition?: unknown; seen?: unknown } | null;
  readonly error: string | null;
  readonly attempt: number;
}

describe('rules', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let client: FunnelClient;
  let funnel: Funnel;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer', 'Done');
  });
  afterAll(async () => {
    await service.stop();
    await projects.stop();
  });

  const step = (index: number) => funnel.steps[index]?.id ?? '';
  const enter = (projectId: string) => client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
  const assistants = (index: number) => `steps/${step(index)}/assistants`;

  function assistant(index: number, fields: Record<string, unknown> = {}) {
    const body = {
      name: 'Helper',
      trigger: { type: 'entered' },
      actions: [{ type: 'set_field', field: 'status', value: 4 }],
    };
    return client.get<{ id: string }>('step_assistant', 'POST', assistants(index), { ...body, ...fields });
  }

  async function logs(index: number, count: number): Promise<readonly Log[]> {
    return await eventually(async () => {
      const found = await client.get<Log[]>('execution_logs', 'GET', `${assistants(index)}/execution-logs`);
      expect(found).toHaveLength(count);
      return found;
    });
  }

  it('act when a project enters their step, and write a log', async () => {
    const projectId = projects.addProject(client.caller.frameId);
    const { id } = await assistant(0);

    await enter(projectId);

    const [log] = await logs(0, 1);
    expect(log).toMatchObject({
      assistant_id: id,
      project_id: projectId,
      status: 'succeeded',
      attempt: 1,
      error: null,
    });
    expect(log?.steps).toMatchObject([{ action: 'set_field', status: 'succeeded', detail: 'Set status to 4.' }]);
    expect(projects.effects.fields.get(projectId)).toEqual({ status: 4 });
  });

  it('do nothing on a false condition, and record the value', async () => {
    const projectId = projects.addProject(client.caller.frameId);
    projects.effects.fields.set(projectId, { impact: 3 });
    const condition = { field: 'impact', operator: 'equals', value: 5 };
    await assistant(0, { conditions: [condition] });

    await enter(projectId);

    const [log] = await logs(0, 1);
    expect(log).toMatchObject({ status: 'skipped', steps: [] });
    expect(log?.skipped).toMatchObject({ reason: 'condition_false', condition, seen: 3 });
  });

  it('move projects through the gate, from step to step, each once for a cause', async () => {
    const projectId = projects.addProject(client.caller.frameId);
    await assistant(0, { actions: [{ type: 'move', step_id: step(1) }] });
    await assistant(1, { actions: [{ type: 'move', step_id: step(0) }] });

    await enter(projectId);

    const first = await logs(0, 2);
    const [back] = await logs(1, 1);
    expect(first.map(({ status }) => status)).toEqual(['skipped', 'succeeded']);
    expect(first[0]?.skipped).toMatchObject({ reason: 'already_ran_for_this_cause' });
    expect(back).toMatchObject({ status: 'succeeded' });
    expect(await client.get('assignment', 'GET', `funnels/${funnel.id}/projects/${projectId}`)).toMatchObject({
      step_id: step(0),
    });
  });

  it('record what prevents a move', async () => {
    const projectId = projects.addProject(client.caller.frameId);
    const other = projects.addProject(client.caller.frameId);
    await client.send('PATCH', `steps/${step(1)}`, { wip_limit: 1 });
    await client.send('POST', `funnels/${funnel.id}/projects/${other}`, { step_id: step(1) });
    await assistant(0, { actions: [{ type: 'move', step_id: step(1) }] });

    await enter(projectId);

    const [log] = await logs(0, 1);
    expect(log).toMatchObject({
      status: 'failed',
      attempt: 1,
      error: expect.stringContaining('at most 1 open projects'),
    });
    expect(log?.steps).toMatchObject([{ action: 'move', status: 'failed' }]);
  });

  it('retry temporary failures, and not rejected actions', async () => {
    const projectId = projects.addProject(client.caller.frameId);
    await assistant(0);
    // The same number of attempts as in the channels service.
    for (let tries = 0; tries < 3; tries += 1) projects.effects.failures.push(unavailable('projects is away'));

    await enter(projectId);

    expect(await logs(0, 1)).toMatchObject([{ status: 'succeeded', attempt: 2, steps: [{ status: 'succeeded' }] }]);

    const refused = projects.addProject(client.caller.frameId);
    projects.effects.failures.push(new AppError('invalid', 'validation_errors', 'No such status.'));
    await enter(refused);
    const [log] = await logs(0, 2);
    expect(log).toMatchObject({ status: 'failed', attempt: 1, error: 'No such status.' });
  });

  it('fail if their owner lacks the scope of an action', async () => {
    const owner = aCaller();
    client = funnelClient(service.httpPort, owner);
    funnel = await client.create('Sales', 'Contact');
    const projectId = projects.addProject(owner.frameId);
    await assistant(0);
    projects.effects.scopes.set(owner.id, ['projects:read']);

    await enter(projectId);

    expect(await logs(0, 1)).toMatchObject([
      { status: 'failed', error: expect.stringContaining('projects:write'), steps: [{ status: 'failed' }] },
    ]);
  });

  it('stop when they are deleted, are not listed any more, and keep their logs', async () => {
    const projectId = projects.addProject(client.caller.frameId);
    const { id } = await assistant(0);
    await enter(projectId);
    await logs(0, 1);

    const deleted = await client.send('DELETE', `${assistants(0)}/${id}`);
    const again = await client.send('DELETE', `${assistants(0)}/${id}`);

    expect(deleted).toMatchObject({ status: 204 });
    expect(again).toMatchObject({ status: 404, body: { message: 'step_assistant_model_not_found' } });
    expect(await client.get('step_assistants', 'GET', assistants(0))).toEqual([]);
    await client.send('DELETE', `funnels/${funnel.id}/projects/${projectId}`);
    await enter(projectId);
    expect(await logs(0, 1)).toMatchObject([{ assistant_id: id, assistant: { deleted_at: expect.any(String) } }]);
  });

  it('are not found at another step, or in another frame', async () => {
    const { id } = await assistant(0);
    const otherTenant = funnelClient(service.httpPort);

    for (const response of [
      await client.send('GET', `${assistants(1)}/${id}`),
      await client.send('DELETE', `${assistants(1)}/${id}`),
      await client.send('DELETE', `${assistants(0)}/${randomUUID()}`),
      await otherTenant.send('GET', `${assistants(0)}/${id}`),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { message: 'step_assistant_model_not_found' } });
    }
    expect(await otherTenant.send('GET', `${assistants(0)}/execution-logs`)).toMatchObject({
      status: 404,
      body: { message: 'step_model_not_found' },
    });
  });

  it.each([
    ['an unknown trigger', { trigger: { type: 'sneezed' } }, 'validation_errors', 'trigger.type'],
    ['a schedule', { trigger: { type: 'schedule', cron: '* * * * *' } }, 'validation_errors', 'trigger.type'],
    ['an unknown action', { actions: [{ type: 'explode' }] }, 'validation_errors', 'actions.0.type'],
    ['no action', { actions: [] }, 'validation_errors', 'actions'],
    [
      'a field that cannot be set',
      { actions: [{ type: 'set_field', field: 'frame_id', value: 1 }] },
      'validation_errors',
      'actions.0.field',
    ],
    [
      'a value that the field does not take',
      { actions: [{ type: 'set_field', field: 'budget', value: -1 }] },
      'validation_errors',
      'actions.0.value',
    ],
    [
      'a private address',
      { actions: [{ type: 'call_webhook', url: 'http://10.0.0.1/' }] },
      'validation_errors',
      'actions.0.url',
    ],
    [
      'a condition without sense',
      { conditions: [{ field: 'no_such', operator: 'equals', value: 1 }] },
      'validation_error',
      'field',
    ],
    ['an unknown user', { actions: [{ type: 'assign_user', user_id: randomUUID() }] }, 'user_model_not_found', ''],
    ['an unknown tag', { actions: [{ type: 'add_tag', tag_id: randomUUID() }] }, 'tag_model_not_found', ''],
    ['an unknown step', { actions: [{ type: 'move', step_id: randomUUID() }] }, 'step_model_not_found', ''],
  ])('reject %s', async (_, fields, message, field) => {
    const body = {
      name: 'Helper',
      trigger: { type: 'entered' },
      actions: [{ type: 'set_field', field: 'status', value: 4 }],
    };

    const response = await client.send('POST', assistants(0), { ...body, ...fields });

    expect(response.body).toMatchObject({ response: false, message });
    if (field) expect(Object.keys(response.body['validation'] as unknown as object)).toContain(field);
  });

  it('reject a move to a step that is not reachable', async () => {
    await client.send('PATCH', `steps/${step(0)}`, { reachable_step_ids: [step(1)] });
    const actions = [{ type: 'move', step_id: step(2) }];

    const response = await client.send('POST', assistants(0), { name: 'x', trigger: { type: 'entered' }, actions });

    expect(response).toMatchObject({ status: 422, body: { message: 'step_not_reachable' } });
  });

  it('explain whether they would act on a project, and dry-run without effect', async () => {
    const projectId = projects.addProject(client.caller.frameId);
    projects.effects.fields.set(projectId, { impact: 3 });
    const conditions = [{ field: 'impact', operator: 'equals', value: 5 }];
    const { id } = await assistant(0, {
      trigger: { type: 'left' },
      conditions,
      actions: [{ type: 'move', step_id: step(1) }],
    });

    const explained = await client.send('GET', `${assistants(0)}/${id}/explain?project_id=${projectId}`);
    const dryRun = await client.send('POST', `${assistants(0)}/${id}/dry-run`, { project_id: projectId });

    for (const { status, body } of [explained, dryRun]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        would_fire: false,
        reasons: [{ reason: 'condition_false' }, { reason: 'not_in_step' }],
        conditions: [{ matches: false, seen: 3 }],
        actions: [{ action: 'move', possible: true, detail: 'The project would be moved to Offer.' }],
      });
    }
    expect(await client.send('GET', `${assistants(0)}/${id}/explain?project_id=${newId()}`)).toMatchObject({
      status: 404,
    });
    expect(await logs(0, 0)).toEqual([]);
  });
});
