import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { makeFindAssignments, makeListAssignments, makeReadAssignment } from './read-assignments';
import { makeReadBoard } from './read-board';
import { makeStreamAssignments } from './stream-assignments';

const page = { page: 1, perPage: 10 };

describe('the projects in a funnel', () => {
  it('are read until they leave', async () => {
    const { caller, board, deps, addFunnel, place } = openBoard();
    const funnel = await addFunnel();
    const assignment = await place(funnel);
    const { projectId, id } = assignment;
    const [read, find] = [makeReadAssignment(deps), makeFindAssignments(deps)];

    expect(await read(caller, funnel.id, projectId)).toEqual(assignment);
    expect(await find(caller, [projectId])).toEqual([assignment]);
    expect(await find(aCaller(), [projectId])).toEqual([]);
    await expect(read(aCaller(), funnel.id, projectId)).rejects.toMatchObject({ code: 'assignment_model_not_found' });
    board.assignments.rows.change(caller.frameId, id, { leftAt: deps.clock() });
    await expect(read(caller, funnel.id, projectId)).rejects.toMatchObject({ code: 'assignment_model_not_found' });
    expect(await find(caller, [projectId])).toEqual([]);
  });

  it('are listed by status, without deleted projects', async () => {
    const { caller, deps, addFunnel, place } = openBoard();
    const funnel = await addFunnel();
    const { id } = await place(funnel);
    await place(funnel, {}, { deleted: true });
    const list = makeListAssignments(deps);

    expect(await list(caller, funnel.id, {}, page)).toMatchObject({ meta: { total: 1 }, assignments: [{ id }] });
    expect((await list(caller, funnel.id, { status: 'won' }, page)).assignments).toEqual([]);
    await expect(list(aCaller(), funnel.id, {}, page)).rejects.toMatchObject({ code: 'funnel_model_not_found' });
  });

  it('are on the board with totals, also of steps without projects', async () => {
    const { caller, board, deps, addFunnel, place } = openBoard();
    const funnel = await addFunnel([{ name: 'One', lateAfterHours: 1 }, 'Two']);
    const { id } = await place(funnel, {}, { budget: 7 });
    const read = makeReadBoard(deps);
    const { steps } = await read(caller, funnel.id, 5);

    expect(steps.map(({ totals }) => totals)).toMatchObject([
      { count: 1, budget: 7, late: 1 },
      { count: 0, budget: 0, late: 0 },
    ]);
    expect(steps[0]?.cards).toMatchObject([{ assignment: { id }, late: true }]);
    board.funnels.rows.change(caller.frameId, funnel.id, { deletedAt: deps.clock() });
    await expect(read(caller, funnel.id, 5)).rejects.toMatchObject({ code: 'funnel_model_not_found' });
    await expect(read(caller, newId(), 5)).rejects.toMatchObject({ code: 'funnel_model_not_found' });
  });

  it.each([1, 2, 3, 0])('are streamed completely in batches of %d, ordered by id', async (batchRows) => {
    const { caller, deps, addFunnel, place } = openBoard();
    const funnel = await addFunnel();
    const ids = [await place(funnel), await place(funnel), await place(funnel)].map(({ id }) => id).sort();
    const batches = await Array.fromAsync(makeStreamAssignments(deps)(caller, batchRows));

    expect(batches.flat().map(({ id }) => id)).toEqual(ids);
    expect(Math.max(...batches.map(({ length }) => length))).toBe(batchRows || 3);
    expect(await Array.fromAsync(makeStreamAssignments(deps)(aCaller(), batchRows))).toEqual([]);
  });
});
