import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { makeAddAttachment, makeRequireAttachment } from '../attachments/write-attachment';
import { openBoard } from '../fake-board-deps';
import { makeEnterFunnel, makePreviewMove } from '../moves/move-project';

const WHOLE = [{ from: 0, to: 100 }];

async function open(by = aCaller()) {
  const opened = openBoard(by);
  const funnel = await opened.addFunnel(['One']);
  const stepId = funnel.steps[0]?.id ?? '';
  const add = async (name: string, watch: boolean) => {
    const fields = { stepId, name, type: 'video', source: { url: 'https://example.org/v' }, duration: 100 } as const;
    const { id } = await makeAddAttachment(opened.deps)(by, fields);
    await makeRequireAttachment(opened.deps)(by, { id }, watch);
    return id;
  };
  const [safety, intro] = [await add('Safety', true), await add('Intro', false)];
  opened.board.takeActions();
  const move = { funnelId: funnel.id, projectId: await opened.addProject() };
  const commands = { enter: makeEnterFunnel(opened.deps), preview: makePreviewMove(opened.deps) };
  const stored = () => opened.board.viewings.rows.of(by.frameId);
  return { ...opened, ...commands, move, safety, intro, stored };
}

describe('a move into a step with a mandatory video', () => {
  it('is rejected until the user has watched it; other videos are optional', async () => {
    const { caller, enter, preview, move, safety, intro, stored } = await open();
    const required = [{ id: safety, name: 'Safety', url: `https://example.org/${safety}`, duration: 100 }];

    expect(await preview(caller, move)).toMatchObject([{ type: 'required_viewing', required_attachments: required }]);
    const onlyIntro = { ...move, viewed: [{ id: intro, ranges: WHOLE }] };
    await expect(enter(caller, onlyIntro)).rejects.toMatchObject({ code: 'required_viewing_missing' });
    const half = { ...move, viewed: [{ id: safety, ranges: [{ from: 0, to: 50 }] }] };
    await expect(enter(caller, half)).rejects.toMatchObject({ code: 'required_viewing_missing' });
    expect(stored()).toEqual([]);
  });

  it('stores the played ranges together with the move', async () => {
    const { caller, board, enter, move, safety, stored, now } = await open();
    await enter(caller, { ...move, viewed: [{ id: safety, ranges: WHOLE }] });

    expect(stored()).toMatchObject([
      { attachmentId: safety, projectId: move.projectId, viewerId: caller.id, ranges: WHOLE, watchedAt: now() },
    ]);
    expect(board.takeActions()).toContain('step_attachment.watched');
  });

  it('adds parts of one video up, also those that are stored', async () => {
    const { caller, board, enter, preview, move, safety, stored, now } = await open();
    const parts = [
      { id: safety, ranges: [{ from: 30, to: 60 }] },
      { id: safety, ranges: [{ from: 60, to: 100 }] },
    ];
    expect(await preview(caller, { ...move, viewed: parts })).toHaveLength(1);
    const before = { fileHash: null, ranges: [{ from: 0, to: 30 }], watchedAt: null, updatedAt: now() };
    await board.viewings.save(caller.frameId, {
      ...before,
      attachmentId: safety,
      projectId: move.projectId,
      viewerId: caller.id,
    });

    expect(await preview(caller, { ...move, viewed: parts })).toEqual([]);
    await enter(caller, { ...move, viewed: parts });
    expect(stored()).toMatchObject([{ ranges: WHOLE }]);
  });

  it('accepts a video that the user has watched before, but not one that another user has', async () => {
    const { caller, preview, enter, move, safety } = await open();
    await enter(caller, { ...move, viewed: [{ id: safety, ranges: WHOLE }] });
    const byAnother = await preview({ ...caller, id: newId() }, move);

    expect(byAnother.map(({ type }) => type)).toEqual(['already_in_step', 'required_viewing']);
    expect((await preview(caller, move)).map(({ type }) => type)).toEqual(['already_in_step']);
  });

  it('cannot be made by a rule, and names the fields of invalid ranges', async () => {
    const { caller, enter, move, safety } = await open();
    const rule = { ...caller, kind: 'automation' } as const;

    await expect(enter(rule, move)).rejects.toMatchObject({ code: 'required_viewing_missing' });
    await expect(enter(rule, { ...move, viewed: [{ id: safety, ranges: WHOLE }] })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const unknown = { ...move, viewed: [{ id: newId(), ranges: WHOLE }] };
    await expect(enter(caller, unknown)).rejects.toMatchObject({ code: 'step_attachment_model_not_found' });
    const invalid = { id: safety, ranges: [{ from: 5, to: 5 }] };
    await expect(enter(caller, { ...move, viewed: [{ id: safety, ranges: [] }, invalid] })).rejects.toMatchObject({
      details: { validation: { 'viewed_attachments.1.ranges.0': expect.any(Array) } },
    });
  });
});
