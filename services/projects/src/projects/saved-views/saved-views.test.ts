import type { UnitOfWork } from '@trackway/application';
import { parseSearch } from '@trackway/filters';
import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { projectModel } from '../project/project-search-model';
import { makeApplyView } from './apply-view';
import { FakeSavedViewStore } from './fake-saved-view-store';
import { makeFindView, makeListViews, makeReadView } from './read-saved-views';
import type { SavedViewFields } from './saved-view';
import type { SavedViewStores } from './saved-view-store';
import { makeCreateView, makeDeleteView, makeRestoreView, makeUpdateView } from './write-saved-view';

const frameId = newId();
const page = { page: 1, perPage: 10 };

function callerOf(...scopes: string[]): Caller {
  return { kind: 'user', id: newId(), frameId, scopes };
}

function setUp() {
  const savedViews = new FakeSavedViewStore();
  const events: OutgoingEvent[] = [];
  const outbox = { add: async (...added: OutgoingEvent[]) => void events.push(...added) };
  const unitOfWork: UnitOfWork<SavedViewStores> = {
    run: (_, work) => work({ savedViews, outbox, recordEffect: async () => undefined }),
  };
  const edgeDirectory = { typesOf: async () => new Map<string, string>() };
  const deps = { unitOfWork, edgeDirectory, newId, clock: () => new Date('2026-01-01T00:00:00Z') };
  return {
    create: makeCreateView(deps),
    update: makeUpdateView(deps),
    remove: makeDeleteView(deps),
    restore: makeRestoreView(deps),
    read: makeReadView(deps),
    find: makeFindView(deps),
    list: makeListViews(deps),
    apply: makeApplyView(deps),
    actions: () => events.map(({ event }) => (event.data as { action: string }).action),
  };
}

const name = (value: string) => ({ field: 'name', operator: 'contains', value });

function fields(changes: Partial<SavedViewFields> = {}): SavedViewFields {
  const search = { filters: [name('roof')], filter_groups: [], sorting: [], template: null };
  return { name: 'Roofs', resource: 'projects', visibility: 'private', search, columns: ['name'], ...changes };
}

