import { newId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import { aFunnel, anAssignment, aProject } from '../fake-samples';

const start = new Date('2026-05-04T09:00:00Z');
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

/** The behaviour of the stores of funnels, assignments and boards, and of their transactions. */
export function describeAssignmentStores(name: string, open: () => UnitOfWork<BoardStores>): void {
  describe(`funnels and assignments: ${name}`, () => {
    let frameId: string;
    let funnel: ReturnType<typeof aFunnel>;
    const run = <T>(work: (stores: BoardStores) => Promise<T>) => open().run(frameId, work);
    const stepId = (index: number) => funnel.steps[index]?.id ?? '';

    beforeEach(async () => {
      frameId = newId();
      funnel = aFunnel(['One', 'Two'], start);
      await run(({ funnels }) => funnels.insert(frameId, funnel));
    });

    /** A project in the first step. */
    async function place(changes: Parameters<typeof anAssignment>[1] = {}, project = aProject()) {
      const assignment = anAssignment(funnel, { projectId: project.id, linkedAt: start, ...changes });
      await run(async ({ assignments, projectFacts }) => {
        await projectFacts.upsertNewer(frameId, [project]);
        await assignments.insert(frameId, assignment);
      });
      return assignment;
    }

    it('store funnels with their steps, and remember deleted steps', async () => {
      const [first, second] = funnel.steps;
      const changed = { ...funnel, name: 'B', version: 2, steps: second ? [second] : [], updatedAt: at(1) };
      await run(({ funnels }) => funnels.update(frameId, changed));

      await run(async ({ funnels }) => {
        expect(await funnels.findMany(frameId, [funnel.id, newId()])).toMatchObject([
          { name: 'B', version: 2, steps: [{ id: second?.id, name: 'Two' }] },
        ]);
        expect(await funnels.funnelOfStep(frameId, first?.id ?? '')).toBeUndefined();
        expect(await funnels.funnelOfStep(frameId, second?.id ?? '')).toBe(funnel.id);
        expect(await funnels.hasEverHadStep(frameId, first?.id ?? '')).toBe(true);
        expect(await funnels.hasEverHadStep(frameId, newId())).toBe(false);
        expect(await funnels.lock(frameId, newId())).toBeUndefined();
      });
    });

    it('list funnels, newest first, with or without deleted ones', async () => {
      const newer = { ...aFunnel([], at(1)), name: 'Newer' };
      await run(async ({ funnels }) => {
        await funnels.insert(frameId, newer);
        await funnels.update(frameId, { ...funnel, deletedAt: at(2) });
      });
      const ids = (trashed: 'with' | 'only' | 'without', rest = {}) =>
        run(async ({ funnels }) => {
          const { funnels: found, total } = await funnels.page(frameId, { trashed, ...rest }, { page: 1, perPage: 1 });
          return [total, found.map(({ id }) => id)];
        });

      expect(await ids('with')).toEqual([2, [newer.id]]);
      expect(await ids('only')).toEqual([1, [funnel.id]]);
      expect(await ids('without', { names: ['Newer'] })).toEqual([1, [newer.id]]);
      expect(await ids('without', { ids: [funnel.id] })).toEqual([0, []]);
    });

    it('store a project in a funnel once', async () => {
      const { projectId, id } = await place();
      const again = anAssignment(funnel, { projectId });

      await expect(run(({ assignments }) => assignments.insert(frameId, again))).rejects.toMatchObject({
        code: 'conflict',
      });
      await run(async ({ assignments }) => {
        expect(await assignments.find(frameId, funnel.id, projectId)).toMatchObject({ id });
        expect(await assignments.findById(frameId, again.id)).toBeUndefined();
        const places = [
          { funnelId: funnel.id, projectId },
          { funnelId: funnel.id, projectId: newId() },
        ];
        expect(await assignments.findMany(frameId, places)).toMatchObject([{ id }]);
      });
    });

    it('move projects to another step', async () => {
      const [one, two, other] = [await place({ status: 'won' }), await place({ status: 'lost' }), await place()];
      const ids = [one.id, two.id, newId()];
      const moved = await run(({ assignments }) => assignments.moveMany(frameId, ids, stepId(1), at(1)));

      const position = { stepId: stepId(1), linkedAt: at(1), updatedAt: at(1), version: 2 };
      const expected = [one, two].map((before) => ({ ...before, ...position }));
      expect(moved).toHaveLength(2);
      expect(moved).toEqual(expect.arrayContaining(expected));
      await run(async ({ assignments }) => {
        expect(await assignments.findById(frameId, one.id)).toEqual(expected[0]);
        expect(await assignments.idsOfStep(frameId, stepId(0))).toEqual({ active: [other.id], closed: [] });
        const { closed } = await assignments.idsOfStep(frameId, stepId(1));
        expect(closed.toSorted()).toEqual([one.id, two.id].toSorted());
      });
    });

    it('count open projects, without those that were deleted, merged or have left', async () => {
      await place();
      await place({ status: 'won' });
      await place({}, aProject({ deleted: true }));
      await place({}, aProject({ mergedId: newId() }));
      const gone = await place();
      await run(({ assignments }) => assignments.update(frameId, { ...gone, leftAt: at(1) }));

      await run(async ({ assignments }) => {
        expect(await assignments.lockAndCountOpen(frameId, stepId(0))).toBe(1);
        const { active, closed } = await assignments.idsOfStep(frameId, stepId(0));
        expect([active.length, closed.length]).toEqual([3, 1]);
        const { total } = await assignments.page(frameId, funnel.id, {}, { page: 1, perPage: 10 });
        expect(total).toBe(2);
      });
    });

    it('list assignments, longest in their step first', async () => {
      const late = await place({ linkedAt: at(2) });
      const early = await place({ linkedAt: at(1), status: 'paused' });
      const page = (filter: Parameters<BoardStores['assignments']['page']>[2]) =>
        run(async ({ assignments }) => {
          const { assignments: found } = await assignments.page(frameId, funnel.id, filter, { page: 1, perPage: 5 });
          return found.map(({ id }) => id);
        });

      expect(await page({})).toEqual([early.id, late.id]);
      expect(await page({ status: 'open' })).toEqual([late.id]);
      expect(await page({ stepId: stepId(1) })).toEqual([]);
      await run(async ({ assignments }) => {
        const sorted = [late.id, early.id].sort();
        expect((await assignments.after(frameId, undefined, 1)).map(({ id }) => id)).toEqual(sorted.slice(0, 1));
        expect((await assignments.after(frameId, sorted[0], 5)).map(({ id }) => id)).toEqual(sorted.slice(1));
      });
    });

    it('find the funnels of projects, for rules without deleted funnels', async () => {
      const { id, projectId } = await place();
      await run(async ({ assignments, funnels }) => {
        expect(await assignments.ofProjects(frameId, [projectId, newId()])).toMatchObject([{ id }]);
        expect(await assignments.ofProjectInLiveFunnels(frameId, projectId)).toMatchObject([{ id }]);
        await funnels.update(frameId, { ...funnel, deletedAt: at(1) });
        expect(await assignments.ofProjectInLiveFunnels(frameId, projectId)).toEqual([]);
      });
    });

    it('compute boards of open and paused projects', async () => {
      const [step] = funnel.steps;
      const limited = { ...funnel, steps: step ? [{ ...step, lateAfterHours: 2 }, ...funnel.steps.slice(1)] : [] };
      await run(({ funnels }) => funnels.update(frameId, limited));
      const first = await place({}, aProject({ budget: 5 }));
      await place({ status: 'paused', linkedAt: at(1) }, aProject({ budget: 7 }));
      await place({ status: 'won' });

      await run(async ({ board }) => {
        const expected = [{ stepId: stepId(0), count: 2, budget: 12, late: 1 }];
        expect(await board.totals(frameId, funnel.id, at(3))).toEqual(expected);
        const steps = funnel.steps.map(({ id }) => id);
        expect(await board.firstCards(frameId, steps, 1, at(3))).toMatchObject([
          { assignment: { id: first.id }, project: { id: first.projectId, budget: 5 }, late: true },
        ]);
        expect(await board.firstCards(frameId, steps, 1, at(1))).toMatchObject([{ late: false }]);
      });
    });

    it('restore everything when a transaction fails', async () => {
      const failing = run(async ({ funnels, moveKeys }) => {
        await funnels.update(frameId, { ...funnel, name: 'Lost' });
        await moveKeys.claim(frameId, 'lost', newId()).catch(() => false);
        throw new Error('Rejected.');
      });

      await expect(failing).rejects.toThrow('Rejected.');
      const [stored] = await run(({ funnels }) => funnels.findMany(frameId, [funnel.id]));
      expect(stored?.name).toBe(funnel.name);
    });

    it('hide rows from other frames', async () => {
      const { id, projectId } = await place();
      const found = await open().run(newId(), async ({ funnels, assignments, projectFacts }) => [
        ...(await funnels.findMany(newId(), [funnel.id])),
        await assignments.findById(newId(), id),
        await projectFacts.find(newId(), projectId),
      ]);
      expect(found).toEqual([undefined, undefined]);
    });
  });
}
