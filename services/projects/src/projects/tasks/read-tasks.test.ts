import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeSearchIndex } from '../../search/fake-search-index';
import { readListing } from '../../search/listing';
import { openProjects } from '../fake-project-deps';
import { makeListTasks } from './read-tasks';
import { taskModel } from './task-search-model';
import { makeCreateTask } from './write-task';

const notFound = { code: 'project_model_not_found' };

async function open() {
  const opened = openProjects();
  const searchIndex = new FakeSearchIndex();
  const { id: projectId } = await opened.add();
  const list = makeListTasks({ ...opened.deps, searchIndex });
  return { ...opened, searchIndex, projectId, list, create: makeCreateTask(opened.deps) };
}

describe('the tasks of a project', () => {
  it('are listed in the order of the index', async () => {
    const { caller, searchIndex, projectId, create, list } = await open();
    const one = await create(caller, projectId, { title: 'One' });
    const two = await create(caller, projectId, { title: 'Two' });
    searchIndex.ids = [two.id, one.id];

    expect(await list(caller, projectId, readListing(taskModel, {}))).toMatchObject({
      meta: { total: 2 },
      items: [two, one],
    });
  });

  it('are searched in that project, in addition to the given filters', async () => {
    const { caller, searchIndex, projectId, list } = await open();
    await list(caller, projectId, readListing(taskModel, { filter: { title: 'One' } }));

    const filters = [
      { field: { name: 'project' }, values: [projectId] },
      { field: { name: 'title' }, values: ['One'] },
    ];
    expect(searchIndex.queries).toMatchObject([{ query: { frameId: caller.frameId, filters } }]);
  });

  it('are listed for an existing project only', async () => {
    const { caller, searchIndex, projectId, add, list } = await open();
    const deleted = await add({ deletedAt: new Date() });
    const listing = readListing(taskModel, {});

    await expect(list(caller, deleted.id, listing)).rejects.toMatchObject(notFound);
    await expect(list(caller, newId(), listing)).rejects.toMatchObject(notFound);
    await expect(list(aCaller(), projectId, listing)).rejects.toMatchObject(notFound);
    expect(searchIndex.queries).toEqual([]);
  });
});
