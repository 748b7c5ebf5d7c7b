import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;
type Thing = { id: string; name: string };

describe('lists and tasks of a project', () => {
  let service: Service;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  const base = '/api/management';
  const make = async (path: string, member: string, fields: object) => {
    const response = await client.send('POST', `${base}/${path}`, fields);
    expect(response).toMatchObject({ status: 200 });
    return response.body[member] as Thing;
  };
  const historyOf = (id: string, action: string) =>
    eventually(async () => {
      const { body } = await client.send('GET', `${base}/projects/${id}/history?filter[action]=${action}`);
      expect(body['history']).not.toHaveLength(0);
      return body['history'] as { changes: object[]; details: object }[];
    });

  it('are set on creation and replaced completely', async () => {
    const [a, b] = [await make('tags', 'tag', { name: 'a' }), await make('tags', 'tag', { name: 'b', color: '#C00' })];
    const group = await make('project-groups', 'project_group', { name: 'G' });
    const [bo, cy] = [await make('users', 'user', { name: 'Bo' }), await make('users', 'user', { name: 'Cy' })];

    const lists = { tag_ids: [b.id, a.id, a.id], group_ids: [group.id], user_ids: [bo.id], executor_ids: [cy.id] };
    const project = await make('projects', 'project', { name: 'P', ...lists });
    const path = `${base}/projects/${project.id}`;

    expect(project).toMatchObject({
      tags: [
        { id: a.id, name: 'a', color: '#1f5fbf' },
        { id: b.id, name: 'b', color: '#c00' },
      ],
      groups: [{ id: group.id, name: 'G' }],
      users: [{ id: bo.id, name: 'Bo', avatar_url: expect.stringMatching(/\/avatars\/\d-B\.svg$/) }],
      executors: [{ id: cy.id, name: 'Cy' }],
    });
    const patched = await client.send('PATCH', path, { tag_ids: [b.id], user_ids: [cy.id, bo.id] });
    expect(patched.body['project']).toMatchObject({
      tags: [{ name: 'b' }],
      groups: [{ name: 'G' }],
      users: [{ name: 'Bo' }, { name: 'Cy' }],
    });
    const [line] = await historyOf(project.id, 'project.updated');
    expect(line?.changes).toEqual([
      { field: 'tag_ids', from: [a.id, b.id], to: [b.id] },
      { field: 'user_ids', from: [bo.id], to: [cy.id, bo.id] },
    ]);
    const found = await client.send('POST', `${base}/projects/search`, {
      filters: [{ field: 'assignee', operator: 'equals', value: cy.id }],
    });
    expect(found.body).toMatchObject({ meta: { total: 1 } });
  });

  it('do not change if one item is unknown, deleted or foreign', async () => {
    const kept = await make('tags', 'tag', { name: 'kept' });
    const gone = await make('tags', 'tag', { name: 'gone' });
    const project = await make('projects', 'project', { name: 'P', tag_ids: [kept.id, gone.id] });
    const other = await make('projects', 'project', { name: 'Q' });
    await client.send('DELETE', `${base}/tags/${gone.id}`);
    const mine = client;
    client = serviceClient(service.httpPort, aCaller());
    const foreign = await make('tags', 'tag', { name: 'foreign' });
    client = mine;

    for (const id of [gone.id, foreign.id, '0190a000-0000-7000-8000-000000000000']) {
      const rejected = await client.send('PATCH', `${base}/projects/${other.id}`, {
        name: 'X',
        tag_ids: [kept.id, id],
      });
      expect(rejected).toMatchObject({ status: 404, body: { message: 'tag_model_not_found' } });
    }
    for (const [field, model] of [
      ['group_ids', 'project_group'],
      ['user_ids', 'user'],
      ['executor_ids', 'user'],
    ] as const) {
      const rejected = await client.send('PATCH', `${base}/projects/${other.id}`, { [field]: [foreign.id] });
      expect(rejected).toMatchObject({ status: 404, body: { message: `${model}_model_not_found` } });
    }
    expect((await client.send('GET', `${base}/projects/${other.id}`)).body).toMatchObject({
      project: { name: 'Q', tags: [] },
    });
    const kept2 = await client.send('PATCH', `${base}/projects/${project.id}`, { tag_ids: [gone.id, kept.id] });
    expect(kept2.body).toMatchObject({
      project: { tags: [{ name: 'gone', deleted_at: expect.any(String) }, { name: 'kept' }] },
    });
  });

  it('include tags that are listed, searched, changed, deleted once and restored', async () => {
    const tag = await make('tags', 'tag', { name: 'urgent' });
    const path = `${base}/tags/${tag.id}`;

    expect((await client.send('PATCH', path, { color: '#abcdef' })).body).toMatchObject({ tag: { color: '#abcdef' } });
    expect((await client.send('PATCH', path, { color: 'red' })).body).toMatchObject({
      message: 'validation_errors',
      validation: { color: expect.any(Array) },
    });
    expect((await client.send('POST', `${base}/tags`, { name: 'urgent' })).status).toBe(409);
    expect((await client.send('GET', `${base}/tags`)).body).toMatchObject({
      meta: { total: 1 },
      tags: [{ id: tag.id }],
    });
    expect((await client.send('POST', `${base}/tags/search`, {})).body).toMatchObject({ tags: [{ id: tag.id }] });
    expect((await client.send('DELETE', path)).status).toBe(200);
    expect((await client.send('DELETE', path)).body).toMatchObject({ message: 'tag_model_not_found' });
    expect((await client.send('POST', `${path}/restore`)).body).toMatchObject({ tag: { deleted_at: null } });
  });

  it('include tasks, whose changes are in the history', async () => {
    const bo = await make('users', 'user', { name: 'Bo' });
    const project = await make('projects', 'project', { name: 'P' });
    const tasks = `projects/${project.id}/tasks`;
    const due = '2026-12-24T10:00:00+02:00';

    const task = await make(tasks, 'task', { title: 'Call', due_at: due, assignee_id: bo.id });
    const path = `${base}/${tasks}/${task.id}`;
    const done = await client.send('PATCH', path, { done: true });
    await make(tasks, 'task', { title: 'Write' });

    expect(done.body).toMatchObject({
      task: {
        title: 'Call',
        done: true,
        due_at: '2026-12-24T08:00:00.000Z',
        assignee: { id: bo.id, name: 'Bo' },
        project_id: project.id,
      },
    });
    expect((await client.send('GET', `${base}/projects/${project.id}`)).body).toMatchObject({
      project: { tasks: [{ id: task.id, title: 'Call', done: true }, { title: 'Write' }] },
    });
    expect((await client.send('GET', `${base}/${tasks}?filter[done]=true`)).body).toMatchObject({
      meta: { total: 1 },
      tasks: [{ id: task.id }],
    });
    expect((await client.send('DELETE', path)).body).toMatchObject({ task: { deleted_at: expect.any(String) } });
    expect((await client.send('DELETE', path)).body).toMatchObject({ message: 'task_model_not_found' });
    expect((await client.send('GET', path)).status).toBe(404);
    expect((await client.send('POST', `${path}/restore`)).body).toMatchObject({ task: { deleted_at: null } });
    expect(await historyOf(project.id, 'task.updated')).toMatchObject([
      { changes: [{ field: 'done', from: false, to: true }], details: { task: { id: task.id, title: 'Call' } } },
    ]);
    expect(await historyOf(project.id, 'task.deleted')).toHaveLength(1);
  });

  it('reject tasks of other projects and unknown users', async () => {
    const [one, two] = [
      await make('projects', 'project', { name: '1' }),
      await make('projects', 'project', { name: '2' }),
    ];
    const task = await make(`projects/${one.id}/tasks`, 'task', { title: 'Call' });

    expect((await client.send('GET', `${base}/projects/${two.id}/tasks/${task.id}`)).status).toBe(404);
    expect(
      await client.send('POST', `${base}/projects/${two.id}/tasks`, { title: 'x', assignee_id: one.id }),
    ).toMatchObject({ status: 404, body: { message: 'user_model_not_found' } });
    expect(await client.send('POST', `${base}/projects/${two.id}/tasks`, { title: '' })).toMatchObject({
      status: 422,
      body: { validation: { title: expect.any(Array) } },
    });
    await client.send('DELETE', `${base}/projects/${two.id}`);
    expect((await client.send('POST', `${base}/projects/${two.id}/tasks`, { title: 'x' })).body).toMatchObject({
      message: 'project_model_not_found',
    });
  });
});
