import { notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Funnel, Step } from '../funnels/funnel';
import type { Card, StepTotals } from './board-store';

export interface BoardStep {
  readonly step: Step;
  readonly totals: Omit<StepTotals, 'stepId'>;
  readonly cards: readonly Card[];
}

export interface Board {
  readonly funnel: Funnel;
  readonly steps: readonly BoardStep[];
}

const NOTHING = { count: 0, budget: 0, late: 0 };

/** Totals and the first page of each step. Needs three queries for any number of steps. */
export function makeReadBoard(deps: { unitOfWork: UnitOfWork<BoardStores>; clock: Clock }) {
  return ({ frameId }: Caller, funnelId: string, perStep: number): Promise<Board> =>
    deps.unitOfWork.run(frameId, async ({ funnels, board }) => {
      const [funnel] = await funnels.findMany(frameId, [funnelId]);
      if (!funnel || funnel.deletedAt) throw notFound('funnel');
      const now = deps.clock();
      const stepIds = funnel.steps.map(({ id }) => id);
      const totals = new Map((await board.totals(frameId, funnelId, now)).map((of) => [of.stepId, of]));
      const cards = await board.firstCards(frameId, stepIds, perStep, now);
      const byStep = Map.groupBy(cards, ({ assignment }) => assignment.stepId);
      const steps = funnel.steps.map((step) => ({
        step,
        totals: totals.get(step.id) ?? NOTHING,
        cards: byStep.get(step.id) ?? [],
      }));
      return { funnel, steps };
    });
}
