import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { makeChangeFunnel } from './change-funnel';
import { reorderSteps } from './change-steps';
import { makeCreateFunnel } from './create-funnel';
import { makeDeleteFunnel, makeRestoreFunnel } from './delete-funnel';

const notFound = { code: 'funnel_model_not_found' };
const stale = { code: 'precondition_failed' };

describe('funnels', () => {
  it('are created with their steps and published', async () => {
    const { caller, board, deps } = openBoard();
    const steps = [{ name: 'Offer', wipLimit: 2 }, { name: 'Order' }];
    const funnel = await makeCreateFunnel(deps)(caller, { name: 'Sales', steps });

    expect(funnel).toMatchObject({ name: 'Sales', version: 1, deletedAt: null, steps });
    expect(board.funnels.rows.of(caller.frameId)).toEqual([funnel]);
    expect(board.recorded.entries).toEqual([funnel.id]);
    expect(board.outbox.entries[0]?.event.data).toMatchObject({ change: 'created', funnel: { id: funnel.id } });
    expect(board.takeActions().slice(1)).toEqual(['funnel.created', 'step.created', 'step.created']);
  });

  it('are not created with unknown forms', async () => {
    const { caller, board, deps } = openBoard();
    const creating = makeCreateFunnel(deps)(caller, { name: 'Sales', steps: [{ name: 'Offer', formIds: [7] }] });

    await expect(creating).rejects.toMatchObject({ code: 'form_model_not_found' });
    expect(board.funnels.rows.of(caller.frameId)).toEqual([]);
  });

  it('get a new version with a change', async () => {
    const { caller, board, deps, addFunnel, now } = openBoard();
    const { id } = await addFunnel();
    const changed = await makeChangeFunnel(deps)(caller, { funnelId: id, ifVersion: 1 }, (one) => ({
      ...one,
      name: 'Leads',
    }));

    expect(changed).toMatchObject({ name: 'Leads', version: 2, updatedAt: now() });
    expect(board.funnels.rows.find(caller.frameId, id)).toEqual(changed);
    expect(board.takeActions().slice(1)).toEqual(['funnel.updated']);
  });

  it('are found by a step, and publish nothing without a change', async () => {
    const { caller, board, deps, addFunnel } = openBoard();
    const funnel = await addFunnel();
    const stepId = funnel.steps[0]?.id ?? '';
    const ids = funnel.steps.map((step) => step.id);

    expect(await makeChangeFunnel(deps)(caller, { stepId }, reorderSteps({ ids }))).toEqual(funnel);
    expect(board.takeActions()).toEqual([]);
  });

  it.each(['change', 'delete'] as const)('reject a %s of another version, tenant or deleted funnel', async (kind) => {
    const { caller, board, deps, addFunnel } = openBoard();
    const { id, steps } = await addFunnel();
    const changeFunnel = makeChangeFunnel(deps);
    const change = (by = caller, ifVersion?: number) =>
      kind === 'delete'
        ? makeDeleteFunnel(deps)(by, { id, ifVersion })
        : changeFunnel(by, { funnelId: id, ifVersion }, (one) => ({ ...one, name: 'B' }));

    await expect(change(caller, 9)).rejects.toMatchObject(stale);
    await expect(change(aCaller())).rejects.toMatchObject(notFound);
    expect(board.takeActions()).toEqual([]);
    await makeDeleteFunnel(deps)(caller, { id, ifVersion: 1 });
    await expect(change()).rejects.toMatchObject(notFound);
    await expect(changeFunnel(caller, { stepId: steps[0]?.id ?? '' }, (one) => one)).rejects.toMatchObject({
      code: 'step_model_not_found',
    });
  });

  it('are restored unchanged after their deletion, but only then', async () => {
    const { caller, board, deps, addFunnel } = openBoard();
    const funnel = await addFunnel();
    const [remove, restore] = [makeDeleteFunnel(deps), makeRestoreFunnel(deps)];

    await expect(restore(caller, funnel)).rejects.toMatchObject(notFound);
    expect(await remove(caller, { id: funnel.id })).toMatchObject({ version: 2, deletedAt: deps.clock() });
    await expect(restore(caller, { id: funnel.id, ifVersion: 1 })).rejects.toMatchObject(stale);
    const restored = await restore(caller, { id: funnel.id });

    expect(restored).toEqual({ ...funnel, version: 3, updatedAt: deps.clock() });
    const actions = board.takeActions().filter((action) => action.startsWith('funnel.') && !action.includes('changed'));
    expect(actions).toEqual(['funnel.deleted', 'funnel.restored']);
  });

  it('move the deadlines of projects with the limit of a step', async () => {
    const { caller, board, deps, addFunnel, place } = openBoard();
    const funnel = await addFunnel();
    const { id, linkedAt } = await place(funnel);
    await makeChangeFunnel(deps)(caller, { funnelId: funnel.id }, (one) => ({
      ...one,
      steps: one.steps.map((step) => ({ ...step, lateAfterHours: 24 })),
    }));

    const dueAt = new Date(linkedAt.getTime() + 24 * 3_600_000);
    expect(board.ledger.deadlines.of(caller.frameId)).toEqual([{ assignmentId: id, kind: 'late', dueAt }]);
  });
});
