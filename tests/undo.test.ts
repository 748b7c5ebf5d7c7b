import { type Api, type ApiResponse, apiOf } from './support/api';
import { aChannel, post } from './support/channels';
import { eventually } from './support/eventually';
import { makeForm } from './support/forms';

interface EffectNode {
  readonly action: string;
  readonly consequences: readonly EffectNode[];
}

describe('the undo of a cause', () => {
  let api: Api;

  beforeEach(() => {
    api = apiOf();
  });

  const idOf = ({ headers }: ApiResponse) => headers.get('x-request-id') ?? '';
  const createProject = async (fields: Record<string, unknown> = {}) =>
    (await api.send('POST', '/projects', { name: 'Roof', budget: 100, ...fields })).body.project.id as string;
  const read = async (project: string) => (await api.get(`/projects/${project}`)).body.project;

  async function undo(cause: string, mode = 'all') {
    const { status, body } = await api.send('POST', `/causes/${cause}/undo`, { mode });
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    return await eventually(async () => {
      const { undo: current } = (await api.get(`/undos/${body.undo.id}`)).body;
      expect(current.status).not.toBe('running');
      return current;
    }, 30_000);
  }

  const actionsOf = (nodes: readonly EffectNode[]): unknown[] =>
    nodes.map(({ action, consequences }) => (consequences.length > 0 ? [action, actionsOf(consequences)] : action));

  it('restores the fields of a request, and can be undone and repeated', async () => {
    const project = await createProject();
    const cause = idOf(await api.send('PATCH', `/projects/${project}`, { name: 'Wall', budget: 500, status: 4 }));

    const first = await undo(cause);
    expect(first).toMatchObject({ status: 'completed', cause_id: cause, done_steps: 1, total_steps: 1 });
    expect(await read(project)).toMatchObject({ name: 'Roof', budget: 100, status: 1 });

    expect((await undo(first.id)).status).toBe('completed');
    expect(await read(project)).toMatchObject({ name: 'Wall', budget: 500, status: 4 });

    expect((await undo(cause)).status).toBe('completed');
    expect(await read(project)).toMatchObject({ name: 'Roof', budget: 100, status: 1 });
    const { history } = (await api.get(`/projects/${project}/history`)).body;
    expect(history[0]).toMatchObject({ action: 'project.updated', actor: { kind: 'user' } });
  });

  it('restores the position, the answers, and what rules changed because of a move', async () => {
    const { funnel } = (
      await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'One' }, { name: 'Two' }] })
    ).body;
    const [one, two] = funnel.steps.map(({ id }: { id: string }) => id);
    const { form } = (
      await api.send('POST', '/forms', { title: 'Why', fields: [{ label: 'Why', type: 'short_text' }] })
    ).body;
    await api.send('POST', '/automations', {
      name: 'On two',
      trigger: { type: 'entered', step_id: two },
      actions: [{ type: 'set_field', field: 'impact', value: 77 }],
    });
    await api.send('POST', '/automations', {
      name: 'On impact',
      trigger: { type: 'event', event: 'project.updated' },
      conditions: [{ field: 'impact', operator: 'equals', value: 77 }],
      actions: [{ type: 'set_field', field: 'budget', value: 7777 }],
    });
    const project = await createProject();
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});
    const answers = [{ field_id: form.fields[0].id, value: 'because' }];
    const move = await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: two, answers });
    await eventually(async () => expect((await read(project)).budget).toBe(7777), 30_000);

    const cause = idOf(move);
    const tree = await eventually(async () => {
      const found = (await api.get(`/causes/${cause}`)).body.cause;
      expect(found).toMatchObject({ is_pending: false });
      return actionsOf(found.effects);
    }, 30_000);
    expect(tree).toEqual(
      expect.arrayContaining([
        'form.answered',
        [
          'funnel.moved',
          [['automation.succeeded', [['project.updated', [['automation.succeeded', ['project.updated']]]]]]],
        ],
      ]),
    );

    expect(await undo(cause)).toMatchObject({ status: 'completed' });
    expect(await read(project)).toMatchObject({ impact: 0, budget: 100 });
    const { assignment } = (await api.get(`/funnels/${funnel.id}/projects/${project}`)).body;
    expect(assignment.step_id).toBe(one);
    const stored = await api.get(
      `/dynamic-forms-answers?accessor[type]=project_form&accessor[project_id]=${project}&form_id=${form.id}`,
    );
    expect(stored.body).toMatchObject({ response: true, answers: [] });
  });

  it('undoes one rule run without the change that triggered it', async () => {
    const { automation } = (
      await api.send('POST', '/automations', {
        name: 'On name',
        trigger: { type: 'event', event: 'project.updated' },
        conditions: [{ field: 'name', operator: 'equals', value: 'Wall' }],
        actions: [{ type: 'set_field', field: 'impact', value: 55 }],
      })
    ).body;
    const project = await createProject();
    await api.send('PATCH', `/projects/${project}`, { name: 'Wall' });
    const run = await eventually(async () => {
      const { runs } = (await api.get(`/automations/${automation.id}/runs`)).body;
      const succeeded = runs.find(({ status }: { status: string }) => status === 'succeeded');
      expect(succeeded).toBeDefined();
      return succeeded;
    }, 30_000);

    expect(await undo(run.id)).toMatchObject({ status: 'completed', total_steps: 1 });
    expect(await read(project)).toMatchObject({ name: 'Wall', impact: 0 });
  });

  it('restores bulk changes, deletions, merges, tasks and lists', async () => {
    const ids = [await createProject(), await createProject(), await createProject()];
    const [first = '', second = ''] = ids;

    const bulk = await api.send('PATCH', '/projects', { projects: ids.map((id) => ({ id, budget: 9 })) });
    expect((await undo(idOf(bulk))).total_steps).toBe(3);
    expect(await Promise.all(ids.map(async (id) => (await read(id)).budget))).toEqual([100, 100, 100]);

    const deletion = await api.send('POST', '/projects/bulk-delete', { ids });
    await undo(idOf(deletion));
    expect(await Promise.all(ids.map(async (id) => (await read(id)).deleted_at))).toEqual([null, null, null]);

    const merge = await api.send('POST', `/projects/${first}/merge`, { into: second });
    expect(merge.status).toBe(200);
    await undo(idOf(merge));
    expect((await read(first)).merged_into ?? null).toBeNull();

    const { project_group: group } = (await api.send('POST', '/project-groups', { name: 'Group' })).body;
    const listed = await api.send('PATCH', `/projects/${first}`, { group_ids: [group.id] });
    expect(listed.status).toBe(200);
    await undo(idOf(listed));
    expect((await read(first)).groups).toEqual([]);

    const created = await api.send('POST', `/projects/${first}/tasks`, { title: 'Call' });
    await undo(idOf(created));
    expect((await api.get(`/projects/${first}/tasks/${created.body.task.id}`)).status).toBe(404);

    const copy = await api.send('POST', `/projects/${first}/duplicate`, {});
    await undo(idOf(copy));
    expect((await api.get(`/projects/${copy.body.project.id}`)).status).toBe(404);
  });

  it('restores settings, and leaves steps with projects and questions with answers', async () => {
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'One' }] })).body;
    const { form } = (await api.send('POST', '/forms', { title: 'Why' })).body;
    const actions = [{ type: 'set_field', field: 'impact', value: 1 }];
    const trigger = { type: 'event', event: 'project.updated' };
    const { automation } = (await api.send('POST', '/automations', { name: 'Rule', active: false, trigger, actions }))
      .body;
    const project = await createProject();
    const added = await api.send('POST', `/funnels/${funnel.id}/steps`, { name: 'Two', position: 0 });
    const asked = await api.send('PATCH', `/forms/${form.id}`, { fields: [{ label: 'Why', type: 'short_text' }] });
    const url = 'https://hooks.example.org/?token=secret';
    const changed = await api.send('PATCH', `/automations/${automation.id}`, {
      actions: [{ type: 'call_webhook', url }],
    });
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});
    const answers = [{ field_id: asked.body.form.fields[0].id, value: 'because' }];
    const accessor = { type: 'project_form', project_id: project };
    await api.send('PUT', '/dynamic-forms-answers', { form_id: form.id, accessor, answers });

    const outcomeOf = async (response: ApiResponse) =>
      (await api.send('POST', `/causes/${idOf(response)}/undo/preview`)).body.preview.effects;
    expect(await outcomeOf(added)).toMatchObject([
      { state: 'conflict', record: { kind: 'step' }, message: expect.stringMatching(/^A project is in it/) },
    ]);
    expect(await outcomeOf(asked)).toMatchObject([
      { state: 'conflict', record: { kind: 'form' }, message: expect.stringMatching(/^Projects have answers/) },
    ]);
    expect(JSON.stringify(await outcomeOf(changed))).not.toContain('secret');
    const reader = apiOf({ ...api.identity, scope: 'projects:read' });
    const { cause } = (await reader.get(`/causes/${idOf(changed)}`)).body;
    expect(cause.effects).toMatchObject([{ action: 'automation.updated', changes: [] }]);

    expect(await undo(idOf(changed))).toMatchObject({ status: 'completed', total_steps: 1 });
    expect((await api.get(`/automations/${automation.id}`)).body.automation.actions).toMatchObject(actions);
  });

  it('restores a webhook with its headers, without showing them', async () => {
    const before = { url: 'https://hooks.example.org/?token=secret', headers: { authorization: 'Bearer secret' } };
    const created = await api.send('POST', '/webhooks', { name: 'ERP', kinds: ['project.created'], ...before });
    const { id } = created.body.webhook;
    const url = 'https://hooks.example.org/new';
    const changes = { url, active: false, headers: { authorization: null } };
    const changed = await api.send('PATCH', `/webhooks/${id}`, changes);

    const { preview } = (await api.send('POST', `/causes/${idOf(changed)}/undo/preview`)).body;
    expect(preview.effects).toMatchObject([{ state: 'revertible', record: { kind: 'webhook', id } }]);
    expect(JSON.stringify(preview)).not.toContain('secret');
    expect(await undo(idOf(changed))).toMatchObject({ status: 'completed', total_steps: 1 });
    const restored = (await api.get(`/webhooks/${id}`)).body.webhook;
    expect(restored).toMatchObject({ url: before.url, active: true, header_names: ['authorization'] });

    const deleted = await api.send('DELETE', `/webhooks/${id}`);
    expect(await undo(idOf(deleted))).toMatchObject({ status: 'completed' });
    expect((await api.get(`/webhooks/${id}`)).body.webhook).toMatchObject({ url: before.url, deleted_at: null });
  });

  it('restores channels, templates, conversations and links, but not a used link', async () => {
    const outcomesOf = async (response: ApiResponse) =>
      (await api.send('POST', `/causes/${idOf(response)}/undo/preview`)).body.preview.effects;
    const channel = await aChannel(api);
    await post(channel.external_ref, { message: 'Hi', sender: { id: 'ana', name: 'Ana' } });
    const [{ id }] = (await api.get(`/conversations?filter[channel_id]=${channel.id}`)).body.conversations;
    const { reply_template: template } = (await api.send('POST', '/reply-templates', { name: 'Hi', body: 'Hi!' })).body;
    const conversation = async () => (await api.get(`/conversations/${id}`)).body.conversation;
    const before = await conversation();
    const closed = await api.send('PATCH', `/conversations/${id}`, { status: 'closed', add_labels: ['vip'] });
    const renamed = await api.send('PATCH', `/channels/${channel.id}`, { name: 'Sales', active: false });
    const rotated = await api.send('POST', `/channels/${channel.id}/secret`);
    const removed = await api.send('DELETE', `/reply-templates/${template.id}`);
    const form = await makeForm(api, [{ label: 'Why', type: 'short_text' }]);
    const accessor = { type: 'project_form', project_id: await createProject() };
    const link = { form_id: form.id, accessor, single_use: false };
    const generated = await api.send('POST', '/dynamic-forms/pivot-accessor/url-generate', link);
    const body = JSON.stringify({ answers: [{ field_id: form.edges[0], value: 'because' }] });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${generated.body.urls[0].url}/answers`, { method: 'POST', headers, body });

    expect(await outcomesOf(generated)).toMatchObject([
      { state: 'irreversible', message: expect.stringMatching(/^Answers were submitted by the link. Revoke it/) },
    ]);
    expect(await outcomesOf(rotated)).toMatchObject([{ action: 'channel.secret_rotated', state: 'irreversible' }]);
    const undone = await Promise.all([closed, renamed, removed].map((response) => undo(idOf(response))));
    expect(undone.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    const { awaiting_reply_since } = before;
    expect(await conversation()).toMatchObject({ status: 'open', labels: [], awaiting_reply_since });
    expect((await api.get(`/channels/${channel.id}`)).body.channel).toMatchObject({ name: 'Support', active: true });
    expect((await api.get(`/reply-templates/${template.id}`)).body.reply_template).toMatchObject({ body: 'Hi!' });
    await undo(undone[0].id);
    expect(await conversation()).toMatchObject({ status: 'closed', labels: ['vip'], awaiting_reply_since: null });
  });

  it('names who changed a value since, and undoes the other effects on request', async () => {
    const project = await createProject();
    const cause = idOf(await api.send('PATCH', `/projects/${project}`, { name: 'Wall', budget: 700 }));
    await api.send('PATCH', `/projects/${project}`, { budget: 800 });

    const { preview } = (await api.send('POST', `/causes/${cause}/undo/preview`)).body;
    expect(preview).toMatchObject({
      counts: { revertible: 0, conflict: 1 },
      effects: [
        {
          state: 'conflict',
          conflicts: [{ field: 'budget', set: 700, current: 800 }],
          message: expect.stringMatching(/^budget was changed by .+ at \d{4}-/),
        },
      ],
    });
    expect((await api.send('POST', `/causes/${cause}/undo`, {})).body.message).toBe('undo_conflict');
    expect(await undo(cause, 'possible')).toMatchObject({ status: 'partial' });
    expect(await read(project)).toMatchObject({ name: 'Roof', budget: 800 });
  });

  it('does not delete a created project that was changed since', async () => {
    const created = await api.send('POST', '/projects', { name: 'New' });
    await api.send('PATCH', `/projects/${created.body.project.id}`, { budget: 1 });

    const { status, body } = await api.send('POST', `/causes/${idOf(created)}/undo`, {});

    expect({ status, message: body.message }).toEqual({ status: 409, message: 'undo_conflict' });
  });

  it('is invisible to other tenants, and requires the scopes of the changed records', async () => {
    const project = await createProject();
    const changed = await api.send('PATCH', `/projects/${project}`, { budget: 5 });
    const cause = idOf(changed);
    const { id } = await undo(cause);

    const other = apiOf();
    expect((await other.get(`/causes/${cause}`)).status).toBe(404);
    expect((await other.get(`/undos/${id}`)).status).toBe(404);
    expect((await other.send('POST', `/causes/${cause}/undo`, {})).status).toBe(404);
    const reader = apiOf({ ...api.identity, scope: 'projects:read' });
    expect((await reader.get(`/causes/${cause}`)).status).toBe(200);
    expect((await reader.send('POST', `/causes/${cause}/undo`, {})).status).toBe(403);
  });

  it('returns 404 for an unknown cause and an unknown undo', async () => {
    expect((await api.get('/causes/unknown')).body.message).toBe('cause_model_not_found');
    expect((await api.get('/undos/01890a5d-ac96-774b-bcce-b302099a8057')).body.message).toBe('undo_model_not_found');
  });
});
