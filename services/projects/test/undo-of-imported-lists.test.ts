import { createPool } from '@trackway/postgres';
import { type Caller, newId, runInContext } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { importRowsOn, type SheetRow } from './import-rows';
import { startTestProjects } from './start-projects';

const ROOT = '/api/management';

describe('the undo of an import that changed groups and tags of a project', () => {
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let pool: ReturnType<typeof createPool>;
  let caller: Caller;
  let client: ServiceClient;

  beforeAll(async () => {
    forms = await startFakeForms();
    service = await startTestProjects({ forms: forms.address });
    pool = createPool({ url: service.database.url, max: 2, name: 'test', logger: quietLogger() });
  });
  afterAll(async () => {
    await pool.end();
    await service.stop();
    await forms.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
  });

  const create = async (path: string, kind: string, body: object): Promise<string> =>
    (await client.send('POST', `${ROOT}/${path}`, body)).body[kind].id;

  async function importRow(row: SheetRow): Promise<string> {
    const operationId = newId();
    const context = { requestId: operationId, correlationId: operationId, depth: 0 };
    const outcomes = await runInContext(context, () =>
      importRowsOn(pool, caller, [row], { operationId, mode: 'update' }),
    );
    expect(outcomes).toMatchObject([{ outcome: 'updated' }]);
    return operationId;
  }

  async function undo(cause: string) {
    return await eventually(async () => {
      const { status, body } = await client.send('POST', `${ROOT}/causes/${cause}/undo`, {});
      expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
      const { undo: current } = (await client.send('GET', `${ROOT}/undos/${body.undo.id}`)).body;
      expect(current.status).toBe('completed');
      return current;
    }, 30_000);
  }

  async function listsOf(project: string) {
    const { groups, tags } = (await client.send('GET', `${ROOT}/projects/${project}`)).body.project;
    return [groups, tags].map((list: { name: string }[]) => list.map(({ name }) => name));
  }

  it('restores them, and is undone itself', async () => {
    const [group, tag] = [
      await create('project-groups', 'project_group', { name: 'G' }),
      await create('tags', 'tag', { name: 'old' }),
    ];
    const lists = { group_ids: [group], tag_ids: [tag] };
    const id = await create('projects', 'project', { name: 'Roof', code: 'A', ...lists });
    const cause = await importRow({ 'project.code': 'A', 'project.groups': 'H', 'project.tags': 'new; old' });

    const history = await eventually(async () => {
      const { body } = await client.send('GET', `${ROOT}/projects/${id}/history?filter[action]=project.updated`);
      expect(body.history).toHaveLength(1);
      return body.history[0];
    });
    const first = await undo(cause);
    const restored = await listsOf(id);
    await undo(first.id);

    expect(history).toMatchObject({
      changes: [
        { field: 'group_ids', from: [group], to: [expect.any(String)] },
        { field: 'tag_ids', from: [tag] },
      ],
      details: { groups: { from: ['G'], to: ['H'] }, tags: { from: ['old'], to: ['new', 'old'] } },
    });
    expect(restored).toEqual([['G'], ['old']]);
    expect(await listsOf(id)).toEqual([['H'], ['new', 'old']]);
  });

  it('restores them also if an earlier version recorded their names', async () => {
    const tags = [await create('tags', 'tag', { name: 'old' }), await create('tags', 'tag', { name: 'new' })];
    const id = await create('projects', 'project', { name: 'Roof', tag_ids: tags.slice(1) });
    const cause = newId();
    await service.superuser.query(
      `INSERT INTO history_lines (frame_id, id, project_id, action, actor, changes, details, source, correlation_id,
         request_id, happened_at)
       VALUES ($1, gen_random_uuid(), $2, 'project.updated', $3, $4, '{}', 'projects', $5, $5, now())`,
      [
        caller.frameId,
        id,
        JSON.stringify({ kind: 'user', id: caller.id, name: null }),
        JSON.stringify([{ field: 'tags', from: ['old'], to: ['new'] }]),
        cause,
      ],
    );

    await undo(cause);

    expect(await listsOf(id)).toEqual([[], ['old']]);
  });
});
