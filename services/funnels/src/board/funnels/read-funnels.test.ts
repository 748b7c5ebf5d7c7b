import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { makeDeleteFunnel } from './delete-funnel';
import {
  makeFindFunnels,
  makeFindFunnelsOfSteps,
  makeListFunnels,
  makeReadFunnel,
  makeReadFunnelOfStep,
} from './read-funnels';

const notFound = { code: 'funnel_model_not_found' };
const page = { page: 1, perPage: 10 };

describe('stored funnels', () => {
  it('are read by their id or a step, unless they are deleted', async () => {
    const { caller, deps, addFunnel } = openBoard();
    const funnel = await addFunnel();
    const stepId = funnel.steps[0]?.id ?? '';
    const [read, readOfStep] = [makeReadFunnel(deps), makeReadFunnelOfStep(deps)];

    expect([await read(caller, funnel.id), await readOfStep(caller, stepId)]).toEqual([funnel, funnel]);
    await expect(read(aCaller(), funnel.id)).rejects.toMatchObject(notFound);
    await makeDeleteFunnel(deps)(caller, funnel);
    await expect(read(caller, funnel.id)).rejects.toMatchObject(notFound);
    await expect(readOfStep(caller, stepId)).rejects.toMatchObject({ code: 'step_model_not_found' });
    await expect(readOfStep(caller, newId())).rejects.toMatchObject({ code: 'step_model_not_found' });
  });

  it('are found in the order of the request, also deleted ones', async () => {
    const { caller, deps, addFunnel } = openBoard();
    const [one, two] = [await addFunnel(), await addFunnel()];
    await makeDeleteFunnel(deps)(caller, two);
    const found = await makeFindFunnels(deps)(caller, [two.id, newId(), one.id]);

    expect(found.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(await makeFindFunnels(deps)(caller, [])).toEqual([]);
  });

  it('are found once for several of their steps', async () => {
    const { caller, deps, addFunnel } = openBoard();
    const { id, steps } = await addFunnel();
    const stepIds = [...steps.map((step) => step.id), newId()];

    expect(await makeFindFunnelsOfSteps(deps)(caller, stepIds)).toMatchObject([{ id }]);
    expect(await makeFindFunnelsOfSteps(deps)(aCaller(), stepIds)).toEqual([]);
  });

  it('are listed for their tenant', async () => {
    const { caller, deps, addFunnel } = openBoard();
    const { id } = await addFunnel();
    const list = makeListFunnels(deps);

    expect(await list(caller, { trashed: 'without' }, page)).toMatchObject({ meta: { total: 1 }, funnels: [{ id }] });
    expect((await list(caller, { trashed: 'only' }, page)).funnels).toEqual([]);
    expect((await list(aCaller(), { trashed: 'with' }, page)).funnels).toEqual([]);
  });
});
