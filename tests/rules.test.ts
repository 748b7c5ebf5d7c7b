import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';

describe('assistants and automations', () => {
  let api: Api;
  let funnel: { id: string; steps: { id: string; name: string }[] };
  let project: { id: string };

  beforeEach(async () => {
    api = apiOf();
    const steps = [{ name: 'Contact' }, { name: 'Offer' }, { name: 'Done' }];
    funnel = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body.funnel;
    project = (await api.send('POST', '/projects', { name: 'Roof', budget: 100 })).body.project;
  });

  const step = (index: number) => funnel.steps[index]?.id;
  const assistants = (index: number) => `/steps/${step(index)}/assistants`;
  const place = () => `/funnels/${funnel.id}/projects/${project.id}`;
  const setStatus = { type: 'set_field', field: 'status', value: 4 };

  async function logs(index: number, count: number) {
    return await eventually(async () => {
      const { body } = await api.get(`${assistants(index)}/execution-logs`);
      expect(body.execution_logs).toHaveLength(count);
      return body.execution_logs;
    });
  }

  it('perform all actions when a project enters a step, each recorded in the history with its cause', async () => {
    const tag = (await api.send('POST', '/tags', { name: 'urgent' })).body.tag;
    const me = (await api.get('/me')).body.user;
    const form = (await api.send('POST', '/forms', { title: 'Survey', fields: [{ label: 'Area', type: 'number' }] }))
      .body.form;
    const created = await api.send('POST', assistants(0), {
      name: 'Welcome',
      trigger: { type: 'entered' },
      conditions: [{ field: 'budget', operator: 'greater_than', value: 50 }],
      actions: [
        setStatus,
        { type: 'add_tag', tag_id: tag.id },
        { type: 'assign_user', user_id: me.id },
        { type: 'attach_form', form_id: form.id },
        { type: 'move', step_id: step(1) },
      ],
    });
    expect(created).toMatchObject({ status: 200, body: { step_assistant: { active: true, owner: { id: me.id } } } });

    await api.send('POST', place(), {});

    const [log] = await logs(0, 1);
    expect(log).toMatchObject({
      status: 'succeeded',
      assistant_id: created.body.step_assistant.id,
      project_id: project.id,
    });
    expect(log.steps.map(({ action, status }: { action: string; status: string }) => [action, status])).toEqual([
      ['set_field', 'succeeded'],
      ['add_tag', 'succeeded'],
      ['assign_user', 'succeeded'],
      ['attach_form', 'succeeded'],
      ['move', 'succeeded'],
    ]);
    const read = (await api.get(`/projects/${project.id}`)).body.project;
    expect(read).toMatchObject({ status: 4, tags: [{ name: 'urgent' }], users: [{ id: me.id }] });
    expect((await api.get(place())).body.assignment.step_id).toBe(step(1));
    const history = await eventually(async () => {
      const { body } = await api.get(`/projects/${project.id}/history?perPage=100`);
      const actions = body.history.map((line: { action: string }) => line.action);
      expect(actions).toEqual(
        expect.arrayContaining(['project.updated', 'funnel.entered', 'funnel.moved', 'assistant.succeeded']),
      );
      return body.history;
    });
    const entered = history.find((line: { action: string }) => line.action === 'funnel.entered');
    const moved = history.find((line: { action: string }) => line.action === 'funnel.moved');
    const ran = history.find((line: { action: string }) => line.action === 'assistant.succeeded');
    expect(moved).toMatchObject({ actor: { kind: 'assistant', name: 'Welcome' }, causation_id: log.id });
    expect(moved.correlation_id).toBe(entered.correlation_id);
    expect(ran).toMatchObject({ details: { run_id: log.id }, causation_id: entered.id });
  });

  it('record the false condition and the value that it compared', async () => {
    const condition = { field: 'budget', operator: 'greater_than', value: 500 };
    await api.send('POST', assistants(0), {
      name: 'Big',
      trigger: { type: 'entered' },
      conditions: [condition],
      actions: [setStatus],
    });

    await api.send('POST', place(), {});

    expect(await logs(0, 1)).toMatchObject([
      { status: 'skipped', skipped: { reason: 'condition_false', condition, seen: 100 }, steps: [] },
    ]);
  });

  it('stop two rules that undo each other, with a reason', async () => {
    const rule = (from: number, to: number) =>
      api.send('POST', '/automations', {
        name: `${from} to ${to}`,
        trigger: { type: 'event', event: 'project.updated', field: 'status' },
        conditions: [{ field: 'status', operator: 'equals', value: from }],
        actions: [{ type: 'set_field', field: 'status', value: to }],
      });
    const [one, two] = [await rule(4, 1), await rule(1, 4)];

    await api.send('PATCH', `/projects/${project.id}`, { status: 4 });

    const runs = async (automation: { body: { automation: { id: string } } }) =>
      (await api.get(`/automations/${automation.body.automation.id}/runs`)).body.runs;
    await eventually(async () => {
      const reasons = [...(await runs(one)), ...(await runs(two))].map(
        (run: { status: string; skipped: { reason: string } | null }) => run.skipped?.reason ?? run.status,
      );
      expect(reasons.filter((reason) => reason === 'succeeded')).toHaveLength(2);
      expect(reasons).toContain('already_ran_for_this_cause');
    });
    expect((await api.get(`/projects/${project.id}`)).body.project.status).toBe(4);
  });

  it('are deleted once with 204, and keep their logs', async () => {
    const id = (
      await api.send('POST', assistants(0), { name: 'x', trigger: { type: 'entered' }, actions: [setStatus] })
    ).body.step_assistant.id;
    await api.send('POST', place(), {});
    await logs(0, 1);

    const wrongStep = await api.send('DELETE', `${assistants(1)}/${id}`);
    const deleted = await api.send('DELETE', `${assistants(0)}/${id}`);
    const again = await api.send('DELETE', `${assistants(0)}/${id}`);

    expect(wrongStep).toMatchObject({ status: 404, body: { message: 'step_assistant_model_not_found' } });
    expect(deleted).toMatchObject({ status: 204, body: '' });
    expect(again).toMatchObject({ status: 404, body: { message: 'step_assistant_model_not_found' } });
    expect((await api.get(assistants(0))).body.step_assistants).toEqual([]);
    expect(await logs(0, 1)).toMatchObject([{ assistant_id: id, assistant: { deleted_at: expect.any(String) } }]);
  });

  it('filter their logs, and reject unknown filters', async () => {
    const id = (
      await api.send('POST', assistants(0), { name: 'x', trigger: { type: 'entered' }, actions: [setStatus] })
    ).body.step_assistant.id;
    await api.send('POST', place(), {});
    await logs(0, 1);
    const found = async (query: string) => (await api.get(`${assistants(0)}/execution-logs?${query}`)).body;

    expect((await found(`filter[assistant_id]=${id}&filter[status]=succeeded,failed`)).meta.total).toBe(1);
    expect((await found(`filter[project_id]=${randomUUID()}`)).meta.total).toBe(0);
    expect((await found('filter[to]=2020-01-01')).meta.total).toBe(0);
    expect(await found('filter[status]=exploded')).toMatchObject({ message: 'validation_error' });
    expect(await found('filter[nothing]=1')).toMatchObject({ message: 'validation_error' });
  });

  it('belong to a frame, and require their scopes', async () => {
    const automation = (
      await api.send('POST', '/automations', { name: 'x', trigger: { type: 'entered' }, actions: [setStatus] })
    ).body.automation;
    const otherTenant = apiOf();
    const reader = apiOf({ frameId: api.identity.frameId, scope: 'automations:read' });
    const scope = 'automations:write projects:read funnels:read';
    const author = apiOf({ frameId: api.identity.frameId, scope });

    expect(await otherTenant.get(`/automations/${automation.id}`)).toMatchObject({
      status: 404,
      body: { message: 'automation_model_not_found' },
    });
    expect(await reader.get(`/automations/${automation.id}`)).toMatchObject({ status: 200, body: { automation } });
    expect(await reader.send('DELETE', `/automations/${automation.id}`)).toMatchObject({ status: 403 });
    const rejected = await author.send('POST', '/automations', {
      name: 'y',
      trigger: { type: 'entered' },
      actions: [setStatus],
    });
    expect(rejected).toMatchObject({ status: 403, body: { error: expect.stringContaining('projects:write') } });
  });

  it('explain and dry-run their conditions and actions', async () => {
    const actions = [{ type: 'move', step_id: step(2) }, setStatus];
    const { body } = await api.send('POST', '/automations', { name: 'x', trigger: { type: 'form_answered' }, actions });

    const explained = await api.get(`/automations/${body.automation.id}/explain?project_id=${project.id}`);
    const dryRun = await api.send('POST', `/automations/${body.automation.id}/dry-run`, { project_id: project.id });

    expect(explained).toMatchObject({
      status: 200,
      body: {
        would_fire: true,
        reasons: [],
        actions: [
          { action: 'move', possible: true, detail: 'The project would be moved to Done.' },
          { action: 'set_field', possible: true },
        ],
      },
    });
    expect(dryRun.body).toEqual(explained.body);
    expect((await api.get(`/projects/${project.id}`)).body.project).toMatchObject({ status: 1, funnels: [] });
  });
});
