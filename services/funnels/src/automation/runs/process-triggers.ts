import type { Clock, NewId } from '@trackway/runtime';
import type { Partition, ProcessPartition } from '../../shared/queues/keyed-queue';
import type { Stores, UnitOfWork } from '../../unit-of-work';
import { MAX_PENDING } from '../triggers/trigger-store';
import { groupByTrigger, type makeEvaluateCandidates } from './evaluate-candidates';
import type { makeExecuteRun } from './execute-run';
import { type CandidateEvaluations, type Matches, matchTriggers, recordRuns } from './match-triggers';
import type { Run } from './run';

/** Runs of one partition before it is released, so that other partitions are processed. */
const RUNS_PER_LEASE = 20;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly evaluateCandidates: ReturnType<typeof makeEvaluateCandidates>;
  readonly executeRun: ReturnType<typeof makeExecuteRun>;
  /** Replaces due schedules that run on each project with one trigger for each project. */
  readonly expandSchedules: (partition: Partition) => Promise<void>;
  readonly newId: NewId;
  readonly clock: Clock;
}

interface PendingRuns {
  readonly matches: Matches;
  readonly runs: readonly Run[];
}

/** Matches the pending triggers of a partition with rules and executes the resulting runs, in order. */
export function makeProcessTriggers(deps: Deps): ProcessPartition {
  return async (partition, holdsLease) => {
    const { matches, runs } = await recordPendingRuns(deps, partition);
    for (const run of runs) {
      const result = await deps.executeRun(partition.frameId, run, holdsLease);
      if (result !== 'finished' && result !== 'suspended') return result;
    }
    const isComplete = matches.triggers.length < MAX_PENDING && runs.length < RUNS_PER_LEASE;
    return isComplete ? 'empty' : { retryInMs: 0 };
  };
}

/** Uses one transaction, unless the projects service has to be called in between. */
async function recordPendingRuns(deps: Deps, partition: Partition): Promise<PendingRuns> {
  const { frameId, partitionId } = partition;
  const match = (stores: Stores) => matchTriggers(stores, partition);
  const record = async (stores: Stores, matches: Matches, evaluations: CandidateEvaluations): Promise<PendingRuns> => {
    await recordRuns(stores, frameId, matches, { evaluations, newId: deps.newId, now: deps.clock() });
    return { matches, runs: await stores.runs.findPending(frameId, partitionId, RUNS_PER_LEASE) };
  };
  const first = await deps.unitOfWork.run(frameId, async (stores) => {
    const matches = await match(stores);
    const needsCalls = hasSchedules(matches) || groupByTrigger(matches.candidates).length > 0;
    return { matches, recorded: needsCalls ? undefined : await record(stores, matches, NO_EVALUATIONS) };
  });
  if (first.recorded) return first.recorded;
  if (hasSchedules(first.matches)) await deps.expandSchedules(partition);
  const matches = hasSchedules(first.matches) ? await deps.unitOfWork.run(frameId, match) : first.matches;
  const evaluations = await deps.evaluateCandidates(frameId, matches.candidates);
  return await deps.unitOfWork.run(frameId, (stores) => record(stores, matches, evaluations));
}

function hasSchedules({ triggers }: Matches): boolean {
  return triggers.some(({ type, projectId }) => type === 'schedule' && projectId === null);
}

const NO_EVALUATIONS: CandidateEvaluations = { skipped: new Map(), readings: new Map() };
