import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { makeDeleteStep } from './delete-step';

async function open() {
  const opened = openBoard();
  const funnel = await opened.addFunnel(['One', 'Two']);
  const [one = '', two = ''] = funnel.steps.map(({ id }) => id);
  return { ...opened, funnel, one, two, deleteStep: makeDeleteStep(opened.deps) };
}

describe('the deletion of a step', () => {
  it('removes it also from the reachable steps of the others', async () => {
    const { caller, board, funnel, one, two, deleteStep } = await open();
    const steps = funnel.steps.map((step) => ({ ...step, reachableStepIds: [one, two] }));
    board.funnels.rows.put(caller.frameId, { ...funnel, steps });
    const changed = await deleteStep(caller, { stepId: one, ifVersion: 1 });

    expect(changed).toMatchObject({ version: 2, steps: [{ id: two, reachableStepIds: [two] }] });
    expect(board.takeActions()).toContain('step.deleted');
    await expect(deleteStep(caller, { stepId: one })).rejects.toMatchObject({ code: 'step_model_not_found' });
  });

  it.each(['open', 'paused'] as const)('is rejected while %s projects are in it', async (status) => {
    const { caller, board, funnel, one, two, place, deleteStep } = await open();
    await place(funnel, { status });

    await expect(deleteStep(caller, { stepId: one, moveTo: two })).rejects.toMatchObject({
      code: 'step_not_empty',
      details: { extra: { projects: 1 } },
    });
    expect(board.takeActions()).toEqual([]);
  });

  it('moves won and lost projects to another step of the funnel', async () => {
    const { caller, board, funnel, one, two, place, deleteStep } = await open();
    const { id } = await place(funnel, { status: 'won' });

    await expect(deleteStep(caller, { stepId: one })).rejects.toMatchObject({ code: 'step_not_empty' });
    for (const moveTo of [one, newId()]) {
      await expect(deleteStep(caller, { stepId: one, moveTo })).rejects.toMatchObject({ code: 'step_model_not_found' });
    }
    await deleteStep(caller, { stepId: one, moveTo: two });
    expect(board.assignments.rows.find(caller.frameId, id)).toMatchObject({ stepId: two, version: 2, status: 'won' });
    expect(board.takeActions()).toContain('funnel.moved');
  });

  it('records the same history for each of many projects', async () => {
    const { caller, board, funnel, one, two, place, deleteStep } = await open();
    const projectIds: string[] = [];
    for (let count = 0; count < 1_001; count += 1) projectIds.push((await place(funnel, { status: 'lost' })).projectId);
    await deleteStep(caller, { stepId: one, moveTo: two });

    const moves = board.outbox.entries.map(({ event }) => event.data as { action?: string; project_id?: string });
    const moved = moves.filter(({ action }) => action === 'funnel.moved');
    expect(moved.map(({ project_id }) => project_id)).toEqual(projectIds);
    expect(moved[0]).toMatchObject({ details: { from_step: { id: one }, step: { id: two } } });
    expect(board.stepEvents.entries).toHaveLength(2 * projectIds.length);
  });

  it('is rejected for another version or tenant', async () => {
    const { caller, one, deleteStep } = await open();

    await expect(deleteStep(caller, { stepId: one, ifVersion: 2 })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    await expect(deleteStep(aCaller(), { stepId: one })).rejects.toMatchObject({ code: 'step_model_not_found' });
  });
});
