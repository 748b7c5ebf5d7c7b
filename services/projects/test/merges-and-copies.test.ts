import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;
type Project = { id: string; code: string; parent_id: string | null };

describe('merging and copying projects', () => {
  let service: Service;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  const base = '/api/management/projects';
  const create = async (name: string, fields: object = {}) =>
    (await client.send('POST', base, { name, ...fields })).body['project'] as Project;
  const merge = (from: string, into: string) => client.send('POST', `${base}/${from}/merge`, { into });
  const copy = (id: string, body: object = {}) => client.send('POST', `${base}/${id}/duplicate`, body);

  it('closes the merged project, and undoes the merge completely', async () => {
    const [source, target] = [await create('source'), await create('target')];

    expect((await merge(source.id, target.id)).body).toMatchObject({ project: { merged_id: target.id } });
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'x' }],
      ['POST', '/tasks', { title: 'x' }],
      ['POST', '/merge', { into: target.id }],
      ['POST', '/duplicate', {}],
    ] as const) {
      expect(await client.send(method, `${base}/${source.id}${path}`, body)).toMatchObject({
        status: 422,
        body: { message: 'merged_project', error: expect.stringContaining(target.id) },
      });
    }
    expect((await client.send('POST', `${base}/${source.id}/unmerge`)).body).toMatchObject({
      project: { ...source, merged_id: null, version: 3, updated_at: expect.any(String) },
    });
    expect((await client.send('POST', `${base}/${source.id}/unmerge`)).body).toMatchObject({ message: 'not_merged' });
    await eventually(async () => {
      const { body } = await client.send('GET', `${base}/${target.id}/history?filter[action]=project.merged`);
      expect(body).toMatchObject({ history: [{ details: { from: { id: source.id, name: 'source' } } }] });
    });
  });

  it('rejects merging with itself, a relative, a merged, an unknown or a foreign project', async () => {
    const root = await create('root');
    const leaf = await create('leaf', { parent_id: (await create('middle', { parent_id: root.id })).id });
    const [one, two, three] = [await create('1'), await create('2'), await create('3')];
    await merge(one.id, two.id);
    const mine = client;
    client = serviceClient(service.httpPort, aCaller());
    const foreign = await create('foreign');
    client = mine;

    expect((await merge(root.id, root.id)).body).toMatchObject({ message: 'invalid_merge' });
    expect((await merge(leaf.id, root.id)).body).toMatchObject({ message: 'invalid_merge' });
    expect((await merge(root.id, leaf.id)).body).toMatchObject({ message: 'invalid_merge' });
    expect((await merge(three.id, one.id)).body).toMatchObject({ message: 'merged_project' });
    expect((await merge(two.id, three.id)).body).toMatchObject({ message: 'merged_project' });
    expect((await merge(three.id, foreign.id)).body).toMatchObject({ message: 'project_model_not_found' });
    expect((await client.send('POST', `${base}/${three.id}/merge`)).body).toMatchObject({
      validation: { into: expect.any(Array) },
    });
  });

  it('copies a project with its tags, users and tasks, without its history', async () => {
    const tag = (await client.send('POST', '/api/management/tags', { name: 't' })).body['tag'] as { id: string };
    const original = await create('Roof', {
      old_id: 'X-1',
      budget: 7,
      status: 4,
      costs: { planned: 1, actual: 2 },
      tag_ids: [tag.id],
    });
    await client.send('POST', `${base}/${original.id}/tasks`, { title: 'Call', done: true });

    const copied = (await copy(original.id)).body['project'];

    expect(copied).toMatchObject({
      name: 'Roof (copy)',
      code: 'P-2',
      old_id: null,
      budget: 7,
      status: 1,
      costs: { planned: 1, actual: 2 },
      tags: [{ id: tag.id }],
      tasks: [{ title: 'Call', done: false }],
    });
    await eventually(async () => {
      const { body } = await client.send('GET', `${base}/${(copied as unknown as Project).id}/history`);
      expect(body).toMatchObject({ history: [{ details: { duplicated_from: original.id } }] });
    });
  });

  it('creates a project with descendants from a template, without deleted ones', async () => {
    const template = await create('Pattern', { is_template: true });
    const child = await create('child', { parent_id: template.id });
    await create('grandchild', { parent_id: child.id });
    const gone = await create('gone', { parent_id: template.id });
    await create('below gone', { parent_id: gone.id });
    await client.send('DELETE', `${base}/${gone.id}`);
    await create('By hand', { code: 'P-8' });

    const created = (await copy(template.id, { with_children: true })).body['project'] as unknown as Project;
    const alone = (await copy(template.id, { name: 'Alone' })).body['project'] as unknown as Project;

    expect(created).toMatchObject({ name: 'Pattern', is_template: false });
    const { hierarchy } = (await client.send('GET', `${base}/${created.id}/hierarchy`)).body as {
      hierarchy: { descendants: (Project & { name: string })[] };
    };
    expect(hierarchy.descendants.map(({ name }) => name)).toEqual(['child', 'grandchild']);
    expect(new Set(hierarchy.descendants.map(({ code }) => code)).size).toBe(2);
    expect((await client.send('GET', `${base}/${alone.id}/hierarchy`)).body).toMatchObject({
      hierarchy: { descendants: [] },
    });
  });

  it('creates one copy per idempotency key', async () => {
    const original = await create('Roof');
    const key = { 'idempotency-key': 'copy-1' };

    const responses = await Promise.all(
      [1, 2, 3].map(() => client.send('POST', `${base}/${original.id}/duplicate`, {}, key)),
    );

    expect(new Set(responses.map(({ body }) => (body['project'] as unknown as Project).id)).size).toBe(1);
  });
});
