import { aCaller } from '@trackway/testkit';
import { openProjects } from '../fake-project-deps';
import type { HistoryLine } from './history-entry';
import { makeReadHistory } from './read-history';

const page = { page: 1, perPage: 10 };

describe('the history of a project', () => {
  function open() {
    const opened = openProjects();
    const lines: HistoryLine[] = [];
    const ofProject = (projectId: string) => lines.filter((line) => line.projectId === projectId);
    const history = {
      add: async (_frameId: string, added: readonly HistoryLine[]) => void lines.push(...added),
      page: async (_frameId: string, projectId: string) => {
        const found = ofProject(projectId);
        return { lines: found, total: found.length };
      },
    };
    return { ...opened, history, read: makeReadHistory({ ...opened.deps, history }) };
  }

  it('is read also after its deletion', async () => {
    const { caller, frameId, add, history, read } = open();
    const { id: projectId } = await add({ deletedAt: new Date() });
    const line = { projectId, action: 'project.deleted' } as HistoryLine;
    await history.add(frameId, [line]);

    expect(await read(caller, projectId, {}, page)).toMatchObject({ meta: { total: 1 }, lines: [line] });
  });

  it('of another tenant is not found', async () => {
    const { add, read } = open();
    const { id } = await add();

    await expect(read(aCaller(), id, {}, page)).rejects.toMatchObject({ code: 'project_model_not_found' });
  });
});
