import { newId } from '@trackway/runtime';
import type { AnswerStore } from '../answers/answer-store';
import type { Accessor } from '../projects/accessor';
import type { Stage } from './stage';
import type { StageStore } from './stage-store';

interface Stores {
  readonly stages: StageStore;
  readonly answers: Pick<AnswerStore, 'lockContext' | 'findInContexts' | 'write'>;
}

/** Runs work in a transaction, and again after a conflict. */
export type RunInTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;

const by = { kind: 'user', id: newId(), name: 'Bo' };
const at = new Date('2026-05-04T09:30:00Z');

export function aStage(frameId: string, changes: Partial<Stage> = {}): Stage {
  const accessor = { type: 'project_step_form', projectId: newId(), id: newId() } as const;
  const values = [{ formId: 1, fieldId: newId(), value: 'first', baseVersion: 0 }];
  return { id: newId(), frameId, accessor, values, by, createdAt: at, committedAt: null, ...changes };
}

/** The behaviour of every stage store, and of its transactions. */
export function describeStageStore(name: string, run: RunInTransaction): void {
  describe(`${name} as a store of staged answers`, () => {
    let frameId: string;
    const insert = (...stages: readonly Stage[]) =>
      run(async (stores) => {
        for (const stage of stages) await stores.stages.insert(stage);
      });
    const idsOf = (stages: readonly Stage[]) => stages.map(({ id }) => id);

    beforeEach(() => {
      frameId = newId();
    });

    it('finds pending stages of projects, oldest first', async () => {
      const [second, first] = [aStage(frameId), aStage(frameId, { createdAt: new Date(0) })];
      const [committed, foreign] = [aStage(frameId, { committedAt: at }), aStage(newId())];
      await insert(second, first, committed, foreign);

      const pending = (projects: readonly string[] | 'all') =>
        run(async ({ stages }) => idsOf(await stages.pending(frameId, projects)));

      expect(await pending('all')).toEqual([first.id, second.id]);
      expect(await pending([second.accessor.projectId, committed.accessor.projectId])).toEqual([second.id]);
      expect(idsOf(await run(({ stages }) => stages.pendingSince(new Date(1), 1)))).toEqual([first.id]);
      await run(({ stages }) => stages.drop(frameId, idsOf([first, second])));
    });

    it('drops only pending stages', async () => {
      const [pending, committed] = [aStage(frameId), aStage(frameId)];
      await insert(pending, committed);
      await run(({ stages }) => stages.commit(committed, at));

      await run(({ stages }) => stages.drop(frameId, idsOf([pending, committed])));

      const find = ({ id }: Stage) => run(({ stages }) => stages.find(frameId, id));
      expect(await find(pending)).toBeUndefined();
      expect(await find(committed)).toEqual({ ...committed, committedAt: at });
    });

    it('commits a stage in one of several concurrent transactions', async () => {
      const stage = aStage(frameId);
      await insert(stage);
      const commitOnce = () =>
        run(async ({ stages }) => {
          const current = await stages.find(frameId, stage.id);
          if (!current || current.committedAt) return 'committed before';
          await stages.commit(current, at);
          return 'committed';
        });

      const results = await Promise.all([commitOnce(), commitOnce(), commitOnce()]);

      expect(results.toSorted()).toEqual(['committed', 'committed before', 'committed before']);
    });

    it('serializes transactions that lock the same context', async () => {
      const accessor: Accessor = { type: 'project_form', projectId: newId(), id: null };
      const field = { formId: 1, formVersion: 1, fieldId: newId(), label: 'Name', type: 'short_text' } as const;
      const answer = { ...field, id: newId(), frameId, accessor, value: 'x', answeredBy: by, answeredAt: at };
      const write = () =>
        run(async ({ answers }) => {
          await answers.lockContext(frameId, 1, accessor);
          const [stored] = await answers.findInContexts(frameId, [accessor]);
          await answers.write([{ ...answer, version: (stored?.version ?? 0) + 1 }], []);
        });

      await Promise.all([write(), write(), write()]);

      const stored = await run(({ answers }) => answers.findInContexts(frameId, [accessor]));
      expect(stored).toMatchObject([{ version: 3 }]);
    });
  });
}
