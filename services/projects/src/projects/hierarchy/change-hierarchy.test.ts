import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openProjects } from '../fake-project-deps';
import { makeAttachChild, makeDetachChild } from './change-parent';
import { makeReadHierarchy } from './read-hierarchy';

const notFound = { code: 'project_model_not_found' };

function open() {
  const opened = openProjects();
  const { deps } = opened;
  const use = { attach: makeAttachChild(deps), detach: makeDetachChild(deps), read: makeReadHierarchy(deps) };
  return { ...opened, ...use };
}

describe('the hierarchy of projects', () => {
  it('is read from the root to the leaves', async () => {
    const { caller, fake, frameId, add, read } = open();
    const root = await add({ name: 'Root' });
    const middle = await add({ name: 'Middle', parentId: root.id });
    const leaf = await add({ name: 'Leaf', parentId: middle.id });
    const { ancestors, descendants } = await read(caller, middle.id);

    expect([ancestors.map(({ id }) => id), descendants.map(({ id }) => id)]).toEqual([[root.id], [leaf.id]]);
    await expect(read(aCaller(), root.id)).rejects.toMatchObject(notFound);
    fake.projects.rows.change(frameId, root.id, { deletedAt: new Date() });
    await expect(read(caller, root.id)).rejects.toMatchObject(notFound);
  });

  it('changes by attaching and detaching children, once', async () => {
    const { caller, fake, add, attach, detach, stored } = open();
    const [parent, child] = [await add(), await add()];
    const relatives = { parentId: parent.id, childId: child.id };
    await attach(caller, relatives);
    await attach(caller, relatives);

    expect(stored(child.id)).toMatchObject({ parentId: parent.id, version: 2 });
    expect(await detach(caller, relatives)).toMatchObject({ formerParent: { id: parent.id } });
    expect(stored(child.id)).toMatchObject({ parentId: null, version: 3 });
    expect(fake.takeActions()).toEqual(['project.updated', 'project.updated']);
    await expect(detach(caller, relatives)).rejects.toMatchObject({ code: 'invalid_parent_child_relationship' });
  });

  it('has no cycles, and no deleted or merged projects', async () => {
    const { caller, fake, add, attach, detach } = open();
    const root = await add();
    const child = await add({ parentId: root.id });
    const [deleted, gone] = [await add({ deletedAt: new Date() }), await add({ mergedId: newId() })];
    const cycle = { code: 'hierarchy_cycle' };
    const put = (parentId: string, childId: string, by = caller) => attach(by, { parentId, childId });

    await expect(put(child.id, root.id)).rejects.toMatchObject(cycle);
    await expect(put(root.id, root.id)).rejects.toMatchObject(cycle);
    await expect(put(deleted.id, child.id)).rejects.toMatchObject(notFound);
    await expect(put(root.id, deleted.id)).rejects.toMatchObject(notFound);
    await expect(put(gone.id, child.id)).rejects.toMatchObject({ code: 'merged_project' });
    await expect(put(root.id, child.id, aCaller())).rejects.toMatchObject(notFound);
    await expect(detach(aCaller(), { parentId: root.id, childId: child.id })).rejects.toMatchObject(notFound);
    expect(fake.takeActions()).toEqual([]);
  });
});
