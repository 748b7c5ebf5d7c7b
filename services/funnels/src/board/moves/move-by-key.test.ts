import { newId } from '@trackway/runtime';
import { makeLeaveFunnel } from '../assignments/update-assignment';
import { openBoard } from '../fake-board-deps';
import { keyedMoves, makeMoveByKey } from './move-by-key';
import { makeEnterFunnel, makeMoveProject } from './move-project';

async function open() {
  const opened = openBoard();
  const { deps } = opened;
  const funnel = await opened.addFunnel(['One', { name: 'Two', wipLimit: 1 }]);
  const [one = '', two = ''] = funnel.steps.map(({ id }) => id);
  const moves = keyedMoves({ ...deps, enterFunnel: makeEnterFunnel(deps), moveProject: makeMoveProject(deps) });
  return { ...opened, funnel, funnelId: funnel.id, one, two, moveByKey: makeMoveByKey(moves) };
}

describe('a move with a key', () => {
  it('enters the funnel, and a repetition changes nothing', async () => {
    const { caller, board, funnelId, two, addProject, moveByKey } = await open();
    const request = { funnelId, projectId: await addProject(), stepId: two, key: 'key' };
    const { assignment } = await moveByKey(caller, request);
    board.takeActions();

    expect(assignment).toMatchObject({ stepId: two });
    expect(await moveByKey(caller, request)).toEqual({ assignment, blockers: [] });
    expect(board.takeActions()).toEqual([]);
  });

  it('returns the assignment to a repetition after the project has left the funnel', async () => {
    const { caller, board, deps, funnelId, addProject, moveByKey } = await open();
    const request = { funnelId, projectId: await addProject(), key: 'key' };
    const { assignment } = await moveByKey(caller, request);
    await makeLeaveFunnel(deps)(caller, request);
    board.takeActions();

    expect(await moveByKey(caller, request)).toMatchObject({
      assignment: { id: assignment?.id, leftAt: expect.any(Date) },
      blockers: [],
    });
    expect(board.takeActions()).toEqual([]);
  });

  it('moves a project that is in the funnel, but not without a step', async () => {
    const { caller, funnel, funnelId, one, two, place, moveByKey } = await open();
    const { projectId } = await place(funnel);

    expect(await moveByKey(caller, { funnelId, projectId, key: 'a' })).toMatchObject({ assignment: { stepId: one } });
    expect(await moveByKey(caller, { funnelId, projectId, stepId: two, key: 'b' })).toMatchObject({
      assignment: { stepId: two },
    });
  });

  it('returns what blocks it', async () => {
    const { caller, funnel, funnelId, two, place, addProject, moveByKey } = await open();
    await place(funnel, { stepId: two });
    const request = { funnelId, projectId: await addProject(), stepId: two, key: 'key' };

    expect(await moveByKey(caller, request)).toEqual({ blockers: [expect.objectContaining({ type: 'wip_limit' })] });
  });

  it('fails for an unknown project', async () => {
    const { caller, funnelId, moveByKey } = await open();

    await expect(moveByKey(caller, { funnelId, projectId: newId(), key: 'key' })).rejects.toMatchObject({
      code: 'project_model_not_found',
    });
  });
});
