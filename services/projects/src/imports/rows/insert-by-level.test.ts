import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { newCustomer } from '../../directory/customers/customer';
import { FakeNumberRanges } from '../../directory/numbers/fake-number-ranges';
import { aProject } from '../../projects/fake-project-samples';
import { makeApplyRows } from '../apply-rows';
import { batchOf, FakeImports } from '../fake-imports';

type Cells = Readonly<Record<string, string>>;

const NOW = new Date('2026-05-04T12:00:00Z');
const caller = aCaller();
const { frameId } = caller;

/** Stores a customer and a project, and applies rows as one batch. */
async function setUp() {
  const imports = new FakeImports();
  const [customer, project] = [newCustomer({ id: newId(), name: 'Stored' }, NOW), aProject({ code: 'Stored' })];
  await imports.run(frameId, async ({ customers, projects }) => {
    await customers.insert(frameId, customer);
    await projects.insert(frameId, project);
  });
  return {
    imports,
    ids: { customer: customer.id, project: project.id },
    async apply(type: 'customer' | 'project', rows: readonly Cells[]) {
      const named = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [`${type}.${name}`, value])),
      );
      const options = { mode: 'create', attempt: 1, createMissing: false, dryRun: false } as const;
      const job = { operationId: newId(), type, ...options };
      const deps = { unitOfWork: imports, numbers: new FakeNumberRanges(), newId, clock: () => NOW };
      const sent = (async function* () {
        yield batchOf(2, named);
      })();
      const [batch] = await Array.fromAsync(makeApplyRows(deps)(caller, job, sent));
      return batch?.outcomes.map(({ outcome, errors }) => [outcome, ...errors.map(({ code }) => code)].join(' '));
    },
  };
}

describe.each(['customer', 'project'] as const)('new %ss', (type) => {
  it('with the id of a stored one and that as parent fail', async () => {
    const { apply, ids } = await setUp();
    const id = ids[type];

    expect(await apply(type, [{ id, name: 'Other', parent: id }])).toEqual(['failed id_taken']);
  });

  it('below a stored one are created, though another row has its id', async () => {
    const { apply, ids } = await setUp();
    const rows: Cells[] = [
      { name: 'Child', parent: ids[type] },
      { id: ids[type], name: 'Other' },
    ];

    expect(await apply(type, rows)).toEqual(['created', 'failed id_taken']);
  });

  it('below a row that repeats a unique value fail', async () => {
    const { apply } = await setUp();
    const unique = type === 'customer' ? 'document' : 'code';
    const id = newId();
    const rows: Cells[] = [
      { name: 'One', [unique]: '1' },
      { id, name: 'Other', [unique]: '1' },
      { name: 'Child', parent: id },
    ];

    expect(await apply(type, rows)).toEqual(['created', `failed ${unique}_taken`, 'failed parent_not_found']);
  });
});

it('a new project has its groups, though a later row repeats its id', async () => {
  const { apply, imports } = await setUp();
  const id = newId();
  const rows: Cells[] = [
    { id, name: 'New', groups: 'Roadmap' },
    { id, name: 'Again' },
  ];

  expect(await apply('project', rows)).toEqual(['created', 'failed id_taken']);
  const groups = await imports.run(frameId, ({ lists }) => lists.groupsOf(frameId, [id]));
  expect(groups.get(id)).toMatchObject([{ name: 'Roadmap' }]);
});

it('a new customer that cannot be inserted is no parent of later rows', async () => {
  const { apply } = await setUp();
  const rows: Cells[] = [
    { name: 'One', document: '1' },
    { name: 'Stored', document: '1' },
    { name: 'Child', parent: 'Stored' },
  ];

  expect(await apply('customer', rows)).toEqual(['created', 'failed document_taken', 'created']);
});
