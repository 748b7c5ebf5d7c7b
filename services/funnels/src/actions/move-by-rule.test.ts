import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../board/fake-board-deps';
import { keyedMoves } from '../board/moves/move-by-key';
import { makeEnterFunnel, makeMoveProject, makePreviewMove } from '../board/moves/move-project';
import { makeMoveByRule } from './move-by-rule';

async function open() {
  const opened = openBoard();
  const { deps } = opened;
  const funnel = await opened.addFunnel(['One', { name: 'Two', wipLimit: 1 }]);
  const [one = '', two = ''] = funnel.steps.map(({ id }) => id);
  const moves = keyedMoves({ ...deps, enterFunnel: makeEnterFunnel(deps), moveProject: makeMoveProject(deps) });
  const rule = makeMoveByRule({ ...deps, moves, previewMove: makePreviewMove(deps) });
  return { ...opened, funnel, one, two, rule };
}

describe('a move by a rule', () => {
  it('enters the funnel or moves within it, once for a key', async () => {
    const { caller, board, one, two, addProject, rule } = await open();
    const projectId = await addProject();

    expect(await rule.move(caller, { projectId, stepId: one, key: 'a' })).toEqual({ changed: true, stepName: 'One' });
    expect(await rule.move(caller, { projectId, stepId: two, key: 'b' })).toEqual({ changed: true, stepName: 'Two' });
    board.takeActions();
    expect(await rule.move(caller, { projectId, stepId: two, key: 'b' })).toMatchObject({ changed: true });
    expect(await rule.move(caller, { projectId, stepId: two, key: 'c' })).toMatchObject({ changed: false });
    expect(board.takeActions()).toEqual([]);
  });

  it('is rejected by the gate, and for unknown steps', async () => {
    const { caller, funnel, two, addProject, place, rule } = await open();
    await place(funnel, { stepId: two });
    const target = { projectId: await addProject(), stepId: two, key: 'a' };

    await expect(rule.move(caller, target)).rejects.toMatchObject({ code: 'wip_limit_reached' });
    const stepNotFound = { code: 'step_model_not_found' };
    await expect(rule.move(caller, { ...target, stepId: newId() })).rejects.toMatchObject(stepNotFound);
    await expect(rule.move(aCaller(), target)).rejects.toMatchObject(stepNotFound);
    await expect(rule.preview(aCaller(), target)).rejects.toMatchObject(stepNotFound);
  });

  it('can be previewed without a change', async () => {
    const { caller, board, funnel, two, addProject, place, rule } = await open();
    const target = { projectId: await addProject(), stepId: two };

    expect(await rule.preview(caller, target)).toEqual({ stepName: 'Two', blockers: [] });
    await place(funnel, { stepId: two });
    expect(await rule.preview(caller, target)).toMatchObject({ blockers: [{ type: 'wip_limit' }] });
    expect(board.takeActions()).toEqual([]);
  });
});
