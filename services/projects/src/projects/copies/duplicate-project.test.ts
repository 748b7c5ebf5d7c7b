import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openProjects } from '../fake-project-deps';
import type { Task } from '../tasks/task';
import { makeDuplicateProject } from './duplicate-project';

const notFound = { code: 'project_model_not_found' };
const plain = { isTemplate: false, withChildren: false, withForms: false };

function open() {
  const opened = openProjects();
  const { deps, fake, frameId, now } = opened;
  const addTask = async (projectId: string, changes: Partial<Task> = {}) => {
    const fields = { title: 'Call', done: true, dueAt: null, assigneeId: null };
    const life = { version: 3, createdAt: now, updatedAt: now, deletedAt: null };
    await fake.tasks.insertMany(frameId, [{ id: newId(), projectId, ...fields, ...life, ...changes }]);
  };
  const tasksOf = (projectId: string) => fake.tasks.rows.of(frameId).filter((task) => task.projectId === projectId);
  const named = (name: string) => fake.projects.rows.of(frameId).find((project) => project.name === name);
  return { ...opened, addTask, tasksOf, named, duplicate: makeDuplicateProject(deps) };
}

describe('the copy of a project', () => {
  it('has its fields, a new code and no shared link', async () => {
    const { caller, fake, add, stored, duplicate, now } = open();
    const share = { shareToken: 'token', shareSettings: { expires_at: null, fields: [] } };
    const parent = await add();
    const original = await add({ code: 'A', oldId: '7', budget: 500, parentId: parent.id, version: 4, ...share });
    const copy = await duplicate(caller, { ...plain, id: original.id });

    expect(stored(copy.id)).toEqual(copy);
    expect(copy).toMatchObject({ name: 'Roof (copy)', code: 'P-1', oldId: null, budget: 500, parentId: parent.id });
    expect(copy).toMatchObject({ shareToken: null, shareSettings: null, version: 1, createdAt: now });
    expect(copy.createdBy).toBe(caller.id);
    expect(stored(original.id)).toEqual(original);
    expect(fake.recorded.entries).toEqual([copy.id]);
  });

  it('is published with its original, and whether answers are copied', async () => {
    const { caller, fake, add, duplicate } = open();
    const { id } = await add();
    const copy = await duplicate(caller, { ...plain, id, withForms: true });

    const data = fake.events.take().map(({ event }) => event.data);
    expect(data).toContainEqual({ source_id: id, project_id: copy.id, with_forms: true });
    expect(data).toContainEqual(expect.objectContaining({ action: 'project.created' }));
  });

  it('has open copies of the tasks that are not deleted', async () => {
    const { caller, now, add, addTask, tasksOf, duplicate } = open();
    const { id } = await add();
    await addTask(id);
    await addTask(id, { title: 'Old', deletedAt: now });
    const copy = await duplicate(caller, { ...plain, id });

    expect(tasksOf(copy.id)).toMatchObject([{ title: 'Call', done: false, version: 1 }]);
    expect(tasksOf(id)).toHaveLength(2);
  });

  it('has the tags, and the users who are not deleted', async () => {
    const { caller, frameId, fake, add, addUser, addTag, duplicate } = open();
    const { id } = await add();
    const [user, deleted, tag] = [await addUser(), await addUser({ deletedAt: new Date() }), await addTag()];
    await fake.links.addUsers(frameId, id, 'user', [user, deleted]);
    await fake.links.addTags(frameId, id, [tag]);
    const copy = await duplicate(caller, { ...plain, id });

    expect(await fake.links.userIdsOf(frameId, copy.id, 'user')).toEqual([user]);
    expect(fake.links.tagLinks.of(frameId)).toContainEqual({ projectId: copy.id, tagId: tag });
  });

  it('has a name of at most 247 characters', async () => {
    const { caller, add, duplicate } = open();
    const { id } = await add({ name: '🏠'.repeat(250) });

    expect((await duplicate(caller, { ...plain, id })).name).toBe(`${'🏠'.repeat(240)} (copy)`);
    expect((await duplicate(caller, { ...plain, id, name: 'Wall' })).name).toBe('Wall');
  });

  it('of a template has its name, and can be a template', async () => {
    const { caller, add, duplicate } = open();
    const { id } = await add({ isTemplate: true, status: 3 });

    expect(await duplicate(caller, { ...plain, id })).toMatchObject({ name: 'Roof', isTemplate: false, status: 1 });
    expect(await duplicate(caller, { ...plain, id, isTemplate: true })).toMatchObject({ isTemplate: true });
  });

  it('skips codes that other projects have', async () => {
    const { caller, add, duplicate } = open();
    const { id } = await add({ code: 'P-1' });
    await add({ code: 'P-2' });

    expect(await duplicate(caller, { ...plain, id })).toMatchObject({ code: 'P-3' });
  });
});

