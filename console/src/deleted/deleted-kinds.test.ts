import type { Call } from '@trackway/client';
import { readDeleted, restoreDeleted } from './deleted-kinds';
import { deletedSearch, KINDS } from './deleted-search';

const meta = { current_page: 1, last_page: 1, from: 1, to: 1, total: 1 };

/** An API that returns one body, and records what it receives. */
function apiOf(body: object) {
  const calls: unknown[][] = [];
  const call = (async (...sent: unknown[]) => {
    calls.push(sent.slice(0, 3));
    return body;
  }) as Call;
  return { call, calls };
}

describe('deleted objects', () => {
  it('are listed by name, title or address', async () => {
    const { signal } = new AbortController();
    const webhooks = [
      { id: 'a', name: 'ERP', url: 'https://erp.example', deleted_at: '2026-11-01T10:00:00.000Z' },
      { id: 'b', name: '', url: 'https://crm.example', deleted_at: null },
    ];

    const { objects } = await readDeleted(apiOf({ meta, webhooks }).call, { kind: 'webhooks' }, 1, signal);
    const forms = await readDeleted(
      apiOf({ meta, forms: [{ id: 7, title: 'Survey' }] }).call,
      { kind: 'forms' },
      1,
      signal,
    );

    expect(objects).toEqual([
      { id: 'a', name: 'ERP', deletedAt: '2026-11-01T10:00:00.000Z' },
      { id: 'b', name: 'https://crm.example', deletedAt: null },
    ]);
    expect(forms.objects).toEqual([{ id: 7, name: 'Survey', deletedAt: null }]);
  });

  it('are restored by the path of their kind', async () => {
    const { call, calls } = apiOf({});

    await restoreDeleted(call, { kind: 'agents' }, 'a');
    await restoreDeleted(call, { kind: 'groups' }, 'g');

    expect(calls).toEqual([
      ['post', '/api/management/ai/agents/{agent}/restore', { path: { agent: 'a' } }],
      ['post', '/api/management/project-groups/{project_group}/restore', { path: { project_group: 'g' } }],
    ]);
  });

  it('of projects are listed and restored in their project', async () => {
    const { signal } = new AbortController();
    const tasks = [{ id: 't', title: 'Call', deleted_at: null }];
    const { call, calls } = apiOf({ meta, tasks });
    const place = { kind: 'tasks', project: 'p' } as const;

    const { objects } = await readDeleted(call, place, 1, signal);
    await restoreDeleted(call, place, 't');

    expect(objects).toEqual([{ id: 't', name: 'Call', deletedAt: null }]);
    expect(calls).toMatchObject([
      ['get', '/api/management/projects/{project}/tasks', { path: { project: 'p' } }],
      ['post', '/api/management/projects/{project}/tasks/{task}/restore', { path: { project: 'p', task: 't' } }],
    ]);
    expect(deletedSearch({ kind: 'tasks', project: 'p' })).toEqual({ kind: 'tasks', project: 'p' });
    expect(deletedSearch({ kind: 'tags', project: 'p' })).toEqual({ kind: 'tags' });
  });

  it('have kinds that the address of the screen can name', () => {
    for (const kind of KINDS) expect(deletedSearch({ kind })).toEqual({ kind });
    expect(deletedSearch({ kind: 'constructor', page: 2 })).toEqual({ page: 2 });
    expect(deletedSearch({ kind: 7, page: 0 })).toEqual({});
  });
});
