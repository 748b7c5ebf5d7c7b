import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { evaluateMove, type PreparedMove } from './evaluate-move';
import { NO_ANSWERS, requirementsOf } from './stage-answers';

async function open() {
  const opened = openBoard(aCaller());
  const funnel = await opened.addFunnel(['One', { name: 'Two', wipLimit: 1 }, { name: 'Three', formIds: [1] }]);
  const [one = '', two = '', three = ''] = funnel.steps.map(({ id }) => id);
  const { caller, deps, now } = opened;
  const evaluate = (move: Partial<PreparedMove> & { projectId: string }) =>
    deps.unitOfWork.run(caller.frameId, (stores) =>
      evaluateMove(
        stores,
        { caller, now: now(), linkTo: deps.linkTo },
        { funnelId: funnel.id, staged: NO_ANSWERS, seenVersion: undefined, ...move },
      ),
    );
  return { ...opened, funnel, one, two, three, evaluate };
}

describe('the evaluation of a move', () => {
  it('requires the state that the move was prepared with', async () => {
    const { funnel, two, three, place, evaluate } = await open();
    const { projectId, version } = await place(funnel);
    const move = { projectId, stepId: two, seenVersion: version };

    await expect(evaluate(move)).resolves.toMatchObject({ blockers: [], target: { id: two }, stored: { projectId } });
    for (const seenVersion of [version + 1, undefined])
      await expect(evaluate({ ...move, seenVersion })).rejects.toMatchObject({ code: 'conflict' });
    await expect(evaluate({ ...move, stepId: three })).rejects.toMatchObject({ code: 'conflict' });
    const staged = { requirements: requirementsOf(funnel.steps[2]), missing: [], stageId: undefined };
    await expect(evaluate({ ...move, stepId: three, staged })).resolves.toMatchObject({ blockers: [] });
  });

  it('enters the first step without a target, also after the project has left', async () => {
    const { funnel, one, place, addProject, evaluate, now } = await open();
    const left = await place(funnel, { leftAt: now() });

    await expect(evaluate({ projectId: await addProject() })).resolves.toMatchObject({ target: { id: one } });
    await expect(evaluate({ projectId: left.projectId, seenVersion: left.version })).resolves.toMatchObject({
      stored: { id: left.id },
      blockers: [],
    });
  });

  it('counts the open projects of a step with a limit', async () => {
    const { funnel, two, place, addProject, evaluate } = await open();
    await place(funnel, { stepId: two });
    const { blockers } = await evaluate({ projectId: await addProject(), stepId: two });

    expect(blockers).toMatchObject([{ type: 'wip_limit', detail: expect.stringContaining('has 1.') }]);
  });
});
