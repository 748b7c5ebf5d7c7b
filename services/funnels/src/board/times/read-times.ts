import { notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { Funnel } from '../funnels/funnel';
import type { StepStay, StepTimes } from './time-ledger';

export interface ProjectTimes {
  readonly assignment: Assignment;
  readonly stays: readonly StepStay[];
  /** Open, and the forecast date has passed. */
  readonly overdue: boolean;
}

/** The stays of a project in a funnel, also if it has left the funnel. */
export function makeReadProjectTimes({ unitOfWork, clock }: { unitOfWork: UnitOfWork<BoardStores>; clock: Clock }) {
  return ({ frameId }: Caller, funnelId: string, projectId: string): Promise<ProjectTimes> =>
    unitOfWork.run(frameId, async ({ assignments, ledger }) => {
      const assignment = await assignments.find(frameId, funnelId, projectId);
      if (!assignment) throw notFound('assignment');
      const now = clock();
      const today = now.toISOString().slice(0, 10);
      const { forecastDate, status, leftAt } = assignment;
      const overdue = status === 'open' && leftAt === null && forecastDate !== null && forecastDate < today;
      return { assignment, stays: await ledger.staysOf(frameId, assignment.id, now), overdue };
    });
}

/** Statistics of the stays in each step of a funnel. Steps without stays are left out. */
export function makeReadFunnelTimes({ unitOfWork, clock }: { unitOfWork: UnitOfWork<BoardStores>; clock: Clock }) {
  return ({ frameId }: Caller, funnelId: string): Promise<{ funnel: Funnel; times: readonly StepTimes[] }> =>
    unitOfWork.run(frameId, async ({ funnels, ledger }) => {
      const [funnel] = await funnels.findMany(frameId, [funnelId]);
      if (!funnel || funnel.deletedAt) throw notFound('funnel');
      return { funnel, times: await ledger.timesOf(frameId, funnelId, clock()) };
    });
}
