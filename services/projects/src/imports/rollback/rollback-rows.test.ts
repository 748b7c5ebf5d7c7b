import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeNumberRanges } from '../../directory/numbers/fake-number-ranges';
import { aProject } from '../../projects/fake-project-samples';
import { makeApplyRows } from '../apply-rows';
import { batchOf, FakeImports } from '../fake-imports';
import type { ImportJob } from '../rows/import-job';
import { makeRollbackRows } from './rollback-rows';

const NOW = new Date('2026-05-04T12:00:00Z');
const caller = aCaller();
const { frameId } = caller;

describe('the rollback of an import', () => {
  let imports: FakeImports;
  let operationId: string;
  let used: Map<string, 'in_use' | 'use_unknown'>;
  /** Runs while projects are marked as deleted, before other services are asked again. */
  let onAsked: (times: number) => void;

  beforeEach(() => {
    imports = new FakeImports();
    operationId = newId();
    used = new Map();
    onAsked = () => undefined;
  });

  const numbers = new FakeNumberRanges();
  const rows = (kind: 'customer' | 'project', ...names: string[]) => names.map((name) => ({ [`${kind}.name`]: name }));

  async function apply(
    first: number,
    cells: readonly Readonly<Record<string, string>>[],
    job: Partial<ImportJob> = {},
  ) {
    const options: ImportJob = {
      operationId,
      type: 'project',
      mode: 'create',
      attempt: 1,
      createMissing: false,
      dryRun: false,
      ...job,
    };
    const sent = (async function* () {
      yield batchOf(first, cells);
    })();
    await Array.fromAsync(
      makeApplyRows({ unitOfWork: imports, numbers, newId, clock: () => NOW })(caller, options, sent),
    );
  }

  function rollback(type: ImportJob['type'], by = caller) {
    let times = 0;
    const findProjectsInUse = async (_caller: unknown, ids: readonly string[]) => {
      onAsked(++times);
      return new Map([...used].filter(([id]) => ids.includes(id)));
    };
    const deps = { unitOfWork: imports, findProjectsInUse, clock: () => NOW, settleMs: 0 };
    return Array.fromAsync(makeRollbackRows(deps)(by, { operationId, type }));
  }

  const projects = () => imports.fake.projects.rows.of(frameId);
  const customers = () => imports.fake.directory.customers.rows.of(frameId);

  it('removes what rows created, the last batch first', async () => {
    await apply(2, rows('project', 'Roof', 'Wall'));
    await apply(4, rows('project', 'Door'));

    const results = await rollback('project');

    expect(results).toMatchObject([
      { removed: 1, retained: [] },
      { removed: 2, retained: [] },
    ]);
    expect(projects()).toEqual([]);
    expect(imports.fake.takeActions()).toEqual(expect.arrayContaining(['project.deleted']));
  });

  it('restores what rows changed', async () => {
    await apply(2, [{ 'customer.name': 'Ana', 'customer.document': '1' }], { type: 'customer', operationId: newId() });
    await apply(2, [{ 'customer.name': 'Ann', 'customer.document': '1' }], {
      ...{ type: 'customer', mode: 'upsert', matchBy: 'customer.document' },
    });

    const results = await rollback('customer');

    expect(results).toMatchObject([{ restored: 1, removed: 0, retained: [] }]);
    expect(customers()).toMatchObject([{ name: 'Ana', version: 3 }]);
  });

  it('restores the row that changed last first, so that former parents do not create a cycle', async () => {
    const row = (name: string, parent?: string) => ({
      ...{ 'customer.name': name, 'customer.document': name },
      ...(parent === undefined ? {} : { 'customer.parent': parent }),
    });
    const update = { type: 'customer', mode: 'update', matchBy: 'customer.document' } as const;
    const before = [row('Top'), row('Ana'), row('Bo', 'Ana')];
    await apply(2, before, { type: 'customer', operationId: newId() });
    const parents = () => {
      const names = new Map(customers().map(({ id, name }) => [id, name]));
      return customers().map(({ name, parentId }) => [name, names.get(parentId ?? '') ?? null]);
    };
    const parentsBefore = parents();
    await apply(2, [row('Bo', 'Top'), row('Ana', 'Bo')], update);

    const results = await rollback('customer');

    expect(results).toMatchObject([{ restored: 2, retained: [] }]);
    expect(parents()).toEqual(parentsBefore);
  });

  it('has the same results if it is requested again', async () => {
    await apply(2, rows('project', 'Roof'));

    const first = await rollback('project');

    expect(await rollback('project')).toEqual(first);
  });

  it('retains projects that other services use, or that are used while it runs', async () => {
    await apply(2, rows('project', 'Roof', 'Wall', 'Door'));
    const [roof, wall] = projects();
    used.set(roof?.id ?? '', 'use_unknown');
    onAsked = (times) => {
      if (times === 2) used.set(wall?.id ?? '', 'in_use');
    };

    const [result] = await rollback('project');

    expect(result?.removed).toBe(1);
    expect(result?.retained.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'use_unknown'],
      [3, 'in_use'],
    ]);
    expect(projects().map(({ name, deletedAt }) => [name, deletedAt])).toEqual([
      ['Roof', null],
      ['Wall', null],
    ]);
  });

  it('marks projects as deleted before it asks other services again', async () => {
    await apply(2, rows('project', 'Roof'));
    const states: unknown[] = [];
    onAsked = () => states.push(projects()[0]?.deletedAt);

    await rollback('project');

    expect(states).toEqual([null, NOW]);
  });

  it('retains records that were changed since, and parents of others', async () => {
    await apply(2, rows('project', 'Roof', 'Wall'));
    const [roof, wall] = projects();
    await imports.fake.projects.update(frameId, roof ? [{ ...roof, name: 'New roof' }] : []);
    await imports.fake.projects.insert(frameId, aProject({ parentId: wall?.id ?? null }));

    const [result] = await rollback('project');

    expect(result?.retained.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'changed_since'],
      [3, 'in_use'],
    ]);
  });

  it('excludes further batches of the import', async () => {
    await apply(2, rows('project', 'Roof'));
    await rollback('project');

    await expect(apply(3, rows('project', 'Wall'))).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('needs the scope to write projects, and affects only the frame of the caller', async () => {
    await apply(2, rows('project', 'Roof'));

    await expect(rollback('project', { ...caller, scopes: ['projects:read'] })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    expect(await rollback('project', aCaller())).toEqual([]);
    expect(projects()).toHaveLength(1);
  });
});