describe('saved views', () => {
  const owner = callerOf('projects:write');
  const other = callerOf('projects:write');
  const administrator = callerOf('projects:write', 'system:write');

  it('are recorded in the audit log', async () => {
    const { create, update, remove, actions } = setUp();
    const { id } = await create(owner, fields());

    await update(owner, { id, changes: { name: 'Roofs' } });
    const { version } = await update(owner, { id, ifVersion: 1, changes: { name: 'All roofs' } });
    await remove(owner, { id, ifVersion: version });

    expect(version).toBe(2);
    expect(actions()).toEqual(['view.created', 'view.updated', 'view.deleted']);
  });

  it.each([
    [
      'an unknown field',
      { search: { ...fields().search, filters: [{ ...name('x'), field: 'colour' }] } },
      'validation_error',
    ],
    [
      'an unknown sort',
      { search: { ...fields().search, sorting: [{ field: 'x', direction: 'asc' as const }] } },
      'validation_error',
    ],
    ['an unknown column', { columns: ['colour'] }, 'validation_errors'],
  ])('are rejected with %s', async (_, changes, code) => {
    const { create, update } = setUp();
    const { id } = await create(owner, fields());

    await expect(create(owner, fields(changes))).rejects.toMatchObject({ code });
    await expect(update(owner, { id, changes })).rejects.toMatchObject({ code });
  });

  it('are rejected with the name of the member that is invalid, and that of the released contract', async () => {
    const messages = [expect.stringContaining('colour')];
    const validation = { columns: messages, fields: messages };

    await expect(setUp().create(owner, fields({ columns: ['colour'] }))).rejects.toMatchObject({
      details: { validation },
    });
  });

  it('are invisible to others if they are private', async () => {
    const { create, read, list, update, remove, apply } = setUp();
    const { id } = await create(owner, fields());
    const missing = { code: 'view_model_not_found' };

    expect((await list(administrator, page)).views).toEqual([]);
    await expect(read(administrator, id)).rejects.toMatchObject(missing);
    await expect(update(administrator, { id, changes: { name: 'x' } })).rejects.toMatchObject(missing);
    await expect(remove(administrator, { id })).rejects.toMatchObject(missing);
    await expect(apply(other, id, parseSearch(projectModel, {}))).rejects.toMatchObject(missing);
  });

  it('can be changed by their owner and administrators if they are shared', async () => {
    const { create, read, update, remove } = setUp();
    const { id } = await create(owner, fields({ visibility: 'shared' }));

    expect(await read(other, id)).toMatchObject({ name: 'Roofs', ownerId: owner.id });
    await expect(update(other, { id, changes: { name: 'x' } })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(remove(other, { id })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await update(administrator, { id, changes: { name: 'x' } })).toMatchObject({ name: 'x', ownerId: owner.id });
  });

  it('reject an outdated version', async () => {
    const { create, update } = setUp();
    const { id } = await create(owner, fields());

    const outdated = update(owner, { id, ifVersion: 7, changes: { name: 'x' } });

    await expect(outdated).rejects.toMatchObject({ code: 'precondition_failed' });
  });

  it('are limited in number', async () => {
    const { create } = setUp();
    for (let view = 0; view < 500; view += 1) await create(owner, fields());

    await expect(create(owner, fields())).rejects.toMatchObject({ code: 'view_limit_reached' });
    await create(other, fields());
  });

  it('are restored with their id and owner, also if their search is no longer valid', async () => {
    const { create, remove, read, restore, actions } = setUp();
    const search = { ...fields().search, filters: [{ ...name('x'), field: 'removed_field' }] };
    const { id } = await create(owner, fields({ visibility: 'shared' }));
    const deleted = await remove(owner, { id });

    await expect(restore(other, deleted)).rejects.toMatchObject({ code: 'forbidden' });
    const restored = await restore(administrator, { ...deleted, search });

    expect(restored).toMatchObject({ id, ownerId: owner.id, version: 1, search });
    expect(await read(owner, id)).toEqual(restored);
    expect(actions()).toEqual(['view.created', 'view.deleted', 'view.restored']);
  });

  it('are not restored for others if they are private, or above the limit of their owner', async () => {
    const { create, remove, restore } = setUp();
    const deleted = await remove(owner, await create(owner, fields()));

    await expect(restore(administrator, deleted)).rejects.toMatchObject({ code: 'view_model_not_found' });
    for (let view = 0; view < 500; view += 1) await create(owner, fields());
    await expect(restore(owner, deleted)).rejects.toMatchObject({ code: 'view_limit_reached' });
  });

  it('must match in addition to the filters of a search', async () => {
    const { create, apply } = setUp();
    const filters = [name('roof'), { ...name('wall'), logical_operator: 'or' as const }];
    const stored = { filters, filter_groups: [], sorting: [{ field: 'budget', direction: 'desc' as const }] };
    const { id } = await create(owner, fields({ search: { ...stored, template: 'include' } }));
    const given = parseSearch(projectModel, { filters: [{ field: 'status', operator: 'equals', value: 1 }] });

    const search = await apply(owner, id.toUpperCase(), given);

    expect(search.filters).toEqual(given.filters);
    expect(search.groups).toMatchObject([
      { connective: 'or', groups: [{ filters: [{ values: ['roof'] }] }, { filters: [{ values: ['wall'] }] }] },
    ]);
    expect(search).toMatchObject({ sorts: [{ field: { name: 'budget' } }], template: 'include' });
  });

  it('are named with the field of the search if they do not exist or are private', async () => {
    const { apply, create, find } = setUp();
    const { id } = await create(owner, fields());
    const search = { filters: [], sorts: [] };

    expect([await find(other, id), (await find(owner, id))?.id]).toEqual([undefined, id]);
    for (const [unknown, caller] of [
      ['x', owner],
      [newId(), owner],
      [id, other],
    ] as const) {
      await expect(apply(caller, unknown, search, 'view')).rejects.toMatchObject({
        code: 'view_model_not_found',
        details: { validation: { view: [expect.stringContaining(unknown)] } },
      });
    }
  });

  it('leave the sorting and the template option of a search', async () => {
    const { create, apply } = setUp();
    const search = { ...fields().search, sorting: [{ field: 'budget', direction: 'desc' as const }] };
    const { id } = await create(owner, fields({ search: { ...search, template: 'include' } }));
    const given = parseSearch(projectModel, { sorting: [{ field: 'name', direction: 'asc' }] });

    const found = await apply(owner, id, { ...given, template: 'only' as const });

    expect(found).toMatchObject({ sorts: [{ field: { name: 'name' } }], template: 'only' });
  });
});
