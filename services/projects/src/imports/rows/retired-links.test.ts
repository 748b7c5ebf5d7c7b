import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { newContact } from '../../directory/contacts/contact';
import { newCustomer } from '../../directory/customers/customer';
import { FakeNumberRanges } from '../../directory/numbers/fake-number-ranges';
import { aUser } from '../../identity/fake-identity-samples';
import { aProject } from '../../projects/fake-project-samples';
import { makeApplyRows } from '../apply-rows';
import { batchOf, FakeImports } from '../fake-imports';
import type { ImportJob } from './import-job';

const NOW = new Date('2026-05-04T12:00:00Z');
const caller = aCaller();
const { frameId } = caller;
const RETIRED = { deletedAt: NOW };

type Row = Readonly<Record<string, string>>;

describe('a cell that names the current link of a record, which was deleted, archived or merged', () => {
  let imports: FakeImports;
  const [customer, parent] = [newCustomer({ id: newId(), name: 'Acme', document: '1' }, NOW), aProject({ code: 'P' })];
  const contact = newContact({ id: 7, name: 'Ana', email: 'Ana@example.org' }, NOW);
  const user = aUser({ email: 'Bo@example.org' });
  const links = { customerId: customer.id, contactId: 7, parentId: parent.id };
  const project = aProject({ code: 'A', name: 'Roof', ...links });

  beforeEach(async () => {
    imports = new FakeImports();
    const { projects, directory, identity } = imports.fake;
    await directory.customers.insert(frameId, { ...customer, ...RETIRED });
    await directory.contacts.insertMany(frameId, [{ ...contact, ...RETIRED }]);
    await identity.users.insert(frameId, { ...user, ...RETIRED });
    await projects.insert(frameId, { ...parent, mergedId: newId() });
    await projects.insert(frameId, project);
  });

  async function apply(type: ImportJob['type'], rows: readonly Row[], job: Partial<ImportJob> = {}) {
    const deps = { unitOfWork: imports, numbers: new FakeNumberRanges(), newId, clock: () => NOW };
    const sent = (async function* () {
      yield batchOf(2, rows);
    })();
    const options = {
      operationId: newId(),
      attempt: 1,
      type,
      mode: 'update',
      createMissing: false,
      dryRun: false,
    } as const;
    const applied = await Array.fromAsync(makeApplyRows(deps)(caller, { ...options, ...job }, sent));
    return applied.flatMap(({ outcomes }) =>
      outcomes.map(({ outcome, errors }) => [outcome, ...errors.map(({ code }) => code)]),
    );
  }

  const projectRow: Row = {
    ...{ 'project.code': 'A', 'project.name': 'Wall', 'project.customer': '1', 'project.parent': 'P' },
    'project.contact': 'ana@EXAMPLE.org',
  };

  it.each([{}, { dryRun: true }, { createMissing: true }])('is accepted in a row of a project: %j', async (job) => {
    expect(await apply('project', [projectRow], job)).toEqual([['updated']]);

    const name = 'dryRun' in job ? 'Roof' : 'Wall';
    expect(imports.fake.projects.rows.find(frameId, project.id)).toMatchObject({ ...links, name });
    expect(imports.fake.directory.customers.rows.of(frameId)).toHaveLength(1);
    expect(imports.fake.directory.contacts.rows.of(frameId)).toHaveLength(1);
  });

  it('is rejected in rows of other projects', async () => {
    await imports.fake.projects.insert(frameId, aProject({ code: 'B' }));
    const errors = ['customer_not_found', 'contact_not_found', 'parent_not_found'];

    expect(await apply('project', [{ ...projectRow, 'project.code': 'B' }])).toEqual([['failed', ...errors]]);
    expect(await apply('project', [{ ...projectRow, 'project.code': 'C' }], { mode: 'create' })).toEqual([
      ['failed', ...errors],
    ]);
  });

  it('is not necessary for assignees, which exports omit when they are deleted', async () => {
    const { identity, links: store } = imports.fake;
    const live = aUser({ email: 'cy@example.org' });
    await identity.users.insert(frameId, live);
    await store.addUsers(frameId, project.id, 'user', [user.id, live.id]);
    const row = { 'project.code': 'A', 'project.assignees': 'cy@example.org' };

    expect(await apply('project', [row])).toEqual([['unchanged']]);
    await store.removeUsers(frameId, project.id, 'user', [live.id]);
    expect(await apply('project', [row])).toEqual([['updated']]);
    expect((await store.userIdsOf(frameId, project.id, 'user')).toSorted()).toEqual([user.id, live.id].toSorted());
  });

  it('is rejected after an earlier row of the project replaced the link', async () => {
    const [live, root] = [newCustomer({ id: newId(), name: 'Bolt' }, NOW), aProject({ code: 'Q' })];
    await imports.fake.directory.customers.insert(frameId, live);
    await imports.fake.projects.insert(frameId, root);
    const first = { 'project.code': 'A', 'project.customer': 'Bolt', 'project.parent': 'Q' };

    expect(await apply('project', [first, projectRow])).toEqual([
      ['updated'],
      ['failed', 'customer_not_found', 'parent_not_found'],
    ]);
  });

  it('is accepted in a row of a customer, and rejected in others', async () => {
    const { customers } = imports.fake.directory;
    const child = newCustomer({ id: newId(), name: 'Child', document: '2', parentId: customer.id }, NOW);
    for (const one of [child, newCustomer({ id: newId(), name: 'Other', document: '3' }, NOW)]) {
      await customers.insert(frameId, one);
    }
    const row = { 'customer.name': 'New', 'customer.parent': customer.id };
    const rows = [
      { ...row, 'customer.document': '2' },
      { ...row, 'customer.document': '3' },
      { 'customer.document': '2', 'customer.parent': '3' },
      { ...row, 'customer.document': '2' },
    ];

    expect(await apply('customer', rows)).toEqual([
      ['updated'],
      ['failed', 'parent_not_found'],
      ['updated'],
      ['failed', 'parent_not_found'],
    ]);
  });

  it.each([{}, { createMissing: true }])('is accepted in a row of a contact: %j', async (job) => {
    const { contacts, customers } = imports.fake.directory;
    await contacts.insertMany(frameId, [newContact({ id: 8, name: 'Cy' }, NOW)]);
    await contacts.replaceCustomers(frameId, 8, [customer.id]);
    const row = { 'contact.id': '8', 'contact.name': 'Di', 'contact.customers': `Acme; ${customer.id}` };

    expect(await apply('contact', [row], job)).toEqual([['updated']]);
    expect(await contacts.findMany(frameId, [8])).toMatchObject([{ name: 'Di', customers: [{ id: customer.id }] }]);
    expect(customers.rows.of(frameId)).toHaveLength(1);
  });

  it('is rejected in a row of another contact', async () => {
    await imports.fake.directory.contacts.insertMany(frameId, [newContact({ id: 8, name: 'Cy' }, NOW)]);

    expect(await apply('contact', [{ 'contact.id': '8', 'contact.customers': 'Acme' }])).toEqual([
      ['failed', 'customer_not_found'],
    ]);
  });

  it('is accepted in a row of a task, and rejected in others', async () => {
    const life = { version: 1, createdAt: NOW, updatedAt: NOW, deletedAt: null };
    const blank = { projectId: project.id, done: false, dueAt: null, ...life };
    const [one, other] = [
      { ...blank, id: newId(), title: 'Call', assigneeId: user.id },
      { ...blank, id: newId(), title: 'Write', assigneeId: null },
    ];
    await imports.fake.tasks.insertMany(frameId, [one, other]);
    const row = { 'task.done': 'yes', 'task.assignee': 'bo@example.org' };

    const rows = [one, other].map(({ id }) => ({ ...row, 'task.id': id }));
    expect(await apply('task', rows)).toEqual([['updated'], ['failed', 'user_not_found']]);
    expect(imports.fake.tasks.rows.find(frameId, one.id)).toMatchObject({ done: true, assigneeId: user.id });
  });
});
