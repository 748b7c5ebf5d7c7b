import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { makeAddAttachment } from '../attachments/write-attachment';
import { openBoard } from '../fake-board-deps';
import { makeRecordViewing } from './record-viewing';

async function open(by = aCaller()) {
  const opened = openBoard(by);
  const funnel = await opened.addFunnel(['One']);
  const stepId = funnel.steps[0]?.id ?? '';
  const source = { url: 'https://example.org/v' };
  const fields = { stepId, name: 'Intro', type: 'video', source, duration: 100 } as const;
  const { id: attachmentId } = await makeAddAttachment(opened.deps)(by, fields);
  opened.board.takeActions();
  const projectId = await opened.addProject();
  const view = { stepId, attachmentId, projectId };
  return { ...opened, view, record: makeRecordViewing(opened.deps) };
}

describe('the viewing of a video', () => {
  it('joins the played ranges, and is complete at 95 percent', async () => {
    const { caller, board, view, record, now } = await open();
    const first = await record(caller, { ...view, ranges: [{ from: 0, to: 60 }] });
    expect(first).toMatchObject({ ranges: [{ from: 0, to: 60 }], watchedAt: null });
    expect(board.takeActions()).toEqual([]);
    const second = await record(caller, { ...view, ranges: [{ from: 50, to: 96 }] });

    expect(second).toMatchObject({ ranges: [{ from: 0, to: 96 }], watchedAt: now() });
    expect(board.takeActions()).toEqual(['step_attachment.watched']);
    expect(board.stepEvents.entries).toMatchObject([{ type: 'attachment_viewed', stepId: view.stepId }]);
  });

  it('is published once', async () => {
    const { caller, board, view, record } = await open();
    const all = { ...view, ranges: [{ from: 0, to: 100 }] };
    await record(caller, all);
    await record(caller, all);

    expect(board.takeActions()).toHaveLength(1);
    expect(board.stepEvents.entries).toHaveLength(1);
  });

  it('counts for one user and one project', async () => {
    const { caller, view, record, addProject } = await open();
    const ranges = [{ from: 0, to: 50 }];
    await record(caller, { ...view, ranges });

    expect(await record({ ...caller, id: newId() }, { ...view, ranges })).toMatchObject({ ranges });
    expect(await record(caller, { ...view, projectId: await addProject(), ranges: [] })).toMatchObject({ ranges: [] });
  });

  it('is rejected for others than users, invalid ranges and unknown records', async () => {
    const { caller, board, view, record, addProject } = await open();
    const ranges = [{ from: 0, to: 50 }];

    await expect(record({ ...caller, kind: 'service_account' }, { ...view, ranges })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(record(caller, { ...view, ranges: [{ from: 5, to: 5 }] })).rejects.toMatchObject({
      details: { validation: { 'ranges.0': expect.any(Array) } },
    });
    await expect(record(caller, { ...view, stepId: newId(), ranges })).rejects.toMatchObject({
      code: 'step_attachment_model_not_found',
    });
    const projectId = await addProject({ deleted: true });
    await expect(record(caller, { ...view, projectId, ranges })).rejects.toMatchObject({
      code: 'project_model_not_found',
    });
    expect(board.viewings.rows.of(caller.frameId)).toEqual([]);
  });
});
