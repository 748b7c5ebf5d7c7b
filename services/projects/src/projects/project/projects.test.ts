import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { newContact } from '../../directory/contacts/contact';
import { newCustomer } from '../../directory/customers/customer';
import { openProjects } from '../fake-project-deps';
import { makeCreateProject } from './create-project';
import { makeLinkToProject } from './link-to-project';
import { makeDeleteProject, makeRestoreProject } from './remove-project';
import { makeCheckFields, makeSetField } from './set-field';
import { makeUpdateProject } from './update-project';

const notFound = { code: 'project_model_not_found' };
const merged = { code: 'merged_project' };
const stale = { code: 'precondition_failed' };

function open() {
  const opened = openProjects();
  const { deps } = opened;
  const update = makeUpdateProject(deps);
  const use = {
    create: makeCreateProject(deps),
    update,
    remove: makeDeleteProject(deps),
    restore: makeRestoreProject(deps),
    link: makeLinkToProject(deps),
    setField: makeSetField(update),
    checkFields: makeCheckFields(deps),
  };
  return { ...opened, ...use };
}

describe('a new project', () => {
  it('gets the next number of its tenant as code, unless a user has assigned that', async () => {
    const { caller, fake, create, stored } = open();
    await create(caller, { name: 'Manual', code: 'P-2' });
    const [one, two] = [await create(caller, { name: 'One' }), await create(caller, { name: 'Two' })];

    expect([one.code, two.code]).toEqual(['P-1', 'P-3']);
    expect(stored(one.id)).toEqual(one);
    expect(fake.recorded.entries).toContain(one.id);
    expect(fake.takeActions()).toEqual(['project.created', 'project.created', 'project.created']);
    await expect(create(caller, { name: 'B', code: 'P-1' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is linked with existing records of its tenant', async () => {
    const { caller, frameId, fake, create, add, addTag, addUser } = open();
    const [parent, userId, tagId] = [await add(), await addUser(), await addTag()];
    const lists = { userIds: [userId], tagIds: [tagId] };
    const { id } = await create(caller, { name: 'A', parentId: parent.id, formId: 1, lists });

    expect(await fake.links.userIdsOf(frameId, id, 'user')).toEqual([userId]);
    const cases = [
      ['form', 'form_id', { formId: 2 }],
      ['customer', 'customer_id', { customerId: newId() }],
      ['contact', 'contact_id', { contactId: 9 }],
      ['project', 'parent_id', { parentId: newId() }],
      ['user', 'executor_ids', { lists: { executorIds: [newId()] } }],
      ['tag', 'tag_ids', { lists: { tagIds: [newId()] } }],
      ['project_group', 'group_ids', { lists: { groupIds: [newId()] } }],
    ] as const;
    fake.takeActions();
    for (const [model, field, fields] of cases) {
      await expect(create(caller, { name: 'B', ...fields })).rejects.toMatchObject({
        code: `${model}_model_not_found`,
        details: { validation: { [field]: [expect.stringContaining('with the id `')] } },
      });
    }
    await expect(create(aCaller(), { name: 'B', parentId: parent.id })).rejects.toMatchObject(notFound);
    expect(fake.takeActions()).toEqual([]);
  });
});

describe('the update of a project', () => {
  it('records the differences, and publishes nothing without them', async () => {
    const { caller, fake, update, add, stored } = open();
    const project = await add({ name: 'A' });
    const { id } = project;

    expect(await update(caller, { id, changes: { name: 'A' } })).toEqual(project);
    expect(fake.takeActions()).toEqual([]);
    expect(await update(caller, { id, ifVersion: 1, changes: { name: 'B' } })).toMatchObject({ version: 2 });
    expect(stored(id)).toMatchObject({ name: 'B', version: 2 });
    const lines = fake.events.take().map(({ event }) => event.data);
    expect(lines[1]).toMatchObject({ action: 'project.updated', changes: [{ field: 'name', from: 'A', to: 'B' }] });
  });

  it('replaces lists, whose records may have been deleted since', async () => {
    const { caller, frameId, fake, update, add, addTag, addUser } = open();
    const { id } = await add();
    const [tagId, userId] = [await addTag(), await addUser()];
    await update(caller, { id, changes: {}, lists: { tagIds: [tagId], executorIds: [userId] } });
    fake.identity.users.rows.change(frameId, userId, { deletedAt: new Date() });
    await update(caller, { id, changes: {}, lists: { tagIds: [], executorIds: [userId] } });

    expect(await fake.lists.tagsOf(frameId, [id])).toEqual(new Map());
    expect(await fake.links.userIdsOf(frameId, id, 'executor')).toEqual([userId]);
  });

  it('accepts its links also after their records were deleted or merged, and rejects such new ones', async () => {
    const { caller, frameId, fake, update, add, now } = open();
    const parent = await add();
    const customer = newCustomer({ id: newId(), name: 'Acme' }, now);
    await fake.directory.customers.insert(frameId, customer);
    await fake.directory.contacts.insertMany(frameId, [newContact({ id: 7, name: 'Ana' }, now)]);
    const links = { customerId: customer.id, contactId: 7, parentId: parent.id };
    const [linked, other] = [await add(links), await add()];
    fake.directory.customers.rows.change(frameId, customer.id, { deletedAt: now });
    fake.directory.contacts.rows.change(frameId, '7', { deletedAt: now });
    fake.projects.rows.change(frameId, parent.id, { mergedId: newId() });

    const changes = { ...links, name: 'B' };
    expect(await update(caller, { id: linked.id, changes })).toMatchObject({ ...changes, version: 2 });
    for (const link of Object.entries(links)) {
      const rejected = update(caller, { id: other.id, changes: Object.fromEntries([link]) });
      await expect(rejected).rejects.toMatchObject({ kind: 'not_found' });
    }
  });

  it('creates no cycle', async () => {
    const { caller, update, add } = open();
    const root = await add();
    const child = await add({ parentId: root.id });
    const cycle = { code: 'hierarchy_cycle' };

    await expect(update(caller, { id: root.id, changes: { parentId: child.id } })).rejects.toMatchObject(cycle);
    await expect(update(caller, { id: root.id, changes: { parentId: root.id } })).rejects.toMatchObject(cycle);
  });

  it('is rejected for other versions and tenants, and for deleted or merged projects', async () => {
    const { caller, fake, update, add } = open();
    const [one, deleted, gone] = [await add(), await add({ deletedAt: new Date() }), await add({ mergedId: newId() })];
    const changes = { name: 'B' };

    await expect(update(caller, { id: one.id, ifVersion: 2, changes })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), { id: one.id, changes })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id: deleted.id, changes })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id: gone.id, changes })).rejects.toMatchObject(merged);
    await expect(update(caller, { id: one.id, changes: { formId: 2 } })).rejects.toMatchObject({
      code: 'form_model_not_found',
    });
    expect(fake.takeActions()).toEqual([]);
  });
});

