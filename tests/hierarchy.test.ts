import { type Api, apiOf } from './support/api';

async function aProject(api: Api, name: string, parent_id?: string): Promise<string> {
  const { body } = await api.send('POST', '/projects', { name, ...(parent_id ? { parent_id } : {}) });
  return body.project.id;
}

describe('DELETE projects/{project}/hierarchy/detach-child/{child}', () => {
  it('makes the child a root that keeps its descendants', async () => {
    const api = apiOf();
    const parent = await aProject(api, 'Parent');
    const child = await aProject(api, 'Child', parent);
    const grandchild = await aProject(api, 'Grandchild', child);

    const { status, body } = await api.send('DELETE', `/projects/${parent}/hierarchy/detach-child/${child}`);

    expect({ status, body }).toEqual({
      status: 200,
      body: {
        response: true,
        data: {
          former_parent: { id: parent, name: 'Parent' },
          detached_child: { id: child, name: 'Child', is_root: true },
        },
      },
    });
    expect((await api.get(`/projects/${child}`)).body.project.parent_id).toBeNull();
    expect((await api.get(`/projects/${grandchild}`)).body.project.parent_id).toBe(child);
  });

  it('rejects a project that is not a direct child, and changes nothing', async () => {
    const api = apiOf();
    const parent = await aProject(api, 'Parent');
    const child = await aProject(api, 'Child', parent);
    const grandchild = await aProject(api, 'Grandchild', child);

    const rejected = await api.send('DELETE', `/projects/${parent}/hierarchy/detach-child/${grandchild}`);

    expect(rejected).toMatchObject({
      status: 422,
      body: { response: false, message: 'invalid_parent_child_relationship', error: expect.any(String) },
    });
    expect((await api.get(`/projects/${grandchild}`)).body.project.parent_id).toBe(child);
  });

  it('returns 404 for projects of other frames', async () => {
    const api = apiOf();
    const parent = await aProject(api, 'Parent');
    const child = await aProject(api, 'Child', parent);

    const rejected = await apiOf().send('DELETE', `/projects/${parent}/hierarchy/detach-child/${child}`);

    expect(rejected).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
  });
});

describe('a hierarchy', () => {
  it('is attached, and read from the root to the leaves', async () => {
    const api = apiOf();
    const [root, middle, leaf] = [
      await aProject(api, 'Root'),
      await aProject(api, 'Middle'),
      await aProject(api, 'Leaf'),
    ];
    await api.send('POST', `/projects/${root}/hierarchy/attach-child/${middle}`);
    await api.send('POST', `/projects/${middle}/hierarchy/attach-child/${leaf}`);

    const { status, body } = await api.get(`/projects/${middle}/hierarchy`);

    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(root);
    expect(JSON.stringify(body)).toContain(leaf);
  });

  it('never becomes cyclic, also with concurrent requests', async () => {
    const api = apiOf();
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await aProject(api, 'One'), await aProject(api, 'Two')];

      const responses = await Promise.all([
        api.send('POST', `/projects/${one}/hierarchy/attach-child/${two}`),
        api.send('POST', `/projects/${two}/hierarchy/attach-child/${one}`),
      ]);

      expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(responses.find(({ status }) => status === 422)?.body.message).toBe('hierarchy_cycle');
    }
  });
});
