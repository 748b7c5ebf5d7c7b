import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeNumberRanges } from '../../directory/numbers/fake-number-ranges';
import { makeApplyRows } from '../apply-rows';
import { batchOf, FakeImports } from '../fake-imports';
import type { ImportJob } from './import-job';

const NOW = new Date('2026-05-04T12:00:00Z');
const caller = aCaller();

describe('an import that creates missing records', () => {
  let imports: FakeImports;

  beforeEach(() => {
    imports = new FakeImports();
  });

  async function apply(type: ImportJob['type'], row: Readonly<Record<string, string>>) {
    const deps = { unitOfWork: imports, numbers: new FakeNumberRanges(), newId, clock: () => NOW };
    const job = { operationId: newId(), attempt: 1, type, mode: 'create', createMissing: true, dryRun: false } as const;
    const sent = (async function* () {
      yield batchOf(2, [row]);
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

  it('creates no customer with a name that is too long', async () => {
    const row = { 'contact.name': 'Ana', 'contact.customers': `Acme; ${'a'.repeat(256)}` };

    expect(await apply('contact', row)).toEqual(['too_long']);
    expect(names('customers')).toEqual([]);
  });
});