describe('the copy of a project with its descendants', () => {
  it('has copies of them in the same hierarchy', async () => {
    const { caller, fake, add, named, duplicate } = open();
    const root = await add();
    const child = await add({ name: 'Child', parentId: root.id });
    const grandchild = await add({ name: 'Grandchild', parentId: child.id });
    const copy = await duplicate(caller, { ...plain, id: root.id, withChildren: true });

    const copies = fake.projects.rows.of(caller.frameId).filter(({ createdBy }) => createdBy === caller.id);
    const [copiedChild, copiedGrandchild] = ['Child', 'Grandchild'].map((name) =>
      copies.find((project) => project.name === name),
    );
    expect(copies).toHaveLength(3);
    expect([copiedChild?.parentId, copiedGrandchild?.parentId]).toEqual([copy.id, copiedChild?.id]);
    expect(named('Grandchild')).toEqual(grandchild);
    expect(fake.recorded.entries).toEqual([copy.id]);
  });

  it('omits merged and deleted ones with their descendants', async () => {
    const { caller, frameId, fake, add, duplicate } = open();
    const root = await add();
    const merged = await add({ parentId: root.id, mergedId: newId() });
    await add({ parentId: merged.id });
    await add({ parentId: root.id, deletedAt: new Date() });
    await duplicate(caller, { ...plain, id: root.id, withChildren: true });

    expect(fake.projects.rows.of(frameId).filter(({ createdBy }) => createdBy === caller.id)).toHaveLength(1);
  });

  it('is made for at most 10,000 projects', async () => {
    const { caller, frameId, fake, add, duplicate } = open();
    const root = await add();
    const child = await add({ parentId: root.id });
    for (let index = 1; index < 10_000; index += 1) {
      const id = `${index}`;
      fake.projects.rows.put(frameId, { ...child, id, code: id });
    }

    await expect(duplicate(caller, { ...plain, id: root.id, withChildren: true })).rejects.toMatchObject({
      code: 'too_many_children',
    });
  });
});

describe('a project that cannot be copied', () => {
  it('is deleted, merged, unknown or of another tenant', async () => {
    const { caller, fake, add, duplicate } = open();
    const [live, deleted, merged] = [
      await add(),
      await add({ deletedAt: new Date() }),
      await add({ mergedId: newId() }),
    ];

    await expect(duplicate(caller, { ...plain, id: deleted.id })).rejects.toMatchObject(notFound);
    await expect(duplicate(caller, { ...plain, id: newId() })).rejects.toMatchObject(notFound);
    await expect(duplicate(aCaller(), { ...plain, id: live.id })).rejects.toMatchObject(notFound);
    await expect(duplicate(caller, { ...plain, id: merged.id })).rejects.toMatchObject({ code: 'merged_project' });
    expect(fake.events.entries).toEqual([]);
  });

  it('is deleted while its code is reserved', async () => {
    const { caller, frameId, fake, deps, numbers, add } = open();
    const { id } = await add();
    const reserve: typeof numbers.reserve = async (...given) => {
      fake.projects.rows.change(frameId, id, { deletedAt: new Date() });
      return numbers.reserve(...given);
    };
    const duplicate = makeDuplicateProject({ ...deps, numbers: { lastReserved: numbers.lastReserved, reserve } });

    await expect(duplicate(caller, { ...plain, id })).rejects.toMatchObject(notFound);
    expect([fake.events.entries, fake.projects.rows.of(frameId).length]).toEqual([[], 1]);
  });
});
