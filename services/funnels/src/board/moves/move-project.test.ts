import { unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { aProject } from '../fake-samples';
import { makeEnterFunnel, makeMoveProject, makePreviewMove } from './move-project';

async function open(steps: Parameters<ReturnType<typeof openBoard>['addFunnel']>[0] = ['One', 'Two'], by = aCaller()) {
  const opened = openBoard(by);
  const funnel = await opened.addFunnel(steps);
  const [one = '', two = ''] = funnel.steps.map(({ id }) => id);
  const stored = (projectId: string) => opened.board.assignments.find(by.frameId, funnel.id, projectId);
  const { deps } = opened;
  const commands = { enter: makeEnterFunnel(deps), move: makeMoveProject(deps), preview: makePreviewMove(deps) };
  return { ...opened, ...commands, funnel, funnelId: funnel.id, one, two, stored };
}

describe('a project that enters a funnel', () => {
  it('is in the first step by default, also if no event has delivered the project', async () => {
    const { caller, board, peers, funnelId, one, stored, enter } = await open();
    const project = aProject();
    peers.projects.push(project);
    const assignment = await enter(caller, { funnelId, projectId: project.id });

    expect(assignment).toMatchObject({ stepId: one, status: 'open', version: 1 });
    expect(await stored(project.id)).toEqual(assignment);
    expect(board.takeActions()).toContain('funnel.entered');
    expect(board.stepEvents.entries).toMatchObject([{ type: 'entered', stepId: one }]);
  });

  it('continues the versions if it has left before, and enters once', async () => {
    const { caller, funnel, funnelId, two, place, enter, now } = await open();
    const left = await place(funnel, { leftAt: now(), version: 4, status: 'won' });
    const request = { funnelId, projectId: left.projectId, stepId: two };

    expect(await enter(caller, request)).toMatchObject({ id: left.id, version: 5, stepId: two, status: 'open' });
    await expect(enter(caller, request)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('must exist, and the funnel with its step too', async () => {
    const { caller, board, funnel, funnelId, addProject, enter } = await open();
    const projectId = await addProject();
    const deleted = await addProject({ deleted: true });

    await expect(enter(caller, { funnelId, projectId: newId() })).rejects.toMatchObject({
      code: 'project_model_not_found',
    });
    await expect(enter(caller, { funnelId, projectId: deleted })).rejects.toMatchObject({
      code: 'project_model_not_found',
    });
    await expect(enter(caller, { funnelId, projectId, stepId: newId() })).rejects.toMatchObject({
      code: 'step_model_not_found',
    });
    board.funnels.rows.put(caller.frameId, { ...funnel, deletedAt: new Date() });
    await expect(enter(caller, { funnelId, projectId })).rejects.toMatchObject({ code: 'funnel_model_not_found' });
    expect(board.takeActions()).toEqual([]);
  });
});

describe('a move', () => {
  it('changes the step and records both step events', async () => {
    const { caller, board, funnel, funnelId, one, two, place, move } = await open();
    const { projectId } = await place(funnel);
    const moved = await move(caller, { funnelId, projectId, stepId: two, ifVersion: 1 });

    expect(moved).toMatchObject({ stepId: two, version: 2 });
    expect(board.stepEvents.entries.map(({ type, stepId }) => [type, stepId])).toEqual([
      ['left', one],
      ['entered', two],
    ]);
  });

  it('is rejected for another version, tenant or place', async () => {
    const { caller, funnel, funnelId, two, place, addProject, move } = await open();
    const { projectId } = await place(funnel);
    const request = { funnelId, projectId, stepId: two };

    await expect(move(caller, { ...request, ifVersion: 2 })).rejects.toMatchObject({ code: 'precondition_failed' });
    await expect(move(aCaller(), request)).rejects.toMatchObject({ code: 'assignment_model_not_found' });
    await expect(move(caller, { ...request, projectId: await addProject() })).rejects.toMatchObject({
      code: 'assignment_model_not_found',
    });
  });

  it('is made once for a key', async () => {
    const { caller, board, funnel, funnelId, one, two, place, move } = await open();
    const { projectId } = await place(funnel);
    await move(caller, { funnelId, projectId, stepId: two, key: 'key' });
    board.takeActions();

    await expect(move(caller, { funnelId, projectId, stepId: one, key: 'key' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(board.takeActions()).toEqual([]);
  });

  it('does not exceed the limit of a step', async () => {
    const { caller, funnel, funnelId, two, place, move } = await open(['One', { wipLimit: 1 }]);
    const [first, second] = [await place(funnel), await place(funnel)];
    await move(caller, { funnelId, projectId: first.projectId, stepId: two });

    await expect(move(caller, { funnelId, projectId: second.projectId, stepId: two })).rejects.toMatchObject({
      code: 'wip_limit_reached',
      details: { extra: { blockers: [{ type: 'wip_limit' }] } },
    });
  });

  it('lets one of two concurrent moves of a project win', async () => {
    const { caller, funnel, funnelId, two, place, move } = await open();
    const { projectId } = await place(funnel);
    const request = { funnelId, projectId, stepId: two };
    const results = await Promise.allSettled([move(caller, request), move(caller, request)]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the answers of a move', () => {
  const steps = ['One', { name: 'Two', formIds: [1] }];
  async function openWithForm(by = aCaller()) {
    const opened = await open(steps, by);
    opened.forms.forms.push({ id: 1, fields: [{ id: 'a', isRequired: true }] });
    const { projectId } = await opened.place(opened.funnel);
    return { ...opened, request: { funnelId: opened.funnelId, projectId, stepId: opened.two } };
  }
  const answers = [{ fieldId: 'a', value: 1 }];

  it('are committed with the move', async () => {
    const { caller, board, forms, request, move } = await openWithForm();
    await move(caller, { ...request, answers });

    expect(board.stages.rows.of(caller.frameId)).toEqual(forms.committed);
    expect(forms.committed).toHaveLength(1);
    expect(board.outbox.entries.at(-1)?.event.data).toMatchObject({ stage_id: forms.committed[0] });
  });

  it('are dropped if the move is rejected', async () => {
    const { caller, board, forms, request, move } = await openWithForm();

    await expect(move(caller, request)).rejects.toMatchObject({ code: 'required_answers_missing' });
    await expect(move(caller, { ...request, answers: [{ fieldId: 'b', value: 1 }] })).rejects.toMatchObject({
      code: 'required_answers_missing',
    });
    expect(forms.dropped).toHaveLength(1);
    expect([board.takeActions(), board.stages.rows.of(caller.frameId)]).toEqual([[], []]);
  });

  it('stay staged if the result of the move is unknown', async () => {
    const { caller, board, forms, deps, request } = await openWithForm();
    const failing = { ...deps, newId: () => newId(), linkTo: deps.linkTo };
    const unitOfWork = {
      run: async <T>(frameId: string, work: Parameters<typeof deps.unitOfWork.run<T>>[1]): Promise<T> => {
        const result = await deps.unitOfWork.run(frameId, work);
        if (board.stages.rows.of(frameId).length > 0) throw unavailable('The connection broke.');
        return result;
      },
    };

    await expect(makeMoveProject({ ...failing, unitOfWork })(caller, { ...request, answers })).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect([forms.dropped, forms.staged.size]).toEqual([[], 1]);
  });

  it('count although forms cannot commit them at once', async () => {
    const { caller, forms, request, move } = await openWithForm();
    forms.isUnavailable = true;

    await expect(move(caller, { ...request, answers })).resolves.toMatchObject({ stepId: request.stepId });
  });
});

describe('the preview of a move', () => {
  it('returns the blockers and changes nothing', async () => {
    const { caller, board, forms, funnel, funnelId, two, place, preview } = await open(['One', { wipLimit: 0 }]);
    const { projectId } = await place(funnel);
    forms.forms.push({ id: 1, fields: [] });

    expect(await preview(caller, { funnelId, projectId, stepId: two })).toMatchObject([{ type: 'wip_limit' }]);
    expect(await preview(caller, { funnelId, projectId })).toMatchObject([{ type: 'already_in_step' }]);
    expect(board.takeActions()).toEqual([]);
  });
});
