import { conflict } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeNumberRanges } from '../directory/numbers/fake-number-ranges';
import { aUser } from '../identity/fake-identity-samples';
import { aProject } from '../projects/fake-project-samples';
import { FakeTaskStore } from '../projects/tasks/fake-task-store';
import { makeApplyRows } from './apply-rows';
import { batchOf, FakeImports } from './fake-imports';
import type { ImportJob } from './rows/import-job';
import type { RowBatch } from './rows/row-batch';

const NOW = new Date('2026-05-04T12:00:00Z');
const caller = aCaller();
const { frameId } = caller;

describe('the rows of an import', () => {
  let imports: FakeImports;
  let job: ImportJob;

  beforeEach(() => {
    imports = new FakeImports();
    job = { operationId: newId(), attempt: 1, type: 'customer', mode: 'create', createMissing: false, dryRun: false };
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function apply(batches: readonly RowBatch[], changes: Partial<ImportJob> = {}, by = caller) {
    const deps = { unitOfWork: imports, numbers: new FakeNumberRanges(), newId, clock: () => NOW };
    const sent = (async function* () {
      yield* batches;
    })();
    const applied = await Array.fromAsync(makeApplyRows(deps)(by, { ...job, ...changes }, sent));
    return applied.flatMap(({ outcomes }) => outcomes.map(({ rowNumber, outcome }) => [rowNumber, outcome]));
  }

  const customers = () => imports.fake.directory.customers.rows.of(frameId);
  const named = (...names: string[]) => names.map((name) => ({ 'customer.name': name }));

  it('create records, batch by batch', async () => {
    const outcomes = await apply([batchOf(2, named('Ana', 'Bo')), batchOf(4, named('Cy'))]);

    expect(outcomes).toEqual([
      [2, 'created'],
      [3, 'created'],
      [4, 'created'],
    ]);
    expect(customers().map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
  });

  it('are applied once if they are sent again, also in another batch', async () => {
    await apply([batchOf(2, named('Ana', 'Bo'))]);

    const outcomes = await apply([batchOf(3, named('Bo', 'Cy'))]);

    expect(outcomes).toEqual([
      [3, 'created'],
      [4, 'created'],
    ]);
    expect(customers().map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
  });

  it('with errors create nothing, and the other rows of the batch are created', async () => {
    const rows = [{ 'customer.name': 'Ana', 'customer.parent': 'Missing' }, ...named('Bo')];

    const outcomes = await apply([batchOf(2, rows)]);

    expect(outcomes).toEqual([
      [2, 'failed'],
      [3, 'created'],
    ]);
    expect(customers().map(({ name }) => name)).toEqual(['Bo']);
  });

  it('update records that they match, and record the change for an undo', async () => {
    await apply([batchOf(2, named('Ana'))]);
    const [ana] = customers();

    const rows = [{ 'customer.name': 'Ana', 'customer.document': '123' }, ...named('Bo')];
    const outcomes = await apply([batchOf(2, rows)], {
      operationId: newId(),
      mode: 'upsert',
      matchBy: 'customer.name',
    });

    expect(outcomes).toEqual([
      [2, 'updated'],
      [3, 'created'],
    ]);
    expect(customers()[0]).toMatchObject({ id: ana?.id, document: '123', version: 2 });
    expect(imports.effects.entries).toMatchObject([
      { kind: 'customer', record_id: ana?.id, action: 'customer.updated' },
    ]);
  });

  it('record changed groups and tags of projects by id, as other changes do, and their names as details', async () => {
    const update = { operationId: newId(), type: 'project', mode: 'update' } as const;
    const row = { 'project.code': 'A', 'project.name': 'Roof', 'project.groups': 'G', 'project.tags': 'old' };
    await apply([batchOf(2, [row])], { type: 'project' });
    const old = imports.fake.directory.tags.rows.of(frameId)[0]?.id;
    imports.fake.events.take();

    expect(await apply([batchOf(2, [{ ...row, 'project.tags': 'new' }])], update)).toEqual([[2, 'updated']]);

    const created = imports.fake.directory.tags.rows.of(frameId).find(({ name }) => name === 'new')?.id;
    const [, history] = imports.fake.events.take().map(({ event }) => event.data);
    const changes = [{ field: 'tag_ids', from: [old], to: [created] }];
    expect(history).toMatchObject({ lines: [{ changes, details: { tags: { from: ['old'], to: ['new'] } } }] });
  });

  it.each(['create', 'upsert'] as const)('of a dry run have the same outcomes and change nothing: %s', async (mode) => {
    await apply([batchOf(2, [{ 'customer.name': 'Ana', 'customer.document': '1' }])]);
    const [batches, options] = [
      [batchOf(2, [{ 'customer.name': 'Ana', 'customer.document': '1' }]), batchOf(3, named('Bo'))],
      { operationId: newId(), mode, matchBy: 'customer.document' },
    ];

    const planned = await apply(batches, { ...options, dryRun: true });
    expect(customers()).toHaveLength(1);
    expect(await imports.appliedBatches.firstRows(frameId, options.operationId)).toEqual([]);

    expect(await apply(batches, options)).toEqual(planned);
  });

  it('have deleted assignees in a dry run, also after previous rows', async () => {
    const { identity, links } = imports.fake;
    const [ana, bo] = [aUser({ email: 'ana@example.org' }), aUser({ deletedAt: NOW })];
    for (const user of [ana, bo]) identity.users.rows.put(frameId, user);
    await apply([batchOf(2, [{ 'project.code': 'A', 'project.name': 'Roof' }])], { type: 'project' });
    const [project] = imports.fake.projects.rows.of(frameId);
    await links.addUsers(frameId, project?.id ?? '', 'user', [bo.id]);
    const update = { operationId: newId(), type: 'project', mode: 'update' } as const;
    const row = { 'project.code': 'A', 'project.assignees': 'ana@example.org' };
    const batches = [batchOf(2, [row]), batchOf(3, [row])];

    const planned = await apply(batches, { ...update, dryRun: true });

    expect(planned).toEqual([
      [2, 'updated'],
      [3, 'unchanged'],
    ]);
    expect(await apply(batches, update)).toEqual(planned);
  });

  it.each([
    [false, 'one batch'],
    [true, 'one batch'],
    [true, 'two batches'],
  ])('of tasks are rejected when the project has 5,000 (dry run: %s, %s)', async (dryRun, sent) => {
    const project = aProject();
    await imports.fake.run(frameId, ({ projects }) => projects.insert(frameId, project));
    jest.spyOn(FakeTaskStore.prototype, 'countByProject').mockResolvedValue(new Map([[project.id, 4_999]]));
    const [first = [], second = []] = ['A', 'B'].map((title) => [{ 'task.project': project.id, 'task.title': title }]);
    const batches =
      sent === 'one batch' ? [batchOf(2, [...first, ...second])] : [batchOf(2, first), batchOf(3, second)];

    expect(await apply(batches, { type: 'task', dryRun })).toEqual([
      [2, 'created'],
      [3, 'failed'],
    ]);
  });

  it('leave texts unchanged that an export has cut to the length of a cell', async () => {
    const update = { operationId: newId(), type: 'contact', mode: 'upsert', matchBy: 'contact.email' } as const;
    const description = 'x'.repeat(40_000);
    const row = (text: string) => [
      batchOf(2, [{ 'contact.name': 'Ana', 'contact.email': 'a@example.org', 'contact.description': text }]),
    ];
    await apply(row(description), update);

    expect(await apply(row('x'.repeat(32_767)), { ...update, operationId: newId() })).toEqual([[2, 'unchanged']]);
    expect(await apply(row('y'.repeat(32_767)), { ...update, operationId: newId() })).toEqual([[2, 'updated']]);
  });

  it('keep the spaces around a description, as requests do, and ignore one of spaces', async () => {
    const contact = { type: 'contact', mode: 'upsert', matchBy: 'contact.email' } as const;
    const row = (text: string) => [
      batchOf(2, [{ 'contact.name': ' Ana ', 'contact.email': 'a@example.org', 'contact.description': text }]),
    ];
    const stored = () => imports.fake.directory.contacts.rows.of(frameId);

    await apply(row('  indented\n'), { ...contact, operationId: newId() });
    expect(stored()).toMatchObject([{ name: 'Ana', description: '  indented\n' }]);
    expect(await apply(row('  indented\n'), { ...contact, operationId: newId() })).toEqual([[2, 'unchanged']]);
    expect(await apply(row('  '), { ...contact, operationId: newId() })).toEqual([[2, 'unchanged']]);
    expect(await apply(row('indented'), { ...contact, operationId: newId() })).toEqual([[2, 'updated']]);
  });

  it('are rejected after their attempt has ended, except those that were applied before', async () => {
    await apply([batchOf(2, named('Ana'))]);
    await imports.appliedBatches.endAttempt(frameId, job.operationId, 1);

    expect(await apply([batchOf(2, named('Ana'))])).toEqual([[2, 'created']]);
    await expect(apply([batchOf(3, named('Bo'))])).rejects.toMatchObject({ kind: 'conflict' });
    expect(customers().map(({ name }) => name)).toEqual(['Ana']);
  });

  it('are applied by a later attempt', async () => {
    await imports.appliedBatches.endAttempt(frameId, job.operationId, 1);

    expect(await apply([batchOf(2, named('Ana'))], { attempt: 2 })).toEqual([[2, 'created']]);
  });

  it('are applied again after a conflict with another transaction, at most five times', async () => {
    const insertFree = imports.fake.directory.customers.insertFree.bind(imports.fake.directory.customers);
    let left = 4;
    imports.fake.directory.customers.insertFree = async (...given) => {
      left -= 1;
      if (left >= 0) throw conflict('Another customer has this document.');
      return insertFree(...given);
    };

    expect(await apply([batchOf(2, named('Ana'))])).toEqual([[2, 'created']]);
    left = 5;
    await expect(apply([batchOf(3, named('Bo'))])).rejects.toThrow('Another customer has this document.');
    expect(customers().map(({ name }) => name)).toEqual(['Ana']);
  });

  it('of another frame are not matched', async () => {
    await apply([batchOf(2, named('Ana'))]);

    const outcomes = await apply([batchOf(2, named('Ana'))], { mode: 'update' }, aCaller());

    expect(outcomes).toEqual([[2, 'failed']]);
  });

  it('need the scope to write projects', async () => {
    await expect(apply([], {}, { ...caller, scopes: ['projects:read'] })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
