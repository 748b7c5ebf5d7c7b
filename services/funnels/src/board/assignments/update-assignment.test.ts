import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import type { AssignmentStatus } from '../funnels/assignment';
import { makeLeaveFunnel, makeUpdateAssignment } from './update-assignment';

async function open(steps: Parameters<ReturnType<typeof openBoard>['addFunnel']>[0] = ['One']) {
  const opened = openBoard();
  const funnel = await opened.addFunnel(steps);
  const assignment = await opened.place(funnel);
  const target = { funnelId: funnel.id, projectId: assignment.projectId };
  const stored = () => opened.board.assignments.rows.find(opened.caller.frameId, assignment.id);
  const update = makeUpdateAssignment(opened.deps);
  return { ...opened, funnel, assignment, target, stored, update, leave: makeLeaveFunnel(opened.deps) };
}

describe('the update of an assignment', () => {
  it('stores and publishes the change, with the time of the status', async () => {
    const { caller, board, target, stored, update, now } = await open();
    const updated = await update(caller, {
      ...target,
      ifVersion: 1,
      changes: { status: 'won', forecastDate: '2026-06-01' },
    });

    expect(updated).toMatchObject({ status: 'won', statusAt: now(), forecastDate: '2026-06-01', version: 2 });
    expect(stored()).toEqual(updated);
    const line = board.outbox.entries[1]?.event.data;
    expect(line).toMatchObject({
      action: 'funnel.updated',
      changes: [{ field: 'status' }, { field: 'forecast_date' }],
    });
  });

  it('publishes nothing without a change', async () => {
    const { caller, board, target, assignment, update } = await open();

    expect(await update(caller, { ...target, changes: {} })).toEqual(assignment);
    expect(await update(caller, { ...target, changes: { status: 'open' } })).toEqual(assignment);
    expect(board.takeActions()).toEqual([]);
  });

  it('accepts only existing users and tags, but leaves those that were deleted later', async () => {
    const { caller, peers, target, update } = await open();
    const [userId, tagId] = [newId(), newId()];
    peers.users.push(userId);
    peers.tags.push(tagId);
    await update(caller, { ...target, changes: { executorIds: [userId], tagIds: [tagId] } });
    peers.users.pop();

    await update(caller, { ...target, changes: { executorIds: [userId], tagIds: [] } });
    const changes = { executorIds: [userId, newId()] };
    await expect(update(caller, { ...target, changes })).rejects.toMatchObject({ code: 'user_model_not_found' });
    await expect(update(caller, { ...target, changes: { tagIds: [newId()] } })).rejects.toMatchObject({
      code: 'tag_model_not_found',
    });
  });

  it.each<[AssignmentStatus, boolean]>([
    ['open', false],
    ['paused', true],
    ['lost', true],
  ])('to %s in a full step is possible: %s', async (status, isPossible) => {
    const { caller, funnel, place, update } = await open([{ wipLimit: 1 }]);
    const won = await place(funnel, { status: 'won' });
    const updating = update(caller, { funnelId: funnel.id, projectId: won.projectId, changes: { status } });

    if (isPossible) await expect(updating).resolves.toMatchObject({ status });
    else await expect(updating).rejects.toMatchObject({ code: 'wip_limit_reached' });
  });

  it('is rejected for other versions, tenants, and deleted or merged projects', async () => {
    const { caller, board, funnel, target, place, update } = await open();
    const changes = { status: 'won' } as const;
    const deleted = await place(funnel, {}, { deleted: true });
    const merged = await place(funnel, {}, { mergedId: newId() });
    const of = ({ projectId }: { projectId: string }) => update(caller, { ...target, projectId, changes });

    await expect(update(caller, { ...target, ifVersion: 7, changes })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    await expect(update(aCaller(), { ...target, changes })).rejects.toMatchObject({ code: 'funnel_model_not_found' });
    await expect(of({ projectId: newId() })).rejects.toMatchObject({ code: 'assignment_model_not_found' });
    await expect(of(deleted)).rejects.toMatchObject({ code: 'project_model_not_found' });
    await expect(of(merged)).rejects.toMatchObject({ code: 'merged_project' });
    expect(board.takeActions()).toEqual([]);
  });
});

describe('a project that leaves its funnel', () => {
  it('keeps its assignment with the time, and triggers rules', async () => {
    const { caller, board, target, stored, leave, now } = await open();
    await leave(caller, { ...target, ifVersion: 1 });

    expect(stored()).toMatchObject({ leftAt: now(), version: 2 });
    expect(board.takeActions()).toContain('funnel.left');
    expect(board.stepEvents.entries).toMatchObject([{ type: 'left', projectId: target.projectId }]);
    await expect(leave(caller, target)).rejects.toMatchObject({ code: 'assignment_model_not_found' });
  });

  it('must not be merged or changed meanwhile', async () => {
    const { caller, funnel, target, place, leave } = await open();
    const { projectId } = await place(funnel, {}, { mergedId: newId() });

    await expect(leave(caller, { ...target, projectId })).rejects.toMatchObject({ code: 'merged_project' });
    await expect(leave(caller, { ...target, ifVersion: 2 })).rejects.toMatchObject({ code: 'precondition_failed' });
    await expect(leave(aCaller(), target)).rejects.toMatchObject({ code: 'funnel_model_not_found' });
  });
});