describe('a field that a rule sets', () => {
  it('is validated as in an update', async () => {
    const { caller, setField, add, stored } = open();
    const { id } = await add();
    await setField(caller, { projectId: id, field: 'name', valueJson: '"B"' });

    expect(stored(id)).toMatchObject({ name: 'B' });
    const set = (field: string, valueJson: string) => setField(caller, { projectId: id, field, valueJson });
    await expect(set('name', '{')).rejects.toMatchObject({ details: { validation: { name: expect.any(Array) } } });
    await expect(set('name', '1')).rejects.toMatchObject({ code: 'validation_errors' });
    await expect(set('weather', '1')).rejects.toMatchObject({ code: 'validation_errors' });
  });

  it('is checked before the rule is stored', async () => {
    const { caller, checkFields, add } = open();
    const parent = await add();
    const check = (field: string, value: unknown) => checkFields(caller, [{ field, valueJson: JSON.stringify(value) }]);

    await expect(checkFields(caller, [])).resolves.toBeUndefined();
    await expect(check('parent_id', parent.id)).resolves.toBeUndefined();
    await expect(check('parent_id', newId())).rejects.toMatchObject(notFound);
    await expect(check('form_id', 2)).rejects.toMatchObject({ code: 'form_model_not_found' });
    await expect(check('name', 1)).rejects.toMatchObject({ code: 'validation_errors' });
  });
});

describe('the deletion of a project', () => {
  it('is undone by a restore', async () => {
    const { caller, fake, remove, restore, add, stored } = open();
    const { id } = await add();

    await expect(restore(caller, { id })).rejects.toMatchObject(notFound);
    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject(stale);
    await remove(caller, { id, ifVersion: 1 });
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await restore(caller, { id });
    expect(stored(id)).toMatchObject({ deletedAt: null, version: 3 });
    const restored = ['project.restored', 'project.restored'];
    expect(fake.takeActions()).toEqual(['project.deleted', 'project.deleted', ...restored]);
  });

  it('of a merged project, or of another tenant, is rejected', async () => {
    const { caller, remove, restore, add } = open();
    const { id } = await add();
    const gone = await add({ mergedId: newId() });

    await expect(remove(caller, { id: gone.id })).rejects.toMatchObject(merged);
    await expect(remove(aCaller(), { id })).rejects.toMatchObject(notFound);
    await expect(restore(aCaller(), { id })).rejects.toMatchObject(notFound);
  });
});

describe('an item that is added to a list', () => {
  it('is added once', async () => {
    const { caller, fake, link, add, addTag, stored } = open();
    const { id: projectId } = await add();
    const id = await addTag();

    expect(await link(caller, { projectId, list: 'tagIds', id })).toBe(true);
    expect(await link(caller, { projectId, list: 'tagIds', id })).toBe(false);
    expect(stored(projectId)?.version).toBe(2);
    expect(fake.takeActions()).toEqual(['project.updated']);
  });

  it('exists, as the project does', async () => {
    const { caller, link, add } = open();
    const { id: projectId } = await add();
    const gone = await add({ mergedId: newId() });
    const command = { list: 'tagIds', id: newId() } as const;

    await expect(link(caller, { ...command, projectId })).rejects.toMatchObject({ code: 'tag_model_not_found' });
    await expect(link(caller, { ...command, projectId: gone.id })).rejects.toMatchObject(merged);
    await expect(link(aCaller(), { ...command, projectId })).rejects.toMatchObject(notFound);
  });
});
