import type { FieldChange } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { openBoard } from '../fake-board-deps';
import { assignmentRecord } from './assignment-effect';
import { makeChangeRecord } from './change-record';
import { makeReadRecords } from './read-records';

async function open(steps: Parameters<ReturnType<typeof openBoard>['addFunnel']>[0] = ['One', 'Two']) {
  const opened = openBoard();
  const funnel = await opened.addFunnel(steps);
  const [one = '', two = ''] = funnel.steps.map(({ id }) => id);
  const assignment = await opened.place(funnel, { stepId: two });
  const record = assignmentRecord(funnel, assignment.projectId);
  const changeRecord = makeChangeRecord(opened.deps);
  const change = (...changes: FieldChange[]) => changeRecord(opened.caller, { record, changes });
  const stored = () => opened.board.assignments.rows.find(opened.caller.frameId, assignment.id);
  return { ...opened, funnel, one, two, assignment, record, change, stored, read: makeReadRecords(opened.deps) };
}

describe('the undo of changes of an assignment', () => {
  it('restores the step and publishes a move', async () => {
    const { board, one, two, change, stored } = await open();

    expect(await change({ field: 'step_id', from: two, to: one })).toEqual({ result: 'changed' });
    expect(stored()).toMatchObject({ stepId: one, version: 2 });
    expect(board.takeActions()).toContain('funnel.moved');
  });

  it('removes a project that had entered, and restores it again', async () => {
    const { board, two, change, stored } = await open();
    await change({ field: 'step_id', from: two, to: null });
    expect(stored()).toMatchObject({ leftAt: expect.any(Date) });
    expect(board.takeActions()).toContain('funnel.left');

    expect(await change({ field: 'step_id', from: null, to: two })).toEqual({ result: 'changed' });
    expect(stored()).toMatchObject({ stepId: two, leftAt: null });
    expect(board.takeActions()).toContain('funnel.entered');
  });

  it('restores other fields, and repeats nothing', async () => {
    const { board, change, stored } = await open();
    const changes = [
      { field: 'status', from: 'open', to: 'won' },
      { field: 'forecast_date', from: null, to: '2026-07-01' },
    ];

    expect(await change(...changes)).toEqual({ result: 'changed' });
    expect(stored()).toMatchObject({ status: 'won', forecastDate: '2026-07-01', version: 2 });
    board.takeActions();
    expect(await change(...changes)).toMatchObject({ result: 'changed' });
    expect([stored()?.version, board.takeActions()]).toEqual([2, []]);
  });

  it('does not overwrite a later change', async () => {
    const { board, one, change } = await open();

    expect(await change({ field: 'step_id', from: one, to: newId() })).toMatchObject({ result: 'conflict' });
    expect(board.takeActions()).toEqual([]);
  });

  it('is rejected for a full or deleted step and for a deleted funnel', async () => {
    const { caller, board, funnel, one, two, place, change } = await open([{ name: 'One', wipLimit: 1 }, 'Two']);
    await place(funnel);
    const back = { field: 'step_id', from: two, to: one };

    expect(await change(back)).toMatchObject({ result: 'rejected', message: expect.stringContaining('limit of 1') });
    expect(await change({ ...back, to: newId() })).toMatchObject({ message: 'The step was deleted.' });
    board.funnels.rows.put(caller.frameId, { ...funnel, deletedAt: new Date() });
    expect(await change(back)).toMatchObject({ result: 'rejected', message: 'The funnel was deleted.' });
    expect(board.takeActions()).toEqual([]);
  });

  it('reads the values of assignments', async () => {
    const { caller, two, record, read } = await open();
    const unknown = { ...record, id: `${newId()}/${newId()}` };
    const states = await read(caller, [
      { record: unknown, fields: ['step_id'] },
      { record, fields: ['step_id', 'status'] },
    ]);

    expect(states.map(({ values }) => values)).toEqual([{ step_id: null }, { step_id: two, status: 'open' }]);
    await expect(read(caller, [{ record: { ...record, id: 'x' }, fields: [] }])).rejects.toMatchObject({
      code: 'validation_errors',
    });
  });
});
