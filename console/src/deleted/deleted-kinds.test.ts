import type { Call } from '@trackway/client';
import { DELETED_KINDS, type DeletedKind, readDeleted, restoreDeleted } from './deleted-kinds';
import { deletedSearch } from './deleted-search';

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

    const { objects } = await readDeleted(apiOf({ meta, webhooks }).call, 'webhooks', 1, signal);
    const forms = await readDeleted(apiOf({ meta, forms: [{ id: 7, title: 'Survey' }] }).call, 'forms', 1, signal);

    expect(objects).toEqual([
      { id: 'a', name: 'ERP', deletedAt: '2026-11-01T10:00:00.000Z' },
      { id: 'b', name: 'https://crm.example', deletedAt: null },
    ]);
    expect(forms.objects).toEqual([{ id: 7, name: 'Survey', deletedAt: null }]);
  });

  it('are restored by the path of their kind', async () => {
    const { call, calls } = apiOf({});

    await restoreDeleted(call, 'agents', 'a');
    await restoreDeleted(call, 'groups', 'g');

    expect(calls).toEqual([
      ['post', '/api/management/ai/agents/{agent}/restore', { path: { agent: 'a' } }],
      ['post', '/api/management/project-groups/{project_group}/restore', { path: { project_group: 'g' } }],
    ]);
  });

  it('have kinds that the address of the screen can name', () => {
    for (const kind of Object.keys(DELETED_KINDS) as DeletedKind[]) expect(deletedSearch({ kind })).toEqual({ kind });
    expect(deletedSearch({ kind: 'constructor', page: 2 })).toEqual({ page: 2 });
    expect(deletedSearch({ kind: 7, page: 0 })).toEqual({});
  });
});
