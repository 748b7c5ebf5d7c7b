import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeNumberRanges } from '../../directory/numbers/fake-number-ranges';
import { aProject } from '../../projects/fake-project-samples';
import { makeApplyRows } from '../apply-rows';
import { batchOf, FakeImports } from '../fake-imports';
import type { ImportJob } from './import-job';

const NOW = new Date('2026-05-04T12:00:00Z');
const caller = aCaller();
const taken = newId();

describe('an import that creates missing records', () => {
  let imports: FakeImports;

  beforeEach(() => {
    imports = new FakeImports();
  });

  async function apply(type: ImportJob['type'], ...rows: readonly Readonly<Record<string, string>>[]) {
    const deps = { unitOfWork: imports, numbers: new FakeNumberRanges(), newId, clock: () => NOW };
    const job = { operationId: newId(), attempt: 1, type, mode: 'create', createMissing: true, dryRun: false } as const;
    const sent = (async function* () {
      yield batchOf(2, rows);
    })();
    const applied = await Array.fromAsync(makeApplyRows(deps)(caller, job, sent));
    return applied.flatMap(({ outcomes }) => outcomes.flatMap(({ errors }) => errors.map(({ code }) => code)));
  }

  const names = (store: 'customers' | 'contacts') =>
    imports.fake.directory[store].rows.of(caller.frameId).map(({ name }) => name);

  it('creates the customer and the contact of a project', async () => {
    const row = { 'project.name': 'Roof', 'project.customer': 'Acme', 'project.contact': 'ana@example.org' };

    expect(await apply('project', row)).toEqual([]);
    expect(names('customers')).toEqual(['Acme']);
    expect(names('contacts')).toEqual(['ana@example.org']);
  });

  it.each(['@ana', 'ana@', 'ana@example', `${'a'.repeat(250)}@example.org`])(
    'creates no contact with the invalid e-mail address %s',
    async (email) => {
      expect(await apply('project', { 'project.name': 'Roof', 'project.contact': email })).not.toEqual([]);
      expect(names('contacts')).toEqual([]);
    },
  );

  it.each([
    ['no name', { 'project.description': 'A roof' }],
    ['an unknown status', { 'project.name': 'Roof', 'project.status': 'unheard of' }],
    ['an unknown parent', { 'project.name': 'Roof', 'project.parent': 'P-9999' }],
    ['the id of another project', { 'project.name': 'Roof', 'project.id': taken }],
  ])('creates nothing for a row with %s', async (_, row) => {
    await imports.fake.run(caller.frameId, ({ projects }) => projects.insert(caller.frameId, aProject({ id: taken })));
    const named = { 'project.customer': 'Acme', 'project.contact': 'ana@example.org' };

    expect(await apply('project', { ...row, ...named })).not.toEqual([]);
    expect([names('customers'), names('contacts')]).toEqual([[], []]);
  });

  it('creates what other rows of the batch name', async () => {
    const rows: Readonly<Record<string, string>>[] = [
      { 'project.name': '', 'project.customer': 'Acme' },
      { 'project.name': 'Roof', 'project.customer': 'Bolt' },
      { 'project.name': 'Wall', 'project.parent': 'P-9999', 'project.customer': 'Coil' },
    ];

    expect(await apply('project', ...rows)).toHaveLength(2);
    expect(names('customers')).toEqual(['Bolt']);
  });

  it('creates no customer with a name that is too long', async () => {
    const row = { 'contact.name': 'Ana', 'contact.customers': `Acme; ${'a'.repeat(256)}` };

    expect(await apply('contact', row)).toEqual(['too_long']);
    expect(names('customers')).toEqual([]);
  });
});
