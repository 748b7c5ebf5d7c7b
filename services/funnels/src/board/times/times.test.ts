import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { makeEnterFunnel } from '../moves/move-project';
import { makePublishDeadline } from './publish-deadline';
import { makeReadFunnelTimes, makeReadProjectTimes } from './read-times';

const HOUR_MS = 3_600_000;

/** A project that has just entered a step with a limit of two hours. */
async function open() {
  const opened = openBoard();
  const funnel = await opened.addFunnel([{ name: 'One', lateAfterHours: 2 }]);
  const projectId = await opened.addProject();
  const assignment = await makeEnterFunnel(opened.deps)(opened.caller, { funnelId: funnel.id, projectId });
  opened.board.takeActions();
  const later = (hours: number) => opened.setNow(new Date(assignment.linkedAt.getTime() + hours * HOUR_MS));
  return { ...opened, funnel, assignment, projectId, later };
}

describe('a deadline', () => {
  const dueOf = ({ assignment, caller }: Awaited<ReturnType<typeof open>>) => ({
    frameId: caller.frameId,
    assignmentId: assignment.id,
    kind: 'late' as const,
    dueAt: new Date(assignment.linkedAt.getTime() + 2 * HOUR_MS),
  });

  it('is published in the history once', async () => {
    const opened = await open();
    const publish = makePublishDeadline(opened.deps);
    await publish(dueOf(opened));
    await publish(dueOf(opened));

    expect(opened.board.outbox.entries.map(({ event }) => event.data)).toMatchObject([
      { action: 'funnel.late', project_id: opened.projectId, details: { late_after_hours: 2 } },
    ]);
  });

  it('is not published after it was replaced', async () => {
    const opened = await open();
    const { board, caller, assignment, deps } = opened;
    board.assignments.rows.change(caller.frameId, assignment.id, {
      linkedAt: new Date(assignment.linkedAt.getTime() + 1),
    });
    await makePublishDeadline(deps)(dueOf(opened));

    expect(board.takeActions()).toEqual([]);
    expect(board.ledger.deadlines.of(caller.frameId)).toEqual([]);
  });

  it.each(['deleted', 'merged', 'of a deleted funnel'])('is not published for a project that is %s', async (kind) => {
    const opened = await open();
    const { board, caller, funnel, projectId, deps } = opened;
    const changes = kind === 'deleted' ? { deleted: true } : { mergedId: newId() };
    if (kind === 'of a deleted funnel') board.funnels.rows.change(caller.frameId, funnel.id, { deletedAt: new Date() });
    else board.projectFacts.rows.change(caller.frameId, projectId, changes);
    await makePublishDeadline(deps)(dueOf(opened));

    expect(board.takeActions()).toEqual([]);
    expect(board.ledger.deadlines.of(caller.frameId)).toEqual([]);
  });
});

describe('the times of a funnel', () => {
  it('are read for a project, which can be overdue', async () => {
    const { caller, board, deps, funnel, assignment, projectId, later } = await open();
    later(24);
    const read = makeReadProjectTimes(deps);
    expect(await read(caller, funnel.id, projectId)).toMatchObject({
      overdue: false,
      stays: [{ stepName: 'One', leftAt: null, seconds: 86_400 }],
    });
    board.assignments.rows.change(caller.frameId, assignment.id, { forecastDate: '2026-05-04' });

    expect(await read(caller, funnel.id, projectId)).toMatchObject({ overdue: true });
    await expect(read(aCaller(), funnel.id, projectId)).rejects.toMatchObject({ code: 'assignment_model_not_found' });
  });

  it('are read for all projects', async () => {
    const { caller, board, deps, funnel, later } = await open();
    later(1);
    const read = makeReadFunnelTimes(deps);

    expect((await read(caller, funnel.id)).times).toMatchObject([{ stays: 1, averageSeconds: 3_600 }]);
    await expect(read(aCaller(), funnel.id)).rejects.toMatchObject({ code: 'funnel_model_not_found' });
    board.funnels.rows.change(caller.frameId, funnel.id, { deletedAt: new Date() });
    await expect(read(caller, funnel.id)).rejects.toMatchObject({ code: 'funnel_model_not_found' });
  });
});
