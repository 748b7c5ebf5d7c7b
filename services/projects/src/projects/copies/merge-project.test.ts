import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openProjects } from '../fake-project-deps';
import { makeMergeProject, makeUnmergeProject } from './merge-project';

const notFound = { code: 'project_model_not_found' };
const invalid = { code: 'invalid_merge' };
const mergedProject = { code: 'merged_project' };

function open() {
  const opened = openProjects();
  const { deps } = opened;
  return { ...opened, merge: makeMergeProject(deps), unmerge: makeUnmergeProject(deps) };
}

describe('a project that is merged into another one', () => {
  it('refers to the other one and keeps its data', async () => {
    const { caller, fake, now, add, merge, stored } = open();
    const [source, target] = [await add(), await add({ name: 'Wall' })];
    const merged = await merge(caller, source.id, target.id);

    expect(merged).toEqual({ ...source, mergedId: target.id, version: 2, updatedAt: now });
    expect([stored(source.id), stored(target.id)]).toEqual([merged, target]);
    const lines = fake.events.entries.map(({ event }) => event.data);
    expect(lines).toContainEqual(expect.objectContaining({ details: { into: { id: target.id, name: 'Wall' } } }));
    expect(lines).toContainEqual(expect.objectContaining({ details: { from: { id: source.id, name: 'Roof' } } }));
    expect(new Set(fake.takeActions())).toEqual(new Set(['project.merged']));
  });

  it('is merged once', async () => {
    const { caller, add, merge } = open();
    const [source, target, other] = [await add(), await add(), await add()];
    await merge(caller, source.id, target.id);

    await expect(merge(caller, source.id, target.id)).rejects.toMatchObject(mergedProject);
    await expect(merge(caller, other.id, source.id)).rejects.toMatchObject(mergedProject);
  });

  it('is not itself, nor an ancestor or descendant', async () => {
    const { caller, fake, add, merge } = open();
    const root = await add();
    const child = await add({ parentId: root.id });
    const grandchild = await add({ parentId: child.id });

    await expect(merge(caller, root.id, root.id)).rejects.toMatchObject(invalid);
    await expect(merge(caller, root.id, grandchild.id)).rejects.toMatchObject(invalid);
    await expect(merge(caller, grandchild.id, root.id)).rejects.toMatchObject(invalid);
    expect(fake.events.entries).toEqual([]);
  });

  it('has no other projects that were merged into it', async () => {
    const { caller, add, merge } = open();
    const [first, second, third] = [await add(), await add(), await add()];
    await merge(caller, first.id, second.id);

    await expect(merge(caller, second.id, third.id)).rejects.toMatchObject(mergedProject);
    await expect(merge(caller, third.id, second.id)).resolves.toMatchObject({ mergedId: second.id });
  });

  it('exists, as the other one, in the frame of the caller', async () => {
    const { caller, add, merge } = open();
    const [live, deleted] = [await add(), await add({ deletedAt: new Date() })];

    await expect(merge(caller, deleted.id, live.id)).rejects.toMatchObject(notFound);
    await expect(merge(caller, live.id, deleted.id)).rejects.toMatchObject(notFound);
    await expect(merge(caller, live.id, newId())).rejects.toMatchObject(notFound);
    await expect(merge(aCaller(), live.id, live.id)).rejects.toMatchObject(notFound);
  });
});

describe('a merge that is undone', () => {
  it('leaves the project as it was', async () => {
    const { caller, fake, now, add, merge, unmerge, stored } = open();
    const [source, target] = [await add(), await add()];
    await merge(caller, source.id, target.id);
    fake.takeActions();
    await unmerge(caller, source.id);

    expect(stored(source.id)).toEqual({ ...source, version: 3, updatedAt: now });
    expect(new Set(fake.takeActions())).toEqual(new Set(['project.unmerged']));
  });

  it('is undone once, and only if the project exists', async () => {
    const { caller, frameId, fake, add, merge, unmerge } = open();
    const [source, target, deleted] = [await add(), await add(), await add({ deletedAt: new Date() })];
    await merge(caller, source.id, target.id);

    await expect(unmerge(aCaller(), source.id)).rejects.toMatchObject(notFound);
    await expect(unmerge(caller, deleted.id)).rejects.toMatchObject(notFound);
    await expect(unmerge(caller, newId())).rejects.toMatchObject(notFound);
    await unmerge(caller, source.id);
    await expect(unmerge(caller, source.id)).rejects.toMatchObject({ code: 'not_merged' });
    expect(await fake.projects.mergedInto(frameId, target.id)).toEqual([]);
  });
});
