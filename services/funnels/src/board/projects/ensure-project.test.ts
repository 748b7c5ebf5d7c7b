import { newId } from '@trackway/runtime';
import { openBoard } from '../fake-board-deps';
import { aProject } from '../fake-samples';
import { makeEnsureProject } from './ensure-project';

describe('a project that no event has delivered', () => {
  it('is fetched and stored', async () => {
    const { caller, board, deps, peers } = openBoard();
    const project = aProject({ version: 0 });
    peers.projects.push(project);
    await makeEnsureProject(deps)(caller, project.id);

    expect(board.projectFacts.rows.of(caller.frameId)).toEqual([project]);
  });

  it('is not fetched if it is stored', async () => {
    const { caller, board, deps, peers, addProject } = openBoard();
    const id = await addProject({ name: 'Stored' });
    peers.projects.push(aProject({ id, name: 'Fetched', version: 9 }));
    await makeEnsureProject(deps)(caller, id);

    expect(board.projectFacts.rows.find(caller.frameId, id)).toMatchObject({ name: 'Stored' });
  });

  it('is not found if projects does not have it', async () => {
    const { caller, deps } = openBoard();

    await expect(makeEnsureProject(deps)(caller, newId())).rejects.toMatchObject({ code: 'project_model_not_found' });
  });
});
